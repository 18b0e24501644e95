game-sample = The Ford (a sample game)
game-sample-about = Choose a rank in secret, beat your neighbour and hold the ford. Five minutes.
ford-board = The ford: West has { $west } of 5 points, East { $east }
ford-hand = Your hand
ford-round = Round
ford-deck = Deck
ford-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } · { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
