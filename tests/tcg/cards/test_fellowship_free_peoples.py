"""Cards of the Free Peoples from the first three sets, one story each."""

from __future__ import annotations

import pytest

from tcg.cards.story import tell

FREE = [
    """
    "Dwarven Heart"
    | free "Gimli, Son of Glóin"; hurt "Gimli, Son of Glóin" 2; hand0 "Dwarven Heart" "Axe Strike"
    | play "Dwarven Heart"; choose "Gimli, Son of Glóin"; choose
    | wounds "Gimli, Son of Glóin" 1
    """,
    """
    "Halls of My Home"
    | free "Gimli, Son of Glóin"; deck1 "Goblin Runner" "Axe Strike" "Goblin Patrol Troop"; hand0 "Halls of My Home" "Dwarven Axe"
    | play "Halls of My Home"; name 1; choose "Goblin Patrol Troop"; choose "Axe Strike"
    | zone "Goblin Patrol Troop" discard; zone "Axe Strike" deck; zone "Goblin Runner" deck
    """,
    """
    "Mithril Shaft"
    | free "Gimli, Son of Glóin"; foes "Goblin Runner"; deck0 "Cleaving Blow" "Battle Fury" "Axe Strike"; hand0 "Mithril Shaft"; step maneuver
    | play "Mithril Shaft"; yes; pass
    | zone "Axe Strike" discard; zone "Battle Fury" hand; pool 2
    """,
    """
    "Wealth of Moria"
    | free "Gimli, Son of Glóin"; deck0 "Goblin Runner" "Battle Fury" "Axe Strike"; hand0 "Wealth of Moria" "Dwarven Axe"
    | play "Wealth of Moria"
    | zone "Axe Strike" hand; zone "Battle Fury" hand; zone "Goblin Runner" discard
    """,
    """
    "Ancient Enmity"
    | free "Legolas, Greenleaf"; foes "Goblin Runner"; hand0 "Ancient Enmity"; hand1 "Axe Strike" "Battle Fury" "Cleaving Blow"; fight "Legolas, Greenleaf" "Goblin Runner"
    | play "Ancient Enmity"; settle
    | hand1 -2
    """,
    """
    "Curse Their Foul Feet!"
    | free "Legolas, Greenleaf"; hand0 "Curse Their Foul Feet!" "Elven Bow (1_41)"; hand1 "Goblin Runner" "Axe Strike" "Battle Fury"
    | play "Curse Their Foul Feet!"; choose "Axe Strike"
    | hand1 -1; zone "Goblin Runner" hand
    """,
    """
    "Foul Creation"
    | free "Legolas, Greenleaf"; hand0 "Foul Creation" "Elven Bow (1_41)"; hand1 "Uruk Savage" "Axe Strike"
    | play "Foul Creation"; yes
    | zone "Uruk Savage" discard; deck0 -2
    """,
    """
    "Lightfootedness"
    | support0 "Rúmil, Elven Protector"; free "Lórien Elf"; foes "Goblin Marksman"; hand0 "Lightfootedness" "Double Shot"; step archery
    | play "Lightfootedness"
    | bolts 0
    """,
    """
    "Mallorn-trees"
    | free "Legolas, Greenleaf"; support0 "Mallorn-trees"; hand0 "Elven Bow (1_41)" "Axe Strike"
    | use "Mallorn-trees"
    | zone "Elven Bow (1_41)" deck; zone "Axe Strike" hand
    """,
    """
    "Gandalf's Cart"
    | free "Gimli, Son of Glóin"; support0 "Gandalf's Cart"; hand0 "Dwarven Axe" "Axe Strike"
    | use "Gandalf's Cart" 0
    | zone "Dwarven Axe" stacked; host "Dwarven Axe" "Gandalf's Cart"; can use "Gandalf's Cart"
    """,
    """
    "Gandalf's Pipe" "Old Toby"
    | free "Gandalf, The Grey Wizard + Gandalf's Pipe"; support0 "Old Toby"; burdens 3; hand0 "Barliman Butterbur, Prancing Pony Proprietor"
    | use "Gandalf's Pipe"; choose "Gandalf's Pipe"
    | burdens 2; zone "Old Toby" discard
    """,
    """
    "Aragorn's Pipe" "Old Toby"
    | free "Aragorn, Ranger of the North + Aragorn's Pipe"; support0 "Old Toby"; hurt "Aragorn, Ranger of the North" 2; hand0 "Pathfinder (1_110)"
    | use "Aragorn's Pipe"; choose "Aragorn's Pipe"
    | wounds "Aragorn, Ranger of the North" 1
    """,
    """
    "Gandalf, The Grey Wizard" "Gimli, Son of Glóin"
    | free "Gandalf, The Grey Wizard"; hand0 "Gimli, Son of Glóin" "Barliman Butterbur, Prancing Pony Proprietor"
    | use "Gandalf, The Grey Wizard"; maybe choose "Gimli, Son of Glóin"
    | zone "Gimli, Son of Glóin" play; pool 0; wounds "Gandalf, The Grey Wizard" 1
    """,
    """
    "Arwen's Fate"
    | support0 "Bounder"; free "Aragorn, Ranger of the North" "Arwen, Daughter of Elrond"; foes "Goblin Runner"; hand0 "Arwen's Fate"; fight "Arwen, Daughter of Elrond" "Goblin Runner"
    | play "Arwen's Fate"; option 0
    | strength "Arwen, Daughter of Elrond" 9; wounds "Aragorn, Ranger of the North" 1
    """,
    """
    "Change of Plans"
    | at 2; free "Aragorn, Ranger of the North"; foes "Goblin Runner"; hand0 "Change of Plans"; hand1 "Axe Strike"; step regroup
    | play "Change of Plans"; until tcg-ask-reconcile
    | hand1 8
    """,
    """
    "Pippin, Friend to Frodo" "There and Back Again"
    | free "Pippin, Friend to Frodo" "Merry, From O'er the Brandywine + There and Back Again"; foes "Goblin Runner"; step maneuver
    | use "There and Back Again"
    | zone "There and Back Again" discard; strength "Merry, From O'er the Brandywine" 5
    """,
    """
    "Sorry About Everything"
    | free "Merry, From O'er the Brandywine"; burdens 1; hand0 "Sorry About Everything" "Hobbit Sword (1_299)"
    | play "Sorry About Everything"; choose "Merry, From O'er the Brandywine"
    | burdens 0; wounds "Merry, From O'er the Brandywine" 1
    """,
    """
    "Disquiet of Our People"
    | free "Gimli, Son of Glóin"; foes "Goblin Runner"; hand0 "Disquiet of Our People"; step maneuver
    | play "Disquiet of Our People"; option 0
    | keyword "Gimli, Son of Glóin" defender 2
    """,
    """
    "Flurry of Blows" "Hand Axe"
    | free "Gimli, Son of Glóin + Dwarven Axe + Hand Axe"; foes "Uruk-hai Raiding Party (1_158)"; hand0 "Flurry of Blows"; fight "Gimli, Son of Glóin" "Uruk-hai Raiding Party (1_158)"
    | play "Flurry of Blows"
    | strength "Gimli, Son of Glóin" 13; keyword "Gimli, Son of Glóin" damage 2
    """,
    """
    "Great Works Begun There"
    | free "Gimli, Son of Glóin"; support0 "Great Works Begun There"; discard0 "Axe Strike"; hand0 "Dwarf Guard" "Hobbit Sword (1_299)"; deck0 "Battle Fury" "Cleaving Blow"
    | play "Dwarf Guard"; answer "Great Works Begun There"; choose "Axe Strike"
    | deck0 -2; zone "Axe Strike" hand; zone "Cleaving Blow" discard
    """,
    """
    "Make Light of Burdens"
    | free "Gimli, Son of Glóin"; support0 "Make Light of Burdens"; foes "Goblin Runner"; bear "Gimli, Son of Glóin" "Banished" 1; step maneuver
    | use "Make Light of Burdens"
    | zone "Banished" discard; wounds "Gimli, Son of Glóin" 1
    """,
    """
    "Realm of Dwarrowdelf"
    | at 4; free "Gimli, Son of Glóin"; support0 "Realm of Dwarrowdelf"; foes "Goblin Runner"; fight "Gimli, Son of Glóin" "Goblin Runner"
    | use "Realm of Dwarrowdelf"
    | strength "Gimli, Son of Glóin" 7; keyword "Gimli, Son of Glóin" damage 2; deck0 -3
    """,
    """
    "Tidings of Erebor"
    | free "Gimli, Son of Glóin"; foes "Goblin Runner"; hand0 "Tidings of Erebor"; pool 3; step regroup
    | play "Tidings of Erebor"; option 1
    | deck0 -3
    """,
    """
    "Tidings of Erebor"
    | free "Gimli, Son of Glóin"; foes "Goblin Runner"; hand0 "Tidings of Erebor"; pool 3; step regroup
    | play "Tidings of Erebor"; option 0
    | deck0 +0; pool 0
    """,
    """
    "Dismay Our Enemies"
    | free "Legolas, Greenleaf"; foes "Goblin Runner"; hand0 "Dismay Our Enemies"; fight "Legolas, Greenleaf" "Goblin Runner"
    | until tcg-ask-answer; answer "Dismay Our Enemies"
    | zone "Goblin Runner" discard
    """,
    """
    "Secret Sentinels"
    | free "Gimli, Son of Glóin"; support0 "Galadriel, Lady of Light"; support1 "Pinned Down" "Uruk-hai Armory"; foes "Goblin Runner"; hand0 "Secret Sentinels"; step maneuver
    | play "Secret Sentinels"; option 0
    | zone "Pinned Down" discard; zone "Uruk-hai Armory" discard
    """,
    """
    "Gandalf's Wisdom" "Glamdring"
    | free "Gandalf, The Grey Wizard"; support0 "Gandalf's Wisdom"; hand0 "Glamdring" "Axe Strike"
    | play "Glamdring"
    | pool 1
    """,
    """
    "Hugin, Emissary from Laketown"
    | free "Gandalf, The Grey Wizard"; support0 "Hugin, Emissary from Laketown"; discard0 "Axe Strike"; hand0 "Barliman Butterbur, Prancing Pony Proprietor"
    | use "Hugin, Emissary from Laketown"
    | zone "Axe Strike" deck
    """,
    """
    "Járnsmid, Merchant from Dale" "Dwarven Axe" "Flaming Brand"
    | free "Aragorn, Ranger of the North"; support0 "Járnsmid, Merchant from Dale"; hand0 "Armor"; phase fellowship
    |
    | cost "Armor" 0
    """,
    """
    "Staff Asunder" "Wizard Staff"
    | free "Gandalf, The Grey Wizard + Wizard Staff"; foes "Uruk-hai Raiding Party (1_158)"; hand0 "Staff Asunder"; fight "Gandalf, The Grey Wizard" "Uruk-hai Raiding Party (1_158)"
    | play "Staff Asunder"
    | zone "Wizard Staff" discard; zone "Uruk-hai Raiding Party (1_158)" discard; wounds "Gandalf, The Grey Wizard" 2
    """,
    """
    "Wizard Staff"
    | support0 "Bounder"; free "Gandalf, The Grey Wizard + Wizard Staff"; foes "Uruk-hai Raiding Party (1_158)"; fight "Gandalf, The Grey Wizard" "Uruk-hai Raiding Party (1_158)"
    | use "Wizard Staff"
    | strength "Uruk-hai Raiding Party (1_158)" 6; wounds "Gandalf, The Grey Wizard" 2
    """,
    """
    "Wielder of the Flame"
    | free "Gandalf, The Grey Wizard"; foes "Goblin Runner"; hand0 "Wielder of the Flame"; pool 0; step maneuver
    | play "Wielder of the Flame"; choose "Gandalf, The Grey Wizard"
    | keyword "Gandalf, The Grey Wizard" defender 1
    """,
    """
    "Blood of Númenor"
    | free "Aragorn, Ranger of the North"; support0 "Blood of Númenor"; hand1 "Orc Soldier" "Goblin Runner"; pool 20; step shadow
    | play "Orc Soldier"
    | vitality "Orc Soldier" 1
    """,
    """
    "Flee in Terror"
    | free "Aragorn, Ranger of the North"; foes "Uruk Savage" "Goblin Runner"; hand0 "Flee in Terror"; fight "Aragorn, Ranger of the North" "Uruk Savage"
    | until tcg-ask-answer; answer "Flee in Terror"
    | zone "Goblin Runner" discard
    """,
    """
    "Shield of Boromir"
    | support0 "Bounder"; free "Boromir, Son of Denethor + Shield of Boromir"; foes "Uruk-hai Raiding Party (1_158) + Uruk-hai Sword"; fight "Boromir, Son of Denethor" "Uruk-hai Raiding Party (1_158)"
    | until tcg-ask-skirmish
    | strength "Uruk-hai Raiding Party (1_158)" 9
    """,
    """
    "Consorting With Wizards"
    | support0 "Bilbo, Retired Adventurer"; hand0 "Consorting With Wizards" "Hobbit Sword (1_299)"; free "Merry, From O'er the Brandywine"
    | play "Consorting With Wizards"; maybe on "Bilbo, Retired Adventurer"; use "Consorting With Wizards"; option 1
    | zone "Consorting With Wizards" discard; pool 0
    """,
    """
    "Dear Friends"
    | free "Legolas, Greenleaf"; discard0 "Hobbit Sword (1_299)" "Merry, From O'er the Brandywine"; hand0 "Dear Friends" "Elven Bow (1_41)"
    | play "Dear Friends"; choose "Legolas, Greenleaf"
    | zone "Merry, From O'er the Brandywine" deck; zone "Hobbit Sword (1_299)" deck
    """,
    """
    "Fearing the Worst" "Orc Assassin"
    | free "Merry, From O'er the Brandywine"; support0 "Fearing the Worst"; hand1 "Orc Assassin" "Goblin Runner"; pool 9; phase shadow
    |
    | cost "Orc Assassin" 6
    """,
    """
    "Hobbit Sword-play"
    | free "Merry, From O'er the Brandywine + Hobbit Sword (1_299)"; foes "Goblin Runner"; hand0 "Hobbit Sword-play"; step maneuver
    | play "Hobbit Sword-play"
    | zone "Goblin Runner" discard
    """,
    """
    "Orc-bane" "Sting"
    | at 2; free "Aragorn, Ranger of the North"; bear "Frodo, Son of Drogo" "Sting" 0; foes "Uruk-hai Raiding Party (1_158)" "Goblin Runner" "Goblin Runner"; hand0 "Orc-bane"; step maneuver
    | play "Orc-bane"; number 2
    | wounds "Frodo, Son of Drogo" 2; zone "Goblin Runner" discard; wounds "Uruk-hai Raiding Party (1_158)" 0
    """,
    """
    "Practically Everyone Was Invited"
    | free "Gimli, Son of Glóin"; support0 "Bilbo, Retired Adventurer"; deck0 "Merry, From O'er the Brandywine"; hand0 "Practically Everyone Was Invited" "Dwarven Axe"
    | play "Practically Everyone Was Invited"; choose "Merry, From O'er the Brandywine"
    | zone "Merry, From O'er the Brandywine" play; wounds "Bilbo, Retired Adventurer" 1
    """,
    """
    "Red Book of Westmarch" "The Tale of Gil-galad"
    | free "Legolas, Greenleaf"; support0 "Red Book of Westmarch" "Bilbo, Retired Adventurer"; hand0 "The Tale of Gil-galad" "Elven Bow (1_41)"
    | play "The Tale of Gil-galad"; maybe on "Legolas, Greenleaf"; answer "Red Book of Westmarch"
    | deck0 -1
    """,
    """
    "Red Book of Westmarch" "Banner of the White Tree"
    | free "Aragorn, Ranger of the North"; support0 "Red Book of Westmarch" "Bilbo, Retired Adventurer"; foes "Goblin Runner"; hand0 "Banner of the White Tree" "Elendil's Valor"; step maneuver
    | play "Banner of the White Tree"; answer "Red Book of Westmarch"
    | deck0 -1
    """,
    """
    "Gimli's Pipe" "Old Toby" "Gandalf's Pipe"
    | free "Gimli, Son of Glóin + Gimli's Pipe" "Gandalf, The Grey Wizard + Gandalf's Pipe"; support0 "Old Toby"; burdens 5; hand0 "Dwarven Axe"
    | use "Gimli's Pipe"; use "Gandalf's Pipe"; choose "Gandalf's Pipe" "Gimli's Pipe"
    | burdens 2
    """,
    """
    "Storm of Argument"
    | free "Gimli, Son of Glóin"; hand1 "Ancient Chieftain"; discard0 "Axe Strike" "Battle Fury"; hand0 "Storm of Argument" "Dwarven Axe"
    | play "Storm of Argument"; choose "Axe Strike" "Battle Fury"
    | zone "Axe Strike" deck; zone "Battle Fury" deck
    """,
    """
    "Beren and Lúthien"
    | support0 "Beren and Lúthien" "Galadriel, Lady of Light"; free "Legolas, Greenleaf"; foes "Uruk-hai Raiding Party (1_158)"; deck0 "Goblin Runner"; fight "Legolas, Greenleaf" "Uruk-hai Raiding Party (1_158)"
    | use "Beren and Lúthien"; maybe choose "Galadriel, Lady of Light"
    | wounds "Galadriel, Lady of Light" 1
    """,
    """
    "Cast It Into the Fire!"
    | free "Legolas, Greenleaf"; foes "Goblin Runner"; hand0 "Cast It Into the Fire!"; hand1 "Axe Strike" "Battle Fury"; step maneuver
    | play "Cast It Into the Fire!"; choose "Axe Strike"
    | zone "Axe Strike" discard; deck0 -1
    """,
    """
    "Erestor, Chief Advisor to Elrond"
    | free "Legolas, Greenleaf"; support0 "Erestor, Chief Advisor to Elrond"; foes "Morgul Hunter" "Orc Soldier"; fight "Legolas, Greenleaf" "Morgul Hunter"
    | until tcg-ask-answer; answer "Erestor, Chief Advisor to Elrond"
    | wounds "Legolas, Greenleaf" 0; wounds "Erestor, Chief Advisor to Elrond" 1
    """,
    """
    "Master of Healing"
    | support0 "Elrond, Lord of Rivendell"; free "Gimli, Son of Glóin"; hurt "Gimli, Son of Glóin" 1; hand0 "Master of Healing" "Dwarven Axe"
    | play "Master of Healing"
    | wounds "Gimli, Son of Glóin" 0
    """,
    """
    "Nenya"
    | support0 "Galadriel, Lady of Light + Nenya"; foes "Goblin Runner"; hand0 "Axe Strike" "Battle Fury"; step regroup
    | answer "Nenya"; choose "Axe Strike" "Battle Fury"
    | zone "Axe Strike" discard; deck0 -2
    """,
    """
    "Something Draws Near"
    | free "Legolas, Greenleaf"; foes "Uruk-hai Raiding Party (1_158) + Uruk-hai Sword"; hand0 "Something Draws Near"; step maneuver
    | play "Something Draws Near"
    | zone "Uruk-hai Sword" discard
    """,
    """
    "Vilya"
    | support0 "Elrond, Lord of Rivendell + Vilya"; support1 "Pinned Down"; foes "Goblin Runner"; free "Gimli, Son of Glóin"; step maneuver
    | use "Vilya"
    | zone "Pinned Down" hand; wounds "Elrond, Lord of Rivendell" 2
    """,
    """
    "Betrayal of Isengard" "Orc Taskmaster"
    | free "Gandalf, The Grey Wizard"; support0 "Betrayal of Isengard"; hand1 "Goblin Scimitar" "Goblin Runner"; foes "Goblin Runner"; pool 5; step shadow
    | play "Goblin Scimitar"; maybe on "Goblin Runner"; answer "Goblin Scimitar"; answer "Betrayal of Isengard"
    | pool 4
    """,
    """
    "Betrayal of Isengard" "Saruman, Keeper of Isengard"
    | free "Gandalf, The Grey Wizard"; support0 "Betrayal of Isengard"; foes "Saruman, Keeper of Isengard"; step maneuver
    | use "Betrayal of Isengard"
    | wounds "Saruman, Keeper of Isengard" 2
    """,
    """
    "Fireworks"
    | free "Gandalf, The Grey Wizard"; discard0 "Intimidate" "Servant of the Secret Fire"; hand0 "Fireworks" "Barliman Butterbur, Prancing Pony Proprietor"
    | play "Fireworks"; maybe option 0; choose "Intimidate" "Servant of the Secret Fire"
    | zone "Intimidate" deck
    """,
    """
    "His First Serious Check"
    | free "Gandalf, The Grey Wizard"; foes "Goblin Runner"; hand0 "His First Serious Check"; hand1 "Ancient Chieftain"; step maneuver
    | play "His First Serious Check"; yes
    | zone "Ancient Chieftain" discard; pool 5
    """,
    """
    "Answering the Cries"
    | support0 "Bounder"; free "Aragorn, Ranger of the North"; support0 "Answering the Cries"; foes "Uruk-hai Raiding Party (1_158)"; hand0 "Banner of the White Tree"; fight "Aragorn, Ranger of the North" "Uruk-hai Raiding Party (1_158)"
    | use "Answering the Cries"
    | strength "Aragorn, Ranger of the North" 10; zone "Banner of the White Tree" discard
    """,
    """
    "Gondor Bowmen"
    | free "Aragorn, Ranger of the North"; support0 "Gondor Bowmen" "Rúmil, Elven Protector"; foes "Goblin Runner"; step archery
    | use "Gondor Bowmen"
    | arrows 2; zone "Gondor Bowmen" discard
    """,
    """
    "The Shards of Narsil"
    | free "Aragorn, Ranger of the North"; support0 "The Shards of Narsil"; hand0 "Swordsman of the Northern Kingdom" "Axe Strike"
    | use "The Shards of Narsil" 0; use "The Shards of Narsil" 1
    | zone "Swordsman of the Northern Kingdom" hand; pool 1
    """,
    """
    "Seek and Hide"
    | support0 "Bounder"; free "Merry, From O'er the Brandywine" "Sam, Son of Hamfast"; foes "Uruk-hai Raiding Party (1_158)"; hand0 "Seek and Hide"; fight "Merry, From O'er the Brandywine" "Uruk-hai Raiding Party (1_158)"
    | play "Seek and Hide"
    | keyword "Uruk-hai Raiding Party (1_158)" damage 0
    """,
    """
    "Three Monstrous Trolls" "Goblin Runner"
    | support0 "Three Monstrous Trolls" "Farmer Maggot, Chaser of Rascals"; free "Gimli, Son of Glóin"; hand1 "Goblin Runner" "Goblin Runner"; pool 5; step shadow
    | play "Goblin Runner"; answer "Goblin Runner"; answer "Three Monstrous Trolls"
    | pool 2; wounds "Farmer Maggot, Chaser of Rascals" 1
    """,
]


@pytest.mark.parametrize("story", FREE)
def test_free_peoples_cards(story: str) -> None:
    tell(story)
