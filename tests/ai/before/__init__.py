"""A yardstick: the opponents of commit 53ae918 (minds, weights, search) for War of the Ring and the two card games.

They are adapted to the questions as the rules ask them now and to nothing else: what became one choice of several since
then is answered as a whole. Nothing here is made better. ``ai.before.bots`` plays them in matches.
"""
