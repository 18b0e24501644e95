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
