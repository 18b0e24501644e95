"""Weights of the evaluation, by ``evaluate.FEATURES``; written by ``python -m westmarch.ai.wotr.fit``."""

BIAS = -0.913
WEIGHTS = (
    -2.436,  # way
    2.028,  # doom
    2.457,  # race
    -1.273,  # corruption
    -0.677,  # agony
    -0.350,  # revealed
    0.107,  # companions
    -1.810,  # shadow-points
    -1.518,  # shadow-brink
    -1.040,  # shadow-grasp
    -0.409,  # threat
    -0.087,  # advance
    1.877,  # free-points
    1.138,  # free-grasp
    -0.179,  # shadow-armies
    0.795,  # free-armies
    0.625,  # free-dice
    -0.546,  # shadow-dice
    0.482,  # free-tempo
    -0.400,  # shadow-tempo
    0.229,  # free-cards
    -0.261,  # shadow-cards
    -0.409,  # free-politics
    0.297,  # shadow-politics
    0.107,  # free-rings
    -0.140,  # shadow-rings
    -0.075,  # hunt
)
