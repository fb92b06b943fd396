/** harena odds --exchange: what may come of all blows of a phase between two men. */

import { chanceLine, timesIn100, woundsLabel } from '../../../../cli/chances.ts';
import { UsageError } from '../../../../cli/errors.ts';
import { inAscii } from '../../../../cli/in-ascii.ts';
import { progressOn } from '../../../../cli/progress.ts';
import { readSeed } from '../../../../cli/seed.ts';
import { wrap } from '../../../../cli/wrap.ts';
import { seededDice } from '../../../../kernel/dice.ts';
import { derive, seedState } from '../../../../kernel/rng.ts';
import type { Counting } from '../../../../odds/counting.ts';
import { wilson } from '../../../../odds/intervals.ts';
import { printAllocation } from '../../ask/notation/allocation.ts';
import type { GuardPlan } from '../../odds/book-plans.ts';
import { countExchange } from '../../odds/exchange.ts';
import type { ExchangeOdds, ManOdds, MeetingSide } from '../../odds/meeting.ts';
import { NO_FIGHTS, type ThrownFights, throwFights } from '../../odds/thrown.ts';
import { countUnknown, GUESSES, type Guess, guardsAgainst } from '../../odds/unknown.ts';
import { DEFENCE_NAMES } from '../../rules/advanced/specials.ts';
import { fighterOf } from '../../rules/sheet.ts';
import { type Allocation, AREA_NAMES, AREAS, type Area, type ByArea, type Fighter } from '../../rules/types.ts';
import { readAllocation } from '../allocation-option.ts';
import { ALLOCATION_EXAMPLE } from '../command-options.ts';
import { type MenOptions, type OddsPair, readDuel } from '../odds-men.ts';

/** What `harena odds --exchange` is told, still in words; `mine` and `his` are allotments. */
export interface ExchangeOptions extends MenOptions {
  readonly mine?: string;
  readonly his?: string;
  readonly defence?: string;
  readonly seed?: string;
  readonly json?: boolean;
  readonly ascii?: boolean;
}

/** What SPECs leave open is drawn by this seed unless another is given. */
const SEED = 'odds';
/** Exchanges thrown to tell what his blows change. */
const FIGHTS = 4000;
/** Ways between two looks at the progress line. */
const STEP = 2000;

/** Works the odds out and returns what is to be printed. */
export function runExchange(options: ExchangeOptions): string {
  const seed = options.seed === undefined ? SEED : readSeed(options.seed);
  const duel = readDuel(options, seed);
  if (options.mine === undefined)
    throw new UsageError(`--mine is missing: give it your allocation, such as ${ALLOCATION_EXAMPLE}`);
  if (options.his !== undefined && options.defence !== undefined)
    throw new UsageError('give either --his (what he does is known) or --defence (it is not)');
  const mine: MeetingSide = { ...duel.red, allocation: readAllocation('--mine', options.mine, duel.red.pool) };
  const ascii = inAscii(options);
  const answer =
    options.his === undefined
      ? unknown(duel, mine, readGuess(options.defence ?? 'average'), seed, ascii)
      : known({ ...duel, red: mine }, readAllocation('--his', options.his, duel.blue.pool), ascii);
  return options.json === true ? jsonOf(duel, seed, answer) : pageOf(duel, answer, ascii);
}

/** What was found, and against what. */
interface Answer {
  readonly mine: MeetingSide;
  /** What is known of him; null: nothing. */
  readonly his: MeetingSide | null;
  readonly guess: Guess | null;
  readonly guard: GuardPlan | null;
  /** His defences were drawn, not counted. */
  readonly drawn: boolean;
  readonly odds: ExchangeOdds;
  /** His blows taken in. */
  readonly thrown: ThrownFights | null;
}

function readGuess(text: string): Guess {
  const guess = GUESSES.find((one) => one === text);
  if (guess === undefined) throw new UsageError(`--defence ${text}: with --exchange legal: ${GUESSES.join(', ')}`);
  return guess;
}

