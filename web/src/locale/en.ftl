### The client's own words

app-name = Westmarch
app-motto = Four games of Middle-earth at one table, with every rule enforced and explained.
skip-to-table = Skip to the question

## Games
game-wotr = War of the Ring
game-bofa = The Battle of Five Armies
game-meccg = Middle-earth CCG
game-tcg = The Lord of the Rings TCG
game-sample = The Ford (a sample game)
game-wotr-about = The Fellowship steals towards Mordor while armies fight for the free lands. Two sides, about three hours with people; faster against the machine.
game-bofa-about = Free Peoples and Shadow fight for the Lonely Mountain in one long day. About two hours.
game-meccg-about = Wizards lead companies through Middle-earth, site by site.
game-tcg-about = The Fellowship moves on, and the opponent's Shadow strikes.
game-sample-about = Choose a rank in secret, beat your neighbour and hold the ford. Five minutes.

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
lobby-recent = Tables you played at
lobby-rules = { $rules } rules
lobby-cards = { $cards } cards
lobby-none = This server offers no game.
lobby-options = Options
level-random = Machine: any legal move
level-easy = Machine: easy
level-medium = Machine: medium
level-hard = Machine: hard
level-expert = Machine: expert
level-other = Machine: { $level }
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
show-all = Show all
chosen-place = { $place }: choose what to do
clear-choice = Clear the choice
not-about-places = The present question is not about places on the map.
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

## Help
help-title = Help
help-intro = Each question stands at the top of the panel, with the rule it comes from. Choose an answer from the list, or click a lit region of the map. Click a region that is not lit to learn why it is not possible.
help-key-space = Pass, done, or the only choice
help-key-numbers = The choice of that number
help-key-undo = Take back your last decision
help-key-rules = Search the rules
help-key-help = This help
help-key-escape = Close a panel, clear a choice
help-key-find = Search the choices
help-zoom = Wheel or pinch to zoom, drag to move; double-click to zoom in; 0 shows the whole map.

## End
end-title = The game is over
end-won = You won
end-lost = You lost
end-winner = Winner: { $who }
end-draw = Nobody won
end-seed = The dice were fixed before the first move. Their seal is { $seal }: the journal holds the seed, and { $command } checks that it fits and that every roll came from it.
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
wotr-fellowship = Fellowship
wotr-progress = Progress
wotr-corruption = Corruption
wotr-mordor-track = Mordor
wotr-hidden = Hidden
wotr-revealed = Revealed
wotr-guide = Guide
wotr-companions = Companions
wotr-politics = Politics
wotr-at-war = At War
wotr-steps = { $count ->
    [one] 1 step to war
   *[other] { $count } steps to war
}
wotr-active = active
wotr-passive = passive
wotr-points = Victory points
wotr-hunt-box = Hunt Box
wotr-dice = Action dice
wotr-no-dice = no dice left
wotr-rings = Elven Rings
wotr-deck-left = { $count } left
wotr-hand-of = Hand of the { $side }
wotr-on-table = Cards on the table
wotr-discarded = Discard piles
wotr-event-half = Event
wotr-combat-half = Combat
wotr-table-card = stays on the table
wotr-regular = regulars
wotr-elite = elites
wotr-leader = leaders
wotr-nazgul = Nazgûl
wotr-inside = inside the walls
wotr-town = town
wotr-city = city
wotr-stronghold = stronghold
wotr-fortification = fortification
wotr-coast = coast
wotr-held-by = held by the { $side }
wotr-no-nation = no nation
wotr-empty = nobody here
wotr-last-known = The Fellowship was last known here, up to { $count } regions away
wotr-reinforcements = Reinforcements
wotr-hunt-pool = Hunt tiles in the pool
wotr-turn = Turn { $turn }
wotr-map = Map of the regions
wotr-zoom-in = Zoom in
wotr-zoom-out = Zoom out
wotr-zoom-all = Whole map
wotr-in-mordor = In Mordor, step { $step }
wotr-combat-cards = Combat cards
wotr-backs = { $count } face down
wotr-eliminated = Eliminated
wotr-legend = Signs
wotr-hunt-tiles = Tiles

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
resign-sure = Resign: click again to confirm
offer-draw = Offer a draw
free-peoples = Free Peoples
wotr-hunt-odds = Odds of the next move
wotr-hunt-odds-about = One more move of the Fellowship this turn, with { $dice } Shadow dice in the Hunt Box and no re-rolls. All damage is taken as corruption.

## The Battle of Five Armies
bofa-hills = hills
bofa-mountains = mountains
bofa-plains = plains
bofa-ruins = ruins
bofa-marsh = marsh
bofa-goblins = goblin tunnels
bofa-protection = protection
bofa-damage = Damage
bofa-leadership = Leadership
bofa-tokens = Recruitment tokens
bofa-known = Known tokens
bofa-face-down = Laid face down
bofa-attached = Beside characters
bofa-known-hand = Known cards of the opponent
bofa-fate-tiles = Fate tiles
bofa-rings = Ring tokens
bofa-wrath = Wrath
bofa-bodyguards = Bodyguards
word-waiting = not yet in play
word-dead = fallen
word-eyrie = in the Eyrie

odds = Odds

## A walk round the table
tour = Show me round
tour-offer = New here? A walk round the table in one minute
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
