### Shadow event cards: names and event texts

## Character deck

wotr-card-sh-char-01 = Shelob's Lair
wotr-card-sh-char-01-event = The Shelob's Lair hunt tile comes into play. It joins the pool when the Fellowship enters Mordor, or at once if it is there already. Its value: one die, Stop.
wotr-card-sh-char-02 = The Ring is Mine!
wotr-card-sh-char-02-event = The hunt tile of this name comes into play. It joins the pool when the Fellowship enters Mordor, or at once if it is there already. Its value: Eye, Reveal, Stop.
wotr-card-sh-char-03 = On, On They Went
wotr-card-sh-char-03-event = The hunt tile of this name comes into play. It joins the pool when the Fellowship enters Mordor, or at once if it is there already. Its value: 3, Stop.
wotr-card-sh-char-04 = Give it to Uss!
wotr-card-sh-char-04-event = The hunt tile of this name comes into play. It joins the pool when the Fellowship enters Mordor, or at once if it is there already. Its value: 1, Reveal, Stop.
wotr-card-sh-char-05 = Orc Patrol
wotr-card-sh-char-05-event = Only while the Fellowship is away from Free Peoples settlements. Draw a hunt tile and resolve it as a successful hunt; an Eye or a Free Peoples special tile is set aside and does nothing.
wotr-card-sh-char-06 = Isildur's Bane
wotr-card-sh-char-06-event = Only while the Fellowship is away from Free Peoples settlements. Draw a hunt tile and resolve it as a successful hunt whose damage nothing can lower: all of it goes to the Ring-bearers. An Eye or a Free Peoples special tile is set aside and does nothing.
wotr-card-sh-char-07 = Foul Thing from the Deep
wotr-card-sh-char-07-event = Only while the Fellowship is away from Free Peoples settlements. Draw a hunt tile and resolve it as a successful hunt; if it deals damage, a companion drawn at random is lost to it before the Ring is used. An Eye or a Free Peoples special tile is set aside and does nothing.
wotr-card-sh-char-08 = Candles of Corpses
wotr-card-sh-char-08-event = Only while the Fellowship is away from Free Peoples settlements. Roll three dice: each 4 or more adds 1 corruption (each 6 only, if Gollum is the guide).
wotr-card-sh-char-09 = Nazgûl Search
wotr-card-sh-char-09-event = Only if the Fellowship has made progress. Fly any or all Nazgûl; if one of them is then with the Fellowship figure, the Fellowship is revealed.
wotr-card-sh-char-10 = Cruel Weather
wotr-card-sh-char-10-event = Only if the Fellowship has made progress. Move the Fellowship figure to a neighbouring region of your choice.
wotr-card-sh-char-11 = The Nazgûl Strike!
wotr-card-sh-char-11-event = Only if the Fellowship has made progress. Fly any or all Nazgûl; if one of them is then with the Fellowship figure, either discard a Free Peoples Character card from the table or roll for the hunt as though the Fellowship had moved.
wotr-card-sh-char-12 = Morgul Wound
wotr-card-sh-char-12-event = Only if the Fellowship is revealed. Add 2 corruption if it has 3 or less, otherwise 1.
wotr-card-sh-char-13 = Lure of the Ring
wotr-card-sh-char-13-event = Only if the Fellowship is revealed. Draw a companion of the Fellowship at random: the Free Peoples take corruption equal to the companion's level or lose the companion. If Gollum is the guide, add 1 corruption instead.
wotr-card-sh-char-14 = The Breaking of the Fellowship
wotr-card-sh-char-14-event = Only if the Fellowship is revealed. Draw a hunt tile: the Free Peoples separate that many companions, who stay in the Fellowship's region. An Eye or a Free Peoples special tile does nothing, and icons are ignored. If Gollum is the guide, add 1 corruption instead.
wotr-card-sh-char-15 = Worn with Sorrow and Toil
wotr-card-sh-char-15-event = Stays on the table. When a companion of the Fellowship is taken as a casualty, you may also discard a Free Peoples Character card: a random one from the hand, or one from the table. Discarded when the Fellowship is declared in a Free Peoples city or stronghold that has not been conquered.
wotr-card-sh-char-16 = Flocks of Crebain
wotr-card-sh-char-16-event = Stays on the table. Before a hunt roll you may discard it to add 1 to every die of that roll and its re-rolls. Discarded when the Fellowship is declared in a Free Peoples city or stronghold that has not been conquered.
wotr-card-sh-char-17 = Balrog of Moria
wotr-card-sh-char-17-event = Stays on the table. When the Fellowship, declared or revealed, goes into, out of or through Moria you may discard it to draw one more hunt tile (an Eye or a special tile of the Free Peoples has no effect; a Reveal icon has none if the Fellowship was declared in a city or stronghold of the Free Peoples). Or discard it to use its combat text as if it were in your hand.
wotr-card-sh-char-18 = The Lidless Eye
wotr-card-sh-char-18-event = Turn up to three of your unused dice to the Eye and put them in the Hunt Box at once.
wotr-card-sh-char-19 = Dreadful Spells
wotr-card-sh-char-19-event = Only if a Shadow army with Nazgûl is next to a Free Peoples army or in its region. Roll one die for each Nazgûl of that army, five at most: each 5 or more is a hit on the Free Peoples army.
wotr-card-sh-char-20 = Grond, Hammer of the Underworld
wotr-card-sh-char-20-event = Only if the Witch-king is with an army that besieges a stronghold. Attack that stronghold: the battle lasts three rounds, and in the first of them the Free Peoples play no combat card unless a companion is in the battle.
wotr-card-sh-char-21 = The Palantír of Orthanc
wotr-card-sh-char-21-event = Only if Saruman is in play. Stays on the table. After using an Event result to play an event card, draw a card from either of your decks. The Free Peoples may discard it with a Will of the West result, or with any result and an Elven Ring; it is discarded too if Saruman is eliminated.
wotr-card-sh-char-22 = Wormtongue
wotr-card-sh-char-22-event = Only if Saruman is in play. Stays on the table. Rohan is activated only by a companion who can do so, by the Fellowship declared in Edoras or Helm's Deep, or by an attack on one of these. Discarded when Rohan is activated or Saruman is eliminated.
wotr-card-sh-char-23 = The Ringwraiths Are Abroad
wotr-card-sh-char-23-event = Fly any or all Nazgûl. Then either move two armies that have a Nazgûl each, or attack with one army that has a Nazgûl.
wotr-card-sh-char-24 = The Black Captain Commands
wotr-card-sh-char-24-event = Only if the Witch-king is in play. Either recruit two Nazgûl in his region or fly any or all Nazgûl. Then you may move, or attack with, an army that includes him.

