### Questions
meccg-ask-act = Usa cartas o pasa
meccg-ask-agent = Ataca con un agente o pasa
meccg-ask-ambush = Juega una criatura como ataque automático o pasa
meccg-ask-attack = Juega adversidades sobre este ataque o pasa
meccg-ask-bring = Toma cartas de la baraja complementaria
meccg-ask-call = Convoca el Concilio Libre o termina el turno
meccg-ask-check = Chequeo de corrupción de { $card }: apóyalo, juega cartas o tira
meccg-ask-choose = { $card }: elige
meccg-ask-cleanse = Intenta librarte de una carta en vez de descansar, o pasa
meccg-ask-company = ¿Qué compañía va ahora?
meccg-ask-defend = Ataque de { $race }, { $strikes } con poder { $prowess }: juega cartas o lucha
meccg-ask-destination = Elige un destino
meccg-ask-discard = Descarta hasta quedarte con el tamaño de tu mano
meccg-ask-double = Asigna un segundo golpe a quien ya tenga uno, o pasa
meccg-ask-draft = Revela un personaje para tu compañía inicial o termina
meccg-ask-draw = ¿Robas otra carta?
meccg-ask-either = { $card }: elige un efecto
meccg-ask-end-discard = Descarta una carta o conserva tu mano
meccg-ask-enter = ¿Entras en el lugar?
meccg-ask-equip = Da un objeto inicial a un personaje o continúa
meccg-ask-explore = En el lugar: juega recursos y cartas o termina
meccg-ask-face = ¿Qué golpe va ahora?
meccg-ask-foreseen = Una compañía va a moverse por las Profundidades: juega ya una adversidad, o pasa
meccg-ask-give = Objetos de un personaje que abandona el juego: ¿entregas uno?
meccg-ask-guard = ¿Revelas la carta en guardia?
meccg-ask-hazard = Adversidades (quedan { $count }): juega una o pasa
meccg-ask-heal = { $card } podría curarse: los sabios pueden girarse para la tirada, o tira
meccg-ask-home = ¿En qué lugar natal está { $card }?
meccg-ask-agent-influence = ¿A qué intenta influir { $card }?
meccg-ask-include = ¿Qué personajes van a tu mazo de juego?
meccg-ask-influence = { $card } influye a { $other } (más de { $number }): juega cartas o tira
meccg-ask-long-event = Juega sucesos duraderos o pasa
meccg-ask-may = { $card }: ¿usas el efecto?
meccg-ask-order = ¿Qué carta vuelve ahora? La última queda encima
meccg-ask-organize = Fase de organización
meccg-ask-place = ¿Dónde entra en juego { $card }?
meccg-ask-place-shown = ¿Poner { $card } en juego ahora mismo?
meccg-ask-remove = Intento de retirar { $card }: ¿giras o aceptas -3?
meccg-ask-rescue = ¿Quién se gira para completar el rescate?
meccg-ask-rescue-site = Elige el lugar de rescate
meccg-ask-respond = Responde o pasa
meccg-ask-go-on = Declara otra acción encima o pasa
meccg-ask-ring = Resultado { $total }: juega un anillo en lugar de { $card } o ninguno
meccg-ask-roll = Elige una de las dos tiradas
meccg-ask-last-region = ¿Cuál es la última región del itinerario?
meccg-ask-route = ¿Cómo se mueve la compañía?
meccg-ask-send = Pon otras tantas cartas del mazo en la baraja complementaria
meccg-ask-shortfall = Hay personajes sin controlar: di quién los controla o descarta
meccg-ask-show = Revela cartas únicas idénticas a las de tu oponente
meccg-ask-sideboard = ¿Usas tu baraja complementaria? Reduce a la mitad los límites de adversidades
meccg-ask-stay = { $card } ({ $total }) contra poder { $prowess }: girar, o -3 para no girarse
meccg-ask-strike = { $card } ({ $total }) contra poder { $prowess }: cartas y apoyo, o tira
meccg-ask-several = { $card }: ¿cuántos golpes afronta?
meccg-ask-surplus = Golpes sobrantes contra { $card }
meccg-ask-toll = ¿Qué objeto entregas por { $card }?
meccg-ask-target = Elige los objetivos de los golpes

