### Exact odds
wotr-odds-field = Field battle
wotr-odds-city = Battle for a city or fortification
wotr-odds-siege = Siege battle
wotr-odds-sortie = Sortie
wotr-odds-win = The attacker wins
wotr-odds-loss = The defender wins
wotr-odds-both = Both are destroyed
wotr-odds-undecided = Neither is destroyed
wotr-odds-attacker-left = Left of the attacker
wotr-odds-defender-left = Left of the defender
wotr-odds-army = { $regulars ->
    [one] 1 regular
   *[other] { $regulars } regulars
}, { $elites ->
    [one] 1 elite
   *[other] { $elites } elites
}
wotr-odds-hunt = The hunt over { $count ->
    [one] 1 move
   *[other] { $count } moves
}
wotr-odds-mordor = Through Mordor
wotr-odds-arrived = The Crack of Doom is reached
wotr-odds-corrupted = The Ring-bearers are corrupted
wotr-odds-on-the-way = Still on the way
wotr-odds-revealed = The Fellowship is revealed at the end
wotr-odds-corruption = Corruption
wotr-odds-lost = Companions lost
wotr-odds-moves = Moves made
wotr-odds-steps = Step reached
wotr-odds-turns = Turn of arrival
wotr-odds-number = { $count }
