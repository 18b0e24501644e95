"""War of the Ring, second edition, for two players. The game itself is ``game.GAME``."""
