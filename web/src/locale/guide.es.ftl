### Las primeras partidas guiadas

guide-title = Primera partida
guide-progress = Avance de la primera partida
guide-next = Siguiente
guide-skip = Jugar sin guía
guide-again = Volver a llamar al guía
guide-hide = Ocultar
guide-show = Mostrar el guía
guide-your-turn = Te toca
guide-play-on = Seguir jugando
guide-advice = Consejo:

## La Guerra del Anillo
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

## La Batalla de los Cinco Ejércitos
guide-bofa-welcome-title = Defiendes la Montaña
guide-bofa-welcome-about =
    Diriges a enanos, elfos y hombres. Resiste hasta que se cumpla el destino: cuando su indicador llega a 15 ganas, y por el camino llega ayuda. También ganas si cae Bolgo.
    La Sombra gana con 10 puntos: 4 por cada baluarte que toma y 2 por cada uno de los demás emplazamientos.
guide-bofa-board-title = Emplazamientos
guide-bofa-board-about = Cada emplazamiento tiene su silueta; el número que lleva al lado un baluarte es la protección que aún da. Las líneas azules gruesas son ríos, que los ejércitos solo cruzan por los vados con piedras. En los triángulos rojos recluta la Sombra.
guide-bofa-armies-title = Ejércitos
guide-bofa-armies-about = Los cuadrados son unidades: un dibujo para cada clase y su número; los signos redondos son personajes. Al señalar uno se lee lo que hace. Los recuadros azules redondeados son tuyos. Tu hueste está en el Campamento, y dos orcos se han adelantado demasiado: están al lado, en el Prado Oriental.
guide-bofa-generals-title = Activa generales
guide-bofa-generals-about = Cada general activado trae una ficha de liderazgo y puede usar su capacidad este turno. Pero cuidado: con más de uno, la Sombra puede volver a sacar fichas de destino, tantas veces como generales activos, hasta que le guste una baja. Dos son una buena medida.
guide-bofa-lead-title = Liderazgo
guide-bofa-lead-about = Una ficha de liderazgo hace más rápido a un ejército y le deja repetir dados fallados en la batalla. Pon una donde quieras luchar: el Campamento.
guide-bofa-tokens-title = Fichas de reclutamiento
guide-bofa-tokens-about = Las fichas están boca abajo en los emplazamientos; un dado de Movilización revela una y sus unidades aparecen allí. Ponlas donde vayas a necesitar ayuda.
guide-bofa-fate-title = El destino
guide-bofa-fate-about = La Sombra ha sacado fichas de destino, y el indicador ha avanzado. Cada paso acerca el final y a tus aliados: Bilbo, Thorin, el Señor de las Águilas y Beorn.
guide-bofa-dice-title = Dados de acción
guide-bofa-dice-about = Los dos bandos han tirado sus dados. Por turnos usáis un dado para una acción: Ejército marcha y ataca, Personaje mueve ejércitos con liderazgo y personajes, Movilización recluta o deja que un ejército se recupere, Evento roba cartas. La Voluntad del Oeste es lo que tú quieras.
guide-bofa-attack-title = Golpea primero
guide-bofa-attack-about = Los dos orcos ante el Campamento son presa fácil ahora y un peligro después. Usa un dado que permita atacar a un ejército.
guide-bofa-attack-where-title = Elige el ataque en el mapa
guide-bofa-attack-where-about = Pulsa el Campamento y luego el Prado Oriental: verás las probabilidades antes de confirmar. Si algo no es posible, señala la región y la mesa te dice por qué.
guide-bofa-manoeuvre-title = Una maniobra
guide-bofa-manoeuvre-about = Los dos bandos eligen una carta en secreto. La carta de una unidad te deja usar su maniobra si aciertan sus dados negros. Señala las opciones para leerlas; Reagrupar devuelve las cartas usadas.
guide-bofa-reroll-title = Repetir
guide-bofa-reroll-about = El liderazgo te deja repetir dados fallados. Los blancos y los negros se cuentan aparte: un acierto negro activa tu maniobra.
guide-bofa-use-manoeuvre-title = Tu maniobra
guide-bofa-use-manoeuvre-about = Ha acertado un dado negro: usa la maniobra de la unidad que elegiste. Normalmente no cuesta nada.
guide-bofa-casualty-title = Bajas
guide-bofa-casualty-about = Un ejército soporta daño hasta que es más del que puede llevar; entonces pierde una unidad. Entrega la más débil, y que un dado de Movilización cure después al resto.
guide-bofa-cease-title = ¿Insistir?
guide-bofa-cease-about = Puedes seguir otra ronda o parar. Con el enemigo casi vencido, insiste; si no, mira el daño que lleva tu ejército.
guide-bofa-retreat-title = ¿Resistir o retirarse?
guide-bofa-retreat-about = Los emplazamientos son puntos para la Sombra: resiste donde haya uno en juego y cede donde solo se pierda terreno.
guide-bofa-advance-title = ¿Avanzar?
guide-bofa-advance-about = La región está vacía. Quien avanza deja el Campamento, y el Campamento vale dos puntos: mejor quedarse.
guide-bofa-shadow-title = Lo que hizo la Sombra
guide-bofa-shadow-about = La Sombra ha usado un dado a su vez. En el registro las líneas nuevas tienen borde claro; señala un nombre para encontrarlo en el mapa.
guide-bofa-recruit-title = Pide ayuda
guide-bofa-recruit-about = Usa un resultado de Movilización para reclutar: da la vuelta a fichas de tus emplazamientos.
guide-bofa-reveal-title = Da la vuelta a una ficha
guide-bofa-reveal-about = Elige un emplazamiento que necesite defensores. Lo que diga la ficha aparece allí en seguida.
guide-bofa-draw-title = Cartas
guide-bofa-draw-about = Un dado de Evento roba cartas o juega una. Las de evento sirven también en la batalla; las de historia tienen efectos fuertes. Señala una carta para leerla.
guide-bofa-march-title = Marcha
guide-bofa-march-about = Un dado de ejército mueve ejércitos. Junta las unidades dispersas: pocos ejércitos fuertes en los emplazamientos aguantan más que muchos pequeños.
guide-bofa-move-title = ¿Qué ejército?
guide-bofa-move-about = Pulsa un ejército en el mapa y luego adónde va. Para cuando sea suficiente.
guide-bofa-walk-title = Personajes
guide-bofa-walk-about = Un dado de Personaje también mueve personajes solos. Donde están, dirigen y usan sus capacidades.
guide-bofa-wait-title = Esperar
guide-bofa-wait-about = Con menos dados que la Sombra puedes esperar y dejar que actúe primero. La barra espaciadora espera.
guide-bofa-end-title = Eso ha sido un turno
guide-bofa-end-about =
    Empieza un turno nuevo: se roban cartas y vuelves a activar generales. Guarda la Puerta Principal, la Colina del Cuervo y la Estribación Oriental: son lo que más vale.
    Ya sabes bastante para seguir. El signo § abre la regla de cada pregunta, / busca en las reglas, U deshace una decisión y ? muestra todas las teclas.

