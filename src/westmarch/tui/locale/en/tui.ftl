### The table in the terminal

tui-you = you
tui-person = at this keyboard
tui-level-random = random opponent
tui-level-learner = opponent for a first game
tui-level-easy = easy opponent
tui-level-medium = medium opponent
tui-level-hard = hard opponent
tui-decisions =
    { $count ->
        [one] 1 decision
       *[other] { $count } decisions
    }

## The question
tui-filter = type to filter, or a whole code
tui-more-options =
    { $count ->
        [one] one more: filter, or type its code
       *[other] { $count } more: filter, or type a code
    }
tui-no-option-fits = no option fits; Enter tells why a code is not possible
tui-thinking = { $seat } is thinking ...
tui-stuck = The table stands still because of a defect; save it with s and report the journal
tui-over = The game is over
tui-winners =
    { $count ->
        [one] Winner: { $names }
       *[other] Winners: { $names }
    }
tui-nobody = nobody
tui-seed = The seed was { $seed }
tui-nothing = nothing
tui-yes = yes
tui-no = no
tui-card-texts = Card texts

## Keys
tui-key-u = undo
tui-key-l = ES
tui-key-s = save
tui-key-q = quit
tui-key-slash = rules
tui-key-w = why not?
tui-key-p = view
tui-key-m = map
tui-key-h = hint
tui-key-o = odds
tui-key-help = help
tui-keys-box = arrows and page keys scroll · Esc closes
tui-keys-odds = Enter asks · an empty line shows the questions · Esc closes
tui-keys-why = Enter answers · Tab completes · Esc closes

## Rules, and why not
tui-rules-title = Rulebook
tui-rules-search = words of a rule, or its page; empty: the rules of the moment
tui-rules-none = no rule has these words
tui-rules-more = ... and { $count } more
tui-why-title = Why not?
tui-why-code = a code, such as those behind the options
tui-why-legal = { $code } is possible now.
tui-why-forbidden = { $code } is not possible now:
tui-why-unreadable = { $code } is not a code of this game.

## The map, hints and odds
tui-no-board = This game has no board.
tui-hint-thinking = Thinking ...
tui-hint-title = What the medium opponent would do, and your chance to win afterwards:
tui-hint = { $number }. { $option } ({ $chance })
tui-hint-none = No advice.
tui-odds-title = Exact odds
tui-odds-question = a question, such as those below
tui-odds-none = This game has no odds.

## Hot-seat and undo
tui-hand-over = Hand the keyboard over to { $seat }.
tui-hand-over-enter = { $seat }: press Enter when nobody else looks.
tui-hand-over-undo = { $seat }: u takes your last decision back.
tui-consent =
    { $asker } wants to take back the last decision, past dice, cards or decisions of others.

    { $other }: do you agree?   y yes · n no
tui-declined = { $seat } does not agree
tui-undone = Taken back

## Saving and leaving
tui-saved = Saved in { $file }
tui-not-saved = Not saved: { $why }
tui-defect = { $code } cannot be carried out because of a defect of the rules code; nothing has changed. Save with s and report the journal.
tui-leaving =
    The game has not been saved.

    s save and quit · q quit · Esc stay

tui-help =
    Decide
      Up, Down, Enter  choose from the list
      1-9              choose an option by its number
      Space            pass, where one may
      letters, or f    filter by text or code: Enter chooses, Esc ends
      u                take your last decision back; other people are
                       asked if dice, cards or their decisions follow it
    Understand
      /                search the rulebook; empty: rules of the moment
      w                why not? type any code and read the rule
      m                the board as a map
      p                the position on the whole screen
      h                a hint: what the medium opponent would do
      o                exact odds
      Tab              to the position and the log, to scroll them
    Table
      l                English or Spanish
      s                save the journal; later: --resume FILE
      q                quit
