wotr-opening-action = { $what }
wotr-opening-diplomacy = diplomacy: { $what }
wotr-opening-event = event: { $what }
wotr-opening-draw = a card of the { $what }
wotr-opening-minion = { $what } comes into play
