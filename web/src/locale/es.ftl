### Las palabras propias del cliente

app-name = Westmarch
app-motto = Cuatro juegos de la Tierra Media en una mesa, con todas las reglas aplicadas y explicadas.
skip-to-table = Ir a la pregunta

## Juegos
game-wotr = La Guerra del Anillo
game-bofa = La Batalla de los Cinco Ejércitos
game-meccg = Tierra Media CCG
game-tcg = El Señor de los Anillos TCG
game-sample = El Vado (un juego de muestra)
game-wotr-about = La Comunidad se acerca a Mordor en secreto mientras los ejércitos luchan por las tierras libres. Dos bandos, unas tres horas entre personas; menos contra la máquina.
game-bofa-about = Pueblos Libres y Sombra luchan por la Montaña Solitaria en un largo día. Unas dos horas.
game-meccg-about = Los magos guían compañías por la Tierra Media, de lugar en lugar.
game-tcg-about = La Comunidad avanza y la Sombra del rival golpea.
game-sample-about = Elige un rango en secreto, vence a tu vecino y conserva el vado. Cinco minutos.

## Sala
lobby-title = Jugar ahora
lobby-game = Juego
lobby-seats = Quién juega
lobby-you = Tú
lobby-open = Libre: enviar un enlace
lobby-start = Empezar la partida
lobby-starting = Preparando la mesa …
lobby-watch = Nadie: solo miro
lobby-your-name = Tu nombre (opcional)
lobby-recent = Mesas en las que has jugado
lobby-rules = { $rules } reglas
lobby-cards = { $cards } cartas
lobby-none = Este servidor no ofrece ningún juego.
lobby-options = Opciones
level-random = Máquina: cualquier jugada legal
level-easy = Máquina: fácil
level-medium = Máquina: media
level-hard = Máquina: difícil
level-expert = Máquina: experta
level-other = Máquina: { $level }
opt-players = Jugadores

## Barra
back = Sala
language = Idioma
theme-dark = Colores oscuros
theme-light = Colores claros
rules = Reglas
help = Ayuda
undo = Deshacer
menu = Menú
connection-connecting = Conectando …
connection-open = Conectado
connection-lost = Conexión perdida: reintentando …
connection-refused = Esta mesa no se puede abrir

## Mesa
your-turn = Tú decides
waiting-for = Se espera a: { $who }
game-over = La partida ha terminado
path = En qué punto está la partida
options = Lo que puedes hacer
options-found = { $count ->
    [one] 1 opción
   *[other] { $count } opciones
}
search-options = Buscar entre las opciones
nothing-found = Nada coincide. Borra la búsqueda para ver todas las opciones.
default-key = Espacio
log = Registro
log-empty = Aún no ha pasado nada.
log-since = Desde tu última decisión
players = Jugadores
you = tú
machine = máquina
person = persona
seat-open = asiento libre
to-act = decide
take-seat = Sentarse aquí
invite = Copiar el enlace de este asiento
invite-copied = Enlace copiado
spectator = Estás mirando.
board = Mapa
state = Mesa
cards = Cartas
tracks = Marcadores
hand = Mano
play = Jugar
why-not = ¿Por qué no?
why-not-legal = Esto es posible ahora: elígelo en la lista.
why-not-unknown = Esto no está entre las opciones de la pregunta actual.
rule-of = Regla { $ref }
close = Cerrar
sending = Enviando …
error-title = No ha funcionado
show-all = Mostrar todo
chosen-place = { $place }: elige qué hacer
clear-choice = Borrar la elección
not-about-places = La pregunta actual no trata de lugares del mapa.
what-happened = Qué ha pasado

## Reglamento
rulebook = Reglamento
rulebook-search = Buscar en las reglas
rulebook-count = { $count ->
    [one] 1 regla
   *[other] { $count } reglas
}
rulebook-loading = Abriendo el reglamento …
rulebook-both = Los dos idiomas

## Ayuda
help-title = Ayuda
help-intro = Cada pregunta está arriba en el panel, con la regla de la que viene. Elige una respuesta de la lista o pulsa una región iluminada del mapa. Pulsa una región sin iluminar para saber por qué no es posible.
help-key-space = Pasar, terminar o la única opción
help-key-numbers = La opción con ese número
help-key-undo = Deshacer tu última decisión
help-key-rules = Buscar en las reglas
help-key-help = Esta ayuda
help-key-escape = Cerrar un panel, borrar una elección
help-key-find = Buscar entre las opciones
help-zoom = Rueda o pellizco para ampliar, arrastrar para mover; doble clic amplía; 0 muestra todo el mapa.

