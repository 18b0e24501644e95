### Lo que trae una opción, en su botón
bofa-then-attack = { $win } % de ganar, { $loss } % de perder{ $open ->
    [0] {""}
   *[other] , { $open } % sin decidir
}
bofa-then-points = Sombra: { $count } de 10 puntos
bofa-then-fate = Medidor de Destino: { $count } de 15
bofa-then-lost = Se pierde a { $character }
bofa-then-damage = { $count ->
    [one] 1 marcador de daño más
   *[other] { $count } marcadores de daño más
}
bofa-then-healed = { $count ->
    [one] 1 marcador de daño menos
   *[other] { $count } marcadores de daño menos
}
