guide-wotr-welcome-title = You lead the Free Peoples
guide-wotr-welcome-about =
    Frodo must carry the Ring to Mordor before its corruption reaches 12. That is how you usually win.
    The Shadow wins with 10 victory points of captured cities and strongholds, or by corrupting the Ring-bearer. It is far stronger in the field: your armies buy time.
guide-wotr-armies-title = Armies
guide-wotr-armies-about =
    Each box is an army. Circles are regulars, squares elites (they take two hits), triangles leaders; the number says how many, the letter which nation. Rounded blue boxes are yours, red ones with cut corners are the Shadow's.
    This one stands in Edoras. Point at any region to read all about it.
guide-wotr-fellowship-title = The Fellowship
guide-wotr-fellowship-about = The ring with a number marks where the Fellowship was last known to be, here Rivendell. The number is its progress: how many regions it has secretly gone on. As long as it is hidden, nobody can strike at it directly.
guide-wotr-dice-title = Your four dice
guide-wotr-dice-about = Each turn both sides roll dice. You and the Shadow take turns using one die for one action until all are spent. You rolled Character, Muster, Muster/Army and Event. The Shadow has more dice, and one of them hunts for the Ring.
guide-wotr-move-title = Send the Fellowship on
guide-wotr-move-about = A Character die moves the Fellowship one region nearer to Mordor. Every move risks the hunt, but waiting does not win. Look for the marked line in the list of choices and click it.
guide-wotr-hunt-found-title = The hunt has found a trail
guide-wotr-hunt-found-about = For each die in the Hunt Box the Shadow rolls one die, and a 6 succeeds; each earlier move of this turn adds 1. It succeeded, so a hunt tile was drawn. Its number is damage: you take it as corruption, or a companion suffers in Frodo's place. Some tiles also reveal the Fellowship.
guide-wotr-hunt-missed-title = Unseen
guide-wotr-hunt-missed-about = For each die in the Hunt Box the Shadow rolls one die, and a 6 succeeds; each earlier move of this turn adds 1. This time nobody noticed you. One step is done, and your die now lies in the Hunt Box: a second move in the same turn would be more dangerous.
guide-wotr-damage-title = Who pays?
guide-wotr-damage-about = The hunt does damage. Losing a companion spares Frodo corruption as high as the companion's level, yet companions are your captains later. One or two points of corruption can be borne; twelve end the game.
guide-wotr-reveal-title = Revealed
guide-wotr-reveal-about = The Fellowship shows itself: choose where it stands, within its progress. Keep away from Shadow strongholds. Before it can move on, a Character die has to hide it again.
guide-wotr-shadow-title = What the Shadow did
guide-wotr-shadow-about = Now the Shadow has used a die. The lines with a bright edge in the log are new, and on the map a dotted outline marks regions where something changed. Point at a name in the log to find it on the map.
guide-wotr-attack-title = Raiders in Rohan
guide-wotr-attack-about = Two regulars of Isengard hold Westemnet, and your army in Edoras is stronger. Rohan is At War, so it may attack. The Muster/Army die orders an army to march or to attack.
guide-wotr-attack-where-title = Choose the attack on the map
guide-wotr-attack-where-about = Lit regions can be chosen. Click Edoras, then Westemnet: you see the exact odds before you confirm. Regions that are not lit say why not when you point at them.
guide-wotr-who-title = Who goes?
guide-wotr-who-about = You could leave some units behind. All together they roll more dice, five at most.
guide-wotr-stronghold-title = Field or walls?
guide-wotr-stronghold-about = Your region has a stronghold. In a siege the attacker hits with sixes only: a small army is safer behind the walls.
guide-wotr-combat-card-title = A card for the battle?
guide-wotr-combat-card-about = Every card has two halves. In a battle you may use the lower one; the card is then gone. Keep good cards for their upper half, the event. For now you may do without.
guide-wotr-reroll-title = Leaders roll again
guide-wotr-reroll-about = In a field battle 5 and 6 hit. Each point of leadership lets you roll one missed die again, so roll as many as you may.
guide-wotr-casualty-title = Take the hits
guide-wotr-casualty-about = A hit removes a regular, or turns an elite into a regular. Regulars are cheap. Fallen units of the Free Peoples never come back, those of the Shadow do: fight only when it matters.
guide-wotr-cease-title = Go on?
guide-wotr-cease-about = After each round the attacker decides whether to go on. Look at what is left on both sides and at the odds.
guide-wotr-advance-title = Into the region
guide-wotr-advance-about = The way is free. Who advances takes the region, and the town is yours again; who stays guards Edoras. Edoras is worth a victory point to the Shadow, so somebody might stay next time.
guide-wotr-muster-title = Politics
guide-wotr-muster-about = Nations that are not At War neither attack nor recruit. A Muster die moves one a step along the political track. Gondor will be attacked first: wake it in time.
guide-wotr-event-title = Events
guide-wotr-event-about = An Event die draws a card or plays one. Point at the cards of your hand to read them; those with a bright frame can be played now. A card in hand is always good to have.
guide-wotr-pass-title = Nothing urgent
guide-wotr-pass-about = While you have fewer dice than the Shadow you may pass and let it show its plans first. Space passes.
guide-wotr-end-title = That was a turn
guide-wotr-end-about =
    All dice are spent, both sides have drawn two cards, and now a new turn begins with this question: may the Fellowship stay hidden? Usually it should: Space answers no.
    You know enough to play on. The sign § opens the rule of any question, the key / searches the rules, U takes a decision back, ? shows all keys. Frodo is waiting!
guide-wotr-attacked-title = You are attacked
guide-wotr-attacked-about = The corner of the map shows the battle: both armies, their combat cards, every die with the number that hits, and the exact odds. You may answer with a combat card of your own. After each round the attacker may go on or stop, and you may retreat to a free region if there is one.
guide-wotr-besieged-title = A siege
guide-wotr-besieged-about = An army inside a stronghold stands within grey walls. Few can hold it for long: the besiegers hit only with a six and must spend an elite to go on after a round. Relieve it from outside, or sortie.
guide-wotr-mordor-title = The last road
guide-wotr-mordor-about = The Fellowship is on the Mordor track: five steps to the fire. Each move draws a hunt tile, whoever hunts, and a turn without a move costs a point of corruption. Now every companion is a shield for Frodo.
