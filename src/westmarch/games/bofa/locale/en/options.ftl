bofa-option-activate = Activate { $character }
bofa-option-advance = Advance from { $place }
bofa-option-again = Set it aside and draw again
bofa-option-again-die = Roll a { $face } die again
bofa-option-apply = Apply it
bofa-option-army = The army in { $place }
bofa-option-attach = { $card }
bofa-option-attack = Attack { $target } from { $place }
bofa-option-bat = In the { $territory }
bofa-option-bats = { $number ->
    [one] 1 bat
   *[other] { $number } bats
}
bofa-option-bear = The army in { $place }
bofa-option-bite = Remove a bat
bofa-option-bodyguard = Discard a bodyguard
bofa-option-bury = Under the deck
bofa-option-casualty = Lose { $unit }
bofa-option-cease = Cease the attack
bofa-option-choose = { $place }
bofa-option-combined = Attack { $target } from several sides
bofa-option-deny = { $character }
bofa-option-discard = Discard { $card }
bofa-option-discard-die = Discard a { $face } die
bofa-option-dwarves-march = March
bofa-option-dwarves-recover = Recover
bofa-option-eagle = To the { $territory }
bofa-option-eagles-gather = Gather more eagles
bofa-option-eagles-out = Send all eagles out
bofa-option-enough = No more casualties
bofa-option-enter = { $character } enters with a { $face } die
bofa-option-enter-at = At { $place }
bofa-option-event = Play { $card }
bofa-option-figure = { $unit }
bofa-option-general = Use the ability of { $character }
bofa-option-go = { $number } { $unit }
bofa-option-goblin = At { $place }
bofa-option-goblins-both = One at each point
bofa-option-keep = Back on top
bofa-option-lay = A token of { $group } in { $place }
bofa-option-lead = With the army in { $place }
bofa-option-leave = { $character } stays behind
bofa-option-manoeuvre = Use the manoeuvre of the { $unit }
bofa-option-markers = { $number ->
    [one] 1 marker
   *[other] { $number } markers
}
bofa-option-move = From { $place } to { $target }
bofa-option-part = A part of it
bofa-option-play = Play { $card } with a { $face } die
bofa-option-press-on = Press on
bofa-option-recover = The army in { $place }
bofa-option-regroup = Play Regroup
bofa-option-remove = Remove { $unit }
bofa-option-reroll = { $white } white and { $black } black dice
bofa-option-retreat = Retreat in order
bofa-option-retreat-to = To { $place }
bofa-option-return-token = The token with { $number } { $unit }
bofa-option-reveal = A token of { $group } in { $place }
bofa-option-ring = Use a ring
bofa-option-ring-reroll = A ring: roll a { $face } die again
bofa-option-rout = Retreat in rout
bofa-option-shift = A token of { $group } from { $place } to { $target }
bofa-option-stand = Stand
bofa-option-stay = Stay
bofa-option-stop = Stop here
bofa-option-strike = The army in { $place }
bofa-option-take = { $character } goes along
bofa-option-thorin = Play Thorin's mighty strokes
bofa-option-tokens = { $number ->
    [one] 1 token
   *[other] { $number } tokens
}
bofa-option-unit = Play the card of the { $unit }
bofa-option-use = { $face } die: { $action }
bofa-option-vampires = Play Like vampires
bofa-option-wait = Wait
bofa-option-walk = { $character } goes to { $target }
bofa-option-whole = The whole army
