/** npm run soak: thousands of bouts, every journal checked; the distribution goes to docs/balance.md. */
import { BEAST_KINDS } from '../src/games/gladiator/rules/beasts/types.ts';
import { gladiator } from '../src/games/gladiator/rules/index.ts';
import type { Setup } from '../src/games/gladiator/rules/setup/setup.ts';
import { ANIMAL_KINDS } from '../src/games/gladiator/rules/springsteen/types.ts';
import { type FightingStyle, HUNTER_STYLES, RIDER_STYLES, STYLES } from '../src/games/gladiator/rules/types.ts';
import { Match } from '../src/kernel/match.ts';
import { rngFrom, seedState } from '../src/kernel/rng.ts';
import { tables } from '../tools/games/gladiator/bout.ts';
import { playWildly } from '../tools/games/gladiator/fuzz/wild-play.ts';
import { fightHunt, HUNTS } from '../tools/games/gladiator/hunts.ts';
import { arenaBout } from '../tools/games/gladiator/journal/arena-bouts.ts';
import {
  advancedBout,
  advancedSetup,
  BOOK,
  bout,
  LED,
  PAIRS,
  STYLE_PAIRS,
} from '../tools/games/gladiator/journal/bouts.ts';
import { huntBout, riderBout } from '../tools/games/gladiator/journal/wild/bouts.ts';
import { checkJournal } from '../tools/games/gladiator/journal-checker.ts';
import { fightParty, PARTIES, partySetup } from '../tools/games/gladiator/parties/bouts.ts';
import { fightTeams, SHAPES, teamSetup } from '../tools/games/gladiator/teams/bouts.ts';
import { balancePage, emptyBalance, take } from './soak/balance.ts';
import { soakExchanges } from './soak/exchanges.ts';
import { type HuntBalance, huntPage, takeHunt } from './soak/hunts.ts';
import { soakOdds } from './soak/odds.ts';
import { writeParts } from './soak/page.ts';
import { emptyParties, partyPage, takeParty } from './soak/parties.ts';
import { soakSingleRolls } from './soak/single-rolls.ts';
import { emptyStyles, stylePage, takeStyles } from './soak/styles.ts';
import { emptyTeams, takeTeams, teamPage } from './soak/teams.ts';

const BOUTS = Number(process.argv[2] ?? 10_000);
/** Bouts in arenas for each two of a batch. */
const ARENA_BOUTS = Math.ceil(BOUTS / 2);
/** Bouts of teams for each five of a batch. */
const TEAM_BOUTS = Math.ceil(BOUTS / 5);
/** Who fights beasts and riders: hunters as often as all the others. */
const WILD_MEN = [...STYLES, ...STYLES.flatMap(() => HUNTER_STYLES)].slice(0, 2 * STYLES.length + 1);
/** Hunts of parties for each ten of a batch. */
const PARTY_HUNTS = Math.ceil(BOUTS / 10);
/** Of the bouts led at random, those in which what is illegal is tried as well. */
const WILD_ONE_IN = 5;

const complaints: string[] = [];
const basic = soakBasic();
const advanced = soakAdvanced();
soakLed();
soakArenas();
soakWild();
const teams = soakTeams();
const hunts = soakHunts();
const parties = soakParties();
complaints.push(...soakOdds(), ...soakSingleRolls(), ...soakExchanges());
for (const complaint of complaints.slice(0, 50)) process.stderr.write(`${complaint}\n`);
writeParts({
  soak: basic,
  'soak styles': advanced,
  'soak teams': teams,
  'soak hunts': hunts,
  'soak parties': parties,
});
process.stdout.write(
  `${5 * BOUTS + ARENA_BOUTS + TEAM_BOUTS + PARTY_HUNTS} bouts, ${complaints.length} complaints about them\n`,
);
process.exitCode = complaints.length === 0 ? 0 : 1;

/** The Basic Game: the nine pairs of types in turn. */
function soakBasic(): string {
  const balance = emptyBalance();
  for (let i = 0; i < BOUTS; i++) {
    const pair = PAIRS[i % PAIRS.length] ?? ['medium', 'medium'];
    const seed = `soak-${i}`;
    const fought = bout(pair, ['book', 'book'], seed);
    check(fought, `${pair.join('-')} ${seed}`);
    take(balance, pair, fought.journal);
  }
  return balancePage(balance);
}

/** The Advanced Game: pairs of styles in turn, by the chapters the journal checker knows. */
function soakAdvanced(): string {
  const balance = emptyStyles();
  for (let i = 0; i < BOUTS; i++) {
    const pair = STYLE_PAIRS[i % STYLE_PAIRS.length] ?? ['myrmillo', 'myrmillo'];
    const seed = `soak-styles-${i}`;
    const fought = advancedBout(pair, BOOK, seed);
    check(fought, `${pair.join('-')} ${seed}`);
    takeStyles(balance, pair, fought.journal);
  }
  return stylePage(balance, STYLES);
}

