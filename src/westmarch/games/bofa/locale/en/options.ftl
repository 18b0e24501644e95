bofa-option-activate = Activate { $character }
bofa-option-advance = Advance from { $place }
bofa-option-again = Set it aside and draw again
bofa-option-again-dice = Roll again: { $face }
bofa-option-apply = Apply it
bofa-option-army = The army in { $place }
bofa-option-attach = { $card }
bofa-option-attack = Attack { $target } from { $place }
bofa-option-bat = In the { $territory }
bofa-option-bats = Bats: { $territory }
bofa-option-bear = The army in { $place }
bofa-option-bite = Remove a bat
bofa-option-bodyguard = Discard a bodyguard
bofa-option-bury = Under the deck
bofa-option-casualties = Lose { $unit }
bofa-option-cease = Cease the attack
bofa-option-choose = { $place }
bofa-option-combined = Attack { $target } from several sides
bofa-option-deny = { $character }
bofa-option-discard = Discard { $card }
bofa-option-discard-die = Discard: { $face } die
bofa-option-dwarves-march = March
bofa-option-dwarves-recover = Recover
bofa-option-eagles = Eagles: { $territory }
bofa-option-eagles-gather = Gather more eagles
bofa-option-eagles-out = Send all eagles out
bofa-option-enough = No more casualties
bofa-option-enter = { $face } die: { $character } enters
bofa-option-enter-at = At { $place }
bofa-option-event = Play { $card }
bofa-option-figure = { $unit }
bofa-option-general = Use the ability of { $character }
bofa-option-go = { $component }
bofa-option-goblin = At { $place }
bofa-option-goblins-both = One at each point
bofa-option-keep = Back on top
bofa-option-lay = A token of { $group } in { $place }
bofa-option-lead = A token each: { $place }
bofa-option-lord = To the { $territory }
bofa-option-manoeuvre = Use the manoeuvre of the { $unit }
bofa-option-move = From { $place } to { $target }
bofa-option-play = { $face } die: play { $card }
bofa-option-press-on = Press on
bofa-option-recover = The army in { $place }
bofa-option-recover-again = { $number ->
    [0] No die
    [one] 1 die
   *[other] { $number } dice
}
bofa-option-regroup = Play Regroup
bofa-option-remove = Remove { $unit }
bofa-option-reroll = { $white ->
    [one] 1 white die
   *[other] { $white } white dice
} and { $black } black
bofa-option-retreat = Retreat in order
bofa-option-retreat-to = To { $place }
bofa-option-return-token = { $number } { $unit }
bofa-option-reveal = A token of { $group } in { $place }
bofa-option-ring = Use a ring
bofa-option-ring-reroll = A ring: roll again the { $face } die
bofa-option-rout = Retreat in rout
bofa-option-shift = A token of { $group } from { $place } to { $target }
bofa-option-stand = Stand
bofa-option-stay = Stay
bofa-option-stop = Stop here
bofa-option-strike = Attack: { $place }
bofa-option-target = { $place }
bofa-option-thorin = Play Thorin's mighty strokes
bofa-option-unit = Play the card of the { $unit }
bofa-option-use = { $face } die: { $action }
bofa-option-vampires = Play Like vampires
bofa-option-wait = Wait
bofa-option-walk = { $character } goes to { $target }
bofa-option-whole = The whole army
