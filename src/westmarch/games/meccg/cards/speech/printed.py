"""What is printed on a card beside its numbers, in sentences made from the data: English, then Spanish."""

# ruff: noqa: E501  both languages of a phrase stand on one line

from __future__ import annotations

from typing import Any

from westmarch.games.meccg.cards.speech.words import phrases, properties
from westmarch.games.meccg.facts import (
    ALLY,
    CREATURE,
    FACES,
    FACTION,
    HAVEN,
    HAZARD,
    ITEM,
    ITEM_KINDS,
    LANDS,
    NUMBER,
    REGION_NAMES,
    SITE,
    SITE_TYPES,
    SLOTS,
    WIZARD,
    Attack,
    Face,
    Key,
)
from westmarch.games.meccg.rules.rings import ring_sort

TEXTS: dict[str, tuple[str, str]] = {
    "none": ("No special ability.", "Sin capacidad especial."),
    "unique": ("Unique", "Única"),
    "environment": ("Environment", "Ambiental"),
    "spell": ("Spell", "Sortilegio"),
    "ritual": ("Ritual", "Ritual"),
    "light-enchantment": ("Light enchantment", "Encantamiento de luz"),
    "dark-enchantment": ("Dark enchantment", "Encantamiento oscuro"),
    "corruption": ("Corruption", "Corrupción"),
    "palantir": ("Palantír", "Palantír"),
    "dwarven-ring": ("Dwarven Ring", "Anillo Enano"),
    "magic-ring": ("Magic Ring", "Anillo Mágico"),
    "lesser-ring": ("Lesser Ring", "Anillo Menor"),
    "hoard-item": ("Hoard item", "Objeto de botín"),
    "spawn": ("Spawn", "Engendro"),
    "lost-knowledge": ("Lost knowledge", "Conocimiento perdido"),
    "stolen-knowledge": ("Stolen knowledge", "Conocimiento robado"),
    "offering-attempt": ("Offering attempt", "Intento de ofrecimiento"),
    "riddling-attempt": ("Riddling attempt", "Intento de acertijos"),
    "weapon": ("Weapon", "Arma"),
    "shield": ("Shield", "Escudo"),
    "armor": ("Armour", "Armadura"),
    "helmet": ("Helmet", "Yelmo"),
    "short event": ("Creature or short event", "Criatura o suceso breve"),
    "one site": ("Cannot be duplicated on a given site.", "No se puede duplicar en un mismo lugar."),
    "one character": ("Cannot be duplicated on a given character.", "No se puede duplicar sobre un mismo personaje."),
    "one card": ("Cannot be duplicated on a given card.", "No se puede duplicar sobre una misma carta."),
    "one dragon": ("Cannot be duplicated on a given Dragon.", "No se puede duplicar sobre un mismo Dragón."),
    "one item": ("Cannot be duplicated on a given item.", "No se puede duplicar sobre un mismo objeto."),
    "one company": ("Cannot be duplicated on a given company.", "No se puede duplicar sobre una misma compañía."),
    "shadow-magic": ("Can use shadow-magic", "Puede usar magia de la sombra"),
    "or": ("Or, ", "O bien, "),
    "at home": ("Unless a starting character, enters play only at the home site.", "Salvo como personaje inicial, sólo entra en juego en su lugar natal."),
    "only home": ("Not a starting character; enters play only at the home site.", "No puede ser personaje inicial; sólo entra en juego en su lugar natal."),
    "check": ("{signed} to all corruption checks.", "{signed} a todos sus chequeos de corrupción."),
    "lost": ("{signed} points if eliminated.", "{signed} puntos por su eliminación."),
    "attacker": ("The attacker chooses the defending characters.", "El atacante elige a los defensores."),
    "each": ("Each character of the company faces one strike.", "Cada personaje de la compañía afronta un golpe."),
    "several": ("{count} attacks of {strikes} strikes each.", "{count} ataques de {strikes} golpes cada uno."),
    "several single": ("{count} attacks of one strike each.", "{count} ataques de un golpe cada uno."),
    "detain": ("Detainment: successful strikes tap and do not wound.", "Retención: los golpes con éxito giran y no hieren."),
    "also": ("May also be played {ways}.", "También se puede jugar {ways}."),
    "when": ("While {card} is in play, it may also be played {ways}.", "Mientras {card} esté en juego, también se puede jugar {ways}."),
    "ways": ("May be played {ways}.", "Se puede jugar {ways}."),
    "ways when": ("While {card} is in play, it may be played {ways}.", "Mientras {card} esté en juego, se puede jugar {ways}."),
    "hunts": ("Attacks every company that moves in {regions}.", "Ataca a toda compañía que se mueva por {regions}."),
    "hunts doors": ("While Doors of Night is in play, also in {regions}.", "Mientras Puertas de la Noche esté en juego, también por {regions}."),
    "playable": ("Playable at {places}.", "Se juega en {places}."),
    "playable special": ("Playable only at {places}.", "Sólo se juega en {places}."),
    "faction": ("Influence check above {number}.", "Chequeo de influencia mayor que {number}."),
    "modifiers": ("Modifiers: {races}.", "Modificadores: {races}."),
    "stored points": ("Gives {points} points when stored.", "Da {points} puntos una vez que se almacene."),
    "hoard item": ("Playable only where there is a hoard.", "Sólo se juega donde haya un botín."),
    "ring item": ("Played in place of a gold ring after a test.", "Se juega en lugar de un anillo de oro tras un examen."),
    # Sites
    "used as": ("As a site: {kind} in {region}; you draw {own}, your opponent {other}.", "Como lugar: {kind} de {region}; tú robas {own}, tu oponente {other}."),
    "used there": ("As a site: {kind}; you draw {own}, your opponent {other}.", "Como lugar: {kind}; tú robas {own}, tu oponente {other}."),
    "way there": ("It is reached by this path: {lands}.", "Se llega por este itinerario: {lands}."),
    "way home": ("It is left through the map, or to {haven} by this path: {lands}.", "Se sale de él por el mapa, o hacia {haven} por este itinerario: {lands}."),
    "by map": ("It is left through the map only.", "Sólo se sale de él por el mapa."),
    "rests": ("Characters heal here as at a Haven.", "Los personajes se curan aquí como en un Refugio."),
    "left": ("Discarded when no company is at it or on the way to it.", "Se descarta cuando ninguna compañía está en él ni va hacia él."),
    "haven": ("A Haven.", "Un Refugio."),
    "nearest": ("Nearest Haven: {haven}.", "Refugio más cercano: {haven}."),
    "items": ("Playable: {items}.", "Se puede jugar: {items}."),
    "information": ("information", "información"),
    "attack": ("Automatic attack: {race}, {strikes} strikes of prowess {prowess}.", "Ataque automático: {race}, {strikes} golpes de poder {prowess}."),
    "from hand common": ("Automatic attack: your opponent may use a creature from his hand that is not unique and could be keyed to {places}.", "Ataque automático: tu oponente puede usar una criatura de su mano que no sea única y que pudiera situarse en {places}."),
    "from hand": ("Automatic attack: your opponent may use a creature from his hand that could be keyed to {places}.", "Ataque automático: tu oponente puede usar una criatura de su mano que pudiera situarse en {places}."),
    "wounded": ("Each character wounded by it makes a corruption check.", "Cada personaje herido por él hace un chequeo de corrupción."),
    "limit": ("A company moving here has {signed} to its hazard limit.", "La compañía que se mueva aquí tiene {signed} al límite de adversidades."),
    "always": ("Creatures may always be keyed to this site, whatever cards say.", "Siempre se pueden situar criaturas en este lugar, digan lo que digan las cartas."),
    "heals": ("Whatever heals a character here heals all characters at the site.", "Lo que cure aquí a un personaje cura a todos los del lugar."),
    "races": ("{races} may also be played here.", "Aquí también se pueden jugar {races}."),
    "guardians": ("If one of these is in play as a permanent event it attacks whoever enters, and is discarded: {names}.", "Si uno de éstos está en juego como suceso permanente, ataca a quien entre y se descarta: {names}."),
    "never": ("Goes back to the location deck, never to the discard pile.", "Vuelve al mazo de localizaciones, nunca al descarte."),
    "tapped": ("Items may be played here even if the site is tapped.", "Aquí se pueden jugar objetos aunque el lugar esté girado."),
    "barter": ("In the site phase the company may discard two minor items to make one major item, a hoard item too, playable here this turn while the site is untapped.", "En la fase de lugares la compañía puede descartar dos objetos menores para poder jugar aquí un objeto mayor, también de botín, este turno mientras el lugar esté sin girar."),
    "deeps": ("Under-deeps; adjacent: {sites}.", "Profundidades; adyacentes: {sites}."),
    "udun": ("any site in Udûn", "cualquier lugar de Udûn"),
    "instead": ("instead", "en vez de eso"),
    "hoard": ("Contains a hoard.", "Contiene un botín."),
    "ring test": ("Tests of gold rings here have +2.", "Aquí los exámenes de anillos de oro tienen +2."),
    "points": ("Placed with your points when it would be discarded: {points} points.", "Cuando fuera a descartarse se pone con tus puntos: {points} puntos."),
    "unless": ("not while or after {cards} is in play or defeated", "no si {cards} está en juego o fue derrotado"),
}  # fmt: skip
#: Words for ways of keying.
WAYS: dict[str, tuple[str, str]] = {
    "keyed": ("keyed to {what}", "situada en {what}"),
    "at": ("at {what}", "en {what}"),
    "sites in": ("at {types} in {what}", "en {types} de {what}"),
    "sites there": ("at {types} there", "en {types} de allí"),
    "any site": ("any site", "cualquier lugar"),
    "deeps": ("at any Under-deeps site", "en cualquier lugar de las Profundidades"),
    "near deeps": ("at a site adjacent to an Under-deeps site", "en un lugar adyacente a las Profundidades"),
    "journey": ("on a company moving between {what}", "contra una compañía que vaya entre {what}"),
    "after": ("after an attack by {what}", "tras un ataque de {what}"),
    "after elsewhere": ("after an attack by {what} that was not keyed to the site", "tras un ataque de {what} que no estuviera situado en el lugar"),
    "after keyed": ("after an attack by {what} keyed to {keys}", "tras un ataque de {what} situado en {keys}"),
    "with path": ("{types} whose path has {lands}", "{types} cuyo itinerario tenga {lands}"),
    "wounded": ("if the company has a wounded character", "si la compañía tiene un personaje herido"),
}  # fmt: skip


