### War of the Ring at a glance

wotr-digest-turn = Turn { $turn }
wotr-digest-points = Victory points
wotr-digest-fellowship = Fellowship
wotr-digest-mordor = on the Mordor Track, step { $step }
wotr-digest-hidden = hidden
wotr-digest-revealed = REVEALED
wotr-digest-progress = progress { $count }
wotr-digest-corruption = corruption { $count } of 12
wotr-digest-guide = Guide { $guide }
wotr-digest-with = with { $companions }
wotr-digest-hunt = Hunt
wotr-digest-hunt-box = dice in the Hunt Box
wotr-digest-pool =
    { $count ->
        [one] 1 tile in the pool
       *[other] { $count } tiles in the pool
    }
wotr-digest-aside = in play for Mordor: { $tiles }
wotr-digest-dice = Action dice and Elven Rings
wotr-digest-no-dice = no dice
wotr-digest-rings =
    { $count ->
        [one] 1 ring
       *[other] { $count } rings
    }
wotr-digest-cards = Cards
wotr-digest-hand =
    { $count ->
        [one] 1 in hand
       *[other] { $count } in hand
    }
wotr-digest-table = on the table
wotr-digest-combat = Combat cards
wotr-digest-politics = Political track
wotr-digest-at-war = AT WAR
wotr-digest-steps =
    { $count ->
        [one] 1 step to war
       *[other] { $count } steps to war
    }
wotr-digest-passive = passive
wotr-digest-armies = Armies: { $side } (R regular, E elite, L leader)
wotr-digest-characters = Characters
wotr-digest-reserves = Reinforcements and decks
wotr-digest-texts = Card texts
wotr-digest-nothing = nothing
wotr-digest-legend = ▣ stronghold · ■ city · □ town · ◆ Free Peoples · ▲ Shadow (before a name: holds it) · R regular, E elite, L leader, N Nazgûl · ‹› besieged · * character · ○ Fellowship and its progress