## Final
end-title = La partida ha terminado
end-won = Has ganado
end-lost = Has perdido
end-winner = Gana: { $who }
end-draw = No gana nadie
end-seed = Los dados estaban fijados antes de la primera jugada. Su sello es { $seal }: el diario contiene la semilla, y { $command } comprueba que encaja y que todas las tiradas salieron de ella.
end-journal = Descargar el diario
end-rematch = Jugar otra vez
end-lobby = A la sala
end-look = Mirar la mesa

## Verbos
verb-pass = Pasar
verb-done = Terminar
verb-choose = Elegir
verb-use = Usar un dado
verb-event = Jugar una carta
verb-draw = Robar
verb-diplomacy = Política
verb-minion = Siervos
verb-upgrade = Personajes
verb-skip = Descartar un dado
verb-ring = Anillos Élficos
verb-dismiss = Romper una carta
verb-counsel = Consejo
verb-discard = Descartar
verb-move = Mover
verb-march = Marchar
verb-take = Llevar
verb-bring = Traer
verb-leave = Dejar
verb-remove = Retirar
verb-recruit = Reclutar
verb-attack = Atacar
verb-combat = Carta de combate
verb-fight = Luchar
verb-withdraw = Replegarse
verb-reroll = Repetir tirada
verb-lose = Perder
verb-reduce = Reducir
verb-kill = Eliminar
verb-press = Seguir
verb-cease = Cesar
verb-extend = Prolongar
verb-retreat = Retirada
verb-hold = Resistir
verb-send = Enviar
verb-group = Grupo
verb-go = Ir
verb-fly = Volar
verb-allocate = Casilla de Búsqueda
verb-hunt-reroll = Repetir tirada
verb-declare = Declarar
verb-guide = Guía
verb-enter-mordor = Mordor
verb-casualty = Baja
verb-reveal = Revelar
verb-nation = Nación
verb-region = Región
verb-tile = Loseta
verb-die = Dado
verb-card = Carta
verb-character = Personaje
verb-army = Ejército
verb-pile = Mazo
verb-eliminate = Eliminar
verb-join = Unirse
verb-play = Jugar
verb-trick = Ardides
verb-exchange = Cambiar
verb-activate = Activar
verb-go-die = Usar un dado

## Palabras de las mesas genéricas
word-turn = Turno
word-round = Ronda
word-hand = Tu mano
word-hands = Cartas en mano
word-deck = Mazo
word-decks = Mazos
word-discard = Descartes
word-discards = Descartes
word-points = Puntos
word-totals = Totales
word-dice = Dados
word-characters = Personajes
word-places = Lugares
word-phase = Fase
word-fate = Destino
word-reserve = Reserva
word-bags = Bolsas
word-pools = Reservas
word-table = En la mesa
word-activated = Activados
word-eagles = Águilas
word-bats = Murciélagos
nothing = nada
yes = sí
no = no

## La Guerra del Anillo
wotr-fellowship = Comunidad
wotr-progress = Avance
wotr-corruption = Corrupción
wotr-mordor-track = Mordor
wotr-hidden = Oculta
wotr-revealed = Revelada
wotr-guide = Guía
wotr-companions = Compañeros
wotr-politics = Política
wotr-at-war = En Guerra
wotr-steps = { $count ->
    [one] a 1 paso de la guerra
   *[other] a { $count } pasos de la guerra
}
wotr-active = activa
wotr-passive = pasiva
wotr-points = Puntos de victoria
wotr-hunt-box = Casilla de Búsqueda
wotr-dice = Dados de Acción
wotr-no-dice = sin dados
wotr-rings = Anillos Élficos
wotr-deck-left = quedan { $count }
wotr-hand-of = Mano: { $side }
wotr-on-table = Cartas en la mesa
wotr-discarded = Descartes
wotr-event-half = Evento
wotr-combat-half = Combate
wotr-table-card = se queda en la mesa
wotr-regular = regulares
wotr-elite = de élite
wotr-leader = líderes
wotr-nazgul = Nazgûl
wotr-inside = tras los muros
wotr-town = pueblo
wotr-city = ciudad
wotr-stronghold = fortaleza
wotr-fortification = fortificación
wotr-coast = costa
wotr-held-by = en poder de: { $side }
wotr-no-nation = sin nación
wotr-empty = no hay nadie
wotr-last-known = Última posición conocida de la Comunidad, que está como mucho a { $count } regiones
wotr-reinforcements = Refuerzos
wotr-hunt-pool = Losetas de Búsqueda en la reserva
wotr-turn = Turno { $turn }
wotr-map = Mapa de las regiones
wotr-zoom-in = Ampliar
wotr-zoom-out = Reducir
wotr-zoom-all = Todo el mapa
wotr-in-mordor = En Mordor, paso { $step }
wotr-combat-cards = Cartas de combate
wotr-backs = { $count } boca abajo
wotr-eliminated = Eliminados
wotr-legend = Signos
wotr-hunt-tiles = Losetas

