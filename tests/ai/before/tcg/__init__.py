"""Opponents for The Lord of the Rings TCG."""