### Log
meccg-log-agent = { $seat } juega un agente boca abajo
meccg-log-agent-hides = El agente { $card } se pone boca abajo
meccg-log-agent-acts = Un agente de { $seat } actúa
meccg-log-arrives = La compañía de { $leader } llega a { $site }
meccg-log-aside = Ambos revelan { $card }: se aparta
meccg-log-attack =
    { $strikes ->
        [one] Ataque de { $race }: un golpe de poder { $prowess }
       *[other] Ataque de { $race }: { $strikes } golpes de poder { $prowess }
    }
meccg-log-attack-now =
    { $strikes ->
        [one] El ataque es ahora de un golpe de poder { $prowess }
       *[other] El ataque es ahora de { $strikes } golpes de poder { $prowess }
    }
meccg-log-back = La compañía de { $leader } vuelve a su lugar de origen
meccg-log-below = La compañía de { $leader } saca { $roll } al descender (al menos { $number })
meccg-log-body = Chequeo de resistencia de { $card }: { $roll }, en total { $total }, contra { $body }
meccg-log-called = { $seat } convoca el Concilio Libre
meccg-log-cancelled = El ataque se cancela
meccg-log-captured = { $card } cae prisionero ({ $other })
meccg-log-character = { $seat } pone en juego a { $card } en { $site }
meccg-log-check = Chequeo de corrupción de { $card }: { $roll }, en total { $total }, hace falta más de { $points }
meccg-log-council = Se reúne el Concilio Libre
meccg-log-creature = { $seat } juega { $card } ({ $key })
meccg-log-defeated = Ataque derrotado: { $card }
meccg-log-draw = Robas { $card }
meccg-log-enters = La compañía de { $leader } entra en su lugar
meccg-log-exhausted = { $seat } ha agotado su mazo de juego
meccg-log-first = Empieza { $seat } (Norte { $first }, Sur { $second })
meccg-log-give = { $other } recibe { $card } de { $third }
meccg-log-supports = { $card } apoya a { $other }
meccg-log-way = { $card }: { $way }
meccg-log-guard = Se coloca una carta en guardia contra la compañía de { $leader }
meccg-log-home = { $card }: { $roll }, con influencia { $total }, se necesita al menos { $number }
meccg-log-influence = { $card } influye a { $other }: { $total }, se necesita más de { $number }
meccg-log-item = { $other } recibe { $card }
meccg-log-goes = { $card }: { $origin } → { $zone }
meccg-log-puts = { $seat }: una carta, { $origin } → { $zone }
meccg-log-put-own = Es { $card }
meccg-log-draws = { $seat } roba una carta
meccg-log-taps = { $card } se gira
meccg-log-untaps = { $card } se endereza
meccg-log-heals = { $card } se cura
meccg-log-dice = Dados: { $first } y { $second }
meccg-log-general = { $card } queda bajo la influencia general
meccg-log-follows = { $other } controla a { $card }
meccg-log-aims = { $card } afecta a { $other }
meccg-log-phase-organization = — Fase de organización de { $seat }
meccg-log-phase-long-events = — Fase de sucesos duraderos de { $seat }
meccg-log-phase-movement = — Fase de movimiento y adversidades de { $seat }
meccg-log-phase-sites = — Fase de lugares de { $seat }
meccg-log-phase-end-of-turn = — Final del turno de { $seat }
meccg-log-orphan = { $card } queda sin nadie que lo controle hasta la próxima fase de organización
meccg-log-wounded = { $card } queda herido
meccg-log-path = El itinerario de la compañía de { $leader } cuenta como: { $key }
meccg-log-limit = Límite de adversidades de la compañía de { $leader }: { $count }
meccg-log-merge = Las compañías se unen con { $leader }
meccg-log-moves = La compañía de { $leader } se moverá
meccg-log-negated = Se anula { $card }
meccg-log-play = { $seat } juega { $card }
meccg-log-use = { $seat } usa { $card }
meccg-log-regroup = A la compañía de { $leader }: { $card }
meccg-log-regroup-alone = Una compañía propia: { $card }
meccg-log-remove = Retirar { $card }: { $roll }, en total { $total }, hace falta más de { $number }
meccg-log-rescued = { $card } es rescatado
meccg-log-revealed = En guardia: { $card }
meccg-log-reveals = La compañía de { $leader } se mueve a { $site }
meccg-log-way-map = Por el mapa: { $region }
meccg-log-way-printed = Por el itinerario impreso en la carta de lugar
meccg-log-way-byway = Por el itinerario de una carta en juego
meccg-log-way-below = Por las Profundidades
meccg-log-way-flown = Sin itinerario
meccg-log-ring-test = Examen de { $card }: { $roll }, en total { $total }
meccg-log-score = Puntos de victoria: { $first } y { $second }
meccg-log-shown = { $seat } revela { $card }
meccg-log-shows = Se muestra: { $card }
meccg-log-sees = Ves { $card }
meccg-log-store = Se almacena { $card }
meccg-log-strike = { $card }: { $roll }, en total { $total }, contra { $prowess }
meccg-log-target = Los golpes van contra { $card }
meccg-log-surplus =
    { $count ->
        [one] Un golpe sobrante pesa sobre { $card }: −1 de poder
       *[other] { $count } golpes sobrantes pesan sobre { $card }: −{ $count } de poder
    }
