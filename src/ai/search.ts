/**
 * The searcher: of the answers that a game proposes it tries each in the same circumstances, gives up the worse half of
 * them again and again, and weighs those that are left against what the others may answer at the same time.
 */
import type { Kit } from '../kernel/kit.ts';
import { type RngState, rngFrom } from '../kernel/rng.ts';
import type { RuleSet } from '../kernel/ruleset.ts';
import { equalPlain } from '../kernel/state.ts';
import type { Toil } from '../odds/labour.ts';
import { mixedWorth, solve } from './matrix.ts';
import {
  type Budget,
  CERTAIN,
  type Inquiry,
  type Likelihood,
  type Pick,
  type Tactics,
  type Thought,
} from './tactics.ts';
import { branched, played, type Searched, type Trials, trialsOf } from './trials.ts';

/** One answer while it is weighed. */
interface Row {
  readonly choice: unknown;
  /** Its place among the candidates, by which equals are told apart. */
  readonly place: number;
  /** It is weighed to the end. */
  readonly kept: boolean;
  trials: number;
  sum: number;
  /** What its trials came to, by world and column. */
  readonly cells: { readonly sums: number[]; readonly counts: number[] }[];
}

/** Begins to think about a question; equal arguments come to the same thought. */
export function search<K extends Kit>(
  rules: { readonly ruleset: RuleSet<K>; readonly tables: K['tables']; readonly tactics: Tactics<K> },
  asked: Inquiry<K>,
  budget: Budget,
  from: RngState,
): Toil<Thought<K>> {
  const searched: Searched<K> = { ...rules, asked };
  const { int: pick } = rngFrom(from);
  let found: Thought<K> | null = null;
  let work: Weighing<K> | null = null;
  let done = 0;
  return {
    get done() {
      return found === null ? Math.min(1, done / budget.trials) : 1;
    },
    get found() {
      return found;
    },
    get over() {
      return found !== null;
    },
    step() {
      if (found !== null) return;
      if (work === null) {
        const rows = rowsFor(searched, budget.answers, pick);
        if (rows.length < 2) found = { choice: rows[0]?.choice ?? policyOf(searched, pick), reasons: null };
        else work = weighing(searched, rows, budget, pick);
        return;
      }
      for (let i = 0; i < budget.slice && work.goOn(); i++) done += 1;
      if (work.over) found = work.thought();
    },
  };
}

function policyOf<K extends Kit>({ tables, tactics, asked }: Searched<K>, pick: Pick): unknown {
  return tactics.policy(asked.view, tables, asked.request, pick);
}

/** What is to be weighed, one row an answer; none: the question is not worth a search. */
function rowsFor<K extends Kit>(searched: Searched<K>, most: number, pick: Pick): readonly Row[] {
  const { ruleset, tables, tactics, asked } = searched;
  const { request, view } = asked;
  const state = ruleset.resample(view, request.seat, rngFrom(branched(pick)).int);
  const dice = { throw: never, lot: never, shuffle: never, draws: 0, state: never };
  if (tactics.resume({ state, tables, dice, emit: () => {} }, request) === null) return [];
  const isOwn = (choice: unknown): boolean =>
    equalPlain(choice, asked.own) || (tactics.isAlike?.(request, choice, asked.own) ?? false);
  return rowsOf(tactics.candidates(view, tables, request, pick).slice(0, most), asked.own, isOwn);
}

/** One row an answer; `own`, or what is the same as it, is among them, and kept, unless it is undefined. */
function rowsOf(choices: readonly unknown[], own: unknown, isOwn: (choice: unknown) => boolean): readonly Row[] {
  const known = own === undefined ? -1 : choices.findIndex(isOwn);
  const added = own === undefined || known >= 0 ? [] : [own];
  const kept = known >= 0 ? known : choices.length;
  return [...choices, ...added].map(
    (choice, place): Row => ({ choice, place, kept: place === kept, trials: 0, sum: 0, cells: [] }),
  );
}

const never = (): never => {
  throw new Error('a script that has not begun throws no dice');
};

/** Answers being weighed. */
interface Weighing<K extends Kit> {
  readonly over: boolean;
  /** Plays one trial; whether there was one to play. */
  goOn(): boolean;
  thought(): Thought<K>;
}

/** Of all trials the part that goes to the answers still weighed at the end. */
const FINAL_PART = 2;

function weighing<K extends Kit>(searched: Searched<K>, rows: readonly Row[], budget: Budget, pick: Pick): Weighing<K> {
  const trials = trialsOf(searched, budget, pick);
  let open = rows;
  let each = 0;
  let next = 0;
  let over = false;
  let spent = 0;
  const rounds = roundsFor(rows.length, budget.finalists);
  let round = 0;
  begin();

  function begin(): void {
    const last = round === rounds;
    const share = last ? budget.trials - spent : Math.floor(budget.trials / FINAL_PART / Math.max(1, rounds));
    const wanted = Math.max(1, Math.floor(share / open.length));
    const from = open[0]?.trials ?? 0;
    each = from + (last ? whole(wanted, trials.columns) : wanted);
    next = 0;
  }

  return {
    get over() {
      return over;
    },
    goOn() {
      if (over) return false;
      const row = open[next];
      if (row === undefined) return false;
      tryOut(searched, row, trials);
      spent += 1;
      if (row.trials >= each) next += 1;
      if (next < open.length) return true;
      if (round === rounds) over = true;
      else {
        open = better(open, budget.finalists);
        round += 1;
        begin();
      }
      return !over;
    },
    thought: () => thoughtOf(searched, open, trials, { weighed: rows.length, spent }, pick),
  };
}

