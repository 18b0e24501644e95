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

# What a puzzle is about, told when it has been answered.
meccg-theme-enter-in-vain = A site with an attack of its own is not worth entering when nobody will be left untapped to gain anything there.
meccg-theme-face-strike = Whoever is least likely to be eliminated faces the strike.
meccg-theme-stay-untapped = Staying untapped costs 3 prowess: no good when it may well be the end.
meccg-theme-needed-untapped = Whoever alone can still use the site stays untapped, where the strike hardly endangers him.
meccg-theme-guard = What can never be revealed at that site is not placed on guard: it uses up the hazard limit.
meccg-theme-hopeless = Nobody taps for an attempt to influence that hardly ever succeeds.
meccg-theme-influence = A faction is won by whoever has the best chance.
meccg-theme-council = Nobody calls a Council that is lost.
meccg-theme-persuade = A card that makes it much likelier to win a faction is played before the roll.
meccg-theme-last-check = At the Council nobody needs to stay untapped: whoever can support a check that may well fail does.
meccg-theme-transfer = Nobody risks a character for handing over an item.
meccg-theme-release = Nobody of one's own is sent away without need.
meccg-theme-win = There is a win at once, whatever is hidden and whatever is rolled.
meccg-theme-loss = Some answers lose at once; another one keeps the game open.
meccg-theme-played-on = Played on to the end many times, this was won much more often than the rest.
