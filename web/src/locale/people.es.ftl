### Personas: cuentas, invitaciones, relojes, mandos de la mesa

## Sala
lobby-more = Relojes y privacidad
lobby-clock = Reloj
clock-none = Sin reloj
clock-fast = 10 minutos, 5 segundos más por decisión
clock-medium = 30 minutos, 15 segundos más
clock-slow = 90 minutos, 30 segundos más
clock-day = 1 día por decisión
clock-days = 3 días por decisión
clock-week = 7 días por decisión
clock-own = A mi manera …
clock-bank = Minutos para cada asiento
clock-increment = Segundos más por decisión
clock-grace = Segundos de gracia
clock-expiry = Cuando se acaban el tiempo y la gracia
clock-expiry-resign = el asiento pierde
clock-expiry-nothing = no pasa nada
lobby-own-decks = Cada cual trae su propio mazo
lobby-decks = Taller de mazos y catálogo de cartas
lobby-private = Solo puede sentarse quien yo invite
lobby-text-empty = Déjalo vacío para lo habitual
lobby-looking-on = Nadie se sienta en este navegador: mirarás la partida.
lobby-rated = Puntuada: el resultado cuenta para la clasificación de todos
lobby-make-room = La gente puede ocupar el sitio de las máquinas
lobby-delay = Los espectadores ven la partida
lobby-delay-minutes = { $minutes ->
    [0] al momento
    [one] un minuto después
   *[other] { $minutes } minutos después
}
places = Páginas
place-best = Mejores jugadores
place-tournaments = Torneos
place-me = Tú y tus avisos
fault-NameTaken = Alguien con cuenta tiene ese nombre o uno que se parece. Elige otro.
fault-SeatTaken = El asiento está ocupado.
fault-NotInvited = Este asiento es para otra persona.
fault-Barred = No puedes jugar en este servidor.
fault-AccountError = Un nombre tiene letras de un solo alfabeto y ningún espacio alrededor.
value-true = sí
value-false = no

## Cuenta
account = Cuenta
account-sign-in = Entrar
account-register = Crear una cuenta
account-sign-out = Salir
account-signed-in = Has entrado como { $name }
account-optional = Nadie necesita una cuenta para jugar. Guarda la lista de tus partidas para que las encuentres en cualquier dispositivo.
account-none = Este servidor no lleva cuentas. Tus partidas quedan en este navegador.
account-name = Nombre
account-password = Contraseña
account-password-hint = Al menos 8 letras o signos.
account-have = Ya tengo una cuenta
account-have-none = Aún no tengo cuenta
account-games = Mis partidas
account-games-open = Partidas en juego
account-games-over = Partidas terminadas
account-no-games = Aún no hay partidas.
account-your-move = te toca
account-their-move = le toca a { $who }
account-not-known = no se puede jugar con estas reglas
account-won = ganada
account-lost = perdida
account-drawn = tablas
account-against = contra { $who }
account-as = con { $side }
account-open-game = Abrir
account-watch = Repetición
account-forget = Quitar de la lista
account-elsewhere = Mesas de este navegador
account-elsewhere-about = Allí tienes un asiento por un enlace secreto. Añádela para encontrarla desde otro sitio.
account-add = Añadir a mis partidas
account-keep = Guardar en mis partidas
account-kept = Guardada en tus partidas
account-change = Cambiar la contraseña
account-old = Contraseña actual
account-new = Contraseña nueva
account-changed = La contraseña ha cambiado. Se han cerrado las demás sesiones.
account-delete = Borrar la cuenta
account-delete-about = El nombre, la contraseña y la lista de partidas se borran al momento. Las partidas quedan: otros juegan en ellas y tus enlaces siguen valiendo.
account-delete-sure = Borrar para siempre
account-wrong = El nombre y la contraseña no encajan.
account-taken = Alguien tiene ese nombre. Elige otro.
account-many = Demasiados intentos. Espera un poco.
account-bad-name = Un nombre tiene al menos una letra y ningún espacio alrededor.
account-failed = No ha funcionado. Prueba de nuevo.

## Mandos de la mesa
table-menu = Menú
table-menu-title = En esta mesa
resign-title = ¿Rendirse?
resign-about = La partida termina y gana el otro bando. No se puede deshacer.
resign-yes = Rendirse
resign-no = Seguir jugando
draw-title = Ofrecer tablas
draw-about = Si todos están de acuerdo, la partida termina y no gana nadie.
link-copy = Copiar
link-copied = Copiado
link-seat = Enlace para { $seat }
link-spectators = Enlace para espectadores
link-spectators-about = Quien lo abra mira la partida y no ve cartas ocultas.
link-invite-about = Quien lo abra puede sentarse ahí.
link-own = Mi propio enlace
link-own-about = Abre tu asiento en otro dispositivo. Es una llave: no se la des a nadie.
link-text = Selecciona el enlace y cópialo.
clock-running = { $who }: quedan { $time }
clock-warning = Se te acaba el tiempo: quedan { $time }.
clock-in-grace = Se acabó tu tiempo: quedan { $time } de gracia.
clock-in-grace-free = Se acabó tu tiempo.
chat-mute = Silenciar a { $who }
chat-unmute = Volver a escuchar a { $who }
chat-muted = { $who } está en silencio.
chat-send = Enviar
ask-undo-sent = Has pedido deshacer tu última decisión.
ask-draw-sent = Has ofrecido tablas.
ask-rematch-sent = Has pedido otra partida.
asked-title = Una pregunta de { $who }
rematch-ready = Los demás están en la mesa nueva.
rematch-go = A la mesa nueva

seat-mate = tu equipo
seats-sight = Solo ves tu mano, y cuántas cartas tienen los demás.
seats-sight-team = Solo ves tu mano: tampoco las cartas de tu compañero.
seats-sight-none = Ves lo que está a la vista y ninguna mano.
seat-fill = Máquina hasta que venga alguien
seat-take-over = Relevar a la máquina
hand-over = Dejar el asiento
hand-over-about = Una máquina sigue en tu lugar hasta que alguien se siente. No podrás volver por tu cuenta.
hand-over-do = Dejarlo a una máquina
asks-undo-back = { $count ->
    [one] Se desharía una decisión:
   *[other] Se desharían { $count } decisiones:
}
spectators-later = { $minutes ->
    [one] Los espectadores ven esta partida un minuto después.
   *[other] Los espectadores ven esta partida { $minutes } minutos después.
}

## Opciones de los juegos
value-yes = sí
value-no = no
