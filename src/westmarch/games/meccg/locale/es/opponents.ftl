# Lo que habla a favor y en contra de una posición.
meccg-term-points = los puntos de victoria, como los contaría el Concilio
meccg-term-people = los personajes en juego y su fuerza
meccg-term-influence = la influencia libre
meccg-term-wizard = el Mago
meccg-term-condition = los personajes heridos o girados
meccg-term-corruption = el peligro de la corrupción
meccg-term-cards = los recursos y personajes en la mano
meccg-term-hazards = las adversidades en la mano y las que aún se pueden jugar
meccg-term-places = las compañías y lo que pueden hacer donde están
meccg-term-events = los sucesos en juego
meccg-term-time = las cartas que quedan hasta el Concilio
meccg-term-turn = de quién es el turno
