"""Weights of the evaluation, by ``evaluate.FEATURES``; written by ``python -m westmarch.ai.wotr.fit``."""

BIAS = -0.096
WEIGHTS = (
    -2.394,  # way
    2.007,  # doom
    2.348,  # race
    -1.387,  # corruption
    -0.756,  # agony
    -0.171,  # revealed
    0.225,  # companions
    -1.332,  # shadow-points
    -1.042,  # shadow-brink
    -0.995,  # shadow-grasp
    -0.491,  # threat
    -0.697,  # advance
    1.476,  # free-points
    0.951,  # free-grasp
    -0.354,  # shadow-armies
    0.689,  # free-armies
    0.275,  # free-dice
    -0.117,  # shadow-dice
    0.339,  # free-tempo
    -0.172,  # shadow-tempo
    0.291,  # free-cards
    -0.340,  # shadow-cards
    -0.764,  # free-politics
    0.423,  # shadow-politics
    0.283,  # free-rings
    -0.302,  # shadow-rings
    -0.244,  # hunt
)
