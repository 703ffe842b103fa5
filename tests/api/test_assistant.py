"""`arbitre mcp`, driven as an assistant drives it: over its standard input and output, by the client of the same protocol."""

from __future__ import annotations

import os
import sys

import anyio
import loops
import pytest
from jsonschema import Draft202012Validator
from mcp import StdioServerParameters
from mcp.client.client import Client
from mcp.client.stdio import stdio_client

from arbitre.api.assistant import server
from arbitre.api.shapes import SHAPES

PATIENCE = 120  # seconds for the whole conversation
DOS = "frapper(adresse=5, esquive=14, des=[3, 4], de_dos=True)"


def talk(project, conversation):
    """Runs one conversation with a server of its own."""
    command = StdioServerParameters(command=sys.executable, args=["-m", "arbitre", "--root", str(project), "mcp"], env=dict(os.environ))

    async def run():
        with anyio.fail_after(PATIENCE):
            async with Client(stdio_client(command)) as client:
                await conversation(client)

    loops.run(run)


def test_an_assistant_is_answered(project):
    async def conversation(client):
        assert "Jeu d'essai (game=essai)" in client.instructions
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        assert set(tools) == {"search", "rule", "resolve", "cite"}
        for tool in tools.values():
            Draft202012Validator.check_schema(tool.input_schema)
            Draft202012Validator.check_schema(tool.output_schema)
            assert tool.description and tool.annotations.read_only_hint

        found = await client.call_tool("search", {"q": "attaque dos", "limit": 2})
        assert found.structured_content["results"][0]["id"] == "es:dos" and "es:dos" in found.content[0].text
        rule = await client.call_tool("rule", {"name": "Frapper"})
        assert "Question : frapper(" in rule.content[0].text
        verdict = await client.call_tool("resolve", {"game": "essai", "question": DOS})
        Draft202012Validator(SHAPES["Verdict"]).validate(verdict.structured_content)
        said = verdict.content[0].text
        assert said.startswith("Touche : 3 + 4 + 5 (ADR) + 2 (ES-118) = 14 contre ESQ 14")
        assert "ES-190, lecture B : Touche" in said and "](https://arbitre.example/essai/dos/?v=" in said and "p. 4" in said
        cited = await client.call_tool("cite", {"name": "ES-118", "form": "markdown"})
        assert cited.content[0].text.startswith(">")

    talk(project, conversation)


@pytest.mark.parametrize(("tool", "said", "told"), [
    ("resolve", {"game": "essai", "question": "frapper(esquive=12)"}, "il manque adresse"),
    ("resolve", {"game": "essai", "question": "import os"}, "→"),
    ("resolve", {"game": "essai"}, "il manque question"),
    ("rule", {"name": "nulle part ailleurs"}, "rien ne s'appelle"),
    ("rule", {"name": 3}, "un texte est attendu"),
    ("search", {"q": "x" * 500}, "au plus 200"),
    ("search", {"q": "dos", "limit": 10**30}, "un nombre entier"),
    ("search", {"q": "dos", "page": 2}, "paramètre inconnu"),
    ("delete", {}, "outil inconnu"),
])
def test_what_is_wrong_is_told_to_be_mended(desk, tool, said, told):
    """Without a process: the same server, its handlers called as the protocol calls them."""
    async def ask():
        async with Client(server(desk)) as client:
            return await client.call_tool(tool, said)

    answer = loops.run(ask)
    assert answer.is_error and told in answer.content[0].text and "→" in answer.content[0].text and "Traceback" not in answer.content[0].text
