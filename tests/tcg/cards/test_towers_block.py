"""Cards of the Towers sets, one story each."""

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


@pytest.mark.parametrize("story", FREE)
def test_free_peoples_cards(story: str) -> None:
    tell(story)


@pytest.mark.parametrize("story", SHADOW)
def test_shadow_cards(story: str) -> None:
    tell(story)
