"""Cards of the Free Peoples from the Towers sets, one story each."""

from __future__ import annotations

import pytest

from tcg.cards.story import tell

FREE = [
    """
    "The One Ring, The Ruling Ring (4_2)"
    | at 2; towers; ring "The One Ring, The Ruling Ring (4_2)"; free "Éomer, Third Marshal of Riddermark"; foes "Goblin Runner"; fight "Frodo, Son of Drogo" "Goblin Runner"
    | until tcg-ask-answer; answer "The One Ring, The Ruling Ring (4_2)"; settle
    | burdens 1; wounds "Frodo, Son of Drogo" 0
    """,
    """
    "Axe of Erebor" "Here Is Good Rock"
    | at 3; towers; support0 "Bounder" "Here Is Good Rock"; free "Gimli, Unbidden Guest + Axe of Erebor"; foes "Dunlending Savage"; fight "Gimli, Unbidden Guest" "Dunlending Savage"
    | use "Axe of Erebor"
    | zone "Here Is Good Rock" discard; strength "Gimli, Unbidden Guest" 9
    """,
    """
    "Courtesy of My Hall"
    | at 3; towers; free "Gimli, Unbidden Guest"; hurt "Gimli, Unbidden Guest" 1; discard0 "Axe Strike"; hand0 "Courtesy of My Hall" "Axe of Erebor"
    | play "Courtesy of My Hall"; use "Courtesy of My Hall"
    | wounds "Gimli, Unbidden Guest" 0; zone "Axe Strike" discard
    """,
    """
    "Ever My Heart Rises"
    | at 3; towers; free "Gimli, Unbidden Guest"; deck0 "Axe Strike"; hand0 "Ever My Heart Rises" "Axe of Erebor"
    | play "Ever My Heart Rises"
    | zone "Axe Strike" stacked; deck0 -6
    """,
    """
    "From the Armory"
    | at 3; towers; support0 "From the Armory" "Bounder"; free "Gimli, Unbidden Guest"; foes "Dunlending Savage"; hand0 "Axe Strike"; fight "Gimli, Unbidden Guest" "Dunlending Savage"
    | use "From the Armory"; settle
    | wounds "Gimli, Unbidden Guest" 1; zone "Axe Strike" stacked
    """,
    """
    "Restless Axe" "Courtesy of My Hall"
    | at 3; towers; support0 "Courtesy of My Hall"; free "Gimli, Unbidden Guest"; foes "Wulf, Dunlending Chieftain"; hand0 "Restless Axe"; step regroup
    | play "Restless Axe"
    | zone "Courtesy of My Hall" deck; wounds "Wulf, Dunlending Chieftain" 1
    """,
    """
    "Arrow and Blade"
    | at 3; towers; support0 "Bounder"; free "Legolas, Dauntless Hunter" "Haldir, Emissary of the Galadhrim"; foes "Dunlending Savage"; hand0 "Arrow and Blade"; fight "Legolas, Dauntless Hunter" "Dunlending Savage"
    | play "Arrow and Blade"; choose "Legolas, Dauntless Hunter" "Haldir, Emissary of the Galadhrim"
    | strength "Dunlending Savage" 9
    """,
    """
    "Blades Drawn" "Feathered"
    | at 3; towers; free "Legolas, Dauntless Hunter"; support0 "Blades Drawn"; foes "Dunlending Savage"; hurt "Dunlending Savage" 1
    |
    | strength "Dunlending Savage" 9
    """,
    """
    "Feathered"
    | at 3; towers; support0 "Bounder"; free "Legolas, Dauntless Hunter"; foes "Uruk-hai Raiding Party (4_207)"; hurt "Uruk-hai Raiding Party (4_207)" 1; hand0 "Feathered"; fight "Legolas, Dauntless Hunter" "Uruk-hai Raiding Party (4_207)"
    | play "Feathered"
    | strength "Uruk-hai Raiding Party (4_207)" 7
    """,
    """
    "Fereveldir, Son of Thandronen" "Final Count"
    | at 3; towers; free "Fereveldir, Son of Thandronen"; support0 "Final Count" "Bounder"; tokens "Final Count" 1; foes "Wulf, Dunlending Chieftain"; fight "Fereveldir, Son of Thandronen" "Wulf, Dunlending Chieftain"
    | use "Fereveldir, Son of Thandronen"
    | wounds "Wulf, Dunlending Chieftain" 1; tokens "Final Count" 0
    """,
    """
    "Killing Field" "Wulf, Dunlending Chieftain"
    | at 3; towers; support0 "Killing Field"; foes "Wulf, Dunlending Chieftain"; hurt "Wulf, Dunlending Chieftain" 1
    |
    | keyword "Wulf, Dunlending Chieftain" fierce 0
    """,
    """
    "Lórien Is Most Welcome" "Uruk-hai Raiding Party (4_207)"
    | at 3; towers; support0 "Lórien Is Most Welcome"; foes "Uruk-hai Raiding Party (4_207)"; hurt "Uruk-hai Raiding Party (4_207)" 1
    |
    | keyword "Uruk-hai Raiding Party (4_207)" damage 0
    """,
    """
    "Lórien Swordsman"
    | at 3; towers; support0 "Bounder"; free "Lórien Swordsman"; foes "Wulf, Dunlending Chieftain"; hurt "Wulf, Dunlending Chieftain" 1; fight "Lórien Swordsman" "Wulf, Dunlending Chieftain"
    | until tcg-ask-skirmish
    | strength "Wulf, Dunlending Chieftain" 8
    """,
    """
    "Strength of Arms"
    | at 3; towers; support0 "Strength of Arms" "Bounder"; tokens "Strength of Arms" 5; free "Legolas, Dauntless Hunter"; foes "Dunlending Savage"; fight "Legolas, Dauntless Hunter" "Dunlending Savage"
    | use "Strength of Arms"
    | strength "Dunlending Savage" 8; zone "Strength of Arms" discard
    """,
    """
    "Sword-wall"
    | at 3; towers; free "Legolas, Dauntless Hunter" "Haldir, Emissary of the Galadhrim" "Lórien Swordsman"; foes "Dunlending Savage"; hand0 "Sword-wall"; controls 1; step regroup
    | play "Sword-wall"
    | controlled 0
    """,
    """
    "Have Patience"
    | at 3; towers; free "Gandalf, The White Wizard" "Éomer, Third Marshal of Riddermark"; hurt "Éomer, Third Marshal of Riddermark" 2; hand0 "Have Patience" "Sword of Rohan"
    | play "Have Patience"; maybe choose "Éomer, Third Marshal of Riddermark"
    | wounds "Éomer, Third Marshal of Riddermark" 0
    """,
    """
    "Hearken to Me" "Banished"
    | at 3; towers; free "Gandalf, The White Wizard" "Théoden, Son of Thengel"; bear "Théoden, Son of Thengel" "Banished" 1; hand0 "Hearken to Me" "Sword of Rohan"
    | play "Hearken to Me"
    | zone "Banished" discard
    """,
    """
    "Into Dark Tunnels" "Have Patience"
    | at 3; towers; free "Gandalf, The White Wizard" "Éomer, Third Marshal of Riddermark"; hurt "Éomer, Third Marshal of Riddermark" 1; hand0 "Have Patience" "Into Dark Tunnels" "Sword of Rohan"
    | play "Have Patience"; answer "Into Dark Tunnels"; maybe choose "Éomer, Third Marshal of Riddermark"
    | zone "Have Patience" hand; wounds "Gandalf, The White Wizard" 2
    """,
    """
    "Keep Your Forked Tongue"
    | at 3; towers; support0 "Bounder"; free "Gandalf, The White Wizard" "Gimli, Unbidden Guest"; foes "Dunlending Savage" "Dunlending Savage"; pool 3; hand0 "Keep Your Forked Tongue"; fight "Gimli, Unbidden Guest" "Dunlending Savage"
    | play "Keep Your Forked Tongue"; maybe choose "Gimli, Unbidden Guest"; settle
    | zone "Gimli, Unbidden Guest" play
    """,
    """
    "Roll of Thunder" "Iron Axe"
    | at 3; towers; free "Gandalf, The White Wizard"; foes "Dunlending Savage + Iron Axe"; hand0 "Roll of Thunder"; step maneuver
    | play "Roll of Thunder"
    | zone "Iron Axe" discard
    """,
    """
    "Windows in a Stone Wall"
    | at 3; towers; free "Éomer, Third Marshal of Riddermark"; support0 "Treebeard, Earthborn"; hand0 "Windows in a Stone Wall" "Sword of Rohan"
    | play "Windows in a Stone Wall"
    | wounds "Treebeard, Earthborn" 1; host "Windows in a Stone Wall" "Treebeard, Earthborn"
    """,
    """
    "Wizardry Indeed"
    | at 3; towers; free "Gandalf, The White Wizard"; foes "Dunlending Savage" "Dunlending Brigand" "Dunlending Brigand"; hand0 "Wizardry Indeed"; step maneuver
    | play "Wizardry Indeed"; choose "Dunlending Brigand"
    | zone "Dunlending Brigand" discard
    """,
    """
    "Arrows Thick in the Air"
    | at 3; towers; free "Faramir, Captain of Gondor" "Mablung, Soldier of Gondor"; foes "Orc Soldier" "Dunlending Savage"; hand0 "Arrows Thick in the Air"; step archery
    | play "Arrows Thick in the Air"
    | wounds "Orc Soldier" 1; wounds "Dunlending Savage" 0
    """,
    """
    "Boromir, My Brother"
    | at 3; towers; support0 "Bounder"; free "Faramir, Captain of Gondor + Boromir, My Brother"; foes "Dunlending Savage"; hand0 "Swordsman of the Northern Kingdom"; fight "Faramir, Captain of Gondor" "Dunlending Savage"
    | use "Boromir, My Brother"
    | strength "Faramir, Captain of Gondor" 8
    """,
    """
    "Curse Them"
    | at 3; towers; free "Faramir, Captain of Gondor"; foes "Orc Soldier"; hand0 "Curse Them"; fight "Faramir, Captain of Gondor" "Orc Soldier"
    | play "Curse Them"
    | wounds "Faramir, Captain of Gondor" 1; wounds "Orc Soldier" 0
    """,
    """
    "Faramir, Son of Denethor" "On the March"
    | at 3; towers; support0 "Bounder"; free "Faramir, Son of Denethor"; foes "Desert Soldier"; hand1 "On the March"; pool 9; fight "Faramir, Son of Denethor" "Desert Soldier"
    |
    | cannot play "On the March"
    """,
    """
    "Faramir's Cloak"
    | at 3; towers; support0 "Bounder"; free "Faramir, Captain of Gondor + Faramir's Cloak"; foes "Orc Soldier"; fight "Faramir, Captain of Gondor" "Orc Soldier"
    | until tcg-ask-skirmish
    | strength "Orc Soldier" 6
    """,
    """
    "Forbidden Pool"
    | at 6; towers; support0 "Forbidden Pool"; free "Faramir, Captain of Gondor"; hurt "Faramir, Captain of Gondor" 1; hand0 "Sword of Gondor"
    | use "Forbidden Pool"
    | wounds "Faramir, Captain of Gondor" 0; pool 2
    """,
    """
    "Gondorian Ranger"
    | at 3; towers; support0 "Bounder"; free "Gondorian Ranger"; foes "Dunlending Savage"; fight "Gondorian Ranger" "Dunlending Savage"
    | until tcg-ask-skirmish
    | keyword "Dunlending Savage" roaming 1
    """,
    """
    "Help in Doubt and Need"
    | at 3; towers; support0 "Help in Doubt and Need" "Bounder"; free "Aragorn, Heir of Elendil" "Éomer, Third Marshal of Riddermark"; foes "Dunlending Savage"; fight "Éomer, Third Marshal of Riddermark" "Dunlending Savage"
    | use "Help in Doubt and Need" 0
    | strength "Éomer, Third Marshal of Riddermark" 9; wounds "Aragorn, Heir of Elendil" 1
    """,
    """
    "Ithilien Trap"
    | at 3; towers; support0 "Ithilien Trap"; tokens "Ithilien Trap" 2; free "Aragorn, Heir of Elendil"; foes "Uruk-hai Raiding Party (4_207)" "Wulf, Dunlending Chieftain"; step maneuver
    | use "Ithilien Trap"; choose "Uruk-hai Raiding Party (4_207)"; choose "Wulf, Dunlending Chieftain"
    | wounds "Uruk-hai Raiding Party (4_207)" 1; wounds "Wulf, Dunlending Chieftain" 1
    """,
    """
    "New Errand" "Faramir, Captain of Gondor"
    | at 3; towers; support0 "Bounder"; free "Faramir, Captain of Gondor"; foes "Dunlending Brigand"; hand0 "New Errand"; fight "Faramir, Captain of Gondor" "Dunlending Brigand"
    | play "New Errand"
    | keyword "Dunlending Brigand" roaming 1; strength "Faramir, Captain of Gondor" 9
    """,
    """
    "Pathfinder (4_129)"
    | at 1; towers; free "Faramir, Captain of Gondor"; hand0 "Pathfinder (4_129)" "Sword of Gondor"
    | play "Pathfinder (4_129)"; move
    | at 2
    """,
    """
    "Ranger's Bow"
    | at 3; towers; support0 "Bounder"; free "Faramir, Captain of Gondor + Ranger's Bow"; foes "Wulf, Dunlending Chieftain"; fight "Faramir, Captain of Gondor" "Wulf, Dunlending Chieftain"
    | use "Ranger's Bow"
    | wounds "Wulf, Dunlending Chieftain" 1
    """,
    """
    "Sword of Gondor"
    | at 3; towers; support0 "Bounder"; free "Faramir, Captain of Gondor + Sword of Gondor"; foes "Dunlending Savage"; fight "Faramir, Captain of Gondor" "Dunlending Savage"
    | until tcg-ask-skirmish
    | keyword "Faramir, Captain of Gondor" damage 1
    """,
    """
    "Elite Rider"
    | at 3; towers; support0 "Bounder"; free "Elite Rider"; foes "Wulf, Dunlending Chieftain"; hurt "Wulf, Dunlending Chieftain" 1; fight "Elite Rider" "Wulf, Dunlending Chieftain"
    | until tcg-ask-skirmish
    | strength "Elite Rider" 8
    """,
    """
    "Éothain, Scout of the Mark"
    | at 1; towers; site 2 "Eastfold"; free "Éothain, Scout of the Mark"; foes "Wulf, Dunlending Chieftain"; hand0 "Sword of Rohan"
    | move
    | wounds "Wulf, Dunlending Chieftain" 1
    """,
    """
    "Rider of Rohan" "Rider's Mount"
    | at 3; towers; support0 "Bounder"; free "Rider of Rohan + Rider's Mount"; foes "Uruk-hai Raiding Party (4_207)"; fight "Rider of Rohan" "Uruk-hai Raiding Party (4_207)"
    | use "Rider of Rohan"
    | wounds "Uruk-hai Raiding Party (4_207)" 2; wounds "Rider of Rohan" 1
    """,
    """
    "Supplies of the Mark"
    | at 3; towers; support0 "Supplies of the Mark" "Léod, Westfold Herdsman"; hurt "Léod, Westfold Herdsman" 1; free "Éomer, Third Marshal of Riddermark"; hand0 "Guma, Plains Farmer" "Sword of Rohan"
    | use "Supplies of the Mark"
    | wounds "Léod, Westfold Herdsman" 0; zone "Guma, Plains Farmer" deck
    """,
    """
    "Sword of Rohan"
    | at 3; towers; support0 "Bounder"; free "Éomer, Third Marshal of Riddermark + Sword of Rohan"; foes "Orthanc Warrior"; fight "Éomer, Third Marshal of Riddermark" "Orthanc Warrior"
    | until tcg-ask-skirmish
    | keyword "Éomer, Third Marshal of Riddermark" damage 1
    """,
    """
    "Get On and Get Away"
    | at 1; towers; free "Éomer, Third Marshal of Riddermark"; hand0 "Get On and Get Away" "Sword of Rohan"
    | play "Get On and Get Away"; move
    | at 2; burdens 2
    """,
    """
    "Impatient and Angry" "Sam, Frodo's Gardener"
    | at 3; towers; free "Sam, Frodo's Gardener"; foes "Dunlending Brigand"; burdens 1; hand0 "Impatient and Angry"; fight "Sam, Frodo's Gardener" "Dunlending Brigand"
    | play "Impatient and Angry"; settle
    | wounds "Sam, Frodo's Gardener" 2; burdens 1
    """,
    """
    "Light Shining Faintly"
    | at 3; towers; free "Faramir, Captain of Gondor"; hurt "Faramir, Captain of Gondor" 2; hand0 "Light Shining Faintly" "Sword of Gondor"
    | play "Light Shining Faintly"
    | wounds "Faramir, Captain of Gondor" 0; burdens 1
    """,
    """
    "Merry, Unquenchable Hobbit"
    | at 3; towers; support0 "Bounder"; free "Merry, Unquenchable Hobbit" "Éomer, Third Marshal of Riddermark"; foes "Orc Soldier" "Dunlending Savage"; fight "Éomer, Third Marshal of Riddermark" "Orc Soldier"
    | use "Merry, Unquenchable Hobbit"
    | zone "Merry, Unquenchable Hobbit" discard
    """,
    """
    "Sam's Pack"
    | at 3; towers; free "Sam, Samwise the Brave + Sam's Pack"; hurt "Sam, Samwise the Brave" 1; hand0 "Hobbit Sword (4_306)"; step start
    | answer "Sam's Pack"
    | wounds "Sam, Samwise the Brave" 0; pool 2
    """,
    """
    "Warmed Up a Bit"
    | at 3; towers; free "Merry, Unquenchable Hobbit"; foes "Dunlending Savage"; hand0 "Warmed Up a Bit"; fight "Merry, Unquenchable Hobbit" "Dunlending Savage"
    | play "Warmed Up a Bit"
    | zone "Merry, Unquenchable Hobbit" discard
    """,
    """
    "Baruk Khazâd"
    | at 3; towers; free "Gimli, Unbidden Guest"; foes "Wulf, Dunlending Chieftain" "Dunlending Brigand" "Dunlending Brigand"; hand0 "Baruk Khazâd" "Baruk Khazâd"; hand1 "Wild Man Raid"; pool 9; step maneuver
    | play "Baruk Khazâd"; choose "Wulf, Dunlending Chieftain"
    | asks 0; wounds "Wulf, Dunlending Chieftain" 1
    """,
    """
    "Horn of Helm" "Uruk-hai Raiding Party (4_207)"
    | at 5; towers; support0 "Horn of Helm"; free "Gimli, Unbidden Guest"; foes "Uruk-hai Raiding Party (4_207)"; step maneuver
    | use "Horn of Helm"
    | keyword "Uruk-hai Raiding Party (4_207)" damage 0
    """,
    """
    "That Is No Orc Horn"
    | at 5; towers; free "Legolas, Dauntless Hunter" "Haldir, Emissary of the Galadhrim" "Lórien Swordsman"; hurt "Legolas, Dauntless Hunter" 1; foes "Dunlending Savage"; controls 1; hand0 "That Is No Orc Horn"; step regroup
    | play "That Is No Orc Horn"
    | wounds "Legolas, Dauntless Hunter" 0; controlled 0
    """,
    """
    "Down From the Hills"
    | at 5; towers; free "Gandalf, The White Wizard" "Gimli, Unbidden Guest"; foes "Dunlending Savage"; hand0 "Down From the Hills"; step maneuver
    | play "Down From the Hills"; maybe choose "Gimli, Unbidden Guest"
    | wounds "Gandalf, The White Wizard" 3; strength "Gimli, Unbidden Guest" 11
    """,
    """
    "Fury of the White Rider"
    | at 5; towers; free "Gandalf, The White Wizard"; foes "Uruk-hai Raiding Party (4_207)"; pool 3; hand0 "Fury of the White Rider"; step maneuver
    | play "Fury of the White Rider"
    | wounds "Uruk-hai Raiding Party (4_207)" 2
    """,
    """
    "Sméagol, Old Noser"
    | at 5; towers; free "Sméagol, Old Noser"; foes "Uruk-hai Raiding Party (4_207)"; deck0 "Axe Strike" "Goblin Runner" "Battle Fury" "Goblin Runner"; step regroup
    | use "Sméagol, Old Noser"; choose "Axe Strike"
    | wounds "Uruk-hai Raiding Party (4_207)" 2; wounds "Sméagol, Old Noser" 2
    """,
    """
    "Citadel of the Stars"
    | at 5; towers; support0 "Citadel of the Stars" "Bounder"; free "Aragorn, Heir of Elendil"; foes "Uruk-hai Raiding Party (1_158)"; fight "Aragorn, Heir of Elendil" "Uruk-hai Raiding Party (1_158)"
    | use "Citadel of the Stars"; maybe option 0
    | host "Citadel of the Stars" "Uruk-hai Raiding Party (1_158)"
    """,
    """
    "Citadel of the Stars" "Dunlending Savage"
    | at 5; towers; support0 "Citadel of the Stars" "Bounder"; free "Aragorn, Heir of Elendil"; foes "Dunlending Savage"; fight "Aragorn, Heir of Elendil" "Dunlending Savage"
    | use "Citadel of the Stars"; maybe option 0
    | zone "Dunlending Savage" discard; zone "Citadel of the Stars" discard
    """,
    """
    "Rally Point" "Citadel of the Stars"
    | at 5; towers; support0 "Rally Point"; free "Gondorian Knight"; foes "Uruk-hai Raiding Party (1_158)"; bear "Uruk-hai Raiding Party (1_158)" "Citadel of the Stars" 0; step regroup
    | use "Rally Point"
    | zone "Citadel of the Stars" support
    """,
    """
    "War Must Be"
    | at 5; towers; support0 "Bounder"; free "Aragorn, Heir of Elendil"; foes "Uruk-hai Raiding Party (4_207)"; hand0 "War Must Be"; fight "Aragorn, Heir of Elendil" "Uruk-hai Raiding Party (4_207)"
    | play "War Must Be"
    | strength "Aragorn, Heir of Elendil" 10
    """,
    """
    "These Are My People" "Ranger's Sword, Blade of Aragorn"
    | at 5; towers; free "Aragorn, Wingfoot"; discard0 "Ranger's Sword, Blade of Aragorn"; hand0 "These Are My People" "Sword of Rohan"
    | play "These Are My People"; choose "Ranger's Sword, Blade of Aragorn"
    | host "Ranger's Sword, Blade of Aragorn" "Aragorn, Wingfoot"; wounds "Aragorn, Wingfoot" 2
    """,
    """
    "Armory"
    | at 5; towers; support0 "Armory"; free "Éomer, Third Marshal of Riddermark" "Théoden, Son of Thengel"; foes "Dunlending Savage"; discard0 "Sword of Rohan"; step maneuver
    | use "Armory"; maybe option 1
    | zone "Sword of Rohan" hand; zone "Armory" discard
    """,
    """
    "Gamling, Warrior of Rohan" "Sword of Rohan"
    | at 5; towers; free "Gamling, Warrior of Rohan"; foes "Dunlending Savage"; hand0 "Sword of Rohan" "Fight for the Villagers"; fight "Gamling, Warrior of Rohan" "Dunlending Savage"
    | use "Gamling, Warrior of Rohan"
    | host "Sword of Rohan" "Gamling, Warrior of Rohan"; strength "Gamling, Warrior of Rohan" 10; keyword "Gamling, Warrior of Rohan" damage 1
    """,
    """
    "I Am Here"
    | at 5; towers; free "Théoden, Son of Thengel + Herugrim" "Éomer, Third Marshal of Riddermark"; hurt "Éomer, Third Marshal of Riddermark" 2; hand0 "I Am Here" "Sword of Rohan"
    | play "I Am Here"
    | wounds "Éomer, Third Marshal of Riddermark" 0; wounds "Théoden, Son of Thengel" 2
    """,
    """
    "Rohirrim Helm"
    | at 5; towers; free "Éomer, Third Marshal of Riddermark + Rohirrim Helm"; foes "Wulf, Dunlending Chieftain"; fight "Éomer, Third Marshal of Riddermark" "Wulf, Dunlending Chieftain"
    | use "Rohirrim Helm"; option 1
    | wounds "Éomer, Third Marshal of Riddermark" 0; wounds "Wulf, Dunlending Chieftain" 0
    """,
    """
    "Thundering Host" "Rider's Mount"
    | at 2; towers; site 2 "Eastfold"; support0 "Thundering Host" "Bounder"; free "Éomer, Third Marshal of Riddermark + Rider's Mount"; hurt "Éomer, Third Marshal of Riddermark" 1; foes "Uruk-hai Raiding Party (4_207)"; fight "Éomer, Third Marshal of Riddermark" "Uruk-hai Raiding Party (4_207)"
    | use "Thundering Host"
    | wounds "Éomer, Third Marshal of Riddermark" 0; strength "Éomer, Third Marshal of Riddermark" 12
    """,
]


@pytest.mark.parametrize("story", FREE)
def test_free_peoples_cards(story: str) -> None:
    tell(story)
