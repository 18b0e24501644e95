sample-ask-choose = Elige una carta en secreto
sample-ask-exchange = Descarta hasta dos cartas
sample-log-cards = Se muestran { $card } y { $other }
sample-log-roll = { $seat } saca { $die }: total { $total }
sample-log-point = { $seat } gana un punto
sample-log-trick = { $seat } juega { $card }
sample-log-draw = Robas { $card }
sample-end-points = Cinco puntos: el vado es suyo
sample-end-deck = El mazo se ha agotado
sample-frame-battle = El vado
sample-frame-round = Ronda { $round }
sample-frame-exchange = Cambio de { $seat }
sample-frame-tricks = Trucos
sample-option-play = Jugar { $card }
sample-option-trick = Jugar el truco { $card }
sample-option-exchange =
    { $card ->
        [none] No descartar nada
       *[other] Descartar { $card }
    }
sample-seat-west = Oeste
sample-seat-east = Este
sample-card-feint = Finta
sample-card-parry = Parada
sample-card-rank2 = Valor 2
sample-card-rank3 = Valor 3
sample-card-rank4 = Valor 4
sample-card-rank5 = Valor 5
sample-measure-points = Puntos
