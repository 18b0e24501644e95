# Lo que está mal en un mazo. $card es una carta; $detail, un número o lo que falta.

deck-tcg-deck-contents = { $detail ->
    [ring-bearer] El mazo no tiene Portador del Anillo.
    [ring] El mazo no tiene Anillo Único.
    [two-ring-bearer] Solo un Portador del Anillo empieza la partida: { $card } sobra.
    [two-ring] Solo se aporta un Anillo: { $card } sobra.
   *[other] { $card } no es una carta de este juego.
}
deck-tcg-deck-ring-bearer = { $card } no puede ser el Portador del Anillo.
deck-tcg-deck-ring = { $card } no es el Anillo Único.
deck-tcg-deck-minimum-60 = El mazo de robar solo tiene { $detail } cartas; necesita 60 como mínimo.
deck-tcg-deck-equal-halves = Las mitades del mazo de robar no son iguales: { $detail } (Gentes Libres/Sombra).
deck-tcg-deck-no-sites-or-ring = { $card } no puede estar en el mazo de robar.
deck-tcg-deck-four-copies = Hay más de cuatro cartas en el mazo con el título de { $card }.
deck-tcg-deck-ring-bearer-three = Hay más de tres cartas en el mazo de robar con el título de { $card }, que es también el del Portador del Anillo.
deck-tcg-deck-adventure-nine = El mazo de aventura necesita nueve sitios diferentes; aquí hay { $detail }.
deck-tcg-deck-adventure-numbers = Los nueve sitios deben llevar los números del 1 al 9, uno de cada.
deck-tcg-deck-adventure-block = { $card } es de un bloque de sitios que no corresponde a este formato.
deck-tcg-format-fellowship-block = { $card } no pertenece al bloque de la Comunidad.
deck-tcg-format-towers-block = { $card } no pertenece al bloque de las Torres.
deck-tcg-format-open = { $card } es de una expansión que este formato no incluye.
deck-tcg-format-standard-x-list-data = { $card } está en la lista de cartas que no se pueden jugar en Estándar.

tcg-deck-part-ring-bearer = Portador del Anillo
tcg-deck-part-ring = El Anillo Único
tcg-deck-part-sites = Mazo de aventura
tcg-deck-part-deck = Mazo de robar

tcg-format-fellowship = Bloque de la Comunidad
tcg-format-towers = Bloque de las Torres
tcg-format-standard = Estándar
tcg-format-open = Abierto

tcg-deck-name-dwarves-moria = Enanos y Moria
tcg-deck-name-elves-nazgul = Elfos y Nazgûl
tcg-deck-name-shire-isengard = La Comarca e Isengard
tcg-deck-name-rohan-uruks = Rohan y los Uruk-hai
tcg-deck-name-gandalf-southrons = Gandalf y los Sureños
tcg-deck-name-gondor-sauron = Gondor y Sauron