meccg-log-turn = Turno { $turn }: { $seat }
meccg-log-unmasked = El agente { $card } se revela
meccg-log-names = { $seat } nombra { $face }
meccg-log-riddle = { $card } dice acertijos: { $roll }, total { $total }
meccg-log-deed = { $card } se invierte
meccg-log-anew = { $seat } baraja su mano y su descarte en su mazo de juego
meccg-end-council = El Concilio Libre ha declarado al vencedor
meccg-end-draw = El Concilio Libre termina en empate
meccg-end-ring = El Anillo Único ha sido destruido
meccg-end-wizard = Un jugador ha perdido a su Mago

### Procedures
meccg-frame-every-attack = Otra vez los ataques automáticos
meccg-frame-stir = Elección de un ataque automático
meccg-frame-fill-deck = Personajes para el mazo
meccg-frame-starting-items = Objetos iniciales
meccg-frame-draft = Compañías iniciales
meccg-frame-preparation = Preparación
meccg-frame-end-of-turn = Fase de final de turno
meccg-frame-long-event-phase = Fase de sucesos duraderos
meccg-frame-untap-phase = Fase de enderezamiento
meccg-frame-turn = Turno { $turn }
meccg-frame-game = Tierra Media
meccg-frame-play-resource = Jugar { $card }
meccg-frame-creature-from-hand = Ataque automático desde la mano
meccg-frame-temptation = Chequeos por un objeto
meccg-frame-company-site = La compañía de { $company } en su lugar
meccg-frame-face-attacks = Ataques en el lugar
meccg-frame-explore = La compañía de { $company } explora
meccg-frame-site-phase = Fase de lugares
meccg-frame-store = Almacenar { $card }
meccg-frame-transfer = Entrega de { $card }
meccg-frame-play-character = { $card } entra en juego
meccg-frame-organization-phase = Fase de organización
meccg-frame-flight = Vuelo
meccg-frame-lay-regions = Las regiones del itinerario
meccg-frame-doom = Las Grietas del Destino
meccg-frame-new-destination = Otro destino
meccg-frame-checks = Chequeos de corrupción
meccg-frame-ring-test = Examen de { $card }
meccg-frame-rescue = Rescate
meccg-frame-take-prisoner = { $card } cae prisionero
meccg-frame-persuade = { $card } influye a { $other }
meccg-frame-refill = Mano de { $seat }
meccg-frame-company-movement = Movimiento de la compañía de { $company }
meccg-frame-reveal = Destino de la compañía de { $company }
meccg-frame-draw-cards = Cartas de { $seat }
meccg-frame-play-hazards = Adversidades contra la compañía de { $company }
meccg-frame-arrive = Llegada de la compañía de { $company }
meccg-frame-movement-phase = Fase de movimiento
meccg-frame-from-sideboard = Baraja complementaria
meccg-frame-exhaust = Mazo de { $seat } agotado
meccg-frame-draw = Robar cartas
meccg-frame-faction-check = { $card } influye a { $other }
meccg-frame-agent-attack = Ataque de un agente
meccg-frame-unmask = Se revela a { $card }
meccg-frame-agent-influence = { $card } influye
meccg-frame-guardian = Un Nazgûl vigila
meccg-frame-agent-action = Agente
meccg-frame-free-council = El Concilio Libre
meccg-frame-strike = Golpe contra { $card }
meccg-frame-wounded-by = Efecto sobre el herido
meccg-frame-attack-on = Ataque de { $race }
meccg-frame-resolve-attack = { $attacks ->
    [1] Afrontarlo
   *[other] Ataque { $number } de { $attacks }
}
meccg-frame-modify-attack = Cartas sobre el ataque
meccg-frame-assign-strikes = Objetivos de los golpes
meccg-frame-modify-strike = Antes de la tirada
meccg-frame-roll-strike = La tirada
meccg-frame-restore-hands = Manos repuestas
meccg-frame-place-revealed = La carta mostrada
meccg-frame-after-attack = Los que ha herido
meccg-frame-carry-out = La última, la primera
meccg-frame-shortfall = Influencia insuficiente
meccg-frame-remove-corruption = Retirar corrupción
meccg-frame-pass-items = Objetos de { $card }
meccg-frame-corruption-check = Chequeo de corrupción de { $card }
meccg-frame-triggered = Efectos
meccg-frame-departures = Compañías que van a partir
meccg-frame-toll = Un objeto a cambio
meccg-frame-heal-by-roll = Una tirada en vez de curarse
meccg-frame-guarded-attempt = La carta en guardia
meccg-frame-black-sky = Desde el Cielo Negro
meccg-frame-terror = Terror del Dragón
meccg-frame-remove-one = Una carta retirada del juego
meccg-frame-reach = Brazo Largo y Oscuro
meccg-frame-watched = Revelado a Todos los Vigilantes
meccg-frame-buried = Muchos Secretos Enterrados Allí
meccg-frame-onslaught = Tres ataques
meccg-frame-for-player = Efectos para un jugador
meccg-frame-chain-of-effects = Cadena de efectos: { $card }
meccg-frame-perform = Efecto
meccg-frame-effects = { $card }

