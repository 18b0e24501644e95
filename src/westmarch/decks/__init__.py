"""Decks that people bring: lists read and written, names found, formats checked. Nothing here knows a game."""
