bofa-opening-generals = generales: { $what }
bofa-opening-action = { $what }
bofa-opening-card = carta: { $what }
