### Questions
meccg-ask-act = Use cards, or pass
meccg-ask-agent = Attack with an agent, or pass
meccg-ask-ambush = Play a creature as automatic attack, or pass
meccg-ask-attack = Play hazards on this attack, or pass
meccg-ask-bring = Take cards from the sideboard
meccg-ask-call = Call the Free Council, or end the turn
meccg-ask-check = Corruption check of { $card }: support it, play cards, or roll
meccg-ask-choose = { $card }: choose
meccg-ask-cleanse = Try to be rid of a card instead of resting, or pass
meccg-ask-company = Which company is next?
meccg-ask-defend = Attack of { $race }, { $strikes } of prowess { $prowess }: play cards, or fight
meccg-ask-destination = Choose a destination
meccg-ask-discard = Discard down to the size of your hand
meccg-ask-double = Give a second strike to somebody who has one, or pass
meccg-ask-draft = Reveal a character for your starting company, or stop
meccg-ask-draw = Draw another card?
meccg-ask-either = { $card }: choose one effect
meccg-ask-end-discard = Discard one card, or keep your hand
meccg-ask-enter = Enter the site?
meccg-ask-equip = Give a starting item to a character, or go on
meccg-ask-explore = At the site: play resources and cards, or finish
meccg-ask-face = Which strike comes next?
meccg-ask-foreseen = A company is about to move below: play a hazard at once, or pass
meccg-ask-give = Items of a character who leaves play: pass one on?
meccg-ask-guard = Reveal the card on guard?
meccg-ask-hazard = Hazards ({ $count } left): play one, or pass
meccg-ask-heal = { $card } could heal: sages may tap for the roll, or roll
meccg-ask-home = At which home site is { $card }?
meccg-ask-agent-influence = What does { $card } try to influence?
meccg-ask-include = Which characters go into your play deck?
meccg-ask-influence = { $card } influences { $other } (more than { $number }): play cards, or roll
meccg-ask-long-event = Play long events, or pass
meccg-ask-may = { $card }: use the effect?
meccg-ask-order = Which card goes back next? The last one lies on top
meccg-ask-organize = Organization phase
meccg-ask-place = Where does { $card } enter play?
meccg-ask-place-shown = Bring { $card } into play at once?
meccg-ask-remove = Trying to remove { $card }: tap, or take -3?
meccg-ask-rescue = Who taps to complete the rescue?
meccg-ask-rescue-site = Choose the rescue site
meccg-ask-respond = Respond, or pass
meccg-ask-go-on = Declare one more action on top, or pass
meccg-ask-ring = Result { $total }: play a ring in place of { $card }, or none
meccg-ask-roll = Choose one of the two rolls
meccg-ask-last-region = Which region is the last of the way?
meccg-ask-route = How does the company move?
meccg-ask-send = Put as many cards of the deck into the sideboard
meccg-ask-shortfall = Not everybody is controlled: say who controls whom, or discard
meccg-ask-show = Reveal unique cards identical to your opponent's
meccg-ask-sideboard = Use your sideboard for hazards? It halves the hazard limits
meccg-ask-stay = { $card } ({ $total }) against prowess { $prowess }: tap, or -3 to stay untapped
meccg-ask-strike = { $card } ({ $total }) against prowess { $prowess }: cards and support, or roll
meccg-ask-several = { $card }: how many strikes does he face?
meccg-ask-surplus = Surplus strikes against { $card }
meccg-ask-toll = Which item do you give up for { $card }?
meccg-ask-target = Choose the targets of the strikes

### Log
meccg-log-agent = { $seat } plays an agent face down
meccg-log-agent-hides = The agent { $card } is turned face down
meccg-log-agent-acts = An agent of { $seat } acts
meccg-log-arrives = The company of { $leader } arrives at { $site }
meccg-log-aside = Both reveal { $card }: set aside
meccg-log-attack =
    { $strikes ->
        [one] Attack of { $race }: one strike of prowess { $prowess }
       *[other] Attack of { $race }: { $strikes } strikes of prowess { $prowess }
    }
meccg-log-attack-now =
    { $strikes ->
        [one] The attack is now one strike of prowess { $prowess }
       *[other] The attack is now { $strikes } strikes of prowess { $prowess }
    }