### Options
meccg-option-play =
    { $way ->
        [one] Jugar { $card }
       *[other] Jugar { $card }: { $way }
    }
meccg-option-use =
    { $way ->
        [one] Usar { $card }
       *[other] Usar { $card }: { $way }
    }
meccg-option-creature = Jugar { $card } ({ $key })
meccg-option-guard = Colocar { $card } en guardia
meccg-option-reveal =
    { $way ->
        [one] Revelar la carta en guardia
       *[other] Revelar la carta en guardia: { $way }
    }
meccg-option-reveal-creature = Revelar la criatura en guardia ({ $key })
meccg-option-character = Jugar a { $card }
meccg-option-release = Descartar a { $card }
meccg-option-general = { $card } bajo influencia general
meccg-option-follow = { $card } sigue a { $other }
meccg-then-general = Influencia general libre: { $before } → { $after }
meccg-then-direct = { $card }, influencia directa libre: { $before } → { $after }
meccg-then-strike = { $beaten } % de vencer el golpe, { $tie } % de que no pase nada, { $struck } % de recibirlo
meccg-then-check = { $passed } % de superarlo, { $discarded } % de ser descartado, { $eliminated } % de ser eliminado
meccg-then-attempt = { $succeeds } % de lograrlo
meccg-option-transfer = Dar { $card } de { $bearer } a { $other }
meccg-card-told-apart = { $card } ({ $bearer })
meccg-option-store = Almacenar { $card }
meccg-option-regroup = { $company ->
    [new] { $card } forma una compañía nueva
   *[other] { $card } se une a la compañía de { $company }
}
meccg-option-move = La compañía de { $company } se mueve a { $site }
meccg-option-cleanse = Intentar retirar { $card } de { $bearer }
meccg-option-sideboard = Baraja complementaria: { $use }
meccg-option-sideboard-nazgul = { $card } para la baraja complementaria: { $use }
meccg-option-support = { $card } se gira en apoyo
meccg-option-give = Dar { $card } a { $other }
meccg-option-tap = Girar a { $card }
meccg-option-stay = { $card } no se gira (-3)
meccg-option-target = Golpes contra: { $card }
meccg-option-face = Ahora el golpe contra { $card }
meccg-option-several = { $count ->
    [one] { $count } golpe
   *[other] { $count } golpes
    }
meccg-option-surplus = { $count ->
    [one] { $count } golpe sobrante
   *[other] { $count } golpes sobrantes
    }
