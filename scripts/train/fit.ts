/** Logistic regression without a constant: what is counted for one side is counted against the other, so equal sides are even. */
import { chanceAt, logarithm } from './exactly.ts';

/** What was counted of a state, and what came of it: 1 won, 0 lost, a half drawn. */
export interface Sample {
  readonly counts: readonly number[];
  readonly won: number;
}

/** Rounds of Newton's method, and what keeps weights small that little is known of. */
const ROUNDS = 12;
const RIDGE = 20;

/** The weights under which the samples are likeliest. */
export function fitted(samples: readonly Sample[], size: number): readonly number[] {
  let weights: readonly number[] = new Array(size).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const { slope, bend } = slopeAt(samples, weights, size);
    const step = solved(bend, slope);
    weights = weights.map((weight, i) => weight + (step[i] ?? 0));
  }
  return weights;
}

/** The mean loss of some samples under some weights: the less, the better the chances. */
export function lossOf(samples: readonly Sample[], weights: readonly number[]): number {
  let sum = 0;
  for (const { counts, won } of samples) {
    const chance = chanceAt(dot(counts, weights));
    sum -= won * logarithm(chance) + (1 - won) * logarithm(1 - chance);
  }
  return sum / samples.length;
}

function slopeAt(samples: readonly Sample[], weights: readonly number[], size: number) {
  const slope = weights.map((weight) => -RIDGE * weight);
  const bend = weights.map((_, i) => weights.map((__, k): number => (i === k ? RIDGE : 0)));
  for (const { counts, won } of samples) {
    const chance = chanceAt(dot(counts, weights));
    const weight = chance * (1 - chance);
    for (let i = 0; i < size; i++) {
      const count = counts[i] ?? 0;
      if (count === 0) continue;
      slope[i] = (slope[i] ?? 0) + (won - chance) * count;
      const row = bend[i] ?? [];
      for (let k = 0; k < size; k++) row[k] = (row[k] ?? 0) + weight * count * (counts[k] ?? 0);
    }
  }
  return { slope, bend };
}

function dot(counts: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += (counts[i] ?? 0) * (weights[i] ?? 0);
  return sum;
}

/** The solution of some linear equations, by elimination. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  const size = rows.length;
  for (let i = 0; i < size; i++) {
    const pivot = rows.slice(i).reduce((best, row) => (magnitude(row[i]) > magnitude(best[i]) ? row : best));
    rows.splice(rows.indexOf(pivot), 1);
    rows.splice(i, 0, pivot);
    for (const [k, row] of rows.entries()) {
      if (k === i) continue;
      const times = (row[i] ?? 0) / (pivot[i] ?? 1);
      if (times !== 0) for (let c = i; c <= size; c++) row[c] = (row[c] ?? 0) - times * (pivot[c] ?? 0);
    }
  }
  return rows.map((row, i) => (row[size] ?? 0) / (row[i] ?? 1));
}

const magnitude = (value: number | undefined): number => Math.abs(value ?? 0);
