"""Exact odds of combats and of the fate phase: every outcome is weighed, nothing is simulated."""
