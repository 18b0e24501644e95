"""Files of other programs in which players of the CCG keep their decks."""
