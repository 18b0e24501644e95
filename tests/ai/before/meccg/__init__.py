"""Opponents for the Middle-earth CCG."""
