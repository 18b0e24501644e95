bofa-odds-combat = Combat
bofa-odds-attacker-wins = The attacker wins
bofa-odds-defender-wins = The defender wins
bofa-odds-both-destroyed = Both are destroyed
bofa-odds-undecided = Neither is destroyed
bofa-odds-breached = The stronghold is breached
bofa-odds-fate = Fate with { $number ->
    [one] { $number } general
   *[other] { $number } generals
    }
bofa-odds-advance = The marker moves { $number }
bofa-odds-fate-card = A fate card is drawn
bofa-term-points = Victory points
bofa-term-fate = The fate track
bofa-term-armies = Strength of the armies
bofa-term-peril = Settlements in danger
bofa-term-bolg = Bolg in danger
bofa-term-hope = Settlements to be won back
bofa-term-walls = Walls that still stand
bofa-term-heroes = Heroes and generals
bofa-term-beasts = Eagles and bats
bofa-term-dice = Dice and the Ring
bofa-term-cards = Cards in hand
bofa-term-tokens = Recruits on the way
