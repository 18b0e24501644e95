tcg-seat-first = Primer jugador
tcg-seat-second = Segundo jugador
tcg-seat-third = Tercer jugador
tcg-seat-fourth = Cuarto jugador
tcg-seat-fifth = Quinto jugador

tcg-frame-set-up = Preparación
tcg-frame-starting-fellowship = Comunidad inicial de { $seat }
tcg-frame-turns = La partida
tcg-frame-bidding = Pujas
tcg-frame-battle = De la fase de Sombra a las escaramuzas
tcg-frame-regroup-phase = Fase de reagrupación
tcg-frame-turn = Turno { $turn }: { $seat }
tcg-frame-fellowship-phase = Fase de comunidad
tcg-frame-shadow-phase = Fase de Sombra de { $seat }
tcg-frame-shadow-phases = Fases de sombra
tcg-frame-maneuver-phase = Fase de maniobra
tcg-frame-archery-phase = Fase de arquería
tcg-frame-assignment-phase = Fase de asignación
tcg-frame-skirmishes = Escaramuzas
tcg-frame-skirmish = Escaramuza de { $card }
tcg-frame-resolution = Resolución
tcg-frame-reconcile = { $seat } rehace su mano
tcg-frame-reconcile-all = Los jugadores de Sombra rehacen su mano
tcg-frame-move = Movimiento
tcg-frame-move-again = Segundo movimiento
tcg-frame-phase-end = Fin de la fase
tcg-frame-actions = Acciones
tcg-frame-action = { $card }
tcg-frame-perform = { $card }
tcg-frame-extra-cost = Coste para jugar
tcg-frame-play-card = Jugando { $card }
tcg-frame-play-event = Jugando { $card }
tcg-frame-transfer = Transferencia de { $card }
tcg-frame-event = Lo que ocurre
tcg-frame-each-discards = Cada oponente descarta
tcg-frame-batch = Lo que ocurre
tcg-frame-at-once = Lo que ocurre a la vez
tcg-frame-announced = Lo que ocurre
tcg-frame-window = Respuestas
tcg-frame-assigned = Respuestas
tcg-frame-look-and-take = Primeras cartas del mazo
tcg-frame-discard-one = Cartas de una mano
tcg-frame-choose-number = Un número
tcg-frame-discard-two = Descansad mientras podáis
tcg-frame-return-to-its-master = Retorno a su amo
tcg-frame-reveal-until = Primeras cartas del mazo
tcg-frame-arrange-top = Primeras cartas del mazo
tcg-frame-mithril-shaft = Un pozo de mithril
tcg-frame-name-deck = Elección de un mazo
tcg-frame-order = Orden de las cartas
tcg-frame-play-several = Varias cartas en juego
tcg-frame-shadow-draws = Los jugadores de Sombra roban

