### Cartas de Evento de la Sombra: nombres y textos de Evento

## Mazo de Personajes

wotr-card-sh-char-01 = El Antro de Ella-Laraña
wotr-card-sh-char-01-event = La Loseta de Búsqueda de este nombre entra en juego. Se une a la Reserva cuando la Comunidad entra en Mordor, o enseguida si ya está allí. Su valor: un dado, Parada.
wotr-card-sh-char-02 = ¡El Anillo es Mío!
wotr-card-sh-char-02-event = La Loseta de Búsqueda de este nombre entra en juego. Se une a la Reserva cuando la Comunidad entra en Mordor, o enseguida si ya está allí. Su valor: Ojo, Descubrir, Parada.
wotr-card-sh-char-03 = Adelante, siempre adelante
wotr-card-sh-char-03-event = La Loseta de Búsqueda de este nombre entra en juego. Se une a la Reserva cuando la Comunidad entra en Mordor, o enseguida si ya está allí. Su valor: 3, Parada.
wotr-card-sh-char-04 = ¡Dánoslo a nosotross!
wotr-card-sh-char-04-event = La Loseta de Búsqueda de este nombre entra en juego. Se une a la Reserva cuando la Comunidad entra en Mordor, o enseguida si ya está allí. Su valor: 1, Descubrir, Parada.
wotr-card-sh-char-05 = Patrulla orca
wotr-card-sh-char-05-event = Solo si la Comunidad no está en un Asentamiento de los Pueblos Libres. Roba una Loseta de Búsqueda y resuélvela como una Búsqueda con éxito; un Ojo o una Loseta especial de los Pueblos Libres se aparta sin efecto.
wotr-card-sh-char-06 = El Daño de Isildur
wotr-card-sh-char-06-event = Solo si la Comunidad no está en un Asentamiento de los Pueblos Libres. Roba una Loseta de Búsqueda y resuélvela como una Búsqueda con éxito cuyo daño nada puede reducir: todo recae en los Portadores del Anillo. Un Ojo o una Loseta especial de los Pueblos Libres se aparta sin efecto.
wotr-card-sh-char-07 = El ser inmundo de las profundidades
wotr-card-sh-char-07-event = Solo si la Comunidad no está en un Asentamiento de los Pueblos Libres. Roba una Loseta de Búsqueda y resuélvela como una Búsqueda con éxito; si causa daño, primero se pierde por él un Compañero elegido al azar, antes de usar el Anillo. Un Ojo o una Loseta especial de los Pueblos Libres se aparta sin efecto.
wotr-card-sh-char-08 = Velas de los muertos
wotr-card-sh-char-08-event = Solo si la Comunidad no está en un Asentamiento de los Pueblos Libres. Tira tres dados: cada 4 o más añade 1 de Corrupción (solo cada 6, si Gollum es el Guía).
wotr-card-sh-char-09 = La búsqueda de los Nazgûl
wotr-card-sh-char-09-event = Solo si la Comunidad ha avanzado. Mueve cuantos Nazgûl quieras; si después hay alguno con la figura de la Comunidad, esta es descubierta.
wotr-card-sh-char-10 = Tiempo cruel
wotr-card-sh-char-10-event = Solo si la Comunidad ha avanzado. Mueve la figura de la Comunidad a una región adyacente que elijas.
wotr-card-sh-char-11 = ¡Los Nazgûl atacan!
wotr-card-sh-char-11-event = Solo si la Comunidad ha avanzado. Mueve cuantos Nazgûl quieras; si después hay alguno con la figura de la Comunidad, descarta una carta de Personaje de los Pueblos Libres de la mesa o tira por la Búsqueda como si la Comunidad se hubiera movido.
wotr-card-sh-char-12 = Herida de Morgul
wotr-card-sh-char-12-event = Solo si la Comunidad está descubierta. Añade 2 de Corrupción si tiene 3 o menos; si no, 1.
wotr-card-sh-char-13 = La tentación del Anillo
wotr-card-sh-char-13-event = Solo si la Comunidad está descubierta. Elige al azar un Compañero de la Comunidad: los Pueblos Libres sufren tanta Corrupción como su nivel o pierden al Compañero. Si Gollum es el Guía, añade en cambio 1 de Corrupción.
wotr-card-sh-char-14 = La disolución de la Comunidad
wotr-card-sh-char-14-event = Solo si la Comunidad está descubierta. Roba una Loseta de Búsqueda: los Pueblos Libres separan a tantos Compañeros como indique, que se quedan en la región de la Comunidad. Un Ojo o una Loseta especial de los Pueblos Libres no tiene efecto, y los iconos se ignoran. Si Gollum es el Guía, añade en cambio 1 de Corrupción.
wotr-card-sh-char-15 = Agotados por la pena y la fatiga
wotr-card-sh-char-15-event = Se queda en la mesa. Cuando un Compañero de la Comunidad se toma como baja, puedes además descartar una carta de Personaje de los Pueblos Libres: una al azar de la mano o una de la mesa. Se descarta cuando la Comunidad se declara en una Ciudad o Baluarte de los Pueblos Libres sin conquistar.
wotr-card-sh-char-16 = Bandadas de crebain
wotr-card-sh-char-16-event = Se queda en la mesa. Antes de una tirada de Búsqueda puedes descartarla para sumar 1 a todos los dados de esa tirada y de sus repeticiones. Se descarta cuando la Comunidad se declara en una Ciudad o Baluarte de los Pueblos Libres sin conquistar.
wotr-card-sh-char-17 = Balrog de Moria
wotr-card-sh-char-17-event = Se queda en la mesa. Cuando la Comunidad, declarada o descubierta, entra en Moria, sale de allí o la atraviesa, puedes descartarla para robar una Loseta de Búsqueda más (un Ojo o una Loseta especial de los Pueblos Libres no tiene efecto; un icono de Descubrir tampoco si la Comunidad se declaró en una Ciudad o Baluarte de los Pueblos Libres). O descártala para usar su texto de combate como si estuviera en tu mano.
wotr-card-sh-char-18 = El Ojo sin Párpado
wotr-card-sh-char-18-event = Convierte en Ojos hasta tres de tus dados sin usar y ponlos enseguida en la Casilla de Búsqueda.
wotr-card-sh-char-19 = Hechizos terribles
wotr-card-sh-char-19-event = Solo si un Ejército de la Sombra con Nazgûl es adyacente a un Ejército de los Pueblos Libres o está en su región. Tira un dado por cada Nazgûl de ese Ejército, cinco como máximo: cada 5 o más es un impacto en el Ejército de los Pueblos Libres.
wotr-card-sh-char-20 = Grond, Martillo de los Infiernos
wotr-card-sh-char-20-event = Solo si el Rey Brujo está con un Ejército que asedia un Baluarte. Ataca ese Baluarte: la batalla dura tres rondas, y en la primera los Pueblos Libres no juegan Carta de Combate salvo que un Compañero participe en la batalla.
wotr-card-sh-char-21 = La Palantír de Orthanc
wotr-card-sh-char-21-event = Solo si Saruman está en juego. Se queda en la mesa. Tras usar un resultado de Evento para jugar una carta de Evento, roba una carta de uno de tus mazos. Los Pueblos Libres pueden descartarla con un resultado de Voluntad del Oeste, o con cualquier resultado y un Anillo Élfico; también se descarta si Saruman es eliminado.
wotr-card-sh-char-22 = Lengua de Serpiente
wotr-card-sh-char-22-event = Solo si Saruman está en juego. Se queda en la mesa. Rohan solo se activa por un Compañero capaz de hacerlo, por la Comunidad declarada en Edoras o el Abismo de Helm, o por un ataque a uno de ellos. Se descarta cuando Rohan se activa o Saruman es eliminado.
wotr-card-sh-char-23 = Los Espectros del Anillo andan sueltos
wotr-card-sh-char-23-event = Mueve cuantos Nazgûl quieras. Después mueve dos Ejércitos que tengan un Nazgûl cada uno, o ataca con un Ejército que tenga un Nazgûl.
wotr-card-sh-char-24 = El Capitán Negro al mando
wotr-card-sh-char-24-event = Solo si el Rey Brujo está en juego. Recluta dos Nazgûl en su región o mueve cuantos Nazgûl quieras. Después puedes mover un Ejército que lo incluya, o atacar con él.

