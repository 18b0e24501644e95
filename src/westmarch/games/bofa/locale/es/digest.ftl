### La Batalla de los Cinco Ejércitos de un vistazo

bofa-digest-turn = Turno { $turn }
bofa-digest-fate = Destino
bofa-digest-fate-at = { $at } de { $end }
bofa-digest-points = puntos de la Sombra { $points } de { $goal }
bofa-digest-dice = Dados de acción
bofa-digest-no-dice = sin dados
bofa-digest-generals = Generales activos
bofa-digest-armies = Ejércitos: { $side }
bofa-digest-damage = daño { $count }
bofa-digest-leadership = liderazgo { $count }
bofa-digest-characters = Personajes
bofa-digest-waiting = aún no en juego
bofa-digest-dead = caído
bofa-digest-eyrie = Nido de las Águilas
bofa-digest-air = En el aire
bofa-digest-eagles = Águilas
bofa-digest-bats = Murciélagos
bofa-digest-tokens = Fichas de reclutamiento
bofa-digest-cards = Cartas
bofa-digest-in-hand =
    { $count ->
        [one] 1 en la mano
       *[other] { $count } en la mano
    }
bofa-digest-deck-event = mazo de eventos
bofa-digest-deck-free-peoples-story = historia de los Pueblos Libres
bofa-digest-deck-shadow-story = historia de la Sombra
bofa-digest-deck-fate = mazo de destino
bofa-digest-known = conocidas de la otra mano: { $cards }
bofa-digest-hand = Tu mano
bofa-digest-table = En la mesa
bofa-digest-legend = ▣ emplazamiento · ◆ Pueblos Libres · ▲ Sombra (ante un nombre: lo ocupa) · ! daño · + liderazgo · * personaje
