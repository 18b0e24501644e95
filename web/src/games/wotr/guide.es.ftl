guide-wotr-welcome-title = Diriges a los Pueblos Libres
guide-wotr-welcome-about =
    Frodo debe llevar el Anillo a Mordor antes de que su corrupción llegue a 12. Así es como sueles ganar.
    La Sombra gana con 10 puntos de victoria por ciudades y baluartes conquistados, o corrompiendo al Portador del Anillo. En el campo es mucho más fuerte: tus ejércitos ganan tiempo.
guide-wotr-armies-title = Ejércitos
guide-wotr-armies-about =
    Cada recuadro es un ejército. Los círculos son unidades regulares, los cuadrados de élite (aguantan dos impactos) y los triángulos líderes; el número dice cuántos y la letra de qué nación. Los recuadros azules redondeados son tuyos; los rojos con esquinas cortadas, de la Sombra.
    Este está en Edoras. Señala cualquier región para leerlo todo sobre ella.
guide-wotr-fellowship-title = La Comunidad
guide-wotr-fellowship-about = El anillo con un número marca dónde se supo por última vez de la Comunidad, aquí Rivendel. El número es su avance: cuántas regiones ha recorrido en secreto. Mientras esté oculta, nadie puede atacarla directamente.
guide-wotr-dice-title = Tus cuatro dados
guide-wotr-dice-about = En cada turno los dos bandos tiran dados. Tú y la Sombra usáis por turnos un dado para una acción hasta gastarlos todos. Te han salido Personaje, Alistar, Alistar/Ejército y Evento. La Sombra tiene más dados, y uno de ellos busca el Anillo.
guide-wotr-move-title = En marcha
guide-wotr-move-about = Un dado de Personaje acerca la Comunidad una región a Mordor. Cada paso arriesga la Búsqueda, pero esperando no se gana. Busca en la lista la línea marcada y púlsala.
guide-wotr-hunt-found-title = La Búsqueda ha encontrado un rastro
guide-wotr-hunt-found-about = Por cada dado de la Casilla de Búsqueda la Sombra tira uno, y un 6 acierta; cada movimiento anterior de este turno suma 1. Ha acertado, así que se ha sacado una loseta de Búsqueda. Su número es el daño: lo tomas como corrupción, o un compañero sufre en lugar de Frodo. Algunas losetas además descubren a la Comunidad.
guide-wotr-hunt-missed-title = Sin ser vistos
guide-wotr-hunt-missed-about = Por cada dado de la Casilla de Búsqueda la Sombra tira uno, y un 6 acierta; cada movimiento anterior de este turno suma 1. Esta vez nadie os ha visto. Un paso está dado, y tu dado queda ahora en la Casilla de Búsqueda: un segundo movimiento en el mismo turno sería más peligroso.
guide-wotr-damage-title = ¿Quién paga?
guide-wotr-damage-about = La Búsqueda hace daño. Perder un compañero le ahorra a Frodo tanta corrupción como el nivel del compañero, pero los compañeros serán tus capitanes más tarde. Uno o dos puntos de corrupción se soportan; con doce se acaba la partida.
guide-wotr-reveal-title = Descubiertos
guide-wotr-reveal-about = La Comunidad se muestra: elige dónde está, dentro de su avance. Lejos de los baluartes de la Sombra, si es posible. Antes de seguir, un dado de Personaje tiene que ocultarla de nuevo.
guide-wotr-shadow-title = Lo que hizo la Sombra
guide-wotr-shadow-about = Ahora la Sombra ha usado un dado. En el registro son nuevas las líneas con borde claro, y en el mapa un contorno de puntos marca las regiones donde algo cambió. Señala un nombre del registro para encontrarlo en el mapa.
guide-wotr-attack-title = Saqueadores en Rohan
guide-wotr-attack-about = Dos unidades regulares de Isengard ocupan Oestemnet, y tu ejército de Edoras es más fuerte. Rohan está en guerra, así que puede atacar. El dado de Alistar/Ejército hace marchar o atacar a un ejército.
guide-wotr-attack-where-title = Elige el ataque en el mapa
guide-wotr-attack-where-about = Las regiones iluminadas se pueden elegir. Pulsa Edoras y luego Oestemnet: verás las probabilidades exactas antes de confirmar. Las que no están iluminadas dicen por qué no cuando las señalas.
guide-wotr-who-title = ¿Quiénes van?
guide-wotr-who-about = Podrías dejar a algunos atrás. Todos juntos tiran más dados, cinco como mucho.
guide-wotr-stronghold-title = ¿Campo o murallas?
guide-wotr-stronghold-about = Tu región tiene un baluarte. En un asedio el atacante solo acierta con seises: un ejército pequeño está más seguro tras las murallas.
guide-wotr-combat-card-title = ¿Una carta para la batalla?
guide-wotr-combat-card-about = Cada carta tiene dos mitades. En una batalla puedes usar la de abajo; luego la carta se pierde. Guarda las buenas para la mitad de arriba, el evento. Por ahora puedes pasar sin ella.
guide-wotr-reroll-title = Los líderes repiten
guide-wotr-reroll-about = En una batalla campal aciertan el 5 y el 6. Cada punto de liderazgo te deja repetir un dado fallado, así que repite todos los que puedas.
guide-wotr-casualty-title = Los impactos
guide-wotr-casualty-about = Un impacto elimina una unidad regular, o convierte una de élite en regular. Las regulares cuestan poco. Las unidades caídas de los Pueblos Libres no vuelven nunca; las de la Sombra, sí: lucha solo cuando importe.
guide-wotr-cease-title = ¿Seguir?
guide-wotr-cease-about = Tras cada ronda el atacante decide si sigue. Mira lo que queda en los dos bandos y las probabilidades.
guide-wotr-advance-title = Hacia la región
guide-wotr-advance-about = El camino está libre. Quien avanza toma la región, y el pueblo vuelve a ser tuyo; quien se queda guarda Edoras. Edoras vale un punto de victoria para la Sombra: otra vez quizá deba quedarse alguien.
guide-wotr-muster-title = Política
guide-wotr-muster-about = Las naciones que no están en guerra ni atacan ni reclutan. Un dado de Alistar mueve una un paso en el indicador político. Gondor será la primera atacada: despiértala a tiempo.
guide-wotr-event-title = Eventos
guide-wotr-event-about = Un dado de Evento roba una carta o juega una. Señala las cartas de tu mano para leerlas; las que tienen el marco brillante se pueden jugar ahora. Una carta en la mano siempre viene bien.
guide-wotr-pass-title = Nada urgente
guide-wotr-pass-about = Mientras tengas menos dados que la Sombra puedes pasar y dejar que enseñe primero sus planes. Con la barra espaciadora se pasa.
guide-wotr-end-title = Eso ha sido un turno
guide-wotr-end-about =
    Los dados están gastados, los dos bandos han robado dos cartas, y empieza un turno nuevo con esta pregunta: ¿sigue oculta la Comunidad? Casi siempre conviene: la barra espaciadora responde que no se declara.
    Ya sabes bastante para seguir. El signo § abre la regla de cada pregunta, la tecla / busca en las reglas, U deshace una decisión y ? muestra todas las teclas. ¡Frodo espera!
guide-wotr-attacked-title = Te atacan
guide-wotr-attacked-about = La esquina del mapa muestra la batalla: los dos ejércitos, sus cartas de combate, cada dado con el número que impacta y las probabilidades exactas. Puedes responder con una carta de combate tuya. Tras cada ronda el atacante puede seguir o parar, y tú puedes retirarte a una región libre si la hay.
guide-wotr-besieged-title = Un asedio
guide-wotr-besieged-about = Un ejército dentro de un baluarte aparece entre muros grises. Pocos bastan para aguantar mucho: los sitiadores solo impactan con un seis y deben gastar una élite para seguir después de una ronda. Socórrelo desde fuera o haz una salida.
guide-wotr-mordor-title = El último camino
guide-wotr-mordor-about = La Comunidad está en la senda de Mordor: cinco pasos hasta el fuego. Cada movimiento saca una loseta de búsqueda, cace quien cace, y un turno sin moverse cuesta un punto de corrupción. Ahora cada compañero es un escudo para Frodo.
