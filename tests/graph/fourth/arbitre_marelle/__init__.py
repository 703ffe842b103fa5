"""Hopscotch, for the tests: the smallest game that lives outside the project, with one procedure."""

from arbitre.resolver.procedures import answer, procedure


@procedure("ma:compter")
def count(context, *, pas_faits):
    """As many steps as were made."""
    return answer(context, f"{pas_faits} pas", f"{pas_faits} pas")