## Más tarde en La Guerra del Anillo
guide-wotr-attacked-title = Te atacan
guide-wotr-attacked-about = La esquina del mapa muestra la batalla: los dos ejércitos, sus cartas de combate, cada dado con el número que impacta y las probabilidades exactas. Puedes responder con una carta de combate tuya. Tras cada ronda el atacante puede seguir o parar, y tú puedes retirarte a una región libre si la hay.
guide-wotr-besieged-title = Un asedio
guide-wotr-besieged-about = Un ejército dentro de un baluarte aparece entre muros grises. Pocos bastan para aguantar mucho: los sitiadores solo impactan con un seis y deben gastar una élite para seguir después de una ronda. Socórrelo desde fuera o haz una salida.
guide-wotr-mordor-title = El último camino
guide-wotr-mordor-about = La Comunidad está en la senda de Mordor: cinco pasos hasta el fuego. Cada movimiento saca una loseta de búsqueda, cace quien cace, y un turno sin moverse cuesta un punto de corrupción. Ahora cada compañero es un escudo para Frodo.

## El Señor de los Anillos TCG
guide-tcg-welcome-title = Dos viajes a la vez
guide-tcg-welcome-about = Llevas una comunidad por nueve sitios y, en el turno del otro, juegas la Sombra contra la suya. Ganas si tu Portador supera el último sitio, o cuando el otro cae o se corrompe. Tus cartas son de dos clases: claras para tu comunidad, oscuras contra la ajena.
guide-tcg-start-title = Tus compañeros
guide-tcg-start-about = El Portador ya está. Elige compañeros por un coste de penumbra de cuatro en total: primero los que luchan. Pulsa uno en la lista o su carta.
guide-tcg-hand-title = Tu mano
guide-tcg-hand-about = Ocho cartas como mucho. El primer número es lo que cuesta; los otros, fuerza y vitalidad. Las cartas con borde brillante se pueden jugar ahora; al señalar cualquiera se ve entera, o se dice por qué no se puede.
guide-tcg-twilight-title = La penumbra
guide-tcg-twilight-about = Lo que juegan las Gentes Libres añade penumbra a la reserva, y moverse también. La Sombra paga a sus siervos con ella. Cuanto más hace la comunidad, más la persigue.
guide-tcg-fellowship-title = Tu comunidad
guide-tcg-fellowship-about = En tu turno primero te preparas: compañeros, armas y armaduras. Todo añade penumbra, así que juega lo que haga falta para este movimiento.
guide-tcg-host-title = ¿Quién lo lleva?
guide-tcg-host-about = Una posesión se pone sobre un personaje. Arma antes a quien mejor lucha.
guide-tcg-move-title = Al siguiente sitio
guide-tcg-move-about = Muévete cuando estés listo. El nuevo sitio añade su número a la reserva de penumbra, y uno por cada compañero.
guide-tcg-shadow-title = Ahora eres la Sombra
guide-tcg-shadow-about = Ahora se mueve el otro y tú gastas su penumbra: juega siervos. Juntos pueden abrumar a un compañero: con el doble de su fuerza muere en el acto.
guide-tcg-defend-title = ¿Quién contra quién?
guide-tcg-defend-about = Asigna cada siervo a uno de tus compañeros. Los fuertes contra los fuertes, y el Portador al margen. Los que dejes los asigna la Sombra.
guide-tcg-skirmish-title = Una escaramuza
guide-tcg-skirmish-about = El centro muestra los dos bandos y cómo acabaría si nadie hiciera más. Los sucesos aún pueden cambiarlo. El más débil se lleva una herida; con la mitad de fuerza o menos, muere en el acto.
guide-tcg-spot-title = Elige una carta
guide-tcg-spot-about = La pregunta dice qué se busca: púlsalo en la mesa o en la lista, y después Hecho.
guide-tcg-again-title = ¿Otra vez?
guide-tcg-again-about = Tras las escaramuzas puedes moverte una vez más, con la penumbra y los siervos que queden, o quedarte y robar cartas. Si hay heridas, quédate.
guide-tcg-reconcile-title = Completar la mano
guide-tcg-reconcile-about = Al final del turno los dos completan la mano hasta ocho. Antes puedes descartar una carta que no te sirva.
guide-tcg-end-title = Un turno de cada uno
guide-tcg-end-about =
    Te has movido y has sido la Sombra. Cuidado con las cargas: tantas como la resistencia del Portador lo corrompen.
    Ya sabes bastante para seguir. § abre la regla de cualquier pregunta, H pregunta a la máquina qué haría, U deshace, ? muestra las teclas. Una pregunta puede pasarse siempre, o todo hasta tu turno: está encima de las opciones.

