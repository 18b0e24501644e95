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
