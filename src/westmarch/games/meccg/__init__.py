"""The Middle-earth CCG for Wizard players."""