def without_text(lang: int) -> str:
    return TEXTS["none"][lang]


def _say(name: str, lang: int, **parts: Any) -> str:
    return TEXTS[name][lang].format(**parts)


def _list(parts: list[str], lang: int, last: tuple[str, str] = (" and ", " y ")) -> str:
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])}{last[lang]}{parts[-1]}"


def _or(parts: list[str], lang: int) -> str:
    return _list(parts, lang, (" or ", " o "))


def _signed(value: int) -> str:
    return f"+{value}" if value >= 0 else f"−{-value}"


def _name(card: str, lang: int) -> str:
    return FACES[NUMBER[card]].names[lang]


def _word(name: str, lang: int) -> str:
    return phrases.PHRASES[name][lang]


def _so_many(count: int, land: str, lang: int) -> str:
    noun = phrases.LANDS[land][lang]
    return f"{count} {noun.one if count == 1 else noun.many}"


def _race(name: str, lang: int) -> str:
    return properties.RACES[name][lang].many if name in properties.RACES else name.replace("-", " ").capitalize()


def words(face: Face, lang: int) -> list[str]:
    """The line of words before a card's text: what other cards and rules look for."""
    names = ["unique"] if face.unique else []
    names += [name for name in sorted(face.keywords) if name != "one-ring"]
    names += [SLOTS[face.slot]] if face.slot else []
    names += ["short event"] if face.also_event == "short" else []
    return [f"{TEXTS[name][lang]}." for name in names]


