"""Words of the hazards: verbs, conditions, amounts, occasions, modifiers and tests; English, then Spanish."""

# ruff: noqa: E501  both languages of a phrase stand on one line

from __future__ import annotations

from typing import Any

Pair = tuple[str, str]

VERBS: dict[str, Pair] = {
    "odd": ("!{word}", "!{word}"),
    "attack-keyed": ("play {who} on the company, keyed to {word}{second}", "juega {a_who} contra la compañía, situada en {word}{second}"),
    "on-strike": ("", ""),
    "uncount.nazgul": ("!Nazgûl do not count against the company's hazard limit this turn", "!este turno los Nazgûl no cuentan para el límite de adversidades de la compañía"),
    "double-land": ("!one {word} of the path counts as two regions of {second} this turn", "!este turno una región de {word} del itinerario cuenta como dos de {second}"),
    "modify.strike-prowess": ("!the strike has {signed} prowess", "!el golpe tiene {signed} de poder"),
    "modify.exiled": ("!if a strike against {who} succeeds, there is no body check: he is discarded with all he controls but followers", "!si un golpe contra {who} tiene éxito, no hay chequeo de resistencia: se descarta con todo lo que controle salvo seguidores"),
    "modify.must-face": ("!{who} must face the first strike", "!{who} debe afrontar el primer golpe"),
    "modify-attack.doubled": ("!the attacker may give one more of its strikes to a character who has one already; that strike has {signed} prowess", "!el atacante puede asignar uno más de sus golpes a un personaje que ya tenga uno; ese golpe tiene {signed} de poder"),
    "modify-attack.attacker-chooses": ("!the attacker chooses the defending characters", "!el atacante elige a los defensores"),
    "negate.cancel-attack": ("cancel an effect declared before in this chain that would cancel the attack", "cancela un efecto declarado antes en esta cadena que cancelaría el ataque"),
}  # fmt: skip

CONDS: dict[str, Pair] = {
    "attacker-is": ("the attacker is {word}", "el atacante es {word}"),
    "attacker-is.no": ("the attacker is not {word}", "el atacante no es {word}"),
    "attacker-at-home": ("a Dragon at home attacks", "ataca un Dragón en casa"),
    "attacker-unique-dragon": ("a unique Dragon attacks", "ataca un Dragón único"),
    "attack-at-type": ("the attack is automatic at or keyed to {word}", "el ataque es automático en {word} o está situado allí"),
    "company-has": ("the company has {who}", "la compañía tiene {who}"),
    "company-faced": ("the company has faced an attack by {word} this turn", "la compañía ha afrontado este turno un ataque de {word}"),
    "removable-resting": ("at a Haven, in his untap phase, the bearer may roll instead of untapping or healing: above {word}, discard this card", "en un Refugio, en su fase de enderezamiento, el portador puede tirar en vez de enderezarse o curarse: con más de {word}, descarta esta carta"),
    "removed-at-haven": ("only at a Haven", "sólo en un Refugio"),
    "removed-by-another": ("the bearer himself may not try it", "el propio portador no puede intentarlo"),
    "removal-supported": ("+1 to the roll for each companion who taps", "+1 a la tirada por cada compañero que se gire"),
}  # fmt: skip
#: Of these every one is a sentence about playing or getting rid of the card.
SAID_OF_THE_CARD = ("removable-resting", "removed-at-haven", "removed-by-another", "removal-supported")

NUMS: dict[str, Pair] = {
    "protection": ("{amount} each for armour, shield and helmet", "{amount} por armadura, por escudo y por yelmo"),
    "copies-on-attack": ("{plus}, and {amount} more for each copy played on it before,", "{plus}, y {amount} más por cada copia jugada antes sobre él,"),
}  # fmt: skip

TRIGGERS: dict[str, Pair] = {
    "its-strike-failed": ("if that strike does not succeed", "si ese golpe no tiene éxito"),
    "its-strike-won": ("if that strike succeeds", "si ese golpe tiene éxito"),
    "somebody-wounded": ("each time a strike wounds a character", "cada vez que un golpe hiere a un personaje"),
    "turn-ends": ("for each player, at the end of every turn", "para cada jugador, al final de cada turno"),
    "hand-discard": ("each time the bearer's player discards a card from his hand in his own turn", "cada vez que el jugador del portador descarta una carta de su mano en su propio turno"),
}  # fmt: skip

