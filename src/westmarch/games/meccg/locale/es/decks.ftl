# Lo que está mal en un mazo. $card es una carta; $detail, un número o de qué se trata.

deck-meccg-cards-types = { $card } no puede estar donde figura en esta lista.
deck-meccg-piles-location-content = { $card } no es un lugar: el mazo de localizaciones solo tiene lugares.
deck-meccg-piles-play-content = { $card } es un lugar: en el mazo de juego no hay ninguno.
deck-meccg-piles-sideboard-exists = En el juego básico no hay baraja complementaria; esta tiene { $detail } cartas.
deck-meccg-build-sites-others-single = { $card } aparece más de una vez, y eso solo se permite a los Refugios.
deck-meccg-setup-start-site-rivendell = Falta Rivendel: allí empieza la compañía.
deck-meccg-build-resources-range = Debe haber de 30 a 50 recursos y otras tantas adversidades; aquí cada mitad tendría { $detail }.
deck-meccg-build-hazards-equal = Debe haber tantos recursos como adversidades; aquí son { $detail } (recursos / adversidades / ambas cosas).
deck-meccg-build-copies-unique = { $card } es única: solo se puede llevar una copia.
deck-meccg-build-copies-non-unique = Hay más de tres copias de { $card }.
deck-meccg-build-hazards-min-creatures = Entre las adversidades debe haber 12 criaturas; aquí solo cuentan { $detail }.
deck-meccg-build-characters-max = En el mazo de juego hay { $detail } personajes; como máximo pueden ser diez.
deck-meccg-build-wizards-basic = El juego básico permite dos copias de un solo Mago; aquí los números son { $detail }.
deck-meccg-build-wizards-standard = El mazo de juego puede tener tres copias de un Mago, o dos de uno y una de otro; aquí los números son { $detail }.
deck-meccg-build-wizards-with-sideboard = Entre el mazo de juego y la baraja complementaria puede haber tres copias de un Mago y una de cada uno de los demás; aquí los números son { $detail }.
deck-meccg-build-sideboard-size = { $detail ->
    [card] { $card } es un lugar: en la baraja complementaria no hay ninguno.
   *[other] La baraja complementaria tiene { $detail } cartas; como máximo pueden ser 30.
}
deck-meccg-build-sideboard-size-three-deck = La baraja complementaria tiene { $detail } cartas; en una partida a tres barajas pueden ser 35 como máximo.
deck-meccg-build-sideboard-size-four-deck = La baraja complementaria tiene { $detail } cartas; en una partida a cuatro barajas pueden ser 40 como máximo.
deck-meccg-build-sideboard-copy-limits-shared = Entre el mazo de juego y la baraja complementaria hay más de tres copias de { $card }.
deck-meccg-draft-company-max-five = La compañía inicial tiene { $detail } personajes; como máximo pueden ser cinco.
deck-meccg-draft-company-no-wizard = Un Mago no puede estar en la compañía inicial.
deck-meccg-draft-company-mind-20 = Los personajes iniciales suman { $detail } de mente; el máximo es 20.
deck-meccg-draft-items-two-total = { $detail ->
    [bearer] El portador de { $card } no está en la compañía inicial.
   *[other] Hay { $detail } objetos iniciales; como máximo pueden ser dos.
}
deck-meccg-draft-items-minor-only = { $card } no es un objeto menor: ninguna compañía puede empezar con esa carta.
deck-meccg-hoard-not-starting-item = { $card } es un objeto de botín: ninguna compañía puede empezar con esa carta.
deck-meccg-draft-pool-ten = { $detail ->
    [card] { $card } no es un personaje: no puede estar en la reserva.
   *[other] La reserva para el draft debe tener diez personajes; aquí hay { $detail }.
}
deck-meccg-cards-unique-one-in-play-character = Las dos compañías iniciales tienen a { $card }.

meccg-deck-part-characters = Compañía inicial
meccg-deck-part-pool = Reserva para el draft
meccg-deck-part-items = Objetos iniciales
meccg-deck-part-deck = Mazo de juego
meccg-deck-part-sideboard = Baraja complementaria
meccg-deck-part-sites = Mazo de localizaciones

meccg-format-standard = Estándar
meccg-format-standard-3 = Estándar, tres barajas
meccg-format-standard-4 = Estándar, cuatro barajas
meccg-format-basic = Básico

meccg-deck-name-gandalf = Gandalf (mazo de inicio)
meccg-deck-name-saruman = Saruman (mazo de inicio)
