### La mesa en la terminal

tui-you = tú
tui-person = en este teclado
tui-level-random = rival al azar
tui-level-learner = rival para la primera partida
tui-level-easy = rival fácil
tui-level-medium = rival medio
tui-level-hard = rival difícil
tui-decisions =
    { $count ->
        [one] 1 decisión
       *[other] { $count } decisiones
    }

## La pregunta
tui-filter = escribe para filtrar, o un código completo
tui-more-options =
    { $count ->
        [one] una más: filtra o escribe su código
       *[other] { $count } más: filtra o escribe un código
    }
tui-no-option-fits = ninguna opción encaja; Intro dice por qué no se puede un código
tui-thinking = { $seat }: pensando ...
tui-stuck = La mesa está parada por un defecto; guárdala con s y envía el registro
tui-over = La partida ha terminado
tui-winners =
    { $count ->
        [one] Gana: { $names }
       *[other] Ganan: { $names }
    }
tui-nobody = nadie
tui-seed = La semilla era { $seed }
tui-nothing = nada
tui-yes = sí
tui-no = no
tui-card-texts = Textos de las cartas

## Teclas
tui-key-u = deshacer
tui-key-l = EN
tui-key-s = guardar
tui-key-q = salir
tui-key-slash = reglas
tui-key-w = ¿por qué?
tui-key-m = mapa
tui-key-h = consejo
tui-key-o = azar
tui-key-p = vista
tui-key-help = ayuda
tui-keys-box = flechas y teclas de página desplazan · Esc cierra
tui-keys-odds = Intro pregunta · una línea vacía muestra las preguntas · Esc cierra
tui-keys-why = Intro responde · Tab completa · Esc cierra

## Reglas y «¿por qué no?»
tui-rules-title = Reglamento
tui-rules-search = palabras de una regla o su página; vacío: las reglas del momento
tui-rules-none = ninguna regla tiene esas palabras
tui-rules-more = ... y { $count } más
tui-why-title = ¿Por qué no?
tui-why-code = un código, como los que siguen a las opciones
tui-why-legal = { $code } es posible ahora.
tui-why-forbidden = { $code } no es posible ahora:
tui-why-unreadable = { $code } no es un código de este juego.

## El mapa, los consejos y las probabilidades
tui-no-board = Este juego no tiene tablero.
tui-hint-thinking = Pensando ...
tui-hint-title = Lo que haría el rival medio, y tu probabilidad de ganar después:
tui-hint = { $number }. { $option } ({ $chance })
tui-hint-none = Sin consejo.
tui-odds-title = Probabilidades exactas
tui-odds-question = una pregunta, como las de abajo
tui-odds-none = Este juego no tiene probabilidades.

## Teclado compartido y deshacer
tui-hand-over = Cede el teclado. Asiento: { $seat }.
tui-hand-over-enter = { $seat }: pulsa Intro cuando nadie más mire.
tui-hand-over-undo = { $seat }: con u deshaces tu última decisión.
tui-consent =
    { $asker } quiere deshacer su última decisión, más atrás de dados, cartas o decisiones de otros.

    { $other }: ¿das tu consentimiento?   s sí · n no
tui-declined = { $seat }: sin consentimiento
tui-undone = Deshecho

## Guardar y salir
tui-saved = Guardado en { $file }
tui-not-saved = No se ha guardado: { $why }
tui-defect = { $code } no se puede llevar a cabo por un defecto del código de reglas; nada ha cambiado. Guarda con s y envía el registro.
tui-leaving =
    La partida no está guardada.

    s guardar y salir · q salir · Esc seguir

tui-help =
    Decidir
      flechas, Intro   elegir de la lista
      1-9              elegir una opción por su número
      Espacio          pasar, donde se pueda
      letras, o f      filtrar por texto o código: Intro elige, Esc acaba
      u                deshacer tu última decisión; se pregunta a los
                       demás si le siguen dados, cartas o decisiones
    Entender
      /                buscar en el reglamento; vacío: las del momento
      w                ¿por qué no? escribe un código y lee la regla
      m                el tablero como mapa
      p                la posición en toda la pantalla
      h                un consejo: lo que haría el rival medio
      o                probabilidades exactas
      Tab              a la posición y la crónica, para desplazarlas
    Mesa
      l                español o inglés
      s                guardar el registro; después: --resume ARCHIVO
      q                salir
