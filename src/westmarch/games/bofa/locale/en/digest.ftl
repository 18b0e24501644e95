### The Battle of Five Armies at a glance

bofa-digest-turn = Turn { $turn }
bofa-digest-fate = Fate
bofa-digest-fate-at = { $at } of { $end }
bofa-digest-points = Shadow points { $points } of { $goal }
bofa-digest-dice = Action dice
bofa-digest-no-dice = no dice
bofa-digest-generals = Active generals
bofa-digest-armies = Armies: { $side }
bofa-digest-damage = damage { $count }
bofa-digest-leadership = leadership { $count }
bofa-digest-characters = Characters
bofa-digest-waiting = not yet in play
bofa-digest-dead = fallen
bofa-digest-eyrie = Eyrie
bofa-digest-air = In the air
bofa-digest-eagles = Eagles
bofa-digest-bats = Bats
bofa-digest-tokens = Recruitment tokens
bofa-digest-cards = Cards
bofa-digest-in-hand =
    { $count ->
        [one] 1 in hand
       *[other] { $count } in hand
    }
bofa-digest-deck-event = event deck
bofa-digest-deck-free-peoples-story = story of the Free Peoples
bofa-digest-deck-shadow-story = story of the Shadow
bofa-digest-deck-fate = fate deck
bofa-digest-known = known in the other hand: { $cards }
bofa-digest-hand = Your hand
bofa-digest-table = On the table
bofa-digest-legend = ▣ settlement · ◆ Free Peoples · ▲ Shadow (before a name: holds it) · ! damage · + leadership · * character
