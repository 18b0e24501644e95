"""Exact odds of skirmishes."""
