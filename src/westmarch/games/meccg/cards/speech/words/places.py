"""Where cards are, and what a phrase without any noun is about, by place."""

# ruff: noqa: E501  both languages of a phrase stand on one line

from __future__ import annotations

from westmarch.cards.speech.words import Nouns, Table, noun

PLACES: Table = {
    "mine": ("of yours", "de los tuyos"),
    "theirs": ("of your opponent", "de tu oponente"),
    "targets": ("of the company", "de la compañía"),
    "defenders": ("of the attacked company", "de la compañía atacada"),
    "struck": ("", ""),
    "wounded": ("wounded by it", "herido por él"),
    "checker": ("making the check", "que haga el chequeo"),
    "checker-company": ("in his company", "en su compañía"),
    "companions": ("of the company", "de la compañía"),
    "its-company": ("of his company", "de su compañía"),
    "company-items": ("of the company", "de la compañía"),
    "bore": ("that he bears", "que lleve"),
    "items": ("of yours", "de los tuyos"),
    "on-bearer": ("on the bearer", "sobre el portador"),
    "corruption-cards": ("", ""),
    "events": ("in play", "en juego"),
    "hazards": ("among the hazards in play", "de entre las adversidades en juego"),
    "all-factions": ("in play", "en juego"),
    "attached": ("in play", "en juego"),
    "agents": ("at the company's new site", "en el nuevo lugar de la compañía"),
    "my-agents": ("of yours", "de los tuyos"),
    "agent-who-tries": ("who makes it", "que lo haga"),
    "unmasked": ("", ""),
    "hand": ("from your hand", "de tu mano"),
    "their-hand": ("from his hand", "de su mano"),
    "deck": ("from your play deck", "de tu mazo de juego"),
    "discard": ("from your discard pile", "de tu descarte"),
    "deck-or-discard": ("from your play deck or discard pile", "de tu mazo de juego o de tu descarte"),
    "sideboard": ("from your sideboard", "de tu baraja complementaria"),
    "sideboard-or-discard": ("from your sideboard or discard pile", "de tu baraja complementaria o de tu descarte"),
    "their-stored": ("that your opponent has stored", "que tu oponente haya almacenado"),
    "factions": ("of your opponent", "de tu oponente"),
    "top-of-deck": ("of the top 8 of your play deck", "de las 8 primeras de tu mazo de juego"),
    "my-points": ("from among your stored cards", "de entre tus cartas almacenadas"),
    "all-points": ("in play", "en juego"),
    "sharing": ("", ""),
    "attempting": ("making the attempt", "que haga el intento"),
    "fighters": ("of the attacked company", "de la compañía atacada"),
    "opponents-hand": ("in your opponent's hand", "en la mano de tu oponente"),
    "bore-by-tapped": ("that he bears", "que lleve"),
    "spent-agents": ("in play", "en juego"),
    "borne-here": ("of the company", "de la compañía"),
    "on-bound": ("on him", "sobre él"),
    "masked-agents": ("of your opponent", "de tu oponente"),
    "under-this": ("under this card", "bajo esta carta"),
    "hand-or-discard": ("from your hand or discard pile", "de tu mano o de tu descarte"),
    "bound-item": ("", ""),
    "their-seen-discard": ("that you have seen your opponent discard", "que hayas visto descartar a tu oponente"),
}
#: Places that are said of a card by name as well: it may lie elsewhere too.
OF_NAMED = ("hand", "their-hand", "discard", "my-points")
#: Where agents are: persons, also where nothing more is said of them.
AGENTS = ("agents", "my-agents", "unmasked", "masked-agents", "agent-who-tries", "spent-agents")
#: What a phrase without any noun is about, by place.
HEADS: dict[str, Nouns] = {
    "nazgul": noun("Nazgûl permanent event", "Nazgûl permanent events", "suceso permanente Nazgûl", "sucesos permanentes Nazgûl"),
    "agents": noun("agent", "agents", "agente", "agentes"),
    "my-agents": noun("agent", "agents", "agente", "agentes"),
    "unmasked": noun("agent", "agents", "agente", "agentes"),
    "corruption-cards": noun("corruption card", "corruption cards", "carta de corrupción", "cartas de corrupción", "f"),
    "all-factions": noun("faction", "factions", "facción", "facciones", "f"),
    "agent-who-tries": noun("agent", "agents", "agente", "agentes"),
    "my-sites": noun("site", "sites", "lugar", "lugares"),
    "all-allies": noun("ally", "allies", "aliado", "aliados"),
    "company-events": noun("resource permanent-event", "resource permanent-events", "suceso permanente de recurso", "sucesos permanentes de recurso"),
    "allies": noun("ally of the company", "allies of the company", "aliado de la compañía", "aliados de la compañía"),
    "top-of-deck": noun("card", "cards", "carta", "cartas", "f"),
    "fighters": noun("character or ally", "characters or allies", "personaje o aliado", "personajes o aliados"),
    "sharing": noun("helper", "helpers", "ayudante", "ayudantes"),
    "bound-item": noun("item", "items", "objeto", "objetos"),
    "masked-agents": noun("agent", "agents", "agente", "agentes"),
    "spent-agents": noun("tapped or wounded agent", "tapped or wounded agents", "agente girado o herido", "agentes girados o heridos"),
}  # fmt: skip
