# Lo que habla a favor y en contra de una posición.
tcg-term-way = los lugares que la comunidad ha dejado atrás
tcg-term-companions = los compañeros, con su fuerza y su vitalidad
tcg-term-support = aliados, objetos y condiciones
tcg-term-wounds = las heridas del Portador del Anillo
tcg-term-burdens = las cargas
tcg-term-cards = las cartas en la mano y en el mazo
tcg-term-battle = los combates de este turno
tcg-term-race = quién va por delante en el camino
tcg-term-turn = de quién es el turno y cuánto queda de él
tcg-term-threat = lo que el enemigo puede enviar contra el próximo movimiento
tcg-term-shadow = siervos en la mano y condiciones de la Sombra
