"""`arbitre lsp`: the Language Server Protocol over standard input and output, carried by pygls; words.py and finding.py answer.

Names come from the graph as it last could be read, so that a file being typed does not empty the list of names. What is wrong with a
text is told as it is typed; what is wrong with its game, when it is saved.
"""

from __future__ import annotations

import contextlib
import logging
import os
import sys
import threading
from pathlib import Path

from lsprotocol import types
from pygls import uris
from pygls.lsp.server import LanguageServer
from pygls.workspace import TextDocument

from ..errors import ArbitreError
from ..graph import Problem, Reference, load, located
from . import finding, words

NAME = "arbitre"
LANGUAGE = ".ttl"
KINDS = {"Property": types.CompletionItemKind.Property, "Class": types.CompletionItemKind.Class, "ObjectProperty": types.CompletionItemKind.Property,
         "Measure": types.CompletionItemKind.Value, "Document": types.CompletionItemKind.File}


class Editor:
    """One project as an editor sees it."""

    def __init__(self, root: Path, check: finding.Check, server: LanguageServer) -> None:
        self.root, self.check, self.server = root, check, server
        self._reference: Reference | None = None
        self._shown: dict[str, list[Problem]] = {}  # what the last check found, by file
        self._asked: set[str] = set()  # files saved since the check that runs began
        self._lock = threading.Lock()
        self._running = False

    @property
    def reference(self) -> Reference | None:
        """The graph as it could last be read; None as long as it never could."""
        if self._reference is None:
            self.refresh()
        return self._reference

    def refresh(self) -> None:
        """Reads the graph again; keeps the one it had where that cannot be."""
        try:
            self._reference = load(self.root)
        except ArbitreError as error:
            logging.getLogger(NAME).info("%s", error)

    def file(self, uri: str) -> str:
        """The name of a document in the project: content/jeu/combat.ttl; "" outside of it."""
        path = Path(uris.to_fs_path(uri) or "").resolve()
        return path.relative_to(self.root).as_posix() if path.is_relative_to(self.root) else ""

    def uri(self, file: str) -> str:
        """The address of a file of the project, or of the package that brings it."""
        return uris.from_fs_path(str(located(self.root, file)[0].resolve())) or ""

    def typed(self, document: TextDocument) -> None:
        """Tells what is wrong with a text as it stands; what the last check said of it stays until the next."""
        file = self.file(document.uri)
        if file.endswith(LANGUAGE):
            self._publish(file, finding.written(self.root, file, document.source) or self._shown.get(file, []))

    def saved(self, uri: str) -> None:
        """Checks the game of a file; what is saved meanwhile is checked after."""
        with self._lock:
            self._asked.add(self.file(uri))
            if self._running:
                return
            self._running = True
        while True:
            with self._lock:
                files, self._asked = {file for file in self._asked if file}, set()
                if not files:
                    self._running = False
                    return
            games = {finding.game_of(self.root, file): file for file in sorted(files)}
            for file in [games[None]] if None in games else games.values():
                self._told(finding.checked(self.root, file, self.check), finding.game_of(self.root, file))
            self.refresh()

    def _told(self, problems: list[Problem], game: str | None) -> None:
        """Shows what a check found, and no longer what the one before found in the same game."""
        found = finding.by_file(problems)
        gone = [file for file in self._shown if file not in found and (game is None or finding.game_of(self.root, file) in (game, None))]
        for file in (*found, *gone):
            self._shown[file] = found.get(file, [])
            self._publish(file, self._shown[file])

    def _publish(self, file: str, problems: list[Problem]) -> None:
        uri = self.uri(file)
        told = [self._diagnostic(uri, problem) for problem in problems]
        self.server.text_document_publish_diagnostics(types.PublishDiagnosticsParams(uri, told))

    def _diagnostic(self, uri: str, problem: Problem) -> types.Diagnostic:
        line = max(0, problem.line - 1)
        text = self.server.workspace.get_text_document(uri)
        lines = text.lines if Path(text.path).is_file() or uri in self.server.workspace.text_documents else ()
        here = lines[line].rstrip("\r\n") if line < len(lines) else ""
        severity = types.DiagnosticSeverity.Error if problem.severity == "error" else types.DiagnosticSeverity.Warning
        related = [
            types.DiagnosticRelatedInformation(types.Location(self.uri(one.file), _line(one.line - 1)), one.message) for one in problem.examples
        ]
        span = types.Range(types.Position(line, len(here) - len(here.lstrip())), types.Position(line, max(1, len(here))))
        return types.Diagnostic(span, f"{problem.message} → {problem.remedy}", severity=severity, source=NAME, related_information=related or None)