## Mazo de Estrategia

wotr-card-sh-str-01 = Retorno a Valinor
wotr-card-sh-str-01-event = Solo si controlas un Baluarte Élfico. Por cada región con un Baluarte Élfico que no esté asediado, tira un dado por cada unidad Élfica que haya allí, cinco como máximo: cada 6 es un impacto en ese Ejército.
wotr-card-sh-str-02 = Los Uruk-hai combatientes
wotr-card-sh-str-02-event = Solo si Saruman está en juego y un Ejército con una unidad de Isengard asedia un Baluarte. Ataca ese Baluarte: la batalla dura tres rondas, y en la primera los Pueblos Libres no juegan Carta de Combate salvo que un Compañero participe en la batalla.
wotr-card-sh-str-03 = La Locura de Denethor
wotr-card-sh-str-03-event = Solo si un Ejército de la Sombra asedia Minas Tirith. Elimina allí a un Líder de los Pueblos Libres. Se queda en la mesa: los Pueblos Libres no juegan Cartas de Combate en batallas de Minas Tirith. Pueden descartarla con un resultado de Voluntad del Oeste, o con cualquier resultado si Gandalf o Aragorn está en Minas Tirith; también se descarta cuando acaba el asedio.
wotr-card-sh-str-04 = El día sin alba
wotr-card-sh-str-04-event = Solo si todas las Naciones de la Sombra están En Guerra. Se descartan todos los dados sin usar de los Pueblos Libres que muestren la Voluntad del Oeste.
wotr-card-sh-str-05 = Amenazas y Promesas
wotr-card-sh-str-05-event = Se queda en la mesa. Los Pueblos Libres no pueden avanzar una Nación pasiva con un resultado de Alistar. Se descarta cuando una Nación de los Pueblos Libres avanza por un ataque o por la capacidad de un Compañero.
wotr-card-sh-str-06 = Cuervo de la tempestad
wotr-card-sh-str-06-event = Solo si la Comunidad o un Compañero está dentro de una Nación de los Pueblos Libres que no esté En Guerra. Haz retroceder esa Nación un paso; después los Pueblos Libres eliminan a uno de sus Líderes o una de sus unidades.
wotr-card-sh-str-07 = Las sombras se reúnen
wotr-card-sh-str-07-event = Mueve un Ejército de la Sombra hasta tres regiones, por regiones libres para su movimiento, para unirse a otro Ejército de la Sombra que no esté asediado.
wotr-card-sh-str-08 = La Sombra se alarga
wotr-card-sh-str-08-event = Mueve dos Ejércitos de la Sombra hasta dos regiones cada uno, por regiones libres para su movimiento, para unirse cada uno a otro Ejército de la Sombra que no esté asediado.
wotr-card-sh-str-09 = La Sombra se mueve
wotr-card-sh-str-09-event = Solo si todas las Naciones de la Sombra están En Guerra. Mueve hasta cuatro Ejércitos distintos de la Sombra, una región cada uno.
wotr-card-sh-str-10 = Corsarios de Umbar
wotr-card-sh-str-10-event = Solo si los Hombres del Sur y del Este están En Guerra. Mueve un Ejército de la Sombra de Umbar a una región costera de Gondor. Si hay allí un Ejército de los Pueblos Libres que no estuviera ya asediado, se libra una batalla que no puedes interrumpir.
wotr-card-sh-str-11 = La furia de los dunlendinos
wotr-card-sh-str-11-event = Solo si Isengard está En Guerra. Recluta dos Regulares de Isengard en una región libre adyacente a las Tierras Brunas del Norte o del Sur; puedes además mover allí hasta cuatro unidades de Isengard desde esas dos regiones.
wotr-card-sh-str-12 = El regreso del Rey Brujo
wotr-card-sh-str-12-event = Solo si el Rey Brujo está en juego. Muévelo a Angmar y recluta allí dos Regulares y una Élite de Sauron.
wotr-card-sh-str-13 = Semiorcos y hombres-trasgo
wotr-card-sh-str-13-event = Solo si Isengard está En Guerra. Recluta una unidad de Isengard, Regular o Élite, en una región con un Ejército de la Sombra.
wotr-card-sh-str-14 = Olog-hai
wotr-card-sh-str-14-event = Solo si Sauron está En Guerra. Recluta una unidad de Sauron, Regular o Élite, en una región con un Ejército de la Sombra.
wotr-card-sh-str-15 = Trolls de las colinas
wotr-card-sh-str-15-event = Solo si Sauron está En Guerra. Sustituye dos Regulares de Sauron, estén donde estén, por dos Élites de Sauron.
wotr-card-sh-str-16 = Un nuevo poder se alza
wotr-card-sh-str-16-event = Solo si Saruman está en juego. Recluta dos Regulares de Isengard en las Tierras Brunas del Norte, dos en las del Sur y dos unidades de Isengard, Regulares o Élites, en Orthanc.
wotr-card-sh-str-17 = Muchos reyes al servicio de Mordor
wotr-card-sh-str-17-event = Recluta dos Regulares de los Hombres del Sur y del Este en cada uno de tres de sus Asentamientos.
wotr-card-sh-str-18 = El Rey se revela
wotr-card-sh-str-18-event = Solo si Aragorn está en juego. Recluta cinco Regulares de Sauron y un Nazgûl en Minas Morgul.
wotr-card-sh-str-19 = Sombras en las Montañas Nubladas
wotr-card-sh-str-19-event = Recluta dos unidades de Sauron, Regulares o Élites, y un Nazgûl en el Monte Gram o en Moria.
wotr-card-sh-str-20 = Los orcos se multiplican de nuevo
wotr-card-sh-str-20-event = Recluta tres Regulares de Sauron en Dol Guldur y tres en el Monte Gundabad.
wotr-card-sh-str-21 = Hordas del Este
wotr-card-sh-str-21-event = Solo si los Hombres del Sur y del Este están En Guerra. Recluta cinco de sus Regulares en una de sus regiones libres del borde oriental del mapa: Rhûn del Este, Rhûn del Sur, Khand o el Lejano Harad.
wotr-card-sh-str-22 = Monstruos despiertos
wotr-card-sh-str-22-event = Recluta un Regular de Sauron en Angmar, en las Landas de Etten y en las Colinas del Viento, y una Élite de Sauron en el Bosque de los Trolls.
wotr-card-sh-str-23 = Leva de una guerra largo tiempo planeada
wotr-card-sh-str-23-event = Solo si todas las Naciones de la Sombra están En Guerra. Recluta cinco Regulares de los Hombres del Sur y del Este en Gorgoroth y cinco Regulares de Sauron en Nurn.
wotr-card-sh-str-24 = Los pozos de Mordor
wotr-card-sh-str-24-event = Solo si Sauron está En Guerra. Recluta dos Regulares de Sauron en cada uno de tres Baluartes de Sauron.

