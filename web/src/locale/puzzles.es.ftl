### Problemas

puzzles = Problemas
place-puzzles = Problemas
puzzles-about = Posiciones de partidas reales con una respuesta claramente mejor. No se tira nada y nadie espera: mira, elige y lee por qué.
puzzles-none = No hay problemas para este juego.
puzzles-solved = { $solved } de { $count } resueltos al primer intento
puzzle-stars =
    { $stars ->
        [one] 1 estrella de 5
       *[other] { $stars } estrellas de 5
    }
puzzle-new = sin intentar
puzzle-solved = resuelto
puzzle-failed = fallado
puzzle-number = Problema { $number } de { $of }
puzzle-right =
    { $right ->
        [one] Una de { $offered } respuestas es buena.
       *[other] { $right } de { $offered } respuestas son buenas.
    }
puzzle-yes = Correcto
puzzle-no = Había algo mejor
puzzle-better = Lo bueno habría sido
puzzle-chances = Lo buenas que son las respuestas
puzzle-next = Problema siguiente
puzzle-play-on = Seguir jugando desde aquí
puzzle-game = La partida entera
