### Things with their number, and the parts of an army

bofa-units-dwarf-soldier = { $number ->
    [one] 1 Dwarf Soldier
   *[other] { $number } Dwarf Soldiers
}
bofa-units-dwarf-veteran = { $number ->
    [one] 1 Dwarf Veteran
   *[other] { $number } Dwarf Veterans
}
bofa-units-elf-archer = { $number ->
    [one] 1 Elf Archer
   *[other] { $number } Elf Archers
}
bofa-units-elf-spearman = { $number ->
    [one] 1 Elf Spearman
   *[other] { $number } Elf Spearmen
}
bofa-units-lakeman = { $number ->
    [one] 1 Man of the Lake
   *[other] { $number } Men of the Lake
}
bofa-units-orc = { $number ->
    [one] 1 Orc
   *[other] { $number } Orcs
}
bofa-units-great-orc = { $number ->
    [one] 1 Great Orc
   *[other] { $number } Great Orcs
}
bofa-units-goblin = { $number ->
    [one] 1 Goblin
   *[other] { $number } Goblins
}
bofa-units-warg = { $number ->
    [one] 1 Warg
   *[other] { $number } Wargs
}

bofa-component-dwarf-soldier = { bofa-unit-dwarf-soldier }
bofa-component-dwarf-veteran = { bofa-unit-dwarf-veteran }
bofa-component-elf-archer = { bofa-unit-elf-archer }
bofa-component-elf-spearman = { bofa-unit-elf-spearman }
bofa-component-lakeman = { bofa-unit-lakeman }
bofa-component-orc = { bofa-unit-orc }
bofa-component-great-orc = { bofa-unit-great-orc }
bofa-component-goblin = { bofa-unit-goblin }
bofa-component-warg = { bofa-unit-warg }
bofa-component-bard = { bofa-character-bard }
bofa-component-dain = { bofa-character-dain }
bofa-component-gandalf = { bofa-character-gandalf }
bofa-component-thranduil = { bofa-character-thranduil }
bofa-component-bilbo = { bofa-character-bilbo }
bofa-component-thorin = { bofa-character-thorin }
bofa-component-lord-of-the-eagles = { bofa-character-lord-of-the-eagles }
bofa-component-beorn = { bofa-character-beorn }
bofa-component-bolg = { bofa-character-bolg }
bofa-component-leadership = Leadership tokens
bofa-component-damage = Damage markers

bofa-components-dwarf-soldier = { $number ->
    [one] 1 Dwarf Soldier
   *[other] { $number } Dwarf Soldiers
}
bofa-components-dwarf-veteran = { $number ->
    [one] 1 Dwarf Veteran
   *[other] { $number } Dwarf Veterans
}
bofa-components-elf-archer = { $number ->
    [one] 1 Elf Archer
   *[other] { $number } Elf Archers
}
bofa-components-elf-spearman = { $number ->
    [one] 1 Elf Spearman
   *[other] { $number } Elf Spearmen
}
bofa-components-lakeman = { $number ->
    [one] 1 Man of the Lake
   *[other] { $number } Men of the Lake
}
bofa-components-orc = { $number ->
    [one] 1 Orc
   *[other] { $number } Orcs
}
bofa-components-great-orc = { $number ->
    [one] 1 Great Orc
   *[other] { $number } Great Orcs
}
bofa-components-goblin = { $number ->
    [one] 1 Goblin
   *[other] { $number } Goblins
}
bofa-components-warg = { $number ->
    [one] 1 Warg
   *[other] { $number } Wargs
}
bofa-components-bard = { bofa-character-bard }
bofa-components-dain = { bofa-character-dain }
bofa-components-gandalf = { bofa-character-gandalf }
bofa-components-thranduil = { bofa-character-thranduil }
bofa-components-bilbo = { bofa-character-bilbo }
bofa-components-thorin = { bofa-character-thorin }
bofa-components-lord-of-the-eagles = { bofa-character-lord-of-the-eagles }
bofa-components-beorn = { bofa-character-beorn }
bofa-components-bolg = { bofa-character-bolg }
bofa-components-leadership = { $number ->
    [one] 1 leadership token
   *[other] { $number } leadership tokens
}
bofa-components-damage = { $number ->
    [one] 1 damage marker
   *[other] { $number } damage markers
}

bofa-deck-event-cards = event card
bofa-deck-free-peoples-story = story card
bofa-deck-shadow-story = story card
bofa-deck-fate-cards = fate card
