### Charts after the end of a game

meccg-measure-points = Marshalling points
