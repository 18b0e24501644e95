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
guide-sample-welcome-title = Hold the ford
guide-sample-welcome-about = Two captains, one crossing. Each round both show a card and roll a die; the higher sum scores. Five points win.
guide-sample-choose-title = A card in secret
guide-sample-choose-about = Choose a card; your opponent does the same, and nobody sees the other's. Its rank is added to your die.
guide-sample-tricks-title = Tricks
guide-sample-tricks-about = A trick can turn the round after the roll. Play one if you are behind, or pass.
guide-sample-exchange-title = Better cards
guide-sample-exchange-about = You may discard up to two cards and draw others. Low ranks are the ones to give away.
guide-sample-end-title = That is all
guide-sample-end-about = You know the whole game now. Play on to five points.
