### Lo que hace un personaje o una unidad, para quien la señala
bofa-sheet-character = Movimiento { $movement }, liderazgo { $leadership }
bofa-sheet-arrives = Entra con un dado de { $faces } cuando el destino ha llegado a { $number }
bofa-sheet-enters = Entra con un dado de { $faces } cuando hay un ejército de la Sombra en el Valle
bofa-sheet-unit = Valor de combate { $number }. Terreno favorable: { $ground }
bofa-sheet-card = Carta en la batalla: { $name }
bofa-sheet-hills = colinas
bofa-sheet-mountains = montañas
bofa-sheet-plains = llanura
bofa-sheet-ruins = ruinas
bofa-sheet-marsh = pantano
bofa-sheet-bard = General. Habilidad: coloca fichas de hombres y enanos boca abajo en emplazamientos distintos, { $tokens } como máximo. Una vez en cada combate de su ejército dispara: un daño más con { $target } o más.
bofa-sheet-dain = General. Habilidad: un ejército con enanos se mueve una región o se recupera. En la primera ronda de un combate su ejército recibe un daño menos.
bofa-sheet-gandalf = General. Habilidad: golpea a un ejército de la Sombra a su alcance con { $dice } dados, o con { $focused } si no la usó el turno anterior; cada uno acierta con { $target } o más.
bofa-sheet-thranduil = General. Su activación trae una ficha de elfos. Habilidad: arqueros y hombres del Lago en las alturas disparan contra un ejército de la Sombra a su alcance, un dado cada uno, { $dice } como máximo; cada uno acierta con { $target } o más.
bofa-sheet-bilbo = Entra en la Colina del Cuervo o junto a Gandalf y trae { $rings } fichas de anillo: cada una repite un dado de acción o lo salva cuando destruyen su ejército.
bofa-sheet-thorin = Entra por la Puerta Principal con veteranos enanos y liderazgo, y puede atacar de inmediato. Con él su ejército tiene una carta de maniobra más.
bofa-sheet-lord-of-the-eagles = General. Llega al Nido de las Águilas con { $eagles } águilas. Habilidad: reúne { $eagles } águilas más o las envía todas a los territorios. Con un dado de Movilización cada águila puede entonces atacar a un ejército: { $dice } dados que aciertan con { $target } o más, y los fallos se repiten una vez.
bofa-sheet-beorn = Lucha solo con { $dice } dados y { $wrath } fichas de cólera, { $most } como máximo; el daño que sufre se resta de su cólera. Cierra el paso a la Sombra.
bofa-sheet-bolg = Entra con cualquier ejército fuera de las casillas de trasgos, con 1 ficha de guardia personal, o { $bodyguards } si la Sombra controla las Ruinas de Valle, y hasta { $tokens } fichas de la Sombra. Una ficha de guardia personal anula el daño que sufre su ejército en una ronda.
bofa-tile-grey = Fichas de destino grises
bofa-tile-blue = Ficha de destino azul
bofa-tile-brown = Ficha de destino marrón
bofa-track-fate = Marcador de destino
bofa-track-points = Puntos de victoria
bofa-sheet-tiles = { $count ->
    [one] 1 ficha
   *[other] { $count } fichas
} con un { $number }, { $icons } con icono de destino
bofa-sheet-tile-blue = Entra en la reserva con La Piedra del Arca de Thráin y obliga a dejar de robar. Número { $number }, { $icon ->
    [yes] con icono de destino
   *[no] sin icono de destino
}
bofa-sheet-tile-brown = Entra en la reserva con La sombra del nigromante y obliga a dejar de robar. Número { $number }, { $icon ->
    [yes] con icono de destino
   *[no] sin icono de destino
}
bofa-sheet-track-fate = Cuando el indicador llega a la casilla { $number } los Pueblos Libres ganan de inmediato
bofa-sheet-track-arrival = { $character }: disponible desde la casilla { $number }
bofa-sheet-track-points = La Sombra gana con { $number } puntos al final de un turno, o de inmediato si entre ellos está la Puerta Principal. La llegada de Beorn da la victoria a los Pueblos Libres si la Sombra tiene menos de { $beorn }
bofa-sheet-settlement = { $place }: { $number ->
    [one] { $number } punto
   *[other] { $number } puntos
    }
