"""Exact odds of the Middle-earth CCG: strikes, body checks, corruption checks, influence, ring tests, attacks."""
