tcg-seat-first = First player
tcg-seat-second = Second player
tcg-seat-third = Third player
tcg-seat-fourth = Fourth player
tcg-seat-fifth = Fifth player

tcg-frame-set-up = Set-up
tcg-frame-starting-fellowship = Starting fellowship of { $seat }
tcg-frame-turns = The game
tcg-frame-bidding = Bids
tcg-frame-battle = From the Shadow phase to the skirmishes
tcg-frame-regroup-phase = Regroup phase
tcg-frame-turn = Turn { $turn }: { $seat }
tcg-frame-fellowship-phase = Fellowship phase
tcg-frame-shadow-phase = Shadow phase of { $seat }
tcg-frame-shadow-phases = Shadow phases
tcg-frame-maneuver-phase = Maneuver phase
tcg-frame-archery-phase = Archery phase
tcg-frame-assignment-phase = Assignment phase
tcg-frame-skirmishes = Skirmishes
tcg-frame-skirmish = Skirmish of { $card }
tcg-frame-resolution = Resolution
tcg-frame-reconcile = { $seat } reconciles
tcg-frame-reconcile-all = Shadow players reconcile
tcg-frame-move = Move
tcg-frame-move-again = Second move
tcg-frame-phase-end = End of the phase
tcg-frame-actions = Actions
tcg-frame-action = { $card }
tcg-frame-perform = { $card }
tcg-frame-extra-cost = Cost to play
tcg-frame-play-card = Playing { $card }
tcg-frame-play-event = Playing { $card }
tcg-frame-transfer = Transfer of { $card }
tcg-frame-event = What happens
tcg-frame-each-discards = Each opponent discards
tcg-frame-batch = What happens
tcg-frame-at-once = What happens together
tcg-frame-announced = What happens
tcg-frame-window = Answers
tcg-frame-assigned = Answers
tcg-frame-look-and-take = Cards from the top
tcg-frame-discard-one = Cards of a hand
tcg-frame-choose-number = A number
tcg-frame-discard-two = Rest While You Can
tcg-frame-return-to-its-master = Return to Its Master
tcg-frame-reveal-until = Cards from the top
tcg-frame-arrange-top = Cards from the top
tcg-frame-mithril-shaft = A mithril shaft
tcg-frame-name-deck = Naming a draw deck
tcg-frame-order = Ordering cards
tcg-frame-play-several = Playing several cards
tcg-frame-shadow-draws = The Shadow players draw

tcg-ask-bid = How many burdens do you bid?
tcg-ask-place = Which place in the turn order?
tcg-ask-start = Add a companion to your starting fellowship?
tcg-ask-redraw = Shuffle your hand in and draw six cards?
tcg-ask-fellowship = Fellowship phase: act, or move
tcg-ask-shadow = Shadow phase: act, or pass
tcg-ask-maneuver = Maneuver: act, or pass
tcg-ask-archery = Archery: act, or pass
tcg-ask-assignment = Assignment: act, or pass
tcg-ask-skirmish = Skirmish: act, or pass
tcg-ask-regroup = Regroup: act, or pass
tcg-ask-archery-wound = Whom does the arrow hit?
tcg-ask-name = Which Shadow player takes the archery wounds?
tcg-ask-defend = Assign defenders to minions
tcg-ask-leftover = Assign your minions that are left
tcg-ask-opponent = Which opponent is this about?
tcg-ask-pick = Which skirmish is next?
tcg-ask-reconcile = Discard a card?
tcg-ask-discard-down = Discard down to eight cards
tcg-ask-move-again = Move again, or stay?
tcg-ask-sanctuary = Heal at the sanctuary
tcg-ask-host = On whom?
tcg-ask-order = Which required action comes first?
tcg-ask-answer = Answer, or pass
tcg-ask-may = { $card }: do it?
tcg-ask-either = { $card }: which one?
tcg-ask-number = How much?
tcg-ask-wound = Wound whom?
tcg-ask-exert = Exert whom?
tcg-ask-exhaust = Exhaust whom?
tcg-ask-heal = Heal whom?
tcg-ask-discard = Discard which card?
tcg-ask-return = Return which card?
tcg-ask-into-deck = Shuffle which card into the deck?
tcg-ask-beneath-deck = Which card goes beneath the deck?
tcg-ask-strength = Whose strength?
tcg-ask-keyword = Which card?
tcg-ask-flag = Which card?
tcg-ask-play = Play which card?
tcg-ask-take = Take which card?
tcg-ask-stack = Stack which card?
tcg-ask-become-bearer = Who bears the Ring?
tcg-ask-withdraw = Who leaves the skirmish?
tcg-ask-assign = Assign whom?
tcg-ask-token = Where?
tcg-ask-untoken = From where?
tcg-ask-replace-site = Which site?
tcg-ask-transfer = Transfer which card?
tcg-ask-to-support = Which card?
tcg-ask-spot = Spot which card?
tcg-ask-reveal-and-take = Which card?
tcg-ask-cancel-skirmish = Whose skirmish is cancelled?
tcg-ask-deck = Which draw deck?
tcg-ask-go-on = Discard another card?
tcg-ask-into-deck-with-stack = Which card is shuffled into the deck?
tcg-ask-may-draw = Draw { $count }?
tcg-ask-on-deck = Which card goes on top of the deck?
tcg-ask-order-cards = Which card comes first?
tcg-ask-promise = Which card?
tcg-ask-come-exhausted = Who comes exhausted?
tcg-ask-reveal = Which cards do you reveal?
tcg-ask-reveal-until = Which card?

