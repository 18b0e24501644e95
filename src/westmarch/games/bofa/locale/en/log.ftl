### The log: who holds the box can follow the game by it.

bofa-log-turn = Turn { $turn }
bofa-log-phase = { $phase }
bofa-log-pool = { $side }: { $number ->
    [one] 1 action die
   *[other] { $number } action dice
}
bofa-log-dice = { $side }, action dice: { $faces }
bofa-log-dice-again = { $side }, action dice rolled again: { $before } → { $faces }
bofa-log-use = { $side }, { $face } die: { $action }
bofa-log-die = { $side }, { $face } die
bofa-log-discard-die = { $side }: { $face } die discarded
bofa-log-wait = { $side }: waits

bofa-log-draw = { $side }: draws { $events ->
    [0] {""}
    [one] 1 event card
   *[other] { $events } event cards
}{ $stories ->
    [0] {""}
   *[other] { $events ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}{ $stories ->
    [0] {""}
    [one] 1 story card
   *[other] { $stories } story cards
}
bofa-log-drawn = Into your hand: { $card }
bofa-log-discard = { $side }: a card discarded face down ({ $deck })
bofa-log-discarded = From your hand, face down: { $card }
bofa-log-reshuffle = The event deck is shuffled anew
bofa-log-play = { $side }: plays { $card }
bofa-log-targets = { $card }: { $place }
bofa-log-table = { $side }: { $card } stays on the table
bofa-log-off-table = { $card } leaves the table
bofa-log-look = { $side }: looks at the enemy's hand
bofa-log-hand = The enemy holds: { $cards }
bofa-log-stolen = Taken from the Shadow's hand and discarded: { $card }
bofa-log-look-fate = { $side }: looks at { $number ->
    [one] the top card
   *[other] the top { $number } cards
} of the fate deck
bofa-log-bury = { $side }: the top fate card goes under the deck

bofa-log-activate = Generals activated: { $character }
bofa-log-general = { $character } uses his ability
bofa-log-deny = { $character } loses his activation token
bofa-log-lead = { $place }: { $number ->
    [one] 1 leadership token
   *[other] { $number } leadership tokens
}
bofa-log-lead-lost = { $place }: { $number ->
    [one] 1 leadership token is removed
   *[other] { $number } leadership tokens are removed
}
bofa-log-bats = { $territory }: { $number ->
    [one] 1 bat
   *[other] { $number } bats
}
bofa-log-bat-gone = { $territory }: a bat is removed
bofa-log-eagles = { $number ->
    [one] 1 eagle joins the Eyrie
   *[other] { $number } eagles join the Eyrie
}
bofa-log-eagles-out = From the Eyrie to the { $territory }: { $number ->
    [one] 1 eagle
   *[other] { $number } eagles
}
bofa-log-eagles-strike = The Eagles attack: { $place }
bofa-log-lord-out = The Lord of the Eagles flies to the { $territory }
bofa-log-eagle-home = { $territory }: an eagle returns to the Eyrie
bofa-log-lord-home = { $territory }: the Lord of the Eagles returns to the Eyrie

bofa-log-tile = Fate tile drawn: { $number }{ $icon ->
    [yes] {" "}with the fate icon
   *[no] {""}
}
bofa-log-aside = Set aside: the fate tile { $number }
bofa-log-tile-added = The special fate tile { $number } is put into the pool
bofa-log-tiles-return = The fate pool is empty: { $number } used tiles return
bofa-log-fate = The fate marker is at { $number }
bofa-log-fate-card = Fate card: { $card }
bofa-log-fate-used = Fate card used up: { $card }

bofa-log-move = { $place } → { $target }: { $components }
bofa-log-move-on = { $place } → { $target }: they march on
bofa-log-walk = { $character } → { $target }
bofa-log-beorn = Beorn → { $target }
bofa-log-enter = { $character } enters play: { $place }
bofa-log-enter-eyrie = { $character } enters play in the Eyrie
bofa-log-control = { $place }: controlled by the { $side }
bofa-log-pass = { $place }: the pass is open
bofa-log-wrath = Beorn's wrath: { $number }
bofa-log-rings = Bilbo's ring tokens: { $number }
bofa-log-bodyguards = Bolg's bodyguard tokens: { $number }
bofa-log-concentration = { $character } gathers strength: he did not use his ability
bofa-log-concentration-spent = { $character } spends the strength that he had gathered

bofa-log-placed = { $place }: { $units } placed
bofa-log-removed = { $place }: too many for the region, { $units } removed
bofa-log-lay = { $place }: a face-down token of { $group }
bofa-log-to-bag = { $place }: a token of { $group } returns to the bag
bofa-log-shift = { $place } → { $target }: a face-down token of { $group }
bofa-log-reveal = { $place }: a token of { $group } revealed, { $units }
bofa-log-recover = { $place }, recovery roll: { $dice } (needs { $number } or more)
bofa-log-mended = { $place }: { $number ->
    [one] 1 damage marker removed
   *[other] { $number } damage markers removed
}

bofa-log-combat = { $place } attacks { $target }
bofa-log-combined-attack = Combined attack on { $target }, from { $place }
bofa-log-army-attacks = { $place } goes on with the attack on { $target }
bofa-log-superiority = Terrain superiority: { $side }, who draws an event card
bofa-log-round = Round { $round }
bofa-log-plays-unit = { $side }: plays the card of the { $unit }
bofa-log-plays-event = { $side }: plays { $card } in this round
bofa-log-plays-regroup = { $side }: plays Regroup
bofa-log-plays-thorin = { $side }: plays Thorin's mighty strokes
bofa-log-plays-vampires = { $side }: plays Like vampires
bofa-log-card-acts = { $side }: { $card } acts
bofa-log-bard = Bard shoots: { $die } (needs { $number } or more)
bofa-log-dain = { $place }: Dáin will prevent 1 damage
bofa-log-roll = { $side } roll: white { $white }, black { $black } (need { $number } or more)
bofa-log-reroll = { $side } roll again: white { $white }, black { $black } (need { $number } or more)
bofa-log-use-manoeuvre = { $side }: manoeuvre of the { $unit }
bofa-log-shots = { $place } is the target: { $dice } (needs { $number } or more)
bofa-log-prevented = { $place }: { $number } damage prevented
bofa-log-walls = { $place }: { $number } damage to the stronghold{ $left ->
    [0] {""}
   *[other] , { $left } left to the breach
}
bofa-log-breach = { $place }: the stronghold is breached
bofa-log-damage = { $place }: { $number } damage
bofa-log-casualties = { $place }: casualties, { $units }
bofa-log-destroyed = { $place }: the army is destroyed
bofa-log-dead = { $character } is slain
bofa-log-cease = { $side }: ceases the attack
bofa-log-retreat = { $place }: the army retreats in order
bofa-log-rout = { $place }: the army is routed
bofa-log-forced = { $place }: no way out is free, and the enemy chooses { $target }

bofa-log-end-leadership = Leadership tokens are removed
bofa-log-end-eagles = Bats leave the board and eagles return to the Eyrie
bofa-log-end-activation = Unused activation tokens are discarded
bofa-log-points = Points of the Shadow: { $number } of 10

bofa-end-fate = Fate has run its course: the Free Peoples win
bofa-end-beorn = Beorn comes in time: the Free Peoples win
bofa-end-bolg = Bolg is slain: the Free Peoples win
bofa-end-points = Ten points at the end of the turn: the Shadow wins
bofa-end-gate = Ten points and the Front Gate: the Shadow wins
