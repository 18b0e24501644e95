### What a figure does, for somebody who points at it
wotr-sheet-regular = Regular: one die in battle, five dice at most for an army. One hit removes it.
wotr-sheet-elite = Elite: one die in battle. One hit turns it into a regular, two remove it. Reducing one prolongs a siege by a round.
wotr-sheet-leader = Leader: one missed die may be rolled again for each, and the army may go by a Character die. It stays with units of the Free Peoples and falls with its army.
wotr-sheet-nazgul = Nazgûl: leadership 1. They fly to any region with a Character die, but not into strongholds that the Free Peoples hold. With the Fellowship they give the Hunt a re-roll.
wotr-sheet-count = Figures in the box: { $count }
