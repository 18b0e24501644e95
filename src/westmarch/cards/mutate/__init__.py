"""Does any test see it when a card's definition changes? ``python -m westmarch.cards.mutate GAME --sample N --seed S``

Definitions are changed in memory, one thing at a time (see ``mutants``), and the tests of behaviour that name the card
are run until one fails (``killed``). What no such test sees may be seen by the snapshot of the card's texts
(``killed_by_text``, listed in ``only_text_saw``). The rest ``survived``: nothing looks at it, or it changes nothing.
A number that no text says, such as the amount of a verb that has none, is not tried but counted as ``equivalent``.
What a game knows to make no difference (``Judge``: the number of a card that is the only one, a property that all cards
there have by print) is no mutant at all; ``tests/cards/test_judges.py`` has an example of each.

The tests of the checkout are collected once; every mutant lives in a child of that process, so that nothing has to be
put back. The order of the mutants is made from the seed; with ``--card`` only those of one card are tried.
"""
