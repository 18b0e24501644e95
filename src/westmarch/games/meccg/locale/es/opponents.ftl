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

# De qué trata un problema; se dice cuando ya se ha respondido.
meccg-theme-enter-in-vain = No vale la pena entrar en un lugar con un ataque propio si nadie quedará enderezado para ganar algo en él.
meccg-theme-face-strike = Encara el golpe quien menos riesgo tiene de ser eliminado.
meccg-theme-stay-untapped = Quedarse enderezado cuesta 3 de poder: mala idea cuando bien puede ser el final.
meccg-theme-needed-untapped = Quien es el único que aún puede usar el lugar se queda enderezado, si el golpe apenas lo pone en peligro.
meccg-theme-guard = Lo que nunca podrá revelarse en ese lugar no se pone en guardia: consume el límite de adversidades.
meccg-theme-hopeless = Nadie se gira para un intento de influencia que casi nunca sale bien.
meccg-theme-influence = Gana a una facción quien tiene la mejor probabilidad.
meccg-theme-council = Nadie convoca un Concilio Libre que tiene perdido.
meccg-theme-persuade = La carta que hace mucho más probable ganar a una facción se juega antes de la tirada.
meccg-theme-last-check = En el Concilio Libre nadie necesita seguir enderezado: quien pueda apoyar un chequeo que bien puede fallar, lo apoya.
meccg-theme-transfer = Nadie arriesga a un personaje para entregar un objeto.
meccg-theme-release = A nadie de los propios se le despide sin necesidad.
meccg-theme-win = Hay una victoria inmediata, esté lo que esté oculto y salga lo que salga.
meccg-theme-loss = Algunas respuestas pierden en el acto; otra mantiene viva la partida.
meccg-theme-played-on = Jugada muchas veces hasta el final, se ganó así mucho más a menudo que con el resto.