tcg-ask-bid = ¿Cuántas cargas apuestas?
tcg-ask-place = ¿Qué puesto en el orden de turnos?
tcg-ask-start = ¿Añades un compañero a tu comunidad inicial?
tcg-ask-redraw = ¿Barajas tu mano y robas seis cartas?
tcg-ask-fellowship = Fase de comunidad: actúa o muévete
tcg-ask-shadow = Fase de Sombra: actúa o pasa
tcg-ask-maneuver = Maniobra: actúa o pasa
tcg-ask-archery = Arquería: actúa o pasa
tcg-ask-assignment = Asignación: actúa o pasa
tcg-ask-skirmish = Escaramuza: actúa o pasa
tcg-ask-regroup = Reagrupación: actúa o pasa
tcg-ask-archery-wound = ¿A quién alcanza la flecha?
tcg-ask-name = ¿Qué jugador de Sombra recibe las heridas de arquería?
tcg-ask-defend = Asigna defensores a los siervos
tcg-ask-leftover = Asigna los siervos que te quedan
tcg-ask-opponent = ¿A qué oponente se refiere?
tcg-ask-pick = ¿Qué escaramuza sigue?
tcg-ask-reconcile = ¿Descartas una carta?
tcg-ask-discard-down = Descarta hasta quedarte con ocho cartas
tcg-ask-move-again = ¿Te mueves otra vez o te quedas?
tcg-ask-sanctuary = Curación en el santuario
tcg-ask-host = ¿Sobre quién?
tcg-ask-order = ¿Qué acción obligatoria va primero?
tcg-ask-answer = Responde o pasa
tcg-ask-may = { $card }: ¿lo haces?
tcg-ask-either = { $card }: ¿cuál?
tcg-ask-number = ¿Cuánto?
tcg-ask-wound = ¿A quién hieres?
tcg-ask-exert = ¿A quién esfuerzas?
tcg-ask-exhaust = ¿A quién dejas exhausto?
tcg-ask-heal = ¿A quién curas?
tcg-ask-discard = ¿Qué carta descartas?
tcg-ask-return = ¿Qué carta devuelves?
tcg-ask-into-deck = ¿Qué carta barajas en el mazo?
tcg-ask-beneath-deck = ¿Qué carta va debajo del mazo?
tcg-ask-strength = ¿La fuerza de quién?
tcg-ask-keyword = ¿Qué carta?
tcg-ask-flag = ¿Qué carta?
tcg-ask-play = ¿Qué carta juegas?
tcg-ask-take = ¿Qué carta tomas?
tcg-ask-stack = ¿Qué carta apilas?
tcg-ask-become-bearer = ¿Quién porta el Anillo?
tcg-ask-withdraw = ¿Quién sale de la escaramuza?
tcg-ask-assign = ¿A quién asignas?
tcg-ask-token = ¿Dónde?
tcg-ask-untoken = ¿De dónde?
tcg-ask-replace-site = ¿Qué sitio?
tcg-ask-transfer = ¿Qué carta transfieres?
tcg-ask-to-support = ¿Qué carta?
tcg-ask-spot = ¿Qué carta avistas?
tcg-ask-reveal-and-take = ¿Qué carta?
tcg-ask-cancel-skirmish = ¿Qué escaramuza se cancela?
tcg-ask-deck = ¿Qué mazo?
tcg-ask-go-on = ¿Descartas otra carta?
tcg-ask-into-deck-with-stack = ¿Qué carta barajas en el mazo?
tcg-ask-may-draw = ¿Robas { $count }?
tcg-ask-on-deck = ¿Qué carta va encima del mazo?
tcg-ask-order-cards = ¿Qué carta va primero?
tcg-ask-promise = ¿Qué carta?
tcg-ask-come-exhausted = ¿Quién entra exhausto?
tcg-ask-reveal = ¿Qué cartas muestras?
tcg-ask-reveal-until = ¿Qué carta?

tcg-card-told-apart = { $card } ({ $what })
tcg-wounds-taken = { $count ->
    [one] 1 herida
   *[other] { $count } heridas
}

# Lo que significa pasar en algunas de estas preguntas.
tcg-ask-start-pass = Sin más compañeros
tcg-ask-redraw-pass = Conservar la mano
tcg-ask-defend-pass = Sin más defensores
tcg-ask-leftover-pass = Sin más asignaciones

tcg-option-bid = Apuesta { $count }
tcg-option-place = Puesto { $place }
tcg-option-start = Añade { $card }
tcg-option-redraw = Robar de nuevo
tcg-option-move = Moverse
tcg-option-stay = Quedarse
tcg-option-play = Juega { $card }
tcg-option-on = Sobre { $host }
tcg-option-use = { $card }: { $doing }
tcg-option-answer = { $card }: { $doing }{ $event }
tcg-option-heal = Cura con { $card }
tcg-option-sanctuary = Cura a { $card }
tcg-option-transfer = Transfiere { $card }
tcg-option-wound = Hiere a { $card }
tcg-option-name = { $seat }
tcg-option-assign = { $card } contra { $minion }
tcg-option-ambush = Emboscada de { $card }: añadir ({ $count })
tcg-option-skirmish = Escaramuza de { $card }
tcg-option-discard = Descarta: { $card }
tcg-option-choose = { $card }
tcg-option-yes = Sí
tcg-option-option = { $way }
tcg-option-number = { $count }

