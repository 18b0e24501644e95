### The client's own words

app-name = Westmarch
app-motto = Four games of Middle-earth at one table, with every rule enforced and explained.
skip-to-table = Skip to the question

## Lobby
lobby-title = Play now
lobby-game = Game
lobby-seats = Who plays
lobby-you = You
lobby-open = Open: send a link
lobby-start = Start the game
lobby-starting = Setting up the table …
lobby-watch = Nobody: I only look on
lobby-your-name = Your name (optional)
lobby-rules = { $rules } rules
lobby-cards = { $cards } cards
lobby-guide = How it is played: guide to { $game }
lobby-none = This server offers no game.
lobby-options = Options
level-random = Machine: any legal move
level-learner = Machine: for a first game
level-easy = Machine: easy
level-medium = Machine: medium
level-hard = Machine: hard
level-expert = Machine: expert
level-other = Machine: { $level }
level-strength = { $elo } Elo
opt-players = Players

## Top bar
back = Lobby
language = Language
theme-dark = Dark colours
theme-light = Light colours
rules = Rules
help = Help
undo = Undo
menu = Menu
connection-connecting = Connecting …
connection-open = Connected
connection-lost = Connection lost: trying again …
connection-refused = This table cannot be opened

## Table
your-turn = Your decision
waiting-for = Waiting for { $who }
game-over = The game is over
path = Where the game is
options = What you can do
options-found = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
options-more = And { $count } more: type a part of the name above to find one
search-options = Search the choices
nothing-found = Nothing matches. Clear the search to see all choices.
default-key = Space
log = Log
log-empty = Nothing has happened yet.
log-since = Since your last decision
players = Players
you = you
machine = machine
person = person
seat-open = open seat
to-act = to act
take-seat = Sit down here
invite = Copy the link for this seat
invite-copied = Link copied
spectator = You are looking on.
board = Board
state = Table
cards = Cards
tracks = Tracks
hand = Hand
play = Play
why-not = Why not?
why-not-legal = This is possible now: choose it from the list.
why-not-unknown = This is not among the choices of the present question.
rule-of = Rule { $ref }
close = Close
sending = Sending …
error-title = That did not work
all-choices = All choices ({ $count })
show-all = Show all
other-choices = Other choices
chosen-place = { $place }: choose what to do
clear-choice = Clear the choice
what-happened = What happened

## Rulebook
rulebook = Rulebook
rulebook-search = Search the rules
rulebook-count = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rulebook-loading = Opening the rulebook …
rulebook-both = Both languages
rulebook-page = In the documentation

## Help
help-title = Help
help-intro = Each question stands at the top of the panel, with the rule it comes from. Choose an answer from the list, or click a lit region of the map. Click a region that is not lit to learn why it is not possible.
help-key-space = Pass, done, or the only choice
help-key-numbers = The choice of that number
help-key-undo = Take back your last decision
help-key-rules = Search the rules
help-key-help = This help
help-key-escape = Close a panel, clear a choice
help-key-card = The card that is pointed at: rulings, rules and words
help-key-find = Search the choices
help-zoom = Wheel or pinch to zoom, drag to move; double-click to zoom in; 0 shows the whole map.

## End
end-title = The game is over
end-won = You won
end-lost = You lost
end-winner = Winner: { $who }
end-draw = Nobody won
end-journal = Download the journal
end-rematch = Play again
end-lobby = To the lobby
end-look = Look at the table

## Verbs
verb-pass = Pass
verb-done = Done
verb-choose = Choose
verb-use = Use a die
verb-event = Play a card
verb-draw = Draw
verb-diplomacy = Politics
verb-minion = Minions
verb-upgrade = Characters
verb-skip = Discard a die
verb-ring = Elven Rings
verb-dismiss = Break a card
verb-counsel = Counsel
verb-discard = Discard
verb-move = Move
verb-march = March
verb-take = Take along
verb-bring = Bring
verb-leave = Leave
verb-remove = Remove
verb-recruit = Recruit
verb-attack = Attack
verb-combat = Combat card
verb-fight = Fight
verb-withdraw = Withdraw
verb-reroll = Roll again
verb-lose = Lose
verb-reduce = Reduce
verb-kill = Eliminate
verb-press = Press on
verb-cease = Cease
verb-extend = Extend
verb-retreat = Retreat
verb-hold = Hold
verb-send = Send
verb-group = Group
verb-go = Go
verb-fly = Fly
verb-allocate = Hunt Box
verb-hunt-reroll = Roll again
verb-declare = Declare
verb-guide = Guide
verb-enter-mordor = Mordor
verb-casualty = Casualty
verb-reveal = Reveal
verb-nation = Nation
verb-region = Region
verb-tile = Tile
verb-die = Die
verb-card = Card
verb-character = Character
verb-army = Army
verb-pile = Pile
verb-eliminate = Eliminate
verb-join = Join
verb-play = Play
verb-trick = Tricks
verb-exchange = Exchange
verb-activate = Activate
verb-go-die = Use a die

