"""The Ford: a small complete game that shows every mechanism of the kernel.

Two captains hold the banks of a ford with hands of cards from one deck. Each round both choose a card in
secret, roll a die and add them; then they may answer each other with tricks, the last trick first; the higher
total scores a point. Five points win; an exhausted deck ends the game as well.
"""

from __future__ import annotations

from sample_game.game import GAME

__all__ = ["GAME"]