tcg-log-bid = { $seat } apostó { $count }
tcg-log-place = { $seat } ocupa el puesto { $place }
tcg-log-site = { $seat } coloca { $card }
tcg-log-redraw = { $seat } roba de nuevo
tcg-log-turn = Turno { $turn }: { $seat } es el jugador de Gentes Libres
tcg-log-play = { $seat } juega { $card }
tcg-log-use = { $seat } usa { $card }
tcg-log-does = { $card }: { $doing }
tcg-log-wound = { $card } recibe una herida
tcg-log-exert = { $card } se esfuerza
tcg-log-heal = { $card } se cura
tcg-log-discard = Se descarta { $card }
tcg-log-kill = { $card } muere
tcg-log-burden = { $seat } recibe { $count ->
    [one] una carga
   *[other] { $count } cargas
}
tcg-log-unburden = { $seat } retira una carga
tcg-log-put-on = { $card } se pone el Anillo
tcg-log-heir = { $card } es ahora el Portador del Anillo
tcg-log-lose = { $seat } queda fuera de la partida
tcg-log-liberate = { $card } es liberado
tcg-log-control = { $seat } toma el control de { $card }
tcg-log-transfer = { $card } pasa a { $host }
tcg-log-discard-to-heal = { $card } se descarta para curar
tcg-log-draw = { $seat } roba { $count ->
    [one] una carta
   *[other] { $count } cartas
}
tcg-log-drawn = Robas { $card }
tcg-log-move = { $seat } se mueve a { $card }
tcg-log-twilight = { $count ->
    [one] (1) se añade al fondo de penumbra; ahora hay ({ $total })
   *[other] ({ $count }) se añaden al fondo de penumbra; ahora hay ({ $total })
}
tcg-log-archery = Arquería: comunidad { $count }, siervos { $other }
tcg-log-assign = Se asigna a { $card } contra { $minion }
tcg-log-ambush = { $card } tiende su emboscada
tcg-log-skirmish = { $card } lucha contra { $minions }
tcg-log-won = { $minions }: escaramuza ganada, { $count } a { $other }
tcg-log-overwhelmed = La fuerza contraria abruma a { $card }
tcg-log-cancelled = La escaramuza se cancela
tcg-log-hand-discard = { $seat } descarta { $card }
tcg-log-top-discard = { $seat } descarta { $card } del mazo
tcg-log-minions-gone = Todos los siervos se descartan
tcg-log-prevented = Se impide
tcg-log-prevented-wound = Se impide la herida a { $card }
tcg-log-prevented-exert = { $card } no tiene que esforzarse
tcg-log-prevented-heal = { $card } no se cura
tcg-log-prevented-discard = { $card } no se descarta
tcg-log-prevented-burden = Se impide la carga
tcg-log-prevented-twilight = No se añaden contadores de penumbra
tcg-log-prevented-control = Nadie toma el control del sitio
tcg-log-cancel = { $card } se cancela
tcg-log-exhausted = { $card } entra exhausta en juego
tcg-log-on-deck = { $card } va encima del mazo de { $seat }
tcg-log-return = { $card } vuelve a la mano
tcg-log-beneath = { $seat } pone { $count ->
    [one] una carta
   *[other] { $count } cartas
} debajo del mazo
tcg-log-beneath-open = { $card } va debajo del mazo de { $seat }
tcg-log-from-deck = { $seat } juega { $card } desde el mazo
tcg-log-top-beneath = { $seat } pone debajo de su mazo la carta de encima
tcg-log-stack-top = { $card } se apila desde el mazo sobre { $host }
tcg-log-strength = { $card }: fuerza { $bonus }
tcg-log-take = { $seat } toma { $card }
tcg-log-reveal = { $seat } muestra { $card }
tcg-log-unassigned = Se cancelan todas las asignaciones
tcg-log-took = { $seat } toma { $count ->
    [one] una carta
   *[other] { $count } cartas
} en la mano
tcg-log-keyword = { $card } gana { $keyword }
tcg-log-keyword-bonus = { $card } gana { $keyword } { $bonus }
tcg-log-flag-may-fight = { $card } puede participar en el fuego de arquería y en las escaramuzas
tcg-log-flag-no-archery = { $card } no suma al total de arquería
tcg-log-flag-prevent-wounds = Se impiden todas las heridas a { $card }
tcg-log-flag-no-wounds = { $card } no puede recibir heridas
tcg-log-flag-wound-limit = { $card } no recibe más de 1 herida en cada escaramuza
tcg-log-flag-threshold = Solo el triple de fuerza abruma a { $card }
tcg-log-flag-no-bonus = { $card } no da fuerza adicional
tcg-log-flag-cannot-be-assigned = No se puede asignar a { $card } a una escaramuza
tcg-log-flag-no-keyword-damage = { $card } pierde todo el daño adicional
tcg-log-flag-kept-away = El jugador de Gentes Libres no puede asignar a { $card } contra { $host }
tcg-log-flag-not-fierce = { $card } deja de ser un siervo fiero
tcg-log-flag-site-number = { $card }: número de sitio { $bonus }
tcg-log-flag-first-sentence-off = No se aplica la primera frase de { $card }
tcg-log-total-archery = Total de arquería de la comunidad: { $bonus }
tcg-log-total-minion-archery = Total de arquería de los siervos: { $bonus }
tcg-log-total-move-limit = Límite de movimiento de este turno: { $bonus }
tcg-log-total-next-shadow-number = Número de Sombra de este movimiento: { $bonus }
tcg-log-total-each-shadow-number = Número de Sombra de cada sitio: { $bonus }
tcg-log-total-minion-cost = Coste de penumbra de cada siervo: { $bonus }
tcg-log-total-event-cost = Coste de penumbra de cada evento de maniobra: { $bonus }
tcg-log-total-pipes = Pipas que se pueden avistar: { $bonus }
tcg-log-total-stay = La comunidad no puede moverse otra vez este turno
tcg-log-total-must-move = La comunidad debe moverse otra vez este turno
tcg-log-total-allies-instead = Los aliados reciben las heridas de arquería en lugar de los compañeros
tcg-log-skip = Fase que se saltará: { $phase }
tcg-log-skip-shadow = { $seat } se saltará una fase de Sombra
tcg-log-withdrawn = { $card } sale de la escaramuza
tcg-log-stack = { $card } se apila sobre { $host }
tcg-log-into-deck = { $card } se baraja en el mazo de { $seat }
tcg-log-bearer = { $seat }: { $card } lleva el Anillo, { $count ->
    [0] sin cargas
    [one] con una carga
   *[other] con { $count } cargas
}
tcg-log-on = { $card } se pone sobre { $host }
tcg-log-take-off = { $card } se quita el Anillo
tcg-log-phase = { $phase }
tcg-log-phase-of = { $phase }: { $seat }
tcg-log-to-support = { $card } pasa al área de apoyo
tcg-log-tokens = { $card } tiene { $count ->
    [0] ninguna ficha
    [one] 1 ficha
   *[other] { $count } fichas
}
tcg-log-twilight-spent = { $count ->
    [one] (1) se retira del fondo de penumbra; ahora hay ({ $total })
   *[other] ({ $count }) se retiran del fondo de penumbra; ahora hay ({ $total })
}

