### Where people meet: open tables, quick pairing, sitting down

meet-title = Play with people
meet-name = Your name
meet-here = { $count ->
    [0] Nobody is here
    [one] One person is here
   *[other] { $count } people are here
}
meet-somebody = somebody
meet-open = Tables with room
meet-none = No table waits for players. Open one below, or let the server find you an opponent.
meet-going = Games that you can watch
meet-free = free seat
meet-yields = machine, makes room
meet-rated = Rated: the result counts
meet-rated-mark = rated
meet-own-decks = own decks
meet-lang-en = English
meet-lang-es = Spanish
meet-strength = rated { $rating }
meet-away = Nobody of this table is here right now.
meet-yours = your table
sit-down = Sit down
sit-as = Sit down as { $seat }: { $game }
sit-invited = { $who } invites you to the table
sit-welcome = There is room at this table
sit-name = What shall the others call you?
sit-look-on = I only want to look on
clock-none-said = no clock
clock-said = { $minutes } min + { $seconds } s
clock-per-move = { $days ->
    [one] one day for each decision
   *[other] { $days } days for each decision
}
players-said = { $count } players
seek-title = Find an opponent
seek-fast = 15 minutes
seek-medium = 45 minutes
seek-slow = 90 minutes
seek-days = 3 days a move
seek-begin = Find an opponent
seek-waiting = Looking for somebody to play { $game } with you
seek-stop = Stop looking
seek-wish = Somebody waits: { $game }, { $clock }{ $count ->
    [one] {""}
   *[other] {" "}({ $count })
}
own-title = Your tables
own-gathering = players bring their decks
own-waits = waits for players
own-left = { $time } left
own-all = Show games that are over ({ $count })
