"""The kernel: procedures, decisions, chance, journals and views. It knows nothing of any game."""
