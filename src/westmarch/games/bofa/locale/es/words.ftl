bofa-side-free-peoples = Pueblos Libres
bofa-side-shadow = Sombra

bofa-unit-dwarf-soldier = Soldados enanos
bofa-unit-dwarf-veteran = Veteranos enanos
bofa-unit-elf-archer = Arqueros elfos
bofa-unit-elf-spearman = Lanceros elfos
bofa-unit-lakeman = Hombres del Lago
bofa-unit-orc = Orcos
bofa-unit-great-orc = Grandes orcos
bofa-unit-goblin = Trasgos
bofa-unit-warg = Huargos

bofa-character-bard = Bardo
bofa-character-dain = Dáin
bofa-character-gandalf = Gandalf
bofa-character-thranduil = Thranduil
bofa-character-bilbo = Bilbo
bofa-character-thorin = Thorin
bofa-character-lord-of-the-eagles = Señor de las Águilas
bofa-character-beorn = Beorn
bofa-character-bolg = Bolgo

bofa-face-character = Personaje
bofa-face-army = Ejército
bofa-face-muster = Movilización
bofa-face-event = Evento
bofa-face-muster-army = Movilización/Ejército
bofa-face-will = Voluntad del Oeste
bofa-face-eye = Ojo sin Párpado

bofa-territory-broken-lands = Tierras Abruptas
bofa-territory-valley = Valle
bofa-territory-eastern-bank = Ribera Oriental
bofa-territory-southern-spur = Estribación Meridional

bofa-group-men-dwarves = hombres y enanos
bofa-group-elves = elfos
bofa-group-shadow = la Sombra

bofa-phase-setup = Preparativos
bofa-phase-prepare = Preparación
bofa-phase-generals = Activación de generales
bofa-phase-fate = Destino
bofa-phase-shadow-leadership = Liderazgo de la Sombra
bofa-phase-actions = Ronda de acciones
bofa-phase-end = Final de turno

bofa-action-strategic = movimiento estratégico
bofa-action-attack = ataque
bofa-action-combined = ataque combinado
bofa-action-fast = movimiento rápido
bofa-action-led-attack = ataque con liderazgo
bofa-action-walk = mover personajes
bofa-action-beorn = mover a Beorn
bofa-action-recruit = reclutar
bofa-action-recover = recuperarse
bofa-action-eagles = Altivas y fuertes
bofa-action-cloud = Nube de murciélagos
bofa-action-draw = robar cartas
bofa-action-goblins = reclutar trasgos
bofa-action-goblin-move = movimiento estratégico trasgo
bofa-action-goblin-attack = ataque trasgo