/** The same men led by players who choose at random, or who try what is against the rules as well. */
function soakLed(): void {
  for (let i = 0; i < BOUTS; i++) {
    const pair = STYLE_PAIRS[i % STYLE_PAIRS.length] ?? ['myrmillo', 'myrmillo'];
    const seed = `soak-led-${i}`;
    const leaders = LED[i % LED.length] ?? BOOK;
    const name = `${pair.join('-')} ${leaders.join('-')} ${seed}`;
    if (i % WILD_ONE_IN === 0) wild(advancedSetup(pair, leaders), seed, name);
    else check(advancedBout(pair, leaders, seed), name);
  }
}

/** A bout in which every state is looked at, and something illegal tried at every question. */
function wild(setup: Setup, seed: string, name: string): void {
  const match = Match.start(gladiator, tables, setup, seed);
  playWildly(match, rngFrom(seedState(`${seed}/wild`)).int, (complaint) => complaints.push(`${name}: ${complaint}`));
  check({ setup, journal: match.journal }, name);
}

/** Chapter 27: arenas of every size, with what the dice put there and with far more of it. */
function soakArenas(): void {
  for (let i = 0; i < ARENA_BOUTS; i++) check(arenaBout(i), `arena-${i}`);
}

/** 28, 30, P180: one man against one beast of either book or a rider in turn, men of all styles and riders too, by the book or at random. */
function soakWild(): void {
  for (let i = 0; i < BOUTS; i++) {
    const man = WILD_MEN[i % WILD_MEN.length] ?? 'venator';
    const seed = `soak-wild-${i}`;
    const [name, fought] = wildBout(man, i, seed);
    check(fought, `${name} ${seed}`);
  }
}

/** Riders, beasts of chapter 28 and Springsteen's in turn; every second hunter is led at random. */
function wildBout(man: FightingStyle, i: number, seed: string): readonly [string, ReturnType<typeof bout>] {
  const turn = Math.floor(i / 3);
  if (i % 3 === 0) return rideBout(man, turn, seed);
  const book = i % 3 === 1 ? 'colosseum' : 'springsteen';
  const kinds = book === 'colosseum' ? BEAST_KINDS : ANIMAL_KINDS;
  const kind = kinds[turn % kinds.length] ?? 'lion';
  return [`${man} ${kind} (${book})`, huntBout(man, kind, turn % 2 === 0 ? 'book' : 'seat', seed, book)];
}

/** A rider against a man on foot; every third time against another rider, in all pairs. */
function rideBout(onFoot: FightingStyle, turn: number, seed: string): readonly [string, ReturnType<typeof bout>] {
  const rider = RIDER_STYLES[turn % RIDER_STYLES.length] ?? 'eques';
  const other = RIDER_STYLES[Math.floor(turn / 6) % RIDER_STYLES.length] ?? 'eques';
  const man = turn % 3 === 2 ? other : onFoot;
  return [`${man} ${rider}`, riderBout(man, rider, seed)];
}

/** Chapter 26: teams of all shapes in turn, watched for what must never be. */
function soakTeams(): string {
  const balance = emptyTeams();
  for (let i = 0; i < TEAM_BOUTS; i++) {
    const shape = SHAPES[i % SHAPES.length] ?? [2, 2];
    const seed = `soak-teams-${i}`;
    const { match, watch } = fightTeams(teamSetup(shape, seed), seed);
    complaints.push(...watch.complaints.map((complaint) => `${shape.join(' : ')} ${seed}: ${complaint}`));
    takeTeams(balance, shape, match.state, watch);
  }
  return teamPage(balance);
}

/** Chapter 28 and the other book of beasts: every hunt in turn. */
function soakHunts(): string {
  const balance: HuntBalance = new Map();
  for (let i = 0; i < BOUTS; i++) {
    const hunt = HUNTS[i % HUNTS.length];
    if (hunt === undefined) break;
    const seed = `soak-hunts-${i}`;
    const fought = fightHunt(hunt, seed);
    complaints.push(
      ...fought.complaints.map((complaint) => `${hunt.hunter} ${hunt.beasts.join('+')} ${seed}: ${complaint}`),
    );
    takeHunt(balance, hunt, fought.state);
  }
  return huntPage(balance);
}

/** Chapter 28: parties of hunters against any beasts in turn, every step and blow held against the printed tables. */
function soakParties(): string {
  const balance = emptyParties();
  for (let i = 0; i < PARTY_HUNTS; i++) {
    const party = PARTIES[i % PARTIES.length] ?? [1, null];
    const seed = `soak-parties-${i}`;
    const { match, watch } = fightParty(partySetup(party, seed), seed);
    complaints.push(...watch.complaints.map((complaint) => `party ${seed}: ${complaint}`));
    takeParty(balance, party, match.state, watch);
  }
  return partyPage(balance);
}

function check({ setup, journal }: ReturnType<typeof bout>, name: string): void {
  complaints.push(...checkJournal(setup, journal).map((complaint) => `${name}: ${complaint}`));
}
