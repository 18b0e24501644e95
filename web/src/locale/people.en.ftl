### People: accounts, invitations, clocks, table controls

## Lobby
lobby-more = Clocks and privacy
lobby-clock = Clock
clock-none = None
clock-fast = 10 minutes, 5 seconds back for each decision
clock-medium = 30 minutes, 15 seconds back
clock-slow = 90 minutes, 30 seconds back
clock-day = 1 day for each decision
clock-days = 3 days for each decision
clock-week = 7 days for each decision
clock-own = My own …
clock-bank = Minutes for each seat
clock-increment = Seconds back for each decision
clock-grace = Seconds of grace
clock-expiry = When time and grace are over
clock-expiry-resign = the seat loses
clock-expiry-nothing = nothing happens
lobby-own-decks = Everybody brings a deck of their own
lobby-decks = Deck builder and card browser
lobby-private = Only those whom I invite may sit down
lobby-text-empty = Leave empty for the usual
lobby-looking-on = Nobody sits at this browser: you will look on.
lobby-rated = Rated: the result counts for everybody's rating
lobby-make-room = People may take the places of the machines
lobby-delay = Spectators see the game
lobby-delay-minutes = { $minutes ->
    [0] at once
    [one] one minute later
   *[other] { $minutes } minutes later
}
places = Pages
place-best = Best players
place-tournaments = Tournaments
place-me = You and your notices
fault-NameTaken = Somebody with an account has that name, or one that looks like it. Choose another.
fault-SeatTaken = The seat is taken.
fault-NotInvited = This seat is for somebody else.
fault-Barred = You may not play on this server.
fault-AccountError = A name has letters of one script, and no spaces around it.
value-true = yes
value-false = no

## Account
account = Account
account-sign-in = Sign in
account-register = Make an account
account-sign-out = Sign out
account-signed-in = Signed in as { $name }
account-optional = Nobody needs an account to play. It keeps a list of your games, so that you find them on any device.
account-none = This server keeps no accounts. Your games stay in this browser.
account-name = Name
account-password = Password
account-password-hint = At least 8 letters or signs.
account-have = I have an account
account-have-none = I have no account yet
account-games = My games
account-games-open = Games that go on
account-games-over = Games that are over
account-no-games = No games yet.
account-your-move = your move
account-their-move = { $who } to act
account-not-known = not playable with these rules
account-won = won
account-lost = lost
account-drawn = drawn
account-against = against { $who }
account-as = as { $side }
account-open-game = Open
account-watch = Replay
account-forget = Take off the list
account-elsewhere = Tables of this browser
account-elsewhere-about = You hold a seat there by a secret link. Add it to find it from elsewhere.
account-add = Add to my games
account-keep = Keep in my games
account-kept = Kept in your games
account-change = Change the password
account-old = Present password
account-new = New password
account-changed = The password is changed. Logins elsewhere have ended.
account-delete = Delete the account
account-delete-about = Name, password and the list of games are deleted at once. The games themselves stay: others play there, and your links still work.
account-delete-sure = Delete for good
account-wrong = Name and password do not fit.
account-taken = Somebody has that name. Choose another.
account-many = Too many tries. Wait a little.
account-bad-name = A name has at least one letter and no spaces around it.
account-failed = That did not work. Try again.

## Table controls
table-menu = Menu
table-menu-title = At this table
resign-title = Resign?
resign-about = The game ends and the other side wins. This cannot be taken back.
resign-yes = Resign
resign-no = Play on
draw-title = Offer a draw
draw-about = If all players agree, the game ends and nobody wins.
link-copy = Copy
link-copied = Copied
link-seat = Link for { $seat }
link-spectators = Link for spectators
link-spectators-about = Whoever opens it looks on and sees no hidden cards.
link-invite-about = Whoever opens it can sit down there.
link-own = My own link
link-own-about = Opens your seat on another device. It is a key: give it to nobody.
link-text = Select the link and copy it.
clock-running = { $who }: { $time } left
clock-warning = Your time is running out: { $time } left.
clock-in-grace = Your time is over: { $time } of grace left.
clock-in-grace-free = Your time is over.
chat-mute = Mute { $who }
chat-unmute = Listen to { $who } again
chat-muted = { $who } is muted.
chat-send = Send
ask-undo-sent = You asked to take back your last decision.
ask-draw-sent = You offered a draw.
ask-rematch-sent = You asked for another game.
asked-title = A question from { $who }
rematch-ready = The others are at the new table.
rematch-go = To the new table

seat-mate = your team
seats-sight = You see only your own hand, and how many cards the others hold.
seats-sight-team = You see only your own hand: your team mate's cards are hidden too.
seats-sight-none = You see what lies open, and nobody's hand.
seat-fill = Machine until somebody comes
seat-take-over = Take over from the machine
hand-over = Leave the seat
hand-over-about = A machine plays on in your place until somebody sits down there. You cannot come back to the seat by yourself.
hand-over-do = Leave it to a machine
asks-undo-back = { $count ->
    [one] One decision would be taken back:
   *[other] { $count } decisions would be taken back:
}
spectators-later = { $minutes ->
    [one] Spectators see this game one minute later.
   *[other] Spectators see this game { $minutes } minutes later.
}

## Options of the games
value-yes = yes
value-no = no
