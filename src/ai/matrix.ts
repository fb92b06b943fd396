/**
 * Small games of two in which both choose at once, solved by regret matching: whoever regrets not having answered
 * otherwise does so the oftener. Doubles, added and divided in one order: the same on every machine.
 */

/** What one side wins, by its row and the other's column. */
export type Payoffs = readonly (readonly number[])[];

/** How often each of some answers is given; they add up to 1. */
export type Mixture = readonly number[];

/** What neither can better by much. */
export interface Solution {
  readonly rows: Mixture;
  /** Of the other, in each of the worlds: it knows in which of them it stands, and the first side does not. */
  readonly columns: readonly Mixture[];
}

/** Rounds until the mixtures stand. */
const ROUNDS = 400;

/** Regrets and the sum of what was played so far. */
interface Learner {
  readonly regrets: number[];
  readonly played: number[];
}

const learner = (size: number): Learner => ({ regrets: new Array(size).fill(0), played: new Array(size).fill(0) });

/**
 * Mixtures for both: the first side has one for all worlds, each as likely as any other, the second one for each.
 * Worlds have equally many rows, each at least one column.
 */
export function solve(worlds: readonly Payoffs[], rounds = ROUNDS): Solution {
  const rows = worlds[0]?.length ?? 0;
  const row = learner(rows);
  const columns = worlds.map((payoffs) => learner(payoffs[0]?.length ?? 0));
  for (let round = 1; round <= rounds; round++) {
    const mine = mixed(row.regrets);
    const worth: number[] = new Array(rows).fill(0);
    for (const [w, payoffs] of worlds.entries()) {
      const other = columns[w];
      if (other === undefined) continue;
      const theirs = mixed(other.regrets);
      for (let i = 0; i < rows; i++) worth[i] = (worth[i] ?? 0) + mixedWorth(payoffs[i] ?? [], theirs);
      learn(other, theirs, costsOf(payoffs, mine, theirs.length), round);
    }
    learn(row, mine, worth, round);
  }
  return { rows: shares(row.played), columns: columns.map(({ played }) => shares(played)) };
}

/** What a row wins against a mixture of columns. */
export function mixedWorth(row: readonly number[], theirs: Mixture): number {
  let sum = 0;
  for (let k = 0; k < theirs.length; k++) sum += (row[k] ?? 0) * (theirs[k] ?? 0);
  return sum;
}

/** What each column is worth to its side: what it denies the other. */
function costsOf(payoffs: Payoffs, mine: Mixture, size: number): readonly number[] {
  const costs: number[] = new Array(size).fill(0);
  for (const [i, share] of mine.entries())
    if (share > 0) for (let k = 0; k < size; k++) costs[k] = (costs[k] ?? 0) - share * (payoffs[i]?.[k] ?? 0);
  return costs;
}

/** Regrets below nothing are forgotten, and later rounds count for more: both bring it to rest sooner. */
function learn({ regrets, played }: Learner, mixture: Mixture, worth: readonly number[], round: number): void {
  const got = mixedWorth(worth, mixture);
  for (let i = 0; i < mixture.length; i++) {
    regrets[i] = Math.max(0, (regrets[i] ?? 0) + (worth[i] ?? 0) - got);
    played[i] = (played[i] ?? 0) + round * (mixture[i] ?? 0);
  }
}

/** Each as often as it is regretted; all alike where nothing is. */
function mixed(regrets: readonly number[]): Mixture {
  const sum = regrets.reduce((all, one) => all + one, 0);
  return regrets.map((one) => (sum > 0 ? one / sum : 1 / regrets.length));
}

function shares(played: readonly number[]): Mixture {
  const sum = played.reduce((all, one) => all + one, 0);
  return played.map((one) => (sum > 0 ? one / sum : 1 / played.length));
}
