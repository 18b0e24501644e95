bofa-side-free-peoples = Free Peoples
bofa-side-shadow = Shadow

bofa-unit-dwarf-soldier = Dwarf Soldiers
bofa-unit-dwarf-veteran = Dwarf Veterans
bofa-unit-elf-archer = Elf Archers
bofa-unit-elf-spearman = Elf Spearmen
bofa-unit-lakeman = Men of the Lake
bofa-unit-orc = Orcs
bofa-unit-great-orc = Great Orcs
bofa-unit-goblin = Goblins
bofa-unit-warg = Wargs

bofa-character-bard = Bard
bofa-character-dain = Dáin
bofa-character-gandalf = Gandalf
bofa-character-thranduil = Thranduil
bofa-character-bilbo = Bilbo
bofa-character-thorin = Thorin
bofa-character-lord-of-the-eagles = Lord of the Eagles
bofa-character-beorn = Beorn
bofa-character-bolg = Bolg

bofa-face-character = Character
bofa-face-army = Army
bofa-face-muster = Muster
bofa-face-event = Event
bofa-face-muster-army = Muster/Army
bofa-face-will = Will of the West
bofa-face-eye = Lidless Eye

bofa-territory-broken-lands = Broken Lands
bofa-territory-valley = Valley
bofa-territory-eastern-bank = Eastern Bank
bofa-territory-southern-spur = Southern Spur

bofa-group-men-dwarves = Men and Dwarves
bofa-group-elves = Elves
bofa-group-shadow = the Shadow

bofa-phase-setup = Set-up
bofa-phase-prepare = Preparation
bofa-phase-generals = Activation of generals
bofa-phase-fate = Fate
bofa-phase-shadow-leadership = Shadow leadership
bofa-phase-actions = Action round
bofa-phase-end = End of turn

bofa-action-strategic = strategic move
bofa-action-attack = attack
bofa-action-combined = combined attack
bofa-action-fast = fast move
bofa-action-led-attack = attack with leadership
bofa-action-walk = move characters
bofa-action-beorn = move Beorn
bofa-action-recruit = recruit
bofa-action-recover = recover
bofa-action-eagles = Proud and strong
bofa-action-cloud = Cloud of bats
bofa-action-draw = draw cards
bofa-action-goblins = recruit goblins
bofa-action-goblin-move = goblin strategic move
bofa-action-goblin-attack = goblin attack
