"""Words of the hazards: verbs, conditions, amounts, occasions, modifiers and tests; English, then Spanish."""

# ruff: noqa: E501  both languages of a phrase stand on one line

from __future__ import annotations

from typing import Any

Pair = tuple[str, str]

VERBS: dict[str, Pair] = {
    "attack-keyed": ("play {who} on the company, keyed to {word}{second}", "juega {a_who} contra la compañía, situada en {word}{second}"),
    "on-strike": ("put this card on it", "pon esta carta sobre él"),
    "attacks-again.same": ("!the company faces all automatic attacks of the site again", "!la compañía afronta de nuevo todos los ataques automáticos del lugar"),
    "uncount.nazgul": ("!Nazgûl do not count against the company's hazard limit this turn", "!este turno los Nazgûl no cuentan para el límite de adversidades de la compañía"),
    "double-land": ("!one {word} of the path counts as two regions of {second} this turn", "!este turno una región de {word} del itinerario cuenta como dos de {second}"),
    "once-a-company": ("", ""),
    "on-attack": ("", ""),
    "attack-free": ("you may play {who}, who attacks at the site at once without counting against the hazard limit", "puedes jugar {a_who}, que ataca enseguida en el lugar sin contar para el límite de adversidades"),
    "haunt": ("put the creature, off to the side, under this card; when it is defeated this card is discarded, and it is discarded with this card", "pon la criatura, aparte, bajo esta carta; cuando sea derrotada se descarta esta carta, y se descarta con ella"),
    "take.shown": ("show {who} and take it into your hand", "muestra {a_who} y tómalo en tu mano"),
    "modify.attempt-home": ("!the attempt that follows has {signed} more if the target is playable at, or shares, a home site of the agent", "!el intento que sigue tiene {signed} más si el objetivo se puede jugar en un lugar natal del agente o lo comparte"),
    "modify.sure-at-home": ("!the attempt that follows, against a faction, succeeds without fail if that is playable at a home site of the agent", "!el intento que sigue, contra una facción, tiene éxito sin falta si ésta se puede jugar en un lugar natal del agente"),
    "modify-site.rumour": ("!there are rumours of wealth about the site this turn", "!este turno corren rumores de riqueza sobre el lugar"),
    "modify-site.agents-strikes": ("!this turn attacks by scout agents at the site have one more strike, and they choose the defending characters", "!este turno los ataques de agentes exploradores en el lugar tienen un golpe más, y eligen a los defensores"),
    "modify-attack.pierced": ("!the first excess strike against each character gives him −4 prowess in place of −1", "!el primer golpe sobrante contra cada personaje le da −4 de poder en lugar de −1"),
    "lift-effect": ("cancel the lasting effect of {who}", "cancela el efecto duradero de {a_who}"),
    "negate.scout": ("cancel a card that needs a scout, declared before in this chain of effects; on guard it may be turned up for that in the site phase", "cancela una carta que requiera un explorador, declarada antes en esta cadena de efectos; en guardia puede mostrarse para ello en la fase de lugares"),
    "stay-here": ("!the company may not move this turn", "!la compañía no puede moverse este turno"),
    "face-strikes": ("!each character of the company faces a strike, which is no attack; its prowess is {amount}", "!cada personaje de la compañía afronta un golpe, que no es un ataque; su poder es {amount}"),
    "replace-site": ("!its new site is replaced: choose {who}, and the company goes there with its own player's card", "!se sustituye su nuevo lugar: elige {a_who}, y la compañía va allí con la carta de su propio jugador"),
    "modify.strike-prowess": ("!the strike has {signed} prowess", "!el golpe tiene {signed} de poder"),
    "modify.strike-body": ("!the strike has {signed} body", "!el golpe tiene {signed} de resistencia"),
    "modify.exiled": ("!if a strike against {who} succeeds, there is no body check: he is discarded with all he controls but followers", "!si un golpe contra {who} tiene éxito, no hay chequeo de resistencia: se descarta con todo lo que controle salvo seguidores"),
    "modify.must-face": ("!{who} must face the first strike", "!{who} debe afrontar el primer golpe"),
    "modify-attack.doubled": ("!the attacker may give one more of its strikes to a character who has one already; that strike has {signed} prowess", "!el atacante puede asignar uno más de sus golpes a un personaje que ya tenga uno; ese golpe tiene {signed} de poder"),
    "modify-attack.attacker-chooses": ("!the attacker chooses the defending characters", "!el atacante elige a los defensores"),
    "negate.cancel-attack": ("cancel an effect declared before in this chain that would cancel the attack", "cancela un efecto declarado antes en esta cadena que cancelaría el ataque"),
}  # fmt: skip