## Strategy deck

wotr-card-sh-str-01 = Return to Valinor
wotr-card-sh-str-01-event = Only if you control an Elven stronghold. For every region with an Elven stronghold that is not besieged, roll one die for each Elven unit there, five at most: each 6 is a hit on that army.
wotr-card-sh-str-02 = The Fighting Uruk-hai
wotr-card-sh-str-02-event = Only if Saruman is in play and an army with an Isengard unit besieges a stronghold. Attack that stronghold: the battle lasts three rounds, and in the first of them the Free Peoples play no combat card unless a companion is in the battle.
wotr-card-sh-str-03 = Denethor's Folly
wotr-card-sh-str-03-event = Only if a Shadow army besieges Minas Tirith. Eliminate a Free Peoples leader there. Stays on the table: the Free Peoples play no combat cards in battles at Minas Tirith. They may discard it with a Will of the West result, or with any result if Gandalf or Aragorn is in Minas Tirith; it is discarded too when the siege ends.
wotr-card-sh-str-04 = The Day Without Dawn
wotr-card-sh-str-04-event = Only if all Shadow nations are At War. All unused Free Peoples dice that show the Will of the West are discarded.
wotr-card-sh-str-05 = Threats and Promises
wotr-card-sh-str-05-event = Stays on the table. The Free Peoples cannot advance a passive nation with a Muster result. Discarded when a Free Peoples nation advances because of an attack or of a companion's ability.
wotr-card-sh-str-06 = Stormcrow
wotr-card-sh-str-06-event = Only if the Fellowship or a companion is inside a Free Peoples nation that is not At War. Move that nation one step back; then the Free Peoples eliminate one of its leaders or units.
wotr-card-sh-str-07 = Shadows Gather
wotr-card-sh-str-07-event = Move one Shadow army up to three regions, through regions free for its movement, to join another Shadow army that is not besieged.
wotr-card-sh-str-08 = The Shadow Lengthens
wotr-card-sh-str-08-event = Move two Shadow armies up to two regions each, through regions free for their movement, each to join another Shadow army that is not besieged.
wotr-card-sh-str-09 = The Shadow is Moving
wotr-card-sh-str-09-event = Only if all Shadow nations are At War. Move up to four different Shadow armies, one region each.
wotr-card-sh-str-10 = Corsairs of Umbar
wotr-card-sh-str-10-event = Only if the Southrons and Easterlings are At War. Move a Shadow army from Umbar to a coastal region of Gondor. A Free Peoples army there, unless already besieged, must be fought in a battle that you cannot cease.
wotr-card-sh-str-11 = Rage of the Dunlendings
wotr-card-sh-str-11-event = Only if Isengard is At War. Recruit two Isengard regulars in a free region next to North or South Dunland; you may also move up to four Isengard units there from North and South Dunland.
wotr-card-sh-str-12 = Return of the Witch-king
wotr-card-sh-str-12-event = Only if the Witch-king is in play. Move him to Angmar and recruit two Sauron regulars and one Sauron elite there.
wotr-card-sh-str-13 = Half-orcs and Goblin-men
wotr-card-sh-str-13-event = Only if Isengard is At War. Recruit an Isengard unit, regular or elite, in a region with a Shadow army.
wotr-card-sh-str-14 = Olog-hai
wotr-card-sh-str-14-event = Only if Sauron is At War. Recruit a Sauron unit, regular or elite, in a region with a Shadow army.
wotr-card-sh-str-15 = Hill-trolls
wotr-card-sh-str-15-event = Only if Sauron is At War. Replace two Sauron regulars, wherever they are, by two Sauron elites.
wotr-card-sh-str-16 = A New Power is Rising
wotr-card-sh-str-16-event = Only if Saruman is in play. Recruit two Isengard regulars in North Dunland, two in South Dunland, and two Isengard units, regular or elite, in Orthanc.
wotr-card-sh-str-17 = Many Kings to the Service of Mordor
wotr-card-sh-str-17-event = Recruit two regulars of the Southrons and Easterlings in each of three of their settlements.
wotr-card-sh-str-18 = The King is Revealed
wotr-card-sh-str-18-event = Only if Aragorn is in play. Recruit five Sauron regulars and a Nazgûl in Minas Morgul.
wotr-card-sh-str-19 = Shadows on the Misty Mountains
wotr-card-sh-str-19-event = Recruit two Sauron units, regular or elite, and a Nazgûl in either Mount Gram or Moria.
wotr-card-sh-str-20 = Orcs Multiplying Again
wotr-card-sh-str-20-event = Recruit three Sauron regulars in Dol Guldur and three in Mount Gundabad.
wotr-card-sh-str-21 = Hordes from the East
wotr-card-sh-str-21-event = Only if the Southrons and Easterlings are At War. Recruit five of their regulars in one of their free regions on the eastern edge of the map: East Rhûn, South Rhûn, Khand or Far Harad.
wotr-card-sh-str-22 = Monsters Roused
wotr-card-sh-str-22-event = Recruit a Sauron regular in Angmar, in the Ettenmoors and in the Weather Hills, and a Sauron elite in the Trollshaws.
wotr-card-sh-str-23 = Musterings of Long-planned War
wotr-card-sh-str-23-event = Only if all Shadow nations are At War. Recruit five regulars of the Southrons and Easterlings in Gorgoroth and five Sauron regulars in Nurn.
wotr-card-sh-str-24 = Pits of Mordor
wotr-card-sh-str-24-event = Only if Sauron is At War. Recruit two Sauron regulars in each of three Sauron strongholds.

