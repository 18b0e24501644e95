"""Words beside those of the definitions: moments, companies, how sentences go on."""

# ruff: noqa: E501  both languages of a phrase stand on one line

from __future__ import annotations

from westmarch.cards.speech.words import Nouns, Table, noun

#: How cards are called that were named before.
NAMED: Table = {
    "the-struck": ("the target of the strike", "el objetivo del golpe"),
    "the-checker": ("the character", "el personaje"),
    "the-bearer": ("the bearer", "el portador"),
    "bearer": ("the bearer", "el portador"),
    "that character": ("that character", "ese personaje"),
    "that card": ("that card", "esa carta"),
    "each wounded": ("each character that it has wounded", "cada personaje que haya herido"),
    "all of them": ("all of them", "todos ellos"),
    "this card": ("this card", "esta carta"),
    "prisoner": ("the prisoner", "el prisionero"),
    "target": ("the target", "el objetivo"),
}
#: What is said of a company, for modifiers that are about companies.
COMPANIES: Table = {
    "in-company-of": ("with {value}", "con {value}"),
    "below": ("at or to Under-deeps sites", "en las Profundidades o hacia ellas"),
    "small-company": ("of size {value} or less", "de tamaño {value} o menos"),
    "path": ("whose path has {value}", "cuyo itinerario tenga {value}"),
}
#: Moments, in the order in which they are looked for.
MOMENTS: Table = {
    "stored": ("In the organization phase, when stored", "En la fase de organización, una vez almacenada"),
    "organization": ("In the organization phase", "En la fase de organización"),
    "long-event": ("In the long-event phase", "En la fase de sucesos duraderos"),
    "attack": ("Against an attack", "Contra un ataque"),
    "strike": ("Against a strike", "Contra un golpe"),
    "evade": ("Defender, for at most {amount} of its attacks", "Defensor, en {amount} de sus ataques como mucho"),
    "attacker": ("On an attack", "Sobre un ataque"),
    "any turn": ("In either player's turn", "En el turno de cualquier jugador"),
    "used hazard": ("In your opponent's movement phase", "En la fase de movimiento de tu oponente"),
    "strike-hazard": ("On a strike", "Sobre un golpe"),
    "agent-attempt": ("On an influence attempt by an agent", "Sobre un intento de influencia de un agente"),
    "guard-attempt": (
        "On guard, when somebody of the company declares an influence, riddling or offering attempt",
        "En guardia, cuando alguien de la compañía declare un intento de influencia, de acertijos o de ofrecimiento",
    ),
    "guard-burglary": (
        "On guard, when somebody of the company declares a burglary attempt",
        "En guardia, cuando alguien de la compañía declare un intento de robo",
    ),
    "corruption-check": ("For a corruption check", "En un chequeo de corrupción"),
    "influence-check": ("For an influence check", "En un chequeo de influencia"),
    "movement": ("In the movement phase", "En la fase de movimiento"),
    "arrival": ("At the end of the movement phase", "Al final de la fase de movimiento"),
    "site-start": (
        "Before the company faces the automatic attacks of its site",
        "Antes de que la compañía afronte los ataques automáticos de su lugar",
    ),
    "site": ("In the site phase", "En la fase de lugares"),
    "burglary": ("For a burglary attempt", "En un intento de robo"),
    "riddling": (
        "For a riddling roll, in your opponent's turn too",
        "En una tirada de acertijos, también en el turno de tu oponente",
    ),
    "influence-defence": ("In your opponent's site phase", "En la fase de lugares de tu oponente"),
    "untap": ("At the beginning of the end-of-turn phase", "Al principio de la fase de final de turno"),
    "end": ("At the end of the turn", "Al final del turno"),
    "response": ("In response", "En respuesta"),
}
#: Regions by their kind: one, and several.
LANDS: dict[str, Nouns] = {
    "wilderness": noun("Wilderness", "Wildernesses", "región de Tierras Salvajes", "regiones de Tierras Salvajes", "f"),
    "free-domain": noun("Free-domain", "Free-domains", "Región Libre", "Regiones Libres", "f"),
    "border-land": noun(
        "Border-land", "Border-lands", "región de Tierra Fronteriza", "regiones de Tierra Fronteriza", "f"
    ),
    "shadow-land": noun(
        "Shadow-land", "Shadow-lands", "región de Tierra de la Sombra", "regiones de Tierra de la Sombra", "f"
    ),
    "dark-domain": noun("Dark-domain", "Dark-domains", "Región de la Oscuridad", "Regiones de la Oscuridad", "f"),
    "coastal-sea": noun("Coastal Sea", "Coastal Seas", "región de Costa", "regiones de Costa", "f"),
}
PHRASES: Table = {
    # Values
    "prowess": ("prowess", "de poder"), "body": ("body", "de resistencia"), "mind-extra": ("mind", "de mente"),
    "body-strike": ("body if this strike wounds him", "de resistencia si este golpe lo hiere"),
    "strike-body": ("body of this strike", "de resistencia de este golpe"),
    "check": ("to the corruption check", "al chequeo de corrupción"),
    "attempt": ("to the influence check", "al chequeo de influencia"),
    "burglary": ("to the burglary attempt", "al intento de robo"),
    "riddling": ("to the riddling roll", "a la tirada de acertijos"),
    "influence": ("direct influence", "de influencia directa"), "attack-prowess": ("prowess", "de poder"),
    "in his hand": ("{card} is in his hand", "{card} está en su mano"),
    "character and ally": ("each character and ally of the company", "cada personaje y aliado de la compañía"),
    "attack-body": ("body", "de resistencia"), "strikes": ("strikes", "golpes"), "one strike": ("strike", "golpe"),
    "bare-strikes": ("strikes, each without body", "golpes, cada uno sin resistencia"),
    "one bare strike": ("strike without body", "golpe sin resistencia"),
    "paths": ("Paths of the Dead", "Senderos de los Muertos"),
    "wound-check": ("to the body checks of those it wounds", "a los chequeos de resistencia de quienes hiera"),
    "until turn": ("until the end of the turn", "hasta el final del turno"),
    "until strike": ("against this strike", "contra este golpe"),
    "until attack": ("against this attack", "contra este ataque"), "until check": ("", ""),
    # Lands and sites
    "wilderness": ("Wilderness", "Tierras Salvajes"), "free-domain": ("Free-domain", "Región Libre"),
    "border-land": ("Border-land", "Tierra Fronteriza"), "shadow-land": ("Shadow-land", "Tierra de la Sombra"),
    "dark-domain": ("Dark-domain", "Región de la Oscuridad"), "coastal-sea": ("Coastal Sea", "Costa"),
    "haven": ("a Haven", "un Refugio"), "free-hold": ("a Free-hold", "un Bastión Libre"),
    "border-hold": ("a Border-hold", "un Bastión Fronterizo"),
    "ruins-and-lairs": ("Ruins & Lairs", "Ruinas y Guaridas"),
    "shadow-hold": ("a Shadow-hold", "un Bastión de la Sombra"), "dark-hold": ("a Dark-hold", "un Bastión de la Oscuridad"),
    "darker": ("darker", "más oscuro"), "brighter": ("brighter", "menos oscuro"),
    # Items
    "weapon": ("weapon", "arma"), "armor": ("armour", "armadura"), "shield": ("shield", "escudo"),
    "helmet": ("helmet", "yelmo"),
    "double": ("double his own", "el doble del suyo"),
    # Sentences
    "attack": ("{race}, {strikes} strikes of prowess {prowess}", "{race}, {strikes} golpes de poder {prowess}"),
    "attack one": ("{race}, 1 strike of prowess {prowess}", "{race}, 1 golpe de poder {prowess}"),
    "at most": (" (at most {most})", " ({most} como máximo)"),
    "modified": (" modified by {signed}", " con {signed}"),
    "test modified": (", with the roll modified by {signed}", ", con {signed} a la tirada"),
    "lands": ("every {old} of a path counts as {new}", "toda región de {old} de un itinerario cuenta como {new}"),
    "each": ("{amount} for each {land} of its path", "{amount} por cada región de {land} de su itinerario"),
    "any": ("{amount} if its path has {a_land}", "{amount} si su itinerario tiene {a_land}"),
    "for turn": ("{attacks} have {signed} {value} this turn", "{attacks} tienen {signed} {value} este turno"),
    "on company": ("against this company ", "contra esta compañía "),
    "all attacks": ("all attacks", "todos los ataques"),
    "attacks by": ("attacks by {races}", "los ataques de {races}"),
    "creature attacks": ("creature attacks", "los ataques de criaturas"),
    "attacks at its site": ("automatic attacks or hazards keyed to its site", "ataques automáticos ni de adversidades situadas en su lugar"),
    "automatic attacks": ("automatic attacks", "los ataques automáticos"),
    "automatic attacks at": ("automatic attacks at {sites}", "los ataques automáticos en {sites}"),
    "automatic attacks by": ("automatic attacks by {races}", "los ataques automáticos de {races}"),
    "attacks that choose": ("attacks that choose defending characters", "los ataques que eligen a los defensores"),
    "after": ("if {races} have already attacked the company this turn, its strikes", "si {races} ya han atacado a la compañía este turno, sus golpes"),
    "no agent": ("other than agents", "que no sean agentes"),
    "on its company": (" on its company", " a su compañía"),
    "in lands": ("in a {lands}", "en {lands}"),
    "factions of": ("factions of {races}", "facciones de {races}"),
    "more cards": ("{amount} more card{rest}", "{amount} carta más{rest}"), "fewer cards": ("{amount} card fewer{rest}", "{amount} carta menos{rest}"),
    "stays": ("it stays in play", "queda en juego"), "with": ("with", "con"), "may": ("may", "puede"), "defender": ("the defender", "el defensor"), "you may": ("you may", "puedes"), "its player may": ("its player may", "su jugador puede"), "up to": ("up to {number}", "hasta {number}"),
    "unless": ("unless {others}", "salvo que sea {others}"),
    "he is": ("{who} is {what}", "{who} es {what}"),
    "if he is": (" (if {what})", " (si es {what})"),
    "only bearer": ("only {who} may bear it", "sólo puede llevarlo {who}"),
    "only player": ("only {who} may play it", "sólo puede jugarla {who}"),
    "once each": ("this use cannot be duplicated on a given character", "este uso no se puede duplicar sobre un mismo personaje"),
    "one each": ("no two on one character", "no puede haber dos en un mismo personaje"),
    "playable if": ("playable only if {what}", "sólo se puede jugar si {what}"),
    "rings": ("The One Ring ({one} or more), a Dwarven Ring ({dwarven} or more), a Magic Ring ({magic} or less), a Lesser Ring (always)", "el Anillo Único ({one} o más), un Anillo Enano ({dwarven} o más), un Anillo Mágico ({magic} o menos), un Anillo Menor (siempre)"),
    "slots one": ("{value} item", "objeto ({value})"), "slots many": ("{value} items", "objetos ({value})"),
    "either": ("either {one}, or {others}", "o bien {one}, o bien {others}"),
    "more than": ("it is more than {number}", "es mayor que {number}"),
    "not more than": ("it is not more than {number}", "no es mayor que {number}"),
    "wound": ("to the body checks of those they wound", "a los chequeos de resistencia de quienes hieran"),
    "attack each": ("{race}, one strike of prowess {prowess} against each character", "{race}, un golpe de poder {prowess} contra cada personaje"),
    "in my-sites": ("of your location deck", "de tu mazo de localizaciones"),
    "deeps site": ("each Under-deeps site", "cada lugar de las Profundidades"),
    "realm": ("", ""),
    "keyed more": (", with {changes}", ", con {changes}"),
    "keyed chooses": ("; you choose the defending characters", "; tú eliges a los defensores"),
    "site": ("the site", "el lugar"),
    "keying": ("{creatures} may be keyed to {places}", "{creatures} se pueden situar en {places}"),
    "creatures of": ("{common}{kind} creatures", "las criaturas{common} que sean {races}"),
    "all creatures": ("{common}creatures", "las criaturas{common}"),
    "non-unique": ("non-unique ", " no únicas"),
    "keyed to one": ("{creatures} that can be keyed to a single {land}", "{creatures} que se puedan situar en una sola región de {land}"),
    "keyed inland": ("{creatures} that can be keyed to a land other than Coastal Sea", "{creatures} que se puedan situar en una región que no sea Costa"),
    "in attacks": ("in {regions}", "en {regions}"),
    "attacks below": ("attacks on companies at or moving to Under-deeps sites", "los ataques a compañías que estén en las Profundidades o vayan a ellas"),
    "wounded-body": ("body for those they wound", "de resistencia para quienes hieran"),
    "with body": ("that have a body", "que tengan resistencia"),
    "without body": ("that have none", "que no la tengan"),
}  # fmt: skip
