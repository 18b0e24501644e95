### Charts after the end of a game

tcg-measure-sites = Site reached
tcg-measure-burdens = Burdens
