### Players
wotr-seat-free = Free Peoples
wotr-seat-shadow = Shadow
wotr-seat-gondor = Gondor player
wotr-seat-rohan = Rohan player
wotr-seat-witch-king = Witch-king player
wotr-seat-saruman = Saruman player

### Leading and drawing
wotr-log-leads = { $seat }: Leading Player from now on
wotr-log-leader-rolls = { $seat }: rolls { $count ->
    [one] { $count } die
   *[other] { $count } dice
    } for the team: { $face }
wotr-log-acts = Acting: { $seat }
wotr-frame-team-draw = Drawing cards
wotr-ask-draw-deck = Draw a card: from which deck?
wotr-log-player-draws = { $seat }: draws a card ({ $deck })

### Exchanging a card
wotr-frame-exchange-cards = Exchange of cards ({ $side })
wotr-ask-exchange = Offer your teammate a card in exchange for one of theirs? Nothing happens unless both agree
wotr-log-player-discards-face-down = { $seat }: discards a card face down ({ $deck })
wotr-log-player-lays-combat-card = { $seat }: lays a combat card face down ({ $deck })
wotr-log-exchange = { $side }: the players exchange a card
wotr-log-no-exchange = { $side }: no exchange of cards
wotr-log-hands-over = { $seat }: hands over a card ({ $deck })
wotr-log-gives-card = { $seat }: gives { $card }

### Armies of two players
wotr-frame-join-armies = Armies meet: { $slot }
wotr-ask-join-armies = { $slot }: form one mixed army with your teammate's units?
wotr-log-mixed = { $side }: one mixed army, { $slot }
wotr-log-stay-apart = { $side }: the armies stay separate, { $slot }

### The end
wotr-log-individual-winner = { $seat }: wins within the team ({ $points ->
    [one] { $points } point
   *[other] { $points } points
    })
