"""The games as environments for research: PettingZoo and OpenSpiel (extra ``research``)."""
