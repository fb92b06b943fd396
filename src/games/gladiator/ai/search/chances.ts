/** The chance to win, as it was fitted to bouts that were played out: a sum of whole numbers, read off a curve. */
import { CERTAIN, type Likelihood } from '../../../../ai/tactics.ts';
import { TableError } from '../../../../kernel/table.ts';
import type { Tables } from '../../rules/tables/types.ts';
import type { State } from '../../rules/types.ts';
import { type Counted, countSides, FEATURES } from './features.ts';

/** Weights and the curve. */
export interface Chances {
  /** Of one more of each feature, in thousandths. */
  readonly weights: Readonly<Counted>;
  /** The chance in ten-thousandths at a sum of nought, a step, two steps ..; beyond its end it stays. */
  readonly curve: readonly Likelihood[];
  /** Thousandths of a step. */
  readonly step: number;
}

/** Reads the data file. Throws TableError where it is not whole. */
export function readChances(json: unknown): Chances {
  const { weights, curve, step } = (json ?? {}) as { [member: string]: unknown };
  const read = Object.fromEntries(
    FEATURES.map((name) => [name, whole((weights as { [name: string]: unknown } | undefined)?.[name], name)]),
  ) as Counted;
  if (!Array.isArray(curve) || curve.length < 2) throw new TableError('chances: a curve is wanted');
  return { weights: read, curve: curve.map((one, i) => whole(one, `curve ${i}`)), step: whole(step, 'step') };
}

function whole(value: unknown, name: string): number {
  if (typeof value === 'number' && Number.isInteger(value)) return value;
  throw new TableError(`chances, ${name}: '${value}', expected a whole number`);
}

/** The chance that a side wins from a state between two phases. */
export function likelihoodOf(
  { weights, curve, step }: Chances,
  state: Readonly<State>,
  tables: Tables,
  side: number,
): Likelihood {
  const { outcome } = state;
  if (outcome !== null) return outcome.winner === null ? CERTAIN / 2 : outcome.winner === side ? CERTAIN : 0;
  const counted = countSides(state, tables, side);
  let sum = 0;
  for (const name of FEATURES) sum += weights[name] * counted[name];
  const at = Math.min(curve.length - 1, Math.floor(Math.abs(sum) / step));
  const chance = curve[at] ?? CERTAIN;
  return sum < 0 ? CERTAIN - chance : chance;
}
