"""What the sites say."""

from __future__ import annotations

import pytest

from tcg.cards.story import tell

FELLOWSHIP = [
    """
    "East Road"
    | at 1; site 1 "East Road"; free "Gimli, Son of Glóin"; hand0 "Legolas, Greenleaf"; phase fellowship
    |
    | cost "Legolas, Greenleaf" 4
    """,
    """
    "Shire Lookout Point"
    | at 1; site 1 "Shire Lookout Point"; free "Gandalf, The Grey Wizard"; deck0 "Gandalf's Cart"; hand0 "Dwarven Axe"
    | use "Shire Lookout Point"; choose "Gandalf's Cart"
    | zone "Gandalf's Cart" support
    """,
    """
    "Shire Lookout Point"
    | at 1; site 1 "Shire Lookout Point"; free "Gimli, Son of Glóin"; deck0 "Gandalf's Cart"; hand0 "Dwarven Axe"
    |
    | cannot use "Shire Lookout Point"
    """,
    """
    "Westfarthing"
    | at 1; site 1 "Westfarthing"; free "Merry, From O'er the Brandywine"; hand0 "Gimli, Son of Glóin" "Hobbit Sword (1_299)"
    | use "Westfarthing"; choose "Merry, From O'er the Brandywine"; maybe choose "Gimli, Son of Glóin"
    | zone "Gimli, Son of Glóin" play; pool 1; wounds "Merry, From O'er the Brandywine" 1
    """,
    """
    "Bree Streets"
    | at 2; site 2 "Bree Streets"; hand1 "Úlairë Cantëa, Lieutenant of Dol Guldur"; pool 9; step shadow
    |
    | cost "Úlairë Cantëa, Lieutenant of Dol Guldur" 5
    """,
    """
    "Buckleberry Ferry"
    | at 2; site 2 "Buckleberry Ferry"; free "Merry, From O'er the Brandywine"; foes "Goblin Runner"; step archery
    |
    | can move
    """,
    """
    "Buckleberry Ferry"
    | at 2; site 2 "Buckleberry Ferry"; free "Gimli, Son of Glóin"; foes "Goblin Runner"; step assignment
    |
    | can assign "Gimli, Son of Glóin" "Goblin Runner"
    """,
    """
    "Ettenmoors"
    | at 2; site 2 "Ettenmoors"; free "Aragorn, Ranger of the North"; foes "Orc Soldier"; fight "Aragorn, Ranger of the North" "Orc Soldier"
    | use "Ettenmoors"; maybe choose "Aragorn, Ranger of the North"
    | strength "Aragorn, Ranger of the North" 10
    """,
    """
    "Midgewater Marshes"
    | at 1; site 2 "Midgewater Marshes"; free "Merry, From O'er the Brandywine" "Gimli, Son of Glóin"; hand0 "Dwarven Axe"
    | move
    | wounds "Merry, From O'er the Brandywine" 1; wounds "Gimli, Son of Glóin" 0
    """,
    """
    "Midgewater Moors"
    | at 2; site 2 "Midgewater Moors"; hand0 "Axe Strike" "Battle Fury"; hand1 "Goblin Runner"; pool 9; step shadow
    | play "Goblin Runner"; choose "Axe Strike"
    | zone "Axe Strike" discard
    """,
    """
    "Trollshaw Forest"
    | at 2; site 2 "Trollshaw Forest"; free "Gimli, Son of Glóin"; hand0 "Dwarven Axe" "Axe Strike"
    | play "Dwarven Axe"
    | deck0 -1; hand0 +0
    """,
    """
    "Weathertop"
    | at 2; site 2 "Weathertop"; foes "Úlairë Lemenya, Lieutenant of Morgul"; phase skirmish
    |
    | keyword "Úlairë Lemenya, Lieutenant of Morgul" fierce 1
    """,
    """
    "Rivendell Waterfall"
    | at 3; site 3 "Rivendell Waterfall"; free "Aragorn, Ranger of the North"; hand0 "Axe Strike"
    | move
    | limit 3
    """,
    """
    "Rivendell Waterfall"
    | at 3; site 3 "Rivendell Waterfall"; free "Gimli, Son of Glóin"; hand0 "Axe Strike"
    | move
    | limit 2
    """,
    """
    "Moria Stairway"
    | at 4; site 4 "Moria Stairway"; free "Merry, From O'er the Brandywine + Hobbit Sword (1_299)" "Lórien Elf"; phase skirmish
    |
    | keyword "Merry, From O'er the Brandywine" damage 1; keyword "Lórien Elf" damage 0
    """,
    """
    "Pass of Caradhras"
    | at 4; site 4 "Pass of Caradhras"; foes "Uruk Savage"; deck1 "Saruman's Chill"; pool 9; step shadow
    | use "Pass of Caradhras"; choose "Saruman's Chill"; on "Pass of Caradhras"
    | zone "Saruman's Chill" attached
    """,
    """
    "Pass of Caradhras"
    | at 4; site 4 "Pass of Caradhras"; foes "Goblin Runner"; deck1 "Saruman's Chill"; hand1 "Goblin Runner"; pool 9; step shadow
    |
    | cannot use "Pass of Caradhras"
    """,
    """
    "The Bridge of Khazad-dûm" "The Balrog, Durin's Bane"
    | at 5; hand1 "The Balrog, Durin's Bane" "Goblin Runner"; pool 6; step shadow
    | use "The Bridge of Khazad-dûm"; choose "The Balrog, Durin's Bane"
    | zone "The Balrog, Durin's Bane" play; pool 0
    """,
    """
    "Dimrill Dale"
    | at 6; hand1 "Ancient Chieftain" "Goblin Runner"; pool 9; step shadow
    | play "Goblin Runner"; pass
    | cost "Ancient Chieftain" 4; pool 9
    """,
    """
    "Lothlórien Woods"
    | at 6; site 6 "Lothlórien Woods"; support0 "Rúmil, Elven Protector"; phase skirmish
    |
    | strength "Rúmil, Elven Protector" 6
    """,
    """
    "Anduin Wilderland"
    | at 7; site 7 "Anduin Wilderland"; free "Legolas, Greenleaf"; foes "Goblin Runner"; step archery
    |
    | can assign "Legolas, Greenleaf" "Goblin Runner"
    """,
    """
    "Pillars of the Kings"
    | at 8; site 8 "Pillars of the Kings"; free "Aragorn, Ranger of the North"; hurt "Aragorn, Ranger of the North" 1; hand0 "Swordsman of the Northern Kingdom" "Dwarven Axe"
    | use "Pillars of the Kings"
    | wounds "Aragorn, Ranger of the North" 0; zone "Swordsman of the Northern Kingdom" discard
    """,
    """
    "Shores of Nen Hithoel"
    | at 8; site 8 "Shores of Nen Hithoel"; foes "Goblin Runner" "Goblin Runner" "Goblin Runner" "Goblin Runner" "Goblin Runner"; step shadow
    | use "Shores of Nen Hithoel"; until tcg-ask-reconcile tcg-ask-move-again
    | cannot move
    """,
    """
    "Summit of Amon Hen"
    | at 8; site 9 "Summit of Amon Hen"; burdens 2; hand0 "Dwarven Axe"; free "Gimli, Son of Glóin"
    | move; yes
    | hand1 +2
    """,
    """
    "Tol Brandir"
    | at 9; site 9 "Tol Brandir"; discard1 "Orc Assassin" "Orc Scout" "Goblin Runner"; pool 9; step shadow
    | use "Tol Brandir"; choose "Orc Assassin"; choose "Orc Scout"
    | zone "Orc Assassin" play; zone "Orc Scout" play; zone "Goblin Runner" discard
    """,
    """
    "Hobbiton Party Field"
    | at 1; site 1 "Hobbiton Party Field"; free "Merry, From O'er the Brandywine"; deck0 "Bilbo, Retired Adventurer"; hand0 "Dwarven Axe"
    | use "Hobbiton Party Field"; choose "Merry, From O'er the Brandywine"; choose "Bilbo, Retired Adventurer"
    | zone "Bilbo, Retired Adventurer" support
    """,
    """
    "Hobbiton Woods"
    | at 1; site 1 "Hobbiton Woods"; free "Merry, From O'er the Brandywine"; hand0 "Dwarven Axe"
    | use "Hobbiton Woods"; choose "Merry, From O'er the Brandywine"; move
    | at 2
    """,
    """
    "Town Center"
    | at 1; site 1 "Town Center"; hand0 "Farmer Maggot, Chaser of Rascals" "Dwarven Axe"
    | use "Town Center"
    | zone "Farmer Maggot, Chaser of Rascals" support; deck0 -1
    """,
    """
    "Great Chasm"
    | at 4; site 4 "Great Chasm"; hand1 "Goblin Bowman" "Goblin Marksman"; pool 9; step shadow
    | play "Goblin Bowman"
    | cost "Goblin Marksman" 3; pool 9
    """,
    """
    "Hollin"
    | at 4; site 4 "Hollin"; hand1 "Uruk Savage"; pool 9; step shadow
    |
    | cost "Uruk Savage" 2
    """,
    """
    "Valley of the Silverlode"
    | at 5; site 6 "Valley of the Silverlode"; free "Merry, From O'er the Brandywine" "Sam, Son of Hamfast"; hurt "Merry, From O'er the Brandywine" 1; hurt "Sam, Son of Hamfast" 1; hand0 "Axe Strike"
    | move; answer "Valley of the Silverlode"; choose "Merry, From O'er the Brandywine"
    | wounds "Merry, From O'er the Brandywine" 0; wounds "Sam, Son of Hamfast" 1
    """,
    """
    "Caras Galadhon"
    | at 6; site 6 "Caras Galadhon"; free "Aragorn, Ranger of the North"; foes "Uruk Savage" "Goblin Runner"; step assignment
    | assign "Aragorn, Ranger of the North" "Uruk Savage"; pass
    | cannot assign "Aragorn, Ranger of the North" "Goblin Runner"
    """,
    """
    "Eregion Hills"
    | at 3; site 4 "Eregion Hills"; free "Gimli, Son of Glóin"; hand0 "Axe Strike"
    | move
    | burdens 1
    """,
    """
    "Gates of Argonath"
    | at 8; site 8 "Gates of Argonath"; free "Aragorn, Ranger of the North"; foes "Goblin Runner"; hand0 "Elendil's Valor" "Swordsman of the Northern Kingdom"; step maneuver
    |
    | cannot play "Elendil's Valor"
    """,
    """
    "The Great River"
    | at 7; site 7 "The Great River"; hand1 "Host of Thousands" "Goblin Runner"; discard1 "Ancient Chieftain"; pool 9; step shadow
    |
    | cannot play "Host of Thousands"
    """,
    """
    "House of Elrond"
    | at 2; site 3 "House of Elrond"; free "Legolas, Greenleaf" "Lórien Elf"; burdens 2; hand0 "Axe Strike"
    | move; answer "House of Elrond"
    | burdens 1
    """,
    """
    "Wastes of Emyn Muil"
    | at 9; site 9 "Wastes of Emyn Muil"; free "Gimli, Son of Glóin" "Legolas, Greenleaf" "Aragorn, Ranger of the North"; foes "Isengard Forger"; step maneuver
    | pass; use "Wastes of Emyn Muil"; choose "Gimli, Son of Glóin"
    | wounds "Gimli, Son of Glóin" 1; wounds "Isengard Forger" 1
    """,
    """
    "Wastes of Emyn Muil"
    | at 9; site 9 "Wastes of Emyn Muil"; free "Gimli, Son of Glóin"; foes "Isengard Forger"; step maneuver
    |
    | cannot use "Wastes of Emyn Muil"
    """,
]
TOWERS = [
    """
    "East Wall of Rohan"
    | at 1; towers; free "Éomer, Third Marshal of Riddermark"; hand0 "Sword of Rohan"
    | move
    | pool 6
    """,
    """
    "Eastemnet Downs"
    | at 1; towers; site 1 "Eastemnet Downs"; hand0 "Théoden, Son of Thengel" "Axe Strike" "Battle Fury" "Cleaving Blow"
    | play "Théoden, Son of Thengel"; choose "Axe Strike" "Battle Fury"
    | zone "Axe Strike" discard; zone "Battle Fury" discard; zone "Cleaving Blow" hand
    """,
    """
    "Eastemnet Gullies"
    | at 1; towers; site 1 "Eastemnet Gullies"; free "Éomer, Third Marshal of Riddermark" "Théoden, Son of Thengel"; deck0 "Legolas, Elven Comrade"; hand0 "Axe Strike"
    | use "Eastemnet Gullies"; choose "Legolas, Elven Comrade"
    | zone "Legolas, Elven Comrade" play; wounds "Éomer, Third Marshal of Riddermark" 1; wounds "Théoden, Son of Thengel" 1
    """,
    """
    "Plains of Rohan"
    | at 1; towers; site 1 "Plains of Rohan"; free "Éomer, Third Marshal of Riddermark" "Théoden, Son of Thengel"; deck0 "Gimli, Unbidden Guest"; hand0 "Axe Strike"
    | use "Plains of Rohan"; choose "Gimli, Unbidden Guest"
    | zone "Gimli, Unbidden Guest" play
    """,
    """
    "The Riddermark"
    | at 1; towers; site 1 "The Riddermark"; free "Éomer, Third Marshal of Riddermark" "Théoden, Son of Thengel"; deck0 "Aragorn, Heir of Elendil"; hand0 "Axe Strike"
    | use "The Riddermark"; choose "Aragorn, Heir of Elendil"
    | zone "Aragorn, Heir of Elendil" play
    """,
    """
    "Western Emyn Muil"
    | at 1; towers; site 1 "Western Emyn Muil"; free "Éomer, Third Marshal of Riddermark" "Faramir, Captain of Gondor"; hand0 "Axe Strike"
    | move
    | wounds "Faramir, Captain of Gondor" 1; wounds "Éomer, Third Marshal of Riddermark" 0; wounds "Frodo, Son of Drogo" 1
    """,
    """
    "Eastfold"
    | at 2; towers; site 2 "Eastfold"; foes "Uruk Plains Runner" "Uruk Plains Runner" "Uruk Plains Runner"; step shadow
    | use "Eastfold"; until tcg-ask-reconcile tcg-ask-move-again
    | cannot move
    """,
    """
    "Fangorn Forest"
    | at 2; towers; site 2 "Fangorn Forest"; deck0 "Treebeard, Earthborn"; hand0 "Axe Strike"
    | use "Fangorn Forest"; choose "Treebeard, Earthborn"
    | zone "Treebeard, Earthborn" support
    """,
    """
    "Plains of Rohan Camp"
    | at 2; towers; site 2 "Plains of Rohan Camp"; free "Éomer, Third Marshal of Riddermark"; hurt "Éomer, Third Marshal of Riddermark" 2; hand0 "Axe Strike"; step start
    | until tcg-ask-heal; choose "Éomer, Third Marshal of Riddermark"; choose "Éomer, Third Marshal of Riddermark"
    | wounds "Éomer, Third Marshal of Riddermark" 0
    """,
    """
    "Rohirrim Village"
    | at 2; towers; site 2 "Rohirrim Village"; free "Legolas, Dauntless Hunter"; foes "Dunlending Savage"; step archery
    | until tcg-ask-assignment tcg-ask-defend
    | wounds "Dunlending Savage" 0; zone "Dunlending Savage" play
    """,
    """
    "Uruk Camp"
    | at 2; towers; site 2 "Uruk Camp"; hand1 "Uruk-hai Raiding Party (1_158)" "Goblin Runner"; pool 20; step shadow
    | play "Uruk-hai Raiding Party (1_158)"
    | wounds "Uruk-hai Raiding Party (1_158)" 1
    """,
    """
    "Wold of Rohan"
    | at 2; towers; site 2 "Wold of Rohan"; free "Éomer, Third Marshal of Riddermark"; foes "Orthanc Warrior"; pool 3; step assignment
    | assign "Éomer, Third Marshal of Riddermark" "Orthanc Warrior"
    | pool 4
    """,
    """
    "Golden Hall"
    | at 2; towers; site 3 "Golden Hall"; free "Éomer, Third Marshal of Riddermark + Sword of Rohan"; hand0 "Axe Strike"
    | move
    | zone "Sword of Rohan" discard
    """,
    """
    "Stables"
    | at 3; towers; site 3 "Stables"; free "Éomer, Third Marshal of Riddermark"; deck0 "Rider's Mount"; hand0 "Axe Strike"
    | use "Stables"; choose "Rider's Mount"
    | zone "Rider's Mount" attached; cannot use "Stables"
    """,
    """
    "Streets of Edoras"
    | at 3; towers; site 3 "Streets of Edoras"; support0 "Aldor, Soldier of Edoras"; foes "Orthanc Warrior"; step assignment
    | pass
    | cannot assign "Aldor, Soldier of Edoras" "Orthanc Warrior"
    """,
    """
    "Throne Room"
    | at 3; towers; site 3 "Throne Room"; deck0 "Théoden, Son of Thengel"; hand0 "Axe Strike"
    | use "Throne Room"; choose "Théoden, Son of Thengel"
    | zone "Théoden, Son of Thengel" play
    """,
    """
    "Westemnet Plains"
    | at 3; towers; site 3 "Westemnet Plains"; free "Legolas, Dauntless Hunter"; foes "Dunlending Savage"; step archery
    | until tcg-ask-assignment tcg-ask-defend
    | wounds "Dunlending Savage" 0
    """,
    """
    "Westemnet Hills"
    | at 3; towers; site 4 "Westemnet Hills"; free "Éomer, Third Marshal of Riddermark + Rider's Mount" "Théoden, Son of Thengel"; hurt "Éomer, Third Marshal of Riddermark" 1; hurt "Théoden, Son of Thengel" 1; hand0 "Axe Strike"
    | move
    | wounds "Éomer, Third Marshal of Riddermark" 0; wounds "Théoden, Son of Thengel" 1
    """,
    """
    "White Mountains"
    | at 3; towers; site 4 "White Mountains"; free "Théoden, Son of Thengel" "Éomer, Third Marshal of Riddermark"; hand0 "Axe Strike"
    | move; option 0
    | wounds "Théoden, Son of Thengel" 1; wounds "Éomer, Third Marshal of Riddermark" 0
    """,
    """
    "White Rocks"
    | at 4; towers; free "Éomer, Third Marshal of Riddermark + Rider's Mount"
    |
    | shadow "White Rocks" 4
    """,
    """
    "Deeping Wall"
    | at 5; towers; site 5 "Deeping Wall"; deck1 "Saruman, Keeper of Isengard"; hand1 "Goblin Runner"; pool 9; step shadow
    | use "Deeping Wall"; choose "Saruman, Keeper of Isengard"
    | zone "Saruman, Keeper of Isengard" play
    """,
    """
    "Helm's Gate"
    | at 5; towers; site 5 "Helm's Gate"; free "Éomer, Third Marshal of Riddermark + Sword of Rohan"; phase skirmish
    |
    | strength "Éomer, Third Marshal of Riddermark" 11
    """,
    """
    "Hornburg Courtyard"
    | at 5; towers; site 5 "Hornburg Courtyard"; free "Aragorn, Heir of Elendil"
    |
    | shadow "Hornburg Courtyard" 6
    """,
    """
    "Hornburg Courtyard"
    | at 5; towers; site 5 "Hornburg Courtyard"; free "Éomer, Third Marshal of Riddermark"
    |
    | shadow "Hornburg Courtyard" 8
    """,
    """
    "Hornburg Parapet"
    | at 5; towers; site 5 "Hornburg Parapet"; free "Legolas, Dauntless Hunter"; foes "Uruk Crossbowman"; phase archery
    |
    | arrows 2; bolts 0
    """,
    """
    "Caves of Aglarond"
    | at 6; towers; site 6 "Caves of Aglarond"; foes "Orthanc Warrior"; pool 2; free "Éowyn, Lady of Rohan"; step maneuver
    | use "Caves of Aglarond"
    | keyword "Orthanc Warrior" fierce 1; pool 0
    """,
    """
    "Great Hall"
    | at 6; towers; site 6 "Great Hall"; support0 "Léod, Westfold Herdsman"; foes "Orthanc Warrior"; step assignment
    |
    | can assign "Léod, Westfold Herdsman" "Orthanc Warrior"
    """,
    """
    "Cavern Entrance"
    | at 7; towers; site 7 "Cavern Entrance"; free "Éomer, Third Marshal of Riddermark"; foes "Orthanc Warrior"; hand0 "Fight for the Villagers"; fight "Éomer, Third Marshal of Riddermark" "Orthanc Warrior"
    |
    | cannot play "Fight for the Villagers"
    """,
    """
    "King's Room"
    | at 6; towers; site 7 "King's Room"; free "Gimli, Unbidden Guest"; hand0 "Axe Strike"
    | move
    | wounds "Gimli, Unbidden Guest" 1; wounds "Frodo, Son of Drogo" 0
    """,
    """
    "Ring of Isengard"
    | at 8; towers; hand1 "Dunlending Savage" "Goblin Runner"; pool 9; step shadow
    | use "Ring of Isengard"
    | zone "Dunlending Savage" play; hand1 +0; deck1 -1
    """,
    """
    "Wizard's Vale"
    | at 7; towers; site 8 "Wizard's Vale"; free "Éomer, Third Marshal of Riddermark"; hand0 "Sword of Rohan"; hand1 "Goblin Runner"
    | move
    | pool 12
    """,
    """
    "Orthanc Balcony"
    | at 9; towers; site 9 "Orthanc Balcony"; discard1 "Saruman, Keeper of Isengard"; hand1 "Goblin Runner"; pool 2; step shadow
    | use "Orthanc Balcony"
    | zone "Saruman, Keeper of Isengard" play; pool 0
    """,
    """
    "Orthanc Library"
    | at 8; towers; site 9 "Orthanc Library"; free "Éomer, Third Marshal of Riddermark" "Gimli, Unbidden Guest" "Legolas, Dauntless Hunter" "Théoden, Son of Thengel"; hand0 "Sword of Rohan"
    | move; yes
    | hand1 +1
    """,
    """
    "Palantír Chamber"
    | at 9; towers; site 9 "Palantír Chamber"; burdens 2; discard1 "Orthanc Warrior"; hand1 "Goblin Runner"; pool 9; step shadow
    | use "Palantír Chamber"
    | burdens 0; zone "Orthanc Warrior" play
    """,
    """
    "Hornburg Wall"
    | at 7; towers; site 7 "Hornburg Wall"; foes "Orthanc Warrior"; pool 9; step regroup
    | use "Hornburg Wall"; until tcg-ask-reconcile tcg-ask-move-again tcg-ask-fellowship
    | at 8
    """,
    """
    "Nan Curunír"
    | at 8; towers; site 8 "Nan Curunír"; free "Legolas, Dauntless Hunter"; foes "Warg-rider + Warg"; pool 2; step archery
    | until tcg-ask-answer; answer "Nan Curunír"
    | wounds "Warg-rider" 0; pool 0
    """,
]


@pytest.mark.parametrize("story", FELLOWSHIP + TOWERS)
def test_sites(story: str) -> None:
    tell(story)
