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

## A person, and the best
meet-left = somebody who has left
person-guest = Plays here without an account: somebody else may use the same name.
person-account = Plays here with an account.
person-ratings = Ratings
person-rating = Rating
person-games = Won
person-share = { $wins } of { $games }
person-no-ratings = No rated games yet.
person-way = Side, how it ended, opening
person-games-played = Games
person-games-won = Won
person-won-share = %
person-ending = End:
person-opening = Opening:
person-played = Games
person-block = Do not want to meet
person-unblock = Want to meet again
person-blocked = You are not paired with each other, and neither sees the other's open tables.
kind-fast = under half an hour
kind-slow = longer, or no clock
kind-days = by days
best-none = Nobody has played three rated games of this kind yet.
best-guest = guest
best-unrated = This server does not rate games.
best-about = People and machines stand on one scale, which begins at 1500. The number after ± says how sure it is: the list goes by what somebody surely plays.
report = Report
report-what = What happened?
report-send = Send to whoever runs the server
report-sent = Thank you. Whoever runs the server reads it.

## Tournaments
system-swiss = Swiss
system-round-robin = everybody against everybody
tournament-none = No tournament yet.
tournament-new = A new tournament
tournament-system = System
tournament-rounds = Rounds
tournament-make = Make the tournament
tournament-open = Open: enter until it begins
tournament-over = Over
tournament-round = Round { $round } of { $rounds }
tournament-round-title = Round { $round }
tournament-players = { $count ->
    [one] one player
   *[other] { $count } players
}
tournament-play = Play my game
tournament-watch = Look on
tournament-enter = Enter
tournament-leave = Withdraw
tournament-level = Level of the machine
tournament-add = Bring a machine
tournament-start = Begin
tournament-standings = Standings
tournament-points = Points
tournament-buchholz = Buchholz: the points of all opponents
tournament-berger = Sonneborn-Berger: the points of those one has beaten
tournament-bye = bye
tournament-decks = Decks
tournament-decks-given = The decks of the table
tournament-decks-own = Everybody's own: { $format }
tournament-deck-private = Your deck is checked against the format, kept for all rounds and shown to nobody.
tournament-deck-there = You have entered, and your deck is there. You can bring another one until the tournament begins.
tournament-deck-change = Bring this one instead
tournament-deck-taken = Your deck is taken.

## You and your notices
me-who = Who you are
me-keep = Keep
me-kept = Kept.
me-guest = The server knows this browser by a cookie. Make an account to be the same person on every device.
me-page = Your page: games and ratings
me-notices = When it is your move
me-notices-about = The title and the icon of the page always show it. If you are away, you can also be told like this:
notices-browser = A notice of this browser, while a page is open
notices-push = A notice although the page is closed ({ $count ->
    [0] no browser yet
    [one] one browser
   *[other] { $count } browsers
})
notices-email = A letter to
notices-webhook = A web address that gets a message (webhook)
notices-letter = A letter went to { $email }. Open the link in it to confirm the address.
notices-confirmed = Your address is confirmed.
notices-not-confirmed = That link is no longer valid.
notices-on = You will be told.
notices-off = You will not be told any more.
notices-refused = The browser does not allow notices for this page.
notices-name-first = Keep a name first.
me-data = What is kept about you
me-everything = Download all of it
me-forget = Forget me
me-forget-about = Name, chat, ratings and addresses go for good. The games stay, without your name.
me-forget-sure = Forget me for good

## Whoever runs the server
admin-title = Administration
admin-about = The password is the one that the server was started with (WESTMARCH_ADMIN).
admin-reports = Reports
admin-no-reports = No report waits.
admin-table = table
admin-silence-day = No chat for a day
admin-let-speak = May write again
admin-close = Close out
admin-let-in = Let in again
admin-settle = Dealt with
admin-people = People
admin-search = Search
admin-is-closed = closed out
admin-is-silent = no chat for { $hours } h
admin-rename = Rename
admin-new-name = Another name for { $name }
admin-tables = Tables that go on
admin-close-table = Close the table
