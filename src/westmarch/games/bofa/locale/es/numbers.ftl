### Cosas con su número, y las partes de un ejército

bofa-units-dwarf-soldier = { $number ->
    [one] 1 soldado enano
   *[other] { $number } soldados enanos
}
bofa-units-dwarf-veteran = { $number ->
    [one] 1 veterano enano
   *[other] { $number } veteranos enanos
}
bofa-units-elf-archer = { $number ->
    [one] 1 arquero elfo
   *[other] { $number } arqueros elfos
}
bofa-units-elf-spearman = { $number ->
    [one] 1 lancero elfo
   *[other] { $number } lanceros elfos
}
bofa-units-lakeman = { $number ->
    [one] 1 hombre del Lago
   *[other] { $number } hombres del Lago
}
bofa-units-orc = { $number ->
    [one] 1 orco
   *[other] { $number } orcos
}
bofa-units-great-orc = { $number ->
    [one] 1 gran orco
   *[other] { $number } grandes orcos
}
bofa-units-goblin = { $number ->
    [one] 1 trasgo
   *[other] { $number } trasgos
}
bofa-units-warg = { $number ->
    [one] 1 huargo
   *[other] { $number } huargos
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
bofa-component-leadership = Fichas de liderazgo
bofa-component-damage = Indicadores de daño

bofa-components-dwarf-soldier = { $number ->
    [one] 1 soldado enano
   *[other] { $number } soldados enanos
}
bofa-components-dwarf-veteran = { $number ->
    [one] 1 veterano enano
   *[other] { $number } veteranos enanos
}
bofa-components-elf-archer = { $number ->
    [one] 1 arquero elfo
   *[other] { $number } arqueros elfos
}
bofa-components-elf-spearman = { $number ->
    [one] 1 lancero elfo
   *[other] { $number } lanceros elfos
}
bofa-components-lakeman = { $number ->
    [one] 1 hombre del Lago
   *[other] { $number } hombres del Lago
}
bofa-components-orc = { $number ->
    [one] 1 orco
   *[other] { $number } orcos
}
bofa-components-great-orc = { $number ->
    [one] 1 gran orco
   *[other] { $number } grandes orcos
}
bofa-components-goblin = { $number ->
    [one] 1 trasgo
   *[other] { $number } trasgos
}
bofa-components-warg = { $number ->
    [one] 1 huargo
   *[other] { $number } huargos
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
    [one] 1 ficha de liderazgo
   *[other] { $number } fichas de liderazgo
}
bofa-components-damage = { $number ->
    [one] 1 indicador de daño
   *[other] { $number } indicadores de daño
}

bofa-deck-event-cards = carta de evento
bofa-deck-free-peoples-story = carta de historia
bofa-deck-shadow-story = carta de historia
bofa-deck-fate-cards = carta de destino