meccg-option-roll = Tomar { $count }
meccg-option-company = La compañía de { $company }
meccg-option-route = Por { $region }
meccg-option-basic = Por las cartas de lugar
meccg-option-below = Por las Profundidades
meccg-option-fly = En águila
meccg-option-byway = Por el itinerario de una carta
meccg-option-told = El itinerario ya mostrado
meccg-option-region = { $region }
meccg-option-turn-back = Volver
meccg-option-draw = Robar una carta
meccg-option-enter = Entrar en el lugar
meccg-option-cross = { $card } se gira para cruzar el río
meccg-option-resource = { $other } juega { $card }
meccg-option-extra = { $other } recibe además { $card }
meccg-option-persuade = { $card } influye a { $other }
meccg-option-persuade-with = { $card } influye a { $other } revelando { $third }
meccg-option-rescue = Rescatar a los prisioneros de { $card }
meccg-option-rescue-site = Lugar de rescate: { $site }
meccg-option-agent = Jugar el agente { $card }
meccg-option-home = { $site }
meccg-option-barter = Entregar { $card } y { $other } a cambio de un objeto mayor
meccg-option-unmask = Revelar al agente { $card }
meccg-option-agent-heal = { $card } se cura
meccg-option-agent-untap = { $card } se endereza
meccg-option-agent-hide = { $card } se oculta
meccg-option-agent-home = { $card } vuelve a su hogar
meccg-option-agent-back = { $card } retrocede
meccg-option-agent-move = { $card } se mueve a { $site }
meccg-option-agent-creature = { $card } trae { $other }
meccg-option-agent-attack = { $card } ataca
meccg-option-ambush = Atacar con { $card }
meccg-option-discard = Descartar: { $card }
meccg-option-bring = Tomar: { $card }
meccg-option-send = Apartar: { $card }
meccg-option-call = Convocar el Concilio Libre
meccg-option-show = Revelar: { $card }
meccg-option-include = Incluir: { $card }
meccg-option-draft = Revelar a { $card }
meccg-option-equip = { $card } para { $other }
meccg-option-enter-company = Unirse a la compañía de { $company }
meccg-option-enter-follower = Como seguidor de { $card }
meccg-option-enter-alone = Como compañía nueva en { $site }
meccg-option-ring = Jugar { $card }
meccg-option-choose = Elegir: { $card }
meccg-option-option = { $way }
meccg-option-yes = Sí
meccg-option-name = { $face }
meccg-option-isolate = Ataque automático { $count }

### Words
meccg-card-none = nada
meccg-card-hidden = una carta oculta
meccg-company-gone = una compañía desaparecida
meccg-use-discard = cinco cartas al descarte
meccg-use-deck = una carta al mazo
meccg-seat-north = Norte
meccg-seat-south = Sur
meccg-key-site = en el lugar
meccg-race-none = origen desconocido
meccg-race-animals = Animales
meccg-race-awakened-plant = Árbol Animado
meccg-race-balrog = Balrog
meccg-race-balrog-spawn = Engendro del Balrog
meccg-race-dragon = Dragón
meccg-race-drake = Draque
meccg-race-dunadan = Dúnedain
meccg-race-dwarf = Enanos
meccg-race-eagle = Águilas
meccg-race-elf = Elfos
meccg-race-ent = Ents
meccg-race-giants = Gigantes
meccg-race-hazard-agent = Agente
meccg-race-hobbit = Hobbits
meccg-race-men = Hombres
meccg-race-nazgul = Nazgûl
meccg-race-orcs = Orcos
meccg-race-pukel-creature = Criatura Púkel
meccg-race-slayer = Asesino
meccg-race-special = Especial
meccg-race-spiders = Arañas
meccg-race-trolls = Trolls
meccg-race-undead = Muertos Vivientes
meccg-race-wizard = Mago
meccg-race-wolves = Lobos
meccg-race-woses = Woses
meccg-zone-deck = mazo de juego
meccg-zone-hand = mano
meccg-zone-discard = descarte
meccg-zone-out = fuera del juego
meccg-zone-points = puntos de victoria
meccg-zone-sideboard = baraja complementaria
meccg-zone-location = mazo de localizaciones
meccg-zone-site-discard = lugares descartados
meccg-zone-pool = reserva
meccg-zone-play = juego
meccg-zone-guard = en guardia
meccg-key-type-haven = Refugio
meccg-key-type-free-hold = Bastión Libre
meccg-key-type-border-hold = Bastión Fronterizo
meccg-key-type-ruins-and-lairs = Ruinas y Guaridas
meccg-key-type-shadow-hold = Bastión de la Sombra
meccg-key-type-dark-hold = Bastión de la Oscuridad
meccg-key-land-free-domain = Región Libre
meccg-key-land-border-land = Tierra Fronteriza
meccg-key-land-wilderness = Tierras Salvajes
meccg-key-land-shadow-land = Tierra de la Sombra
meccg-key-land-dark-domain = Región de la Oscuridad
meccg-key-land-coastal-sea = Costa
meccg-ask-resist = { $card } intenta influir en { $other }. ¿Usas una carta en contra?
meccg-ask-attempt = { $card } intenta algo (+{ $total }, más de { $number })
meccg-ask-name = Nombra una carta
meccg-ask-rival = ¿Quién juega a los acertijos?
meccg-ask-riddle = { $card }: ¿ayudas con el acertijo?
meccg-ask-save = { $card } se pierde: ¿renuncias a otra cosa?
meccg-ask-song = { $card }: ¿se libra de una carta de corrupción?
meccg-ask-rescued = ¿Juegas un Mago en el Refugio?
meccg-ask-to-deck = { $card }: ¿encima de tu mazo de juego?
meccg-ask-show-hazards = ¿Qué adversidades muestras? No podrás jugar otras en esta fase
meccg-ask-isolate = ¿Qué ataque automático queda?
meccg-ask-stir = ¿Qué ataque automático del lugar?
meccg-ask-balance = { $card }: ¿renuncias a cartas ambientales?

