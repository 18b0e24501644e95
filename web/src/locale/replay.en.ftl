### Replays, the end of a game, charts

replay = Replay
replay-watch = Watch the game again
replay-so-far = Replay of the game so far
replay-loading = Setting up the replay …
replay-refused = This replay cannot be opened
replay-controls = Replay controls
replay-first = To the start
replay-turn-before = A turn back
replay-back = A decision back
replay-play = Play
replay-pause = Pause
replay-on = A decision on
replay-turn-next = A turn on
replay-last = To the end
replay-moment = Decision { $at } of { $last }
replay-slider = Moment of the game
replay-turn = Turn
replay-turn-name = Turn { $turn }
replay-turn-start = Start
replay-speed = Speed
replay-speed-value = { $speed }×
replay-seen-by = Seen by
replay-spectator = A spectator
replay-goes-on = The game goes on: you see what you could see at each moment. When it is over, everything is open.
replay-decided = { $who } decides
replay-end = The end
replay-asked = { $who } is asked
replay-sealed = A decision that you may not see yet
replay-share = Copy a link to this moment
replay-shared = Link copied
replay-table = To the table
replay-journal = Download the journal
replay-keys = Keys: ← → a decision, ⇧ ← → or Page Up and Page Down a turn, Space plays, Home and End.
replay-continue = Go on from here
replay-continue-about = A new table from this very position, with new dice. Choose your side and the opponent.
replay-continue-side = You play
replay-continue-level = Against
replay-continue-start = Start from here
replay-continue-over = The game is over at this moment: go back a step to go on from there.
replay-continue-secret = You can go on from any moment once the game is over.

## Journals
journal-upload = Open a journal
journal-upload-about = Somebody has sent you a game, or you kept one? Choose its file (.jsonl) and watch it here.
journal-choose = Choose a file …
journal-drop = or drop it here
journal-checking = Playing the journal through …
journal-bad = This file cannot be shown. Nothing was changed.
journal-bad-none = It is not a Westmarch journal, or it is not complete.
journal-bad-version = It was written by another version of Westmarch.
journal-bad-game = It is a game that this server does not have.
journal-bad-rules = It holds something that the rules of this server do not accept.
journal-bad-long = It is too long to be played through here.
journal-bad-large = It is too large: three megabytes are the most.
journal-bad-many = You have sent many journals. Wait a little and try again.
journal-bad-other = The server could not take it. Try again.
journal-detail = Details: { $detail }

## End
end-rule = The rule
end-charts = How the game went
end-seed-title = Were the dice fair?
end-seed-about = Before the first move the table published a seal. It fixes every roll, draw and shuffle in advance; nobody can change them without breaking it. Now the secret behind the seal is open, and everybody can check it.
end-seed-checking = Checking …
end-seed-seal = Seal, published before the first move
end-seed-secret = Secret, opened at the end
end-seed-fits-here = The secret fits the seal: your own browser has worked it out.
end-seed-fits-server = The secret fits the seal: the server has worked it out.
end-seed-broken = The secret does not fit the seal.
end-seed-outcomes = { $count ->
    [one] The only roll, draw or shuffle of the game came from it, in order.
   *[other] All { $count } rolls, draws and shuffles of the game came from it, in order.
}
end-seed-not = Something does not fit: { $problem }
end-seed-again = Check it yourself with { $command }
end-failed = This could not be loaded.

## Charts
chart-turn = Turn
chart-point = Turn { $turn }
chart-end = End
chart-table = As a table
chart-picture = As a picture
chart-go = Open this moment
chart-chance = Winning chances
chart-chance-about = As the machine sees it, with all cards open.
chart-turning = Turning points
chart-turning-at = Turn { $turn }: { $side } from { $before } % to { $after } %
chart-mistakes = Dearest decisions
chart-mistake = Turn { $turn }: { $side } gave away { $cost } %
chart-luck = What dice and cards brought:
chart-analysing = The machine looks at the game …
chart-none = The game was too short for charts.

## Text positions
position-title = A position as one line
position-about = Paste a position as the library, the command line or a table writes it. You take the place of whoever decides there; machines play the others.
position-line = The line
position-open = Play from here
position-copy = Copy the position
position-copy-about = One line of text for a report, a study or the library, with what you cannot know dealt anew.
