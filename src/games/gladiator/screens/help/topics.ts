/** A few sentences for each of GLADIATOR's screens: what is decided here, and how. */
import type { Topic } from '../../../../tui/program.ts';

const BOUT =
  'A bout is played in turns of eight phases. In each phase both men move at once. Then, if one has the other in his front, both divide their combat factors (CF) in secret among five body areas, and the blows are resolved in order.';

const CREATE: Topic = {
  title: 'Making a gladiator',
  paragraphs: [
    'Light men move most and wear least armour, heavy men the reverse. TR, ST, AG, CN and W are rolled with 3D6, each on its own table; armour and shield with 1D6 on the table of his type. In practice you may roll as often as you like.',
    'In the Advanced Game a man fights in a style, which decides his weapons, often his shield, and in how many phases he moves (19). Long weapons reach further, heavy ones strike later, and with some of them half the CF you spend on attacks is lost (21). The figure shows where armour is likely: the darker, the better.',
    'The last step chooses the arena (27.2): rolled by the dice, one of five sizes from the Colosseum to a pit, or the plain sand of the Basic Game. What stands in it, and where, is rolled when the bout begins.',
  ],
};

/** The topics, by screen. */
export const GLADIATOR_TOPICS: { readonly [screen: string]: Topic } = {
  plot: {
    title: 'Plotting a phase',
    paragraphs: [
      BOUT,
      'Write up to two steps, or one special action (c). A man with the talent Sprint may take three steps forward, at the risk of stumbling (31.3). F is a step forward, B back; SFL, SFR, SBL and SBR are sidesteps to the front left, front right, back left and back right. A forward step allows a turn of one hexside before or after it, a backward one none. To turn on the spot, press [ or ] (X). Your man moves in 6 (light), 5 (medium) or 4 (heavy) phases of a turn. Standing still without a turn costs none: press Enter with nothing written, or . at any time. For a man on the ground, . gets him to his knees.',
      'Nobody sees your order until both are revealed. A centurion plots nothing: dice and a chart decide for him after you have committed. If you both end in one hex you collide: the heavier, faster and better placed man keeps the hex, the other is pushed back and stunned (8).',
      'You strike at an enemy in the three hexes in front of you. From behind his shoulder you have +3 CF, from straight behind +4 (9.2).',
      'Against beasts each step says which side of the nearest beast it leads to, and which areas you could strike from there, two letters for each: He, Ch, Gr, Fo and Hi for head, chest, groin, fore and hind legs (28.7.1).',
      'A man who runs into a pillar, a rock or a wall stops in front of it and is stunned: 2D6, plus 2 for each hex he came forward, less AG (27.3). Your order is drawn up to there, and what he would hit is lit. To climb a rock, write a single F without a turn from the hex next to it. Mud may trip you (27.7). Pillars, rocks and trees block blows and throws from a distance (27.5-27.8). An edge of the map may turn out to be a wall when somebody first tries to cross it (27.4).',
      'To a man on a rock everybody on the ground counts as kneeling, and their attacks on him count half; but a hit may throw him down (27.8.2). Next to a tree a fumble costs the weapon (27.6.1).',
      'In a team bout you write an order for each of your men in turn. The one you are asked about has a ring or brackets around his hex; small letters show where the orders you have already written lead the others (26). r lists all men.',
    ],
  },
  allocate: {
    title: 'Dividing CF',
    paragraphs: [
      'Your CF are what is left of TR + ST + AG, less stun, plus your positional advantage. Spend them on attacks (one for each area, 8 CF at most) and on defence. Attacks are made in the order you give them: o moves the chosen one forward.',
      'Digits set the attack on the chosen area; d switches them to defence and back. The column they write to has its heading lit.',
      'a writes what this man did last time; change what you like, then press Enter. If he has fewer or more CF now, they are taken off or added one by one where he has most; what is no longer legal is left out, and you are told.',
      'p turns through presets that begin at the chosen area: spread (half on attacks, half on defence), guard (all on defence, evenly), all out (all that attacks can take), then up to five of your own. P keeps what is written as one of yours: its areas, CF and specials, but not whom it strikes at. P on one of yours removes it.',
      'An attack is rolled with three red dice on the column of its CF less the CF that defend the area. The more attacks you plan, the earlier the first one comes, but the weaker each is (9.4.2). When you are wounded, the CF you lose come off your remaining blows.',
      'Results of the red dice: F is a fumble, -- a miss, S a hit on the shield, P a parry, H a hit. S damages the shield, and S* may also make him drop it; P and P* may cost him his weapon; H+2 adds 2 to the wound roll (9.6).',
      'In the Advanced Game an attack can be special (c): disarm at the arms, sweep at the legs, shield bash at the chest, sand at the head (up to two hexes away, whatever you hold), feint anywhere. A hit with one does something other than a normal wound (23.2). A special defence (v) costs 3 CF and answers every blow on its area in the same way: duck, block, back step, parry or jump (23.3). You may use one of each in a phase. With a weapon in each hand, w switches between them; light weapons strike sooner, heavy ones later (9.4.4, 24).',
      'By the campaign rules a man with the talent Fatal Blow may give up one attack (b): its CF are spent and its round passes, but the defence of the next area he strikes at is lower by 1D3 plus a third of his TR. Fast Attack brings his first blow one round forward. The CF that fame gives (PB) count only against a man in his front (31.3, 35.4).',
      'Against several opponents Tab goes from one to the next, and the attacks you write are at the one chosen. Your defence counts against all of them except those behind you. The advantage that position gives you over one of them goes into a single attack (e), and may raise it above 8 CF (26.3-26.5).',
      'On a beast you can attack only the areas within reach from where you stand. It never defends, and its attacks are rolled after you have committed (28.7).',
      'If you have to beg for your life, the CF you spent on attacks count for you, those on defence against you (18.3).',
    ],
  },
  act: {
    title: 'Acting with items',
    paragraphs: [
      'After movement you may throw what you hold at an enemy in your front, pick up something within one hex, kick away what lies in your hex, or drop something. To be asked about throwing, press t while plotting (13.3-13.5). You are then also asked whether to kick sand at a man two hexes in front of you whom no weapon in your hands reaches; that begins a fight (23.2).',
      'A bare hand can strike too, at half CF and one round later: a hit stuns (22.2). If its critical result is 2x, 3x or SA you may grab him with both hands and drop what they held (22.3.3). A man you hold can neither move nor strike. Each phase you put CF into the hold and he puts CF into getting free; as long as he fails, he takes stun of 1D3 + your ST (22.4). You lose your hold if you leave your hex, pick something up, fall, or are wounded or stunned.',
    ],
  },
  resolution: {
    title: 'What happened',
    paragraphs: [
      BOUT,
      "A man with luck (LK on his log sheet) may call on the gods about a roll of his own, or one made against him (a blow that would kill him, the crowd's verdict, a net), before it takes effect. If 2D6 come to his LK or less, the roll is made again and he chooses between the two; the 2D6 come off his LK for the match (34.3). Options say about which rolls you are asked. The book's men call with LK 6 or more, against what would kill, catch or knock them out.",
      'Every roll is shown with its dice, every modifier and the table it was looked up in: ? asks why of the last card, ^P opens the journal to ask it of any line.',
    ],
  },
  replay: {
    title: 'Watching a bout',
    paragraphs: ['A finished bout, replayed from its seed and its choices. Go forward and back by steps or by phases.'],
  },
  end: {
    title: 'The end',
    paragraphs: [
      'V is a victory, M means beaten but spared, S a match stopped as a draw and survived, P dead. When a long bout is stopped, both men are judged by the crowd, and by the letter of the rules many of them die: Options has a milder house rule.',
    ],
  },
  create: CREATE,
  body: CREATE,
  muster: {
    title: 'A team bout',
    paragraphs: [
      'One to six men a side, in equal numbers or not (26). Left and Right change what is under the mark; Enter on a man opens the list of styles with their arms. A man left as a surprise is drawn when the bout begins.',
      'The other side can be men or beasts. For beasts, Enter opens the list of kinds and numbers, or of a drawn hunt (28); they never fight beside men. Riders can be on either side, but only led by the book (30.2.1): horse and rider take up three hexes, move in every phase, and are struck at from below.',
      'Lead one man, and the book leads his comrades as it leads the enemy; or lead your whole side. A side with nobody left in the arena has lost. If the match is stopped, the side with more men standing wins, and the others beg for their lives (26.7.1, P153).',
      'The last line says which tables are used (P260), and whether with defence cards (P270); Up leads there at once. A man who has been rolled keeps the tables he was rolled by.',
    ],
  },
  beasts: {
    title: 'Beasts',
    paragraphs: [
      'A man can fight beasts instead of men (28): up to nine, chosen by kind and number, or a hunt, for which 1D3 are drawn from all counters (P89).',
      'A beast takes up two hexes or three, head first. It strikes only at what is in the three hexes in front of its head, and never turns to face an attacker. What you can strike depends on where you stand: head, chest and fore legs from its front and shoulder; chest, groin and hind legs from its haunch; groin and hind legs from behind. The further behind it you are, the more CF you gain (28.7.1). Looking around (x) tells you for every hex.',
      'It plots nothing. Once your order is sealed, 2D6 plus its cunning decide whether it panics, backs away, roams, waits, comes at you or goes to feed on a body; all wolves do what the first of them rolls (28.5). If it runs into you, you collide, and most beasts are heavier than you; one in panic tramples (28.6).',
      'You divide your CF first. It makes 1D3 attacks with its CF divided evenly, on areas rolled with 1D6, and never defends: every S or P result against it is a hit. If you parry its attack, its fore legs meet your blade (28.7.3). An attacking bear rears up: it has 4 CF more, and can be struck like a man (28.7.4).',
      'A hunt is won when all beasts are down. There is no missus: a man who is beaten is dead. If all the beasts left are in panic at the end of turn 3 or later, or when turn 10 ends, the hunt is stopped and you leave on your feet (P97).',
    ],
  },
  roster: {
    title: 'Roster',
    paragraphs: [
      'One line for each man: CF now and at the start, stun, moving phases left, what is left of head, chest, groin, arms and legs, what he holds, and his condition.',
    ],
  },
  sheet: {
    title: 'Log sheets',
    paragraphs: [
      'For a beast: ST, CN, W, CF, hide (HI) and cunning (CU), and what it did in each phase: T towards a man, A away, R roaming, X staying, F to feed, ! in panic, each with the number of hexes it was to go (28.3, 28.5).',
      'A man dies when all wound boxes of one area are lost. The first box of each span costs 1 CF for the rest of the match (10.3.1). Stun comes off his CF until he has recovered; a man with more stun than CF is knocked out (11).',
    ],
  },
  luck: {
    title: 'Luck',
    paragraphs: [
      'What the blows of each side did, next to what they could be expected to do by the odds of each blow as it was struck. Luck is a number from 0 to 100: of a hundred bouts with the same blows but other dice, this many would have gone worse for that side. A blow that kills counts as a death, not as wounds (P250).',
      'To find the rolls that swung the bout, it is played on many times with fresh dice, from just before a roll and from just after it, with the book leading everybody. The brackets are the 95 % confidence interval. The search takes a while, and goes on while you read.',
      'Each line has its number in the journal. Choose a line to unfold the dice behind it.',
    ],
  },
  'what-befell': {
    title: 'What happened',
    paragraphs: [
      'What the dice decided, line by line: when he is created, when the bill of the day is drawn up, and after the match. ? unfolds the dice of the newest line with every modifier and the table; ^P opens the journal of the whole career, where any line can be unfolded.',
      'After a match, wounds that do not heal cost CN, W, ST or AG for good (32); experience is earned for attacking more than defending, for kills and for mercy (33); and his prestige (35) and his luck (34) may change.',
    ],
  },
  career: {
    title: 'A choice',
    paragraphs: [
      'Talents decide which styles are open to a man: to fight with a net he needs the talent Retiarius, with two blades Dimachaerus (31.3). In the shop the panel at the right says what the line under the mark would change.',
    ],
  },
  yard: {
    title: 'The school',
    paragraphs: [
      'Between two matches he may spend his experience, be trained for another style, or retire; then he goes to the games. The calendar shows the munera he has fought in: V won, S stopped as a draw, M beaten and spared, P dead.',
      'The bar shows how many of the ten victories that free him he has won. CF is what he fights with, NF counts when a net or lasso is tossed (3.4.3); the combat value (CV) sums up his ratings and talents.',
    ],
  },
  bill: {
    title: 'The bill of the day',
    paragraphs: [
      'What kind of match it is, whom he meets, and what is at stake (38). i shows the log sheet of everybody on the bill. In a death match nobody is spared.',
      'The match cannot be refused. Esc leads to the title, and Continue back to the bill.',
    ],
  },
  ludus: {
    title: 'A house',
    paragraphs: [
      'A month follows the path at the top (39.5): dice choose the Editor, an event happens, gladiators are bought and sold, games are held, wagers are settled, and upkeep is paid. The house with most denarii at the end wins; a house that cannot pay, or has no man left, is out.',
      'Combat value (CV) says what a man is worth: the sum of his ratings plus twice his skill levels, less 25 (39.3). The price of recruits and the odds of wagers follow from it. The panel at the right describes what is under the mark.',
      'r shows the men of all houses, o the houses, b the bill of the games, l the ledger with its charts, c the chronicle. What other houses bid and wager stays secret until it is revealed.',
      'At odds of 5:2 you risk five to win two. The bank accepts from a house, on one match, at most five denarii for each point of the quality of the games, and pays out of a purse of its own (P352). A star marks a match you have bet on.',
      'In a game founded with true odds (P353), t plays the match under the mark many times by the book: "true" is how often a side won, "edge" what a denarius bet on it gains on average. Esc stops it; so does any key while matches are settled one after the other.',
      'Until he has fought, a man bought as stock fetches at auction what he was bought as (P351).',
    ],
  },
  men: {
    title: 'The men',
    paragraphs: [
      's or the arrows sort by another column. Space holds the man under the mark to compare him with others, with the better figures in colour. Enter opens his log sheet, Tab goes to the next house, and g adds the men who are gone.',
    ],
  },
  look: {
    title: 'Looking around',
    paragraphs: [
      'Move the cursor to read a hex: who stands there, what lies there, who has it in his front, and what advantage you would have from it. With a beast: which part of it is there, and which of its areas you could strike from there (28.7.1).',
    ],
  },
  'long-form': {
    title: 'Before it begins',
    paragraphs: [
      'Ironman keeps one save, nothing can be undone, and nobody gives advice (T). Lenient keeps the career as it was before each of the last five munera, so that you can go back, and chooses a first match that he may well survive (P356); by the book, four men in ten die in theirs. The hall of fame marks lenient careers, and those that went back.',
      'Armour is rolled on the table of his type, or bought area by area (37). The letter says how much it takes off a wound roll, A the most; the digit after it says on how many faces of the black die it protects. Without a digit it always does.',
    ],
  },
  'career-list': {
    title: 'Careers',
    paragraphs: [
      "A career is one gladiator from the school to freedom or the sand (31-38). Every month brings games; ten victories make him the Emperor's Champion, and free. He may die in any of them.",
      'You can have as many careers as you like at the same time. What you do is saved before its result is shown; leave when you like, and Continue on the title takes you back to the career you played last. Finished careers stay here to be read.',
    ],
  },
};
