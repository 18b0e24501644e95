### What a figure does, for somebody who points at it
wotr-sheet-regular = Regular: one die in battle, five dice at most for an army. One hit removes it.
wotr-sheet-elite = Elite: one die in battle. One hit turns it into a regular, two remove it. Reducing one prolongs a siege by a round.
wotr-sheet-leader = Leader: one missed die may be rolled again for each, and the army may go by a Character die. It stays with units of the Free Peoples and falls with its army.
wotr-sheet-nazgul = Nazgûl: leadership 1. They fly to any region with a Character die, but not into strongholds that the Free Peoples hold. With the Fellowship they give the Hunt a re-roll.
wotr-sheet-count = Figures in the box: { $count }
wotr-sheet-tile-damage = { $count ->
    [0] No damage.
   *[other] Damage { $count }: corruption for the Ring-bearers, or less of it if a companion is lost.
}
wotr-sheet-tile-heals = Takes away { $count } corruption.
wotr-sheet-tile-eye = Eye: as much damage as the Hunt roll had successes; in Mordor, as there are dice in the Hunt Box.
wotr-sheet-tile-die = The Shadow rolls a die: that much damage.
wotr-sheet-tile-reveal = Reveal: the Fellowship is revealed.
wotr-sheet-tile-stop = Stop: in Mordor the Fellowship does not advance.
wotr-sheet-tile-card = Special tile of “{ $card }”: it joins the pool when the Fellowship is in Mordor.
wotr-sheet-die-character = Both sides: move an army that has a leader or character, or attack with it; play a character event. Free Peoples: move the Fellowship, hide it, separate companions, or move all companions on the map. Shadow: move all Nazgûl and the Mouth of Sauron.
wotr-sheet-die-army = Move up to two armies, attack with one, or play an army event.
wotr-sheet-die-muster = Advance one nation on the political track, recruit for a nation At War, or play a muster event. Shadow: bring in a minion.
wotr-sheet-die-muster-army = One action of a Muster die or of an Army die.
wotr-sheet-die-event = Draw a card from one deck, or play any event card.
wotr-sheet-die-will = One action of any die, or it brings in Aragorn or Gandalf the White.
wotr-sheet-die-eye = Goes to the Hunt Box at once.
wotr-sheet-strongholds = Strongholds, 2 points each: { $places }
wotr-sheet-cities = Cities, 1 point each: { $places }
wotr-sheet-towns = Towns: { $places }
wotr-sheet-track-points = The Shadow wins with 10 points at the end of a turn, the Free Peoples with 4: settlements of the enemy, 2 for a stronghold and 1 for a city.
wotr-sheet-track-hunt = Hunt Box: the Shadow hunts with a die for each of its own dice here, five at most. A 6 is a success; each Free Peoples die here adds 1 to the roll.
wotr-sheet-track-fellowship = Progress is how far the hidden Fellowship has come from its last known place. With 12 corruption the Ring-bearers are lost.
wotr-sheet-track-politics = A nation At War recruits, attacks and leaves its borders; one that is at peace does not. A passive nation (dashed) cannot take the last step to war before it is roused.
wotr-track-points = Victory points
wotr-track-hunt = The Hunt Box
wotr-track-fellowship = The Fellowship Track
wotr-track-politics = The Political Track

### Places, rings and decks
wotr-settlement-stronghold = Stronghold
wotr-settlement-city = City
wotr-settlement-town = Town
wotr-settlement-fortification = Fortification
wotr-sheet-stronghold = An army that is attacked here may retire into a siege, five units at most. A siege battle has one round, which the attacker prolongs by reducing an elite: besiegers hit with 6, the besieged with 5 or more. Its nation recruits here. 2 points for the enemy that takes it.
wotr-sheet-city = Whoever attacks here hits with 6 alone in the first round. Its nation recruits here. 1 point for the enemy that takes it.
wotr-sheet-town = Its nation recruits here. No points, and no help for the defender.
wotr-sheet-fortification = Whoever attacks here hits with 6 alone in the first round. Nobody recruits here, and it counts no points.
wotr-sheet-rings = Once a turn, before an action, a ring turns one of your unused dice to another result. The Free Peoples may not choose the Will of the West, and their ring goes to the Shadow; the Shadow may choose the Eye but not change one, and its ring is gone afterwards.
wotr-sheet-deck-character = Its events are played with a Character or Event die; an Event die draws from it. One card is drawn at the start of each turn. A hand holds six cards.
wotr-sheet-deck-strategy = Its events are played with the die that the card shows, Army or Muster, or with an Event die; an Event die draws from it. One card is drawn at the start of each turn. A hand holds six cards.

wotr-thing-rings = Elven Rings
