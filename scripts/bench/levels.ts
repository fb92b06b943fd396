/** What opponents of each level cost: decisions a second, the longest of them, and their share of a match's time. */
import { choiceOf, type Minds } from '../../src/ai/mind.ts';
import { mindsFor as gladiatorMinds } from '../../src/games/gladiator/labour/minds.ts';
import { gladiator } from '../../src/games/gladiator/rules/index.ts';
import { advancedRules } from '../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan, atLevel, muster } from '../../src/games/gladiator/rules/setup/muster.ts';
import { readGame } from '../../src/games/gladiatori/cli/options.ts';
import { mindsFor as gladiatoriMinds } from '../../src/games/gladiatori/labour/minds.ts';
import { gladiatori } from '../../src/games/gladiatori/rules/index.ts';
import { tables as gladiatoriTables } from '../../src/games/gladiatori/tables.ts';
import { readBout as readPit } from '../../src/games/gliderpit/cli/options.ts';
import { mindsFor as pitMinds } from '../../src/games/gliderpit/labour/minds.ts';
import { gliderpit } from '../../src/games/gliderpit/rules/index.ts';
import { tables as pitTables } from '../../src/games/gliderpit/tables.ts';
import { readMatch } from '../../src/games/heroes/cli/options.ts';
import { mindsFor as heroesMinds } from '../../src/games/heroes/labour/minds.ts';
import { heroes } from '../../src/games/heroes/rules/index.ts';
import { tables as heroesTables } from '../../src/games/heroes/tables.ts';
import { readBout as readMunera } from '../../src/games/munera/cli/options.ts';
import { mindsFor as muneraMinds } from '../../src/games/munera/labour/minds.ts';
import { munera } from '../../src/games/munera/rules/index.ts';
import { tables as muneraTables } from '../../src/games/munera/tables.ts';
import type { Kit } from '../../src/kernel/kit.ts';
import type { LeadLevel } from '../../src/kernel/levels.ts';
import { Match } from '../../src/kernel/match.ts';
import { tables } from '../../tools/games/gladiator/bout.ts';
import { type Figure, quantiles } from './figures.ts';

/** Levels that are asked. */
type MindLevel = Exclude<LeadLevel, 'book'>;

/** Adds how long each decision of a match took, in ms. */
type Play = (seed: string, decisions: number[]) => void;

/** Opponents of one level in one game. */
interface Bench {
  readonly game: string;
  readonly level: MindLevel;
  /** Matches: enough that the first decisions, before V8 has compiled anything, are below a twentieth. */
  readonly matches: number;
  readonly play: Play;
}

/** Milliseconds that a decision may take. */
const MOST: { readonly [L in MindLevel]?: number } = { tactician: 100, champion: 1000 };

const BENCHES: readonly Bench[] = [
  ...(['novice', 'adept'] as const).map((level): Bench => inGladiator(level, 40)),
  inGladiator('tactician', 20),
  inGladiator('champion', 3),
  { game: 'Heroes', level: 'tactician', matches: 4, play: heroesMatch },
  { game: 'Munera', level: 'tactician', matches: 20, play: muneraMatch },
  { game: 'the pit', level: 'tactician', matches: 4, play: pitMatch },
  { game: 'Gladiatori', level: 'tactician', matches: 4, play: gladiatoriMatch },
];

/** One of each level against the book's. */
export function levels(): readonly Figure[] {
  return BENCHES.flatMap(({ game, level, matches, play }): readonly Figure[] => {
    const decisions: number[] = [];
    const started = performance.now();
    for (let match = 0; match < matches; match++) play(`${level}-${match}`, decisions);
    const all = performance.now() - started;
    const spent = decisions.reduce((sum, one) => sum + one, 0);
    const most = MOST[level];
    const who = `${game}, ${level}`;
    return [
      { what: `${who}: decisions a second`, value: (1000 * decisions.length) / spent, unit: '/s' },
      {
        ...{ what: `${who}: 95 in 100 decisions take at most`, value: quantiles(decisions).p95, unit: 'ms' },
        ...(most === undefined ? {} : { target: { atMost: most } }),
      },
      { what: `${who}: share of a match's time`, value: (100 * spent) / all, unit: '%' },
    ];
  });
}

function inGladiator(level: MindLevel, matches: number): Bench {
  const play: Play = (seed, decisions) => {
    const fighters = muster(atLevel([anyMan('myrmillo')], level), [anyMan('thraex')], null);
    const setup = { rules: advancedRules(), fighters };
    playTimed(Match.start(gladiator, tables, setup, seed, { journal: false }), gladiatorMinds(setup), decisions);
  };
  return { game: 'GLADIATOR', level, matches, play };
}

function heroesMatch(seed: string, decisions: number[]): void {
  const setup = readMatch({ red: 'murmillo+thraex', blue: 'secutor+retiarius', redAi: 'tactician' }, null);
  playTimed(Match.start(heroes, heroesTables(), setup, seed, { journal: false }), heroesMinds(setup), decisions);
}

function muneraMatch(seed: string, decisions: number[]): void {
  const setup = readMunera({ teams: 'retiarius v secutor', led: 'tactician v book' }, null, seed);
  playTimed(Match.start(munera, muneraTables(), setup, seed, { journal: false }), muneraMinds(setup), decisions);
}

function pitMatch(seed: string, decisions: number[]): void {
  const setup = readPit({ teams: '2 v 2', led: 'tactician v book' }, null, seed);
  playTimed(Match.start(gliderpit, pitTables(), setup, seed, { journal: false }), pitMinds(setup), decisions);
}

function gladiatoriMatch(seed: string, decisions: number[]): void {
  const setup = readGame({ own: 'retiarius', others: 'mirmillo', led: 'tactician v book' }, null, seed);
  const match = Match.start(gladiatori, gladiatoriTables(), setup, seed, { journal: false });
  playTimed(match, gladiatoriMinds(setup), decisions);
}

/** Plays a match to its end, and adds how long each decision took. Throws where an answer is refused: a bug. */
function playTimed<K extends Kit>(match: Match<K>, minds: Minds<K>, decisions: number[]): void {
  while (!match.over) {
    const choices = match.pending.map((request) => {
      const started = performance.now();
      const choice = choiceOf(match, minds, request);
      decisions.push(performance.now() - started);
      return choice;
    });
    const why = match.answer(choices);
    if (why !== null) throw new Error(`an answer was refused: ${why}`);
  }
}
