### Las palabras propias del cliente

app-name = Westmarch
app-motto = Cuatro juegos de la Tierra Media en una mesa, con todas las reglas aplicadas y explicadas.
skip-to-table = Ir a la pregunta

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
lobby-rules = { $rules } reglas
lobby-cards = { $cards } cartas
lobby-guide = Cómo se juega: guía de { $game }
lobby-none = Este servidor no ofrece ningún juego.
lobby-options = Opciones
level-random = Máquina: cualquier jugada legal
level-learner = Máquina: para la primera partida
level-easy = Máquina: fácil
level-medium = Máquina: media
level-hard = Máquina: difícil
level-expert = Máquina: experta
level-other = Máquina: { $level }
level-strength = { $elo } Elo
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
options-more = Y { $count } más: escribe arriba parte del nombre para encontrar una
search-options = Buscar entre las opciones
nothing-found = Nada coincide. Borra la búsqueda para ver todas las opciones.
default-key = Espacio
log = Crónica
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
all-choices = Todas las opciones ({ $count })
show-all = Mostrar todo
other-choices = Otras opciones
chosen-place = { $place }: elige qué hacer
clear-choice = Borrar la elección
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
rulebook-page = En la documentación

## Ayuda
help-title = Ayuda
help-intro = Cada pregunta está arriba en el panel, con la regla de la que viene. Elige una respuesta de la lista o pulsa una región iluminada del mapa. Pulsa una región sin iluminar para saber por qué no es posible.
help-key-space = Pasar, terminar o la única opción
help-key-numbers = La opción con ese número
help-key-undo = Deshacer tu última decisión
help-key-rules = Buscar en las reglas
help-key-help = Esta ayuda
help-key-escape = Cerrar un panel, borrar una elección
help-key-card = La carta señalada: aclaraciones, reglas y palabras
help-key-find = Buscar entre las opciones
help-zoom = Rueda o pellizco para ampliar, arrastrar para mover; doble clic amplía; 0 muestra todo el mapa.

## Final
end-title = La partida ha terminado
end-won = Has ganado
end-lost = Has perdido
end-winner = Gana: { $who }
end-draw = No gana nadie
end-journal = Descargar el registro
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
offer-draw = Ofrecer tablas
free-peoples = Pueblos Libres

## La Batalla de los Cinco Ejércitos
word-waiting = Aún no está en juego
word-dead = Caído
word-eyrie = En el Nido de las Águilas

odds = Probabilidades

## Un paseo por la mesa
tour = Enséñame la mesa
tour-offer = ¿Primera vez? Un paseo por la mesa
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
tour-log = Crónica
tour-log-about = Todo lo que ha pasado. Lo nuevo desde tu última decisión lleva una línea brillante. Señala un nombre para encontrarlo en el mapa.
tour-rules = Reglas y ayuda
tour-rules-about = Con la tecla / se busca en todo el reglamento, en los dos idiomas. La tecla ? muestra todas las teclas. ¡Buena partida!

## Mesas de cartas
face-down = Boca abajo
card-follows = sigue a { $card }
card-can = { $count ->
    [one] Pulsa: 1 opción
   *[other] Pulsa: { $count } opciones
}
card-nothing = Ahora no se puede hacer nada con esta carta.
group-company-moves = se mueve a
group-events = Sucesos en juego
group-characters = Personajes
group-support = Área de apoyo
group-skirmish = Asignados
group-skirmish-now = Escaramuza en curso
group-skirmishes = Escaramuzas
nothing-in-play = Nada en juego.
active-turn = turno
adventure-path = Senda de aventura
controlled-by = controlado: { $who }
short-strength = Fue
short-vitality = Vit
short-resistance = Res
short-cost = Coste
short-site = Lugar
short-shadow = Sombra
short-prowess = Pod
short-body = Res
short-influence = Inf
short-corruption = Corr
short-mind = Mente
short-points = PV
short-strikes = Golpes
short-number = N.º
word-strength = Fuerza
word-vitality = Vitalidad
word-resistance = Resistencia
word-cost = Coste de penumbra
word-site = Lugar
word-shadow = Sombra
word-prowess = Poder
word-body = Resistencia
word-influence = Influencia directa
word-general-influence = Influencia general libre
word-corruption = Corrupción
word-mind = Mente
word-strikes = Golpes
word-number = Influencia necesaria
word-active = Turno de
word-caller = Concilio convocado por
word-hazards-of-limit = Límite de adversidades usado
word-route = Ruta
word-rules = Reglas
word-total = Puntos de victoria
word-items = Objetos
word-factions = Facciones
word-allies = Aliados
word-creatures = Criaturas
word-others = Otros puntos
word-points-pile = Ganadas
word-out = Fuera del juego
word-sites = Mazo de localizaciones
word-discarded-sites = Lugares descartados
word-sideboard = Baraja complementaria
word-pool = Grupo inicial
word-tapped = girado
word-wounded = herido
word-exhausted = agotado
word-stacked = apilada
word-on-guard = en guardia
word-wounds = Heridas
word-tokens = Fichas
word-burdens = Cargas
word-twilight = Penumbra
word-moves-left = Movimientos restantes
word-ring-worn = Anillo puesto
word-yes = sí
word-role = Papel
word-free-peoples-player = Gentes Libres
word-shadow-player = Sombra
word-adventure = Mazo de aventura
word-character = Personaje
word-wizard = Mago
word-agent = Agente
word-item = Objeto
word-ally = Aliado
word-faction = Facción
word-resource-event = Suceso de recurso
word-hazard-event = Suceso de adversidad
word-creature = Criatura
word-companion = Compañero
word-minion = Siervo
word-possession = Posesión
word-artifact = Artefacto
word-event = Evento
word-condition = Condición
word-ring = El Anillo Único
word-free = Pueblos Libres
word-haven = Refugio
word-free-hold = Bastión Libre
word-border-hold = Bastión Fronterizo
word-ruins-and-lairs = Ruinas y Guaridas
word-shadow-hold = Bastión de la Sombra
word-dark-hold = Bastión de la Oscuridad
word-minor = objeto menor
word-major = objeto mayor
word-greater = objeto grande
word-gold-ring = anillo de oro
word-special = objeto especial
word-short = suceso breve
word-long = suceso largo
word-permanent = suceso permanente
word-warrior = guerrero
word-scout = explorador
word-ranger = montaraz
word-sage = sabio
word-diplomat = diplomático
word-dunadan = dúnadan
word-elf = elfo
word-dwarf = enano
word-hobbit = hobbit
word-man = hombre
word-men = hombres
word-orc = orco
word-orcs = orcos
word-wraith = Espectros
word-raider = Saqueadores
word-dwarven = Enanos
word-elven = Elfos
word-before = Antes del primer turno
word-fellowship = Comunidad
word-maneuver = Maniobra
word-archery = Arquería
word-assignment = Asignación
word-skirmish = Escaramuza
word-regroup = Reagrupación
word-between = Entre turnos
word-in-hand = En mano
verb-walk = Personajes que andan
verb-recover = Recuperarse
verb-lead = Liderazgo
verb-lay = Poner fichas
verb-strike = Golpear
verb-enter = Poner en juego
verb-resource = Jugar en el lugar
verb-creature = Criaturas
verb-route = Por regiones
verb-follow = Seguidores
verb-transfer = Entregar
verb-store = Almacenar
verb-guard = En guardia
verb-company = Compañía
verb-tap = Girar
verb-assign = Asignar
verb-skirmish = Escaramuza
verb-bid = Apuesta
verb-start = Comunidad inicial
verb-heal = Curar
verb-answer = Respuestas
verb-wound = Heridas
verb-persuade = Influir
verb-equip = Objetos iniciales
verb-draft = Personajes
verb-eagle = Águilas
verb-bat = Murciélagos
verb-manoeuvre = Maniobra

