### The guided first games

guide-title = First game
guide-progress = How far the first game has come
guide-next = Next
guide-skip = Play without the guide
guide-again = Bring the guide back
guide-hide = Hide
guide-show = Show the guide
guide-your-turn = Your move
guide-play-on = Play on
guide-advice = Advice:

## War of the Ring
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

## The Battle of Five Armies
guide-bofa-welcome-title = You defend the Mountain
guide-bofa-welcome-about =
    You lead Dwarves, Elves and Men. Hold out until fate has run its course: when its marker reaches 15 you win, and help comes on the way there. Slaying Bolg wins as well.
    The Shadow wins with 10 points: 4 for each stronghold it takes, 2 for each other settlement.
guide-bofa-board-title = Settlements
guide-bofa-board-about = Each settlement has a silhouette; a number beside it is the protection that a stronghold still gives. Thick blue lines are rivers, which armies cross at the fords with stepping stones only. Red triangles are where the Shadow musters.
guide-bofa-armies-title = Armies
guide-bofa-armies-about = Squares are units: a picture for each sort, and their number; round signs are characters. Pointing at one tells what it does. Blue rounded boxes are yours. Your host stands in the Camp, and two orcs have run too far ahead: they are in the East Meadow beside it.
guide-bofa-generals-title = Activate generals
guide-bofa-generals-about = Each activated general brings a leadership token and may use his ability this turn. But beware: with more than one, the Shadow may draw fate tiles again, as often as generals are active, until it likes a low one. Two are a fair measure.
guide-bofa-lead-title = Leadership
guide-bofa-lead-about = A leadership token makes an army faster and lets it roll missed dice again in battle. Put one where you want to fight: the Camp.
guide-bofa-tokens-title = Recruitment tokens
guide-bofa-tokens-about = Tokens lie face down in settlements; a Muster die reveals one and its units appear there. Lay them where you will need help.
guide-bofa-fate-title = Fate
guide-bofa-fate-about = The Shadow has drawn fate tiles, and the marker has moved. Every step brings the end and your helpers nearer: Bilbo, Thorin, the Lord of the Eagles, and Beorn.
guide-bofa-dice-title = Action dice
guide-bofa-dice-about = Both sides have rolled their dice. In turn you use one die for one action: Army marches and attacks, Character moves armies with leadership and characters, Muster recruits or lets an army recover, Event draws cards. Will of the West is whatever you like.
guide-bofa-attack-title = Strike first
guide-bofa-attack-about = The two orcs before the Camp are easy prey now and a danger later. Use a die that lets an army attack.
guide-bofa-attack-where-title = Choose the attack on the map
guide-bofa-attack-where-about = Click the Camp, then the East Meadow: you see the odds before you confirm. Where an arrow is not possible, point at the region and the table says why.
guide-bofa-manoeuvre-title = A manoeuvre
guide-bofa-manoeuvre-about = Both sides choose a card in secret. The card of a unit lets you use its manoeuvre if its black dice hit. Point at your choices to read them; Regroup takes used cards back.
guide-bofa-reroll-title = Roll again
guide-bofa-reroll-about = Leadership lets you roll missed dice again. White and black dice are counted apart: a black hit sets off your manoeuvre.
guide-bofa-use-manoeuvre-title = Your manoeuvre
guide-bofa-use-manoeuvre-about = A black die has hit: use the manoeuvre of the unit you chose. It usually costs nothing.
guide-bofa-casualty-title = Casualties
guide-bofa-casualty-about = An army bears damage until it has more than it can carry, then it loses a unit. Give up the weakest, and let a Muster die heal the rest later.
guide-bofa-cease-title = Press on?
guide-bofa-cease-about = You may go on for another round or stop. With the enemy nearly beaten, press on; otherwise mind the damage your army has taken.
guide-bofa-retreat-title = Stand or retreat?
guide-bofa-retreat-about = Settlements are points for the Shadow, so stand where one is at stake, and give way where only ground is lost.
guide-bofa-advance-title = Advance?
guide-bofa-advance-about = The region is empty now. Who advances leaves the Camp, and the Camp is worth two points: better stay.
guide-bofa-shadow-title = What the Shadow did
guide-bofa-shadow-about = The Shadow has used a die in its turn. New lines in the log have a bright edge; point at a name to find it on the map.
guide-bofa-recruit-title = Call for help
guide-bofa-recruit-about = Use a Muster result to recruit: it turns over tokens in your settlements.
guide-bofa-reveal-title = Turn a token over
guide-bofa-reveal-about = Choose a settlement that needs defenders. What the token says appears there at once.
guide-bofa-draw-title = Cards
guide-bofa-draw-about = An Event die draws cards or plays one. Event cards can also be used in battle, story cards have strong effects. Point at a card to read it.
guide-bofa-march-title = March
guide-bofa-march-about = An army die moves armies. Bring scattered units together: few strong armies in settlements hold longer than many small ones.
guide-bofa-move-title = Which army?
guide-bofa-move-about = Click an army on the map, then where it goes. Stop when you have done enough.
guide-bofa-walk-title = Characters
guide-bofa-walk-about = A Character die also moves characters by themselves. Where they stand, they lead and use their abilities.
guide-bofa-wait-title = Wait
guide-bofa-wait-about = With fewer dice than the Shadow you may wait and let it act first. Space waits.
guide-bofa-end-title = That was a turn
guide-bofa-end-about =
    A new turn begins: cards are drawn, then you activate generals again. Guard the Front Gate, Ravenhill and the Eastern Spur: they are worth most.
    You know enough to play on. The sign § opens the rule of any question, / searches the rules, U takes a decision back, ? shows all keys.

