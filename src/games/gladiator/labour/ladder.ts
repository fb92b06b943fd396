/** The ladder of levels: equal men, each led at another level, sides swapped from bout to bout. */
import { playOut } from '../../../ai/mind.ts';
import type { LeadLevel } from '../../../kernel/levels.ts';
import { Match } from '../../../kernel/match.ts';
import { derive } from '../../../kernel/rng.ts';
import { countRung, type LadderRung, noRung, type RungTally } from '../../../session/ladder.ts';
import type { Range } from '../../../session/range.ts';
import { gladiator } from '../rules/index.ts';
import { advancedRules } from '../rules/rule-choices.ts';
import { anyMan, type MusterMan, muster } from '../rules/setup/muster.ts';
import type { Setup } from '../rules/setup/setup.ts';
import { type Fighter, STYLES } from '../rules/types.ts';
import { tables } from '../tables.ts';
import { mindsFor } from './minds.ts';

/** A style of men on foot that everybody knows. */
type FootStyle = (typeof STYLES)[number];

/** One level against another, and how many men a side has. */
export interface Rung extends LadderRung {
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

/** Fights some bouts of a rung: the same men twice, with sides swapped; styles in turn. Equal arguments, equal tally. */
export function climb(rung: Rung, seed: string, { from, to }: Range): RungTally {
  const tally = noRung();
  for (let bout = from; bout < to; bout++) {
    const swapped = bout % 2 === 1;
    const pair = Math.floor(bout / 2);
    const style = STYLES[pair % STYLES.length] ?? 'myrmillo';
    const winner = fought(setupFor(rung, style, derive(seed, 'men', pair), swapped), derive(seed, 'bout', bout));
    countRung(tally, style, winner === null ? null : winner === (swapped ? 1 : 0));
  }
  return tally;
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
  const match = Match.start(gladiator, tables(), setup, seed, { journal: false });
  return playOut(match, mindsFor(setup)).outcome?.winner ?? null;
}
