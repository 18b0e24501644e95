"""The effect language of the card games: frozen trees that execute and speak.

``nodes`` are the parts of a definition, ``language`` ties their names to a game's functions, ``perform`` carries
them out and ``text`` says them in English and Spanish.
"""