/** The better half, and whatever is weighed to the end. */
function better(open: readonly Row[], finalists: number): readonly Row[] {
  const count = Math.max(finalists, Math.ceil(open.length / 2));
  return best(open).filter(({ kept }, i) => i < count || kept);
}

/** Every column as often as any other. */
const whole = (wanted: number, columns: number): number => Math.max(columns, wanted - (wanted % columns));

/** How often the worse half is given up. */
function roundsFor(rows: number, finalists: number): number {
  let rounds = 0;
  for (let left = rows; left > finalists; left = Math.max(finalists, Math.ceil(left / 2))) rounds += 1;
  return rounds;
}

function tryOut<K extends Kit>(searched: Searched<K>, row: Row, trials: Trials<K>): void {
  const trial = trials.at(row.trials);
  const worth = played(searched, row.choice, trial);
  row.trials += 1;
  row.sum += worth;
  row.cells[trial.world] ??= { sums: [], counts: [] };
  const cell = row.cells[trial.world];
  if (cell === undefined) return;
  cell.sums[trial.column] = (cell.sums[trial.column] ?? 0) + worth;
  cell.counts[trial.column] = (cell.counts[trial.column] ?? 0) + 1;
}

const mean = ({ sum, trials }: Row): number => (trials === 0 ? 0 : sum / trials);

/** The best first; of equals what the game named first. */
const best = (rows: readonly Row[]): readonly Row[] => [...rows].sort((a, b) => mean(b) - mean(a) || a.place - b.place);

/** An answer with what it is worth against the others, and how often it is to be given. */
interface Judged {
  readonly row: Row;
  readonly chance: number;
  readonly share: number;
}

/** Reasons name so many of the best. */
const NAMED = 3;

function thoughtOf<K extends Kit>(
  searched: Searched<K>,
  open: readonly Row[],
  trials: Trials<K>,
  { weighed, spent }: { readonly weighed: number; readonly spent: number },
  pick: Pick,
): Thought<K> {
  const rows = best(open);
  const judged = trials.columns > 1 && searched.tactics.opposed ? mixedJudgement(rows, trials) : plainJudgement(rows);
  const chosen = drawn(judged, pick);
  const order = [...judged].sort((a, b) => b.chance - a.chance || a.row.place - b.row.place);
  const named = order.slice(0, NAMED);
  if (!named.includes(chosen)) named.splice(-1, 1, chosen);
  const chance = judged.reduce((sum, one) => sum + one.share * one.chance, 0);
  const own = judged.find(({ row }) => row.kept);
  return {
    choice: chosen.row.choice,
    reasons: {
      ...{ weighed, trials: spent, chance: rounded(chance) },
      best: named.map((one) => ({
        choice: one.row.choice,
        chance: rounded(one.chance),
        share: rounded(one.share * CERTAIN),
      })),
      feared: fearedBy(chosen.row, trials),
      ...(own === undefined ? {} : { own: rounded(own.chance) }),
    },
  };
}

const rounded = (chance: number): Likelihood => Math.round(chance);

/** Nobody answers it: the best is chosen for sure. */
const plainJudgement = (rows: readonly Row[]): readonly Judged[] =>
  rows.map((row, i) => ({ row, chance: mean(row), share: i === 0 ? 1 : 0 }));

/** Who answers at the same time means ill, and knows as much: the game of both is solved. */
function mixedJudgement<K extends Kit>(rows: readonly Row[], { worlds }: Trials<K>): readonly Judged[] {
  const payoffs = worlds.map(({ columns }, w) => rows.map((row) => columns.map((_, c) => cellMean(row, w, c))));
  const { rows: shares, columns } = solve(payoffs);
  return rows.map((row, i) => {
    const worths = payoffs.map((world, w) => mixedWorth(world[i] ?? [], columns[w] ?? []));
    return { row, chance: worths.reduce((sum, one) => sum + one, 0) / worths.length, share: shares[i] ?? 0 };
  });
}

/** What an answer came to against one of the others' in a world; where that was never tried, what it came to at all. */
function cellMean(row: Row, world: number, column: number): number {
  const count = row.cells[world]?.counts[column] ?? 0;
  return count === 0 ? mean(row) : (row.cells[world]?.sums[column] ?? 0) / count;
}

/** One of them, each as often as its share. Shares are counted in ten-thousandths. */
function drawn(judged: readonly Judged[], pick: Pick): Judged {
  const parts = judged.map(({ share }) => rounded(share * CERTAIN));
  const all = parts.reduce((sum, one) => sum + one, 0);
  let left = all === 0 ? 0 : pick(all);
  const found = judged.find((_, i) => {
    left -= parts[i] ?? 0;
    return left < 0;
  });
  const [first] = judged;
  if (first === undefined) throw new Error('nothing was weighed');
  return found ?? first;
}

/** The answer of the others that costs most, in whichever world. */
function fearedBy<K extends Kit>(row: Row, { worlds, columns }: Trials<K>) {
  if (columns < 2) return null;
  const met = worlds.flatMap(({ columns: own }, w) =>
    own.map((answers, c) => ({ answers, chance: rounded(cellMean(row, w, c)) })),
  );
  const least = Math.min(...met.map(({ chance }) => chance));
  return met.find(({ chance }) => chance === least) ?? null;
}
