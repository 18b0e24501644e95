"""How the words of the definitions are said: English, then Spanish."""
