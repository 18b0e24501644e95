"""Cards of the Shadow from the first three sets, one story each."""

from __future__ import annotations

import pytest

from tcg.cards.story import tell

SHADOW = [
    """
    "Goblin Domain" "Strength of Spirit"
    | at 4; free "Gandalf, The Grey Wizard"; support1 "Goblin Domain"; hand0 "Gimli, Son of Glóin" "Strength of Spirit" "Barliman Butterbur, Prancing Pony Proprietor"
    | play "Gimli, Son of Glóin"
    | vitality "Gimli, Son of Glóin" 1; cannot answer "Strength of Spirit"
    """,
    """
    "Verily I Come" "Risk a Little Light"
    | free "Gandalf, The Grey Wizard"; bear "Frodo, Son of Drogo" "Verily I Come" 1; hand0 "Risk a Little Light" "Barliman Butterbur, Prancing Pony Proprietor"; deck0 "Axe Strike" "Battle Fury"
    | play "Risk a Little Light"; choose "Axe Strike"
    | burdens 1; zone "Axe Strike" hand
    """,
    """
    "Alive and Unspoiled"
    | support1 "Alive and Unspoiled"; foes "Uruk Savage"; burdens 2; hand0 "Axe Strike" "Battle Fury"; hand1 "Goblin Runner"; pool 5; step shadow
    | use "Alive and Unspoiled"; number 2; choose "Axe Strike"
    | zone "Axe Strike" discard; pool 2
    """,
    """
    "Breeding Pit"
    | hand1 "Uruk Savage" "Breeding Pit"; discard1 "Uruk Savage"; pool 20; step shadow
    | play "Uruk Savage"; answer "Breeding Pit"
    | discard1 +0
    """,
    """
    "Greed"
    | at 2; support1 "Greed"; free "Gimli, Son of Glóin" "Legolas, Greenleaf" "Aragorn, Ranger of the North" "Merry, From O'er the Brandywine" "Sam, Son of Hamfast"; foes "Goblin Runner"; pool 2; step maneuver
    | pass; use "Greed"; choose "Gimli, Son of Glóin"
    | wounds "Gimli, Son of Glóin" 1; pool 0
    """,
    """
    "Parry" "Dwarven Axe"
    | free "Gimli, Son of Glóin + Dwarven Axe"; foes "Uruk Savage"; hand1 "Parry"; pool 5; step maneuver
    | play "Parry"
    | strength "Gimli, Son of Glóin" 6
    """,
    """
    "Traitor's Voice"
    | free "Gimli, Son of Glóin"; hand0 "Dwarven Axe"; support1 "Traitor's Voice"; burdens 5
    | move
    | limit 1
    """,
    """
    "Troop of Uruk-hai" "Dwarven Axe"
    | free "Gimli, Son of Glóin + Dwarven Axe"; foes "Troop of Uruk-hai"; fight "Gimli, Son of Glóin" "Troop of Uruk-hai"
    | settle
    | zone "Gimli, Son of Glóin" play
    """,
    """
    "Uruk Brood"
    | free "Aragorn, Ranger of the North"; foes "Uruk Brood" "Uruk Savage" "Uruk Savage"; pool 2; fight "Aragorn, Ranger of the North" "Uruk Brood"
    | use "Uruk Brood"; choose "Uruk Savage" "Uruk Savage"
    | strength "Uruk Brood" 9
    """,
    """
    "Uruk Guard"
    | free "Aragorn, Ranger of the North"; foes "Uruk Guard"; step assignment
    | use "Uruk Guard"; choose "Aragorn, Ranger of the North"
    | cannot assign "Aragorn, Ranger of the North" "Uruk Guard"
    """,
    """
    "Uruk Rager"
    | free "Merry, From O'er the Brandywine"; foes "Uruk Rager"; fight "Merry, From O'er the Brandywine" "Uruk Rager"
    | settle
    | deck0 -2
    """,
    """
    "Uruk Soldier"
    | hand1 "Uruk Soldier" "Goblin Runner"; pool 20; step shadow
    | play "Uruk Soldier"; answer "Uruk Soldier"
    | deck0 -1
    """,
    """
    "Cave Troll's Hammer"
    | foes "Cave Troll of Moria, Scourge of the Black Pit + Cave Troll's Hammer"
    |
    | keyword "Cave Troll of Moria, Scourge of the Black Pit" damage 2; strength "Cave Troll of Moria, Scourge of the Black Pit" 18
    """,
    """
    "The End Comes"
    | at 4; free "Gimli, Son of Glóin"; foes "Goblin Runner" "Goblin Runner" "Goblin Runner" "Goblin Runner" "Ancient Chieftain"; hand1 "The End Comes"; step assignment
    | play "The End Comes"; choose "Ancient Chieftain"
    | against "Ancient Chieftain" "Frodo, Son of Drogo"
    """,
    """
    "Fool of a Took!"
    | free "Merry, From O'er the Brandywine"; deck1 "Axe Strike" "Goblin Runner" "Ancient Chieftain"; hand1 "Fool of a Took!" "Goblin Runner"; pool 5; step shadow
    | play "Fool of a Took!"
    | zone "Ancient Chieftain" hand; zone "Axe Strike" hand
    """,
    """
    "Frenzy"
    | free "Gimli, Son of Glóin"; hurt "Gimli, Son of Glóin" 2; foes "Ancient Chieftain"; hand1 "Frenzy"; pool 5; step assignment
    | play "Frenzy"; settle
    | zone "Gimli, Son of Glóin" dead
    """,
    """
    "Goblin Backstabber"
    | at 4; free "Aragorn, Ranger of the North"; foes "Goblin Backstabber" "Goblin Runner"; fight "Aragorn, Ranger of the North" "Goblin Backstabber" "Goblin Runner"
    | settle
    | wounds "Aragorn, Ranger of the North" 3
    """,
    """
    "Guard Commander"
    | at 4; support0 "Bounder"; free "Aragorn, Ranger of the North"; foes "Guard Commander" "Goblin Runner"; pool 3; fight "Aragorn, Ranger of the North" "Goblin Runner"
    | pass; use "Guard Commander"; choose "Goblin Runner"
    | strength "Goblin Runner" 7
    """,
    """
    "The Underdeeps of Moria"
    | support1 "The Underdeeps of Moria"; foes "Goblin Runner"; hand1 "Goblin Runner"; pool 3; step shadow
    | use "The Underdeeps of Moria"
    | pool 0
    """,
    """
    "All Blades Perish"
    | free "Aragorn, Ranger of the North + Ranger's Sword"; foes "Úlairë Lemenya, Lieutenant of Morgul"; hand1 "All Blades Perish"; pool 5; fight "Aragorn, Ranger of the North" "Úlairë Lemenya, Lieutenant of Morgul"
    | until tcg-ask-answer; answer "All Blades Perish"; settle
    | wounds "Úlairë Lemenya, Lieutenant of Morgul" 1
    """,
    """
    "Black Steed"
    | at 2; site 2 "Ettenmoors"; foes "Úlairë Lemenya, Lieutenant of Morgul + Black Steed"
    |
    | strength "Úlairë Lemenya, Lieutenant of Morgul" 13
    """,
    """
    "Fear"
    | support0 "Farmer Maggot, Chaser of Rascals"; foes "Úlairë Lemenya, Lieutenant of Morgul"; hand1 "Fear"; pool 5; free "Gimli, Son of Glóin"; step maneuver
    | play "Fear"
    | zone "Farmer Maggot, Chaser of Rascals" discard; wounds "Úlairë Lemenya, Lieutenant of Morgul" 1
    """,
    """
    "Morgul Blade" "Blade Tip"
    | free "Aragorn, Ranger of the North"; foes "Úlairë Lemenya, Lieutenant of Morgul + Morgul Blade"; support1 "Blade Tip"; fight "Aragorn, Ranger of the North" "Úlairë Lemenya, Lieutenant of Morgul"
    | use "Morgul Blade"
    | host "Blade Tip" "Aragorn, Ranger of the North"; zone "Morgul Blade" discard
    """,
    """
    "The Dark Lord's Summons"
    | support1 "The Dark Lord's Summons"; foes "Orc Soldier"; deck1 "Orc Soldier"; hand1 "Goblin Runner"; pool 3; step shadow
    | use "The Dark Lord's Summons"
    | hand1 +1
    """,
    """
    "The Irresistible Shadow"
    | burdens 5; support1 "The Irresistible Shadow"; free "Gimli, Son of Glóin"; hand0 "Dwarven Axe"; foes "Goblin Runner"; nodeck
    |
    | ends tcg-end-last
    """,
    """
    "The Number Must Be Few"
    | free "Gimli, Son of Glóin" "Legolas, Greenleaf" "Boromir, Son of Denethor" "Merry, From O'er the Brandywine" "Sam, Son of Hamfast" "Gandalf, The Grey Wizard"; hand0 "Dwarven Axe"; support1 "The Number Must Be Few"
    | move
    | limit 1
    """,
    """
    "Sauron's Defenses"
    | free "Gimli, Son of Glóin"; hand0 "Dwarven Axe"; support1 "Sauron's Defenses"; dead0 "Legolas, Greenleaf" "Aragorn, Ranger of the North" "Merry, From O'er the Brandywine"
    | move
    | limit 1
    """,
    """
    "Beyond the Height of Men" "Dwarven Armor"
    | free "Gimli, Son of Glóin + Dwarven Armor"; foes "Uruk-hai Raiding Party (1_158)"; hand1 "Beyond the Height of Men"; pool 5; step maneuver
    | play "Beyond the Height of Men"
    | zone "Dwarven Armor" discard
    """,
    """
    "Evil Afoot"
    | foes "Uruk-hai Raiding Party (1_158)"; discard1 "Uruk Savage" "Troop of Uruk-hai"; burdens 2; hand1 "Evil Afoot" "Goblin Runner"; pool 9; step shadow
    | play "Evil Afoot"; number 1; choose "Uruk Savage"
    | zone "Uruk Savage" deck; zone "Troop of Uruk-hai" discard
    """,
    """
    "Goblin Man"
    | at 4; hand1 "Goblin Man" "Goblin Runner"; pool 9; step shadow
    | play "Goblin Man"
    | zone "Goblin Man" discard
    """,
    """
    "Dark Places"
    | at 4; site 4 "Dwarrowdelf Chamber" 0; support1 "Dark Places"; foes "Ancient Chieftain"; pool 3; hand1 "Goblin Runner"; step shadow
    | use "Dark Places"
    | strength "Ancient Chieftain" 10
    """,
    """
    "Old Differences"
    | free "Gimli, Son of Glóin" "Legolas, Greenleaf"; foes "Ancient Chieftain"; hand1 "Old Differences"; fight "Gimli, Son of Glóin" "Ancient Chieftain"
    | pass; play "Old Differences"; option 0
    | strength "Gimli, Son of Glóin" 3
    """,
    """
    "Power and Terror" "The Balrog, Durin's Bane"
    | at 4; hand1 "Power and Terror" "The Balrog, Durin's Bane" "Goblin Runner" "Ancient Chieftain"; pool 8; step shadow
    | play "Power and Terror"; choose "Goblin Runner" "Ancient Chieftain"
    | zone "The Balrog, Durin's Bane" play; pool 0
    """,
    """
    "Throw Yourself in Next Time" "Sam, Son of Hamfast"
    | free "Sam, Son of Hamfast"; bear "Sam, Son of Hamfast" "Throw Yourself in Next Time" 1; burdens 1; hand0 "Hobbit Sword (1_299)"
    |
    | cannot use "Sam, Son of Hamfast"
    """,
    """
    "Troubled Mountains"
    | foes "Goblin Runner" "Ancient Chieftain"; burdens 2; hand1 "Troubled Mountains" "Goblin Runner"; pool 0; step shadow
    | play "Troubled Mountains"; number 2
    | pool 2
    """,
    """
    "Bill Ferny, Swarthy Sneering Fellow"
    | foes "Bill Ferny, Swarthy Sneering Fellow"; free "Gimli, Son of Glóin"; step assignment
    | pass
    | cannot assign "Gimli, Son of Glóin" "Bill Ferny, Swarthy Sneering Fellow"
    """,
    """
    "Helpless" "Sam, Son of Hamfast"
    | free "Sam, Son of Hamfast"; bear "Sam, Son of Hamfast" "Helpless" 1; burdens 1; hand0 "Hobbit Sword (1_299)"
    |
    | cannot use "Sam, Son of Hamfast"
    """,
    """
    "Resistance Becomes Unbearable"
    | foes "Úlairë Nelya, Ringwraith in Twilight"; free "Gimli, Son of Glóin"; hurt "Frodo, Son of Drogo" 2; hand1 "Resistance Becomes Unbearable"; pool 5; step maneuver
    | play "Resistance Becomes Unbearable"
    | wounds "Frodo, Son of Drogo" 3; ring 1
    """,
    """
    "They Will Find the Ring"
    | foes "Úlairë Lemenya, Lieutenant of Morgul" "Úlairë Nelya, Ringwraith in Twilight"; free "Gimli, Son of Glóin"; burdens 1; hand1 "They Will Find the Ring"; pool 5; step maneuver
    | play "They Will Find the Ring"; number 1; choose "Gimli, Son of Glóin"
    | wounds "Gimli, Son of Glóin" 1
    """,
    """
    "The Eye of Sauron"
    | foes "Orc Soldier"; burdens 2; hand1 "The Eye of Sauron" "Goblin Runner"; pool 5; step shadow
    | play "The Eye of Sauron"; number 2
    | deck1 -2
    """,
    """
    "Memory of Many Things"
    | support0 "Celeborn, Lord of Lórien" "Galadriel, Lady of Light"; foes "Orc Soldier"; free "Gimli, Son of Glóin"; hand1 "Memory of Many Things"; pool 5; step maneuver
    | play "Memory of Many Things"; option 1
    | zone "Celeborn, Lord of Lórien" discard; zone "Galadriel, Lady of Light" discard
    """,
    """
    "Southern Spies"
    | free "Gimli, Son of Glóin"; foes "Orc Soldier"; hand0 "Battle Fury"; hand1 "Southern Spies"; fight "Frodo, Son of Drogo" "Orc Soldier"
    | until tcg-ask-answer; answer "The One Ring, The Ruling Ring (1_2)"; answer "Southern Spies"
    | hand0 0
    """,
    """
    "Verily I Come" "Old Toby"
    | free "Merry, From O'er the Brandywine"; bear "Frodo, Son of Drogo" "Verily I Come" 1; hand0 "Old Toby" "Hobbit Sword (1_299)"
    | play "Old Toby"; answer "Old Toby"
    | burdens 1
    """,
    """
    "Abandoning Reason for Madness"
    | foes "Uruk Savage"; hand1 "Abandoning Reason for Madness" "Goblin Runner" "Ancient Chieftain"; pool 5; step shadow
    | play "Abandoning Reason for Madness"; choose "Goblin Runner" "Ancient Chieftain"
    | zone "Goblin Runner" discard; deck1 -2
    """,
    """
    "Can You Protect Me From Yourself?"
    | free "Aragorn, Ranger of the North"; foes "Uruk Savage"; hand1 "Can You Protect Me From Yourself?"; step maneuver
    | pass; play "Can You Protect Me From Yourself?"; option 1
    | vitality "Aragorn, Ranger of the North" 1
    """,
    """
    "Can You Protect Me From Yourself?"
    | free "Aragorn, Ranger of the North"; foes "Uruk Savage"; hand1 "Can You Protect Me From Yourself?"; step maneuver
    | pass; play "Can You Protect Me From Yourself?"; option 0
    | wounds "Aragorn, Ranger of the North" 0; burdens 2
    """,
    """
    "Hate and Anger"
    | foes "Uruk Savage" "Goblin Runner"; hand1 "Hate and Anger" "Goblin Runner"; pool 5; step shadow
    | play "Hate and Anger"
    | deck1 -3
    """,
    """
    "Isengard Smith" "Dwarven Axe"
    | free "Gimli, Son of Glóin + Dwarven Axe"; foes "Isengard Smith"; step regroup
    | use "Isengard Smith"
    | zone "Dwarven Axe" discard
    """,
    """
    "The Palantír of Orthanc"
    | support1 "The Palantír of Orthanc"; foes "Uruk Savage"; hand0 "Axe Strike"; hand1 "Goblin Runner"; pool 1; step shadow
    | use "The Palantír of Orthanc"
    | zone "Axe Strike" deck
    """,
    """
    "The Trees Are Strong"
    | free "Gimli, Son of Glóin" "Legolas, Greenleaf"; foes "Isengard Forger"; hand1 "The Trees Are Strong"; pool 5; step regroup
    | play "The Trees Are Strong"; choose "Isengard Forger"; choose "Gimli, Son of Glóin"
    | wounds "Gimli, Son of Glóin" 1; zone "Isengard Forger" discard
    """,
    """
    "Uruk Raider"
    | foes "Uruk Raider"; dead0 "Farmer Maggot, Chaser of Rascals"
    |
    | strength "Uruk Raider" 9; keyword "Uruk Raider" fierce 1
    """,
    """
    "Dangerous Gamble"
    | foes "Goblin Runner"; hand0 "Gandalf, The Grey Wizard"; hand1 "Dangerous Gamble" "Goblin Runner"; pool 5; step shadow
    | play "Dangerous Gamble"
    | pool 7
    """,
    """
    "Such a Little Thing"
    | free "Boromir, Son of Denethor + Armor + Ranger's Sword"; foes "Goblin Runner"; hand1 "Such a Little Thing"; step maneuver
    | play "Such a Little Thing"; option 1
    | zone "Boromir, Son of Denethor" dead
    """,
    """
    "Gates of the Dead City" "In the Ringwraith's Wake"
    | support1 "Gates of the Dead City"; free "Merry, From O'er the Brandywine"; foes "Úlairë Cantëa, Lieutenant of Dol Guldur"; hand1 "In the Ringwraith's Wake"; fight "Merry, From O'er the Brandywine" "Úlairë Cantëa, Lieutenant of Dol Guldur"
    | until tcg-ask-answer; answer "In the Ringwraith's Wake"; option 1
    | burdens 1
    """,
    """
    "They Will Never Stop Hunting You" "Elven Bow (1_41)"
    | free "Legolas, Greenleaf + Elven Bow (1_41)"; foes "Úlairë Lemenya, Lieutenant of Morgul"; hand0 "Old Toby"; hand1 "They Will Never Stop Hunting You"; pool 5; step maneuver
    | play "They Will Never Stop Hunting You"
    | wounds "Legolas, Greenleaf" 1
    """,
    """
    "The Dark Lord Advances"
    | free "Gimli, Son of Glóin"; foes "Orc Soldier"; hand0 "Old Toby"; hand1 "The Dark Lord Advances"; pool 5; step regroup
    | play "The Dark Lord Advances"
    | hand0 0
    """,
    """
    "Orc Pillager" "Dwarven Axe" "Dwarven Armor"
    | free "Gimli, Son of Glóin + Dwarven Axe + Dwarven Armor"; foes "Orc Pillager"; fight "Gimli, Son of Glóin" "Orc Pillager"
    | settle
    | zone "Gimli, Son of Glóin" play
    """,
    """
    "Orc Veteran"
    | free "Gimli, Son of Glóin"; foes "Orc Veteran"; support1 "The Irresistible Shadow"; fight "Gimli, Son of Glóin" "Orc Veteran"
    | pass; use "Orc Veteran"
    | strength "Gimli, Son of Glóin" 5; zone "The Irresistible Shadow" discard
    """,
]


@pytest.mark.parametrize("story", SHADOW)
def test_shadow_cards(story: str) -> None:
    tell(story)