def printed(face: Face, lang: int) -> list[str]:
    """The sentences of a card's printed facts."""
    if face.kind == SITE:
        return _site(face, lang)
    found: list[str] = []
    if face.kind <= WIZARD:
        found += _character(face, lang)
    elif face.kind == ITEM:
        found += _item(face, lang)
    elif face.kind in (ALLY, FACTION):
        found += _at_home(face, lang)
    elif face.used_as:
        found += _used_as(face, lang)
    elif face.kind == CREATURE or (face.kind == HAZARD and face.strikes):
        found += _creature(face, lang)
    return found


def _used_as(event: Face, lang: int) -> list[str]:
    """What an event is as a site."""
    site = next(face for face in FACES if face.made_from == event.id)
    kind, draws = _word(SITE_TYPES[site.site], lang), {"own": site.own_draws, "other": site.other_draws}
    if site.way:
        region, way = REGION_NAMES[site.region][lang], ", ".join([_word(LANDS[land], lang) for land in site.way])
        return [
            _say("used as", lang, kind=kind, region=region, **draws),
            _say("way there", lang, lands=way),
            *_site(site, lang),
        ]
    return [_say("used there", lang, kind=kind, **draws), *_site(site, lang)]


def _character(face: Face, lang: int) -> list[str]:
    found: list[str] = []
    if face.race == "hobbit":
        found.append(_say("at home", lang))
    if face.home_only:
        found.append(_say("only home", lang))
    if face.check:
        found.append(_say("check", lang, signed=_signed(face.check)))
    if face.lost_points:
        found.append(_say("lost", lang, signed=_signed(face.lost_points)))
    return found


