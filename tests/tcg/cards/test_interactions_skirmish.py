"""Cards against cards in skirmishes: each story names the two or more cards whose texts meet."""

from __future__ import annotations

import pytest

from tcg.cards.story import cards_of, tell

STORIES = [
    # A weapon's bonus is lost, the printed strength and other bonuses stay.
    """
    "Troop of Uruk-hai" "Dwarven Axe" "Battle Fury"
    | support0 "Bounder"; free "Gimli, Son of Glóin + Dwarven Axe"; foes "Troop of Uruk-hai"; hand0 "Battle Fury"; fight "Gimli, Son of Glóin" "Troop of Uruk-hai"
    | play "Battle Fury"
    | strength "Gimli, Son of Glóin" 9
    """,
    """
    "Mithril-coat" "Uruk-hai Sword" "Uruk Savage"
    | support0 "Bounder"; free "Gimli, Son of Glóin"; bear "Frodo, Son of Drogo" "Mithril-coat" 0; foes "Uruk Savage + Uruk-hai Sword"; fight "Frodo, Son of Drogo" "Uruk Savage"
    | until tcg-ask-skirmish
    | strength "Uruk Savage" 5; keyword "Uruk Savage" damage 0
    """,
    """
    "Shield of Boromir" "Boromir, Son of Denethor" "Vile Blade"
    | support0 "Bounder"; free "Boromir, Son of Denethor + Shield of Boromir"; foes "Orc Soldier + Vile Blade"; fight "Boromir, Son of Denethor" "Orc Soldier"
    | until tcg-ask-skirmish
    | strength "Orc Soldier" 7
    """,
    """
    "Moria Axe" "Shield of Boromir"
    | support0 "Bounder"; free "Boromir, Son of Denethor + Shield of Boromir"; foes "Ancient Chieftain + Moria Axe"; fight "Boromir, Son of Denethor" "Ancient Chieftain"
    | pass; use "Moria Axe"
    | strength "Ancient Chieftain" 9
    """,
    # A prevented wound is no wound.
    """
    "Gimli's Helm" "Uruk-hai Raiding Party (1_158)"
    | support0 "Bounder"; free "Gimli, Son of Glóin + Gimli's Helm"; foes "Uruk-hai Raiding Party (1_158)"; fight "Gimli, Son of Glóin" "Uruk-hai Raiding Party (1_158)"
    | settle
    | wounds "Gimli, Son of Glóin" 1
    """,
    """
    "Armor" "Valiant Man of the West" "Lurtz, Servant of Isengard"
    | support0 "Bounder"; free "Aragorn, Ranger of the North + Armor"; foes "Lurtz, Servant of Isengard" "Uruk Savage"; hand0 "Valiant Man of the West"; step maneuver
    | play "Valiant Man of the West"; until tcg-ask-defend; assign "Aragorn, Ranger of the North" "Lurtz, Servant of Isengard"; settle
    | wounds "Aragorn, Ranger of the North" 1
    """,
    """
    "Dwarven Bracers" "Intimidate" "Gandalf, The Grey Wizard"
    | free "Gimli, Son of Glóin + Dwarven Bracers" "Gandalf, The Grey Wizard"; foes "Uruk-hai Raiding Party (1_158)"; hand0 "Intimidate"; fight "Gimli, Son of Glóin" "Uruk-hai Raiding Party (1_158)"
    | until tcg-ask-answer; answer "Intimidate"; until tcg-ask-answer; answer "Dwarven Bracers"; settle
    | wounds "Gimli, Son of Glóin" 0; zone "Dwarven Bracers" discard
    """,
    """
    "Goblin Armory" "Rúmil, Elven Protector"
    | at 6; support0 "Rúmil, Elven Protector"; free "Gimli, Son of Glóin"; foes "Ancient Chieftain"; support1 "Goblin Armory"; step archery
    | use "Rúmil, Elven Protector"; answer "Goblin Armory"
    | wounds "Ancient Chieftain" 0; zone "Goblin Armory" discard
    """,
    """
    "Saruman, Keeper of Isengard" "Orc Hunters" "Orophin, Lórien Bowman"
    | at 6; support0 "Orophin, Lórien Bowman"; free "Gimli, Son of Glóin"; foes "Saruman, Keeper of Isengard" "Uruk Savage"; step archery
    | use "Orophin, Lórien Bowman"; answer "Saruman, Keeper of Isengard"
    | wounds "Uruk Savage" 0; wounds "Saruman, Keeper of Isengard" 1
    """,
    # Events and what cancels them.
    """
    "Wariness" "Hobbit Stealth" "Uruk-hai Raiding Party (1_158)"
    | at 2; free "Merry, From O'er the Brandywine"; foes "Uruk-hai Raiding Party (1_158)"; hand0 "Hobbit Stealth"; hand1 "Wariness"; fight "Merry, From O'er the Brandywine" "Uruk-hai Raiding Party (1_158)"
    | play "Hobbit Stealth"; answer "Wariness"; option 0
    | zone "Hobbit Stealth" discard; wounds "Uruk-hai Raiding Party (1_158)" 1
    """,
    """
    "Strength of Kings" "Bred for Battle"
    | support0 "Bounder"; free "Aragorn, Ranger of the North"; foes "Uruk-hai Raiding Party (1_158)"; hand0 "Strength of Kings"; hand1 "Bred for Battle"; fight "Aragorn, Ranger of the North" "Uruk-hai Raiding Party (1_158)"
    | pass; play "Bred for Battle"; answer "Strength of Kings"
    | strength "Uruk-hai Raiding Party (1_158)" 9
    """,
    """
    "Seeking It Always" "Hobbit Intuition" "Orc Assassin"
    | free "Merry, From O'er the Brandywine"; foes "Orc Assassin" "Orc Soldier"; support1 "Seeking It Always"; hand0 "Hobbit Intuition"; fight "Merry, From O'er the Brandywine" "Orc Soldier"
    | play "Hobbit Intuition"; answer "Seeking It Always"
    | skirmishing 1
    """,
    """
    "Uruk Scout" "Eregion's Trails"
    | at 2; free "Aragorn, Ranger of the North"; foes "Uruk Scout" "Troop of Uruk-hai"; hand0 "Eregion's Trails"; step maneuver
    | play "Eregion's Trails"; answer "Uruk Scout"; until tcg-ask-defend
    | strength "Troop of Uruk-hai" 9; wounds "Uruk Scout" 1
    """,
    """
    "Saruman's Snows" "Cleaving Blow"
    | free "Gimli, Son of Glóin"; foes "Uruk Savage"; hand0 "Cleaving Blow"; support1 "Saruman's Snows"; bear "Bree Gate" "Saruman's Snows" 1; fight "Gimli, Son of Glóin" "Uruk Savage"
    |
    | cannot play "Cleaving Blow"
    """,
    """
    "Faramir, Son of Denethor" "On the March"
    | at 3; towers; support0 "Bounder"; free "Faramir, Son of Denethor"; foes "Southron Sentry"; hand1 "On the March"; pool 9; fight "Faramir, Son of Denethor" "Southron Sentry"
    | pass
    | zone "On the March" hand; wounds "Faramir, Son of Denethor" 1
    """,
    """
    "Cavern Entrance" "Fight for the Villagers"
    | at 7; towers; site 7 "Cavern Entrance"; free "Éomer, Third Marshal of Riddermark"; foes "Orthanc Warrior"; hand0 "Fight for the Villagers"; fight "Éomer, Third Marshal of Riddermark" "Orthanc Warrior"
    |
    | cannot play "Fight for the Villagers"
    """,
    # Winning and losing.
    """
    "Let Them Come!" "Gimli's Battle Axe"
    | at 4; free "Gimli, Son of Glóin + Gimli's Battle Axe"; support0 "Let Them Come!"; foes "Ancient Chieftain" "Goblin Runner"; fight "Gimli, Son of Glóin" "Goblin Runner"
    | settle
    | zone "Goblin Runner" discard
    """,
    """
    "Dwarven Axe" "Nobody Tosses a Dwarf"
    | free "Gimli, Son of Glóin + Dwarven Axe"; foes "Goblin Runner"; hand0 "Nobody Tosses a Dwarf"; fight "Gimli, Son of Glóin" "Goblin Runner"
    | until tcg-ask-answer; answer "Nobody Tosses a Dwarf"
    | discard1 +5
    """,
    """
    "Goblin Swarms" "Host of Thousands"
    | at 4; free "Merry, From O'er the Brandywine"; foes "Ancient Chieftain"; support1 "Goblin Swarms"; fight "Merry, From O'er the Brandywine" "Ancient Chieftain"
    | until tcg-ask-answer; answer "Goblin Swarms"
    | zone "Ancient Chieftain" stacked; host "Ancient Chieftain" "Goblin Swarms"
    """,
    """
    "Blade Tip" "Úlairë Lemenya, Lieutenant of Morgul" "Aragorn, Ranger of the North"
    | free "Aragorn, Ranger of the North"; foes "Úlairë Lemenya, Lieutenant of Morgul" "Úlairë Attëa, Keeper of Dol Guldur"; support1 "Blade Tip"; fight "Aragorn, Ranger of the North" "Úlairë Attëa, Keeper of Dol Guldur"
    | until tcg-ask-answer; answer "Blade Tip"
    | host "Blade Tip" "Aragorn, Ranger of the North"; strength "Aragorn, Ranger of the North" 6
    """,
    """
    "Uruk Bloodlust" "Uruk-hai Rampage" "Uruk Brood"
    | free "Merry, From O'er the Brandywine"; foes "Uruk Brood"; hurt "Uruk Brood" 1; support1 "Uruk Bloodlust" "Uruk-hai Rampage"; pool 4; fight "Merry, From O'er the Brandywine" "Uruk Brood"
    | until tcg-ask-answer; answer "Uruk Bloodlust"; answer "Uruk-hai Rampage"
    | wounds "Uruk Brood" 0; keyword "Uruk Brood" fierce 1; pool 0
    """,
    """
    "My Axe Is Notched" "Final Count" "Gimli, Unbidden Guest"
    | at 3; towers; free "Gimli, Unbidden Guest"; support0 "My Axe Is Notched" "Final Count"; tokens "My Axe Is Notched" 2; tokens "Final Count" 3; foes "Dunlending Brigand"
    |
    | strength "Gimli, Unbidden Guest" 8
    """,
    """
    "Strength of Arms" "Lórien Swordsman"
    | at 3; towers; support0 "Strength of Arms"; free "Lórien Swordsman"; foes "Dunlending Brigand"; hurt "Dunlending Brigand" 0; fight "Lórien Swordsman" "Dunlending Brigand"
    | until tcg-ask-skirmish tcg-ask-move-again
    | tokens "Strength of Arms" 0
    """,
    """
    "Dunlending Ransacker" "Guma, Plains Farmer"
    | at 5; towers; free "Frodo, Tired Traveller"; support0 "Guma, Plains Farmer"; foes "Dunlending Ransacker" "Dunlending Brigand"; controls 3; fight "Frodo, Tired Traveller" "Dunlending Ransacker"
    | until tcg-ask-answer; answer "Dunlending Ransacker"
    | controlled 4; zone "Guma, Plains Farmer" discard
    """,
    """
    "War Mûmak" "Company of Haradrim"
    | at 5; towers; free "Frodo, Tired Traveller"; foes "Company of Haradrim + War Mûmak"; fight "Frodo, Tired Traveller" "Company of Haradrim"
    | until tcg-ask-answer; answer "War Mûmak"
    | pool +5; zone "Frodo, Tired Traveller" dead
    """,
    """
    "Living Off Rock" "War Cry of Dunland" "Dunlending Savage"
    | at 3; towers; free "Théoden, Son of Thengel"; foes "Dunlending Savage"; support1 "Living Off Rock"; hand1 "War Cry of Dunland"; pool 5; fight "Théoden, Son of Thengel" "Dunlending Savage"
    | until tcg-ask-answer; answer "Living Off Rock"; answer "War Cry of Dunland"
    | strength "Dunlending Savage" 17
    """,
    # Strength that counts others.
    """
    "The Witch-king, Lord of Angmar" "Úlairë Attëa, Keeper of Dol Guldur" "All Veils Removed"
    | support0 "Bounder"; free "Aragorn, Ranger of the North"; foes "The Witch-king, Lord of Angmar" "Úlairë Attëa, Keeper of Dol Guldur"; hand1 "All Veils Removed"; pool 5; fight "Aragorn, Ranger of the North" "Úlairë Attëa, Keeper of Dol Guldur"
    | pass; play "All Veils Removed"; choose "The Witch-king, Lord of Angmar"
    | strength "The Witch-king, Lord of Angmar" 18
    """,
    """
    "Archer Commander" "Goblin Marksman"
    | at 4; foes "Archer Commander" "Goblin Marksman"
    |
    | strength "Goblin Marksman" 9
    """,
    """
    "The Last Alliance of Elves and Men" "Legolas, Greenleaf" "Lórien Elf"
    | free "Aragorn, Ranger of the North + The Last Alliance of Elves and Men" "Legolas, Greenleaf" "Lórien Elf"
    |
    | strength "Aragorn, Ranger of the North" 10
    """,
    """
    "Blades Drawn" "Legolas, Dauntless Hunter" "Uruk-hai Raiding Party (4_207)"
    | at 3; towers; support0 "Blades Drawn"; free "Legolas, Dauntless Hunter"; foes "Uruk-hai Raiding Party (4_207)"; hurt "Uruk-hai Raiding Party (4_207)" 2
    |
    | strength "Uruk-hai Raiding Party (4_207)" 5
    """,
    """
    "Orc Pillager" "Dwarven Axe" "Dwarven Armor"
    | support0 "Bounder"; free "Gimli, Son of Glóin + Dwarven Axe + Dwarven Armor"; foes "Orc Pillager"; fight "Gimli, Son of Glóin" "Orc Pillager"
    | until tcg-ask-skirmish
    | strength "Gimli, Son of Glóin" 6
    """,
    """
    "War Must Be" "Citadel of the Stars"
    | at 5; towers; support0 "Bounder"; free "Aragorn, Heir of Elendil"; foes "Uruk-hai Raiding Party (4_207)"; bear "Uruk-hai Raiding Party (4_207)" "Citadel of the Stars" 0; hand0 "War Must Be"; fight "Aragorn, Heir of Elendil" "Uruk-hai Raiding Party (4_207)"
    | play "War Must Be"
    | strength "Aragorn, Heir of Elendil" 12
    """,
    """
    "Éomer, Third Marshal of Riddermark" "Rider's Mount"
    | at 5; towers; support0 "Bounder"; free "Éomer, Third Marshal of Riddermark + Rider's Mount"; foes "Uruk-hai Raiding Party (4_207)"; fight "Éomer, Third Marshal of Riddermark" "Uruk-hai Raiding Party (4_207)"
    | until tcg-ask-skirmish
    | wounds "Uruk-hai Raiding Party (4_207)" 1; strength "Éomer, Third Marshal of Riddermark" 9
    """,
    """
    "Killing Field" "Wake of Destruction" "Wulf, Dunlending Chieftain"
    | at 3; towers; support0 "Killing Field"; foes "Wulf, Dunlending Chieftain"; hurt "Wulf, Dunlending Chieftain" 1; hand1 "Wake of Destruction"; controls 2; free "Éomer, Third Marshal of Riddermark"; step maneuver
    | play "Wake of Destruction"
    | keyword "Wulf, Dunlending Chieftain" fierce 0
    """,
    """
    "Berserk Rager" "Uruk Crossbow Troop" "Scaling Ladder"
    | at 5; towers; free "Éomer, Third Marshal of Riddermark"; foes "Berserk Rager"; support1 "Scaling Ladder"; hand1 "Uruk Crossbow Troop" "Orthanc Warrior"; pool 20; step shadow
    | play "Uruk Crossbow Troop"; answer "Uruk Crossbow Troop"
    | tokens "Scaling Ladder" 1
    """,
    """
    "Merry, Friend to Sam" "Pippin, Friend to Frodo" "Bounder"
    | free "Merry, Friend to Sam" "Pippin, Friend to Frodo"; support0 "Bounder"; foes "Orc Soldier"; fight "Pippin, Friend to Frodo" "Orc Soldier"
    | use "Merry, Friend to Sam"; choose "Pippin, Friend to Frodo"
    | strength "Pippin, Friend to Frodo" 6; wounds "Merry, Friend to Sam" 2
    """,
]


@pytest.mark.parametrize("story", STORIES)
def test_interaction(story: str) -> None:
    assert len(cards_of(story)) >= 2
    tell(story)
