/** harena sim: book against book, no screen. */
import { gladiatorTables } from '../../data.ts';
import { gladiator } from '../../engine/gladiator/index.ts';
import { muster } from '../../engine/gladiator/muster.ts';
import type { FighterSetup, Setup } from '../../engine/gladiator/setup.ts';
import { newSeed } from '../../play/seed.ts';
import { type Letters, simulate, type Tally } from '../../session/simulate.ts';
import { inArena, readArena } from '../arena-option.ts';
import { byBook, readBook } from '../beasts-option.ts';
import { UsageError } from '../errors.ts';
import { JournalFile } from '../journal-file.ts';
import { readRules } from '../rules-option.ts';
import { readSeed } from '../seed.ts';
import { checkTeams, deathMatch, readSpec } from '../spec.ts';
import { rulesWord } from '../spec-card.ts';

export interface SimOptions {
  readonly red?: string;
  readonly blue?: string;
  readonly n?: string;
  /** Careers instead of bouts. */
  readonly careers?: string;
  readonly rules?: string;
  readonly arena?: string;
  readonly beasts?: string;
  readonly seed?: string;
  readonly sineMissione?: true;
  readonly json?: boolean;
  readonly journal?: string;
}

const BOUTS_MAX = 10_000_000;

/** Fights the bouts and returns what is to be printed. */
export function runSim(options: SimOptions): string {
  const red = given(options.red, '--red', 'a fighter such as medium or light(ag=2)');
  const blue = given(options.blue, '--blue', 'a fighter such as heavy or medium(tr=14)');
  const bouts = readCount(given(options.n, '-n', 'the number of bouts'));
  const fighters = muster(readSpec(red), readSpec(blue), null);
  const ruled = rulesWord(options.rules, red, blue);
  const rules = readRules(ruled, byBook(readBook(options.beasts)));
  const arena = inArena(readArena(options.arena, rules));
  const kind = deathMatch(options, fighters);
  const setup: Setup = { rules, fighters, ...arena, ...kind };
  checkTeams(fighters, setup.rules);
  const seed = options.seed === undefined ? newSeed() : readSeed(options.seed);
  const journal = options.journal === undefined ? undefined : new JournalFile(options.journal, setup);
  const tally = simulate(gladiator.parseTables(gladiatorTables), setup, seed, bouts, journal);
  journal?.close();
  const input = { red, blue, n: bouts, rules, ...arena, ...kind, seed };
  return options.json === true ? jsonOf(input, tally) : textOf(input, tally, fighters);
}

function given(text: string | undefined, option: string, expected: string): string {
  if (text === undefined) throw new UsageError(`${option} is missing: give it ${expected}`);
  return text;
}

function readCount(text: string): number {
  const bouts = Number(text);
  if (/^\d+$/.test(text) && bouts >= 1 && bouts <= BOUTS_MAX) return bouts;
  throw new UsageError(`-n ${text}: expected a whole number from 1 to ${BOUTS_MAX}`);
}

type Input = { readonly red: string; readonly blue: string; readonly n: number; readonly seed: string };

function jsonOf(input: Input, { beasts, ...tally }: Tally): string {
  const wild = Object.keys(beasts).length > 0 ? { beasts } : {};
  return `${JSON.stringify({ schema: 'harena/sim/1', input, ...tally, ...wild }, null, 2)}\n`;
}

function textOf({ red, blue, seed }: Input, tally: Tally, fighters: readonly FighterSetup[]): string {
  const share = (count: number) => `${((100 * count) / tally.bouts).toFixed(1).padStart(5)} %`;
  const row = (label: string, count: number) => `  ${label.padEnd(20)} ${String(count).padStart(8)}  ${share(count)}`;
  const counted = (counts: { readonly [key: string]: number }) =>
    Object.entries(counts).sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const lines = [
    `${red} against ${blue}, ${tally.bouts} bouts, seed ${seed}`,
    '',
    row('red wins', tally.wins[0]),
    row('blue wins', tally.wins[1]),
    row('draws', tally.draws),
    '',
    'Ended by',
    ...counted(tally.ends).map(([cause, count]) => row(cause, count)),
    '',
    'Ended in turn',
    ...Object.entries(tally.turns).map(([turn, count]) => row(turn, count)),
    '',
    'Results (V victory, S stans missus, M missus, P dead)',
    ...lettersOf(tally, fighters),
  ];
  return `${lines.join('\n')}\n`;
}

/** A line of result letters a man; of teams each side's men together, and what each of them is; beasts by kind. */
function lettersOf(tally: Tally, fighters: readonly FighterSetup[]): readonly string[] {
  const wild = Object.entries(tally.beasts);
  if (fighters.length === 2 && wild.length === 0)
    return fighters.map(({ id }) => `  ${id}  ${lettersText(tally.results[id])}`);
  const [red, blue] = ([0, 1] as const).map((side) => fighters.filter((man) => man.side === side));
  const men = sideLines('red', red ?? [], tally);
  return wild.length === 0 ? [...men, ...sideLines('blue', blue ?? [], tally)] : [...men, ...beastLines(wild)];
}

function lettersText({ V, S, M, P } = NO_LETTERS): string {
  return `V ${V}  S ${S}  M ${M}  P ${P}`;
}

function sideLines(colour: string, men: readonly FighterSetup[], { results }: Tally): readonly string[] {
  const of = ({ id }: FighterSetup): Letters => results[id] ?? NO_LETTERS;
  const label = `${colour}, ${men.length === 1 ? 'one man' : `all ${men.length}`}`;
  return [totalLine(label, men.map(of)), ...men.map((man) => manLine(man, lettersText(of(man))))];
}

function totalLine(label: string, letters: readonly Letters[]): string {
  return `  ${label.padEnd(NAME_WIDTH)} ${lettersText(letters.reduce(plus, NO_LETTERS))}`;
}

/** 28 All beasts together, then each kind with how many of it there were in all the bouts. */
function beastLines(wild: readonly (readonly [string, Letters])[]): readonly string[] {
  const met = ({ V, S, M, P }: Letters) => V + S + M + P;
  const kinds = wild.map(([kind, letters]) => ({ kind, letters, met: met(letters) }));
  kinds.sort((a, b) => b.met - a.met || (a.kind < b.kind ? -1 : 1));
  const line = ({ kind, letters, met: number }: (typeof kinds)[number]) =>
    `    ${`${kind}, ${number} met`.padEnd(NAME_WIDTH - 2)} ${lettersText(letters)}`;
  const all = kinds.reduce((sum, one) => sum + one.met, 0);
  const label = `blue, ${all} beasts`;
  return [
    totalLine(
      label,
      kinds.map(({ letters }) => letters),
    ),
    ...kinds.map(line),
  ];
}

const NAME_WIDTH = 20;
const NO_LETTERS: Letters = { V: 0, S: 0, M: 0, P: 0 };

const manLine = ({ id, name, kind }: FighterSetup, letters: string): string =>
  `    ${`${id} ${name ?? kind}`.padEnd(NAME_WIDTH - 2)} ${letters}`;

const plus = (a: Letters, b: Letters): Letters => ({ V: a.V + b.V, S: a.S + b.S, M: a.M + b.M, P: a.P + b.P });
