### Gráficas después del final de una partida

wotr-measure-corruption = Corrupción de los Portadores del Anillo
wotr-measure-points = Puntos de victoria
wotr-measure-armies = Unidades de Ejército en el mapa
