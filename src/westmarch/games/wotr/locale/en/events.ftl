### Event cards, recruiting and politics

## Options

wotr-option-army = { $slot }
wotr-option-pile = Draw from the { $deck }
wotr-option-recruit = { $figure } in { $region }
wotr-option-levy = Recruit in { $region }
wotr-option-raise = Recruit { $figure }
wotr-option-share = Recruit in { $region }
wotr-option-replace = Elites in { $slot }
wotr-option-discard = Discard { $card }
wotr-option-nation = { $nation }
wotr-option-region = { $region }
wotr-option-character = { $character }
wotr-option-tile = { $tile }
wotr-word-separate = Separate

## Hand and decks

wotr-frame-draw-phase = Drawing event cards
wotr-frame-draw-cards = Drawing cards
wotr-frame-hand-limit = Hand limit
wotr-ask-hand-limit = Too many cards in hand: choose what to discard
wotr-log-discards-face-down = { $side }: discards a card face down ({ $deck })

## Playing cards

wotr-frame-play-event = { $card }
wotr-frame-draw-after-event = A card after the event
wotr-ask-draw-after-event = Draw a card after playing the event?
wotr-frame-dismiss = { $card } is broken
wotr-frame-choose = A choice for a card
wotr-frame-choose-word = A choice for a card
wotr-frame-roll-hits = Dice of a card
wotr-log-event = { $side }: plays { $card }
wotr-log-leaves-table = { $card } leaves the table
wotr-log-dead-men-die = The Dead Men's die shows { $die }: as many hits
wotr-log-card-roll = Dice for the card: { $die } ({ $number } or more succeeds): { $hits ->
    [one] 1 success
   *[other] { $hits } successes
}

## Recruiting

wotr-frame-muster = Recruiting
wotr-ask-muster = Recruit a figure
wotr-ask-muster-second = Recruit a second figure in another settlement, or none
wotr-frame-recruit-at = Recruiting by a card
wotr-frame-raise-together = Recruiting by a card
wotr-frame-share-out = Recruiting by a card
wotr-frame-raise-in-each = Recruiting by a card
wotr-ask-recruit-by-card = Recruit a figure
wotr-ask-raise =
    { $count ->
        [one] Recruit a figure in { $region }
       *[other] Recruit { $count } figures in { $region }
    }
wotr-ask-raise-some =
    { $count ->
        [one] Recruit a figure in { $region }, if you want to
       *[other] Recruit up to { $count } figures in { $region }
    }
wotr-ask-levy =
    { $count ->
        [one] Choose the region where { $figure } comes
       *[other] Choose { $count } regions where { $figure } comes
    }
wotr-ask-share =
    { $count ->
        [one] Only one { $figure } is left: where does it come?
       *[other] Only { $count } of { $figure } are left: divide them
    }
wotr-log-recruits = { $side }: recruits ({ $region }): { $member }

## Politics
wotr-log-activated-dwarves = The Dwarves become active
wotr-log-advanced-dwarves = The Dwarves advance on the political track, { $count ->
    [one] 1 step
   *[other] { $count } steps
} from war
wotr-log-at-war-dwarves = The Dwarves are At War
wotr-log-activated-elves = The Elves become active
wotr-log-advanced-elves = The Elves advance on the political track, { $count ->
    [one] 1 step
   *[other] { $count } steps
} from war
wotr-log-at-war-elves = The Elves are At War
wotr-log-activated-gondor = Gondor becomes active
wotr-log-advanced-gondor = Gondor advances on the political track, { $count ->
    [one] 1 step
   *[other] { $count } steps
} from war
wotr-log-at-war-gondor = Gondor is At War
wotr-log-activated-north = The North becomes active
wotr-log-advanced-north = The North advances on the political track, { $count ->
    [one] 1 step
   *[other] { $count } steps
} from war
wotr-log-at-war-north = The North is At War
wotr-log-activated-rohan = Rohan becomes active
wotr-log-advanced-rohan = Rohan advances on the political track, { $count ->
    [one] 1 step
   *[other] { $count } steps
} from war
wotr-log-at-war-rohan = Rohan is At War
wotr-log-activated-isengard = Isengard becomes active
wotr-log-advanced-isengard = Isengard advances on the political track, { $count ->
    [one] 1 step
   *[other] { $count } steps
} from war
wotr-log-at-war-isengard = Isengard is At War
wotr-log-activated-sauron = Sauron becomes active
wotr-log-advanced-sauron = Sauron advances on the political track, { $count ->
    [one] 1 step
   *[other] { $count } steps
} from war
wotr-log-at-war-sauron = Sauron is At War
wotr-log-activated-southrons = The Southrons & Easterlings become active
wotr-log-advanced-southrons = The Southrons & Easterlings advance on the political track, { $count ->
    [one] 1 step
   *[other] { $count } steps
} from war
wotr-log-at-war-southrons = The Southrons & Easterlings are At War
