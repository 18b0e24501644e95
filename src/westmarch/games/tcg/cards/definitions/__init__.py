"""The cards, each with its name, by set."""
