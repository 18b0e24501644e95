### La Guerra del Anillo de un vistazo

wotr-digest-turn = Turno { $turn }
wotr-digest-points = Puntos de victoria
wotr-digest-fellowship = Comunidad
wotr-digest-mordor = en la Marcador de Mordor, paso { $step }
wotr-digest-hidden = oculta
wotr-digest-revealed = REVELADA
wotr-digest-progress = avance { $count }
wotr-digest-corruption = corrupción { $count } de 12
wotr-digest-guide = Guía { $guide }
wotr-digest-with = con { $companions }
wotr-digest-hunt = Búsqueda
wotr-digest-hunt-box = dados en la Casilla de Búsqueda
wotr-digest-pool =
    { $count ->
        [one] 1 loseta en la Reserva de Búsqueda
       *[other] { $count } losetas en la Reserva de Búsqueda
    }
wotr-digest-aside = en juego para Mordor: { $tiles }
wotr-digest-dice = Dados de Acción y Anillos Élficos
wotr-digest-no-dice = ningún dado
wotr-digest-rings =
    { $count ->
        [one] 1 anillo
       *[other] { $count } anillos
    }
wotr-digest-cards = Cartas
wotr-digest-hand =
    { $count ->
        [one] 1 en mano
       *[other] { $count } en mano
    }
wotr-digest-table = en la mesa
wotr-digest-combat = Cartas de combate
wotr-digest-politics = Marcador Político
wotr-digest-at-war = EN GUERRA
wotr-digest-steps =
    { $count ->
        [one] a 1 paso de la guerra
       *[other] a { $count } pasos de la guerra
    }
wotr-digest-passive = pasiva
wotr-digest-armies = Ejércitos: { $side } (R regular, E élite, L líder)
wotr-digest-characters = Personajes
wotr-digest-reserves = Refuerzos y mazos
wotr-digest-texts = Textos de las cartas
wotr-digest-nothing = nada
wotr-digest-legend = ▣ baluarte · ■ ciudad · □ villa · ◆ Pueblos Libres · ▲ Sombra (ante un nombre: lo ocupa) · R regular, E élite, L líder, N Nazgûl · ‹› sitiados · * personaje · ○ Comunidad y su avance
