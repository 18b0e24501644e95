### Lo que hace una figura, para quien la señala
wotr-sheet-regular = Regular: un dado en la batalla, cinco como mucho por ejército. Un impacto la retira.
wotr-sheet-elite = Élite: un dado en la batalla. Un impacto la convierte en regular, dos la retiran. Reducir una alarga un asedio una ronda.
wotr-sheet-leader = Líder: cada uno permite repetir un dado fallado, y el ejército puede ir con un dado de Personaje. Acompaña a unidades de los Pueblos Libres y cae con su ejército.
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
