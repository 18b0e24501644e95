### War of the Ring at a glance

tui-wotr-turn = Turn { $turn }
tui-wotr-points = Victory points
tui-wotr-fellowship = Fellowship
tui-wotr-mordor = on the Mordor Track, step { $step }
tui-wotr-hidden = hidden
tui-wotr-revealed = REVEALED
tui-wotr-progress = progress { $count }
tui-wotr-corruption = corruption { $count } of 12
tui-wotr-guide = Guide { $guide }
tui-wotr-with = with { $companions }
tui-wotr-hunt = Hunt
tui-wotr-hunt-box = dice in the Hunt Box
tui-wotr-pool =
    { $count ->
        [one] 1 tile in the pool
       *[other] { $count } tiles in the pool
    }
tui-wotr-aside = in play for Mordor: { $tiles }
tui-wotr-dice = Action dice and Elven Rings
tui-wotr-no-dice = no dice
tui-wotr-rings =
    { $count ->
        [one] 1 ring
       *[other] { $count } rings
    }
tui-wotr-cards = Cards
tui-wotr-hand =
    { $count ->
        [one] 1 in hand
       *[other] { $count } in hand
    }
tui-wotr-table = on the table
tui-wotr-combat = Combat cards
tui-wotr-politics = Political track
tui-wotr-at-war = AT WAR
tui-wotr-steps =
    { $count ->
        [one] 1 step to war
       *[other] { $count } steps to war
    }
tui-wotr-passive = passive
tui-wotr-armies = Armies: { $side } (R regular, E elite, L leader)
tui-wotr-characters = Characters
tui-wotr-reserves = Reinforcements and decks
