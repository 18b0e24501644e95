"""The cards, each with its name, by kind."""
