### Lo que hace una figura, para quien la señala
wotr-sheet-regular = Regular: un dado en la batalla, cinco como mucho por Ejército. Un impacto la retira.
wotr-sheet-elite = Élite: un dado en la batalla. Un impacto la convierte en regular, dos la retiran. Reducir una alarga un asedio una ronda.
wotr-sheet-leader = Líder: cada uno permite repetir un dado fallado, y el Ejército puede ir con un dado de Personaje. Acompaña a unidades de los Pueblos Libres y cae con su Ejército.
wotr-sheet-nazgul = Nazgûl: liderazgo 1. Vuelan a cualquier región con un dado de Personaje, salvo a los Baluartes que dominan los Pueblos Libres. Junto a la Comunidad dan a la Búsqueda una repetición.
wotr-sheet-count = Figuras en la caja: { $count }
wotr-sheet-tile-damage = { $count ->
    [0] Sin daño.
   *[other] Daño { $count }: corrupción para los Portadores del Anillo, o menos si se pierde a un Compañero.
}
wotr-sheet-tile-heals = Quita { $count } de corrupción.
wotr-sheet-tile-eye = Ojo: tanto daño como éxitos tuvo la tirada de búsqueda; en Mordor, como dados hay en la Casilla de Búsqueda.
wotr-sheet-tile-die = La Sombra tira un dado: ese es el daño.
wotr-sheet-tile-reveal = Descubrir: la Comunidad queda descubierta.
wotr-sheet-tile-stop = Parada: en Mordor la Comunidad no avanza.
wotr-sheet-tile-card = Loseta especial de «{ $card }»: entra en la reserva cuando la Comunidad está en Mordor.
wotr-sheet-die-character = Ambos bandos: mover un Ejército que tenga líder o personaje, o atacar con él; jugar un evento de personaje. Pueblos Libres: mover la Comunidad, ocultarla, separar Compañeros o mover a todos los Compañeros del mapa. Sombra: mover a todos los Nazgûl y a Boca de Sauron.
wotr-sheet-die-army = Mover hasta dos Ejércitos, atacar con uno o jugar un evento de Ejército.
wotr-sheet-die-muster = Avanzar una Nación en el Marcador Político, reclutar para una Nación En Guerra o jugar un evento de alistar. Sombra: poner en juego un Servidor.
wotr-sheet-die-muster-army = Una acción de un dado de Alistar o de uno de Ejército.
wotr-sheet-die-event = Robar una carta de un mazo o jugar cualquier carta de evento.
wotr-sheet-die-will = Una acción de cualquier dado, o pone en juego a Aragorn o a Gandalf el Blanco.
wotr-sheet-die-eye = Va de inmediato a la Casilla de Búsqueda.
wotr-sheet-strongholds = Baluartes, 2 puntos cada uno: { $places }
wotr-sheet-cities = Ciudades, 1 punto cada una: { $places }
wotr-sheet-towns = Pueblos: { $places }
wotr-sheet-track-points = La Sombra gana con 10 puntos al final de un turno, los Pueblos Libres con 4: Asentamientos del enemigo, 2 por un Baluarte y 1 por una Ciudad.
wotr-sheet-track-hunt = Casilla de Búsqueda: la Sombra busca con un dado por cada uno de los suyos que haya aquí, cinco como mucho. Un 6 es un éxito; cada dado de los Pueblos Libres que haya aquí suma 1 a la tirada.
wotr-sheet-track-fellowship = El avance es lo lejos que ha llegado la Comunidad oculta desde su último lugar conocido. Con 12 de corrupción los Portadores están perdidos.
wotr-sheet-track-politics = Una Nación En Guerra recluta, ataca y sale de sus fronteras; una que está en paz, no. Una Nación pasiva (a trazos) no puede dar el último paso hacia la guerra antes de despertar.
wotr-track-points = Puntos de victoria
wotr-track-hunt = La Casilla de Búsqueda
wotr-track-fellowship = El Marcador de la Comunidad
wotr-track-politics = El Marcador Político

### Lugares, anillos y mazos
wotr-settlement-stronghold = Baluarte
wotr-settlement-city = Ciudad
wotr-settlement-town = Pueblo
wotr-settlement-fortification = Fortificación
wotr-sheet-stronghold = Un ejército atacado aquí puede retirarse al asedio, con cinco unidades como máximo. Una batalla de asedio dura una ronda, que el atacante alarga si reduce una élite: los sitiadores aciertan con 6, los sitiados con 5 o más. Su nación recluta aquí. 2 puntos para el enemigo que lo tome.
wotr-sheet-city = Quien ataca aquí solo acierta con 6 en la primera ronda. Su nación recluta aquí. 1 punto para el enemigo que la tome.
wotr-sheet-town = Su nación recluta aquí. No da puntos ni ayuda al defensor.
wotr-sheet-fortification = Quien ataca aquí solo acierta con 6 en la primera ronda. Nadie recluta aquí y no da puntos.
wotr-sheet-rings = Una vez por turno, antes de una acción, un anillo cambia el resultado de uno de tus dados sin usar. Los Pueblos Libres no pueden elegir la Voluntad del Oeste, y su anillo pasa a la Sombra; la Sombra puede elegir el Ojo, pero no cambiar uno, y su anillo desaparece después.
wotr-sheet-deck-character = Sus eventos se juegan con un dado de Personaje o de Evento; un dado de Evento roba de él. Se roba una carta al comienzo de cada turno. En la mano caben seis cartas.
wotr-sheet-deck-strategy = Sus eventos se juegan con el dado que muestra la carta, Ejército o Movilización, o con uno de Evento; un dado de Evento roba de él. Se roba una carta al comienzo de cada turno. En la mano caben seis cartas.

wotr-thing-rings = Anillos Élficos
