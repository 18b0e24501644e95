bofa-opening-generals = generals: { $what }
bofa-opening-action = { $what }
bofa-opening-card = card: { $what }
