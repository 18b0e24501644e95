ford-board = El vado: Oeste tiene { $west } de 5 puntos, Este { $east }
ford-hand = Tu mano
ford-round = Ronda
ford-deck = Mazo
ford-points =
    { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } · { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
guide-sample-welcome-title = Defiende el vado
guide-sample-welcome-about = Dos capitanes y un solo paso. En cada ronda ambos muestran una carta y tiran un dado; la suma más alta puntúa. Se gana con cinco puntos.
guide-sample-choose-title = Una carta en secreto
guide-sample-choose-about = Elige una carta; tu oponente hace lo mismo y nadie ve la del otro. Su rango se suma a tu dado.
guide-sample-tricks-title = Ardides
guide-sample-tricks-about = Un ardid puede dar la vuelta a la ronda después de la tirada. Juega uno si vas por detrás, o pasa.
guide-sample-exchange-title = Mejores cartas
guide-sample-exchange-about = Puedes descartar hasta dos cartas y robar otras. Las de rango bajo son las que conviene dar.
guide-sample-end-title = Eso es todo
guide-sample-end-about = Ya conoces el juego entero. Sigue hasta los cinco puntos.
