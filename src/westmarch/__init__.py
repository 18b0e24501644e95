"""Westmarch: a table for Middle-earth games, with every rule enforced and explained."""

__version__ = "1.0.0"