CONDS: dict[str, Pair] = {
    "attacker-is": ("the attacker is {word}", "el atacante es {word}"),
    "attacker-is.no": ("the attacker is not {word}", "el atacante no es {word}"),
    "attack-at-type": ("the attack is automatic at or keyed to {word}", "el ataque es automático en {word} o está situado allí"),
    "company-has": ("the company has {who}", "la compañía tiene {who}"),
    "company-faced": ("the company has faced an attack by {word} this turn", "la compañía ha afrontado este turno un ataque de {word}"),
    "site-without": ("cannot be duplicated on a given site", "no se puede duplicar en un mismo lugar"),
    "lair.no": ("it is no Dragon's lair", "no es la guarida de un Dragón"),
    "just-faced": ("the company has just faced an attack by {word}", "la compañía acaba de afrontar un ataque de {word}"),
    "once-a-company": ("it is the first such attack on the company this turn", "es el primer ataque así a la compañía este turno"),
    "its-sort": ("it is a {word} item", "es un objeto {word}"),
    "strike-prowess": ("the strike has a prowess of at least {amount}", "el golpe tiene un poder de al menos {amount}"),
    "moves-in": ("it moves in {word}", "se mueve por {word}"),
    "foreseen": ("may also be played when a company turns up an Under-deeps site, before its roll", "también se puede jugar cuando una compañía muestra un lugar de las Profundidades, antes de su tirada"),
    "hoard-there": ("the site contains a hoard", "el lugar contiene un botín"),
    "passes": ("it leaves or moves through, by the map, {word}", "sale, por el mapa, de {word} o lo atraviesa"),
    "starts-at": ("it is at {word}", "está en {word}"),
    "attack-strikes": ("it has at least {amount} strikes", "tiene al menos {amount} golpes"),
    "by-map": ("it moves by the map", "se mueve por el mapa"),
    "removable-resting": ("at a Haven, in his untap phase, the bearer may roll instead of untapping or healing: above {word}, discard this card", "en un Refugio, en su fase de enderezamiento, el portador puede tirar en vez de enderezarse o curarse: con más de {word}, descarta esta carta"),
    "removed-at-haven": ("only at a Haven", "sólo en un Refugio"),
    "removed-by-another": ("the bearer himself may not try it", "el propio portador no puede intentarlo"),
    "removal-supported": ("+1 to the roll for each companion who taps", "+1 a la tirada por cada compañero que se gire"),
}  # fmt: skip
#: Of these every one is a sentence about playing or getting rid of the card.
SAID_OF_THE_CARD = (
    "foreseen",
    "site-without",
    "removable-resting",
    "removed-at-haven",
    "removed-by-another",
    "removal-supported",
)

NUMS: dict[str, Pair] = {
    "attack-prowess": ("that of the attack", "el del ataque"),
    "margin-fives": ("{amount} (for each full 5 by which it succeeded)", "{amount} (por cada 5 completos por los que tuvo éxito)"),
    "company-size": ("{amount} for each one of the company's size", "{amount} por cada punto del tamaño de la compañía"),
    "company-of": ("{amount} if the company has a {word}", "{amount} si la compañía tiene algún {word}"),
    "protection": ("{amount} each for armour, shield and helmet", "{amount} por armadura, por escudo y por yelmo"),
    "copies-on-attack": ("{plus}, and {amount} more for each copy played on it before,", "{plus}, y {amount} más por cada copia jugada antes sobre él,"),
}  # fmt: skip

TRIGGERS: dict[str, Pair] = {
    "site-begins": ("at the beginning of the site phase of a company there", "al principio de la fase de lugares de una compañía que esté allí"),
    "departure": ("at the end of the organization phase, when a company wants to move from its site", "al final de la fase de organización, cuando una compañía quiera moverse de su lugar"),
    "company-arrives": ("each time a company has moved", "cada vez que una compañía se haya movido"),
    "entering": ("each time a company enters the site, before any automatic attack", "cada vez que una compañía entra en el lugar, antes de cualquier ataque automático"),
    "effect-cancelled": ("when one of these is played", "cuando se juegue una de ellas"),
    "attack-comes": ("when a company faces an attack", "cuando una compañía afronta un ataque"),
    "organization-begins": ("at the beginning of each of the bearer's organization phases", "al principio de cada fase de organización del portador"),
    "movement-begins": ("at the beginning of each movement phase of the bearer's company, if it could be keyed to it", "al principio de cada fase de movimiento de la compañía del portador, si se puede situar contra ella"),
    "its-strike-defeated": ("if that strike is defeated", "si ese golpe es derrotado"),
    "its-strike-undefeated": ("if that strike is not defeated", "si ese golpe no es derrotado"),
    "check-failed": ("when the next character fails a corruption check", "cuando el próximo personaje falle un chequeo de corrupción"),
    "strike-faced": ("after each of its strikes, unless it was cancelled", "tras cada uno de sus golpes, si no fue cancelado"),
    "its-strike-failed": ("if that strike does not succeed", "si ese golpe no tiene éxito"),
    "its-strike-won": ("if that strike succeeds", "si ese golpe tiene éxito"),
    "somebody-wounded": ("each time a strike wounds a character", "cada vez que un golpe hiere a un personaje"),
    "turn-ends": ("for each player, at the end of every turn", "para cada jugador, al final de cada turno"),
    "hand-discard": ("each time the bearer's player discards a card from his hand in his own turn", "cada vez que el jugador del portador descarta una carta de su mano en su propio turno"),
}  # fmt: skip

