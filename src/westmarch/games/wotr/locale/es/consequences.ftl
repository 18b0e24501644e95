### Lo que trae una opción, en su botón
wotr-then-attack = { $win } % de ganar, { $loss } % de perder{ $open ->
    [0] {""}
   *[other] , { $open } % sin decidir
}
wotr-then-hunt = La Búsqueda hiere: { $found } %; queda descubierta: { $revealed } %
wotr-then-mordor = La ficha hiere: { $found } %
wotr-then-guide = Se pierde a { $character } (nivel { $count })
wotr-then-random = Corrupción: entre { $least } y { $most } de 12
wotr-then-corruption = Corrupción: { $corruption } de 12
wotr-then-war = { $nation }: en guerra
wotr-then-steps = { $nation }: a { $count ->
    [one] 1 paso
   *[other] { $count } pasos
} de la guerra
wotr-then-active = Se activa: { $nation }
wotr-then-points = { $side }: { $points ->
    [one] 1 punto de victoria
   *[other] { $points } puntos de victoria
}
wotr-then-lost = Se pierde a { $character }
wotr-then-revealed = La Comunidad queda descubierta