meccg-log-back = The company of { $leader } returns to its site of origin
meccg-log-below = The company of { $leader } rolls { $roll } on its way below (at least { $number })
meccg-log-body = Body check of { $card }: { $roll }, in all { $total }, against { $body }
meccg-log-called = { $seat } calls the Free Council
meccg-log-cancelled = The attack is cancelled
meccg-log-captured = { $card } is taken prisoner ({ $other })
meccg-log-character = { $seat } brings { $card } into play at { $site }
meccg-log-check = Corruption check of { $card }: { $roll }, in all { $total }, more than { $points } needed
meccg-log-council = The Free Council meets
meccg-log-creature = { $seat } plays { $card } ({ $key })
meccg-log-defeated = Defeated: { $card }
meccg-log-draw = You draw { $card }
meccg-log-enters = The company of { $leader } enters its site
meccg-log-exhausted = { $seat } has exhausted the play deck
meccg-log-first = { $seat } begins (North { $first }, South { $second })
meccg-log-give = { $other } receives { $card } from { $third }
meccg-log-supports = { $card } supports { $other }
meccg-log-way = { $card }: { $way }
meccg-log-guard = A card is placed on guard against the company of { $leader }
meccg-log-home = { $card }: { $roll }, with influence { $total }, at least { $number } needed
meccg-log-influence = { $card } influences { $other }: { $total }, more than { $number } needed
meccg-log-item = { $other } receives { $card }
meccg-log-goes = { $card }: { $origin } → { $zone }
meccg-log-puts = { $seat }: a card, { $origin } → { $zone }
meccg-log-put-own = It is { $card }
meccg-log-draws = { $seat } draws a card
meccg-log-taps = { $card } taps
meccg-log-untaps = { $card } untaps
meccg-log-heals = { $card } heals
meccg-log-dice = Dice: { $first } and { $second }
meccg-log-general = { $card } is controlled by general influence
meccg-log-follows = { $other } controls { $card }
meccg-log-aims = { $card } concerns { $other }
meccg-log-phase-organization = — Organization phase of { $seat }
meccg-log-phase-long-events = — Long-event phase of { $seat }
meccg-log-phase-movement = — Movement/hazard phase of { $seat }
meccg-log-phase-sites = — Site phase of { $seat }
meccg-log-phase-end-of-turn = — End of the turn of { $seat }
meccg-log-orphan = { $card } has no controller until the next organization phase
meccg-log-wounded = { $card } is wounded
meccg-log-path = The path of the company of { $leader } counts as: { $key }
meccg-log-limit = Hazard limit of the company of { $leader }: { $count }
meccg-log-merge = Companies join with { $leader }
meccg-log-moves = The company of { $leader } will move
meccg-log-negated = { $card } is nullified
meccg-log-play = { $seat } plays { $card }
meccg-log-use = { $seat } uses { $card }
meccg-log-regroup = Into the company of { $leader }: { $card }
meccg-log-regroup-alone = A company of its own: { $card }
meccg-log-remove = Removing { $card }: { $roll }, in all { $total }, more than { $number } needed
meccg-log-rescued = { $card } is rescued
meccg-log-revealed = On guard: { $card }
meccg-log-reveals = The company of { $leader } moves to { $site }
meccg-log-way-map = Through the map: { $region }
meccg-log-way-printed = By the path printed on the site card
meccg-log-way-byway = By the path of a card in play
meccg-log-way-below = Through the Under-deeps
meccg-log-way-flown = Without a path
meccg-log-ring-test = Test of { $card }: { $roll }, in all { $total }
meccg-log-score = Victory points: { $first } and { $second }
meccg-log-shown = { $seat } reveals { $card }
meccg-log-shows = Shown: { $card }
meccg-log-sees = You see { $card }
meccg-log-store = { $card } is stored
meccg-log-strike = { $card }: { $roll }, in all { $total }, against { $prowess }
meccg-log-target = Strikes are directed at { $card }
meccg-log-surplus =
    { $count ->
        [one] A strike left over weighs on { $card }: −1 prowess
       *[other] { $count } strikes left over weigh on { $card }: −{ $count } prowess
    }
meccg-log-turn = Turn { $turn }: { $seat }
meccg-log-unmasked = The agent { $card } is revealed
meccg-log-names = { $seat } names { $face }
meccg-log-riddle = { $card } riddles: { $roll }, total { $total }
meccg-log-deed = { $card } is turned around
meccg-log-anew = { $seat } shuffles hand and discard pile into the play deck
meccg-end-council = The Free Council has declared the winner
meccg-end-draw = The Free Council ends in a draw
meccg-end-ring = The One Ring is destroyed
meccg-end-wizard = A player has lost the Wizard

