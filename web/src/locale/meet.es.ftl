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
