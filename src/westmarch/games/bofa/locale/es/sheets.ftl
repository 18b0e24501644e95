### Lo que hace un personaje o una unidad, para quien la señala
bofa-sheet-character = Movimiento { $movement }, liderazgo { $leadership }
bofa-sheet-arrives = Entra con un dado de { $faces } cuando el destino ha llegado a { $number }
bofa-sheet-enters = Entra con un dado de { $faces } cuando hay un ejército de la Sombra en el valle
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
bofa-sheet-bolg = Entra con un ejército en el Valle o en una región de movilización, con 1 ficha de guardia personal, o { $bodyguards } si la Sombra controla las Ruinas de Valle, y hasta { $tokens } fichas de la Sombra. Una ficha de guardia personal anula el daño que sufre su ejército en una ronda.
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
