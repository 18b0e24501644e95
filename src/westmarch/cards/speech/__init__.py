"""Text from the tree: what a definition says, in English and Spanish.

A speaker joins a language's grammar (``en``, ``es``) with a game's lexicon, so that the text of a card cannot part
from what it does.
"""
