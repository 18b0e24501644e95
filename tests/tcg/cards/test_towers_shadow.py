"""Cards of the Shadow from the Towers sets, one story each."""

from __future__ import annotations

import pytest

from tcg.cards.story import tell

DUNLAND = [
    """
    "Anger"
    | at 3; towers; free "Éomer, Third Marshal of Riddermark"; foes "Dunlending Savage" "Dunlending Brigand" "Dunlending Brigand"; hand1 "Anger"; support0 "Bounder"; fight "Éomer, Third Marshal of Riddermark" "Dunlending Savage"
    | pass; play "Anger"; choose "Dunlending Savage"
    | keyword "Dunlending Savage" fierce 1
    """,
    """
    "Band of Wild Men"
    | at 3; towers; free "Frodo, Tired Traveller"; foes "Band of Wild Men"; fight "Frodo, Tired Traveller" "Band of Wild Men"
    | until tcg-ask-answer; answer "Band of Wild Men"
    | keyword "Band of Wild Men" fierce 1
    """,
    """
    "Burn Every Village"
    | at 3; towers; support0 "Bounder"; free "Éomer, Third Marshal of Riddermark"; foes "Dunlending Brigand"; hand1 "Burn Every Village"; controls 1; fight "Éomer, Third Marshal of Riddermark" "Dunlending Brigand"
    | pass; play "Burn Every Village"
    | strength "Dunlending Brigand" 12
    """,
    """
    "Constantly Threatening"
    | at 3; towers; support1 "Constantly Threatening"; discard1 "Dunlending Brigand"; hand1 "Dunlending Savage"; pool 5; moves 2; step shadow
    | use "Constantly Threatening"
    | zone "Dunlending Brigand" play; pool 1
    """,
    """
    "Constantly Threatening"
    | at 3; towers; support1 "Constantly Threatening"; discard1 "Dunlending Brigand"; hand1 "Dunlending Savage"; pool 9; moves 1; step shadow
    |
    | cannot use "Constantly Threatening"
    """,
    """
    "Dark Fury"
    | at 3; towers; support0 "Bounder"; free "Éomer, Third Marshal of Riddermark"; foes "Dunlending Brigand"; hand1 "Dark Fury"; fight "Éomer, Third Marshal of Riddermark" "Dunlending Brigand"
    | pass; play "Dark Fury"
    | strength "Dunlending Brigand" 12
    """,
    """
    "Dark Fury"
    | at 4; towers; support0 "Bounder"; free "Éomer, Third Marshal of Riddermark"; foes "Dunlending Brigand"; hand1 "Dark Fury"; fight "Éomer, Third Marshal of Riddermark" "Dunlending Brigand"
    | pass; play "Dark Fury"
    | strength "Dunlending Brigand" 10
    """,
    """
    "Dunlending Arsonist"
    | at 3; towers; free "Frodo, Tired Traveller"; foes "Dunlending Arsonist"; hand1 "Dunlending Savage"; pool 9; fight "Frodo, Tired Traveller" "Dunlending Arsonist"
    | until tcg-ask-answer; answer "Dunlending Arsonist"
    | zone "Dunlending Savage" play; keyword "Dunlending Savage" fierce 1; keyword "Dunlending Savage" damage 1; pool 7
    """,
    """
    "Dunlending Looter"
    | at 3; towers; free "Théoden, Son of Thengel"; foes "Dunlending Looter"; controls 1; fight "Théoden, Son of Thengel" "Dunlending Looter"
    | until tcg-ask-answer; answer "Dunlending Looter"
    | zone "Dunlending Looter" stacked; host "Dunlending Looter" "East Wall of Rohan"
    """,
    """
    "Dunlending Madman"
    | at 3; towers; free "Frodo, Tired Traveller"; foes "Dunlending Madman"; fight "Frodo, Tired Traveller" "Dunlending Madman"
    | until tcg-ask-answer; answer "Dunlending Madman"
    | strength "Dunlending Madman" 9; keyword "Dunlending Madman" fierce 1
    """,
    """
    "Dunlending Pillager" "Sword of Rohan"
    | at 3; towers; free "Théoden, Son of Thengel + Sword of Rohan"; foes "Dunlending Pillager + Iron Axe"; fight "Théoden, Son of Thengel" "Dunlending Pillager"
    | until tcg-ask-answer; answer "Dunlending Pillager"
    | zone "Sword of Rohan" discard
    """,
    """
    "Dunlending Ransacker"
    | at 3; towers; free "Frodo, Tired Traveller"; foes "Dunlending Ransacker" "Dunlending Brigand"; fight "Frodo, Tired Traveller" "Dunlending Ransacker"
    | until tcg-ask-answer; answer "Dunlending Ransacker"
    | controlled 1
    """,
    """
    "Dunlending Ravager"
    | at 3; towers; free "Éomer, Third Marshal of Riddermark"; support0 "Léod, Westfold Herdsman"; foes "Dunlending Ravager"; step assignment
    | use "Dunlending Ravager"; settle
    | wounds "Léod, Westfold Herdsman" 1
    """,
    """
    "Hides"
    | at 3; towers; free "Legolas, Dauntless Hunter"; foes "Dunlending Brigand"; support1 "Hides"; pool 2; step archery
    | until tcg-ask-answer; answer "Hides"; option 0
    | wounds "Dunlending Brigand" 0; pool 0
    """,
    """
    "Hill Chief"
    | at 3; towers; foes "Hill Chief"; controls 1; hand1 "Dunlending Brigand"; step shadow
    | use "Hill Chief"
    | deck1 -3; wounds "Hill Chief" 1
    """,
    """
    "Hillman Band"
    | at 3; towers; free "Éomer, Third Marshal of Riddermark"; foes "Hillman Band" "Dunlending Brigand"; hand0 "Sword of Rohan"
    | move; answer "Hillman Band"
    | controlled 1
    """,
    """
    "Hillman Horde"
    | at 5; towers; foes "Hillman Horde" "Dunlending Brigand"; controls 4; phase skirmish
    |
    | keyword "Dunlending Brigand" fierce 1; keyword "Dunlending Brigand" damage 1
    """,
    """
    "Hillman Horde"
    | at 3; towers; free "Legolas, Dauntless Hunter"; foes "Hillman Horde"; controls 2; step archery
    |
    | can assign "Legolas, Dauntless Hunter" "Hillman Horde"
    """,
    """
    "Living Off Rock"
    | at 3; towers; free "Théoden, Son of Thengel"; foes "Dunlending Savage" "Dunlending Brigand"; support1 "Living Off Rock"; fight "Théoden, Son of Thengel" "Dunlending Savage" "Dunlending Brigand"
    | until tcg-ask-answer; answer "Living Off Rock"
    | strength "Dunlending Savage" 13
    """,
    """
    "No Defense" "Sword of Rohan"
    | at 3; towers; support0 "Bounder"; free "Éomer, Third Marshal of Riddermark + Sword of Rohan"; foes "Dunlending Brigand"; support1 "No Defense"; tokens "No Defense" 1; fight "Éomer, Third Marshal of Riddermark" "Dunlending Brigand"
    | pass; use "No Defense" 1
    | strength "Éomer, Third Marshal of Riddermark" 7; tokens "No Defense" 0
    """,
    """
    "No Refuge" "Dunlending Looter"
    | at 3; towers; free "Théoden, Son of Thengel"; foes "Dunlending Looter"; support1 "No Refuge"; controls 1; fight "Théoden, Son of Thengel" "Dunlending Looter"
    | until tcg-ask-answer; answer "Dunlending Looter"
    | shadow "Barrows of Edoras" 5
    """,
    """
    "Over the Isen"
    | at 3; towers; free "Éomer, Third Marshal of Riddermark"; foes "Dunlending Savage"; support1 "Over the Isen"; controls 1; pool 2; step assignment
    | use "Over the Isen"; settle
    | pool 0
    """,
    """
    "Saruman, Rabble-rouser"
    | at 3; towers; free "Éomer, Third Marshal of Riddermark"; foes "Saruman, Rabble-rouser" "Dunlending Brigand"; hand0 "Sword of Rohan"
    | move; choose "Éomer, Third Marshal of Riddermark"
    | wounds "Éomer, Third Marshal of Riddermark" 1
    """,
    """
    "Secret Folk" "Sword of Rohan"
    | at 3; towers; free "Éomer, Third Marshal of Riddermark + Sword of Rohan"; foes "Dunlending Brigand"; support1 "Secret Folk"; tokens "Secret Folk" 1; step maneuver
    | use "Secret Folk"
    | zone "Sword of Rohan" discard; zone "Secret Folk" discard
    """,
    """
    "Wake of Destruction"
    | at 3; towers; free "Éomer, Third Marshal of Riddermark"; foes "Dunlending Brigand"; hand1 "Wake of Destruction"; controls 2; step maneuver
    | play "Wake of Destruction"
    | keyword "Dunlending Brigand" fierce 1
    """,
    """
    "War Club" "Sword of Rohan" "Rider's Mount"
    | at 3; towers; free "Théoden, Son of Thengel + Sword of Rohan + Rider's Mount"; foes "Dunlending Savage + War Club"; fight "Théoden, Son of Thengel" "Dunlending Savage"
    | until tcg-ask-answer; answer "War Club"
    | zone "Sword of Rohan" discard; zone "Rider's Mount" discard
    """,
    """
    "War Cry of Dunland"
    | at 3; towers; free "Frodo, Tired Traveller"; foes "Dunlending Brigand"; hand1 "War Cry of Dunland"; pool 5; fight "Frodo, Tired Traveller" "Dunlending Brigand"
    | until tcg-ask-answer; answer "War Cry of Dunland"
    | strength "Dunlending Brigand" 12; keyword "Dunlending Brigand" fierce 1
    """,
    """
    "Wild Man Raid" "Sword of Rohan"
    | at 3; towers; free "Éomer, Third Marshal of Riddermark + Sword of Rohan"; foes "Dunlending Brigand" "Dunlending Brigand" "Dunlending Brigand"; hand1 "Wild Man Raid"; pool 5; step maneuver
    | play "Wild Man Raid"
    | zone "Sword of Rohan" discard
    """,
    """
    "Wulf, Dunlending Chieftain"
    | at 3; towers; free "Frodo, Tired Traveller"; foes "Wulf, Dunlending Chieftain" "Dunlending Brigand"; fight "Frodo, Tired Traveller" "Dunlending Brigand"
    | until tcg-ask-answer; answer "Wulf, Dunlending Chieftain"
    | controlled 1; wounds "Wulf, Dunlending Chieftain" 1
    """,
    """
    "Wild Men of the Hills"
    | at 3; towers; hand0 "Axe Strike" "Battle Fury" "Cleaving Blow" "Delving"; hand1 "Wild Men of the Hills" "Dunlending Brigand"; pool 9; step shadow
    | play "Wild Men of the Hills"; yes
    | zone "Wild Men of the Hills" discard; hand0 0
    """,
]

