### The table at a glance

meccg-digest-turn = Turn { $turn }
meccg-digest-active = turn of { $seat }
meccg-digest-council = the Council has been called by { $seat }
meccg-digest-hazards = hazards { $spent } of { $limit }
meccg-digest-route = route: { $regions }
meccg-digest-player = { $seat } · { $total ->
    [one] { $total } point
   *[other] { $total } points
    }, influence left { $influence }, hand { $hand }, deck { $deck }, discards { $discard }
meccg-digest-points = Points: { $points }
meccg-digest-kind-characters = characters { $count }
meccg-digest-kind-items = items { $count }
meccg-digest-kind-factions = factions { $count }
meccg-digest-kind-allies = allies { $count }
meccg-digest-kind-creatures = creatures { $count }
meccg-digest-kind-others = others { $count }
meccg-digest-won = Won: { $cards }
meccg-digest-company = { $seat }: { $site }
meccg-digest-moves-to = { $from } → { $to }
meccg-digest-somewhere = moving, destination hidden
meccg-digest-site-tapped = tapped site
meccg-digest-guard = on guard: { $card }
meccg-digest-guard-hidden = a card on guard
meccg-digest-character = { $name } { $prowess }/{ $body }
meccg-digest-influence = influence { $count }
meccg-digest-corruption = corruption { $count }
meccg-digest-follows = follows { $name }
meccg-digest-tapped = tapped
meccg-digest-wounded = WOUNDED
meccg-digest-bears = with { $names }
meccg-digest-events = Events
meccg-digest-face-down = a card face down
meccg-digest-hand = Your hand
meccg-digest-texts = Cards in play
