### El vado de un vistazo

sample-digest-round = Ronda { $round }
sample-digest-deck =
    { $count ->
        [one] 1 carta en el mazo
       *[other] { $count } cartas en el mazo
    }
sample-digest-totals = En el vado
sample-digest-hands = Cartas en la mano
sample-digest-hand = Tu mano
sample-term-points = Puntos
sample-term-hand = Cartas en la mano
