# Lo que está mal en una lista de mazo. $card es una carta; $detail, lo que no se entiende o un número.

deck-decks-list-size = Es demasiado largo: como máximo, { $detail } caracteres.
deck-decks-list-letters = Aquí hay caracteres que no aparecen en el nombre de ninguna carta.
deck-decks-list-copies = Con tantas copias de una carta no se hace un mazo: como máximo, { $detail } por línea.
deck-decks-list-cards = La lista termina aquí: un mazo tiene como máximo { $detail } cartas.
deck-decks-list-card = No hay ninguna carta «{ $detail }».
deck-decks-list-card-near = No hay ninguna carta «{ $detail }». ¿Querías decir «{ $near }»?
deck-decks-list-set = «{ $detail }» es de una colección que aquí no se juega.
deck-decks-list-several = Varias cartas llevan ese nombre: { $detail }. Escribe el nombre completo o el número.
deck-decks-list-part = «{ $detail }» no es ninguna parte de un mazo.
deck-decks-list-json = El archivo no se puede leer en este punto: { $detail }.
deck-decks-list-game = Este mazo es de otro juego ({ $detail }).
deck-decks-list-empty = En esta lista no hay ninguna carta.
deck-decks-list-not-here = { $card } todavía no se puede jugar aquí.

deck-check-legal = El mazo es legal
