"""What the tests, places and other names of the definitions are called: English, then Spanish.

A test is a noun, an adjective (Spanish has four forms), or, with a leading ``+``, words behind the noun.
"""

# ruff: noqa: E501  both languages of a phrase stand on one line

from __future__ import annotations

from typing import Any

from westmarch.cards.speech.speaker import Noun
from westmarch.games.meccg.cards.speech import hazard_words


def noun(en: str, en_many: str, es: str, es_many: str, gender: str = "m") -> tuple[Noun, Noun]:
    return Noun(en, en_many), Noun(es, es_many, gender)


def adjective(en: str, es: str) -> tuple[str, Any]:
    """A Spanish adjective with a regular ending: ``herido`` has four forms, ``permanente`` two."""
    if es.endswith("o"):
        return en, (es, es[:-1] + "a", es + "s", es[:-1] + "as")
    plural = es + ("s" if es[-1] in "aeé" else "es")
    return en, (es, es, plural, plural)


RACES = {
    "elf": noun("Elf", "Elves", "Elfo", "Elfos"), "dwarf": noun("Dwarf", "Dwarves", "Enano", "Enanos"),
    "hobbit": noun("Hobbit", "Hobbits", "Hobbit", "Hobbits"), "men": noun("Man", "Men", "Hombre", "Hombres"),
    "dunadan": noun("Dúnadan", "Dúnedain", "Dúnadan", "Dúnedain"), "woses": noun("Wose", "Woses", "Wose", "Woses"),
    "undead": noun("Undead", "Undead", "Muerto Viviente", "Muertos Vivientes"),
    "nazgul": noun("Nazgûl", "Nazgûl", "Nazgûl", "Nazgûl"), "wizard": noun("Wizard", "Wizards", "Mago", "Magos"),
    "orcs": noun("Orc", "Orcs", "Orco", "Orcos"), "trolls": noun("Troll", "Trolls", "Troll", "Trolls"),
    "wolves": noun("Wolf", "Wolves", "Lobo", "Lobos"), "spiders": noun("Spider", "Spiders", "Araña", "Arañas", "f"),
    "animals": noun("Animal", "Animals", "Animal", "Animales"),
    "dragon": noun("Dragon", "Dragons", "Dragón", "Dragones"), "drake": noun("Drake", "Drakes", "Draque", "Draques"),
    "giants": noun("Giant", "Giants", "Gigante", "Gigantes"), "slayer": noun("Slayer", "Slayers", "Exterminador", "Exterminadores"),
    "awakened-plant": noun("Awakened Plant", "Awakened Plants", "Árbol Animado", "Árboles Animados"),
    "pukel-creature": noun("Pûkel-creature", "Pûkel-creatures", "criatura Pûkel", "criaturas Pûkel", "f"),
    "agent": noun("the agent's race", "the agent's race", "la raza del agente", "la raza del agente"),
    "lava": noun("lava flow", "lava flows", "río de lava", "ríos de lava"),
    "rock-fall": noun("rock fall", "rock falls", "desprendimiento", "desprendimientos"),
    "balrog-spawn": noun("Balrog", "Balrogs", "Balrog", "Balrogs"),
    "trap": noun("trap", "traps", "trampa", "trampas", "f"),
}  # fmt: skip
SKILLS = {
    "warrior": noun("warrior", "warriors", "guerrero", "guerreros", "m2"),
    "scout": noun("scout", "scouts", "explorador", "exploradores", "m2"),
    "ranger": noun("ranger", "rangers", "montaraz", "montaraces", "m2"),
    "sage": noun("sage", "sages", "sabio", "sabios", "m2"),
    "diplomat": noun("diplomat", "diplomats", "diplomático", "diplomáticos", "m2"),
}
KEYWORDS = {
    "environment": noun("environment card", "environment cards", "carta ambiental", "cartas ambientales", "f"),
    "palantir": noun("Palantír", "Palantíri", "Palantír", "Palantíri", "f"),
    "spell": noun("spell", "spells", "sortilegio", "sortilegios"),
    "ritual": noun("ritual", "rituals", "ritual", "rituales"),
    "light-enchantment": noun("light enchantment", "light enchantments", "encantamiento de luz", "encantamientos de luz"),
    "lost-knowledge": noun("lost knowledge card", "lost knowledge cards", "carta de conocimiento perdido", "cartas de conocimiento perdido", "f"),
    "stolen-knowledge": noun("stolen knowledge card", "stolen knowledge cards", "carta de conocimiento robado", "cartas de conocimiento robado", "f"),
    "shadow-magic": noun("agent with shadow-magic", "agents with shadow-magic", "agente con magia de la sombra", "agentes con magia de la sombra"),
    "dark-enchantment": noun("dark enchantment", "dark enchantments", "encantamiento oscuro", "encantamientos oscuros"),
}  # fmt: skip
SORTS = {
    "minor": adjective("minor", "menor"), "major": adjective("major", "mayor"),
    "greater": ("greater", ("grande", "grande", "grandes", "grandes")),
    "gold-ring": ("gold ring", ("anillo de oro",) * 4),
}  # fmt: skip