SHADOW = [
    """
    "Morannon"
    | at 4; towers; support1 "Morannon"; hand1 "Orc Soldier" "Gate Trooper"; phase shadow
    |
    | cost "Orc Soldier" 2; cost "Gate Trooper" 2
    """,
    """
    "Morannon"
    | at 4; towers; support1 "Morannon"; hand1 "Orc Soldier" "Gate Trooper"; pool 9; step shadow
    | play "Gate Trooper"
    | cost "Orc Soldier" 4
    """,
    """
    "Banished"
    | at 5; towers; free "Éomer, Third Marshal of Riddermark" "Théoden, Son of Thengel"; bear "Théoden, Son of Thengel" "Banished" 1; foes "Dunlending Savage"; fight "Éomer, Third Marshal of Riddermark" "Dunlending Savage"
    | settle
    | wounds "Théoden, Son of Thengel" 1
    """,
    """
    "Brought Back Alive"
    | at 5; towers; free "Éomer, Third Marshal of Riddermark"; foes "Mauhúr, Patrol Leader"; hand1 "Brought Back Alive"; step assignment
    | play "Brought Back Alive"; option 0
    | wounds "Éomer, Third Marshal of Riddermark" 1
    """,
    """
    "Driven Back"
    | at 5; towers; support0 "Rúmil, Elven Protector"; free "Éomer, Third Marshal of Riddermark"; foes "Uruk Crossbowman" "Uruk Crossbowman"; dead0 "Gimli, Unbidden Guest" "Legolas, Dauntless Hunter"; hand1 "Driven Back"; pool 9; step archery
    | pass; play "Driven Back"
    | bolts 4
    """,
    """
    "Lieutenant of Orthanc"
    | at 5; towers; free "Éomer, Third Marshal of Riddermark"; foes "Lieutenant of Orthanc" "Orthanc Warrior"; step maneuver
    | use "Lieutenant of Orthanc"; settle
    | wounds "Lieutenant of Orthanc" 1
    """,
    """
    "Mauhúr, Patrol Leader"
    | at 5; towers; support0 "Bounder"; free "Éomer, Third Marshal of Riddermark"; foes "Uruk Plains Runner" "Mauhúr, Patrol Leader"; pool 2; fight "Éomer, Third Marshal of Riddermark" "Uruk Plains Runner"
    | pass; use "Mauhúr, Patrol Leader"; choose "Uruk Plains Runner"; settle
    | zone "Uruk Plains Runner" play
    """,
    """
    "Saruman's Staff, Wizard's Device" "Saruman, Black Traitor"
    | at 5; towers; free "Éomer, Third Marshal of Riddermark"; foes "Saruman, Black Traitor + Saruman's Staff, Wizard's Device"; step maneuver
    | use "Saruman's Staff, Wizard's Device"; until tcg-ask-defend
    | can assign "Éomer, Third Marshal of Riddermark" "Saruman, Black Traitor"
    """,
    """
    "Still They Came"
    | at 5; towers; support0 "Bounder"; free "Éomer, Third Marshal of Riddermark"; foes "Orthanc Warrior" "Uruk-hai Raiding Party (4_207)"; hand1 "Still They Came"; pool 5; fight "Éomer, Third Marshal of Riddermark" "Orthanc Warrior"
    | pass; play "Still They Came"
    | strength "Orthanc Warrior" 10; wounds "Uruk-hai Raiding Party (4_207)" 1
    """,
    """
    "Uruk Assault Band"
    | at 5; towers; foes "Uruk Assault Band"; controls 2
    |
    | keyword "Uruk Assault Band" fierce 1
    """,
    """
    "Uruk Besieger"
    | at 5; towers; free "Éomer, Third Marshal of Riddermark"; foes "Uruk Besieger"; controls 1; step regroup
    | use "Uruk Besieger"
    | zone "Uruk Besieger" stacked
    """,
    """
    "Uruk Follower" "Merry, Unquenchable Hobbit"
    | at 5; towers; free "Merry, Unquenchable Hobbit"; foes "Uruk Follower"; fight "Merry, Unquenchable Hobbit" "Uruk Follower"
    | until tcg-ask-answer; answer "Uruk Follower"
    | burdens 1; wounds "Uruk Follower" 1
    """,
    """
    "Uruk Foot Soldier" "Uruk Plains Runner"
    | at 5; towers; support0 "Bounder"; foes "Uruk Foot Soldier"; free "Éomer, Third Marshal of Riddermark"; fight "Éomer, Third Marshal of Riddermark" "Uruk Foot Soldier"; fierce; step fierce_skirmishes
    | until tcg-ask-skirmish
    | strength "Uruk Foot Soldier" 8; keyword "Uruk Foot Soldier" damage 1
    """,
    """
    "Uruk-hai Marauder"
    | at 5; towers; controls 2; hand1 "Uruk-hai Marauder"; phase shadow; site 5 "Hornburg Courtyard"
    |
    | cost "Uruk-hai Marauder" 1
    """,
    """
    "Vengeance" "Sword of Rohan" "Rider's Mount"
    | at 5; towers; support0 "Bounder"; free "Éomer, Third Marshal of Riddermark + Sword of Rohan + Rider's Mount"; foes "Uruk Plains Runner"; hand1 "Vengeance"; fight "Éomer, Third Marshal of Riddermark" "Uruk Plains Runner"
    | pass; play "Vengeance"
    | strength "Uruk Plains Runner" 11
    """,
    """
    "Weapons of Isengard" "Uruk Crossbowman"
    | at 5; towers; support1 "Weapons of Isengard"; hand1 "Uruk Crossbowman" "Orthanc Warrior"; pool 20; step shadow
    | use "Weapons of Isengard"
    | tokens "Weapons of Isengard" 1; zone "Uruk Crossbowman" play
    """,
    """
    "Desert Lancers"
    | at 5; towers; free "Éomer, Third Marshal of Riddermark"; foes "Desert Lancers"; step regroup
    | use "Desert Lancers"
    | controlled 1; wounds "Desert Lancers" 2
    """,
    """
    "Desert Lord" "Elite Archer" "Southron Bowman"
    | at 5; towers; support0 "Rúmil, Elven Protector"; free "Éomer, Third Marshal of Riddermark"; foes "Desert Lord"; step archery
    | pass; use "Desert Lord"; maybe choose "Éomer, Third Marshal of Riddermark"
    | wounds "Éomer, Third Marshal of Riddermark" 1; bolts 0
    """,
    """
    "Desert Warrior" "Desert Soldier" "Desert Spearman"
    | at 5; towers; free "Éomer, Third Marshal of Riddermark"; foes "Desert Warrior"; pool 3; fight "Éomer, Third Marshal of Riddermark" "Desert Warrior"
    | answer "Desert Warrior"
    | wounds "Éomer, Third Marshal of Riddermark" 1; pool 0
    """,
    """
    "Easterling Guard"
    | at 5; towers; free "Éomer, Third Marshal of Riddermark"; foes "Easterling Guard"; step assignment
    | assign "Éomer, Third Marshal of Riddermark" "Easterling Guard"; answer "Easterling Guard"
    | burdens 1; wounds "Easterling Guard" 1
    """,
    """
    "New Fear"
    | at 5; towers; free "Éomer, Third Marshal of Riddermark" "Théoden, Son of Thengel" "Gimli, Unbidden Guest" "Legolas, Dauntless Hunter"; foes "Desert Soldier"; hand1 "New Fear"; pool 9; step regroup
    | play "New Fear"; option 1
    | burdens 1
    """,
    """
    "Raiders From the East"
    | at 5; towers; support1 "Raiders From the East"; foes "Desert Soldier"; hand1 "Desert Soldier"; pool 3; step shadow
    | use "Raiders From the East"
    | tokens "Raiders From the East" 1; wounds "Desert Soldier" 1
    """,
    """
    "Southron Assassin"
    | at 5; towers; free "Théoden, Son of Thengel" "Faramir, Captain of Gondor"; foes "Southron Assassin" "Desert Soldier"; pool 1; fight "Théoden, Son of Thengel" "Desert Soldier"
    | until tcg-ask-answer; maybe answer "Southron Assassin"; until tcg-ask-wound tcg-ask-move-again; maybe choose "Faramir, Captain of Gondor"
    | pool 0
    """,
    """
    "Southron Commander"
    | at 5; towers; free "Éomer, Third Marshal of Riddermark" "Théoden, Son of Thengel" "Gimli, Unbidden Guest" "Legolas, Dauntless Hunter" "Aragorn, Heir of Elendil"; foes "Southron Commander"; step assignment
    | use "Southron Commander"; option 0; maybe choose "Éomer, Third Marshal of Riddermark"
    | zone "Éomer, Third Marshal of Riddermark" discard
    """,
    """
    "Southron Spear"
    | at 5; towers; support0 "Bounder"; free "Éomer, Third Marshal of Riddermark"; foes "Southron Sentry + Southron Spear"; pool 4; fight "Éomer, Third Marshal of Riddermark" "Southron Sentry"
    | pass; use "Southron Spear"
    | wounds "Éomer, Third Marshal of Riddermark" 1; wounds "Southron Sentry" 1
    """,
    """
    "Wrath of Harad" "Pathfinder (4_129)"
    | at 1; towers; free "Faramir, Captain of Gondor"; foes "Desert Soldier"; support1 "Wrath of Harad"; hand0 "Pathfinder (4_129)" "Sword of Gondor"
    | play "Pathfinder (4_129)"; choose "Faramir, Captain of Gondor"
    | wounds "Faramir, Captain of Gondor" 1
    """,
    """
    "Evil-smelling Fens"
    | at 5; towers; support1 "Evil-smelling Fens"; free "Éomer, Third Marshal of Riddermark"
    |
    | keyword "Deep of Helm" marsh 1
    """,
    """
    "We Must Have It"
    | at 5; towers; hand1 "We Must Have It" "Orthanc Warrior"; discard1 "Gollum, Stinker"; pool 9; step shadow
    | play "We Must Have It"; choose "Gollum, Stinker"
    | zone "Gollum, Stinker" play
    """,
    """
    "Weapons of Isengard"
    | at 5; towers; support0 "Rúmil, Elven Protector"; support1 "Weapons of Isengard"; tokens "Weapons of Isengard" 2; foes "Uruk Crossbowman"; free "Éomer, Third Marshal of Riddermark"; step archery
    | pass; use "Weapons of Isengard"
    | bolts 3; zone "Weapons of Isengard" discard
    """,
    """
    "We Must Have It" "Gollum, Stinker"
    | at 5; towers; support0 "Bounder"; free "Éomer, Third Marshal of Riddermark"; foes "Gollum, Stinker"; hand1 "We Must Have It" "Orthanc Warrior"; fight "Éomer, Third Marshal of Riddermark" "Gollum, Stinker"
    | pass; play "We Must Have It"
    | strength "Gollum, Stinker" 8; zone "Orthanc Warrior" discard
    """,
    """
    "Battering Ram"
    | at 5; towers; support1 "Battering Ram"; foes "Orthanc Warrior"; hand1 "Orthanc Warrior"; pool 0; step shadow
    | use "Battering Ram"
    | tokens "Battering Ram" 1; wounds "Orthanc Warrior" 1
    """,
    """
    "Battering Ram"
    | at 5; towers; support0 "Bounder"; support1 "Battering Ram"; tokens "Battering Ram" 1; free "Éomer, Third Marshal of Riddermark" "Théoden, Son of Thengel" "Gimli, Unbidden Guest" "Legolas, Dauntless Hunter"; foes "Orthanc Warrior"; fight "Éomer, Third Marshal of Riddermark" "Orthanc Warrior"
    | pass; use "Battering Ram"
    | keyword "Orthanc Warrior" damage 2; zone "Battering Ram" discard
    """,
    """
    "Foul Horde"
    | at 5; towers; foes "Foul Horde"
    |
    | keyword "Foul Horde" fierce 1; keyword "Foul Horde" ambush 1
    """,
    """
    "Gríma, Chief Counselor" "Sword of Rohan"
    | at 5; towers; free "Éomer, Third Marshal of Riddermark + Sword of Rohan" "Gimli, Unbidden Guest" "Legolas, Dauntless Hunter" "Gandalf, The White Wizard"; foes "Gríma, Chief Counselor"; step maneuver
    | use "Gríma, Chief Counselor"; choose "Éomer, Third Marshal of Riddermark"
    | zone "Éomer, Third Marshal of Riddermark" hand; zone "Sword of Rohan" hand
    """,
    """
    "Isengard Scout Troop"
    | at 5; towers; free "Frodo, Tired Traveller"; foes "Isengard Scout Troop" "Warg-rider"; fight "Frodo, Tired Traveller" "Warg-rider"
    | until tcg-ask-answer; answer "Isengard Scout Troop"
    | controlled 1; wounds "Isengard Scout Troop" 1
    """,
    """
    "Saruman, Master of Foul Folk" "Warg"
    | at 5; towers; foes "Saruman, Master of Foul Folk" "Warg-rider"; discard1 "Warg"; hand1 "Orthanc Warrior"; pool 9; step shadow
    | use "Saruman, Master of Foul Folk"; maybe choose "Warg"
    | zone "Warg" attached
    """,
    """
    "Company of Haradrim" "Desert Soldier"
    | at 5; towers; free "Éomer, Third Marshal of Riddermark"; foes "Company of Haradrim" "Desert Soldier"; pool 9; step regroup
    | use "Company of Haradrim"; until tcg-ask-reconcile tcg-ask-move-again
    | limit 1
    """,
    """
    "Southron Marcher" "Southron Runner"
    | at 5; towers; foes "Desert Soldier"; hand1 "Southron Marcher" "Southron Runner"; phase shadow
    |
    | cost "Southron Marcher" 2; cost "Southron Runner" 1
    """,
    """
    "Southron Traveler"
    | at 5; towers; free "Legolas, Dauntless Hunter"; foes "Southron Traveler"; pool 3; step archery
    | until tcg-ask-answer; answer "Southron Traveler"
    | wounds "Southron Traveler" 0; pool 0
    """,
    """
    "War Mûmak"
    | at 5; towers; free "Frodo, Tired Traveller"; foes "Company of Haradrim + War Mûmak"; fight "Frodo, Tired Traveller" "Company of Haradrim"
    | until tcg-ask-answer; answer "War Mûmak"
    | pool +5
    """,
    """
    "Dead Marshes"
    | at 5; towers; free "Éomer, Third Marshal of Riddermark"; support1 "Dead Marshes"; foes "Orc Soldier" "Orc Soldier"; discard1 "Orc Banner"; pool 3; step maneuver
    | use "Dead Marshes"; choose "Orc Banner"
    | zone "Orc Banner" support; zone "Dead Marshes" discard
    """,
    """
    "Gate Trooper"
    | at 5; towers; burdens 5; hand1 "Gate Trooper" "Orc Soldier"; pool 9; step shadow
    | play "Gate Trooper"; maybe answer "Gate Trooper"
    | zone "Gate Trooper" play
    """,
    """
    "Gate Veteran"
    | at 5; towers; free "Éomer, Third Marshal of Riddermark" "Théoden, Son of Thengel" "Gimli, Unbidden Guest" "Legolas, Dauntless Hunter" "Aragorn, Heir of Elendil"; hand1 "Gate Veteran" "Orc Soldier"; pool 9; step shadow
    | play "Gate Veteran"; answer "Gate Veteran"
    | deck1 -1; wounds "Gate Veteran" 1
    """,
    """
    "I'd Make You Squeak"
    | at 5; towers; support1 "I'd Make You Squeak"; free "Merry, Unquenchable Hobbit"; hurt "Merry, Unquenchable Hobbit" 2; site 5 "Hornburg Courtyard"
    |
    | shadow "Hornburg Courtyard" 10
    """,
    """
    "Orc Captain"
    | at 5; towers; support1 "Orc Banner"; controls 2; hand1 "Orc Captain" "Orc Soldier"; pool 9; step shadow
    | play "Orc Captain"; answer "Orc Captain"
    | deck1 -2
    """,
    """
    "Orc Cutthroat"
    | at 5; towers; support0 "Bounder"; free "Éomer, Third Marshal of Riddermark"; foes "Orc Cutthroat" "Orc Soldier"; fight "Éomer, Third Marshal of Riddermark" "Orc Cutthroat"
    | pass; use "Orc Cutthroat"
    | wounds "Éomer, Third Marshal of Riddermark" 1; zone "Orc Soldier" discard
    """,
    """
    "Orc Fighter"
    | at 5; towers; free "Éomer, Third Marshal of Riddermark"; foes "Orc Fighter"; support1 "Orc Banner"; step regroup
    | use "Orc Fighter"
    | controlled 1; wounds "Orc Fighter" 1
    """,
    """
    "Orc Infantry"
    | at 5; towers; free "Éomer, Third Marshal of Riddermark"; foes "Orc Infantry"; support1 "Orc Banner"; step regroup
    | use "Orc Infantry"
    | controlled 1; zone "Orc Infantry" discard
    """,
    """
    "Orc Patrol"
    | at 5; towers; free "Éomer, Third Marshal of Riddermark"; foes "Orc Patrol" "Orc Soldier"; support0 "Help in Doubt and Need"; step maneuver
    | use "Orc Patrol"
    | zone "Help in Doubt and Need" discard; wounds "Orc Patrol" 2
    """,
    """
    "Orc Pursuer"
    | at 5; towers; hand1 "Orc Pursuer" "Orc Soldier"; pool 9; step shadow
    | play "Orc Pursuer"; answer "Orc Pursuer"
    | deck1 -1; wounds "Orc Pursuer" 1
    """,
    """
    "Orc Runner"
    | at 5; towers; hand1 "Orc Runner" "Orc Soldier" "Goblin Runner"; pool 9; step shadow
    | play "Orc Runner"; answer "Orc Runner"
    | deck1 -1; zone "Goblin Runner" discard
    """,
    """
    "Teeth of Mordor"
    | at 5; towers; free "Éomer, Third Marshal of Riddermark"; foes "Orc Soldier"; support1 "Teeth of Mordor"; pool 3; step regroup
    | use "Teeth of Mordor"
    | host "Orc Soldier" "Teeth of Mordor"
    """,
    """
    "No Use That Way"
    | at 5; towers; support0 "Bounder"; free "Legolas, Greenleaf"; foes "Uruk-hai Raiding Party (4_207)"; hand0 "No Use That Way"; fight "Legolas, Greenleaf" "Uruk-hai Raiding Party (4_207)"
    | play "No Use That Way"
    | wounds "Uruk-hai Raiding Party (4_207)" 2; burdens 3
    """,
]


@pytest.mark.parametrize("story", DUNLAND)
def test_dunland(story: str) -> None:
    tell(story)


@pytest.mark.parametrize("story", SHADOW)
def test_shadow_cards(story: str) -> None:
    tell(story)
