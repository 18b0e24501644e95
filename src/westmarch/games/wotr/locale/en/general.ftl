### Sides, dice, decks, places
wotr-side-free = Free Peoples
wotr-side-shadow = Shadow
wotr-face-character = Character
wotr-face-army = Army
wotr-face-muster = Muster
wotr-face-muster-army = Muster/Army
wotr-face-event = Event
wotr-face-will = Will of the West
wotr-face-eye = Eye
wotr-deck-free-character = Free Peoples Character deck
wotr-deck-free-strategy = Free Peoples Strategy deck
wotr-deck-shadow-character = Shadow Character deck
wotr-deck-shadow-strategy = Shadow Strategy deck

### Turn
wotr-frame-the-war = War of the Ring
wotr-frame-turn = Turn { $turn }
wotr-frame-action-resolution = Action resolution
wotr-ask-action = Use a die for an action
wotr-log-turn = Turn { $turn } begins
wotr-log-action-roll = { $side }: rolls { $count ->
    [one] { $count } die
   *[other] { $count } dice
    }: { $face }
wotr-log-die = { $side }: uses a die: { $face }
wotr-log-pass = { $side }: passes
wotr-log-skip = { $side }: the { $face } die is spent without effect
wotr-log-ring = { $side }: uses an Elven Ring: { $face } becomes { $turned }
wotr-log-draws = { $side }: draws a card ({ $deck })
wotr-log-drew = You drew { $card }
wotr-log-character-eliminated = { $character } is eliminated
wotr-end-shadow-military = The Shadow wins: ten victory points of captured cities and strongholds
wotr-end-free-military = The Free Peoples win: four victory points of captured cities and strongholds

### Options
wotr-option-pass = Pass
wotr-option-done = Done
wotr-option-choose = { $word }
wotr-option-yes = Yes
wotr-option-no = No
wotr-option-use = { $face } die: { $action }
wotr-option-event = { $face } die: play { $card }
wotr-option-draw = { $face } die: draw from the { $deck }
wotr-option-diplomacy = { $face } die: advance { $nation } on the political track
wotr-option-minion = { $face } die: bring { $character } into play
wotr-option-upgrade = Will of the West: bring { $character } into play
wotr-option-skip = Spend a die without effect: { $face }
wotr-option-ring = Elven Ring: { $face } becomes { $turned }
wotr-option-dismiss = { $face } die: force the discard of { $card }
wotr-option-counsel = { $face } die: a companion's counsel advances { $nation }

### Actions and small choices
wotr-action-move-fellowship = move the Fellowship
wotr-action-hide-fellowship = hide the Fellowship
wotr-action-separate = separate companions
wotr-action-move-companions = move companions
wotr-action-move-minions = move Nazgûl and minions
wotr-action-move-armies = move armies
wotr-action-attack = attack
wotr-action-recruit = recruit
wotr-action-voice-recruit = Voice of Saruman: a regular in every Isengard settlement
wotr-action-voice-elites = Voice of Saruman: two regulars in Orthanc become elites
wotr-word-all = All
wotr-word-some = Only some
wotr-word-guide = The guide
wotr-word-random = A companion at random
wotr-word-none = None
wotr-word-first = The first
wotr-word-second = The second
wotr-word-move = Move
wotr-word-hide = Hide
wotr-word-recruit = Recruit
wotr-word-heal = Heal
wotr-word-table = From the table
wotr-word-hand = From the hand
wotr-word-hunt = Hunt
wotr-log-phase-1 = Phase 1: dice recovered and cards drawn
wotr-log-phase-2 = Phase 2: the Fellowship
wotr-log-phase-3 = Phase 3: hunt allocation
wotr-log-phase-4 = Phase 4: action roll
wotr-log-phase-5 = Phase 5: actions
wotr-log-phase-6 = Phase 6: victory check: Free Peoples { $free } of 4, Shadow { $shadow } of 10
wotr-log-mouth = { $character } turns a Muster result into an Army result