## Procedimientos de cartas de la Sombra

wotr-frame-sail-west = Los Elfos zarpan al Oeste
wotr-frame-lose-leader = Se pierde un Líder
wotr-frame-ill-tidings = Malas noticias
wotr-frame-dunlendings = Se alzan los dunlendinos
wotr-frame-replace-by-elites = Élites en lugar de Regulares
wotr-frame-misty-mountains = Reclutamiento en las Montañas Nubladas
wotr-frame-levy = Reclutamiento por una carta
wotr-frame-storm-stronghold = Asalto a un Baluarte
wotr-frame-gather-armies = Los Ejércitos se reúnen
wotr-frame-corsairs = Los corsarios se hacen a la mar
wotr-frame-strike = Los Nazgûl atacan
wotr-frame-lure = El Anillo tienta a { $character }
wotr-frame-breaking = La Comunidad se disuelve
wotr-frame-turn-to-eyes = Dados para el Ojo
wotr-frame-cast-spells = Hechizos terribles
wotr-frame-led-armies = Ejércitos guiados por Nazgûl
wotr-frame-landing-battle = Desembarco en { $region }, ronda { $round }
wotr-frame-call-nazgul = La llamada del Capitán Negro

wotr-ask-leader-lost = Elige el Líder que se pierde
wotr-ask-stormcrow-nation = Elige la Nación que retrocede
wotr-ask-stormcrow-loss = Elige un Líder o una unidad de esa Nación que pierdes
wotr-ask-dunlendings-region = Elige dónde se juntan los dunlendinos
wotr-ask-dunlendings-join = Envía hasta cuatro unidades de Isengard desde las Tierras Brunas
wotr-ask-replace-by-elite =
    { $count ->
        [one] Elige dónde un Regular pasa a Élite
       *[other] Elige dónde { $count } Regulares pasan a Élite
    }