TESTS: dict[Any, Any] = {
    **hazard_words.TESTS,
    "character": noun("character", "characters", "personaje", "personajes"),
    "wizard": RACES["wizard"],
    "hazard": noun("hazard", "hazards", "adversidad", "adversidades", "f"),
    "hazard.kind": ("hazard", ("de adversidad",) * 4),
    "keyword.no": ("+that is no {value}", "+que no sea {value}"),
    "hazard.no": ("resource", ("de recurso",) * 4),
    "resource": noun("resource", "resources", "recurso", "recursos"),
    "resource-or-character": noun("resource or character", "resources or characters", "recurso o personaje", "recursos o personajes"),
    "creature": noun("creature", "creatures", "criatura", "criaturas", "f"),
    "faction": noun("faction", "factions", "facción", "facciones", "f"),
    "item": noun("item", "items", "objeto", "objetos"),
    "ring": noun("ring", "rings", "anillo", "anillos"),
    "ring.no": noun("item that is no ring", "items that are no rings", "objeto que no sea anillo", "objetos que no sean anillos"),
    "gold-ring": noun("gold ring", "gold rings", "anillo de oro", "anillos de oro"),
    "event": noun("event", "events", "suceso", "sucesos"),
    "agent": noun("agent", "agents", "agente", "agentes"),
    "long": adjective("long", "duradero"),
    "permanent": adjective("permanent", "permanente"),
    "permanent.no": ("short or long", ("breve o duradero", "breve o duradera", "breves o duraderos", "breves o duraderas")),
    "long-or-permanent": ("long or permanent", ("duradero o permanente", "duradera o permanente", "duraderos o permanentes", "duraderas o permanentes")),
    "corruption-card": noun("corruption card", "corruption cards", "carta de corrupción", "cartas de corrupción", "f"),
    "needs-skill": ("+that needs a {value}", "+que requiera un {value}"),
    "learnt": ("+that needs information", "+que requiera información"),
    "dragon": ("+that is a manifestation of a Dragon", "+que sea manifestación de un Dragón"),
    "dragon.of": ("+that is a manifestation of {value}", "+que sea manifestación de {value}"),
    "hunting": ("+that is a Dragon on the hunt", "+que sea un Dragón de caza"),
    "name": ("={value}", "={value}"),
    "slot": ("{value}", "+({value})"),
    "untapped": adjective("untapped", "enderezado"),
    "status-tapped": adjective("tapped", "girado"),
    "hurt": ("tapped or wounded", ("girado o herido", "girada o herida", "girados o heridos", "giradas o heridas")),
    "wounded": adjective("wounded", "herido"),
    "wounded.no": adjective("unwounded", "ileso"),
    "mind-at-most": ("+of mind {value} or less", "+de mente {value} o menos"),
    "mind-at-most.no": ("+of mind above {value}", "+de mente superior a {value}"),
    "bears": ("+bearing {value}", "+que lleve {value}"),
    "bears.no": ("+not bearing {value}", "+que no lleve {value}"),
    "bears-keyword": ("+bearing a {value}", "+que lleve un {value}"),
    "bears-sort": ("+bearing a {value} item", "+que lleve un objeto {value}"),
    "bears-ring": ("+bearing a ring", "+que lleve un anillo"),
    "held-by": ("+(if a {value} bears it)", "+(si la lleva un {value})"),
    "held-by.on": ("+that lies on an {value}", "+que esté sobre un {value}"),
    "born": ("+already a {value}", "+ya {value}"),
    "marked": ("+who has played {value} this turn", "+que haya jugado {value} este turno"),
    "source-tapped": ("+while this card is tapped", "+mientras esta carta esté girada"),
    "face-up": ("+if face up", "+si está boca arriba"),
    "face-up.one": ("face-up", ("boca arriba",) * 4),
    "moving": ("+whose company moves", "+cuya compañía se mueva"),
    "guarded": ("+whose company has an on-guard card", "+cuya compañía tenga una carta en guardia"),
    "moving.no": ("+whose company stays", "+cuya compañía no se mueva"),
    "going-to": ("+whose company goes to {value}", "+cuya compañía vaya a {value}"),
    "going-into.no": ("+whose company goes to no site in a {value}", "+cuya compañía no vaya a un lugar de {value}"),
    "at-haven": ("+at a Haven", "+en un Refugio"),
    "at-haven.no": ("+away from Havens", "+fuera de los Refugios"),
    "at-site": ("+at {value}", "+en {value}"),
    "at-type": ("+at {value}", "+en {value}"),
    "at-site-with": ("+at the same site as {value}", "+en el mismo lugar que {value}"),
    "same-site": ("+at the same site, no Haven", "+en el mismo lugar, que no sea Refugio"),
    "with-untapped": ("+with an untapped {value} in the company", "+con un {value} enderezado en la compañía"),
    "with-skill": ("+with a {value} in the company", "+con un {value} en la compañía"),
    "with-wizard": ("+in your Wizard's company", "+de la compañía de tu Mago"),
    "with-another": ("+with another {value} in his company or at his site", "+con otro {value} en su compañía o en su lugar"),
    "with-bearer-of": ("+in the same company as {value}", "+en la misma compañía que {value}"),
    "on-wizards-company": ("+on characters of your Wizard's company", "+sobre personajes de la compañía de tu Mago"),
    "large-company": ("+whose company has at least {value} characters and allies", "+cuya compañía tenga al menos {value} personajes y aliados"),
    "small-company": ("+whose company has a size of {value} or less", "+cuya compañía tenga un tamaño de {value} o menos"),
    "playable-here": ("+playable at its site", "+que se pueda jugar en su lugar"),
    "playable-in": ("+playable in {value}", "+que se pueda jugar en {value}"),
    "home": ("+whose home site is {value}", "+cuyo lugar natal sea {value}"),
    "can-attack": ("+that could attack the company now", "+que pueda atacar a la compañía ahora"),
    "can-influence": ("+who reaches a target", "+que alcance un objetivo"),
    "struck.no": ("+other than the target", "+que no sea el objetivo"),
    "theirs": ("+of your opponent", "+de tu oponente"),
    "companion": ("+of its company", "+de su compañía"),
    "bearer.no": ("+other than the bearer", "+que no sea el portador"),
    "site-type": ("every {value}", "cada {value}"),
    "while": ("+while {value} is in play", "+mientras {value} esté en juego"),
    "path": ("+whose path has {value}", "+cuyo itinerario tenga {value}"),
    "with-great": ("+with a Wizard, or somebody of mind 6 or more who is no ranger", "+con un Mago o alguien de mente 6 o más que no sea montaraz"),
}  # fmt: skip
#: Tests that a reader takes for granted: one such card on a character, one corruption card a turn.
UNSPOKEN = (
    *hazard_words.UNSPOKEN,
    "free-of", "fresh", "once", "unlaid", "unmarked", "mine", "with-target", "first", "draws-several", "enchantable",
    "source-stays", "can-influence", "new-to-company", "not-taken", "no-copy-with", "may-muster", "no-hoard-yet", "party-holds",
)  # fmt: skip

