"""Cards against cards outside skirmishes: playing, costs, moving, sites, the Ring; and how many cards are met."""

from __future__ import annotations

import pytest

from tcg.cards.story import cards_of, tell
from tcg.cards.test_interactions_skirmish import STORIES as SKIRMISHES

#: At least so many different cards must be tested by interactions.
LEAST = 80

STORIES = [
    # Costs.
    """
    "The Nine Walkers" "Durin's Secret" "Legolas, Greenleaf"
    | free "Gandalf, The Grey Wizard"; support0 "The Nine Walkers"; hand0 "Legolas, Greenleaf" "Lórien Elf"; phase fellowship
    |
    | cost "Legolas, Greenleaf" 0
    """,
    """
    "Galadriel, Lady of Light" "The Misadventure of Mr. Underhill" "Haldir, Elf of the Golden Wood"
    | support0 "Galadriel, Lady of Light"; support1 "The Misadventure of Mr. Underhill"; free "Gimli, Son of Glóin"; hand0 "Haldir, Elf of the Golden Wood" "Dwarven Axe"
    | use "Galadriel, Lady of Light"
    | zone "Haldir, Elf of the Golden Wood" play; pool 0
    """,
    """
    "Járnsmid, Merchant from Dale" "Fearing the Worst"
    | free "Aragorn, Ranger of the North"; support0 "Járnsmid, Merchant from Dale"; hand0 "Armor" "Coat of Mail"; phase fellowship
    |
    | cost "Armor" 0; cost "Coat of Mail" 0
    """,
    """
    "Frodo, Reluctant Adventurer" "Sting"
    | frodo "Frodo, Reluctant Adventurer"; hand0 "Sting"; phase fellowship
    |
    | cost "Sting" 1
    """,
    """
    "Troll's Keyward" "Cave Troll of Moria, Scourge of the Black Pit" "Goblin Runner"
    | at 4; foes "Troll's Keyward" "Goblin Runner"; hand1 "Cave Troll of Moria, Scourge of the Black Pit"; pool 20; phase shadow
    |
    | cost "Cave Troll of Moria, Scourge of the Black Pit" 5
    """,
    """
    "Gandalf's Cart" "Glamdring"
    | free "Gandalf, The Grey Wizard"; support0 "Gandalf's Cart"; hand0 "Glamdring" "Barliman Butterbur, Prancing Pony Proprietor"
    | use "Gandalf's Cart" 0; use "Gandalf's Cart" 1
    | host "Glamdring" "Gandalf, The Grey Wizard"; pool 2
    """,
    """
    "Trust Me as You Once Did" "Legolas, Greenleaf" "Legolas, Prince of Mirkwood"
    | free "Gandalf, The Grey Wizard" "Gimli, Son of Glóin" "Legolas, Prince of Mirkwood"; support0 "Trust Me as You Once Did" "Bounder"; foes "Uruk-hai Raiding Party (1_158)"; fight "Gimli, Son of Glóin" "Uruk-hai Raiding Party (1_158)"
    | use "Trust Me as You Once Did"; choose "Gimli, Son of Glóin"
    | strength "Gimli, Son of Glóin" 9
    """,
    # What others may answer.
    """
    "Far-seeing Eyes" "Lórien Elf" "Legolas, Greenleaf"
    | free "Legolas, Greenleaf"; support0 "Far-seeing Eyes"; hand0 "Lórien Elf" "Elven Bow (1_41)"; hand1 "Goblin Runner" "Ancient Chieftain"
    | play "Lórien Elf"; maybe answer "Far-seeing Eyes"; choose "Goblin Runner"
    | zone "Goblin Runner" discard
    """,
    """
    "Songs of the Blessed Realm" "The Tale of Gil-galad"
    | free "Legolas, Greenleaf"; support0 "Songs of the Blessed Realm"; burdens 1; hand0 "The Tale of Gil-galad" "Elven Bow (1_41)"
    | play "The Tale of Gil-galad"; answer "Songs of the Blessed Realm"
    | burdens 0
    """,
    """
    "Verily I Come" "Elrond, Lord of Rivendell"
    | support0 "Elrond, Lord of Rivendell"; free "Gimli, Son of Glóin"; bear "Frodo, Son of Drogo" "Verily I Come" 1; hand0 "Dwarven Axe"
    | use "Elrond, Lord of Rivendell"
    | burdens 1; deck0 -1
    """,
    """
    "Betrayal of Isengard" "Threat of the Unknown"
    | free "Gandalf, The Grey Wizard"; support0 "Betrayal of Isengard"; foes "Ancient Chieftain"; hand1 "Threat of the Unknown" "Goblin Runner"; pool 5; step shadow
    | play "Threat of the Unknown"; answer "Betrayal of Isengard"; maybe answer "Betrayal of Isengard"
    | deck1 -2
    """,
    """
    "The Shire Countryside" "Elf-song" "Sam, Son of Hamfast"
    | free "Legolas, Greenleaf" "Sam, Son of Hamfast" "Merry, From O'er the Brandywine"; support0 "The Shire Countryside"; burdens 2; hurt "Legolas, Greenleaf" 1; hand0 "Elf-song" "Elven Bow (1_41)"
    | play "Elf-song"; answer "The Shire Countryside"; maybe choose "Legolas, Greenleaf"
    | wounds "Legolas, Greenleaf" 0
    """,
    """
    "The Shire Countryside" "Sam, Son of Hamfast"
    | free "Legolas, Greenleaf" "Sam, Son of Hamfast" "Merry, From O'er the Brandywine"; support0 "The Shire Countryside"; burdens 2; hurt "Legolas, Greenleaf" 1; hand0 "Elven Bow (1_41)" "Hobbit Sword (1_299)"
    | use "Sam, Son of Hamfast"
    | wounds "Legolas, Greenleaf" 1; burdens 1
    """,
    """
    "Old Noakes, Purveyor of Wisdoms" "Tower of Barad-dûr"
    | free "Gimli, Son of Glóin"; support0 "Old Noakes, Purveyor of Wisdoms"; support1 "Tower of Barad-dûr"; foes "Goblin Runner"; hand0 "Dwarven Axe" "Axe Strike"
    | move; maybe choose "Axe Strike"; answer "Old Noakes, Purveyor of Wisdoms"; maybe choose "Goblin Runner"
    | zone "Goblin Runner" discard
    """,
    """
    "Sam, Samwise the Brave" "Grishnákh, Orc Captain"
    | at 5; towers; free "Sam, Samwise the Brave"; frodo "Frodo, Tired Traveller"; foes "Grishnákh, Orc Captain" "Orc Soldier"; hand1 "Goblin Runner"; step shadow
    | use "Grishnákh, Orc Captain"; option 1
    | deck1 -3
    """,
    """
    "Melilot Brandybuck, Merry Dancer" "It Wants to be Found"
    | support0 "Melilot Brandybuck, Merry Dancer"; free "Gimli, Son of Glóin"; foes "Úlairë Nelya, Ringwraith in Twilight"; hand1 "It Wants to be Found"; pool 5; step maneuver
    | play "It Wants to be Found"; answer "Melilot Brandybuck, Merry Dancer"
    | burdens 0; wounds "Melilot Brandybuck, Merry Dancer" 1
    """,
    """
    "Gates of the Dead City" "It Wants to be Found" "Úlairë Nelya, Ringwraith in Twilight"
    | support1 "Gates of the Dead City"; free "Gimli, Son of Glóin"; foes "Úlairë Nelya, Ringwraith in Twilight"; hand1 "It Wants to be Found"; pool 5; step maneuver
    | play "It Wants to be Found"; choose "Gimli, Son of Glóin"
    | burdens 1; wounds "Gimli, Son of Glóin" 1
    """,
    """
    "Strength of Spirit" "Delving"
    | free "Gimli, Son of Glóin" "Gandalf, The Grey Wizard"; hand0 "Delving" "Strength of Spirit" "Dwarven Axe"
    | play "Delving"; answer "Strength of Spirit"
    | wounds "Gimli, Son of Glóin" 0; deck0 -3
    """,
    """
    "Extraordinary Resilience" "Frodo, Son of Drogo" "Legolas, Greenleaf"
    | free "Legolas, Greenleaf"; hurt "Frodo, Son of Drogo" 1; burdens 1; hand0 "Extraordinary Resilience" "Elven Bow (1_41)"
    | use "Frodo, Son of Drogo"; answer "Extraordinary Resilience"
    | burdens 0; wounds "Frodo, Son of Drogo" 1
    """,
    """
    "Black Breath" "Sam, Son of Hamfast"
    | free "Sam, Son of Hamfast"; bear "Frodo, Son of Drogo" "Black Breath" 1; burdens 2; hand0 "Hobbit Sword (1_299)"
    | use "Sam, Son of Hamfast"
    | burdens 2; wounds "Sam, Son of Hamfast" 1
    """,
    # Discarding.
    """
    "Sleep, Caradhras" "Pippin, Friend to Frodo" "A Talent for Not Being Seen"
    | free "Gandalf, The Grey Wizard" "Pippin, Friend to Frodo"; support0 "A Talent for Not Being Seen"; support1 "Uruk-hai Armory"; hand0 "Sleep, Caradhras" "Barliman Butterbur, Prancing Pony Proprietor"
    | play "Sleep, Caradhras"
    | zone "Uruk-hai Armory" discard
    """,
    """
    "Elven Brooch" "Úlairë Cantëa, Lieutenant of Dol Guldur" "Dwarven Axe"
    | free "Gimli, Son of Glóin + Dwarven Axe + Elven Brooch"; foes "Úlairë Cantëa, Lieutenant of Dol Guldur"; fight "Gimli, Son of Glóin" "Úlairë Cantëa, Lieutenant of Dol Guldur"
    | pass; use "Úlairë Cantëa, Lieutenant of Dol Guldur"; answer "Elven Brooch"
    | zone "Dwarven Axe" attached; zone "Elven Brooch" discard
    """,
    """
    "Siege Engine" "Roll of Thunder" "Weapons of Isengard"
    | at 5; towers; free "Gandalf, The White Wizard"; support1 "Siege Engine" "Weapons of Isengard"; foes "Dunlending Savage + Iron Axe"; hand0 "Roll of Thunder"; step maneuver
    | play "Roll of Thunder"
    | zone "Iron Axe" discard; zone "Siege Engine" support
    """,
    """
    "Siege Engine" "Weapons of Isengard" "Arrow-slits"
    | at 5; towers; free "Éomer, Third Marshal of Riddermark" "Théoden, Son of Thengel"; support0 "Arrow-slits"; support1 "Siege Engine" "Weapons of Isengard"; foes "Orthanc Warrior"; step maneuver
    | use "Arrow-slits"; choose "Weapons of Isengard"; answer "Siege Engine"
    | zone "Weapons of Isengard" support; zone "Siege Engine" discard
    """,
    """
    "Stand Against Darkness" "Plundered Armories" "Orc Scimitar"
    | at 4; free "Legolas, Greenleaf"; foes "Goblin Runner"; support1 "Plundered Armories"; hand0 "Stand Against Darkness"; step maneuver
    | play "Stand Against Darkness"
    | zone "Plundered Armories" support
    """,
    """
    "Treebeard, Earthborn" "Warmed Up a Bit" "Merry, Unquenchable Hobbit"
    | at 3; towers; support0 "Treebeard, Earthborn"; free "Merry, Unquenchable Hobbit"; foes "Dunlending Savage"; hand0 "Warmed Up a Bit"; fight "Merry, Unquenchable Hobbit" "Dunlending Savage"
    | play "Warmed Up a Bit"; answer "Treebeard, Earthborn"
    | zone "Merry, Unquenchable Hobbit" stacked; host "Merry, Unquenchable Hobbit" "Treebeard, Earthborn"
    """,
    """
    "Uruk Follower" "Warmed Up a Bit" "Pippin, Just a Nuisance"
    | at 5; towers; free "Pippin, Just a Nuisance"; foes "Uruk Follower"; hand0 "Warmed Up a Bit"; fight "Pippin, Just a Nuisance" "Uruk Follower"
    | play "Warmed Up a Bit"
    | zone "Pippin, Just a Nuisance" dead
    """,
    """
    "Hearken to Me" "Leechcraft" "Théoden, Son of Thengel"
    | at 3; towers; free "Gandalf, The White Wizard" "Théoden, Son of Thengel"; bear "Théoden, Son of Thengel" "Leechcraft" 1; hand0 "Hearken to Me" "Sword of Rohan"
    | play "Hearken to Me"
    | zone "Leechcraft" discard
    """,
    """
    "Shadowfax" "Glamdring"
    | at 3; towers; free "Gandalf, The White Wizard + Glamdring"; hand0 "Shadowfax" "Sword of Rohan"
    | play "Shadowfax"
    | zone "Glamdring" discard; host "Shadowfax" "Gandalf, The White Wizard"
    """,
    """
    "The Balrog, Durin's Bane" "Goblin Runner" "Goblin Marksman"
    | at 4; foes "The Balrog, Durin's Bane"; hand1 "Goblin Marksman"; pool 20; step shadow
    | play "Goblin Marksman"
    | zone "Goblin Marksman" discard
    """,
    """
    "Watcher in the Water, Keeper of Westgate" "Foul Tentacle" "Goblin Runner"
    | at 4; site 4 "Moria Lake"; foes "Goblin Runner" "Foul Tentacle"; hand1 "Watcher in the Water, Keeper of Westgate"; pool 20; step shadow
    | play "Watcher in the Water, Keeper of Westgate"
    | zone "Goblin Runner" discard; strength "Foul Tentacle" 6
    """,
    """
    "Black Steed" "Asfaloth"
    | at 3; free "Arwen, Daughter of Elrond + Asfaloth"; foes "Úlairë Lemenya, Lieutenant of Morgul + Black Steed"; hand0 "Elven Bow (1_41)"
    | move
    | zone "Asfaloth" discard; zone "Black Steed" discard
    """,
    # Seeing cards.
    """
    "No Business of Ours" "Treachery Deeper Than You Know"
    | free "Gandalf, The Grey Wizard"; support1 "No Business of Ours"; hand0 "Glamdring" "Barliman Butterbur, Prancing Pony Proprietor"; hand1 "Goblin Runner"; pool 5
    | play "Glamdring"; use "Glamdring"
    | pool 7
    """,
    """
    "Eye of Barad-Dûr" "Treachery Deeper Than You Know"
    | at 5; free "Gandalf, The Grey Wizard"; hand0 "Treachery Deeper Than You Know" "Barliman Butterbur, Prancing Pony Proprietor"; hand1 "Eye of Barad-Dûr"
    | play "Treachery Deeper Than You Know"; answer "Eye of Barad-Dûr"
    | burdens 2; zone "Eye of Barad-Dûr" discard
    """,
    """
    "Legolas, Dauntless Hunter" "Eye of Barad-Dûr" "Treachery Deeper Than You Know"
    | at 5; free "Gandalf, The Grey Wizard" "Legolas, Dauntless Hunter" "Merry, Unquenchable Hobbit"; hand0 "Treachery Deeper Than You Know" "Barliman Butterbur, Prancing Pony Proprietor"; hand1 "Eye of Barad-Dûr"
    | play "Treachery Deeper Than You Know"
    | burdens 0; zone "Eye of Barad-Dûr" hand
    """,
    """
    "Erland, Advisor to Brand" "The Palantír of Orthanc"
    | free "Gandalf, The Grey Wizard"; support0 "Erland, Advisor to Brand"; support1 "The Palantír of Orthanc"; foes "Uruk Savage"; hand0 "Axe Strike"; hand1 "Goblin Runner"; pool 3; step shadow
    | use "The Palantír of Orthanc"
    | zone "Axe Strike" hand
    """,
    """
    "Frodo, Courteous Halfling" "Orc Inquisitor" "Éomer, Third Marshal of Riddermark"
    | at 2; towers; frodo "Frodo, Courteous Halfling"; free "Éomer, Third Marshal of Riddermark" "Théoden, Son of Thengel" "Gimli, Unbidden Guest"; hand0 "Axe Strike"; hand1 "Orc Inquisitor" "Goblin Runner"; pool 9; step shadow
    | play "Orc Inquisitor"; answer "Orc Inquisitor"
    | zone "Axe Strike" hand
    """,
    # Moving and sites.
    """
    "No Stranger to the Shadows" "Bill the Pony"
    | at 9; free "Aragorn, Ranger of the North + No Stranger to the Shadows" "Merry, From O'er the Brandywine + Bill the Pony"
    |
    | shadow "Emyn Muil" 7
    """,
    """
    "A Talent for Not Being Seen" "Sam, Son of Hamfast" "Merry, From O'er the Brandywine" "Pippin, Hobbit of Some Intelligence"
    | at 1; free "Sam, Son of Hamfast" "Merry, From O'er the Brandywine" "Pippin, Hobbit of Some Intelligence"; support0 "A Talent for Not Being Seen"; hand0 "Hobbit Sword (1_299)"; site 2 "Ettenmoors"
    | move; option 0
    | pool 4
    """,
    """
    "Gift of Boats" "Durin's Secret"
    | at 7; free "Gandalf, The Grey Wizard" "Gimli, Son of Glóin" "Legolas, Greenleaf"; support0 "Gift of Boats"; hand0 "Durin's Secret" "Dwarven Axe"
    | play "Durin's Secret"; move; maybe answer "Gift of Boats"
    | limit 4
    """,
    """
    "The Long Dark" "Gimli, Son of Glóin" "Farin, Dwarven Emissary"
    | at 3; free "Gimli, Son of Glóin" "Farin, Dwarven Emissary"; support1 "The Long Dark"; hand0 "Dwarven Axe"
    | move; maybe answer "The Long Dark"; option 0
    | pool 9
    """,
    """
    "Under the Watching Eye" "Depths of Moria"
    | free "Gimli, Son of Glóin"; support1 "Under the Watching Eye"; hand0 "Dwarven Axe"
    | move; choose "Gimli, Son of Glóin"
    | wounds "Gimli, Son of Glóin" 1
    """,
    """
    "Wizard Storm" "Pathfinder (1_110)"
    | at 2; free "Aragorn, Ranger of the North"; support1 "Wizard Storm"; bear "Bree Gate" "Wizard Storm" 1; hand0 "Pathfinder (1_110)" "Ranger's Sword"
    | move; maybe answer "Wizard Storm"
    | wounds "Aragorn, Ranger of the North" 1
    """,
    """
    "Attack on Helm's Deep" "Ceorl, Weary Horseman"
    | at 5; towers; free "Ceorl, Weary Horseman"; support0 "Léod, Westfold Herdsman"; foes "Orthanc Warrior"; support1 "Attack on Helm's Deep"; tokens "Attack on Helm's Deep" 3; step regroup
    | use "Attack on Helm's Deep"; maybe choose "Orthanc Warrior"; answer "Ceorl, Weary Horseman"
    | controlled 0; wounds "Ceorl, Weary Horseman" 1
    """,
    """
    "Uruk Besieger" "Thandronen, Veteran Protector"
    | at 5; towers; free "Thandronen, Veteran Protector"; foes "Uruk Besieger" "Orthanc Warrior"; controls 1; step regroup
    | pass; use "Uruk Besieger"; use "Thandronen, Veteran Protector"
    | zone "Uruk Besieger" discard
    """,
    """
    "Wrath of Harad" "Pathfinder (4_129)" "Desert Soldier"
    | at 1; towers; free "Faramir, Captain of Gondor"; foes "Desert Soldier"; support1 "Wrath of Harad"; hand0 "Pathfinder (4_129)" "Sword of Gondor"
    | play "Pathfinder (4_129)"; choose "Faramir, Captain of Gondor"
    | wounds "Faramir, Captain of Gondor" 1
    """,
    """
    "Evil-smelling Fens" "Foul Tentacle"
    | at 5; towers; support1 "Evil-smelling Fens"; foes "Foul Tentacle"; free "Éomer, Third Marshal of Riddermark"; step maneuver
    | until tcg-ask-defend
    | zone "Foul Tentacle" play
    """,
    # The Ring.
    """
    "The One Ring, Answer To All Riddles" "The Twilight World" "Úlairë Cantëa, Lieutenant of Dol Guldur"
    | ring "The One Ring, Answer To All Riddles"; free "Gimli, Son of Glóin"; foes "Úlairë Cantëa, Lieutenant of Dol Guldur"; hand1 "The Twilight World"; fight "Frodo, Son of Drogo" "Úlairë Cantëa, Lieutenant of Dol Guldur"
    | use "The One Ring, Answer To All Riddles"; answer "The Twilight World"
    | burdens 3; wounds "Úlairë Cantëa, Lieutenant of Dol Guldur" 1
    """,
    """
    "O Elbereth! Gilthoniel!" "Úlairë Cantëa, Lieutenant of Dol Guldur"
    | ring "The One Ring, The Ruling Ring (1_2)"; bear "Frodo, Son of Drogo" "O Elbereth! Gilthoniel!" 0; foes "Úlairë Cantëa, Lieutenant of Dol Guldur"; worn; fight "Frodo, Son of Drogo" "Úlairë Cantëa, Lieutenant of Dol Guldur"
    | use "O Elbereth! Gilthoniel!"; option 0
    | ring 0; zone "O Elbereth! Gilthoniel!" discard
    """,
    """
    "The One Ring, Isildur's Bane" "The Witch-king, Lord of the Nazgûl"
    | ring "The One Ring, Isildur's Bane"; free "Merry, From O'er the Brandywine"; foes "The Witch-king, Lord of the Nazgûl"; fight "Merry, From O'er the Brandywine" "The Witch-king, Lord of the Nazgûl"
    | until tcg-ask-answer; answer "The Witch-king, Lord of the Nazgûl"; answer "The One Ring, Isildur's Bane"; settle
    | burdens 4
    """,
    """
    "Sam, Faithful Companion" "Frodo, Son of Drogo" "The Witch-king, Lord of Angmar"
    | free "Sam, Faithful Companion"; foes "The Witch-king, Lord of Angmar"; hurt "Frodo, Son of Drogo" 2; fight "Frodo, Son of Drogo" "The Witch-king, Lord of Angmar"
    | until tcg-ask-answer; answer "Sam, Faithful Companion"; settle
    | zone "Frodo, Son of Drogo" dead; zone "Sam, Faithful Companion" play
    """,
]


@pytest.mark.parametrize("story", STORIES)
def test_interaction(story: str) -> None:
    assert len(cards_of(story)) >= 2
    tell(story)


def test_many_cards_are_tested_by_interactions() -> None:
    """Every story above names two or more cards whose texts meet in it."""
    met = {card for story in STORIES + SKIRMISHES for card in cards_of(story)}
    assert len(met) >= LEAST