bofa-sheet-stronghold = { $place }: { $number ->
    [one] { $number } punto
   *[other] { $number } puntos
    }, protección { $protection }

### Quienes no son personajes ni unidades, fichas y dados
bofa-sheet-eagles = { $count } como máximo, además de su Señor. Esperan en el Nido hasta que él las envía a todas; cada una vale para todo el territorio sobre el que vuela. Con un dado de Movilización, cada una puede atacar allí a un ejército de la Sombra, siempre a uno distinto: { $dice } dados que aciertan con { $target } o más, y los fallos se repiten una vez. Después, y al final del turno, vuelven al Nido.
bofa-sheet-bats = La Sombra toma hasta { $count } por turno en lugar de fichas de liderazgo; cada uno vale para todo su territorio. Con un dado de Movilización se retira uno y un ejército de allí se mueve sin liderazgo. Si el defensor de un combate está bajo los murciélagos, la Sombra tiene una carta de combate más, con la que un murciélago añade un daño. Se marchan al final del turno.
bofa-token-leadership = Ficha de liderazgo
bofa-token-damage = Daño
bofa-token-recruitment = Ficha de reclutamiento
bofa-token-ring = Fichas de anillo
bofa-token-wrath = Cólera
bofa-token-bodyguard = Guardia personal
bofa-token-concentration = Concentración
bofa-sheet-token-leadership = Liderazgo 1 para su ejército hasta el final del turno: con liderazgo, un ejército repite dados fallidos, uno por punto, y se mueve con un dado de Personaje.
bofa-sheet-token-damage = Cada impacto contra un ejército es un daño. Si tiene más daños que unidades, debe perder unidades; cada una le quita dos daños. Los ejércitos se recuperan con un dado de Movilización.
bofa-sheet-token-recruitment = Nadie sabe qué muestra hasta que un dado de Movilización o una carta la descubre: entonces sus unidades aparecen en su región. Si llega un ejército enemigo, la ficha vuelve a la bolsa.
bofa-sheet-token-ring = Las de Bilbo: cada una repite un dado de acción o lo salva cuando destruyen su ejército.
bofa-sheet-token-wrath = La de Beorn, { $most } como máximo: cada daño que sufre le quita una, y sin cólera abandona la batalla.
bofa-sheet-token-bodyguard = La de Bolgo: una ficha anula todo el daño que sufre su ejército en una ronda de combate, o una vez fuera del combate.
bofa-sheet-token-concentration = Gandalf ha reunido fuerzas: su próximo Estallido de magia tiene { $dice } dados.
bofa-sheet-die-character = Mover un ejército con liderazgo dos regiones, o una región y atacar; mover personajes por el mapa; jugar una carta de Personaje. Con él entra la mayoría de los personajes.
bofa-sheet-die-army = Mover hasta dos ejércitos una región cada uno; mover un ejército una región y atacar; atacar una región con varios ejércitos vecinos; o jugar una carta de Ejército.
bofa-sheet-die-muster = Descubrir fichas de reclutamiento en hasta dos regiones, hacer que se recuperen hasta dos ejércitos o jugar una carta de Movilización. También envía a las águilas o a los murciélagos.
bofa-sheet-die-event = Robar una carta de evento y una de historia, o jugar cualquier carta.
bofa-sheet-die-muster-army = Una acción de un dado de Movilización o de uno de Ejército.
bofa-sheet-die-will = Una acción de cualquier dado de los Pueblos Libres.
bofa-sheet-die-eye = Solo para trasgos: llega uno a cada uno de sus dos puntos; o un ejército con trasgos se mueve una región y ataca; o se mueven dos ejércitos así. No sirve para jugar cartas.

bofa-thing-eagles = Águilas
bofa-thing-bats = Murciélagos