## Later in War of the Ring
guide-wotr-attacked-title = You are attacked
guide-wotr-attacked-about = The corner of the map shows the battle: both armies, their combat cards, every die with the number that hits, and the exact odds. You may answer with a combat card of your own. After each round the attacker may go on or stop, and you may retreat to a free region if there is one.
guide-wotr-besieged-title = A siege
guide-wotr-besieged-about = An army inside a stronghold stands within grey walls. Few can hold it for long: the besiegers hit only with a six and must spend an elite to go on after a round. Relieve it from outside, or sortie.
guide-wotr-mordor-title = The last road
guide-wotr-mordor-about = The Fellowship is on the Mordor track: five steps to the fire. Each move draws a hunt tile, whoever hunts, and a turn without a move costs a point of corruption. Now every companion is a shield for Frodo.

## The Lord of the Rings TCG
guide-tcg-welcome-title = Two journeys at once
guide-tcg-welcome-about = You lead a fellowship along nine sites, and in your opponent's turn you play the Shadow against his. You win by bringing your Ring-bearer through the last site, or when the other one falls or is corrupted. Your cards have two kinds: light ones for your fellowship, dark ones against the other.
guide-tcg-start-title = Your companions
guide-tcg-start-about = The Ring-bearer is there already. Choose companions with a twilight cost of four in all: fighters first. Click one on the list or its card.
guide-tcg-hand-title = Your hand
guide-tcg-hand-about = Eight cards at most. The left number is what a card costs, the others are strength and vitality. Cards with a bright frame can be played now; pointing at any card shows it whole, or says why it cannot be played.
guide-tcg-twilight-title = Twilight
guide-tcg-twilight-about = What the Free Peoples play adds twilight to the pool, and so does moving. The Shadow pays for its minions out of that pool. The more the fellowship does, the more comes after it.
guide-tcg-fellowship-title = Your fellowship
guide-tcg-fellowship-about = In your own turn you first prepare: play companions, weapons and armor. Each adds twilight, so play what you need for this move.
guide-tcg-host-title = Who bears it?
guide-tcg-host-about = A possession is put on a character. Arm your strongest fighter first.
guide-tcg-move-title = On to the next site
guide-tcg-move-about = Move when you are ready. The new site adds its number to the twilight pool, and one for each companion.
guide-tcg-shadow-title = You are the Shadow
guide-tcg-shadow-about = Now it is your opponent who moves, and you spend his twilight: play minions. Minions who are strong together may overwhelm a companion: twice his strength kills at once.
guide-tcg-defend-title = Who fights whom?
guide-tcg-defend-about = Assign each minion to one of your companions. Let strong ones fight strong ones, and keep the Ring-bearer out of it. What you leave, the Shadow assigns.
guide-tcg-skirmish-title = A skirmish
guide-tcg-skirmish-about = The arena shows both sides and how it would end if nobody did more. Events can still change it. Whoever is weaker takes a wound; half as strong or less dies at once.
guide-tcg-spot-title = Choose a card
guide-tcg-spot-about = The question names what is wanted: click it on the table or in the list, then Done.
guide-tcg-again-title = Move again?
guide-tcg-again-about = After the skirmishes you may move once more, with what twilight and minions are left, or stay and draw cards. With wounds, stay.
guide-tcg-reconcile-title = Draw up
guide-tcg-reconcile-about = At the end of a turn both fill their hands to eight. You may discard one card first that you do not need.
guide-tcg-end-title = That was a turn each
guide-tcg-end-about =
    You have moved, and you have been the Shadow. Beware of burdens: as many as your Ring-bearer's resistance corrupt him.
    You know enough to play on. § opens the rule of any question, H asks the machine what it would do, U takes a decision back, ? shows all keys. A question may be passed always, or everything until your turn: both stand above the choices.