## Procedures of Shadow cards

wotr-frame-sail-west = The Elves sail west
wotr-frame-lose-leader = A leader is lost
wotr-frame-ill-tidings = Ill tidings
wotr-frame-dunlendings = The Dunlendings rise
wotr-frame-replace-by-elites = Elites replace regulars
wotr-frame-misty-mountains = Recruiting in the Misty Mountains
wotr-frame-levy = Recruiting by a card
wotr-frame-storm-stronghold = Storming a stronghold
wotr-frame-gather-armies = Armies gather
wotr-frame-corsairs = The corsairs set sail
wotr-frame-strike = The Nazgûl strike
wotr-frame-lure = The Ring tempts { $character }
wotr-frame-breaking = The Fellowship breaks
wotr-frame-turn-to-eyes = Dice for the Eye
wotr-frame-cast-spells = Dreadful spells
wotr-frame-led-armies = Armies led by Nazgûl
wotr-frame-landing-battle = Landing in { $region }, round { $round }
wotr-frame-call-nazgul = The Black Captain's call

wotr-ask-leader-lost = Choose the leader who is lost
wotr-ask-stormcrow-nation = Choose the nation that moves back
wotr-ask-stormcrow-loss = Choose a leader or unit of that nation to lose
wotr-ask-dunlendings-region = Choose where the Dunlendings gather
wotr-ask-dunlendings-join = Send up to four Isengard units from Dunland to join them
wotr-ask-replace-by-elite =
    { $count ->
        [one] Choose where a regular becomes an elite
       *[other] Choose where { $count } regulars become elites
    }
