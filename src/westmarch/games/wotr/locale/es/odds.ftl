### Probabilidades exactas
wotr-odds-field = Batalla campal
wotr-odds-city = Batalla por una ciudad o fortificación
wotr-odds-siege = Batalla de asedio
wotr-odds-sortie = Salida
wotr-odds-win = Gana el atacante
wotr-odds-loss = Gana el defensor
wotr-odds-both = Ambos son destruidos
wotr-odds-undecided = Ninguno es destruido
wotr-odds-attacker-left = Lo que queda del atacante
wotr-odds-defender-left = Lo que queda del defensor
wotr-odds-army = { $regulars ->
    [one] 1 regular
   *[other] { $regulars } regulares
}, { $elites ->
    [one] 1 de élite
   *[other] { $elites } de élite
}
wotr-odds-hunt = La Búsqueda durante { $count ->
    [one] 1 movimiento
   *[other] { $count } movimientos
}
wotr-odds-mordor = A través de Mordor
wotr-odds-arrived = Se alcanza la Grieta del Destino
wotr-odds-corrupted = Los Portadores sucumben al Anillo
wotr-odds-on-the-way = Todavía en camino
wotr-odds-revealed = La Comunidad acaba descubierta
wotr-odds-corruption = Corrupción
wotr-odds-lost = Compañeros perdidos
wotr-odds-moves = Movimientos hechos
wotr-odds-steps = Paso alcanzado
wotr-odds-turns = Turno de llegada
wotr-odds-number = { $count }
