### Repeticiones, el final de una partida, gráficas

replay = Repetición
replay-watch = Ver la partida otra vez
replay-so-far = Repetición de la partida hasta ahora
replay-loading = Preparando la repetición …
replay-refused = Esta repetición no se puede abrir
replay-controls = Mandos de la repetición
replay-first = Al principio
replay-turn-before = Un turno atrás
replay-back = Una decisión atrás
replay-play = Reproducir
replay-pause = Pausa
replay-on = Una decisión adelante
replay-turn-next = Un turno adelante
replay-last = Al final
replay-moment = Decisión { $at } de { $last }
replay-slider = Momento de la partida
replay-turn = Turno
replay-turn-name = Turno { $turn }
replay-turn-start = Inicio
replay-speed = Velocidad
replay-speed-value = { $speed }×
replay-seen-by = Visto por
replay-spectator = Un espectador
replay-goes-on = La partida sigue: ves lo que podías ver en cada momento. Cuando termine, todo queda a la vista.
replay-decided = { $who } decide
replay-end = El final
replay-asked = Se pregunta a { $who }
replay-sealed = Una decisión que aún no puedes ver
replay-share = Copiar un enlace a este momento
replay-shared = Enlace copiado
replay-table = A la mesa
replay-journal = Descargar el registro
replay-keys = Teclas: ← → una decisión, ⇧ ← → o Re Pág y Av Pág un turno, Espacio reproduce, Inicio y Fin.
replay-continue = Seguir desde aquí
replay-continue-about = Una mesa nueva desde esta misma posición, con dados nuevos. Elige tu bando y el rival.
replay-continue-side = Juegas con
replay-continue-level = Contra
replay-continue-start = Empezar desde aquí
replay-continue-over = En este momento la partida ya ha terminado: vuelve un paso atrás para seguir desde allí.
replay-continue-secret = Podrás seguir desde cualquier momento cuando la partida termine.

## Registros
journal-upload = Abrir un registro
journal-upload-about = ¿Te han enviado una partida o guardaste una? Elige su fichero (.jsonl) y mírala aquí.
journal-choose = Elegir un fichero …
journal-drop = o suéltalo aquí
journal-checking = Recorriendo la partida …
journal-bad = Este fichero no se puede mostrar. No ha cambiado nada.
journal-bad-none = No es un registro de Westmarch o no está completo.
journal-bad-version = Lo escribió otra versión de Westmarch.
journal-bad-game = Es de un juego que este servidor no tiene.
journal-bad-rules = Contiene algo que las reglas de este servidor no aceptan.
journal-bad-long = Es demasiado largo para recorrerlo aquí.
journal-bad-large = Es demasiado grande: tres megabytes como máximo.
journal-bad-many = Has enviado muchos registros. Espera un poco y prueba de nuevo.
journal-bad-other = El servidor no pudo aceptarlo. Prueba de nuevo.
journal-detail = Detalles: { $detail }

## Final
end-rule = La regla
end-charts = Cómo fue la partida
end-seed-title = ¿Fueron limpios los dados?
end-seed-about = Antes de la primera jugada la mesa publicó un sello. Fija de antemano cada tirada, robo y barajado; nadie puede cambiarlos sin romperlo. Ahora el secreto tras el sello está abierto y cualquiera puede comprobarlo.
end-seed-checking = Comprobando …
end-seed-seal = Sello, publicado antes de la primera jugada
end-seed-secret = Secreto, abierto al final
end-seed-fits-here = El secreto encaja con el sello: lo ha calculado tu propio navegador.
end-seed-fits-server = El secreto encaja con el sello: lo ha calculado el servidor.
end-seed-broken = El secreto no encaja con el sello.
end-seed-outcomes = { $count ->
    [one] La única tirada, robo o barajado de la partida salió de él, en orden.
   *[other] Las { $count } tiradas, robos y barajados de la partida salieron de él, en orden.
}
end-seed-not = Algo no encaja: { $problem }
end-seed-again = Compruébalo tú con { $command }
end-failed = Esto no se pudo cargar.

## Gráficas
chart-turn = Turno
chart-point = Turno { $turn }
chart-end = Final
chart-table = Como tabla
chart-picture = Como gráfica
chart-go = Abrir este momento
chart-chance = Probabilidad de ganar
chart-chance-about = Según la máquina, con todas las cartas a la vista.
chart-turning = Momentos decisivos
chart-turning-at = Turno { $turn }: { $side } del { $before } % al { $after } %
chart-mistakes = Decisiones más caras
chart-mistake = Turno { $turn }: { $side } cedió un { $cost } %
chart-luck = Lo que trajeron los dados y las cartas:
chart-analysing = La máquina estudia la partida …
chart-none = La partida fue demasiado corta para gráficas.

## Posiciones en texto
position-title = Una posición en una línea
position-about = Pega una posición tal como la escriben la biblioteca, la línea de órdenes o una mesa. Ocupas el puesto de quien decide en ella; las máquinas juegan por los demás.
position-line = La línea
position-open = Jugar desde aquí
position-copy = Copiar la posición
position-copy-about = Una línea de texto para un informe, un estudio o la biblioteca; lo que no puedes saber se reparte de nuevo.
