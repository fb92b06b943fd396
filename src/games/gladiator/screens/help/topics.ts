/** A few sentences for each of GLADIATOR's screens: what is decided here, and how. */
import type { Topic } from '../../../../tui/program.ts';

const BOUT =
  'A bout is played in turns of eight phases. In each phase both men move at once; then, if one has the other in his front, both divide their combat factors (CF) in secret among five body areas, and the blows fall in order.';

const CREATE: Topic = {
  title: 'Making a gladiator',
  paragraphs: [
    'Light men move most and wear least, heavy men the reverse. TR, ST, AG, CN and W are 3D6 each on its own table; armour and shield a 1D6 on the type table. In practice you may roll as often as you like.',
    'In the Advanced Game a man fights in a style: that decides his weapons, often his shield, and how many phases he moves in (19). Longer weapons reach further, heavy ones strike later, some cost half the CF spent on them (21). The figure shows where armour is likely: the darker, the better.',
    'At the last step the arena is chosen (27.2): by the dice, one of five sizes from the Colosseum to a pit, or the plain sand of the Basic Game. What stands in it, and where, is rolled as the bout begins.',
  ],
};

/** The topics, by screen. */
export const GLADIATOR_TOPICS: { readonly [screen: string]: Topic } = {
  plot: {
    title: 'Plotting a phase',
    paragraphs: [
      BOUT,
      'Write up to two steps, or one special action (c); a man who has learned sprinting, three forward, at the risk of stumbling (31.3). F is a step forward, B back; SFL, SFR, SBL and SBR sidestep front left, front right, back left and back right. Forward steps allow a turn of one hexside before or after; backward ones none. Turning on the spot is X with [ and ]. Your type moves in 6 (light), 5 (medium) or 4 (heavy) phases of a turn; standing still without a turn costs none: Enter with nothing written waits. . stands still too; of a man on the ground it gets him to his knees.',
      'Nobody sees your order until both are revealed. The centurion plots nothing: dice and a chart decide for him after you have committed. If you meet in one hex you collide: the heavier, faster and better placed man stays, the other is pushed and stunned (8).',
      'You strike at whoever stands in the three hexes before you. From behind his shoulder you have +3 CF, from straight behind +4 (9.2).',
      'Against beasts each step says at which side of the nearest it leads, and what of it you would strike there, in two letters an area: He, Ch, Gr, Fo and Hi for head, chest, groin, fore and hind legs (28.7.1).',
      'In an arena with obstacles who runs into a pillar, a rock or a wall stops before it, and is stunned: 2D6, 2 more for each hex he came forward, less AG (27.3). The order is drawn up to there, and what he would hit is lit. A single F without a turn, from the hex beside it, climbs a rock. Mud trips (27.7). Pillars, rocks and trees block blows and throws from afar (27.5-27.8). An edge of the map may turn out to be a wall when somebody first comes to it (27.4).',
      'From the top of a rock those on the ground are as if they knelt, and they attack him there at half; but any hit may throw him down (27.8.2). Beside a tree a fumble loses the weapon (27.6.1).',
      'In a team bout each of your men is asked in his turn: a ring, or brackets, about his hex, small letters where the orders you have sealed lead the others (26). r lists all men.',
    ],
  },
  allocate: {
    title: 'Dividing CF',
    paragraphs: [
      'Your CF are what is left of TR + ST + AG, less stun, plus your positional advantage. Spend them on attacks (at most 8 on an area, one attack an area) and on defence. Attacks happen in the order you give them: o moves the chosen one forward.',
      'Digits set the attack on the chosen area; d switches them to defence and back, and the head of the column they write to is lit.',
      'a writes what this man did last time; change what you like, then Enter. With fewer or more CF than then, they come off or are added one by one where most stand; what is no longer legal is left out, and you are told.',
      'p turns through presets that begin at the chosen area: spread (half on attacks, half on defence), guard (all on defence, evenly), all out (all that attacks can take), then up to five of your own. P keeps what is written among them, with its areas, CF and specials but not whom it strikes; P on a kept one removes it.',
      'An attack is rolled with three red dice on the column of its CF less the CF he defends that area with. The more attacks you plan, the earlier the first falls, but the thinner each is (9.4.2). When you are wounded, the CF you lose come off your blows still to come.',
      'Of the red dice: F a fumble, -- a miss, S a blow on the shield, P a parry, H a hit. S wears the shield, and S* may make him drop it; P and P* may cost him his weapon; H+2 adds 2 to the wound roll (9.6).',
      'In the Advanced Game an attack can be special (c): disarm to the arms, sweep to the legs, shield bash to the chest, sand to the head, at two hexes whatever you hold, a feint anywhere; its hit does something else than wound (23.2). A special defence (v) costs 3 CF and answers every blow on its area in the same way: duck, block, back step, parry, jump (23.3). One of each a phase. With a weapon in each hand w takes the other one; light ones strike sooner, heavy ones later (9.4.4, 24).',
      'By campaign rules a man with the talent Fatal Blow may give one attack up (b): its CF are spent and its round passes, and the defence of what he strikes at next is 1D3 and a third of his TR lower. Fast Attack brings his first blow a round forward; what fame gives (PB) counts only against a man in his front (31.3, 35.4).',
      'Against several opponents Tab goes from one to the next, and each attack is at the one who was chosen; your defence stands against all of them but those behind you. What position gives you over one goes into a single attack (e), and may bring it above 8 CF (26.3-26.5).',
      'Against a beast only what is within reach from where you stand can be given attack CF; it defends nothing, and its attacks are diced after you have committed (28.7).',
      'Attack CF count for you when you must beg for your life, defence CF against you (18.3).',
    ],
  },
  act: {
    title: 'Acting with items',
    paragraphs: [
      'After movement you may throw what you hold at an enemy in your front, take up something within one hex, kick what lies in your hex, or let something go. To be asked about throwing, press t while plotting (13.3-13.5); then you are asked as well whether you kick sand at a man two hexes before you whom nothing in your hands reaches, which begins a fight (23.2).',
      'A bare hand strikes too, at half CF and a round later: where it hits it stuns (22.2). A 2x, 3x or SA of its critical lets you lay hold of him with both hands; what they held falls (22.3.3). Whom you hold can neither move nor strike; each phase you put CF into the hold, he into getting free. As long as he does not, he is stunned by 1D3 and your ST (22.4). You lose him if you leave your hex, take something up, fall, or are wounded or stunned.',
    ],
  },
  resolution: {
    title: 'What happened',
    paragraphs: [
      BOUT,
      "A man with luck (LK on his log sheet) may call on the gods about a roll of his own or one that befalls him (a blow that would kill him, the crowd's verdict, a net), before anything comes of it: 2D6 of his LK or less, and it is thrown again and he takes whichever throw he likes; what the gods threw comes off his LK for the match (34.3). Options say about which rolls you are asked; the book's men call at LK 6 or more against what would kill, catch or stun them senseless.",
      'Every roll is shown with its dice, every modifier and the table it was looked up in: ? asks why of the last card, ^P opens the journal to ask it of any line.',
    ],
  },
  replay: {
    title: 'Watching a bout',
    paragraphs: [
      'A finished bout, replayed from its seed and its choices. Step forward and back, by beats or by phases.',
    ],
  },
  end: {
    title: 'The end',
    paragraphs: [
      'V is a victory, M means beaten but spared, S a match stopped as a draw and survived, P dead. A bout stopped after a long turn has both men judged, and by the letter of the rules many die of it: Options has a milder house rule.',
    ],
  },
  create: CREATE,
  body: CREATE,
  muster: {
    title: 'A team bout',
    paragraphs: [
      'One to six men a side, equal or not (26). Left and Right change what is under the mark; Enter on a man opens the list of styles with their kits. Whoever is left a surprise is drawn as the bout begins.',
      'The other side is men or beasts: then Enter opens the list of kinds and numbers, or of a drawn hunt (28). Beasts fight on no side but their own. Riders come to either side, but only led by the book (30.2.1): a rider counts his horse as three hexes, rides in every phase, and is struck at from below.',
      'Lead one man, and the book leads his comrades as it leads the others; or lead all of your side. The side with nobody left in the arena has lost; a match that is stopped is won by the side with more men standing, and the others beg for their lives (26.7.1, P153).',
      'The last line names whose tables the bout goes by (P260), and whether with defence cards (P270); Up leads there at once. A man who has been rolled stays with the tables he was rolled by.',
    ],
  },
  beasts: {
    title: 'Beasts',
    paragraphs: [
      'A man can meet beasts instead of men (28): up to nine, called up by kind and number, or a hunt, for which 1D3 are drawn from the counters of the box (P89).',
      'A beast lies over two hexes or three, its head before it. It strikes only what is in the three hexes before its head, and never turns to who attacks it. What of it you can strike depends on where you stand: before it and at its shoulder head, chest and fore legs, at its haunch chest, groin and hind legs, behind it groin and hind legs; from behind it gives the more CF (28.7.1). The look (x) says so of every hex.',
      'It plots nothing. When your order is sealed 2D6 and its cunning decide whether it panics, shrinks, roams, waits, comes or goes to feed on a body; wolves do what the first of them rolls (28.5). Where it runs into you, you collide, and it is the heavier; in panic it tramples (28.6).',
      'You divide your CF before it does. It makes 1D3 attacks, its CF divided evenly, on areas by 1D6, and defends nothing: whatever the red dice say of shield or parry is a hit. What you parry meets your blade with its fore legs (28.7.3). A bear rears up before a man: 4 CF more, and it is struck as a man is (28.7.4).',
      'A hunt is won when all beasts are down. Beasts grant no missus: who is beaten is dead. If those left have all run mad with fear by the end of turn 3, or at the end of turn 10, you are sent off standing (P97).',
    ],
  },
  roster: {
    title: 'Roster',
    paragraphs: [
      'Every man in a line: CF now and at the start, stun, moving phases left, what is left of head, chest, groin, arms and legs, what he holds, and his state.',
    ],
  },
  sheet: {
    title: 'Log sheets',
    paragraphs: [
      'A beast has ST, CN, W, CF, hide (HI) and cunning (CU), and what it did phase by phase: T to a man, A away, R roaming, X staying, F to feed, ! in panic, each with the hexes it was to go (28.3, 28.5).',
      'A man dies when all wound boxes of one area are lost. The first box of each stretch costs 1 CF for the rest of the match (10.3.1). Stun is taken off CF until it is shaken off; above CF it knocks him out (11).',
    ],
  },
  luck: {
    title: 'Luck',
    paragraphs: [
      'What the blows of each side did, and beside it what they could be expected to do by the odds of every throw, as the men then stood. Luck is a number from 0 to 100: of a hundred bouts with the same blows but other dice, this many go worse for that side. A blow that kills is a death and no wounds (P250).',
      'The rolls that swung it are found by playing the bout on with fresh dice, from just before a roll and from just after it, the book leading everybody. The brackets are the 95 % confidence interval. The search takes a while, and goes on while you read.',
      'Every line has its number in the journal. Choose one and unfold the dice behind it.',
    ],
  },
  review: {
    title: 'Review',
    paragraphs: [
      'Your orders and allocations of the bout, thought about again as you had them before you: what each was worth by chance of winning, beside the best there was. The three that cost most are told, with what would have been better. What the dice made of them later does not count; a good decision may end badly.',
      'All decisions get a first look, and the six worst a second and longer one, with dice of their own. That takes some seconds. Chances are about right: what costs less than 1 in 100 is not told.',
      'Enter leads to that place in the replay.',
    ],
  },
  'what-befell': {
    title: 'What happened',
    paragraphs: [
      'Line by line what the dice made of him: as he is created, as the bill of the day is drawn up, and after the match. ? unfolds the dice of the newest line with each modifier and the table; ^P opens the journal of the whole career, where every line can be unfolded.',
      'After a match: wounds that did not heal cost CN, W, ST or AG for good (32); experience is earned for attack beyond defence, for kills and for mercy (33); the crowd remembers him, or does not (35); and so do the gods (34).',
    ],
  },
  career: {
    title: 'A choice',
    paragraphs: [
      'Talents decide which styles are open to a man: nets want Retiarius, two blades Dimachaerus (31.3). In the shop the panel at the right says what the thing under the mark would change.',
    ],
  },
  yard: {
    title: 'The school',
    paragraphs: [
      'Between two matches he may spend his experience, be trained for another style, or retire; then he goes to the games. The calendar shows the munera behind him: V won, S stopped as a draw, M beaten and spared, P dead.',
      'The bar shows the palms he has of the ten that free him. CF is what he fights with, NF counts where nets and lassos are thrown (3.4.3); the combat value sums up ratings and talents.',
    ],
  },
  bill: {
    title: 'The bill of the day',
    paragraphs: [
      'What kind of match it is, whom he meets, and what is at stake (38). i shows the log sheets of everybody on the bill. In a death match nobody is spared.',
      'The match cannot be refused. Esc leads to the title, and Continue back to the bill.',
    ],
  },
  ludus: {
    title: 'A house',
    paragraphs: [
      'A month follows the path at the top (39.5): dice choose the Editor, an event happens, gladiators are bought and sold, games are held, wagers are settled, and the upkeep is paid. Most denarii at the end wins; who cannot pay, or has no man left, is out.',
      'Combat value (CV) is what a man is worth: his ratings and twice his skills, less 25 (39.3). It makes the price of recruits and the odds of wagers. The panel at the right describes what is under the mark.',
      'r shows the men of all houses, o the houses, b the bill of the games, l the ledger with its charts, c the chronicle. What other houses bid and wager stays sealed until it is opened.',
      'Odds of 5:2 risk five to win two. The bank takes of a house on a match at most five denarii for each point of the quality of the games, and pays out of a purse of its own (P352). A star marks a match you have laid on.',
      'In a game that was founded with true odds (P353) t fights the match under the mark by the book many times: true is how often a side won, edge what a denarius at risk on it brings on average. Esc stops it, and so does any key while matches are settled in a row.',
      'A man bought as stock is worth at auction what he was bought as until he has fought (P351).',
    ],
  },
  men: {
    title: 'The men',
    paragraphs: [
      's or the arrows sort by another column, Space holds the man under the mark so that others stand beside him, with what is better of each in colour, Enter opens his log sheet, Tab goes to the next house. g adds those who are gone.',
    ],
  },
  look: {
    title: 'Looking around',
    paragraphs: [
      'Move the cursor to read a hex: who stands there, what lies there, who has it in his front, and what advantage you would have from it; of a beast, which part of it is there, and what of it you could strike from there (28.7.1).',
    ],
  },
  'long-form': {
    title: 'Before it begins',
    paragraphs: [
      'Ironman keeps one save, and nothing can be undone. Lenient keeps the career as it stood before each of the last five munera, and brings a first match that he may well live through (P356): the book lets four men in ten die in theirs. The hall marks a lenient career, and who went back.',
      'Armour is rolled on the table of his type, or bought area by area (37): the letter says how much it takes off a wound, A the most, and the figure behind it on how many faces of the black die it counts, none meaning all six.',
    ],
  },
  'career-list': {
    title: 'Careers',
    paragraphs: [
      "A career is one gladiator from the school to freedom or the sand (31-38). Every month brings games; ten victories make him the Emperor's Champion, and free. He may die in any of them.",
      'As many careers as you like go on side by side. What you do is on the disk before its result is shown; leave when you like, Continue on the title goes on with the career you played last. Careers that are over stay here to be read.',
    ],
  },
};
