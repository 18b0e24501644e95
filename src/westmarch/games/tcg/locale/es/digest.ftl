### La mesa de un vistazo

tcg-digest-turn = Turno { $turn }
tcg-digest-before = antes del primer turno
tcg-digest-fellowship = Fase de Comunidad
tcg-digest-shadow = Fase de Sombra
tcg-digest-maneuver = Fase de maniobra
tcg-digest-archery = Fase de arquería
tcg-digest-assignment = Fase de asignación
tcg-digest-skirmish = Fase de escaramuza
tcg-digest-regroup = Fase de reagrupación
tcg-digest-between = entre dos fases
tcg-digest-twilight = penumbra { $count }
tcg-digest-moves = movimientos hechos { $count }
tcg-digest-path = Senda de aventura
tcg-digest-here = aquí: { $seats }
tcg-digest-controlled = controlado por { $seat }
tcg-digest-fighting = Escaramuza
tcg-digest-against = { $fighter } contra { $foes }
tcg-digest-player = { $seat } · { $role } · sitio { $site }, cargas { $burdens }, mano { $hand }, mazo { $deck }
tcg-digest-role-free = Gentes Libres
tcg-digest-role-shadow = Sombra
tcg-digest-role-out = fuera de la partida
tcg-digest-ring-worn = lleva puesto el Anillo
tcg-digest-strength = { $name } { $strength }/{ $vitality }
tcg-digest-wounds =
    { $count ->
        [one] 1 herida
       *[other] { $count } heridas
    }
tcg-digest-tokens =
    { $count ->
        [one] 1 ficha
       *[other] { $count } fichas
    }
tcg-digest-faces = contra { $name }
tcg-digest-bears = con { $names }
tcg-digest-play = Comunidad
tcg-digest-support = Área de apoyo
tcg-digest-minions = Siervos
tcg-digest-dead = Muertos: { $cards }
tcg-digest-hand = Tu mano
tcg-digest-texts = Cartas en juego
