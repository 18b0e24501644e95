### The table at a glance

tcg-digest-turn = Turn { $turn }
tcg-digest-before = before the first turn
tcg-digest-fellowship = Fellowship phase
tcg-digest-shadow = Shadow phase
tcg-digest-maneuver = Maneuver phase
tcg-digest-archery = Archery phase
tcg-digest-assignment = Assignment phase
tcg-digest-skirmish = Skirmish phase
tcg-digest-regroup = Regroup phase
tcg-digest-between = between two phases
tcg-digest-twilight = twilight { $count }
tcg-digest-moves = moves made { $count }
tcg-digest-path = Adventure path
tcg-digest-here = here: { $seats }
tcg-digest-controlled = controlled by { $seat }
tcg-digest-fighting = Skirmish
tcg-digest-against = { $fighter } against { $foes }
tcg-digest-player = { $seat } · { $role } · site { $site }, burdens { $burdens }, hand { $hand }, deck { $deck }
tcg-digest-role-free = Free Peoples
tcg-digest-role-shadow = Shadow
tcg-digest-role-out = out of the game
tcg-digest-ring-worn = the Ring is worn
tcg-digest-strength = { $name } { $strength }/{ $vitality }
tcg-digest-wounds =
    { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }
tcg-digest-tokens =
    { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
tcg-digest-faces = against { $name }
tcg-digest-bears = with { $names }
tcg-digest-play = Fellowship
tcg-digest-support = Support area
tcg-digest-minions = Minions
tcg-digest-dead = Dead: { $cards }
tcg-digest-hand = Your hand
tcg-digest-texts = Cards in play
