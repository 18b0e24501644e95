### What an option brings, on its button
bofa-then-attack = { $win } % to win, { $loss } % to lose{ $open ->
    [0] {""}
   *[other] , { $open } % open
}
bofa-then-points = Shadow: { $count } of 10 points
bofa-then-fate = Fate track: { $count } of 15
bofa-then-lost = { $character } is lost
bofa-then-damage = { $count ->
    [one] 1 damage marker more
   *[other] { $count } damage markers more
}
bofa-then-healed = { $count ->
    [one] 1 damage marker less
   *[other] { $count } damage markers less
}
