### Lo que falla en una edición: frases para quien la escribe.

bofa-edition-no-folder = No existe esa carpeta o no se puede leer.
bofa-edition-missing-file = Falta el archivo: toda edición tiene uno, con su nombre.
bofa-edition-needs-setup = Falta el archivo: el nuestro no encaja con los lugares, unidades o fichas de esta edición.
bofa-edition-unknown-file = Ningún archivo de una edición se llama así. Existen: { $known }.
bofa-edition-unreadable = El archivo no se puede leer como texto UTF-8 de { $size } kB como mucho.
bofa-edition-not-toml = Esto no es TOML: la lectura se detiene aquí.
bofa-edition-name = "name" debe tener de 2 a 24 letras minúsculas y cifras, empezar por una letra y no ser "westmarch".
bofa-edition-unknown-key = Aquí no hay ningún "{ $key }". Posibles: { $known }.
bofa-edition-missing-key = Falta "{ $key }".
bofa-edition-kind-number = "{ $key }" debe ser un número entero.
bofa-edition-kind-flag = "{ $key }" debe ser true o false.
bofa-edition-kind-list = "{ $key }" debe ser una lista de palabras entre comillas.
bofa-edition-kind-table = "{ $key }" debe ser una tabla con campos.
bofa-edition-kind-entries = "{ $key }" debe ser una lista de tablas, cada una bajo [[{ $key }]].
bofa-edition-kind-ranges = "{ $key }" debe dar una lista de regiones para cada región.
bofa-edition-range = "{ $key }" debe estar entre { $low } y { $high }.
bofa-edition-one-of = "{ $key }" debe ser uno de estos: { $known }.
bofa-edition-some-of = "{ $key }" puede contener una vez cada uno de estos: { $known }.
bofa-edition-ident = "{ $key }" debe tener letras minúsculas, cifras y guiones bajos, empezar por una letra y no pasar de 40 signos.
bofa-edition-card-number = "{ $key }" debe ser el número de una carta entre comillas, como "E01".
bofa-edition-idents = "{ $key }" debe ser una lista de identificadores distintos.
bofa-edition-text = "{ $key }" debe ser una sola línea de 60 caracteres como mucho, sin corchetes ni llaves.
bofa-edition-point = "{ $key }" debe ser dos números de 0 a 100, como [4.5, 2.0].
bofa-edition-outline = "{ $key }" debe ser una lista de 3 a 60 esquinas, como [[1, 1], [4, 1], [4, 3]], cada una de 0 a 100.
bofa-edition-counts = "{ $key }" debe dar cantidades de 1 a { $high }, como {"{"}orc = 2{"}"}.
bofa-edition-no-such = Aquí no hay ningún "{ $name }" que cambiar o colocar. Posibles: { $known }.
bofa-edition-twice = "{ $name }" aparece aquí por segunda vez.
bofa-edition-needs-names = "{ $name }" necesita name_en y name_es.
bofa-edition-too-many-regions = Un mapa tiene { $high } regiones como mucho.
bofa-edition-no-settlement = Las reglas nombran el emplazamiento "{ $name }", pero ninguna región con ese id tiene settlement = true.
bofa-edition-other-settlement = "{ $name }" no puede ser un emplazamiento: las reglas solo conocen { $known }.
bofa-edition-needs-protection = "{ $name }" es un baluarte y necesita un valor de protección.
bofa-edition-no-protection = "{ $name }" no es un baluarte y no tiene protección.
bofa-edition-muster-place = "{ $name }" no puede ser una región de reclutamiento: están en las Tierras Abruptas y no son emplazamientos.
bofa-edition-mustering = Un mapa tiene 4 regiones de reclutamiento, no { $count }.
bofa-edition-dale = Las Ruinas de Valle están en el Valle.
bofa-edition-zones = Un mapa tiene 2 zonas de trasgos, no { $count }.
bofa-edition-no-region = No hay ninguna región "{ $name }" en el mapa.
bofa-edition-no-place = No hay ningún lugar "{ $name }" en el mapa.
bofa-edition-border = "{ $border }" no une dos regiones distintas del mapa.
bofa-edition-border-twice = La frontera "{ $border }" aparece por segunda vez.
bofa-edition-unreached = Nadie puede ir de "{ $start }" a "{ $name }": no llegan allí ni líneas ni vados.
bofa-edition-needs-outline = "{ $name }" no tiene { $key }: todas las regiones y casillas de trasgos tienen contorno, o ninguna.
bofa-edition-small-outline = El contorno de "{ $name }" es demasiado pequeño o estrecho para verse en el mapa.
bofa-edition-outlines-overlap = El contorno de "{ $name }" queda en gran parte debajo del de "{ $other }".
bofa-edition-box = Nadie empieza en "{ $name }"; de las casillas de trasgos, solo los puntos de reclutamiento tienen ejércitos de la Sombra al principio.
bofa-edition-two-sides = Los dos bandos empezarían en "{ $name }".
bofa-edition-enemy-ground = "{ $name }" es del otro bando al principio: los emplazamientos, de los Pueblos Libres; las regiones de reclutamiento, de la Sombra.
bofa-edition-goblins = Los trasgos empiezan en sus puntos de reclutamiento, no en "{ $name }".
bofa-edition-figures = En la caja solo hay { $high } de "{ $name }".
bofa-edition-crowded = En "{ $name }" no caben más de { $high } unidades.
bofa-edition-token-place = En "{ $name }" no hay fichas de reclutamiento: las de los Pueblos Libres están en emplazamientos; las de la Sombra, en regiones de reclutamiento.
bofa-edition-not-set-up = "{ $name }" empieza en el mapa, pero ninguna posición tiene a este personaje.
bofa-edition-no-arrival = "{ $name }" no espera en la senda del destino y no tiene llegada.
bofa-edition-enters = "{ $name }" debe tener al menos un resultado que muestren los dados de su bando, si las reglas dejan entrar a este personaje: { $known }.
bofa-edition-wrath = Beorn empezaría con más furia de la que puede tener.
bofa-edition-token-count = El grupo "{ $name }" tiene { $high } fichas, no { $count }.
bofa-edition-tile-count = Hay { $high } fichas grises de destino, no { $count }.
bofa-edition-icons = Hay más iconos que fichas.
bofa-edition-slow-fate = Los números de las fichas grises deben sumar al menos { $low }, o una batalla no acabaría nunca.

# Appended to what a card of another edition does.
bofa-edition-amount = En esta carta el número del efecto es { $number }, no { $usual }.
bofa-edition-combat = En esta carta el número del efecto de combate es { $number }, no { $usual }.
