### What a character or a unit does, for somebody who points at it
bofa-sheet-character = Movement { $movement }, leadership { $leadership }
bofa-sheet-arrives = Enters with { $faces } once fate has reached { $number }
bofa-sheet-enters = Enters with { $faces } once a Shadow army stands in the Valley
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
bofa-sheet-bolg = Enters with any army outside the goblin boxes, with 1 bodyguard, or { $bodyguards } if the Shadow controls the Ruins of Dale, and up to { $tokens } Shadow tokens. A bodyguard cancels the damage that his army takes in a round.
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

### Those who are neither characters nor units, tokens and dice
bofa-sheet-eagles = { $count } at most besides their Lord. They wait in the Eyrie until he sends all of them out; where one flies, its whole territory counts. With a Muster die each may strike one Shadow army there, every one a different army: { $dice } dice that hit on { $target } or more, misses rolled once again. After that, and at the end of the turn, they are back in the Eyrie.
bofa-sheet-bats = The Shadow takes up to { $count } a turn in place of leadership tokens; each counts for its whole territory. With a Muster die one of them leaves, and an army there moves without leadership. Where the defender of a combat stands under bats, the Shadow has one combat card more, with which a bat adds one damage. They leave at the end of the turn.
bofa-token-leadership = Leadership token
bofa-token-damage = Damage
bofa-token-recruitment = Recruitment token
bofa-token-ring = Ring tokens
bofa-token-wrath = Wrath
bofa-token-bodyguard = Bodyguards
bofa-token-concentration = Concentration
bofa-sheet-token-leadership = Leadership 1 for its army until the end of the turn: with leadership an army rolls missed dice again, one for each point, and goes by a Character die.
bofa-sheet-token-damage = Each hit on an army is one damage. With more damage than units it must lose units; each of them takes two damage away. Armies recover with a Muster die.
bofa-sheet-token-recruitment = Nobody knows what it shows until a Muster die or a card turns it up: then its units appear in its region. An enemy army that comes there puts it back into the bag.
bofa-sheet-token-ring = Bilbo's: each rolls an action die again, or saves him when his army is destroyed.
bofa-sheet-token-wrath = Beorn's, { $most } at most: each damage to him takes one away, and without wrath he leaves the battle.
bofa-sheet-token-bodyguard = Bolg's: one of them cancels all damage that his army takes in a round of combat, or once outside combat.
bofa-sheet-token-concentration = Gandalf has gathered his strength: his next Burst of magic has { $dice } dice.
bofa-sheet-die-character = Move one army with leadership two regions, or one region and attack; move characters on the map; play a Character card. Most characters enter with it.
bofa-sheet-die-army = Move up to two armies one region each; move one army a region and attack; attack with several armies from beside a region; or play an Army card.
bofa-sheet-die-muster = Turn up recruitment tokens in up to two regions, let up to two armies recover, or play a Muster card. It also sends Eagles or bats.
bofa-sheet-die-event = Draw an event card and a story card, or play any card.
bofa-sheet-die-muster-army = One action of a Muster die or of an Army die.
bofa-sheet-die-will = One action of any die of the Free Peoples.
bofa-sheet-die-eye = For goblins alone: one comes to each of their two points; or an army with goblins moves a region and attacks; or two such armies move. It plays no cards.

bofa-thing-eagles = Eagles
bofa-thing-bats = Bats