### Procedures
meccg-frame-every-attack = Automatic attacks again
meccg-frame-stir = A choice of an automatic attack
meccg-frame-fill-deck = Characters for the deck
meccg-frame-starting-items = Starting items
meccg-frame-draft = Starting companies
meccg-frame-preparation = Preparation
meccg-frame-end-of-turn = End of turn
meccg-frame-long-event-phase = Long-event phase
meccg-frame-untap-phase = Untap phase
meccg-frame-turn = Turn { $turn }
meccg-frame-game = Middle-earth
meccg-frame-play-resource = Playing { $card }
meccg-frame-creature-from-hand = Automatic attack from hand
meccg-frame-temptation = Checks because of an item
meccg-frame-company-site = The company of { $company } at its site
meccg-frame-face-attacks = Attacks at the site
meccg-frame-explore = The company of { $company } explores
meccg-frame-site-phase = Site phase
meccg-frame-store = Storing { $card }
meccg-frame-transfer = Transfer of { $card }
meccg-frame-play-character = { $card } enters play
meccg-frame-organization-phase = Organization phase
meccg-frame-flight = Flight
meccg-frame-lay-regions = The regions of the way
meccg-frame-doom = The Cracks of Doom
meccg-frame-new-destination = A further destination
meccg-frame-checks = Corruption checks
meccg-frame-ring-test = Test of { $card }
meccg-frame-rescue = Rescue
meccg-frame-take-prisoner = { $card } is taken prisoner
meccg-frame-persuade = { $card } influences { $other }
meccg-frame-refill = Hand of { $seat }
meccg-frame-company-movement = Movement of the company of { $company }
meccg-frame-reveal = Destination of the company of { $company }
meccg-frame-draw-cards = Cards of { $seat }
meccg-frame-play-hazards = Hazards on the company of { $company }
meccg-frame-arrive = Arrival of the company of { $company }
meccg-frame-movement-phase = Movement phase
meccg-frame-from-sideboard = Sideboard
meccg-frame-exhaust = Deck of { $seat } exhausted
meccg-frame-draw = Drawing cards
meccg-frame-faction-check = { $card } influences { $other }
meccg-frame-agent-attack = Attack of an agent
meccg-frame-unmask = { $card } is revealed
meccg-frame-agent-influence = { $card } influences
meccg-frame-guardian = A Nazgûl keeps watch
meccg-frame-agent-action = Agent
meccg-frame-free-council = The Free Council
meccg-frame-strike = Strike at { $card }
meccg-frame-wounded-by = Effect on the wounded
meccg-frame-attack-on = Attack of { $race }
meccg-frame-resolve-attack = { $attacks ->
    [1] Facing it
   *[other] Attack { $number } of { $attacks }
}
meccg-frame-modify-attack = Cards on the attack
meccg-frame-assign-strikes = Targets of the strikes
meccg-frame-modify-strike = Before the roll
meccg-frame-roll-strike = The roll
meccg-frame-restore-hands = Hands restored
meccg-frame-place-revealed = The revealed card
meccg-frame-after-attack = Those it has wounded
meccg-frame-carry-out = Last in, first out
meccg-frame-shortfall = Too little influence
meccg-frame-remove-corruption = Removing corruption
meccg-frame-pass-items = Items of { $card }
meccg-frame-corruption-check = Corruption check of { $card }
meccg-frame-triggered = Effects
meccg-frame-departures = Companies about to leave
meccg-frame-toll = An item given up
meccg-frame-heal-by-roll = A roll in place of healing
meccg-frame-guarded-attempt = The card on guard
meccg-frame-black-sky = Out of the Black Sky
meccg-frame-terror = Dragon’s Terror
meccg-frame-remove-one = A card removed from play
meccg-frame-reach = Long Dark Reach
meccg-frame-watched = Revealed to all Watchers
meccg-frame-buried = Great Secrets Buried There
meccg-frame-onslaught = Three attacks
meccg-frame-for-player = Effects for a player
meccg-frame-chain-of-effects = Chain of effects: { $card }
meccg-frame-perform = Effect
meccg-frame-effects = { $card }

### Options
meccg-option-play =
    { $way ->
        [one] Play { $card }
       *[other] Play { $card }: { $way }
    }
meccg-option-use =
    { $way ->
        [one] Use { $card }
       *[other] Use { $card }: { $way }
    }
meccg-option-creature = Play { $card } ({ $key })
meccg-option-guard = Place { $card } on guard
meccg-option-reveal =
    { $way ->
        [one] Reveal the card on guard
       *[other] Reveal the card on guard: { $way }
    }
