"""Definitions of the cards, one file per set."""
