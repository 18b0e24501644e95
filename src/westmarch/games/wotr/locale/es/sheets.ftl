### Lo que hace una figura, para quien la señala
wotr-sheet-regular = Regular: un dado en la batalla, cinco como mucho por ejército. Un impacto la retira.
wotr-sheet-elite = Élite: un dado en la batalla. Un impacto la convierte en regular, dos la retiran. Reducir una alarga un asedio una ronda.
wotr-sheet-leader = Líder: cada uno permite repetir un dado fallado, y el ejército puede ir con un dado de Personaje. Acompaña a unidades de los Pueblos Libres y cae con su ejército.
wotr-sheet-nazgul = Nazgûl: liderazgo 1. Vuelan a cualquier región con un dado de Personaje, salvo a las fortalezas que dominan los Pueblos Libres. Junto a la Comunidad dan a la Búsqueda una repetición.
wotr-sheet-count = Figuras en la caja: { $count }
