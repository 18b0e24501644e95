"""Hunt tiles of which there is more than one, by what they show."""

THREE, TWO, ONE, TWO_REVEAL, ONE_REVEAL, ZERO_REVEAL, EYE = 0, 3, 5, 7, 8, 10, 12
