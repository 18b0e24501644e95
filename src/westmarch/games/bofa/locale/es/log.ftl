### El registro: con la caja delante se puede seguir la partida con él.

bofa-log-turn = Turno { $turn }
bofa-log-phase = { $phase }
bofa-log-pool = { $side }: { $number ->
    [one] 1 dado de acción
   *[other] { $number } dados de acción
}
bofa-log-dice = { $side }, dados de acción: { $faces }
bofa-log-dice-again = { $side }, dados de acción repetidos: { $before } → { $faces }
bofa-log-use = { $side }, dado de { $face }: { $action }
bofa-log-die = { $side }, dado de { $face }
bofa-log-discard-die = { $side }: descarta un dado de { $face }
bofa-log-wait = { $side }: espera

bofa-log-draw = { $side }: roba { $events ->
    [0] {""}
    [one] 1 carta de evento
   *[other] { $events } cartas de evento
}{ $stories ->
    [0] {""}
   *[other] { $events ->
        [0] {""}
       *[other] {" "}y{" "}
    }
}{ $stories ->
    [0] {""}
    [one] 1 carta de historia
   *[other] { $stories } cartas de historia
}
bofa-log-drawn = A tu mano: { $card }
bofa-log-discard = { $side }: descarta una carta boca abajo ({ $deck })
bofa-log-discarded = De tu mano, boca abajo: { $card }
bofa-log-reshuffle = Se baraja de nuevo el mazo de eventos
bofa-log-play = { $side }: juega { $card }
bofa-log-targets = { $card }: { $place }
bofa-log-table = { $side }: { $card } queda sobre la mesa
bofa-log-off-table = { $card } se retira de la mesa
bofa-log-look = { $side }: mira la mano enemiga
bofa-log-hand = El enemigo tiene: { $cards }
bofa-log-stolen = Descartada de la mano de la Sombra: { $card }
bofa-log-look-fate = { $side }: mira { $number ->
    [one] la primera carta
   *[other] las { $number } primeras cartas
} del mazo de destino
bofa-log-bury = { $side }: pone la primera carta de destino debajo del mazo

bofa-log-activate = Generales activados: { $character }
bofa-log-general = { $character } usa su habilidad
bofa-log-deny = { $character } pierde su ficha de activación
bofa-log-lead = { $place }: { $number ->
    [one] 1 ficha de liderazgo
   *[other] { $number } fichas de liderazgo
}
bofa-log-lead-lost = { $place }: { $number ->
    [one] se retira 1 ficha de liderazgo
   *[other] se retiran { $number } fichas de liderazgo
}
bofa-log-bats = { $territory }: { $number ->
    [one] 1 murciélago
   *[other] { $number } murciélagos
}
bofa-log-bat-gone = { $territory }: se retira un murciélago
bofa-log-eagles = { $number ->
    [one] 1 águila llega al Nido de las Águilas
   *[other] { $number } águilas llegan al Nido de las Águilas
}
bofa-log-eagles-out = Nido de las Águilas → { $territory }: { $number ->
    [one] 1 águila
   *[other] { $number } águilas
}
bofa-log-eagles-strike = Las Águilas atacan: { $place }
bofa-log-lord-out = El Señor de las Águilas vuela: { $territory }
bofa-log-eagle-home = { $territory }: un águila vuelve al Nido de las Águilas
bofa-log-lord-home = { $territory }: el Señor de las Águilas vuelve al Nido

bofa-log-tile = Ficha de destino robada: { $number }{ $icon ->
    [yes] {" "}con icono de destino
   *[no] {""}
}
bofa-log-aside = Se deja a un lado la ficha de destino { $number }
bofa-log-tile-added = La ficha especial de destino { $number } entra en la reserva
bofa-log-tiles-return = La reserva del destino está vacía: vuelven { $number } fichas usadas
bofa-log-fate = El indicador de destino está en { $number }
bofa-log-fate-card = Carta de destino: { $card }
bofa-log-fate-used = Carta de destino agotada: { $card }