tcg-card-told-apart = { $card } ({ $what })
tcg-wounds-taken = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}

# What it means to pass at some of these questions.
tcg-ask-start-pass = No more companions
tcg-ask-redraw-pass = Keep the hand
tcg-ask-defend-pass = No more defenders
tcg-ask-leftover-pass = No more assignments

tcg-option-bid = Bid { $count }
tcg-option-place = Place { $place }
tcg-option-start = Add { $card }
tcg-option-redraw = Redraw
tcg-option-move = Move
tcg-option-stay = Stay
tcg-option-play = Play { $card }
tcg-option-on = On { $host }
tcg-option-use = { $card }: { $doing }
tcg-option-answer = { $card }: { $doing }{ $event }
tcg-option-heal = Heal with { $card }
tcg-option-sanctuary = Heal { $card }
tcg-option-transfer = Transfer { $card }
tcg-option-wound = Wound { $card }
tcg-option-name = { $seat }
tcg-option-assign = { $card } against { $minion }
tcg-option-ambush = Ambush of { $card }: add ({ $count })
tcg-option-skirmish = Skirmish of { $card }
tcg-option-discard = Discard: { $card }
tcg-option-choose = { $card }
tcg-option-yes = Yes
tcg-option-option = { $way }
tcg-option-number = { $count }

