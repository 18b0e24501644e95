### What is wrong with an edition: sentences for whoever writes one.

bofa-edition-no-folder = There is no such folder, or it cannot be read.
bofa-edition-missing-file = The file is missing: every edition has one, with its name.
bofa-edition-needs-setup = The file is missing: ours does not fit the places, units or tokens of this edition.
bofa-edition-unknown-file = No file of an edition has this name. There are: { $known }.
bofa-edition-unreadable = The file cannot be read as UTF-8 text of at most { $size } kB.
bofa-edition-not-toml = This is not TOML: the reader stops here.
bofa-edition-name = "name" must be 2 to 24 small letters and digits, beginning with a letter, and not "westmarch".
bofa-edition-unknown-key = There is no "{ $key }" here. Possible: { $known }.
bofa-edition-missing-key = "{ $key }" is missing.
bofa-edition-kind-number = "{ $key }" must be a whole number.
bofa-edition-kind-flag = "{ $key }" must be true or false.
bofa-edition-kind-list = "{ $key }" must be a list of words in quotes.
bofa-edition-kind-table = "{ $key }" must be a table with fields.
bofa-edition-kind-entries = "{ $key }" must be a list of tables, each below [[{ $key }]].
bofa-edition-kind-ranges = "{ $key }" must give a list of regions for each region.
bofa-edition-range = "{ $key }" must lie between { $low } and { $high }.
bofa-edition-one-of = "{ $key }" must be one of these: { $known }.
bofa-edition-some-of = "{ $key }" may hold each of these once: { $known }.
bofa-edition-ident = "{ $key }" must be small letters, digits and underscores, beginning with a letter, 40 at most.
bofa-edition-card-number = "{ $key }" must be the number of a card in quotes, such as "E01".
bofa-edition-idents = "{ $key }" must be a list of different ids.
bofa-edition-text = "{ $key }" must be one line of at most 60 characters without brackets and braces.
bofa-edition-point = "{ $key }" must be two numbers from 0 to 100, such as [4.5, 2.0].
bofa-edition-outline = "{ $key }" must be a list of 3 to 60 corners, such as [[1, 1], [4, 1], [4, 3]], each from 0 to 100.
bofa-edition-counts = "{ $key }" must give amounts from 1 to { $high }, such as {"{"}orc = 2{"}"}.
bofa-edition-no-such = There is no "{ $name }" to change or place here. Possible: { $known }.
bofa-edition-twice = "{ $name }" stands here a second time.
bofa-edition-needs-names = "{ $name }" needs both name_en and name_es.
bofa-edition-too-many-regions = A map has { $high } regions at most.
bofa-edition-no-settlement = The rules name the settlement "{ $name }", but no region with that id has settlement = true.
bofa-edition-other-settlement = "{ $name }" cannot be a settlement: the rules know only { $known }.
bofa-edition-needs-protection = "{ $name }" is a stronghold and needs a protection.
bofa-edition-no-protection = "{ $name }" is no stronghold and has no protection.
bofa-edition-muster-place = "{ $name }" cannot be a mustering region: those lie in the Broken Lands and are no settlements.
bofa-edition-mustering = A map has 4 mustering regions, not { $count }.
bofa-edition-dale = The Ruins of Dale lie in the Valley.
bofa-edition-zones = A map has 2 goblin zones, not { $count }.
bofa-edition-no-region = There is no region "{ $name }" on the map.
bofa-edition-no-place = There is no place "{ $name }" on the map.
bofa-edition-border = "{ $border }" does not join two different regions of the map.
bofa-edition-border-twice = The border "{ $border }" stands a second time.
bofa-edition-unreached = Nobody can come from "{ $start }" to "{ $name }": no lines or fords lead there.
bofa-edition-needs-outline = "{ $name }" has no { $key }: all regions and goblin boxes have an outline, or none has.
bofa-edition-small-outline = The outline of "{ $name }" is too small or too narrow to be seen on the map.
bofa-edition-outlines-overlap = The outline of "{ $name }" lies in large part under that of "{ $other }".
bofa-edition-box = Nobody begins in "{ $name }"; of the goblin boxes only the mustering points hold armies of the Shadow at first.
bofa-edition-two-sides = Both sides would begin in "{ $name }".
bofa-edition-enemy-ground = "{ $name }" belongs to the other side at first: settlements to the Free Peoples, mustering regions to the Shadow.
bofa-edition-goblins = Goblins begin in their mustering points, not in "{ $name }".
bofa-edition-figures = There are only { $high } of "{ $name }" in the box.
bofa-edition-crowded = No more than { $high } units fit into "{ $name }".
bofa-edition-token-place = No recruitment token lies in "{ $name }": those of the Free Peoples lie in settlements, those of the Shadow in mustering regions.
bofa-edition-not-set-up = "{ $name }" begins on the map, but no position has this character.
bofa-edition-no-arrival = "{ $name }" does not wait on the fate track and has no arrival.
bofa-edition-enters = "{ $name }" must have at least one result that the dice of that side show, if the rules let this character enter: { $known }.
bofa-edition-wrath = Beorn would begin with more wrath than he can have.
bofa-edition-token-count = The group "{ $name }" has { $high } tokens, not { $count }.
bofa-edition-tile-count = There are { $high } grey fate tiles, not { $count }.
bofa-edition-icons = There are more icons than tiles.
bofa-edition-slow-fate = The numbers of the grey tiles must add up to { $low } at least, or a battle would never end.

# Appended to what a card of another edition does.
bofa-edition-amount = On this card the number of the effect is { $number }, not { $usual }.
bofa-edition-combat = On this card the number of the combat effect is { $number }, not { $usual }.
