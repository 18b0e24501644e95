"""How the definitions are said, in English and Spanish."""
