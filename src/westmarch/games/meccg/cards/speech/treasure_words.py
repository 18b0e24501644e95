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
    "lair.no": ("it is no Dragon's lair", "no es la guarida de un Dragón"),
    "dwarf-hold": ("the site is a Dwarf-hold", "el lugar es una Fortaleza Enana"),
    "also-at": ("can also be played at {word} if it is tapped", "también se puede jugar en {word} si está girado"),
}  # fmt: skip

TRIGGERS: dict[str, Pair] = {
    "when-stored": ("when it is stored", "cuando se almacene"),
}

MODS: dict[str, Pair] = {
    "healing": ("{who} counts as a Haven for healing", "{who} cuenta como Refugio a efectos de curación"),
    "keyed-type": ("for hazards {who} counts as a Haven", "para las adversidades {who} cuenta como Refugio"),
    "site-type.border-hold": ("{who} becomes a Border-hold", "{who} se convierte en Fortaleza Fronteriza"),
    "no-automatic": ("{who} has no automatic attacks", "{who} no tiene ataques automáticos"),
    "dwarf-hold": ("{who} is a Dwarf-hold", "{who} es una Fortaleza Enana"),
    "only-race": ("only a {word} may play items at {who}", "sólo un {word} puede jugar objetos en {who}"),
    "entry": ("characters may come into play at {word} as at a Haven", "los personajes pueden entrar en juego en {word} como en un Refugio"),
    "site-untaps": ("{who} untaps in its owner's untap phase", "{who} se endereza en la fase de enderezamiento de su propietario"),
    "keeps-site": ("{word} goes back to the location deck, never to the discard pile", "{word} vuelve al mazo de localizaciones, nunca al descarte"),
    "sheltered": ("{who} cannot be discarded or returned to hand", "{who} no puede ser descartado ni devuelto a la mano"),
    "no-guard": ("no cards may be placed on guard", "no se pueden colocar cartas en guardia"),
    "keeps-event": ("that event is not discarded in the long-event phase", "ese suceso no se descarta en la fase de sucesos duraderos"),
    "ends-with": ("discard it and this card when {word} comes into play", "descártalo junto con esta carta cuando {word} entre en juego"),
    "to-deck-instead": ("whoever discards a card from his hand may put it face down on top of his play deck instead", "quien descarte una carta de su mano puede ponerla boca abajo encima de su mazo de juego en lugar de ello"),
    "support-all": ("companions may tap to give +1 to each other's influence attempts and attempts to remove corruption cards", "los compañeros pueden girarse para dar +1 a los intentos de los demás de influir o de retirar cartas de corrupción"),
    "ends-with-wizard.company": ("discard this card when a Wizard joins the company", "descarta esta carta cuando un Mago se una a la compañía"),
    "ends-with-wizard.player": ("discard this card when your Wizard comes into play", "descarta esta carta cuando tu Mago entre en juego"),
    "ends-when-split": ("discard this card when a character leaves it for another company", "descarta esta carta cuando un personaje la deje por otra compañía"),
    "general.yours": ("your general influence is {signed}", "tu influencia general tiene {signed}"),
    "wizard-at-home": ("your Wizard may only come into play at his home site", "tu Mago sólo puede entrar en juego en su lugar natal"),
    "skips-untap": ("the next time the bearer would untap he stays tapped, and this card is discarded", "la próxima vez que el portador fuera a enderezarse sigue girado y se descarta esta carta"),
    "goes-before": ("it must be the target of a strike before its controller can be, and counts as untapped for that", "debe ser objetivo de un golpe antes de que pueda serlo quien lo controla, y a esos efectos cuenta como enderezado"),
    "frees-master": ("if its controller would be taken prisoner, you may discard it instead", "si quien lo controla fuera a caer prisionero, puedes descartarlo en su lugar"),
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
    "host-site": noun("site on which it lies", "sites on which it lies", "lugar sobre el que está", "lugares sobre los que está"),
    "played-at-it": noun("site where it was played", "sites where it was played", "lugar donde se jugó", "lugares donde se jugó"),
    "without-wizard": ("+without a Wizard in the company", "+sin Mago en la compañía"),
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
    "spent-agents": ("in play", "en juego"),
    "hand-or-discard": ("from your hand or discard pile", "de tu mano o de tu descarte"),
    "bound-item": ("", ""),
    "their-seen-discard": ("that you have seen your opponent discard", "que hayas visto descartar a tu oponente"),
}

HEADS: dict[str, tuple[Any, Any]] = {
    "bound-item": noun("item", "items", "objeto", "objetos"),
    "spent-agents": noun("tapped or wounded agent", "tapped or wounded agents", "agente girado o herido", "agentes girados o heridos"),
}  # fmt: skip
