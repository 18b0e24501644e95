"""How much."""

from __future__ import annotations

from westmarch.cards.speech.words import Table

AMOUNTS: Table = {
    "paid": ("X", "X"),
    "count": ("for each {who}", "por cada {who}"),
    "chosen": ("for each of them", "por cada uno de ellos"),
    "among": ("for each {who} revealed", "por cada {who} entre esas cartas"),
    "shadow cards": ("for each Shadow card among them", "por cada carta de Sombra entre ellas"),
    "cost of": ("for each twilight token it costs", "por cada punto de su coste de penumbra"),
    "pipes": ("for each of them", "por cada una de ellas"),
    "wounds": ("for each wound on {who}", "por cada herida de {who}"),
    "wounds of it": ("for each wound on it", "por cada herida que tenga"),
    "burdens": ("for each burden", "por cada carga"),
    "pool": ("for each twilight token", "por cada contador de penumbra"),
    "strength": ("for each point of strength of {who}", "por cada punto de fuerza de {who}"),
    "tokens": ("for each token here", "por cada ficha que haya aquí"),
    "matching tokens": ("for each token here that {who} has too", "por cada ficha de aquí que también tenga {who}"),
    "controlled": ("for each site you control", "por cada sitio que controles"),
    "races": ("for each race of {plural}", "por cada raza entre {plural}"),
    "hand": ("for each card in your hand", "por cada carta de tu mano"),
    "over": ("for each companion over {word}", "por cada compañero por encima de {word}"),
    "unbound over": ("for each unbound companion over {word}", "por cada compañero no vinculado por encima de {word}"),
    "dead pile": ("for each card in the dead pile", "por cada carta de la pila de muertos"),
}  # fmt: skip
