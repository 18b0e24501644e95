"""How people find each other: the lobby, quick pairing and tournaments."""