wotr-ask-recruit-region = Elige dónde reclutar
wotr-ask-storm = Elige el Baluarte que asaltas
wotr-ask-gather-army = Elige el Ejército que se mueve
wotr-ask-corsairs-target = Elige dónde desembarcan los corsarios
wotr-ask-nazgul-strike = Descarta una carta de la mesa o tira por la Búsqueda
wotr-ask-cruel-weather = Mueve la figura de la Comunidad
wotr-ask-lure = Sufre { $count } de Corrupción o pierde a { $character }
wotr-ask-breaking = Elige los Compañeros que dejan la Comunidad
wotr-ask-lidless-eye = Elige hasta tres dados que pasan a ser Ojos
wotr-ask-spells = Elige el Ejército de los Nazgûl y el Ejército hechizado
wotr-ask-led-action = Mueve un Ejército con un Nazgûl o ataca con uno
wotr-ask-call-nazgul = Recluta Nazgûl o muévelos

wotr-log-lost-to-card = Baja por una carta: { $figure }, { $slot }
wotr-log-moved-back = { $nation }: un paso atrás en el Marcador Político, ahora a { $count ->
    [one] 1 paso
   *[other] { $count } pasos
} de la guerra
wotr-log-will-discarded = { $count ->
    [one] Se descarta 1 dado de Voluntad del Oeste
   *[other] Se descartan { $count } dados de Voluntad del Oeste
}
wotr-log-replaced-by-elite = { $nation }: un Regular pasa a Élite ({ $slot })
wotr-log-character-moved = { $character } → { $region }
wotr-log-figure-driven = Figura de la Comunidad, desviada → { $region }
wotr-log-die-to-eye = Un dado de { $face } pasa a Ojo y va a la Casilla de Búsqueda
wotr-log-ring-paid = Los Pueblos Libres pagan un Anillo Élfico para que se descarte { $card }

wotr-option-eliminate = Perder { $figure } ({ $slot })
wotr-option-join = Enviar { $band }
wotr-band = { $figures } desde { $origin }
wotr-option-spell = Nazgûl de { $origin } contra { $target }
wotr-word-corruption = Corrupción
wotr-word-companion = El Compañero
wotr-frame-new-power = Un nuevo poder se alza
