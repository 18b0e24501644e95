"""What the words of the definitions do and ask."""
