### Puzzles

puzzles = Puzzles
place-puzzles = Puzzles
puzzles-about = Positions from real games with a clearly best answer. Nothing is rolled and nobody waits: look, choose, and read why.
puzzles-none = There are no puzzles for this game.
puzzles-solved = { $solved } of { $count } solved at the first try
puzzle-stars =
    { $stars ->
        [one] 1 star of 5
       *[other] { $stars } stars of 5
    }
puzzle-new = not tried yet
puzzle-solved = solved
puzzle-failed = missed
puzzle-number = Puzzle { $number } of { $of }
puzzle-right =
    { $right ->
        [one] One of { $offered } answers is right.
       *[other] { $right } of { $offered } answers are right.
    }
puzzle-yes = That is right
puzzle-no = There was something better
puzzle-better = Right would have been
puzzle-chances = How good the answers are
puzzle-next = Next puzzle
puzzle-play-on = Play on from here
puzzle-game = The whole game