MODS: dict[str, Pair] = {
    "uncancellable": ("this cannot be cancelled", "esto no se puede cancelar"),
    "stay-penalty": ("staying untapped against them costs {amount} prowess more", "quedarse enderezado ante ellos cuesta {amount} de poder más"),
    "strikes-wound-check": ("body checks of those it wounds have {signed}", "los chequeos de resistencia de quienes hiera tienen {signed}"),
    "toll": ("to play an item at {who} its player must remove from play another item of his hand that would be playable there", "para jugar un objeto en {who} su jugador debe retirar del juego otro objeto de su mano que se pudiera jugar allí"),
    "limit-by-draws": ("the hazard limit of each company is raised by one for each card beyond the first that its player draws for its movement", "el límite de adversidades de cada compañía sube en uno por cada carta, después de la primera, que su jugador robe por su movimiento"),
    "draws-by-draws": ("{who} the hazard player may draw one more card for each of these", "{who} el jugador de adversidades puede robar una carta más por cada una de ellas"),
    "no-company-events": ("no resource permanent-event may be played on a company {who}", "no se puede jugar ningún suceso permanente de recurso sobre una compañía {who}"),
    "draws.realm": ("moving companies {who} draw one card less, to no minimum", "las compañías que se mueven {who} roban una carta menos, sin mínimo"),
    "no-skill": ("{who} does not have the skill of {word}", "{who} no tiene la habilidad de {word}"),
    "no-magic": ("{who} can use no spells, light enchantments or rituals", "{who} no puede usar sortilegios, encantamientos de luz ni rituales"),
    "rests-badly": ("{who} does not untap in the untap phase unless a roll plus his mind is more than {amount}", "{who} no se endereza en la fase de enderezamiento salvo que una tirada más su mente sea mayor que {amount}"),
    "also-keyed": ("{word}", "{word}"),
    "buries": ("", ""),
    "bars-card.to": ("{word} cannot be played on influence checks against {to}", "no se puede jugar {word} en los chequeos de influencia contra {to}"),
    "offering": ("{who} has {signed} to offering attempts", "{who} tiene {signed} a los intentos de ofrecimiento"),
    "riddling": ("{who} has {signed} to riddling rolls", "{who} tiene {signed} a las tiradas de acertijos"),
    "one-dragon": ("only one manifestation of a unique Dragon may be played in a turn", "sólo se puede jugar una manifestación de un Dragón único por turno"),
    "fights-with-body": ("against these strikes body is used in place of prowess, +1 with a shield, +1 with a helmet, +3 if the character taps", "contra estos golpes se usa la resistencia en lugar del poder, +1 con escudo, +1 con yelmo y +3 si el personaje se gira"),
    "heals-by-roll": ("whenever {who} would heal, he rolls instead, with +2 at a Haven and +2 for each sage of his company who taps: above {amount}, he heals and this card is discarded", "siempre que {who} fuera a curarse, tira en su lugar, con +2 en un Refugio y +2 por cada sabio de su compañía que se gire: con más de {amount}, se cura y se descarta esta carta"),
    "starts-anywhere": ("when he is revealed and one of his home sites is of such a type, the site where he came into play may have been any of these: {word}; then discard this card", "cuando sea revelado y uno de sus lugares natales sea de esos tipos, el lugar donde entró en juego puede haber sido cualquiera de éstos: {word}; entonces descarta esta carta"),
    "avoids": ("does not move to {word}", "no se mueve a {word}"),
    "discarded-on": ("discarded on a body check of {amount}", "se descarta con un chequeo de resistencia de {amount}"),
    "attack-body": ("its body changes by {signed}", "su resistencia cambia en {signed}"),
    "one-free": ("against each company one such creature does not count against the hazard limit: {word}", "contra cada compañía no cuenta para el límite de adversidades una criatura de: {word}"),
    "one-free.manifestation": ("against each company one manifestation of a unique Dragon does not count against the hazard limit", "contra cada compañía no cuenta para el límite de adversidades una manifestación de un Dragón único"),
    "attack-body.to": ("{attacks} have {signed} body", "{attacks} tienen {signed} de resistencia"),
    "faced-twice": ("automatic attacks by {word} must be faced twice", "los ataques automáticos de {word} se afrontan dos veces"),
    "never-untaps": ("{who} never becomes untapped: whatever would untap him leaves him tapped", "{who} nunca queda enderezado: lo que lo enderezaría lo deja girado"),
    "no-influence": ("{who} has no direct influence", "{who} no tiene influencia directa"),
    "no-skills": ("{who} has no skills", "{who} no tiene habilidades"),
    "site-type.free-hold": ("{who} counts as a Free-hold for healing and for hazards", "{who} cuenta como Bastión Libre para curarse y para las adversidades"),
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
    "unique": ("unique", ("único", "única", "únicos", "únicas")),
    "needs-a": ("+that needed a {value}", "+que requiriera un {value}"),
    "new-agent": ("+played this turn", "+jugado este turno"),
    "face-up.no": ("+that lies face down", "+que esté boca abajo"),
    "home-type": ("+with a home site that is {value}", "+con un lugar natal que sea {value}"),
    "away-from-light": ("+at a site that is no Free-hold or Haven", "+en un lugar que no sea Bastión Libre ni Refugio"),
    "at-home-dragon": ("+that is a Dragon at home", "+que sea un Dragón en casa"),
    "by-sea": ("+whose path has Coastal Sea", "+cuyo itinerario tenga Costa"),
    "near-new-site": ("+in the region of the new site or an adjacent one", "+en la región del nuevo lugar o en una adyacente"),
    "far-from-home": ("+at an Under-deeps site, or nearer to another Haven than the sites where it is playable", "+que esté en las Profundidades o más cerca de otro Refugio que los lugares donde se puede jugar"),
    "in-dark-realm": ("+at a site in, or moving through, {value}", "+que esté en un lugar de {value} o se mueva por allí"),
    "on-wizards": ("+on a company with a Wizard", "+sobre una compañía con un Mago"),
    "at-type.no": ("+away from {value}", "+que no esté en {value}"),
    "dragon-or-drake": ("+that is a manifestation of a Dragon or a Drake", "+que sea manifestación de un Dragón o un Draque"),
    "without": ("+(while {value} is in play but not there)", "+(mientras {value} esté en juego pero no allí)"),
    "keyed-to-site": ("+playable at the site", "+que se pueda jugar en el lugar"),
}  # fmt: skip