def _item(face: Face, lang: int) -> list[str]:
    found: list[str] = []
    if face.places:
        found.append(_say("playable special", lang, places=_or([_name(place, lang) for place in face.places], lang)))
    if face.hoard:
        found.append(_say("hoard item", lang))
    if ring_sort(face):
        found.append(_say("ring item", lang))
    if face.stored_points != face.points:
        found.append(_say("stored points", lang, points=face.stored_points))
    return found


def _at_home(face: Face, lang: int) -> list[str]:
    found: list[str] = []
    if face.places:
        found.append(_say("playable", lang, places=_or([_name(place, lang) for place in face.places], lang)))
    if face.number_to_exceed:
        found.append(_say("faction", lang, number=face.number_to_exceed))
    if face.race_modifiers:
        races = [f"{_race(race, lang)} {_signed(value)}" for race, value in face.race_modifiers.items()]
        found.append(_say("modifiers", lang, races=", ".join(races)))
    return found


def _creature(face: Face, lang: int) -> list[str]:
    found: list[str] = []
    if face.hunts:
        regions = [REGION_NAMES[number][lang] for number in sorted(face.hunts)]
        found.append(_say("hunts", lang, regions=_or(regions, lang)))
        more = [REGION_NAMES[number][lang] for number in sorted(face.hunts_doors)]
        more += [_word("coastal-sea", lang)] if face.hunts_sea else []
        found.append(_say("hunts doors", lang, regions=_or(more, lang)))
    if face.attacks > 1:
        name = "several single" if face.strikes == 1 else "several"
        found.append(_say(name, lang, count=face.attacks, strikes=face.strikes))
    if face.attacker_chooses:
        found.append(_say("attacker", lang))
    if face.each:
        found.append(_say("each", lang))
    if face.detain:
        found.append(_say("detain", lang))
    other = bool(face.lands or face.site_types)  # what is said first is an addition only to something printed
    for key in face.named:
        ways = _or(_ways(key, lang), lang)
        if key.when:
            found.append(_say("when" if other else "ways when", lang, card=_name(key.when, lang), ways=ways))
        else:
            found.append(_say("also" if other else "ways", lang, ways=ways))
        other = True
    return found


def _way(name: str, lang: int, **parts: Any) -> str:
    return WAYS[name][lang].format(**parts)


def _ways(key: Key, lang: int) -> list[str]:
    """How a creature may be keyed by one line of its text."""
    if key.after:
        before = _after(key, lang)
        named = _keyed_by_name(key, lang)
        return [f"{before}, {_or(named, lang)}"] if named else [before]
    return _keyed_by_name(key, lang)


def _after(key: Key, lang: int) -> str:
    """The attack that must have gone before, and how it was keyed."""
    by = _or([_race(name, lang) if name in properties.RACES else _name(name, lang) for name in key.after[0]], lang)
    keys = [_word(way.partition("-")[2], lang) for way in key.after[1] if not way.endswith("-") and way]
    if keys:
        return _way("after keyed", lang, what=by, keys=_or(keys, lang))
    return _way("after" if "" in key.after[1] else "after elsewhere", lang, what=by)