function known({ meeting, red, blue }: OddsPair, allocation: MeetingSide['allocation'], ascii: boolean): Answer {
  const his = { ...blue, allocation };
  const odds = finished(countExchange(meeting, [red, his]), ascii);
  return { mine: red, his, odds, guess: null, guard: null, drawn: false, thrown: null };
}

function unknown({ meeting, blue }: OddsPair, mine: MeetingSide, guess: Guess, seed: string, ascii: boolean): Answer {
  const dice = seededDice(seedState(derive(seed, 'guards')));
  const guards = guardsAgainst(meeting, mine, blue, dice);
  const { odds, guard } = finished(countUnknown(meeting, mine, blue, guards, guess), ascii);
  const parts = [mine, { ...blue, allocation: null }];
  const thrown = guess === 'average' ? throwFights(meeting, parts, NO_FIGHTS, FIGHTS, dice) : null;
  return { mine, his: null, guess, guard, drawn: guards.drawn, odds, thrown };
}

function finished<T>(counting: Counting<T>, ascii: boolean): T {
  const progress = progressOn(process.stderr, ascii);
  for (;;) {
    if (counting.found !== null) {
      progress.clear();
      return counting.found;
    }
    counting.step(STEP);
    progress.at(counting.done, () => 'counting every way the dice can fall');
  }
}

const COLOURS = ['red', 'blue'] as const;

