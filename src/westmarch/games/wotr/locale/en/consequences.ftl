### What an option brings, on its button
wotr-then-attack = { $win } % to win, { $loss } % to lose{ $open ->
    [0] {""}
   *[other] , { $open } % open
}
wotr-then-hunt = The Hunt hurts: { $found } %; revealed: { $revealed } %
wotr-then-mordor = The tile hurts: { $found } %
wotr-then-guide = { $character } (level { $count }) is lost
wotr-then-random = Corruption between { $least } and { $most } of 12
wotr-then-corruption = Corruption { $corruption } of 12
wotr-then-war = { $nation }: At War
wotr-then-steps = { $nation }: { $count ->
    [one] 1 step
   *[other] { $count } steps
} from war
wotr-then-active = Becomes active: { $nation }
wotr-then-points = { $side }: { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}
wotr-then-lost = { $character } is lost
wotr-then-revealed = The Fellowship is revealed
