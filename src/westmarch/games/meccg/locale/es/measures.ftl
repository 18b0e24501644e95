### Gráficas después del final de una partida

meccg-measure-points = Puntos de victoria
