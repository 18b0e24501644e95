### Procedures: Fellowship, hunt, Mordor, characters
wotr-frame-fellowship-phase = Fellowship phase
wotr-frame-declare = The Fellowship declares itself in { $region }
wotr-frame-choose-guide = Choosing the Guide
wotr-frame-move-fellowship = The Fellowship moves
wotr-frame-separate = Companions leave the Fellowship
wotr-frame-lose-companion = { $character } is lost to the Fellowship
wotr-frame-reveal = The Fellowship is revealed
wotr-frame-hunt-allocation = Hunt allocation
wotr-frame-hunt = Hunt for the Ring
wotr-frame-draw-tile = Hunt tile
wotr-frame-resolve-tile = Hunt tile { $tile }: damage { $damage }
wotr-frame-tile-of-card = Hunt tile of a card
wotr-frame-tile-for-ring = Isildur's Bane: hunt tile
wotr-frame-corrupt-by-tile = Hunt tile { $tile }: damage { $damage }
wotr-frame-tile-for-companion = Foul Thing from the Deep: hunt tile
wotr-frame-snatch-by-tile = Hunt tile { $tile }: damage { $damage }
wotr-frame-tile-for-number = The Breaking of the Fellowship: hunt tile
wotr-frame-tile-in-haven = The Balrog of Moria: hunt tile
wotr-frame-resolve-in-haven = Hunt tile { $tile }: damage { $damage }
wotr-frame-sorrow-and-toil = Worn with Sorrow and Toil
wotr-frame-move-companions = Moving companions
wotr-frame-move-group = Moving a group of companions
wotr-frame-move-minions = Moving Nazgûl and minions
wotr-frame-play-minion = { $character } enters play
wotr-frame-upgrade = { $character } enters play
wotr-frame-voice = The Voice of Saruman

### Questions
wotr-ask-declare = Declare the position of the Fellowship?
wotr-ask-enter-mordor = Enter Mordor?
wotr-ask-guide = Who guides the Fellowship?
wotr-ask-separate = Who leaves the Fellowship?
wotr-ask-group = Which companions move together?
wotr-ask-group-target = Where do { $character } go?
wotr-ask-reveal = Where is the Fellowship revealed?
wotr-ask-balrog = Discard Balrog of Moria to draw one more hunt tile?
wotr-ask-allocate = How many dice go into the Hunt Box?
wotr-ask-crebain = Discard Flocks of Crebain to add 1 to this hunt roll?
wotr-ask-hunt-reroll = How many failed hunt dice are rolled again?
wotr-ask-wizards-staff = Discard Wizard's Staff so that no tile is drawn?
wotr-ask-table-card = Hunt tile { $tile }, damage { $damage }: use a card on the table?
wotr-ask-hobbit-guide = Damage { $damage }: does the Guide leave the Fellowship to take one point away?
wotr-ask-gollum-guide = Damage { $damage }: does Gollum reveal the Fellowship to take one point away?
wotr-ask-hunt-casualty = Damage { $damage }: take a casualty?
wotr-ask-sorrow-and-toil = Worn with Sorrow and Toil: which Free Peoples Character card is discarded?
wotr-ask-minions = Which Nazgûl or minion moves?
wotr-ask-place-character = Where does { $character } enter?
wotr-ask-voice =
    { $count ->
        [one] One Isengard regular is left: where does it come?
       *[other] { $count } Isengard regulars are left: where do they come?
    }

### Options
wotr-option-send = { $character } to { $target }
wotr-option-group = { $character }
wotr-option-turn = { $face }
wotr-option-go = To { $target }
wotr-option-fly = { $count } Nazgûl from { $origin } to { $target }
wotr-option-allocate = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
wotr-option-hunt-reroll = { $count ->
    [one] Roll 1 die again
   *[other] Roll { $count } dice again
}
wotr-option-declare = Declare in { $target }
wotr-option-guide = { $character } guides
wotr-option-enter-mordor = Enter Mordor
wotr-option-casualty = Casualty: { $word }
wotr-option-reveal = Revealed in { $target }
wotr-option-card = { $card }

### Log: Fellowship
wotr-log-declared = The Fellowship declares its position
wotr-log-revealed = The Fellowship is revealed
wotr-log-hidden = The Fellowship hides
wotr-log-fellowship-at = Figure of the Fellowship → { $region }
wotr-log-fellowship-moves = The Fellowship moves: progress { $count }
wotr-log-guide = { $character } guides the Fellowship
wotr-log-corruption = Corruption +{ $count }: now { $corruption }
wotr-log-healed = Corruption -{ $count }: now { $corruption }
wotr-log-table-card-used = { $side }: discards { $card } to use it

### Log: hunt
wotr-log-allocated = The Shadow allocates { $count ->
    [one] 1 die
   *[other] { $count } dice
} to the hunt
wotr-log-no-hunt = No Shadow die is in the Hunt Box: nobody hunts
wotr-log-hunt-roll = Hunt roll: { $die }{ $count ->
    [0] {""}
   *[other] , with +{ $count }
} ({ $number } or more succeeds): { $hits ->
    [one] 1 success
   *[other] { $hits } successes
}
wotr-log-hunt-reroll = Hunt re-roll: { $die }{ $count ->
    [0] {""}
   *[other] , with +{ $count }
} ({ $number } or more succeeds): { $hits ->
    [one] 1 success
   *[other] { $hits } successes
}
wotr-log-hunt-fails = The hunt fails
wotr-log-tile = Hunt tile drawn: { $tile }
wotr-log-tile-die = The tile's die shows { $die }
wotr-log-tile-without-effect = The tile { $tile } has no effect
wotr-log-pool-refilled = The hunt pool is used up: all standard tiles return
wotr-log-special-tile = A special hunt tile comes into play: { $tile }
wotr-log-stronghold-tile = A Shadow stronghold on the way: one more tile
wotr-log-guide-ability = { $character } uses the Guide's ability
wotr-log-casualty = { $character } is taken as a casualty
wotr-log-companion-drawn = Companion drawn at random: { $character }
wotr-log-sorrow-and-toil = Worn with Sorrow and Toil: { $card } is discarded

### Log: Mordor
wotr-log-enters-mordor = The Fellowship enters Mordor
wotr-log-moves-in-mordor = The Fellowship goes on in Mordor
wotr-log-mordor-step = The Fellowship reaches step { $count } of the Mordor Track
wotr-log-mordor-stop = The Fellowship is stopped on its step
wotr-log-idle-in-mordor = The Fellowship has neither moved nor hidden in Mordor

### Log: characters
wotr-log-character-moves = { $character } → { $region }
wotr-log-character-enters = { $character } enters play: { $slot }
wotr-log-nazgul-fly = { $count ->
    [one] 1 Nazgûl flies
   *[other] { $count } Nazgûl fly
}: { $origin } → { $region }
wotr-log-voice-elites = The Voice of Saruman: two Isengard regulars in Orthanc become elites
wotr-log-voice-recruit = The Voice of Saruman: an Isengard regular ({ $region })

### Endings
wotr-end-corruption = The Shadow wins: the Ring-bearers have fallen to corruption
wotr-end-ring-destroyed = The Free Peoples win: the Ring is destroyed in the Crack of Doom
wotr-log-tile-returned = The tile { $tile } goes back into the pool
wotr-log-tile-removed = The tile { $tile } leaves the game
wotr-log-die-to-hunt = The die that moved the Fellowship goes to the Hunt Box ({ $count } there)
