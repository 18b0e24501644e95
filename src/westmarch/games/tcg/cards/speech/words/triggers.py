"""When. Words with a leading ``@`` are a moment of their own and follow neither *when* nor *each time*."""

# ruff: noqa: E501  both languages of a phrase stand on one line

from __future__ import annotations

from westmarch.cards.speech.words import Table

#: Phases that have a beginning and an end of their own.
PHASES: Table = {
    "fellowship": ("fellowship", "comunidad"),
    "shadow": ("Shadow", "Sombra"),
    "maneuver": ("maneuver", "maniobra"),
    "archery": ("archery", "arquería"),
    "assignment": ("assignment", "asignación"),
    "regroup": ("regroup", "reagrupación"),
}
TRIGGERS: Table = {
    "wins": ("{who} wins a skirmish", "{who} gane una escaramuza"),
    "wins.other": ("{who} wins a skirmish against {other}", "{who} gane una escaramuza contra {other}"),
    "loses": ("{who} loses a skirmish", "{who} pierda una escaramuza"),
    "loses.other": ("{who} loses a skirmish involving {other}", "{who} pierda una escaramuza en la que participe {other}"),
    "played": ("{who} is played", "se juegue {who}"),
    "played.other": ("{who} is played on {other}", "se juegue {who} sobre {other}"),
    "wound": ("{who} takes a wound", "{who} reciba una herida"),
    "wound.about": ("{who} is about to take a wound", "{who} esté a punto de recibir una herida"),
    "exert": ("{who} exerts", "{who} se esfuerce"),
    "exert.about": ("{who} is about to exert", "{who} esté a punto de esforzarse"),
    "heal.about": ("{who} is about to heal", "{who} esté a punto de curarse"),
    "discard": ("{who} is discarded", "{who} se descarte"),
    "discard.about": ("{who} is about to be discarded", "{who} esté a punto de descartarse"),
    "kill": ("{who} is killed", "{who} muera"),
    "kill.other": ("{who} is killed in a skirmish involving {other}", "{who} muera en una escaramuza en la que participe {other}"),
    "burden": ("a burden is added", "se añada una carga"),
    "burden.about": ("a burden is about to be added", "esté a punto de añadirse una carga"),
    "remove burden": ("a burden is removed", "se retire una carga"),
    "twilight.about": ("twilight tokens are about to be added", "estén a punto de añadirse contadores de penumbra"),
    "fp draws": ("the Free Peoples player draws a card or takes one into hand", "el jugador de Gentes Libres robe una carta o tome una en la mano"),
    "shadow draws": ("an opponent draws a card or takes one into hand", "un oponente robe una carta o tome una en la mano"),
    "revealed": ("the Free Peoples player makes you reveal {who}", "el jugador de Gentes Libres te haga mostrar {who}"),
    "forced discard": ("a Shadow card makes you discard from hand", "una carta de Sombra te haga descartar de la mano"),
    "put on": ("{who} puts on The One Ring", "{who} se ponga El Anillo Único"),
    "bearer lost.about": ("{who} dies", "{who} muera"),
    "event.about": ("{who} is played", "se juegue {who}"),
    "ability.about": ("a special ability is used", "se use una habilidad especial"),
    "ability.skirmish": ("a skirmish special ability is used", "se use una habilidad especial de escaramuza"),
    "ability.of": ("a special ability of {who} is used", "se use una habilidad especial de {who}"),
    "move": ("the fellowship moves", "la comunidad se mueva"),
    "move from": ("the fellowship moves from {who}", "la comunidad se mueva desde {who}"),
    "move to": ("the fellowship moves to {who}", "la comunidad se mueva a {who}"),
    "assigned.other": ("{other} is assigned to a skirmish", "{other} sea asignado a una escaramuza"),
    "assigned.both": ("{who} is assigned to {other}", "{who} sea asignado contra {other}"),
    "assigned by fp.other": ("the Free Peoples player assigns {other} to {who}", "el jugador de Gentes Libres asigne a {other} contra {who}"),
    "control.about": ("an opponent is about to take control of a site", "un oponente esté a punto de tomar el control de un sitio"),
    "start turn": ("@at the start of each of your turns", "@al principio de cada uno de tus turnos"),
    "end turn": ("@at the end of the turn", "@al final del turno"),
    "start skirmish": ("@at the start of each skirmish", "@al principio de cada escaramuza"),
    "end skirmish": ("a skirmish is about to end", "una escaramuza esté a punto de terminar"),
    **{
        f"start {name}": (f"@at the start of each {en} phase", f"@al principio de cada fase de {es}")
        for name, (en, es) in PHASES.items()
    },
    **{
        f"end {name}": (f"@at the end of each {en} phase", f"@al final de cada fase de {es}")
        for name, (en, es) in PHASES.items()
    },
}  # fmt: skip
