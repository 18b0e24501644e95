### Armies, movement, battles, sieges
wotr-frame-settle-board = End of the action
wotr-frame-remove-excess = Too many units in { $slot }
wotr-frame-take-figures = Who goes
wotr-frame-move-armies = Moving armies
wotr-frame-march = March from { $origin }
wotr-frame-attack = Attack
wotr-frame-launch-attack = Attack on { $target }
wotr-frame-battle = Battle of { $region }
wotr-frame-rounds = Fighting
wotr-frame-combat-roll = Dice
wotr-frame-white-rider = The White Rider
wotr-frame-sorcerer = The Witch-king's sorcery
wotr-frame-combat-round = Round { $round }
wotr-frame-extra-attack = Attack of a combat card
wotr-frame-leave-field = Leaving the field
wotr-frame-take-hits = Casualties of the { $side }
wotr-frame-retreat = Retreat
wotr-frame-advance = Advance into { $region }
wotr-frame-besiege = { $region } is open to the attacker

wotr-ask-excess = { $count ->
    [one] Choose a unit above the limit in { $slot }: it goes back to the reinforcements
   *[other] Choose { $count } units above the limit in { $slot }: they go back to the reinforcements
}
wotr-ask-who-moves = Who moves?
wotr-ask-who-attacks = Who attacks? The others are the rearguard
wotr-ask-who-advances = Who advances into the region?
wotr-ask-move = Move an army to an adjacent region
wotr-ask-march = Choose the next region of the march
wotr-ask-attack = Choose an army and whom it attacks
wotr-ask-white-rider = Shall the White Rider forfeit his Leadership, so that no Nazgûl has any in this battle?
wotr-ask-field-or-siege = Fight in the field, or retreat into a siege?
wotr-ask-combat-card = Use a combat card?
wotr-ask-sorcerer = Shall the Witch-king draw a card?
wotr-ask-reroll = How many missed dice do you roll again?
wotr-ask-casualty =
    { $hits ->
        [one] Take a hit
       *[other] Take { $hits } hits
    }
wotr-ask-cease = Cease the attack, or go on?
wotr-ask-retreat = Where does the army retreat to?
wotr-ask-leave-field = Where does the army leave to?

wotr-option-move = { $origin } → { $target }
wotr-option-march = On to { $target }
wotr-option-take = { $member }
wotr-option-excess = { $figure }
wotr-option-remove = { $figure }
wotr-option-attack = { $origin } attacks { $target }
wotr-option-combat = { $card }
wotr-option-fight = Fight in the field
wotr-option-withdraw = Retreat into a siege
wotr-option-reroll =
    { $count ->
        [0] Roll no die again
        [1] Roll one die again
       *[other] Roll { $count } dice again
    }
wotr-option-lose = Casualties: { $loss }
wotr-loss-lost = lose { $figures }
wotr-loss-reduced = reduce { $figures }
wotr-loss-removed = remove { $figures }
wotr-option-press = Go on
wotr-option-cease = Cease the attack
wotr-option-extend = Reduce { $figure } for another round
wotr-option-retreat = Retreat to { $target }
wotr-option-hold = Stand and fight

wotr-log-excess = Above the limit, back to the reinforcements: { $member }, { $slot }
wotr-log-siege-ends = The siege is over ({ $region })
wotr-log-leaders-lost = Lost without an army: { $member }, { $slot }
wotr-log-moves = { $side }: { $origin } → { $target }: { $member }
wotr-log-battle = { $side }: { $kind ->
    [siege] assault on the stronghold ({ $region })
    [sortie] sortie ({ $region })
   *[field] field battle ({ $region })
}
wotr-log-white-rider = { $character } forfeits his Leadership; no Nazgûl leads in this battle
wotr-log-combat-card-laid = { $side }: lays a combat card face down ({ $deck })
wotr-log-combat-card-from-table = { $side }: uses { $card } from the table as combat card
wotr-log-combat-card = { $side }: uses { $card } as combat card
wotr-log-round = Battle, round { $round } ({ $region })
wotr-log-combat-roll = { $side }: rolls { $die } ({ $number } or more hits): { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
wotr-log-reroll = { $side }: rolls again { $die } ({ $number } or more hits): { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
wotr-log-extra-attack = { $side }: attack of a card, rolls { $die } ({ $number } or more hits): { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
wotr-log-lose = Lost: { $figure }, { $slot }
wotr-log-reduce = Reduced to a regular: { $figure }, { $slot }
wotr-log-kill = Lost to two hits: { $figure }, { $slot }
wotr-log-cease = { $side }: ceases the attack ({ $region })
wotr-log-extend = { $figure } is reduced: the siege battle goes on
wotr-log-retreats = { $side }: retreats, { $origin } → { $target }
wotr-log-withdraws = { $side }: retreats into the stronghold ({ $region })
wotr-log-advances = { $side }: advances ({ $region }): { $member }
wotr-log-besieged = { $side }: lays siege ({ $region }): { $member }
wotr-log-captured = { $side }: captures a settlement ({ $region })
wotr-log-recovered = { $side }: retakes a settlement ({ $region })
wotr-log-attackers = { $side }: attack, { $origin } → { $target }: { $member }
