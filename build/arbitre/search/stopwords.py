"""French words a search ignores, folded. Words that mean something at a games table are kept on purpose.

Whoosh's own French list lacks "les" and drops nothing of a spoken question; this one is ours. Kept, because rules are
told apart by them: avant, après, arrière, contre, dernier, deux, entre, hors, jamais, moins, pendant, plus, premier,
sans, seul, sous, sur (see below), tour, tous.
"""

from __future__ import annotations

_ARTICLES = "le la les l un une des de du d au aux et ou ni or donc car mais si que qu qui quoi dont ou lequel laquelle"
_PRONOUNS = (
    "je j tu t il elle on nous vous ils elles me m te se s lui leur leurs y en moi toi soi eux ce c cet cette ces ca cela "
    "ceci celui celle ceux celles mon ma mes ton ta tes son sa ses notre nos votre vos quel quelle quels quelles lesquels "
    "lesquelles auquel duquel desquels quelqu chaque meme memes autre autres tel telle tels telles quelque quelques uns unes"
)
_LINKS = (
    "a dans par pour avec chez vers lors lorsqu lorsque puisqu puisque jusqu jusque quoiqu alors ainsi aussi comme comment "
    "combien quand pourquoi est-ce deja encore tres trop bien ici la-bas voici voila n ne pas oui non parce afin tellement"
)
_VERBS = (
    "suis es est sommes etes sont etait etaient etais serai sera serait seront soit soient ete etre etant ai as avons avez "
    "ont avait avaient aurai aura aurait auront aie ait avoir eu peux peut pouvons pouvez peuvent pouvait pourrait "
    "pourra puis puisse pouvoir dois doit devons devez doivent devait devra devoir faut faudrait falloir fais fait font "
    "faite faites faits faisait faisant dite dites dits "
    "faire fera va vais vas vont aller veux veut voulez vouloir veulent passe arrive quelle sais sait savoir dit dire"
)
_ENGLISH = "the of and are does what how when if this that"  # not those a French word begins with: do, in, to…

_TYPED = "ki ke koi kan keske kel kelle ya jdis jsuis chuis tt tps tmp cb pr ds dsl svp stp"  # as on a telephone

STOP = frozenset(f"{_ARTICLES} {_PRONOUNS} {_LINKS} {_VERBS} {_ENGLISH} {_TYPED}".replace("est-ce", "est ce").split()) | {
    letter for letter in "abcdefghijklmnopqrstuvwxyz"
}

# What is said around a question: it tells questions apart a little, and never pages.
SPEECH = STOP | frozenset(
    "an any are as at be because been before but by can could did do does doing each for from get gets got had has have he her him his "
    "i in into is it its just may me my no not off on one or our out over she so some still than their them then there these they to too "
    "up us was we were when where which while who why will with would you your after again all also am much many "
    "moi toi juste quel encore pareil truc chose".split()
)