function jsonOf({ meeting, rules, red, blue, range }: OddsPair, seed: string, answer: Answer): string {
  const { mine, his, guess, guard, drawn, odds, thrown } = answer;
  const men = [red, blue].map(({ fighter, pool }) => ({ ...manOf(fighterOf(meeting.state, fighter)), cf: pool.total }));
  const input = {
    ...{ red: men[0], blue: men[1], mine: allotted(mine), his: his === null ? null : allotted(his) },
    ...{ defence: guess, range, rules, seed },
  };
  const document = {
    ...{ schema: 'harena/exchange/1', input },
    ...(guess === null
      ? {}
      : { defence: { guess, drawn, ...(guard === null ? {} : guardNamed(guard.defence, guard.special)) } }),
    men: odds.men.map(({ fighter: _, ...rest }, i) => ({ side: COLOURS[i], ...rest })),
    endings: odds.endings.map(({ chance, men: ends }) => ({
      chance,
      men: ends.map(({ fighter: _, ...rest }, i) => ({ side: COLOURS[i], ...rest })),
    })),
    ...(thrown === null ? {} : { thrown: thrownOf(answer, thrown, blue) }),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** What stands on each area by its name. */
function guardNamed(defence: Readonly<ByArea<number>>, special: Area | null) {
  return {
    areas: Object.fromEntries(AREAS.map((area) => [AREA_NAMES[area], defence[area]])),
    special: special === null ? null : DEFENCE_NAMES[special],
  };
}

function allotted({ allocation }: MeetingSide) {
  const { attacks, defence, special } = allocation;
  return {
    text: printAllocation(allocation),
    attacks: attacks.map(({ area, ...rest }) => ({ area: AREA_NAMES[area], ...rest })),
    defence: guardNamed(defence, special ?? null),
  };
}

const manOf = ({ name, type, style, tr, st, ag, cn, w }: Fighter) => ({ name, type, style, tr, st, ag, cn, w });

function thrownOf({ mine }: Answer, { fights, tolls }: ThrownFights, blue: MeetingSide) {
  return { fights, men: [mine, blue].map(({ fighter }, i) => ({ side: COLOURS[i], ...tolls[fighter] })) };
}

function pageOf(duel: OddsPair, answer: Answer, ascii: boolean): string {
  const { meeting, red, blue, range } = duel;
  const { mine, his, odds, thrown } = answer;
  const [me, him] = [red, blue].map(({ fighter }) => fighterOf(meeting.state, fighter));
  const hexes = range === 1 ? 'face to face' : `${range} hexes apart`;
  const lines = [
    ...wrap(`${labelOf('Red', me, red)} against ${labelOf('blue', him, blue)}, ${hexes}`, COLUMNS),
    ...wrap(`Red allots ${printAllocation(mine.allocation)}`, COLUMNS, '  '),
    ...wrap(`Blue ${his === null ? guessText(answer) : `allots ${printAllocation(his.allocation)}`}`, COLUMNS, '  '),
    ...odds.men.flatMap((man, i) => ['', ...manLines(i === 0 ? 'Red' : 'Blue', man, ascii)]),
    ...(thrown === null ? [] : ['', ...thrownLines(answer, thrown, blue)]),
  ];
  return `${lines.join('\n')}\n`;
}

const COLUMNS = 78;

function labelOf(colour: string, man: Fighter | undefined, { pool }: MeetingSide): string {
  return man === undefined ? colour : `${colour} (${man.name}, ${man.style ?? man.type}, CF ${pool.total})`;
}

function guessText({ guess, guard, drawn }: Answer): string {
  const about = drawn ? ', drawn 4,000 times' : '';
  if (guess === 'average' || guard === null)
    return `defends by the book's average (29.7)${about}; his own blows are left out`;
  return `allots ${printAllocation(allocationOf(guard))} there, the ${guess} for red that the book's dice can do (29.7)${about}; his own blows are left out`;
}

/** A defence alone, as an allocation. */
const allocationOf = ({ defence, special }: GuardPlan): Allocation => ({
  ...{ attacks: [], defence },
  ...(special === null ? {} : { special }),
});

/** Wounds from which they are told together. */
const MANY = 8;

function manLines(colour: string, man: ManOdds, ascii: boolean): readonly string[] {
  const { wounds, kill, expectedWounds, expectedCfLoss, knockedOut, prone, mortal, weaponLost, shieldLost } = man;
  const line = (label: string, chance: number) => (chance > 0 ? [chanceLine(label, chance, ascii)] : []);
  const harmed = 1 - (wounds[0] ?? 0);
  const worn = [
    ...line('mortally wounded', mortal),
    ...line('knocked out', knockedOut),
    ...line('prone', prone),
    ...line('without his weapon', weaponLost),
    ...line('without his shield', shieldLost),
  ];
  if (harmed < LEAST) return [`${colour} is not wounded.`, ...worn];
  const many = wounds.slice(MANY).reduce((sum, chance) => sum + chance, 0);
  return [
    `${colour} is wounded ${timesIn100(harmed)}, dies ${timesIn100(kill)}; on average`,
    `${expectedWounds.toFixed(2)} wounds, and ${expectedCfLoss.toFixed(2)} CF less to spend.`,
    ...wounds.slice(0, MANY).flatMap((chance, i) => line(woundsLabel(i), chance)),
    ...line(`${MANY} wounds or more`, many),
    ...line('dead', kill),
    ...worn,
  ];
}

/** What is less than this is nothing that came of adding up. */
const LEAST = 1e-12;

function thrownLines({ mine }: Answer, { fights, tolls }: ThrownFights, blue: MeetingSide): readonly string[] {
  const share = (count = 0): string => {
    const { low, high } = wilson(count, fights);
    return `${((100 * count) / fights).toFixed(0)} (${(100 * low).toFixed(0)} to ${(100 * high).toFixed(0)})`;
  };
  const told = (colour: string, { fighter }: MeetingSide) => {
    const toll = tolls[fighter];
    return `  ${colour.padEnd(5)} wounded ${share(toll?.wounded)}, killed ${share(toll?.killed)}, knocked out ${share(toll?.knockedOut)}`;
  };
  return [
    `The whole exchange, his blows with it: about, in 100, of ${fights} rolled`,
    told('red', mine),
    told('blue', blue),
    '  In brackets: the 95 % confidence interval (Wilson).',
  ];
}