meccg-option-reveal-creature = Reveal the creature on guard ({ $key })
meccg-option-character = Play { $card }
meccg-option-release = Discard { $card }
meccg-option-general = { $card } under general influence
meccg-option-follow = { $card } follows { $other }
meccg-then-general = Free general influence: { $before } → { $after }
meccg-then-direct = { $card }, free direct influence: { $before } → { $after }
meccg-then-strike = { $beaten } % to defeat the strike, { $tie } % that nothing happens, { $struck } % to be struck
meccg-then-check = { $passed } % to pass, { $discarded } % to be discarded, { $eliminated } % to be eliminated
meccg-then-attempt = { $succeeds } % to succeed
meccg-option-transfer = Give { $card } from { $bearer } to { $other }
meccg-card-told-apart = { $card } ({ $bearer })
meccg-option-store = Store { $card }
meccg-option-regroup = { $company ->
    [new] { $card } forms a new company
   *[other] { $card } joins the company of { $company }
}
meccg-option-move = The company of { $company } moves to { $site }
meccg-option-cleanse = Try to remove { $card } from { $bearer }
meccg-option-sideboard = Sideboard: { $use }
meccg-option-sideboard-nazgul = { $card } for the sideboard: { $use }
meccg-option-support = { $card } taps in support
meccg-option-give = Give { $card } to { $other }
meccg-option-tap = Tap { $card }
meccg-option-stay = { $card } stays untapped (-3)
meccg-option-target = Strikes at: { $card }
meccg-option-face = Strike at { $card } now
meccg-option-several = { $count ->
    [one] { $count } strike
   *[other] { $count } strikes
    }
meccg-option-surplus = { $count ->
    [one] { $count } surplus strike
   *[other] { $count } surplus strikes
    }
meccg-option-roll = Take { $count }
meccg-option-company = The company of { $company }
meccg-option-route = By { $region }
meccg-option-basic = By the site cards
meccg-option-below = Through the Under-deeps
meccg-option-fly = By eagle
meccg-option-byway = By the way of a card
meccg-option-told = The way laid face up
meccg-option-region = { $region }
meccg-option-turn-back = Turn back
meccg-option-draw = Draw a card
meccg-option-enter = Enter the site
meccg-option-cross = { $card } taps to cross the river
meccg-option-resource = { $other } plays { $card }
meccg-option-extra = { $other } receives the additional { $card }
meccg-option-persuade = { $card } influences { $other }
meccg-option-persuade-with = { $card } influences { $other }, revealing { $third }
meccg-option-rescue = Rescue the prisoners of { $card }
meccg-option-rescue-site = Rescue site: { $site }
meccg-option-agent = Play the agent { $card }
meccg-option-home = { $site }
meccg-option-barter = Give up { $card } and { $other } for a major item
meccg-option-unmask = Reveal the agent { $card }
meccg-option-agent-heal = { $card } heals
meccg-option-agent-untap = { $card } untaps
meccg-option-agent-hide = { $card } hides
meccg-option-agent-home = { $card } returns home
meccg-option-agent-back = { $card } goes back
meccg-option-agent-move = { $card } moves to { $site }
meccg-option-agent-creature = { $card } brings { $other }
meccg-option-agent-attack = { $card } attacks
meccg-option-ambush = Attack with { $card }
meccg-option-discard = Discard: { $card }
meccg-option-bring = Take: { $card }
meccg-option-send = Put away: { $card }
meccg-option-call = Call the Free Council
meccg-option-show = Reveal: { $card }
meccg-option-include = Include: { $card }
meccg-option-draft = Reveal { $card }
meccg-option-equip = { $card } for { $other }
meccg-option-enter-company = Join the company of { $company }
meccg-option-enter-follower = As a follower of { $card }
meccg-option-enter-alone = As a new company at { $site }
meccg-option-ring = Play { $card }
meccg-option-choose = Choose: { $card }
meccg-option-option = { $way }
meccg-option-yes = Yes
meccg-option-name = { $face }
meccg-option-isolate = Automatic attack { $count }

