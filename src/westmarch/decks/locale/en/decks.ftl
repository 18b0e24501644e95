# What is wrong with a deck list. $card is a card, $detail what cannot be read or a number.

deck-decks-list-size = This is too long: at most { $detail } characters.
deck-decks-list-letters = There are characters here that no card name has.
deck-decks-list-copies = So many copies of a card make no deck: at most { $detail } on a line.
deck-decks-list-cards = The list ends here: a deck has at most { $detail } cards.
deck-decks-list-card = There is no card “{ $detail }”.
deck-decks-list-card-near = There is no card “{ $detail }”. Did you mean “{ $near }”?
deck-decks-list-set = “{ $detail }” is of a set that is not played here.
deck-decks-list-several = Several cards have this name: { $detail }. Write the whole name or the number.
deck-decks-list-part = “{ $detail }” is no part of a deck.
deck-decks-list-json = The file cannot be read here: { $detail }.
deck-decks-list-game = This is a deck for another game ({ $detail }).
deck-decks-list-empty = There is no card on this list.
deck-decks-list-not-here = { $card } cannot be played here yet.

deck-check-legal = The deck is legal
