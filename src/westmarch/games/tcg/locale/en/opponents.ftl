# What speaks for and against a position.
tcg-term-way = the sites that are behind the fellowship
tcg-term-companions = companions with their strength and vitality
tcg-term-support = allies, items and conditions
tcg-term-wounds = wounds of the Ring-bearer
tcg-term-burdens = burdens
tcg-term-cards = cards in hand and in the draw deck
tcg-term-battle = the fights of this turn
tcg-term-race = who is ahead on the way
tcg-term-turn = whose turn it is and how much of it is left
tcg-term-threat = what the enemy can send against the next move
tcg-term-shadow = minions in hand and conditions of the Shadow

# What a puzzle is about, told when it has been answered.
tcg-theme-strength-elsewhere = What changes nothing in this skirmish is kept for one that it decides.
tcg-theme-save = The card is there to save somebody worth having: now is the time.
tcg-theme-bearer-overwhelmed = The Ring-bearer does not take on a minion that overwhelms him while others can.
tcg-theme-arrow = An arrow hits somebody who lives on, if there is one.
tcg-theme-bid = Nobody begins with half of the burdens that his Ring-bearer can bear.
tcg-theme-win = There is a win at once, whatever is hidden and whatever is drawn.
tcg-theme-loss = Some answers lose at once; another one keeps the game open.
tcg-theme-played-on = Played on to the end many times, this was won much more often than the rest.
