### What a character or a unit does, for somebody who points at it
bofa-sheet-character = Movement { $movement }, leadership { $leadership }
bofa-sheet-arrives = Enters with { $faces } once fate has reached { $number }
bofa-sheet-enters = Enters with { $faces } once a Shadow army stands in the valley
bofa-sheet-unit = Combat value { $number }. Favourable terrain: { $ground }
bofa-sheet-card = Card in battle: { $name }
bofa-sheet-hills = hills
bofa-sheet-mountains = mountains
bofa-sheet-plains = plains
bofa-sheet-ruins = ruins
bofa-sheet-marsh = marsh
bofa-sheet-bard = General. Ability: lays Men and Dwarves tokens face down in different settlements, { $tokens } at most. Once in a combat of his army he shoots: one more damage on { $target } or more.
bofa-sheet-dain = General. Ability: one army with Dwarves moves one region or recovers. In the first round of a combat his army takes one damage less.
bofa-sheet-gandalf = General. Ability: strikes one Shadow army in his range with { $dice } dice, or { $focused } if he did not use it in the turn before; each hits on { $target } or more.
bofa-sheet-thranduil = General. His activation brings an Elf token. Ability: archers and Men of the Lake on heights shoot at one Shadow army in range, a die each, { $dice } at most; each hits on { $target } or more.
bofa-sheet-bilbo = Enters on Ravenhill or with Gandalf and brings { $rings } ring tokens: each rolls an action die again, or saves him when his army is destroyed.
bofa-sheet-thorin = Enters at the Front Gate with a Dwarf veteran and leadership, and may attack at once. With him his army has a manoeuvre card more.
bofa-sheet-lord-of-the-eagles = General. Comes to the Eyrie with { $eagles } eagles. Ability: gathers { $eagles } more eagles, or sends all of them out over the territories. With a Muster die each eagle may then attack an army: { $dice } dice that hit on { $target } or more, misses rolled once again.
bofa-sheet-beorn = Fights alone with { $dice } dice and { $wrath } wrath, { $most } at most; damage to him is taken from his wrath. He blocks the way of the Shadow.
bofa-sheet-bolg = Enters with an army in the Valley or a mustering region, with 1 bodyguard, or { $bodyguards } if the Shadow controls the Ruins of Dale, and up to { $tokens } Shadow tokens. A bodyguard cancels the damage that his army takes in a round.
bofa-tile-grey = Grey fate tiles
bofa-tile-blue = Blue fate tile
bofa-tile-brown = Brown fate tile
bofa-track-fate = The fate track
bofa-track-points = Victory points
bofa-sheet-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} with a { $number }, { $icons } of them with the fate icon
bofa-sheet-tile-blue = It comes into the pool with The Arkenstone of Thráin and ends the drawing. Number { $number }, { $icon ->
    [yes] with the fate icon
   *[no] without the fate icon
}
bofa-sheet-tile-brown = It comes into the pool with The Shadow of the Necromancer and ends the drawing. Number { $number }, { $icon ->
    [yes] with the fate icon
   *[no] without the fate icon
}
bofa-sheet-track-fate = When the marker reaches space { $number } the Free Peoples win at once
bofa-sheet-track-arrival = { $character } is available from space { $number } on
bofa-sheet-track-points = The Shadow wins with { $number } points at the end of a turn, or at once if the Front Gate is among them. Beorn's coming wins for the Free Peoples if the Shadow has fewer than { $beorn }
bofa-sheet-settlement = { $place }: { $number ->
    [one] { $number } point
   *[other] { $number } points
    }
bofa-sheet-stronghold = { $place }: { $number ->
    [one] { $number } point
   *[other] { $number } points
    }, protection { $protection }