# Lo que significa pasar en algunas de estas preguntas.
meccg-ask-act-pass = No usar cartas
meccg-ask-attempt-pass = Tirar
meccg-ask-call-pass = Terminar el turno
meccg-ask-check-pass = Tirar
meccg-ask-defend-pass = Luchar
meccg-ask-destination-pass = No seguir adelante
meccg-ask-double-pass = Sin segundo golpe
meccg-ask-draft-pass = Terminar
meccg-ask-draw-pass = No más
meccg-ask-end-discard-pass = Conservar la mano
meccg-ask-enter-pass = Quedarse fuera
meccg-ask-equip-pass = Continuar
meccg-ask-explore-pass = Terminar
meccg-ask-give-pass = No más
meccg-ask-guard-pass = Dejarla boca abajo
meccg-ask-heal-pass = Tirar
meccg-ask-influence-pass = Tirar
meccg-ask-long-event-pass = No más sucesos duraderos
meccg-ask-organize-pass = Terminar de organizar
meccg-ask-place-shown-pass = A la mano
meccg-ask-ring-pass = Ningún anillo
meccg-ask-save-pass = No renunciar a nada
meccg-ask-sideboard-pass = Dejar la baraja complementaria
meccg-ask-strike-pass = Tirar
meccg-race-lava = Ríos de lava
meccg-race-rock-fall = Desprendimiento de rocas
meccg-race-trap = Trampa
meccg-frame-against-general = Una tirada contra la influencia general
meccg-frame-body-checks = Chequeos de resistencia
meccg-frame-bring-in = Un personaje se une
meccg-frame-give-item = Un objeto hallado
meccg-frame-roll = Una tirada
meccg-frame-abduction = Un prisionero es llevado
meccg-frame-attempt = Intento
meccg-frame-chosen-ring = Se elige un anillo
meccg-frame-face-alone = A solas contra los ataques automáticos
meccg-frame-face-several = Varios golpes
meccg-frame-lucky-search = Una búsqueda afortunada
meccg-frame-name-cards = Se nombran cartas
meccg-frame-play-found = Se juega un objeto
meccg-frame-riddle-game = El juego de los acertijos
meccg-frame-telling-name = Un acertijo
meccg-frame-win-faction = Se llama a una facción
meccg-frame-yonder = ¿Quién anda por aquí?
meccg-frame-save-items = Se descartan objetos
meccg-frame-song = Una canción
meccg-frame-pledge = Una promesa
meccg-frame-rescued = El Señor de los Vientos
meccg-frame-from-hand = Se descartan cartas
meccg-frame-show-hazards = Se muestran adversidades
meccg-frame-hunt-down = La caza
meccg-frame-knife = Un cuchillo oculto
meccg-frame-duel = Poderes en equilibrio