## Words of generic tables
word-turn = Turn
word-round = Round
word-hand = Your hand
word-hands = Cards in hand
word-deck = Deck
word-decks = Decks
word-discard = Discard pile
word-discards = Discard piles
word-points = Points
word-totals = Totals
word-dice = Dice
word-characters = Characters
word-places = Places
word-phase = Phase
word-fate = Fate
word-reserve = Reserve
word-bags = Bags
word-pools = Pools
word-table = On the table
word-activated = Activated
word-eagles = Eagles
word-bats = Bats
nothing = none
yes = yes
no = no

## War of the Ring

## With other people
chat = Chat
agree = Agree
decline = Decline
withdraw = Withdraw
asks-undo = { $who } would like to take back a decision.
asks-draw = { $who } offers a draw.
asks-rematch = { $who } would like to play again.
asked-waiting = Waiting for the others to agree …
resign = Resign
offer-draw = Offer a draw
free-peoples = Free Peoples

## The Battle of Five Armies
word-waiting = Not yet in play
word-dead = Fallen
word-eyrie = In the Eyrie

odds = Odds

## A walk round the table
tour = Show me round
tour-offer = New here? A walk round the table
tour-next = Next
tour-before = Back
tour-end = Play
tour-skip = Skip
tour-question = The question
tour-question-about = The game asks one thing at a time. Above it you read where the game is in its turn; each part, and the sign § behind the question, opens its rule.
tour-choices = What you can do
tour-choices-about = Everything that is legal now, and nothing else. Click a line or press its number; Space passes or ends. A mistake? U takes it back.
tour-board = The map
tour-board-about = Lit regions answer the question: click one to see what can be done there. Click any other region and the table says why not. Wheel, pinch and drag move the map.
tour-cards = Cards
tour-cards-about = Point at a card to read it. A card with a bright frame can be used now: a click shows how. Another one says why not.
tour-tracks = Tracks
tour-tracks-about = The state of the game besides the map: dice, tracks, points, and where it is offered the exact odds.
tour-log = Log
tour-log-about = All that has happened. What is new since your last decision has a bright line beside it. Point at a name to find it on the map.
tour-rules = Rules and help
tour-rules-about = The whole rulebook can be searched with the key /, in both languages. The key ? shows all keys. Have a good game!

## Card tables
face-down = Face down
card-follows = follows { $card }
card-can = { $count ->
    [one] Click: 1 choice
   *[other] Click: { $count } choices
}
card-nothing = Nothing can be done with this card now.
group-company-moves = moves to
group-events = Events in play
group-characters = Characters
group-support = Support area
group-skirmish = Assigned
group-skirmish-now = Skirmish now
group-skirmishes = Skirmishes
nothing-in-play = Nothing in play.
active-turn = turn
adventure-path = Adventure path
controlled-by = controlled: { $who }
short-strength = Str
short-vitality = Vit
short-resistance = Res
short-cost = Cost
short-site = Site
short-shadow = Shadow
short-prowess = Pr
short-body = Body
short-influence = Inf
short-corruption = Corr
short-mind = Mind
short-points = MP
short-strikes = Strikes
short-number = No.
word-strength = Strength
word-vitality = Vitality
word-resistance = Resistance
word-cost = Twilight cost
word-site = Site
word-shadow = Shadow
word-prowess = Prowess
word-body = Body
word-influence = Direct influence
word-general-influence = General influence left
word-corruption = Corruption
word-mind = Mind
word-strikes = Strikes
word-number = Needed influence
word-active = Turn of
word-caller = Council called by
word-hazards-of-limit = Hazard limit used
word-route = Route
word-rules = Rules
word-total = Marshalling points
word-items = Items
word-factions = Factions
word-allies = Allies
word-creatures = Creatures
word-others = Other points
word-points-pile = Won
word-out = Out of play
word-sites = Location deck
word-discarded-sites = Discarded sites
word-sideboard = Sideboard
word-pool = Starting pool
word-tapped = tapped
word-wounded = wounded
word-exhausted = exhausted
word-stacked = stacked
word-on-guard = on guard
word-wounds = Wounds
word-tokens = Tokens
word-burdens = Burdens
word-twilight = Twilight
word-moves-left = Moves left
word-ring-worn = Ring worn
word-yes = yes
word-role = Role
word-free-peoples-player = Free Peoples
word-shadow-player = Shadow
word-adventure = Adventure deck
word-character = Character
word-wizard = Wizard
word-agent = Agent
word-item = Item
word-ally = Ally
word-faction = Faction
word-resource-event = Resource event
word-hazard-event = Hazard event
word-creature = Creature
word-companion = Companion
word-minion = Minion
word-possession = Possession
word-artifact = Artifact
word-event = Event
word-condition = Condition
word-ring = The One Ring
word-free = Free Peoples
word-haven = Haven
word-free-hold = Free-hold
word-border-hold = Border-hold
word-ruins-and-lairs = Ruins & Lairs
word-shadow-hold = Shadow-hold
word-dark-hold = Dark-hold
word-minor = minor item
word-major = major item
word-greater = greater item
word-gold-ring = gold ring
word-special = special item
word-short = short event
word-long = long event
word-permanent = permanent event
word-warrior = warrior
word-scout = scout
word-ranger = ranger
word-sage = sage
word-diplomat = diplomat
word-dunadan = Dúnadan
word-elf = Elf
word-dwarf = Dwarf
word-hobbit = Hobbit
word-man = Man
word-men = Men
word-orc = Orc
word-orcs = Orcs
word-wraith = Ringwraith culture
word-raider = Raiders
word-dwarven = Dwarven
word-elven = Elven
word-before = Before the first turn
word-fellowship = Fellowship
word-maneuver = Maneuver
word-archery = Archery
word-assignment = Assignment
word-skirmish = Skirmish
word-regroup = Regroup
word-between = Between turns
word-in-hand = Hand
verb-walk = Characters walk
verb-recover = Recover
verb-lead = Leadership
verb-lay = Lay tokens
verb-strike = Strike
verb-enter = Bring into play
verb-resource = Play at the site
verb-creature = Creatures
verb-route = By regions
verb-follow = Followers
verb-transfer = Hand over
verb-store = Store
verb-guard = On guard
verb-company = Company
verb-tap = Tap
verb-assign = Assign
verb-skirmish = Skirmish
verb-bid = Bid
verb-start = Starting fellowship
verb-heal = Heal
verb-answer = Answers
verb-wound = Wounds
verb-persuade = Influence
verb-equip = Starting items
verb-draft = Characters
verb-eagle = Eagles
verb-bat = Bats
verb-manoeuvre = Manoeuvre

