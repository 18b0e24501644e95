"""What the words of the definitions mean."""
