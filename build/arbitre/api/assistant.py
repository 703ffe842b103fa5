"""`arbitre mcp`: the questions as tools of an assistant, by the Model Context Protocol over standard input and output, carried by `mcp`.

Each tool answers twice: in words, the verdict first and its citations after it, and as the same JSON as over HTTP.
"""

from __future__ import annotations

import sys
from functools import partial
from importlib.metadata import version
from pathlib import Path

import anyio
import mcp_types as types
from anyio import to_thread
from mcp.server import Server
from mcp.server.stdio import stdio_server

from .calls import CALLS, Call
from .desk import Desk
from .problems import Problem, problem
from .shapes import SHAPES

TOOLS = ("search", "rule", "resolve", "cite")
ADVICE = (
    "Arbitre énonce, source et juge des règles de jeux de figurines : {games}. Ne répondez jamais de mémoire : cherchez la page (search), lisez-la (rule) ; "
    "pour une situation, lisez la page de la question (« call », « takes »), puis posez-la (resolve). Donnez le verdict tel quel, avec le lien de chaque règle "
    "citée ; un litige se dit, avec l'autre lecture. Ce que la référence ne dit pas, dites qu'elle ne le dit pas."
)


def server(desk: Desk) -> Server:
    """The server of one desk, ready to be run."""
    calls = {call.name: call for call in CALLS if call.name in TOOLS}
    turn = anyio.Lock()

    async def offered(context: object, params: object) -> types.ListToolsResult:
        return types.ListToolsResult(tools=[_tool(calls[name]) for name in TOOLS])

    async def called(context: object, params: types.CallToolRequestParams) -> types.CallToolResult:
        try:
            if params.name not in calls:
                raise Problem("inconnu", f"outil inconnu : {params.name[:100]}", f"outils : {', '.join(TOOLS)}")
            call = calls[params.name]
            said = call.read(dict(params.arguments or {}))
            async with turn:
                found = await to_thread.run_sync(partial(call.ask, desk, **said))
        except Exception as error:
            return _wrong(params.name, error)
        return types.CallToolResult(content=[types.TextContent(text=_words(call.name, found))], structured_content=found)

    games = ", ".join(f"{game['label']} (game={game['name']})" for game in desk.about()["games"])
    return Server("arbitre", version=version("arbitre"), title="Arbitre", instructions=ADVICE.format(games=games), on_list_tools=offered, on_call_tool=called)


def serve(root: Path) -> None:
    """Answers the assistant that started it, until it leaves. Raises GraphError when the graph cannot be read."""
    desk = Desk(root)
    anyio.run(_answer, desk)


async def _answer(desk: Desk) -> None:
    async with stdio_server() as (read, write):
        made = server(desk)
        await made.run(read, write, made.create_initialization_options())


def _tool(call: Call) -> types.Tool:
    hints = types.ToolAnnotations(read_only_hint=True, destructive_hint=False, idempotent_hint=True, open_world_hint=False)
    return types.Tool(name=call.name, title=call.summary, description=f"{call.summary}. {call.meaning}", input_schema=call.schema,
                      output_schema=SHAPES[call.answer], annotations=hints)


def _wrong(name: str, error: Exception) -> types.CallToolResult:
    """What went wrong, for the assistant to mend; what nobody expected is told on standard error."""
    found = problem(error)
    if found.kind == "faute":
        print(f"arbitre : {name[:100]} : {type(error).__name__} : {' '.join(str(error).split())[:300]}", file=sys.stderr, flush=True)
    return types.CallToolResult(content=[types.TextContent(text=str(found))], is_error=True)


def _words(name: str, found: dict) -> str:
    """An answer in words."""
    return "\n".join({"search": _found, "rule": _rule, "resolve": _verdict, "cite": lambda said: [said["cited"]]}[name](found))


def _found(found: dict) -> list[str]:
    hits = [f"{hit['id']} · {hit['label']} : {hit['excerpt']}" for hit in found["results"]]
    return [*([f"vous cherchiez « {found['suggestion']} »"] if found["suggestion"] else []), *(hits or ["rien trouvé"])]


def _rule(found: dict) -> list[str]:
    asked = [f"Question : {found['call']}"] if "call" in found else []
    return [f"{found['code']} {found['label']}", found["statement"], *found["effects"], *asked, found["link"]]


def _verdict(found: dict) -> list[str]:
    others = [f"{a['dispute']}, lecture {a['reading']} : {a['verdict']}" for a in found["answers"]]
    unread = [f"non considéré ici : {', '.join(found['unread'])}"] if found["unread"] else []
    idle = [f"sans effet ici : {', '.join(found['idle'])}"] if found["idle"] else []
    idle += [f"{name} : {question} en tient compte" for name, question in found["counts_in"].items()]
    why = [f"{line['code']} {line['label']} : {line['text']}" for line in found["trace"]]
    cited = [f"[{c['code']} {c['label']}]({c['url']}) d'après {' ; '.join(c['sources'])}" for c in found["citations"]]
    return [*unread, found["verdict"], *others, *idle, "Raisons :", *why, "Citations :", *cited]
