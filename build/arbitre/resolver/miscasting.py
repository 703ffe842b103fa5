"""Parts of a question given amiss by a chain: nobody would hear what is said of them."""

from __future__ import annotations

from collections.abc import Iterator

from ..graph import Node, Reference
from .reading import Reading


def miscast(reference: Reference, reading: Reading, chain: Node) -> Iterator[tuple[str, str, str]]:
    """The parts of a chain's stages that are given in vain, or to a name that the question reads for itself: the name, what is wrong, the way out."""
    for rank, stage in enumerate(chain.data.get("stages", ()), 1):
        asked, parts = reference[stage.asks], {part for part, _ in stage.casts}
        read, present = reading.depths(asked.id), reading.present(asked.id)
        for part, player in stage.casts:
            if part not in read and part not in present:
                yield part, f"le maillon {rank} donne la place de {part}, que {asked.name} ne lit pas", f"ôtez cet arb:casts, ou nommez ce que {asked.name} lit"
            elif player in read and player not in parts:
                said = f"au maillon {rank}, {player} tient la place de {part}, et {asked.name} lit {player} aussi pour ce qu'il est"
                yield player, said, f"faites tenir la place de {part} par un nom que {asked.name} ne lit pas, ou donnez aussi celle de {player}"