bofa-log-move = { $place } → { $target }: { $components }
bofa-log-move-on = { $place } → { $target }: siguen la marcha
bofa-log-walk = { $character } → { $target }
bofa-log-beorn = Beorn → { $target }
bofa-log-enter = { $character } entra en juego: { $place }
bofa-log-enter-eyrie = { $character } entra en juego en el Nido de las Águilas
bofa-log-control = { $place }: pasa a control de { $side ->
    [Sombra] la Sombra
   *[other] los Pueblos Libres
}
bofa-log-pass = { $place }: el desfiladero queda abierto
bofa-log-wrath = Cólera de Beorn: { $number }
bofa-log-rings = Fichas de anillo de Bilbo: { $number }
bofa-log-bodyguards = Fichas de guardia personal de Bolgo: { $number }
bofa-log-concentration = { $character } se concentra: no ha usado su habilidad
bofa-log-concentration-spent = { $character } gasta la fuerza que había reunido

bofa-log-placed = Refuerzos en { $place }: { $units }
bofa-log-removed = { $place }: se retira lo que excede del límite, { $units }
bofa-log-lay = { $place }: una ficha boca abajo de { $group }
bofa-log-to-bag = { $place }: una ficha de { $group } vuelve a la bolsa
bofa-log-shift = { $place } → { $target }: una ficha boca abajo de { $group }
bofa-log-reveal = { $place }: ficha de { $group } descubierta, { $units }
bofa-log-recover = { $place }, tirada de recuperación: { $dice } (hace falta { $number } o más)
bofa-log-mended = { $place }: { $number ->
    [one] se retira 1 indicador de daño
   *[other] se retiran { $number } indicadores de daño
}

bofa-log-combat = Ataque desde { $place } contra { $target }
bofa-log-combined-attack = Ataque combinado contra { $target }, desde { $place }
bofa-log-army-attacks = El ejército de { $place } prosigue el ataque contra { $target }
bofa-log-superiority = Superioridad sobre el terreno: { $side }, que roba una carta de evento
bofa-log-round = Ronda { $round }
bofa-log-plays-unit = { $side }: juega la carta de { $unit }
bofa-log-plays-event = { $side }: juega { $card } en esta ronda
bofa-log-plays-regroup = { $side }: juega Reagrupar
bofa-log-plays-thorin = { $side }: juega Los poderosos mandobles de Thorin
bofa-log-plays-vampires = { $side }: juega Como vampiros
bofa-log-card-acts = { $side }: { $card } surte efecto
bofa-log-bard = Bardo dispara: { $die } (hace falta { $number } o más)
bofa-log-dain = { $place }: Dáin evitará 1 de daño
bofa-log-roll = { $side }, tirada: blancos { $white }, negros { $black } (hace falta { $number } o más)
bofa-log-reroll = { $side }, repetición: blancos { $white }, negros { $black } (hace falta { $number } o más)
bofa-log-use-manoeuvre = { $side }: maniobra de { $unit }
bofa-log-shots = { $place } es el objetivo: { $dice } (hace falta { $number } o más)
bofa-log-prevented = { $place }: { $number ->
    [one] se evita { $number } de daño
   *[other] se evitan { $number } de daño
}
bofa-log-walls = { $place }: { $number } de daño al baluarte{ $left ->
    [0] {""}
    [one] , falta 1 para franquearlo
   *[other] , faltan { $left } para franquearlo
}
bofa-log-breach = { $place }: el baluarte queda franqueado
bofa-log-damage = { $place }: { $number } de daño
bofa-log-casualties = { $place }: bajas, { $units }
bofa-log-destroyed = { $place }: el ejército es destruido
bofa-log-dead = { $character } ha caído
bofa-log-cease = { $side }: cesa el ataque
bofa-log-retreat = { $place }: retirada ordenada del ejército
bofa-log-rout = { $place }: el ejército se retira en desbandada
bofa-log-forced = { $place }: no hay salida libre, y el enemigo elige { $target }

bofa-log-end-leadership = Se retiran las fichas de liderazgo
bofa-log-end-eagles = Los murciélagos se retiran y las águilas vuelven al Nido
bofa-log-end-activation = Se descartan las fichas de activación sin usar
bofa-log-points = Puntos de la Sombra: { $number } de 10

bofa-end-fate = El destino se ha cumplido: ganan los Pueblos Libres
bofa-end-beorn = Beorn llega a tiempo: ganan los Pueblos Libres
bofa-end-bolg = Bolgo ha caído: ganan los Pueblos Libres
bofa-end-points = Diez puntos al final del turno: gana la Sombra
bofa-end-gate = Diez puntos y la Puerta Principal: gana la Sombra
