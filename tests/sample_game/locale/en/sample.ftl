sample-ask-choose = Choose a card in secret
sample-ask-exchange = Discard up to two cards
sample-log-cards = Shown: { $card } against { $other }
sample-log-roll = { $seat } rolls { $die }: total { $total }
sample-log-point = { $seat } scores
sample-log-trick = { $seat } plays { $card }
sample-log-draw = You draw { $card }
sample-end-points = Five points: the ford is won
sample-end-deck = The deck is exhausted
sample-frame-battle = The Ford
sample-frame-round = Round { $round }
sample-frame-exchange = Exchange of { $seat }
sample-frame-tricks = Tricks
sample-option-play = Play { $card }
sample-option-trick = Play the trick { $card }
sample-option-exchange =
    { $card ->
        [none] Discard nothing
       *[other] Discard { $card }
    }
sample-seat-west = West
sample-seat-east = East
sample-card-feint = Feint
sample-card-parry = Parry
sample-card-rank2 = Rank 2
sample-card-rank3 = Rank 3
sample-card-rank4 = Rank 4
sample-card-rank5 = Rank 5
sample-measure-points = Points
