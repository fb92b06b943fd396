/** The chance to win, as it was fitted to matches that were played out: a sum of whole numbers, read off a curve. */
import type { Kit } from '../kernel/kit.ts';
import { TableError } from '../kernel/table.ts';
import { CERTAIN, type Likelihood } from './tactics.ts';

/** A number for each feature. */
export type CountedBy<F extends string> = { readonly [P in F]: number };

/** Weights and the curve. */
export interface FittedChances<F extends string> {
  /** Of one more of each feature, in thousandths. */
  readonly weights: CountedBy<F>;
  /** The chance in ten-thousandths at a sum of nought, a step, two steps ..; beyond its end it stays. */
  readonly curve: readonly Likelihood[];
  /** Thousandths of a step. */
  readonly step: number;
}

/** Reads a data file. Throws TableError where it is not whole. */
function readFitted<F extends string>(json: unknown, features: readonly F[]): FittedChances<F> {
  const { weights, curve, step } = (json ?? {}) as { [member: string]: unknown };
  const read = Object.fromEntries(
    features.map((name) => [name, whole((weights as { [name: string]: unknown } | undefined)?.[name], name)]),
  ) as CountedBy<F>;
  if (!Array.isArray(curve) || curve.length < 2) throw new TableError('chances: a curve is wanted');
  return { weights: read, curve: curve.map((one, i) => whole(one, `curve ${i}`)), step: whole(step, 'step') };
}

function whole(value: unknown, name: string): number {
  if (typeof value === 'number' && Number.isInteger(value)) return value;
  throw new TableError(`chances, ${name}: '${value}', expected a whole number`);
}

/** The chance of a side that has so much more of each feature than the other. */
function fittedChance<F extends string>(
  { weights, curve, step }: FittedChances<F>,
  features: readonly F[],
  counted: CountedBy<F>,
): Likelihood {
  let sum = 0;
  for (const name of features) sum += weights[name] * counted[name];
  const at = Math.min(curve.length - 1, Math.floor(Math.abs(sum) / step));
  const chance = curve[at] ?? CERTAIN;
  return sum < 0 ? CERTAIN - chance : chance;
}

/** What a match that is over came to for a side: certain, none, or half for a draw. */
export function settledChance(winner: number | null, side: number): Likelihood {
  if (winner === null) return CERTAIN / 2;
  return winner === side ? CERTAIN : 0;
}

/** The chance to win in one game. */
interface Fitted<K extends Kit, F extends string> {
  /** Reads the data file. Throws TableError where it is not whole. */
  read(json: unknown): FittedChances<F>;
  /** The chance that a side wins from a state that is over, or stands between two phases. */
  likelihood(chances: FittedChances<F>, state: Readonly<K['state']>, tables: K['tables'], side: number): Likelihood;
}

/** The chance to win by what a game counts of a state: `count` gives how much more of each feature a side has than the other. */
export function fittedTo<K extends Kit, F extends string>(
  features: readonly F[],
  count: (state: Readonly<K['state']>, tables: K['tables'], side: number) => CountedBy<F>,
): Fitted<K, F> {
  return {
    read: (json) => readFitted(json, features),
    likelihood(chances, state, tables, side) {
      const { outcome } = state;
      if (outcome !== null) return settledChance(outcome.winner, side);
      return fittedChance(chances, features, count(state, tables, side));
    },
  };
}