wotr-ask-recruit-region = Choose where to recruit
wotr-ask-storm = Choose the stronghold to storm
wotr-ask-gather-army = Choose the army that moves
wotr-ask-corsairs-target = Choose where the corsairs land
wotr-ask-nazgul-strike = Discard a card from the table, or roll for the hunt
wotr-ask-cruel-weather = Move the Fellowship figure
wotr-ask-lure = Take { $count } corruption, or lose { $character }
wotr-ask-breaking = Choose the companions who leave the Fellowship
wotr-ask-lidless-eye = Choose up to three dice that become Eyes
wotr-ask-spells = Choose the army of the Nazgûl and the army under their spells
wotr-ask-led-action = Move an army with a Nazgûl, or attack with one
wotr-ask-call-nazgul = Recruit Nazgûl, or fly them

wotr-log-lost-to-card = Lost to a card: { $figure }, { $slot }
wotr-log-moved-back = { $nation }: one step back on the political track, now { $count ->
    [one] 1 step
   *[other] { $count } steps
} from war
wotr-log-will-discarded = { $count ->
    [one] 1 Will of the West die is discarded
   *[other] { $count } Will of the West dice are discarded
}
wotr-log-replaced-by-elite = { $nation }: a regular becomes an elite ({ $slot })
wotr-log-character-moved = { $character } → { $region }
wotr-log-figure-driven = Figure of the Fellowship, driven off → { $region }
wotr-log-die-to-eye = { $face } die turned to an Eye, which goes to the Hunt Box
wotr-log-ring-paid = The Free Peoples pay an Elven Ring to have { $card } discarded

wotr-option-eliminate = Lose { $figure } ({ $slot })
wotr-option-join = Send { $band }
wotr-band = { $figures } from { $origin }
wotr-option-spell = Nazgûl of { $origin } against { $target }
wotr-word-corruption = Corruption
wotr-word-companion = The companion
wotr-frame-new-power = A New Power is Rising
