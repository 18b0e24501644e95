# What speaks for and against a position.
meccg-term-points = victory points, as the Council would count them
meccg-term-people = characters in play and their strength
meccg-term-influence = free influence
meccg-term-wizard = the Wizard
meccg-term-condition = wounded and tapped characters
meccg-term-corruption = the danger of corruption
meccg-term-cards = resources and characters in hand
meccg-term-hazards = hazards in hand, and those that may still be played
meccg-term-places = companies, and what they can do where they are
meccg-term-events = events in play
meccg-term-time = the cards that are left until the Council
meccg-term-turn = whose turn it is