## First games
guide-learn = Learn to play
guide-learn-about = A first game with a guide at your side: about ten minutes, real decisions, and you can go on with the same game afterwards.
guide-begin = Begin
guide-anew = Begin anew
guide-go-on = Go on
guide-advised = Advised
stage-skip = Any key or click shows the rest
log-more = More room
log-less = Less room
group-minions = Minions
group-fellowship = Fellowship
group-resting = rests

nothing-here = Nothing here can act now.
nothing-with-it = Nothing can be done with it now.
spot-where = Click where the army goes
spot-where-it = Click where it goes
spot-who = Who goes
spot-fewer = Fewer: { $what }
spot-more = More: { $what }
spot-with = With this die instead: { $die }
spot-spends = Spends this die: { $die }
parts-title = Who goes?
parts-go = Go ({ $count })
used-die = Done with the { $die } die. U takes it back.
cancel = Cancel

## Boards

action-dice = Action dice
no-dice = no dice left
map-regions = Map of the regions
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-zoom-all = Whole map

pick-title = Choose
pick-left = Chosen: { $chosen } · left: { $left }
pick-at-least = (at least { $low })
pick-done = Done
hint-ask = Advise me
hint-thinking = Thinking …
hint-plan = The plan is about: { $for }.
hint-price = It costs: { $against }.
hint-chance = winning chance afterwards
hint-reply = { $who } may answer:
help-key-hint = asks the machine what it would do, in games against it
card-language = Cards in
card-language-page = the language of the page
motion-speed = Speed of what happens
motion-off = at once
motion-fast = fast
motion-usual = usual
motion-slow = slow
pass-after = Answer by itself
pass-after-about = When there is nothing to decide, so that nobody sees it.
pass-after-seconds =
    { $number ->
        [0] never
        [one] after about a second
       *[other] after about { $number } seconds
    }
sound-volume = Sound
passing-always = Always pass here
passing-until = Pass until my turn
passing-on = Passing until your turn
passing-stop = Stop
ahead-title = Answer beforehand
ahead-about = Taken once, the next time that you are asked this. Nobody sees it.
ahead-soon = Answered beforehand; your answer is on its way.

### Reference cards of a game with a board
reference = Reference cards
reference-search = Search the cards
help-key-reference = All reference cards of the game
nothing-found-here = Nothing matches.
reference-here = In this region
reference-character = Characters
reference-figure = Figures
reference-unit = Units
reference-settlement = Places
reference-tile = Tiles
reference-token = Tokens
reference-die = Action dice
reference-deck = Decks
reference-nation = Nations
reference-track = Tracks
