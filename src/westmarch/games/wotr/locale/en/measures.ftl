### Charts after the end of a game

wotr-measure-corruption = Corruption of the Ring-bearers
wotr-measure-points = Victory points
wotr-measure-armies = Army units on the map
