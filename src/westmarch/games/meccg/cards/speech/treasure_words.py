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
    "ease.lighter-palantir": ("!from then on all Palantíri give one corruption point less", "!desde entonces todas las Palantíri dan un punto de corrupción menos"),
    "ease.lighter-ring": ("!from then on all rings give one corruption point less", "!desde entonces todos los anillos dan un punto de corrupción menos"),
    "ease.weaker-holds": ("!from then on all automatic attacks at Shadow-holds and Dark-holds have one prowess and one strike less (at least one)", "!desde entonces todos los ataques automáticos en Bastiones de la Sombra y Bastiones de la Oscuridad tienen un poder y un golpe menos (uno como mínimo)"),
    "crown": ("show {who}: it is played, and is in play, as if Gates of Morning were in play and Doors of Night were not", "muestra {a_who}: se juega, y está en juego, como si Puertas del Amanecer estuviera en juego y Puertas de la Noche no"),
    "stow": ("put {who} under this card", "pon {a_who} bajo esta carta"),
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
    "company-gains": ("when the company plays an item", "cuando la compañía juega un objeto"),
    "card-played": ("when the company plays a card", "cuando la compañía juega una carta"),
    "prisoners-freed": ("when the company rescues prisoners", "cuando la compañía rescata prisioneros"),
    "own-organization": ("at the beginning of your organization phase", "al principio de tu fase de organización"),
    "when-stored": ("when it is stored", "cuando se almacene"),
}

MODS: dict[str, Pair] = {
    "healing": ("{who} counts as a Haven for healing", "{who} cuenta como Refugio a efectos de curación"),
    "keyed-type": ("for hazards {who} counts as a Haven", "para las adversidades {who} cuenta como Refugio"),
    "site-type.border-hold": ("{who} becomes a Border-hold", "{who} se convierte en Bastión Fronterizo"),
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
    "one-attack": ("of several automatic attacks of a site that is no Dragon's lair the hazard player leaves one, and creatures with several attacks have one; it cannot be cancelled", "de varios ataques automáticos de un lugar que no sea guarida de un Dragón el jugador de adversidades deja uno, y las criaturas con varios ataques tienen uno; no se puede cancelar"),
    "no-environment": ("no environment cards can be played", "no se pueden jugar cartas ambientales"),
    "keeps-for-wizard": ("after that you may play no other Wizard", "después no puedes jugar a otro Mago"),
    "legendary": ("the next item played there taps the site, and this card is discarded", "el siguiente objeto que se juegue allí gira el lugar y se descarta esta carta"),
    "outlasts-dragon": ("this card stays in play if the Dragon leaves it", "esta carta sigue en juego si el Dragón lo abandona"),
    "crowns": ("this card and that one are discarded together", "esta carta y aquélla se descartan juntas"),
    "boundless": ("there is no limit to the size of the company", "no hay límite al tamaño de la compañía"),
    "free-followers": ("{who} of the company needs no influence to be controlled", "{who} de la compañía no requiere influencia para ser controlado"),
    "ends-unless": ("discard this card when the company is no longer like that", "descarta esta carta cuando la compañía deje de ser así"),
    "beyond-one": ("that is no play of the one character a turn", "eso no cuenta como el personaje que se juega por turno"),
    "rooted": ("the bearer's company may not move; he needs no general influence and gives no points. Discard this card when he is wounded, or when the company plays something that taps its site", "la compañía del portador no puede moverse; él no requiere influencia general ni da puntos. Descarta esta carta cuando resulte herido o cuando la compañía juegue algo que gire su lugar"),
    "stows": ("where you may play a minor item from your hand, at a Border-hold, a Free-hold or a Haven, you may play one from under this card", "donde puedas jugar un objeto menor de tu mano, en un Bastión Fronterizo, un Bastión Libre o un Refugio, puedes jugar uno de debajo de esta carta"),
    "no-muster": ("Muster cannot be played for attempts against any {who}", "no se puede jugar Reclutar en intentos contra ninguna {who}"),
    "watches": ("{who} that you win lies under this card, which is discarded when one of them is", "{who} que ganes queda bajo esta carta, que se descarta cuando se descarte alguna"),
    "agents-must": ("face-up agents must attack every company that enters a site where they are", "los agentes boca arriba deben atacar a toda compañía que entre en un lugar donde estén"),
    "guards-lost": ("on-guard cards that are not revealed are discarded", "las cartas en guardia que no se revelan se descartan"),
    "stays-freely": ("{who} has no penalty to prowess for staying untapped against a strike", "{who} no tiene penalización al poder por no girarse contra un golpe"),
    "no-weapons": ("weapons do not count against this attack", "las armas no cuentan contra este ataque"),
    "two-weapons": ("{who} can use two weapons, unless he bears a shield", "{who} puede usar dos armas, salvo que lleve un escudo"),
    "never-untaps-itself": ("this card never untaps", "esta carta nunca se endereza"),
    "never-untaps-itself.alone": ("this card does not untap in the untap phase", "esta carta no se endereza en la fase de enderezamiento"),
    "replaces-knowledge": ("where a card asks a company to discard lost knowledge, a sage of it may tap and you discard this card from your hand instead", "cuando una carta pida a una compañía descartar conocimiento perdido, un sabio suyo puede girarse y tú descartas en su lugar esta carta de tu mano"),
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
    "in-deeps.no": ("+not at an Under-deeps site", "+fuera de las Profundidades"),
    "in-deeps": ("+at an Under-deeps site", "+en un lugar de las Profundidades"),
    "holds-three": ("+with at least three items under it", "+con al menos tres objetos debajo"),
    "of-gondor": noun("faction of Anórien, Lebennin, Lamedon, Belfalas or Anfalas but the Army of the Dead", "factions of Anórien, Lebennin, Lamedon, Belfalas or Anfalas but the Army of the Dead", "facción de Anórien, Lebennin, Lamedon, Belfalas o Anfalas menos el Ejército de los Muertos", "facciones de Anórien, Lebennin, Lamedon, Belfalas o Anfalas menos el Ejército de los Muertos", "f"),
    "dragon-at-home": noun("Dragon at home", "Dragons at home", "Dragón en su casa", "Dragones en su casa"),
    "resource-event": noun("resource event", "resource events", "suceso de recurso", "sucesos de recurso"),
    "in-party": ("+of a company with a Dwarf of mind above 5, no other such character but Wizards, and at most two who are no Dwarves", "+de una compañía con un Enano de mente superior a 5, ningún otro personaje así salvo Magos, y a lo sumo dos que no sean Enanos"),
    "enters-here": ("+who may come into play at its site", "+que pueda entrar en juego en su lugar"),
    "watched": noun("faction under this card", "factions under this card", "facción bajo esta carta", "facciones bajo esta carta", "f"),
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
    "borne-here": ("of the company", "de la compañía"),
    "on-bound": ("on him", "sobre él"),
    "masked-agents": ("of your opponent that lies face down", "de tu oponente que esté boca abajo"),
    "hand-or-discard": ("from your hand or discard pile", "de tu mano o de tu descarte"),
    "bound-item": ("", ""),
    "their-seen-discard": ("that you have seen your opponent discard", "que hayas visto descartar a tu oponente"),
}

HEADS: dict[str, tuple[Any, Any]] = {
    "bound-item": noun("item", "items", "objeto", "objetos"),
    "masked-agents": noun("agent", "agents", "agente", "agentes"),
    "spent-agents": noun("tapped or wounded agent", "tapped or wounded agents", "agente girado o herido", "agentes girados o heridos"),
}  # fmt: skip