tcg-log-bid = { $seat } bid { $count }
tcg-log-place = { $seat } takes place { $place }
tcg-log-site = { $seat } places { $card }
tcg-log-redraw = { $seat } redraws
tcg-log-turn = Turn { $turn }: { $seat } is the Free Peoples player
tcg-log-play = { $seat } plays { $card }
tcg-log-use = { $seat } uses { $card }
tcg-log-does = { $card }: { $doing }
tcg-log-wound = { $card } takes a wound
tcg-log-exert = { $card } exerts
tcg-log-heal = { $card } heals
tcg-log-discard = { $card } is discarded
tcg-log-kill = { $card } is killed
tcg-log-burden = { $seat } gets { $count ->
    [one] a burden
   *[other] { $count } burdens
}
tcg-log-unburden = { $seat } removes a burden
tcg-log-put-on = { $card } puts on the Ring
tcg-log-heir = { $card } is now the Ring-bearer
tcg-log-lose = { $seat } is out of the game
tcg-log-liberate = { $card } is liberated
tcg-log-control = { $seat } takes control of { $card }
tcg-log-transfer = { $card } passes to { $host }
tcg-log-discard-to-heal = { $card } is discarded to heal
tcg-log-draw = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}
tcg-log-drawn = You draw { $card }
tcg-log-move = { $seat } moves to { $card }
tcg-log-twilight = ({ $count }) added to the twilight pool, now ({ $total })
tcg-log-archery = Archery: fellowship { $count }, minions { $other }
tcg-log-assign = { $card } is assigned to { $minion }
tcg-log-ambush = { $card } springs its ambush
tcg-log-skirmish = { $card } fights { $minions }
tcg-log-won = { $minions }: the skirmish is won, { $count } to { $other }
tcg-log-overwhelmed = { $card } is overwhelmed
tcg-log-cancelled = The skirmish is cancelled
tcg-log-hand-discard = { $seat } discards { $card }
tcg-log-top-discard = { $seat } discards { $card } from the deck
tcg-log-minions-gone = All minions are discarded
tcg-log-prevented = It is prevented
tcg-log-prevented-wound = The wound to { $card } is prevented
tcg-log-prevented-exert = { $card } does not have to exert
tcg-log-prevented-heal = { $card } is not healed
tcg-log-prevented-discard = { $card } is not discarded
tcg-log-prevented-burden = The burden is prevented
tcg-log-prevented-twilight = No twilight tokens are added
tcg-log-prevented-control = Nobody takes control of the site
tcg-log-cancel = { $card } is cancelled
tcg-log-exhausted = { $card } comes into play exhausted
tcg-log-on-deck = { $card } goes on top of { $seat }'s draw deck
tcg-log-return = { $card } returns to hand
tcg-log-beneath = { $seat } puts { $count ->
    [one] a card
   *[other] { $count } cards
} beneath the deck
tcg-log-beneath-open = { $card } goes beneath { $seat }'s draw deck
tcg-log-from-deck = { $seat } plays { $card } from the draw deck
tcg-log-top-beneath = { $seat } puts the top card of the draw deck beneath it
tcg-log-stack-top = { $card } from the draw deck is stacked on { $host }
tcg-log-strength = { $card }: strength { $bonus }
tcg-log-take = { $seat } takes { $card }
tcg-log-reveal = { $seat } reveals { $card }
tcg-log-unassigned = All assignments are cancelled
tcg-log-took = { $seat } takes { $count ->
    [one] a card
   *[other] { $count } cards
} into hand
tcg-log-keyword = { $card } gains { $keyword }
tcg-log-keyword-bonus = { $card } gains { $keyword } { $bonus }
tcg-log-flag-may-fight = { $card } may take part in archery fire and skirmishes
tcg-log-flag-no-archery = { $card } does not add to the archery total
tcg-log-flag-prevent-wounds = All wounds to { $card } are prevented
tcg-log-flag-no-wounds = { $card } may not take wounds
tcg-log-flag-wound-limit = { $card } takes no more than 1 wound in each skirmish
tcg-log-flag-threshold = { $card } is overwhelmed only by three times the strength
tcg-log-flag-no-bonus = { $card } gives no strength bonus
tcg-log-flag-cannot-be-assigned = { $card } may not be assigned to a skirmish
tcg-log-flag-no-keyword-damage = { $card } loses all damage bonuses
tcg-log-flag-kept-away = The Free Peoples player may not assign { $card } to { $host }
tcg-log-flag-not-fierce = { $card } is not fierce
tcg-log-flag-site-number = { $card }: site number { $bonus }
tcg-log-flag-first-sentence-off = The first sentence of { $card } does not apply
tcg-log-total-archery = Fellowship archery total: { $bonus }
tcg-log-total-minion-archery = Minion archery total: { $bonus }
tcg-log-total-move-limit = Move limit this turn: { $bonus }
tcg-log-total-next-shadow-number = Shadow number of this move: { $bonus }
tcg-log-total-each-shadow-number = Shadow number of each site: { $bonus }
tcg-log-total-minion-cost = Twilight cost of each minion: { $bonus }
tcg-log-total-event-cost = Twilight cost of each maneuver event: { $bonus }
tcg-log-total-pipes = Pipes that can be spotted: { $bonus }
tcg-log-total-stay = The fellowship may not move again this turn
tcg-log-total-must-move = The fellowship must move again this turn
tcg-log-total-allies-instead = Allies take the archery wounds instead of companions
tcg-log-skip = Phase to be skipped: { $phase }
tcg-log-skip-shadow = { $seat } will skip a Shadow phase
tcg-log-withdrawn = { $card } is removed from the skirmish
tcg-log-stack = { $card } is stacked on { $host }
tcg-log-into-deck = { $card } is shuffled into { $seat }'s draw deck
tcg-log-bearer = { $seat }: { $card } bears the Ring, { $count ->
    [0] without burdens
    [one] with a burden
   *[other] with { $count } burdens
}
tcg-log-on = { $card } is put on { $host }
tcg-log-take-off = { $card } takes off the Ring
tcg-log-phase = { $phase }
tcg-log-phase-of = { $phase }: { $seat }
tcg-log-to-support = { $card } goes to the support area
tcg-log-tokens = { $card } has { $count ->
    [0] no tokens
    [one] 1 token
   *[other] { $count } tokens
}
tcg-log-twilight-spent = ({ $count }) removed from the twilight pool, now ({ $total })

tcg-end-last = The last player left wins
tcg-end-none = Nobody is left
tcg-end-site-nine = The fellowship has survived site 9

tcg-odds-skirmish = Strength { $free } against { $shadow }
tcg-odds-free-wins = The Free Peoples win
tcg-odds-overwhelmed = The loser is overwhelmed
tcg-odds-hand = The hidden hand can change it

tcg-then-free-wins = { $total } against { $other }: the Free Peoples win
tcg-then-free-overwhelms = { $total } against { $other }: the Free Peoples overwhelm
tcg-then-shadow-wins = { $total } against { $other }: the Shadow wins
tcg-then-shadow-overwhelms = { $total } against { $other }: the Shadow overwhelms

tcg-occasion-0 = { "" }
tcg-occasion-1 = { " " }(second occasion)
tcg-occasion-2 = { " " }(third occasion)
tcg-occasion-3 = { " " }(fourth occasion)
tcg-occasion-4 = { " " }(fifth occasion)
tcg-occasion-5 = { " " }(sixth occasion)
tcg-way-0 = The first way
tcg-way-1 = The second way
tcg-way-2 = The third way
tcg-way-3 = The fourth way
tcg-way-4 = The fifth way
tcg-way-5 = The sixth way
tcg-phase-before = Set-up
tcg-phase-fellowship = Fellowship phase
tcg-phase-shadow = Shadow phase
tcg-phase-maneuver = Maneuver phase
tcg-phase-archery = Archery phase
tcg-phase-assignment = Assignment phase
tcg-phase-skirmish = Skirmish phase
tcg-phase-regroup = Regroup phase
tcg-phase-between = Between phases
