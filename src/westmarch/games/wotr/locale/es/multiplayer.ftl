### Jugadores
wotr-seat-free = Pueblos Libres
wotr-seat-shadow = Sombra
wotr-seat-gondor = Jugador de Gondor
wotr-seat-rohan = Jugador de Rohan
wotr-seat-witch-king = Jugador del Rey Brujo
wotr-seat-saruman = Jugador de Saruman

### Liderar y robar
wotr-log-leads = { $seat }: Jugador Líder desde ahora
wotr-log-leader-rolls = { $seat }: tira { $count ->
    [one] { $count } dado
   *[other] { $count } dados
    } por el equipo: { $face }
wotr-log-acts = Actúa: { $seat }
wotr-frame-team-draw = Robar cartas
wotr-ask-draw-deck = Roba una carta: ¿de qué mazo?
wotr-log-player-draws = { $seat }: roba una carta ({ $deck })

### Intercambiar una carta
wotr-frame-exchange-cards = Intercambio de cartas ({ $side })
wotr-ask-exchange = ¿Ofreces a tu compañero una carta a cambio de una suya? Solo ocurre si ambos aceptan
wotr-log-player-discards-face-down = { $seat }: descarta una carta boca abajo ({ $deck })
wotr-log-player-lays-combat-card = { $seat }: pone una Carta de Combate boca abajo ({ $deck })
wotr-log-exchange = { $side }: los jugadores intercambian una carta
wotr-log-no-exchange = { $side }: no hay intercambio de cartas
wotr-log-hands-over = { $seat }: entrega una carta ({ $deck })
wotr-log-gives-card = { $seat }: entrega { $card }

### Ejércitos de dos jugadores
wotr-frame-join-armies = Encuentro de Ejércitos: { $slot }
wotr-ask-join-armies = { $slot }: ¿formas un Ejército mixto con las unidades de tu compañero?
wotr-log-mixed = { $side }: un Ejército mixto, { $slot }
wotr-log-stay-apart = { $side }: los Ejércitos siguen separados, { $slot }

### El final
wotr-log-individual-winner = { $seat }: gana dentro del equipo ({ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
    })