PLACES: dict[str, tuple[str, str]] = {
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
    "attached": ("in play", "en juego"),
    "agents": ("at the company's new site", "en el nuevo lugar de la compañía"),
    "my-agents": ("of yours", "de los tuyos"),
    "agent-who-tries": ("who makes it", "que lo haga"),
    "unmasked": ("that lies face up", "que esté boca arriba"),
    "hand": ("from your hand", "de tu mano"),
    "their-hand": ("of his hand", "de su mano"),
    "deck": ("from your play deck", "de tu mazo de juego"),
    "discard": ("from your discard pile", "de tu descarte"),
    "deck-or-discard": ("from your play deck or discard pile", "de tu mazo de juego o de tu descarte"),
    "sideboard": ("from your sideboard", "de tu baraja complementaria"),
    "sideboard-or-discard": ("from your sideboard or discard pile", "de tu baraja complementaria o de tu descarte"),
    "their-stored": ("that your opponent has stored", "que tu oponente haya almacenado"),
    "factions": ("of your opponent", "de tu oponente"),
}
#: What a phrase without any noun is about, by place.
HEADS: dict[str, tuple[Noun, Noun]] = {
    "nazgul": noun("Nazgûl permanent event", "Nazgûl permanent events", "suceso permanente Nazgûl", "sucesos permanentes Nazgûl"),
    "agents": noun("agent", "agents", "agente", "agentes"),
    "my-agents": noun("agent", "agents", "agente", "agentes"),
    "unmasked": noun("agent", "agents", "agente", "agentes"),
    "corruption-cards": noun("corruption card", "corruption cards", "carta de corrupción", "cartas de corrupción", "f"),
    "all-factions": noun("faction in play", "factions in play", "facción en juego", "facciones en juego", "f"),
    "agent-who-tries": noun("agent", "agents", "agente", "agentes"),
    "my-sites": noun("site", "sites", "lugar", "lugares"),
    "all-allies": noun("ally", "allies", "aliado", "aliados"),
    "company-events": noun("resource permanent-event", "resource permanent-events", "suceso permanente de recurso", "sucesos permanentes de recurso"),
    "allies": noun("ally of the company", "allies of the company", "aliado de la compañía", "aliados de la compañía"),
}  # fmt: skip
#: Fixed phrases.
PHRASES: dict[str, tuple[str, str]] = {
    "the-struck": ("the target of the strike", "el objetivo del golpe"),
    "the-checker": ("the character", "el personaje"),
    "the-bearer": ("the bearer", "el portador"),
    "bearer": ("the bearer", "el portador"),
    "that character": ("that character", "ese personaje"),
    "that card": ("that card", "esa carta"),
    "all of them": ("all of them", "todos ellos"),
    "this card": ("this card", "esta carta"),
    "prisoner": ("the prisoner", "el prisionero"),
    "target": ("the target", "el objetivo"),
}
#: What is said of a company, for modifiers that are about companies.
COMPANIES: dict[str, tuple[str, str]] = {
    **hazard_words.COMPANIES,
    "small-company": ("of size {value} or less", "de tamaño {value} o menos"),
    "with-great": (
        "with a Wizard or somebody of mind 6 or more who is no ranger",
        "con un Mago o con alguien de mente 6 o más que no sea montaraz",
    ),
    "path": ("whose path has {value}", "cuyo itinerario tenga {value}"),
}
#: Moments, in the order in which they are looked for.
MOMENTS: dict[str, tuple[str, str]] = {
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
    "untap": ("At the beginning of the end of turn", "Al principio del final de turno"),
    "end": ("At the end of the turn", "Al final del turno"),
    "response": ("In response", "En respuesta"),
}
WORDS: dict[Any, tuple[str, str]] = {
    **hazard_words.WORDS,
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
    "paths": ("Paths of the Dead", "Los Senderos de los Muertos"),
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
    "exceed": (" which must be more than {number}", " que debe ser mayor que {number}"),
    "lands": ("every {old} of a path counts as {new}", "toda región de {old} de un itinerario cuenta como {new}"),
    "each": ("{amount} for each {land} of its path", "{amount} por cada región de {land} de su itinerario"),
    "any": ("{amount} if its path has {land}", "{amount} si su itinerario tiene {land}"),
    "for turn": ("{attacks} have {signed} {value} this turn", "{attacks} tienen {signed} {value} este turno"),
    "on company": ("against this company ", "contra esta compañía "),
    "all attacks": ("all attacks", "todos los ataques"), "attacks": ("attacks", "ataques"),
    "attacks by": ("attacks by {races}", "los ataques de {races}"),
    "attack by": ("attack by {races}", "ataque de {races}"),
    "creature attacks": ("creature attacks", "los ataques de criaturas"),
    "attacks at its site": ("automatic attacks or hazards keyed to its site", "ataques automáticos ni de adversidades situadas en su lugar"),
    "automatic attacks": ("automatic attacks", "los ataques automáticos"),
    "automatic attacks at": ("automatic attacks at {sites}", "los ataques automáticos en {sites}"),
    "automatic attacks by": ("automatic attacks by {races}", "los ataques automáticos de {races}"),
    "attacks that choose": ("attacks that choose defending characters", "los ataques que eligen a los defensores"),
    "after": ("if {races} have attacked the company before this turn, its strikes", "si {races} ya han atacado a la compañía este turno, sus golpes"),
    "no agent": ("other than agents", "que no sean agentes"),
    "on its company": (" on its company", " a su compañía"),
    "in lands": ("in a {lands}", "en {lands}"),
    "factions of": ("factions of {races}", "facciones de {races}"),
    "stays": ("it stays in play", "queda en juego"), "with": ("with", "con"), "may": ("may", "puede"), "defender": ("the defender", "el defensor"), "you may": ("you may", "puedes"), "its player may": ("its player may", "su jugador puede"), "up to": ("up to {number}", "hasta {number}"),
    "if he is": (" (if {what})", " (si es {what})"),
    "only bearer": ("only {who} may bear it", "sólo puede llevarlo {who}"),
    "only player": ("only {who} may play it", "sólo puede jugarla {who}"),
    "once each": ("this use cannot be duplicated on a given character", "este uso no se puede duplicar sobre un mismo personaje"),
    "one each": ("no two on one character", "no puede haber dos en un mismo personaje"),
    "playable if": ("playable only if {what}", "sólo se puede jugar si {what}"),
    "rings": ("The One Ring ({one} or more), a Dwarven Ring ({dwarven} or more), a Magic Ring ({magic} or less), a Lesser Ring (always)", "el Anillo Único ({one} o más), un Anillo Enano ({dwarven} o más), un Anillo Mágico ({magic} o menos), un Anillo Menor (siempre)"),
    "of it": ("", ""), "if": ("if", "si"), "more than": ("it is more than {number}", "es mayor que {number}"),
    "not more than": ("it is not more than {number}", "no es mayor que {number}"),
}  # fmt: skip
