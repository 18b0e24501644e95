### The Ford at a glance

sample-digest-round = Round { $round }
sample-digest-deck =
    { $count ->
        [one] 1 card in the deck
       *[other] { $count } cards in the deck
    }
sample-digest-totals = At the ford
sample-digest-hands = Cards in hand
sample-digest-hand = Your hand
sample-term-points = Points
sample-term-hand = Cards in hand
