# Lo que habla a favor y en contra de una posición.
meccg-term-points = los puntos de victoria, como los contaría el Concilio
meccg-term-people = los personajes y su estado
meccg-term-cards = las cartas en la mano y los sucesos en juego
meccg-term-attack = el ataque en curso