## Tierra Media CCG
guide-meccg-welcome-title = El encargo de un Mago
guide-meccg-welcome-about = Llevas compañías de héroes de lugar en lugar para reunir puntos de victoria: con objetos, aliados, facciones y los propios personajes. El otro hace lo mismo, y cada cual pone peligros en el camino del otro. Cuando se reúne el Concilio, gana quien tenga más.
guide-meccg-company-title = Una compañía
guide-meccg-company-about = Estas cartas son tu compañía, con el lugar donde está encima. Los números de un personaje son mente, influencia directa, poder y resistencia; lo que lleva está a su lado. Una carta girada ya ha actuado.
guide-meccg-hand-title = Tu mano
guide-meccg-hand-about = Ocho cartas: recursos que te ayudan, adversidades que dañan al otro, y personajes. Con borde brillante se pueden jugar ahora; al señalar cualquiera se ve entera o se dice por qué no.
guide-meccg-organize-title = Organizarse
guide-meccg-organize-about = Pon en juego un personaje si tu influencia lo permite: su mente se descuenta de ella. Los nuevos llegan a un refugio o a su hogar.
guide-meccg-move-title = Elige adónde ir
guide-meccg-move-about = Pulsa El mapa sobre la mesa: a los lugares con anillo brillante se puede llegar. Un camino corto por tierras libres tiene pocos peligros. Pulsa un lugar o tómalo de la lista.
guide-meccg-ready-title = Listo
guide-meccg-ready-about = Cuando no haya nada más que decir, pasa: la compañía se pone en marcha.
guide-meccg-route-title = ¿Por qué camino?
guide-meccg-route-about = Las regiones que cruzas deciden qué se puede jugar contra ti. El camino más corto suele ser el más seguro.
guide-meccg-draw-title = Robar cartas
guide-meccg-draw-about = Una compañía que se mueve te deja robar cartas, y también al otro. Róbalas: con ellas se gana.
guide-meccg-hazard-title = Adversidades
guide-meccg-hazard-about = Ahora se mueve el otro y tú juegas adversidades, tantas como dice el límite: criaturas que puedan vivir en esas regiones, o sucesos. Una criatura que no es vencida hiere a alguien.
guide-meccg-defend-title = Te atacan
guide-meccg-defend-about = Tus cartas pueden cambiar el combate. Si no, lucha: cada golpe va contra un personaje.
guide-meccg-face-title = Golpes
guide-meccg-face-about = Tú dices en qué orden llegan. En cada opción están la suma del poder y lo que hay que superar.
guide-meccg-stay-title = ¿Girar o no?
guide-meccg-stay-about = Quien se gira lucha con todo su poder; quien no, tiene tres menos y aún puede actuar en el lugar. Se suman dos dados; si se iguala, queda en nada.
guide-meccg-enter-title = ¿Entrar?
guide-meccg-enter-about = Algunos lugares tienen ataques propios. Entra si tienes algo que jugar allí: un objeto, un aliado o una facción que esa clase de lugar permita.
guide-meccg-explore-title = En el lugar
guide-meccg-explore-about = Juega un recurso: un personaje se gira por él. Los objetos son para él, y sus puntos para ti.
guide-meccg-discard-title = Tamaño de la mano
guide-meccg-discard-about = Guarda lo que sirva en las tierras donde estás; las adversidades que no caben en ninguna parte pueden irse.
guide-meccg-end-title = Un turno de cada uno
guide-meccg-end-about =
    Sigue: reúne puntos, vuelve a los refugios a sanar y deja que el mapa te diga qué se puede jugar y dónde.
    § abre la regla de cualquier pregunta, H pregunta a la máquina qué haría, U deshace, ? muestra las teclas. Una pregunta puede pasarse siempre, o todo hasta tu turno: está encima de las opciones.