## Con otras personas
chat = Charla
agree = De acuerdo
decline = Rechazar
withdraw = Retirar
asks-undo = { $who } quiere deshacer una decisión.
asks-draw = { $who } ofrece tablas.
asks-rematch = { $who } quiere jugar otra vez.
asked-waiting = Esperando a que los demás acepten …
resign = Rendirse
resign-sure = Rendirse: pulsa otra vez para confirmar
offer-draw = Ofrecer tablas
free-peoples = Pueblos Libres
wotr-hunt-odds = Probabilidades del próximo paso
wotr-hunt-odds-about = Un paso más de la Comunidad este turno, con { $dice } dados de la Sombra en la Casilla de Búsqueda y sin repeticiones. Todo el daño se toma como corrupción.

## La Batalla de los Cinco Ejércitos
bofa-hills = colinas
bofa-mountains = montañas
bofa-plains = llanura
bofa-ruins = ruinas
bofa-marsh = pantano
bofa-goblins = túneles de trasgos
bofa-protection = protección
bofa-damage = Daño
bofa-leadership = Liderazgo
bofa-tokens = Fichas de reclutamiento
bofa-known = Fichas conocidas
bofa-face-down = Puestas boca abajo
bofa-attached = Junto a personajes
bofa-known-hand = Cartas conocidas del rival
bofa-fate-tiles = Losetas de destino
bofa-rings = Fichas de anillo
bofa-wrath = Ira
bofa-bodyguards = Guardaespaldas
word-waiting = aún no está en juego
word-dead = caído
word-eyrie = en el Nido de Águilas

odds = Probabilidades

## Un paseo por la mesa
tour = Enséñame la mesa
tour-offer = ¿Es tu primera vez? Un paseo por la mesa en un minuto
tour-next = Siguiente
tour-before = Atrás
tour-end = Jugar
tour-skip = Saltar
tour-question = La pregunta
tour-question-about = El juego pregunta una sola cosa cada vez. Encima lees en qué punto del turno está; cada parte, y el signo § tras la pregunta, abre su regla.
tour-choices = Lo que puedes hacer
tour-choices-about = Todo lo que es legal ahora, y nada más. Pulsa una línea o su número; Espacio pasa o termina. ¿Un error? U lo deshace.
tour-board = El mapa
tour-board-about = Las regiones iluminadas responden a la pregunta: pulsa una para ver qué se puede hacer allí. Pulsa otra cualquiera y la mesa dice por qué no. Rueda, pellizco y arrastre mueven el mapa.
tour-cards = Cartas
tour-cards-about = Señala una carta para leerla. La que tiene el marco brillante se puede usar ahora: al pulsarla ves cómo. Otra dice por qué no.
tour-tracks = Marcadores
tour-tracks-about = El estado de la partida además del mapa: dados, marcadores, puntos y, donde se ofrecen, las probabilidades exactas.
tour-log = Registro
tour-log-about = Todo lo que ha pasado. Lo nuevo desde tu última decisión lleva una línea brillante. Señala un nombre para encontrarlo en el mapa.
tour-rules = Reglas y ayuda
tour-rules-about = Con la tecla / se busca en todo el reglamento, en los dos idiomas. La tecla ? muestra todas las teclas. ¡Buena partida!
