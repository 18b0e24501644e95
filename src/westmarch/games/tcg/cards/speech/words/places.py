"""Where cards are that are not in play."""

from __future__ import annotations

from westmarch.cards.speech.words import Table

PLACES: Table = {
    "hand": ("from hand", "de la mano"),
    "discard": ("from your discard pile", "de tu pila de descartes"),
    "deck": ("from your draw deck", "de tu mazo"),
    "deck or hand": ("from your draw deck or hand", "de tu mazo o de la mano"),
    "deck or discard": ("from your draw deck or discard pile", "de tu mazo o pila de descartes"),
    "support or discard": ("from your support area or discard pile", "de tu área de apoyo o pila de descartes"),
    "stacked": ("", ""),
    "all stacked": ("", ""),
    "revealed": ("revealed", "de las mostradas"),
    "fp hand": ("from hand", "de la mano"),
    "opponent hand": ("from hand", "de la mano"),
    "dead": ("from your dead pile", "de tu pila de muertos"),
}
