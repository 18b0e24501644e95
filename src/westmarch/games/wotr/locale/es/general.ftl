### Bandos, dados, mazos, lugares
wotr-side-free = Pueblos Libres
wotr-side-shadow = Sombra
wotr-face-character = Personaje
wotr-face-army = Ejército
wotr-face-muster = Alistar
wotr-face-muster-army = Alistar/Ejército
wotr-face-event = Evento
wotr-face-will = Voluntad del Oeste
wotr-face-eye = Ojo
wotr-deck-free-character = mazo de Personaje de los Pueblos Libres
wotr-deck-free-strategy = mazo de Estrategia de los Pueblos Libres
wotr-deck-shadow-character = mazo de Personaje de la Sombra
wotr-deck-shadow-strategy = mazo de Estrategia de la Sombra

### Turno
wotr-frame-the-war = La Guerra del Anillo
wotr-frame-turn = Turno { $turn }
wotr-frame-action-resolution = Resolución de acciones
wotr-ask-action = Usa un dado para una acción
wotr-log-turn = Comienza el turno { $turn }
wotr-log-action-roll = { $side }: tira { $count ->
    [one] { $count } dado
   *[other] { $count } dados
    }: { $face }
wotr-log-die = { $side }: usa un dado de { $face }
wotr-log-pass = { $side }: pasa
wotr-log-skip = { $side }: el dado de { $face } se gasta sin efecto
wotr-log-ring = { $side }: usa un Anillo Élfico; { $face } pasa a { $turned }
wotr-log-draws = { $side }: roba una carta ({ $deck })
wotr-log-drew = Has robado { $card }
wotr-log-character-eliminated = { $character } queda eliminado
wotr-end-shadow-military = Gana la Sombra: diez puntos de victoria en Ciudades y Baluartes capturados
wotr-end-free-military = Ganan los Pueblos Libres: cuatro puntos de victoria en Ciudades y Baluartes capturados

### Opciones
wotr-option-pass = Pasar
wotr-option-done = Hecho
wotr-option-choose = { $word }
wotr-option-yes = Sí
wotr-option-no = No
wotr-option-use = Dado de { $face }: { $action }
wotr-option-event = Dado de { $face }: jugar { $card }
wotr-option-draw = Dado de { $face }: robar del { $deck }
wotr-option-diplomacy = Dado de { $face }: avanzar { $nation } en el Marcador Político
wotr-option-minion = Dado de { $face }: poner en juego a { $character }
wotr-option-upgrade = Voluntad del Oeste: poner en juego a { $character }
wotr-option-skip = Descartar un dado de { $face } sin efecto
wotr-option-ring = Anillo Élfico: cambiar un dado de { $face } a { $turned }
wotr-option-dismiss = Dado de { $face }: forzar el descarte de { $card }
wotr-option-counsel = Dado de { $face }: el consejo de un Compañero hace avanzar a { $nation }

### Acciones y elecciones menores
wotr-action-move-fellowship = mover la Comunidad
wotr-action-hide-fellowship = ocultar la Comunidad
wotr-action-separate = separar Compañeros
wotr-action-move-companions = mover Compañeros
wotr-action-move-minions = mover Nazgûl y Servidores
wotr-action-move-armies = mover Ejércitos
wotr-action-attack = atacar
wotr-action-recruit = reclutar
wotr-action-voice-recruit = Voz de Saruman: un Regular en cada Asentamiento de Isengard
wotr-action-voice-elites = Voz de Saruman: dos Regulares de Orthanc pasan a Élite
wotr-word-all = Todo
wotr-word-some = Solo una parte
wotr-word-guide = El Guía
wotr-word-random = Un Compañero al azar
wotr-word-none = Ninguno
wotr-word-first = El primero
wotr-word-second = El segundo
wotr-word-move = Mover
wotr-word-hide = Ocultar
wotr-word-recruit = Reclutar
wotr-word-heal = Curar
wotr-word-table = De la mesa
wotr-word-hand = De la mano
wotr-word-hunt = Búsqueda
wotr-log-phase-1 = Fase 1: recuperación de dados y robo de cartas
wotr-log-phase-2 = Fase 2: la Comunidad
wotr-log-phase-3 = Fase 3: asignación de Búsqueda
wotr-log-phase-4 = Fase 4: tirada de acción
wotr-log-phase-5 = Fase 5: acciones
wotr-log-phase-6 = Fase 6: comprobación de victoria: Pueblos Libres { $free } de 4, Sombra { $shadow } de 10
wotr-log-mouth = { $character } convierte un resultado de Alistar en uno de Ejército
