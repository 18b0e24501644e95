"""More words of the definitions, of resources that came later: English, then Spanish. See ``clause_words``."""

# ruff: noqa: E501  both languages of a phrase stand on one line

from __future__ import annotations

from typing import Any

from westmarch.games.meccg.cards.speech.clause_words import Pair
from westmarch.games.meccg.cards.speech.noun_words import noun

VERBS: dict[str, Pair] = {
    # Journeys
    "modify-company.shortcut": ("!that company may move this turn as if the regions below were adjacent", "!esa compañía puede moverse este turno como si las regiones de abajo fueran adyacentes"),
    "modify-company.byway": ("!that company may move this turn as this card says", "!esa compañía puede moverse este turno como dice esta carta"),
    "modify-company.half-wilds": ("!each Wilderness of that company's path counts as half of one this turn, rounding the sum down", "!este turno cada región de Tierras Salvajes del itinerario de esa compañía cuenta como media, redondeando la suma hacia abajo"),
    "go-with": ("put this card on that company until the end of the turn", "pon esta carta en esa compañía hasta el final del turno"),
    "note-site": ("", ""),
    "go-back": ("replace the company's site with the one where it began the turn, which is movement without a movement phase", "sustituir el lugar de la compañía por aquel donde empezó el turno, lo que es un movimiento sin fase de movimiento"),
    "use-as-site": ("!{who} and his company move to this card, which is used as their site", "!{who} y su compañía se mueven a esta carta, que se usa como su lugar"),
    "use-as-site.shadow-land": ("!that company moves through the map with its region cards face up, the last one a Shadow-land, and this card is used as its site there", "!esa compañía se mueve por el mapa con las cartas de región boca arriba, la última de ellas Tierra de la Sombra, y esta carta se usa como su lugar allí"),
    "use-as-site.wilderness": ("!that company moves through the map with its region cards face up, the last one a Wilderness, and this card is used as its site there", "!esa compañía se mueve por el mapa con las cartas de región boca arriba, la última de ellas Tierras Salvajes, y esta carta se usa como su lugar allí"),
    # Decks and hands
    "look-at-hand": ("look at your opponent's hand", "mira la mano de tu oponente"),
    "look-at-deck": ("look at the top {amount} cards of your play deck, shuffle them and put them back on top", "mira las {amount} primeras cartas de tu mazo de juego, barájalas y vuelve a ponerlas encima"),
    "look-at-their-deck": ("look at the top {amount} cards of your opponent's play deck, shuffle them and put them back on top", "mira las {amount} primeras cartas del mazo de juego de tu oponente, barájalas y vuelve a ponerlas encima"),
    # Fights
    "modify-strike": ("give the strike {signed} {word}", "da al golpe {signed} {word}"),
    "share-strike": ("", ""),
    "spare": ("!{who} may not be chosen as the target of a strike of this attack", "!{who} no puede ser elegido objetivo de un golpe de este ataque"),
    "face-several.any": ("!{who} faces as many strikes of the attack as you say, one after another; with each he loses {amount} prowess and {amount} body for the rest of the attack", "!{who} afronta tantos golpes del ataque como digas, uno tras otro; con cada uno pierde {amount} de poder y {amount} de resistencia para el resto del ataque"),
    "face-several.two": ("!{who} faces two strikes of the attack, one after another", "!{who} afronta dos golpes del ataque, uno tras otro"),
    "face-several.all": ("!{who} faces all strikes of the attack, one after another", "!{who} afronta todos los golpes del ataque, uno tras otro"),
    "call-back": ("!{who} returns to your hand, and his items may pass to unwounded companions, one to each", "!{who} vuelve a tu mano, y sus objetos pueden pasar a compañeros no heridos, uno a cada uno"),
    "last-turn": ("!this card stays in play until the end of the turn", "!esta carta sigue en juego hasta el final del turno"),
    "to-points": ("put {who} with your points", "pon {a_who} con tus puntos"),
    "shield-check": ("!the next corruption check this turn that one of your characters away from Shadow-holds and Dark-holds would fail is successful", "!el próximo chequeo de corrupción de este turno que vaya a fallar uno de tus personajes fuera de Bastiones de la Sombra y Bastiones de la Oscuridad tiene éxito"),
    # Attempts and finds
    "attempt.burglary": ("!{who} makes a burglary attempt: a roll with +2 for a scout and +3 for a Hobbit", "!{who} hace un intento de robo: una tirada con +2 si es explorador y +3 si es Hobbit"),
    "attempt.riddling": ("!{who} makes a riddling attempt: a roll with +2 for each sage and +1 for each Hobbit of his company", "!{who} hace un intento de acertijos: una tirada con +2 por cada sabio y +1 por cada Hobbit de su compañía"),
    "attempt.flattery": ("!{who} makes a flattery attempt: a roll plus his unused direct influence, with +2 for a diplomat", "!{who} hace un intento de halago: una tirada más su influencia directa sin usar, con +2 si es diplomático"),
    "attempt.offering": ("!{who} makes an offering attempt: a roll plus his unused direct influence", "!{who} hace un intento de ofrecimiento: una tirada más su influencia directa sin usar"),
    "face-alone": ("!the site is tapped, and {who} faces all its automatic attacks alone", "!se gira el lugar, y {who} afronta solo todos sus ataques automáticos"),
    "slip-in": ("!the company does not face the automatic attacks", "!la compañía no afronta los ataques automáticos"),
    "play-item.him": ("play {who} with that character", "juega {who} con ese personaje"),
    "play-item.other": ("play {who} with another character, who taps, without tapping the site, even if it is tapped", "juega {who} con otro personaje, que se gira, sin girar el lugar, aunque esté girado"),
    "play-item.companion": ("play {who} with a character of the company, who taps", "juega {who} con un personaje de la compañía, que se gira"),
    "play-item.anyone": ("play {who} with a character of the company", "juega {who} con un personaje de la compañía"),
    "play-item.bearer": ("play {who} with the bearer", "juega {who} con el portador"),
    "win-faction.plain": ("!that character makes an influence check against {who}, without his direct influence and with {signed}", "!ese personaje hace un chequeo de influencia contra {who}, sin su influencia directa y con {signed}"),
    "win-faction.far": ("!that character makes an influence check against {who} with {signed}, and with −1 for each region on the way from his site to the faction's, both counted", "!ese personaje hace un chequeo de influencia contra {who} con {signed}, y con −1 por cada región del trayecto de su lugar al de la facción, contando ambas"),
    "win-faction.self": ("!it makes an influence check against {who} as a diplomat would at the faction's site", "!hace un chequeo de influencia contra {who} como lo haría un diplomático en el lugar de la facción"),
    "tap-its-site": ("!tap the character's site", "!gira el lugar del personaje"),
    "choose-roll": ("!two rolls are made, and you use either", "!se hacen dos tiradas y usas la que prefieras"),
    "refuse": ("!an influence attempt against a card of yours fails", "!fracasa un intento de influencia contra una carta tuya"),
    "modify.reward": ("!if the check is successful, draw a card", "!si el chequeo tiene éxito, roba una carta"),
}  # fmt: skip