def _keyed_by_name(key: Key, lang: int) -> list[str]:
    """Lands, regions and sites that a line names."""
    found: list[str] = []
    regions = _or([REGION_NAMES[number][lang] for number in sorted(key.regions)], lang) if key.regions else ""
    types = _or([_word(SITE_TYPES[number], lang) for number in sorted(key.types)], lang) if key.types else ""
    if key.site_path:
        lands = _or([_so_many(count, LANDS[land], lang) for land, count in key.site_path], lang)
        types = _way("with path", lang, types=types, lands=lands)
    if key.lands:
        lands = _or([_so_many(count, LANDS[land], lang) for land, count in key.lands], lang)
        found.append(_way("keyed", lang, what=lands))
    if regions and not key.only_sites:
        found.append(_way("keyed", lang, what=regions))
    if regions and (key.all_sites or types):
        name = "sites in" if key.only_sites else "sites there"
        found.append(_way(name, lang, types=types or WAYS["any site"][lang], what=regions))
    elif types:
        found.append(_way("at", lang, what=types))
    if key.sites:
        found.append(_way("at", lang, what=_or([_name(site, lang) for site in sorted(key.sites)], lang)))
    if key.deeps:
        found.append(_way("deeps", lang))
    if key.near_deeps:
        found.append(_way("near deeps", lang))
    if key.journey:
        found.append(_way("journey", lang, what=_list([_name(site, lang) for site in key.journey], lang)))
    if key.wounded:
        found = [f"{way}, {_way('wounded', lang)}" for way in found]
    return found


# Sites


def _site(face: Face, lang: int) -> list[str]:
    found: list[str] = []
    if face.site == HAVEN:
        found.append(_say("haven", lang))
    elif face.made_from and face.haven:
        lands = ", ".join([_word(LANDS[land], lang) for land in face.path])
        found.append(_say("way home", lang, haven=_name(face.haven, lang), lands=lands))
    elif face.haven:
        found.append(_say("nearest", lang, haven=_name(face.haven, lang)))
    if face.deeps:
        found.append(_say("deeps", lang, sites=_adjacent(face, lang)))
    sorts = [_sort(number, lang) for number in sorted(face.items)]
    sorts += [TEXTS["information"][lang]] if face.information else []
    if sorts:
        found.append(_say("items", lang, items=_list(sorts, lang)))
    found += [_automatic(attack, lang) for attack in face.automatic]
    for name, said in (
        ("wounded", face.wounded_check), ("always", face.always_keyed), ("heals", face.heals_all),
        ("rests", face.heals), ("by map", face.by_map), ("left", face.made_from),
        ("never", face.never_discarded), ("tapped", face.items_when_tapped), ("barter", face.barter),
        ("hoard", face.hoard or face.lair), ("ring test", face.ring_test_bonus),
    ):  # fmt: skip
        if said:
            found.append(_say(name, lang))
    if face.extra_limit:
        found.append(_say("limit", lang, signed=_signed(face.extra_limit)))
    if face.also:
        found.append(_say("races", lang, races=_list([_race(race, lang) for race in sorted(face.also)], lang)))
    if face.guardians:
        found.append(_say("guardians", lang, names=_list([_name(card, lang) for card in face.guardians], lang)))
    if face.stored_points:
        found.append(_say("points", lang, points=face.stored_points))
    return found


def _adjacent(face: Face, lang: int) -> str:
    parts: list[str] = []
    for name, number in face.adjacent.items():
        place = _name(name, lang) if name in NUMBER else TEXTS["udun"][lang]
        parts.append(f"{place} ({number})")
    return ", ".join(parts)


def _sort(number: int, lang: int) -> str:
    name = ITEM_KINDS[number]
    if name == "gold-ring":
        return properties.GOLD_RING[lang].many
    return f"{name} items" if lang == 0 else f"objetos {properties.SORTS[name][1][2]}"


def _automatic(attack: Attack, lang: int) -> str:
    if attack.from_hand:
        places = [_word(SITE_TYPES[number], lang) for number in attack.from_hand]
        places += [_word(LANDS[number], lang) for number in attack.lands]
        return _say("from hand" if attack.unique_too else "from hand common", lang, places=_or(places, lang))
    text = _say("attack", lang, race=_race(attack.race, lang), strikes=attack.strikes, prowess=attack.prowess)
    names = [_name(card, lang) for card in dict.fromkeys(attack.unless_in_play + attack.unless_defeated)]
    if names:
        text = f"{text.removesuffix('.')} ({_say('unless', lang, cards=_or(names, lang))})."
    return text
