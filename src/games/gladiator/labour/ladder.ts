/** The ladder of levels: equal men, each led at another level, sides swapped from bout to bout. */
import { choiceOf } from '../../../ai/mind.ts';
import { Match } from '../../../kernel/match.ts';
import { derive } from '../../../kernel/rng.ts';
import type { Range } from '../../../session/range.ts';
import { gladiator } from '../rules/index.ts';
import { advancedRules } from '../rules/rule-choices.ts';
import type { LeadLevel } from '../rules/setup/levels.ts';
import { anyMan, type MusterMan, muster } from '../rules/setup/muster.ts';
import type { Setup } from '../rules/setup/setup.ts';
import { type Fighter, STYLES } from '../rules/types.ts';
import { tables } from '../tables.ts';
import { mindsFor } from './minds.ts';

/** A style of men on foot that everybody knows. */
type FootStyle = (typeof STYLES)[number];

/** One level against another, and how many men a side has. */
export interface Rung {
  readonly upper: LeadLevel;
  readonly lower: LeadLevel;
  readonly men: 1 | 2;
}

/** Each against those it should stand above. */
export const RUNGS: readonly Rung[] = [
  { upper: 'book', lower: 'novice', men: 1 },
  { upper: 'adept', lower: 'book', men: 1 },
  { upper: 'tactician', lower: 'book', men: 1 },
  { upper: 'tactician', lower: 'adept', men: 1 },
  { upper: 'champion', lower: 'tactician', men: 1 },
];

/** Some bouts of one rung, by its place. */
export interface RungBatch {
  readonly rung: number;
  readonly range: Range;
}

/** How the upper one fared: a draw is half a win to both. */
export interface RungTally {
  bouts: number;
  wins: number;
  draws: number;
  /** By style of the first man of each side. */
  readonly styles: { [style: string]: { bouts: number; wins: number; draws: number } };
}

/** A tally before the first bout. */
export const noRung = (): RungTally => ({ bouts: 0, wins: 0, draws: 0, styles: {} });

/** Fights some bouts of a rung: the same men twice, with sides swapped; styles in turn. Equal arguments, equal tally. */
export function climb(rung: Rung, seed: string, { from, to }: Range): RungTally {
  const tally = noRung();
  for (let bout = from; bout < to; bout++) {
    const swapped = bout % 2 === 1;
    const pair = Math.floor(bout / 2);
    const style = STYLES[pair % STYLES.length] ?? 'myrmillo';
    const winner = fought(setupFor(rung, style, derive(seed, 'men', pair), swapped), derive(seed, 'bout', bout));
    count(tally, style, winner === null ? null : winner === (swapped ? 1 : 0));
  }
  return tally;
}

/** Both tallies as one. */
export function joinRungs(one: RungTally, other: RungTally): RungTally {
  const styles = { ...one.styles };
  for (const [style, more] of Object.entries(other.styles)) styles[style] = added(styles[style], more);
  return { ...added(one, other), styles };
}

function added(one: Omit<RungTally, 'styles'> | undefined, more: Omit<RungTally, 'styles'>) {
  return {
    bouts: (one?.bouts ?? 0) + more.bouts,
    wins: (one?.wins ?? 0) + more.wins,
    draws: (one?.draws ?? 0) + more.draws,
  };
}

function count(tally: RungTally, style: FootStyle, won: boolean | null): void {
  const own = { bouts: 1, wins: won === true ? 1 : 0, draws: won === null ? 1 : 0 };
  Object.assign(tally, added(tally, own));
  tally.styles[style] = added(tally.styles[style], own);
}

/** Men who are equal in all: drawn as the book draws them, the same on either side. */
function setupFor({ upper, lower, men }: Rung, style: FootStyle, seed: string, swapped: boolean): Setup {
  const side = drawn(style, men, seed);
  const led = (level: LeadLevel) => side.map((man): MusterMan => (level === 'book' ? man : { ...man, level }));
  const [red, blue] = swapped ? [lower, upper] : [upper, lower];
  return { rules: advancedRules(), fighters: muster(led(red), led(blue), null) };
}

/** A side of men as their sheets come out, the first of a style, the second of the one after. */
function drawn(style: FootStyle, men: number, seed: string): readonly MusterMan[] {
  const kinds = Array.from({ length: men }, (_, i) => STYLES[(STYLES.indexOf(style) + i) % STYLES.length] ?? style);
  const fighters = muster(kinds.map(anyMan), [anyMan('myrmillo')], null);
  const { state } = Match.start(gladiator, tables(), { rules: advancedRules(), fighters }, seed, { journal: false });
  return state.fighters.slice(0, men).map((fighter, i) => sheetOf(fighter, kinds[i] ?? style));
}

function sheetOf({ tr, st, ag, cn, w, armour, fs, pr }: Fighter, kind: FootStyle): MusterMan {
  return { ...anyMan(kind), ratings: { tr, st, ag, cn, w }, armour: { ...armour }, fs, pr };
}

/** Fights a bout out; the side that won, or null. */
function fought(setup: Setup, seed: string): number | null {
  const minds = mindsFor(setup);
  const match = Match.start(gladiator, tables(), setup, seed, { journal: false });
  while (!match.over) {
    const why = match.answer(match.pending.map((request) => choiceOf(match, minds, request)));
    if (why !== null) throw new Error(`an answer was refused: ${why}`);
  }
  return match.state.outcome?.winner ?? null;
}
