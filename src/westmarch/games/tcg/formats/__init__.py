"""Files of other programs in which players of the TCG keep their decks."""