## Primeras partidas
guide-learn = Aprender a jugar
guide-learn-about = Una primera partida con un guía a tu lado: unos diez minutos, decisiones de verdad, y después puedes seguir con la misma partida.
guide-begin = Empezar
guide-anew = Empezar de nuevo
guide-go-on = Continuar
guide-advised = Consejo
stage-skip = Una tecla o un clic muestra el resto
log-more = Más grande
log-less = Más pequeña
group-minions = Siervos
group-fellowship = Comunidad
group-resting = descansa

nothing-here = Aquí nada puede actuar ahora.
nothing-with-it = Ahora no se puede hacer nada con esto.
spot-where = Pulsa adónde va el ejército
spot-where-it = Pulsa adónde va
spot-who = Quiénes van
spot-fewer = Menos: { $what }
spot-more = Más: { $what }
spot-with = Mejor con este dado: { $die }
spot-spends = Gasta este dado: { $die }
parts-title = ¿Quiénes van?
parts-go = En marcha ({ $count })
used-die = Hecho con el dado { $die }. U lo deshace.
cancel = Cancelar

## Boards

action-dice = Dados de Acción
no-dice = sin dados
map-regions = Mapa de las regiones
map-zoom-in = Ampliar
map-zoom-out = Reducir
map-zoom-all = Todo el mapa

pick-title = Elige
pick-left = Elegidas: { $chosen } · quedan: { $left }
pick-at-least = (al menos { $low })
pick-done = Hecho
hint-ask = ¿Tú qué harías?
hint-thinking = Pensando …
hint-plan = El plan va de: { $for }.
hint-price = Su precio: { $against }.
hint-chance = probabilidad de ganar después
hint-reply = { $who } puede responder:
help-key-hint = pregunta a la máquina qué haría, en partidas contra ella
card-language = Cartas en
card-language-page = el idioma de la página
motion-speed = Velocidad de lo que ocurre
motion-off = al instante
motion-fast = rápida
motion-usual = normal
motion-slow = lenta
pass-after = Responder por sí solo
pass-after-about = Cuando no hay nada que decidir, para que nadie lo note.
pass-after-seconds =
    { $number ->
        [0] nunca
        [one] al cabo de un segundo más o menos
       *[other] al cabo de unos { $number } segundos
    }
sound-volume = Sonido
passing-always = Pasar siempre aquí
passing-until = Pasar hasta mi turno
passing-on = Pasas hasta tu turno
passing-stop = Parar
ahead-title = Responder de antemano
ahead-about = Vale una vez, la próxima que te lo pregunten. Nadie lo ve.
ahead-soon = Ya habías respondido; tu respuesta está en camino.

### Tarjetas de referencia de un juego con tablero
reference = Tarjetas de referencia
reference-search = Buscar en las tarjetas
help-key-reference = Todas las tarjetas de referencia del juego
nothing-found-here = No hay coincidencias.
reference-here = En esta región
reference-character = Personajes
reference-figure = Figuras
reference-unit = Unidades
reference-settlement = Lugares
reference-tile = Losetas y fichas de destino
reference-token = Fichas
reference-die = Dados de acción
reference-deck = Mazos
reference-nation = Naciones
reference-track = Marcadores
