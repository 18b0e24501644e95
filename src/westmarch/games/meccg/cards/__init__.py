"""The cards: what they do, and how they say it."""
