# What is wrong with a deck. $card is a card, $detail a number or what it is about.

deck-meccg-cards-types = { $card } cannot be where it stands on this list.
deck-meccg-piles-location-content = { $card } is no site: the location deck has only sites.
deck-meccg-piles-play-content = { $card } is a site: the play deck has none.
deck-meccg-piles-sideboard-exists = There is no sideboard in the basic game; this one has { $detail } cards.
deck-meccg-build-sites-others-single = { $card } stands more than once, and only a Haven may.
deck-meccg-setup-start-site-rivendell = Rivendell is missing: that is where the company begins.
deck-meccg-build-resources-range = There must be 30 to 50 resources, and as many hazards; here each half would have { $detail }.
deck-meccg-build-hazards-equal = Resources and hazards must be equal in number; here they are { $detail } (resources / hazards / both).
deck-meccg-build-copies-unique = { $card } is unique: only one copy may be brought.
deck-meccg-build-copies-non-unique = There are more than three copies of { $card }.
deck-meccg-build-hazards-min-creatures = Of the hazards 12 must be creatures; here only { $detail } count.
deck-meccg-build-characters-max = There are { $detail } characters in the play deck; ten are the most.
deck-meccg-build-wizards-basic = The basic game allows two copies of one Wizard; here the numbers are { $detail }.
deck-meccg-build-wizards-standard = The play deck may have three copies of one Wizard, or two and one of another; here the numbers are { $detail }.
deck-meccg-build-wizards-with-sideboard = Play deck and sideboard together may have three copies of one Wizard and one of each other; here the numbers are { $detail }.
deck-meccg-build-sideboard-size = { $detail ->
    [card] { $card } is a site: the sideboard has none.
   *[other] The sideboard has { $detail } cards; 30 are the most.
}
deck-meccg-build-sideboard-size-three-deck = The sideboard has { $detail } cards; 35 are the most in a game of three decks.
deck-meccg-build-sideboard-size-four-deck = The sideboard has { $detail } cards; 40 are the most in a game of four decks.
deck-meccg-build-sideboard-copy-limits-shared = Play deck and sideboard together have more than three copies of { $card }.
deck-meccg-draft-company-max-five = The starting company has { $detail } characters; five are the most.
deck-meccg-draft-company-no-wizard = A Wizard cannot be in the starting company.
deck-meccg-draft-company-mind-20 = The starting characters have mind { $detail } together; 20 is the most.
deck-meccg-draft-items-two-total = { $detail ->
    [bearer] The bearer of { $card } is not in the starting company.
   *[other] There are { $detail } starting items; two are the most.
}
deck-meccg-draft-items-minor-only = { $card } is no minor item: a company cannot begin with it.
deck-meccg-hoard-not-starting-item = { $card } is a hoard item: a company cannot begin with it.
deck-meccg-draft-pool-ten = { $detail ->
    [card] { $card } is no character: it cannot be in the pool.
   *[other] The pool for the draft must have ten characters; here are { $detail }.
}
deck-meccg-cards-unique-one-in-play-character = Both starting companies have { $card }.

meccg-deck-part-characters = Starting company
meccg-deck-part-pool = Pool for the draft
meccg-deck-part-items = Starting items
meccg-deck-part-deck = Play deck
meccg-deck-part-sideboard = Sideboard
meccg-deck-part-sites = Location deck

meccg-format-standard = Standard
meccg-format-standard-3 = Standard, three decks
meccg-format-standard-4 = Standard, four decks
meccg-format-basic = Basic

meccg-deck-name-gandalf = Gandalf (starter deck)
meccg-deck-name-saruman = Saruman (starter deck)