def _line(line: int) -> types.Range:
    return types.Range(types.Position(max(0, line), 0), types.Position(max(0, line) + 1, 0))


def server(root: Path, check: finding.Check) -> LanguageServer:
    """The server of one project, ready to be started; `check` finds every problem of a project."""
    made = LanguageServer(NAME, "1", text_document_sync_kind=types.TextDocumentSyncKind.Full)
    editor = Editor(Path(root).resolve(), check, made)

    @made.feature(types.TEXT_DOCUMENT_DID_OPEN)
    def opened(params: types.DidOpenTextDocumentParams) -> None:
        editor.typed(made.workspace.get_text_document(params.text_document.uri))

    @made.feature(types.TEXT_DOCUMENT_DID_CHANGE)
    def changed(params: types.DidChangeTextDocumentParams) -> None:
        editor.typed(made.workspace.get_text_document(params.text_document.uri))

    @made.feature(types.TEXT_DOCUMENT_DID_SAVE)
    @made.thread()
    def saved(params: types.DidSaveTextDocumentParams) -> None:
        editor.saved(params.text_document.uri)

    @made.feature(types.TEXT_DOCUMENT_COMPLETION, types.CompletionOptions(trigger_characters=[":", "."]))
    def completion(params: types.CompletionParams) -> types.CompletionList:
        document = made.workspace.get_text_document(params.text_document.uri)
        reference, offset = editor.reference, document.offset_at_position(params.position)
        offer = words.offer(reference, document.source, offset) if reference is not None else None
        if offer is None:
            return types.CompletionList(False, [])
        span = types.Range(document.client_position_at_offset(offer.start), params.position)
        return types.CompletionList(not offer.whole, [_item(word, span, rank) for rank, word in enumerate(offer.words)])

    @made.feature(types.TEXT_DOCUMENT_HOVER)
    def hover(params: types.HoverParams) -> types.Hover | None:
        document = made.workspace.get_text_document(params.text_document.uri)
        found = _under(editor, document, params.position)
        told = words.explained(editor.reference, found[0]) if found else None
        if told is None:
            return None
        span = types.Range(document.client_position_at_offset(found[1]), document.client_position_at_offset(found[2]))
        return types.Hover(types.MarkupContent(types.MarkupKind.Markdown, told), span)

    @made.feature(types.TEXT_DOCUMENT_DEFINITION)
    def definition(params: types.DefinitionParams) -> types.Location | None:
        document = made.workspace.get_text_document(params.text_document.uri)
        found = _under(editor, document, params.position)
        node = words.described(editor.reference, found[0]) if found else None
        return types.Location(editor.uri(node.file), _line(node.line - 1)) if node is not None else None

    return made


def _under(editor: Editor, document: TextDocument, position: types.Position) -> tuple[str, int, int] | None:
    if editor.reference is None:
        return None
    return words.under(editor.reference, document.source, document.offset_at_position(position))


def _item(word: words.Word, span: types.Range, rank: int) -> types.CompletionItem:
    return types.CompletionItem(
        word.name, kind=KINDS.get(word.kind, types.CompletionItemKind.Reference), detail=word.detail,
        documentation=types.MarkupContent(types.MarkupKind.Markdown, word.text) if word.text else None,
        sort_text=f"{rank:04}", filter_text=word.name, text_edit=types.TextEdit(span, word.name),
    )


def serve(root: Path, check: finding.Check) -> None:
    """Answers the editor that started it, until it leaves."""
    logging.getLogger("pygls").setLevel(logging.ERROR)
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as out, contextlib.redirect_stdout(sys.stderr):  # pygls closes it; nothing else may write there
        server(root, check).start_io(stdout=out)
