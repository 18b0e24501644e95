"""How the opponents of War of the Ring think, one chapter of the game to a file."""
