# What is wrong with a deck. $card is a card, $detail a number or what is missing.

deck-tcg-deck-contents = { $detail ->
    [ring-bearer] The deck has no Ring-bearer.
    [ring] The deck has no One Ring.
    [two-ring-bearer] Only one Ring-bearer begins the game: { $card } is one too many.
    [two-ring] Only one Ring is brought: { $card } is one too many.
   *[other] { $card } is no card of this game.
}
deck-tcg-deck-ring-bearer = { $card } cannot be the Ring-bearer.
deck-tcg-deck-ring = { $card } is not the One Ring.
deck-tcg-deck-minimum-60 = The draw deck has only { $detail } cards; it needs 60 at least.
deck-tcg-deck-equal-halves = The halves of the draw deck differ: { $detail } (Free Peoples/Shadow).
deck-tcg-deck-no-sites-or-ring = { $card } does not belong in the draw deck.
deck-tcg-deck-four-copies = More than four cards in the deck have the title of { $card }.
deck-tcg-deck-ring-bearer-three = More than three cards in the draw deck have the title of { $card }, which the Ring-bearer has as well.
deck-tcg-deck-adventure-nine = The adventure deck needs nine different sites; here are { $detail }.
deck-tcg-deck-adventure-numbers = The nine sites must have the numbers 1 to 9, one each.
deck-tcg-deck-adventure-block = { $card } belongs to another block of sites than this format.
deck-tcg-format-fellowship-block = { $card } is not in the Fellowship block.
deck-tcg-format-towers-block = { $card } is not in the Towers block.
deck-tcg-format-open = { $card } is of a set that this format does not have.
deck-tcg-format-standard-x-list-data = { $card } is on the list of cards that may not be played in Standard.

tcg-deck-part-ring-bearer = Ring-bearer
tcg-deck-part-ring = The One Ring
tcg-deck-part-sites = Adventure deck
tcg-deck-part-deck = Draw deck

tcg-format-fellowship = Fellowship block
tcg-format-towers = Towers block
tcg-format-standard = Standard
tcg-format-open = Open

tcg-deck-name-dwarves-moria = Dwarves and Moria
tcg-deck-name-elves-nazgul = Elves and Nazgûl
tcg-deck-name-shire-isengard = The Shire and Isengard
tcg-deck-name-rohan-uruks = Rohan and Uruk-hai
tcg-deck-name-gandalf-southrons = Gandalf and Southrons
tcg-deck-name-gondor-sauron = Gondor and Sauron