## Middle-earth CCG
guide-meccg-welcome-title = A Wizard's errand
guide-meccg-welcome-about = You lead companies of heroes from site to site to gather marshalling points: by items, allies, factions and the characters themselves. Your opponent does the same, and each of you puts hazards in the other's way. When the Council meets, more points win.
guide-meccg-company-title = A company
guide-meccg-company-about = These cards are your company, with the site where it stands above them. The numbers of a character are mind, direct influence, prowess and body; what he bears stands beside him. A turned card is tapped: it has done its deed.
guide-meccg-hand-title = Your hand
guide-meccg-hand-about = Eight cards: resources that help you, hazards that harm the other, and characters. A bright frame can be played now; pointing at any card shows it whole or says why not.
guide-meccg-organize-title = Organize
guide-meccg-organize-about = Bring a character into play if your influence allows: his mind counts against it. New characters arrive at a haven or at their home.
guide-meccg-move-title = Choose where to go
guide-meccg-move-about = Click The map above the table: sites with a bright ring can be reached. A short way through free lands meets few hazards. Click a site, or take one from the list.
guide-meccg-ready-title = Enough
guide-meccg-ready-about = When all is said, pass: the company sets out.
guide-meccg-route-title = By which way?
guide-meccg-route-about = The regions that you cross decide what may be played against you. The shortest way is usually the safest.
guide-meccg-draw-title = Draw cards
guide-meccg-draw-about = A company that moves lets you draw cards, and your opponent too. Take them: cards are what you win with.
guide-meccg-hazard-title = Hazards
guide-meccg-hazard-about = Now your opponent moves and you play hazards, as many as the limit says: creatures that may live in those regions, or events. A creature that is not beaten wounds somebody.
guide-meccg-defend-title = You are attacked
guide-meccg-defend-about = Cards of yours may change the fight. Otherwise fight: every strike goes against one character.
guide-meccg-face-title = Strikes
guide-meccg-face-about = You say in which order they come. The sum of prowess and what must be beaten stand on each choice.
guide-meccg-stay-title = Tap or stay?
guide-meccg-stay-about = A character who taps fights with his whole prowess; one who stays untapped has three less and can still act at the site. Two dice are added; equal is a draw.
guide-meccg-enter-title = Enter the site?
guide-meccg-enter-about = Some sites have attacks of their own. Enter if you have something to play there: an item, an ally or a faction that this kind of site allows.
guide-meccg-explore-title = At the site
guide-meccg-explore-about = Play a resource: a character taps for it. Items go to him, and their points to you.
guide-meccg-discard-title = Hand size
guide-meccg-discard-about = Keep what you can use in the lands where you are; hazards that fit nowhere may go.
guide-meccg-end-title = That was a turn each
guide-meccg-end-about =
    Go on: gather points, return to havens to heal, and let the map tell you what may be played where.
    § opens the rule of any question, H asks the machine what it would do, U takes a decision back, ? shows all keys. A question may be passed always, or everything until your turn: both stand above the choices.
