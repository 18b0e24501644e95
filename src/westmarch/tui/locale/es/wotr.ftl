### La Guerra del Anillo de un vistazo

tui-wotr-turn = Turno { $turn }
tui-wotr-points = Puntos de victoria
tui-wotr-fellowship = Comunidad
tui-wotr-mordor = en la Marcador de Mordor, paso { $step }
tui-wotr-hidden = oculta
tui-wotr-revealed = REVELADA
tui-wotr-progress = avance { $count }
tui-wotr-corruption = corrupción { $count } de 12
tui-wotr-guide = Guía { $guide }
tui-wotr-with = con { $companions }
tui-wotr-hunt = Búsqueda
tui-wotr-hunt-box = dados en la Casilla de Búsqueda
tui-wotr-pool =
    { $count ->
        [one] 1 loseta en la Reserva de Búsqueda
       *[other] { $count } losetas en la Reserva de Búsqueda
    }
tui-wotr-aside = en juego para Mordor: { $tiles }
tui-wotr-dice = Dados de Acción y Anillos Élficos
tui-wotr-no-dice = ningún dado
tui-wotr-rings =
    { $count ->
        [one] 1 anillo
       *[other] { $count } anillos
    }
tui-wotr-cards = Cartas
tui-wotr-hand =
    { $count ->
        [one] 1 en mano
       *[other] { $count } en mano
    }
tui-wotr-table = en la mesa
tui-wotr-combat = Cartas de combate
tui-wotr-politics = Marcador Político
tui-wotr-at-war = EN GUERRA
tui-wotr-steps =
    { $count ->
        [one] a 1 paso de la guerra
       *[other] a { $count } pasos de la guerra
    }
tui-wotr-passive = pasiva
tui-wotr-armies = Ejércitos: { $side } (R regular, E élite, L líder)
tui-wotr-characters = Personajes
tui-wotr-reserves = Refuerzos y mazos
