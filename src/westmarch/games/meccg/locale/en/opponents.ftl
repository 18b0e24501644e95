# What speaks for and against a position.
meccg-term-points = victory points, as the Council would count them
meccg-term-people = characters and their condition
meccg-term-cards = cards in hand, and events in play
meccg-term-attack = the attack under way