CONDS: dict[str, Pair] = {
    "dragon-is.no": ("the attack is not by {word}", "el ataque no es de {word}"),
    "attack-chooses.no": ("the defender chooses the targets", "el defensor elige los objetivos"),
    "hoard": ("the site contains a hoard", "el lugar contiene un botín"),
    "site-tapped.no": ("the site is untapped", "el lugar está sin girar"),
    "won": ("it is successful", "tiene éxito"),
    "won.no": ("it fails", "fracasa"),
    "passed": ("he passes it", "lo supera"),
    "own-attacked": ("one of your companies is attacked", "una de tus compañías es atacada"),
}

NUMS: dict[str, Pair] = {
    "short-way": ("{amount} for each region less than four in its path", "{amount} por cada región menos de cuatro en su itinerario"),
    "tapped": ("as many", "otros tantos"),
    "its-points": ("{amount} (for each printed point discarded)", "{amount} (por cada punto impreso descartado)"),
}  # fmt: skip

TRIGGERS: dict[str, Pair] = {
    "journey": ("when the company moves and its new site is revealed", "cuando la compañía se mueve y se revela su nuevo lugar"),
    "turn-end": ("at the end of the turn", "al final del turno"),
    "company-rests": ("when the movement phase of a company at this site is over", "cuando acaba la fase de movimiento de una compañía que está en este lugar"),
    "strike-shared": ("if the strike is successful", "si el golpe tiene éxito"),
}  # fmt: skip

MODS: dict[str, Pair] = {
    "joins": ("adjacent: {word}", "adyacentes: {word}"),
    "byway": ("it moves without region cards to another site in those regions, by this path: {word}; its hazard limit is then lower by 2 (at least 2)", "se mueve sin cartas de región a otro lugar de esas regiones, por este itinerario: {word}; su límite de adversidades baja entonces en 2 (2 como mínimo)"),
    "doubles-draws": ("your opponent may draw up to twice as many cards for its movement", "tu oponente puede robar hasta el doble de cartas por su movimiento"),
    "draws.more": ("each moving company may draw more cards: {signed}", "cada compañía que se mueve puede robar más cartas: {signed}"),
}  # fmt: skip

TESTS: dict[str, Any] = {
    "creature.kind": ("+(creature)", "+(criatura)"),
    "fits-site": ("+playable at the site", "+que se pueda jugar en el lugar"),
    "within-road": ("+whose site has a path of at most {value} regions from this Haven and is at hand", "+cuyo lugar tenga un itinerario de {value} regiones como mucho desde este Refugio y esté disponible"),
    "at-untapped-site": ("+at an untapped site that is no Under-deeps site", "+en un lugar sin girar que no sea de las Profundidades"),
    "at-site-of-rival": ("+at the site of a company of your opponent", "+en el lugar de una compañía de tu oponente"),
    "going-in": ("+whose company goes to a site in {value}", "+cuya compañía vaya a un lugar de {value}"),
    "may-leave": ("+(without a destination yet)", "+(aún sin destino)"),
    "reaches-land": ("+who can reach a {value} through the map", "+que pueda llegar por el mapa a una región de {value}"),
    "in-regions": ("+at a site in {value}", "+en un lugar de {value}"),
    "near-deeps": ("+at an untapped site adjacent to the Under-deeps", "+en un lugar sin girar adyacente a las Profundidades"),
}  # fmt: skip

PLACES: dict[str, Pair] = {
    "top-of-deck": ("of the top 8 of your play deck", "de las 8 primeras de tu mazo de juego"),
    "my-points": ("with your points", "con tus puntos"),
    "all-points": ("in play", "en juego"),
    "sharing": ("", ""),
    "attempting": ("making the attempt", "que haga el intento"),
    "fighters": ("of the attacked company", "de la compañía atacada"),
    "opponents-hand": ("in your opponent's hand", "en la mano de tu oponente"),
}

HEADS: dict[str, tuple[Any, Any]] = {
    "top-of-deck": noun("card", "cards", "carta", "cartas", "f"),
    "fighters": noun("character or ally", "characters or allies", "personaje o aliado", "personajes o aliados"),
    "sharing": noun("helper", "helpers", "ayudante", "ayudantes"),
}  # fmt: skip