WORDS: dict[str, Pair] = {
    "wound": ("to the body checks of those they wound", "a los chequeos de resistencia de quienes hieran"),
    "attack each": ("{race}, one strike of prowess {prowess} against each character", "{race}, un golpe de poder {prowess} contra cada personaje"),
    "in my-sites": ("of your location deck", "de tu mazo de localizaciones"),
    "deeps site": ("each Under-deeps site", "cada lugar de las Profundidades"),
    "realm": ("", ""),
    "keyed more": (", with {changes}", ", con {changes}"),
    "keyed chooses": ("; you choose the defending characters", "; tú eliges a los defensores"),
    "site": ("the site", "el lugar"),
    "keying": ("{creatures} may be keyed to {places}", "{creatures} se pueden situar en {places}"),
    "keying while": ("{IF} {conds}, {text}", "{IF} {conds}, {text}"),
    "creatures of": ("creatures of these races ({races})", "las criaturas de estas razas ({races})"),
    "all creatures": ("creatures", "las criaturas"),
    "non-unique": ("non-unique {creatures}", "{creatures} no únicas"),
    "keyed to one": ("{creatures} that can be keyed to a single {land}", "{creatures} que se puedan situar en una sola región de {land}"),
    "keyed inland": ("{creatures} that can be keyed to a land other than Coastal Sea", "{creatures} que se puedan situar en una región que no sea Costa"),
    "in attacks": ("in {regions}", "en {regions}"),
    "attacks below": ("attacks on companies at or moving to Under-deeps sites", "los ataques a compañías que estén en las Profundidades o vayan a ellas"),
    "wounded-body": ("body for those they wound", "de resistencia para quienes hieran"),
    "with body": ("that have a body", "que tengan resistencia"),
    "without body": ("that have none", "que no la tengan"),
}  # fmt: skip
#: Tests that go without saying.
UNSPOKEN = ("unstruck-by", "without-copy")
UNSPOKEN_CONDS = ("site-without", "attacks-unlaid")
COMPANIES: dict[str, Pair] = {
    "with-a-wizard": ("with a Wizard", "con un Mago"),
    "below": ("at or to Under-deeps sites", "en las Profundidades o hacia ellas"),
}
