wotr-opening-action = { $what }
wotr-opening-diplomacy = diplomacia: { $what }
wotr-opening-event = evento: { $what }
wotr-opening-draw = una carta: { $what }
wotr-opening-minion = entra { $what }
