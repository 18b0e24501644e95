"""More words of the definitions, of items and what lies with them: English, then Spanish. See ``clause_words``."""

# ruff: noqa: E501  both languages of a phrase stand on one line

from __future__ import annotations

from typing import Any

from westmarch.games.meccg.cards.speech.clause_words import Pair
from westmarch.games.meccg.cards.speech.noun_words import noun

VERBS: dict[str, Pair] = {
    "restore-item": ("put {who} with this card, which is restored", "pon {a_who} junto a esta carta, que queda restaurada"),
    "remove": ("remove {who} from the game", "retira {a_who} del juego"),
    "ripple": ("!if the strike is defeated, all failed strikes of the attack after it are defeated too", "!si el golpe es derrotado, también lo son todos los golpes posteriores del ataque que fracasen"),
    "face-trap": ("!{who} faces an attack that cannot be cancelled: {word}", "!{who} afronta un ataque que no se puede cancelar: {word}"),
    "modify-attack.defender-chooses": ("!you choose the targets of its strikes among all characters of the company", "!tú eliges los objetivos de sus golpes entre todos los personajes de la compañía"),
    "modify-site.information": ("!information is playable at the site this turn", "!este turno se puede jugar información en el lugar"),
    "discard-stored-copy": ("discard your opponent's stored copy of it", "descarta la copia almacenada de tu oponente"),
    "bar-storing": ("give up storing it ever", "renuncia a almacenarlo nunca"),
}  # fmt: skip

CONDS: dict[str, Pair] = {
    "gem-site": ("the site is The Gem-deeps, or any Under-deeps site if you have stored a Vein of Arda", "el lugar es Los Subterráneos de las Gemas, o cualquiera de las Profundidades si has almacenado una Vena de Arda"),
    "dwarf-hold": ("the site is a Dwarf-hold", "el lugar es una Fortaleza Enana"),
    "also-at": ("can also be played at {word} if it is tapped", "también se puede jugar en {word} si está girado"),
}  # fmt: skip

TRIGGERS: dict[str, Pair] = {
    "when-stored": ("when it is stored", "cuando se almacene"),
}

MODS: dict[str, Pair] = {
    "stays-freely": ("{who} has no penalty to prowess for staying untapped against a strike", "{who} no tiene penalización al poder por no girarse contra un golpe"),
    "no-weapons": ("weapons do not count against this attack", "las armas no cuentan contra este ataque"),
    "two-weapons": ("{who} can use two weapons, unless he bears a shield", "{who} puede usar dos armas, salvo que lleve un escudo"),
    "never-untaps-itself": ("this card never untaps", "esta carta nunca se endereza"),
    "ends-with-check": ("discard this card after the bearer of the item has made a corruption check", "descarta esta carta después de que el portador del objeto haga un chequeo de corrupción"),
    "saves-items": ("if an effect discards an item of the company that is not special, you may discard this card instead", "si un efecto descarta un objeto de la compañía que no sea especial, puedes descartar esta carta en su lugar"),
    "not-passed-on": ("cannot be transferred", "no se puede traspasar"),
}  # fmt: skip

TESTS: dict[str, Any] = {
    "ordinary": ("+that is not special", "+que no sea especial"),
    "not-unique": ("non-unique", ("no único", "no única", "no únicos", "no únicas")),
    "host-item": noun("item with which it lies", "items with which it lies", "objeto junto al que está", "objetos junto a los que está"),
    "source-restored": ("+while it is restored", "+mientras esté restaurada"),
    "source-whole": ("+while it is not restored", "+mientras no esté restaurada"),
    "holder": noun("bearer of the item with which it lies", "bearers of the item with which it lies", "portador del objeto junto al que está", "portadores del objeto junto al que está"),
    "with-item": ("+while it lies with an item", "+mientras esté junto a un objeto"),
    "sage-or-dwarf": noun("sage or Dwarf", "sages or Dwarves", "sabio o Enano", "sabios o Enanos"),
    "with-named": ("+in the company of {value}", "+en la compañía de {value}"),
    "corrupts-at-least": ("+that gives at least {value} printed corruption points", "+que dé al menos {value} puntos de corrupción impresos"),
    "stored-by-opponent": ("+that your opponent has stored too", "+que tu oponente también haya almacenado"),
    "bears-free": ("+bearing a {value}", "+que lleve una {value}"),
    "has-faced": ("+whose company has faced {value} this turn", "+cuya compañía haya afrontado este turno a {value}"),
    "foiled-agent": ("+whose company has faced an agent's attack this turn without a successful strike", "+cuya compañía haya afrontado este turno el ataque de un agente sin golpes con éxito"),
}  # fmt: skip

PLACES: dict[str, Pair] = {
    "bore-by-tapped": ("that he bears", "que lleve"),
    "hand-or-discard": ("from your hand or discard pile", "de tu mano o de tu descarte"),
    "bound-item": ("", ""),
    "their-seen-discard": ("that you have seen your opponent discard", "que hayas visto descartar a tu oponente"),
}

HEADS: dict[str, tuple[Any, Any]] = {"bound-item": noun("item", "items", "objeto", "objetos")}