MODS: dict[str, Pair] = {
    "odd": ("{word}", "{word}"),
    "also-keyed": ("{word}", "{word}"),
    "one-free": ("against each company one such creature does not count against the hazard limit: {word}", "contra cada compañía no cuenta para el límite de adversidades una criatura de: {word}"),
    "one-free.manifestation": ("against each company one manifestation of a unique Dragon does not count against the hazard limit", "contra cada compañía no cuenta para el límite de adversidades una manifestación de un Dragón único"),
    "attack-body.to": ("{attacks} have {signed} body", "{attacks} tienen {signed} de resistencia"),
    "faced-twice": ("automatic attacks by {word} must be faced twice", "los ataques automáticos de {word} se afrontan dos veces"),
    "never-untaps": ("{who} never becomes untapped: whatever would untap him leaves him tapped", "{who} nunca queda enderezado: lo que lo enderezaría lo deja girado"),
    "no-influence": ("{who} has no direct influence", "{who} no tiene influencia directa"),
    "no-skills": ("{who} has no skills", "{who} no tiene habilidades"),
    "site-type.free-hold": ("{who} counts as a Free-hold for healing and for hazards", "{who} cuenta como Fortaleza Libre para curarse y para las adversidades"),
    "keeps-long": ("hazard long-events stay in play; when this card is discarded they all are", "los sucesos duraderos de adversidad siguen en juego; cuando se descarta esta carta se descartan todos"),
    "counts-in-play": ("Gates of Morning counts as out of play; while it is not on the table, Doors of Night counts as in play", "Puertas del Amanecer cuenta como fuera de juego; mientras no esté en la mesa, Puertas de la Noche cuenta como en juego"),
    "doubles-least": ("for each character the corruption points of one of his sources, the least, are doubled", "para cada personaje se doblan los puntos de corrupción de una de sus fuentes, la menor"),
    "doubles-corruption": ("the corruption points of {who} are doubled", "se doblan los puntos de corrupción de {who}"),
    "no-searching": ("whatever lets a player search or look at a play deck or discard pile, outside the normal course of play, has no effect", "todo lo que permita a un jugador buscar o mirar en un mazo de juego o un descarte, fuera del curso normal del juego, no tiene efecto"),
}  # fmt: skip

TESTS: dict[Any, Any] = {
    ("wounded-by", "undead"): ("+wounded by an attack of Undead this turn", "+herido este turno en un ataque de Muertos Vivientes"),
    ("wounded-by", "dragon"): ("+wounded by an attack of a Dragon this turn", "+herido este turno en un ataque de Dragón"),
    "wounded-by-dragon": ("+wounded this turn by any manifestation of {value}", "+herido este turno por cualquier manifestación de {value}"),
    "dragon-or-drake": ("+that is a manifestation of a Dragon or a Drake", "+que sea manifestación de un Dragón o un Draco"),
    "without": ("+(while {value} is in play but not there)", "+(mientras {value} esté en juego pero no allí)"),
    "keyed-to-site": ("+playable at the site", "+que se pueda jugar en el lugar"),
}  # fmt: skip

WORDS: dict[str, Pair] = {
    "keyed more": (", with {changes}", ", con {changes}"),
    "keyed chooses": ("; you choose the defending characters", "; tú eliges a los defensores"),
    "site": ("the site", "el lugar"),
    "keying": ("{creatures} may be keyed to {places}", "{creatures} se pueden situar en {places}"),
    "keying while": ("{IF} {conds}, {text}", "{IF} {conds}, {text}"),
    "creatures of": ("creatures of these races ({races})", "las criaturas de estas razas ({races})"),
    "all creatures": ("creatures", "las criaturas"),
    "non-unique": ("non-unique {creatures}", "{creatures} no únicas"),
    "keyed to one": ("{creatures} that can be keyed to a single {land}", "{creatures} que se puedan situar en una sola región de {land}"),
    "keyed inland": ("{creatures} that can be keyed to a land other than Coastal Sea", "{creatures} que se puedan situar en una región que no sea Mar Costero"),
    "in attacks": ("in {regions}", "en {regions}"),
    "attacks below": ("attacks on companies at or moving to Under-deeps sites", "los ataques a compañías que estén en las Profundidades o vayan a ellas"),
    "wounded-body": ("body for those they wound", "de resistencia para quienes hieran"),
    "with body": ("that have a body", "que tengan resistencia"),
    "without body": ("that have none", "que no la tengan"),
}  # fmt: skip
#: Tests that go without saying.
UNSPOKEN = ("unstruck-by",)
COMPANIES: dict[str, Pair] = {
    "below": ("at or to Under-deeps sites", "en las Profundidades o hacia ellas"),
}
