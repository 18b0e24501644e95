bofa-odds-combat = Combate
bofa-odds-attacker-wins = Gana el atacante
bofa-odds-defender-wins = Gana el defensor
bofa-odds-both-destroyed = Ambos son destruidos
bofa-odds-undecided = Ninguno es destruido
bofa-odds-breached = El baluarte queda abierto en brecha
bofa-odds-fate = Destino con { $number ->
    [one] { $number } general
   *[other] { $number } generales
    }
bofa-odds-advance = El indicador avanza { $number }
bofa-odds-fate-card = Se roba una carta de destino
bofa-term-points = Puntos de victoria
bofa-term-fate = El marcador de destino
bofa-term-armies = Fuerza de los ejércitos
bofa-term-peril = Emplazamientos en peligro
bofa-term-bolg = Bolgo en peligro
bofa-term-hope = Emplazamientos por recuperar
bofa-term-walls = Murallas en pie
bofa-term-heroes = Héroes y generales
bofa-term-beasts = Águilas y murciélagos
bofa-term-dice = Dados y el Anillo
bofa-term-cards = Cartas en la mano
bofa-term-tokens = Refuerzos en camino
