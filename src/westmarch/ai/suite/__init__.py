"""Positions in which some moves are right and others are mistakes that people see, and how the levels do in them."""
