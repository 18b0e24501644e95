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

# De qué trata un problema; se dice cuando ya se ha respondido.
tcg-theme-strength-elsewhere = Lo que no cambia nada en esta escaramuza se guarda para otra que decida.
tcg-theme-save = La carta está para salvar a alguien que vale la pena: es el momento.
tcg-theme-bearer-overwhelmed = El Portador del Anillo no se enfrenta a un siervo que lo abruma mientras otros puedan hacerlo.
tcg-theme-arrow = Una flecha hiere a alguien que sigue vivo, si lo hay.
tcg-theme-bid = Nadie empieza con la mitad de las cargas que puede soportar su Portador del Anillo.
tcg-theme-win = Hay una victoria inmediata, esté lo que esté oculto y se robe lo que se robe.
tcg-theme-loss = Algunas respuestas pierden en el acto; otra mantiene viva la partida.
tcg-theme-played-on = Jugada muchas veces hasta el final, se ganó así mucho más a menudo que con el resto.
