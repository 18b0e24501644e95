"""The table in the terminal: any game, with the same decisions as everywhere."""
