### Donde la gente se encuentra: mesas abiertas, emparejamiento rápido, sentarse

meet-title = Jugar con otras personas
meet-name = Tu nombre
meet-here = { $count ->
    [0] No hay nadie
    [one] Hay una persona aquí
   *[other] Hay { $count } personas aquí
}
meet-somebody = alguien
meet-open = Mesas con sitio libre
meet-none = Ninguna mesa espera jugadores. Abre una más abajo o deja que el servidor te busque rival.
meet-going = Partidas que puedes ver
meet-free = asiento libre
meet-yields = máquina, cede el sitio
meet-rated = Puntuada: el resultado cuenta
meet-rated-mark = puntuada
meet-own-decks = mazos propios
meet-lang-en = inglés
meet-lang-es = español
meet-strength = { $rating } puntos
meet-away = Ahora mismo no hay nadie de esta mesa.
meet-yours = tu mesa
sit-down = Sentarme
sit-as = Sentarme como { $seat }: { $game }
sit-invited = { $who } te invita a la mesa
sit-welcome = Hay sitio en esta mesa
sit-name = ¿Cómo quieres que te llamen?
sit-look-on = Solo quiero mirar
clock-none-said = sin reloj
clock-said = { $minutes } min + { $seconds } s
clock-per-move = { $days ->
    [one] un día por decisión
   *[other] { $days } días por decisión
}
players-said = { $count } jugadores
seek-title = Buscar rival
seek-fast = 15 minutos
seek-medium = 45 minutos
seek-slow = 90 minutos
seek-days = 3 días por jugada
seek-begin = Buscar rival
seek-waiting = Buscando a alguien para jugar contigo a { $game }
seek-stop = Dejar de buscar
seek-wish = Alguien espera: { $game }, { $clock }{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
own-title = Tus mesas
own-gathering = los jugadores traen sus mazos
own-waits = espera jugadores
own-left = quedan { $time }
own-all = Ver las partidas terminadas ({ $count })

## Una persona, y los mejores
meet-left = alguien que se ha ido
person-guest = Juega aquí sin cuenta: otra persona puede usar el mismo nombre.
person-account = Juega aquí con una cuenta.
person-ratings = Puntuaciones
person-rating = Puntos
person-games = Ganadas
person-share = { $wins } de { $games }
person-no-ratings = Todavía no hay partidas puntuadas.
person-way = Bando, final y apertura
person-games-played = Partidas
person-games-won = Ganadas
person-won-share = %
person-ending = Final:
person-opening = Apertura:
person-played = Partidas
person-block = No quiero encontrarme con esta persona
person-unblock = Volver a encontrarnos
person-blocked = No se os empareja, y ninguno ve las mesas abiertas del otro.
kind-fast = menos de media hora
kind-slow = más, o sin reloj
kind-days = por días
best-none = Nadie ha jugado todavía tres partidas puntuadas de este tipo.
best-guest = sin cuenta
best-unrated = Este servidor no puntúa las partidas.
best-about = Personas y máquinas están en una misma escala, que empieza en 1500. El número tras ± dice cuán segura es: la lista va por lo que alguien juega con seguridad.
report = Denunciar
report-what = ¿Qué ha pasado?
report-send = Enviar a quien lleva el servidor
report-sent = Gracias. Lo leerá quien lleva el servidor.

## Torneos
system-swiss = suizo
system-round-robin = todos contra todos
tournament-none = Todavía no hay torneos.
tournament-new = Un torneo nuevo
tournament-system = Sistema
tournament-rounds = Rondas
tournament-make = Crear el torneo
tournament-open = Abierto: inscríbete antes de que empiece
tournament-over = Terminado
tournament-round = Ronda { $round } de { $rounds }
tournament-round-title = Ronda { $round }
tournament-players = { $count ->
    [one] un jugador
   *[other] { $count } jugadores
}
tournament-play = Jugar mi partida
tournament-watch = Mirar
tournament-enter = Inscribirme
tournament-leave = Retirarme
tournament-level = Nivel de la máquina
tournament-add = Traer una máquina
tournament-start = Empezar
tournament-standings = Clasificación
tournament-points = Puntos
tournament-buchholz = Buchholz: los puntos de todos los rivales
tournament-berger = Sonneborn-Berger: los puntos de los rivales vencidos
tournament-bye = descansa
tournament-decks = Mazos
tournament-decks-given = Los mazos de la mesa
tournament-decks-own = Cada cual el suyo: { $format }
tournament-deck-private = Tu mazo se comprueba con el formato, vale para todas las rondas y nadie más lo ve.
tournament-deck-there = Estás dentro, con tu mazo. Puedes traer otro hasta que empiece el torneo.
tournament-deck-change = Traer este en su lugar
tournament-deck-taken = Tu mazo está registrado.

## Tú y tus avisos
me-who = Quién eres
me-keep = Guardar
me-kept = Guardado.
me-guest = El servidor conoce este navegador por una cookie. Con una cuenta eres la misma persona en todos tus dispositivos.
me-page = Tu página: partidas y puntuaciones
me-notices = Cuando te toca
me-notices-about = El título y el icono de la página siempre lo muestran. Si no estás, también se te puede avisar así:
notices-browser = Un aviso de este navegador, con la página abierta
notices-push = Un aviso aunque la página esté cerrada ({ $count ->
    [0] ningún navegador todavía
    [one] un navegador
   *[other] { $count } navegadores
})
notices-email = Un correo a
notices-webhook = Una dirección web que recibe un mensaje (webhook)
notices-letter = Hemos enviado un correo a { $email }. Abre el enlace para confirmar la dirección.
notices-confirmed = Tu dirección está confirmada.
notices-not-confirmed = Ese enlace ya no vale.
notices-on = Se te avisará.
notices-off = Ya no se te avisará.
notices-refused = El navegador no permite avisos de esta página.
notices-name-first = Guarda primero un nombre.
me-data = Lo que se guarda sobre ti
me-everything = Descargarlo todo
me-forget = Olvidarme
me-forget-about = Se borran para siempre nombre, charla, puntuaciones y direcciones. Las partidas quedan, sin tu nombre.
me-forget-sure = Olvidarme para siempre

## Quien lleva el servidor
admin-title = Administración
admin-about = La contraseña es la que se dio al arrancar el servidor (WESTMARCH_ADMIN).
admin-reports = Denuncias
admin-no-reports = No hay denuncias pendientes.
admin-table = mesa
admin-silence-day = Sin charla un día
admin-let-speak = Puede volver a escribir
admin-close = Expulsar
admin-let-in = Readmitir
admin-settle = Resuelta
admin-people = Personas
admin-search = Buscar
admin-is-closed = expulsada
admin-is-silent = sin charla { $hours } h
admin-rename = Cambiar el nombre
admin-new-name = Otro nombre para { $name }
admin-tables = Mesas en juego
admin-close-table = Cerrar la mesa
