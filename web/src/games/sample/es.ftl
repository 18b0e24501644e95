game-sample = El Vado (un juego de muestra)
game-sample-about = Elige un rango en secreto, vence a tu vecino y conserva el vado. Cinco minutos.
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
