### Gráficas después del final de una partida

bofa-measure-fate = Marcador de Destino
bofa-measure-points = Puntos de victoria de la Sombra
bofa-measure-damage = Marcadores de daño en los ejércitos
bofa-measure-armies = Unidades de ejército en el tablero
