### Charts after the end of a game

bofa-measure-fate = Fate track
bofa-measure-points = Victory points of the Shadow
bofa-measure-damage = Damage markers on armies
bofa-measure-armies = Army units on the board
