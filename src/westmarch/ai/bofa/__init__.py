"""Opponents for The Battle of Five Armies."""
