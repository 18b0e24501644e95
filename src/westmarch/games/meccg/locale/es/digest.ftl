### La mesa de un vistazo

meccg-digest-turn = Turno { $turn }
meccg-digest-active = turno de { $seat }
meccg-digest-council = el Concilio ha sido convocado por { $seat }
meccg-digest-hazards = adversidades { $spent } de { $limit }
meccg-digest-route = ruta: { $regions }
meccg-digest-player = { $seat } · { $total ->
    [one] { $total } punto
   *[other] { $total } puntos
    }, influencia libre { $influence }, mano { $hand }, mazo { $deck }, descartes { $discard }
meccg-digest-points = Puntos: { $points }
meccg-digest-kind-characters = personajes { $count }
meccg-digest-kind-items = objetos { $count }
meccg-digest-kind-factions = facciones { $count }
meccg-digest-kind-allies = aliados { $count }
meccg-digest-kind-creatures = criaturas { $count }
meccg-digest-kind-others = otros { $count }
meccg-digest-won = Ganadas: { $cards }
meccg-digest-company = { $seat }: { $site }
meccg-digest-moves-to = { $from } → { $to }
meccg-digest-somewhere = en camino, destino oculto
meccg-digest-site-tapped = lugar girado
meccg-digest-guard = en guardia: { $card }
meccg-digest-guard-hidden = una carta en guardia
meccg-digest-character = { $name } { $prowess }/{ $body }
meccg-digest-influence = influencia { $count }
meccg-digest-corruption = corrupción { $count }
meccg-digest-follows = sigue a { $name }
meccg-digest-tapped = girado
meccg-digest-wounded = HERIDO
meccg-digest-bears = con { $names }
meccg-digest-events = Sucesos
meccg-digest-face-down = una carta boca abajo
meccg-digest-hand = Tu mano
meccg-digest-texts = Cartas en juego