tcg-end-last = Gana el último jugador que queda
tcg-end-none = No queda nadie
tcg-end-site-nine = La comunidad ha sobrevivido al sitio 9

tcg-odds-skirmish = Fuerza { $free } contra { $shadow }
tcg-odds-free-wins = Ganan las Gentes Libres
tcg-odds-overwhelmed = El perdedor es abrumado
tcg-odds-hand = La mano oculta puede cambiarlo

tcg-then-free-wins = { $total } contra { $other }: ganan las Gentes Libres
tcg-then-free-overwhelms = { $total } contra { $other }: las Gentes Libres abruman
tcg-then-shadow-wins = { $total } contra { $other }: gana la Sombra
tcg-then-shadow-overwhelms = { $total } contra { $other }: la Sombra abruma

tcg-occasion-0 = { "" }
tcg-occasion-1 = { " " }(segunda ocasión)
tcg-occasion-2 = { " " }(tercera ocasión)
tcg-occasion-3 = { " " }(cuarta ocasión)
tcg-occasion-4 = { " " }(quinta ocasión)
tcg-occasion-5 = { " " }(sexta ocasión)
tcg-way-0 = La primera opción
tcg-way-1 = La segunda opción
tcg-way-2 = La tercera opción
tcg-way-3 = La cuarta opción
tcg-way-4 = La quinta opción
tcg-way-5 = La sexta opción
tcg-phase-before = Preparación
tcg-phase-fellowship = Fase de comunidad
tcg-phase-shadow = Fase de Sombra
tcg-phase-maneuver = Fase de maniobra
tcg-phase-archery = Fase de arquería
tcg-phase-assignment = Fase de asignación
tcg-phase-skirmish = Fase de escaramuza
tcg-phase-regroup = Fase de reagrupación
tcg-phase-between = Entre fases