### Words
meccg-card-none = nothing
meccg-card-hidden = a hidden card
meccg-company-gone = a company that is gone
meccg-use-discard = five cards to the discard pile
meccg-use-deck = one card into the deck
meccg-seat-north = North
meccg-seat-south = South
meccg-key-site = at the site
meccg-race-none = unknown origin
meccg-race-animals = Animals
meccg-race-awakened-plant = Awakened Plant
meccg-race-balrog = Balrog
meccg-race-balrog-spawn = Spawn of the Balrog
meccg-race-dragon = Dragon
meccg-race-drake = Drake
meccg-race-dunadan = Dúnedain
meccg-race-dwarf = Dwarves
meccg-race-eagle = Eagles
meccg-race-elf = Elves
meccg-race-ent = Ents
meccg-race-giants = Giants
meccg-race-hazard-agent = Agent
meccg-race-hobbit = Hobbits
meccg-race-men = Men
meccg-race-nazgul = Nazgûl
meccg-race-orcs = Orcs
meccg-race-pukel-creature = Pûkel-creature
meccg-race-slayer = Slayer
meccg-race-special = Special
meccg-race-spiders = Spiders
meccg-race-trolls = Trolls
meccg-race-undead = Undead
meccg-race-wizard = Wizard
meccg-race-wolves = Wolves
meccg-race-woses = Woses
meccg-zone-deck = play deck
meccg-zone-hand = hand
meccg-zone-discard = discard pile
meccg-zone-out = out of play
meccg-zone-points = victory points
meccg-zone-sideboard = sideboard
meccg-zone-location = location deck
meccg-zone-site-discard = discarded sites
meccg-zone-pool = pool
meccg-zone-play = play
meccg-zone-guard = on guard
meccg-key-type-haven = Haven
meccg-key-type-free-hold = Free-hold
meccg-key-type-border-hold = Border-hold
meccg-key-type-ruins-and-lairs = Ruins and Lairs
meccg-key-type-shadow-hold = Shadow-hold
meccg-key-type-dark-hold = Dark-hold
meccg-key-land-free-domain = Free-domain
meccg-key-land-border-land = Border-land
meccg-key-land-wilderness = Wilderness
meccg-key-land-shadow-land = Shadow-land
meccg-key-land-dark-domain = Dark-domain
meccg-key-land-coastal-sea = Coastal Sea
meccg-ask-resist = { $other } is being influenced by { $card }. Use a card against it?
meccg-ask-attempt = { $card } tries something (+{ $total }, more than { $number })
meccg-ask-name = Name a card
meccg-ask-rival = Who plays the riddle game?
meccg-ask-riddle = { $card }: help with the riddle?
meccg-ask-save = { $card } is lost: give up something else?
meccg-ask-song = { $card }: be rid of a corruption card?
meccg-ask-rescued = Play a Wizard at the Haven?
meccg-ask-to-deck = { $card }: on top of your play deck instead?
meccg-ask-show-hazards = Which hazards do you show? You may play no others in this phase
meccg-ask-isolate = Which automatic attack is left?
meccg-ask-stir = Which automatic attack of the site?
meccg-ask-balance = { $card }: give up environment cards?

# What it means to pass at some of these questions.
meccg-ask-act-pass = Use no cards
meccg-ask-attempt-pass = Roll
meccg-ask-call-pass = End the turn
meccg-ask-check-pass = Roll
meccg-ask-defend-pass = Fight
meccg-ask-destination-pass = Move no further
meccg-ask-double-pass = No second strike
meccg-ask-draft-pass = Stop
meccg-ask-draw-pass = No more
meccg-ask-end-discard-pass = Keep the hand
meccg-ask-enter-pass = Stay outside
meccg-ask-equip-pass = Go on
meccg-ask-explore-pass = Finish
meccg-ask-give-pass = No more
meccg-ask-guard-pass = Leave it face down
meccg-ask-heal-pass = Roll
meccg-ask-influence-pass = Roll
meccg-ask-long-event-pass = No more long events
meccg-ask-organize-pass = Finish organizing
meccg-ask-place-shown-pass = Into the hand
meccg-ask-ring-pass = No ring
meccg-ask-save-pass = Give up nothing
meccg-ask-sideboard-pass = Leave the sideboard
meccg-ask-strike-pass = Roll
meccg-race-lava = Lava flows
meccg-race-rock-fall = Rock fall
meccg-race-trap = Trap
meccg-frame-against-general = A roll against general influence
meccg-frame-body-checks = Body checks
meccg-frame-bring-in = A character joins
meccg-frame-give-item = A found item
meccg-frame-roll = A roll
meccg-frame-abduction = A prisoner is taken home
meccg-frame-attempt = Attempt
meccg-frame-chosen-ring = A ring is chosen
meccg-frame-face-alone = Alone against the automatic attacks
meccg-frame-face-several = Several strikes
meccg-frame-lucky-search = A lucky search
meccg-frame-name-cards = Cards are named
meccg-frame-play-found = An item is played
meccg-frame-riddle-game = The riddle game
meccg-frame-telling-name = A riddle
meccg-frame-win-faction = A faction is called
meccg-frame-yonder = Who is about?
meccg-frame-save-items = Items are discarded
meccg-frame-song = A song
meccg-frame-pledge = A pledge
meccg-frame-rescued = The Windlord
meccg-frame-from-hand = Cards are discarded
meccg-frame-show-hazards = Hazards are shown
meccg-frame-hunt-down = The hunt
meccg-frame-knife = A hidden knife
meccg-frame-duel = Powers in balance
