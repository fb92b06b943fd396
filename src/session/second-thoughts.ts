/** Thoughts about the questions of a game: as somebody answers, as advice, and again once a match is over. */
import { type SearchingLevel, searchingLevel } from '../ai/led.ts';
import { search } from '../ai/search.ts';
import type { Budget, Inquiry, Tactics, Thought } from '../ai/tactics.ts';
import type { Entry, GameEvent } from '../kernel/event.ts';
import type { Kit } from '../kernel/kit.ts';
import { PLAYER_SEAT } from '../kernel/levels.ts';
import type { Request } from '../kernel/request.ts';
import type { RngState } from '../kernel/rng.ts';
import type { RuleSet } from '../kernel/ruleset.ts';
import type { Save } from '../kernel/save.ts';
import type { DoableErrand, Errand, Toil } from '../odds/labour.ts';
import { type AnsweredAgain, rereadAnswered } from './answered.ts';
import type { KeptThought } from './kept-thoughts.ts';
import { chanceThen, type Recalled, toilForRecalled, toilForRuled } from './recall.ts';
import { type ReviewDepth, type Reviewed, toilForReviewed } from './review.ts';

/** How much is thought: as fighters of a level do, for whoever asks for advice, or over a match that is reviewed. */
type ThoughtDepth = SearchingLevel | 'advice' | ReviewDepth;

/** A question, how long to think about it, and all the chance there is in the thought. */
interface ThinkingOrders<K extends Kit> {
  readonly level: ThoughtDepth;
  readonly asked: Inquiry<K>;
  readonly chance: RngState;
}

/** How a game is thought about. */
export interface Thinking<K extends Kit> {
  /** Its id. */
  readonly game: string;
  /** The rules of its matches. */
  readonly ruleset: RuleSet<K>;
  /** The rules by which trials are played on; absent: those of its matches. */
  readonly trials?: RuleSet<K>;
  tables(): K['tables'];
  /** Those that hold in a match, where they are not the same in all; absent: they are. */
  tablesIn?(view: K['state']): K['tables'];
  tactics(asked: Inquiry<K>): Tactics<K>;
  readonly budgets: { readonly [D in ThoughtDepth]: Budget };
  /** Which part of its trials a question is given, 0 to 1, where a trial of it takes longer than others; absent: all get all. */
  partOf?(request: Request<K['decisions']>): number;
  /** Whether such questions are searched; the others are answered by rules of thumb. */
  isWeighed(request: Request<K['decisions']>): boolean;
  /** The level at which a fighter of a set-up is led, if at any. */
  levelIn(setup: K['setup'], fighter: string): string | undefined;
  /** What a fighter that does not search went by, in sentences, the first of them who it was; absent: all search. */
  ruled?(asked: Inquiry<K>, choice: unknown): readonly string[];
  /** Fighters hold cards that their answers tell of: what was weighed is told once the match is over. Absent: they do not. */
  readonly hides?: true;
  /** Whose answer to which kind of question a line shows; null: it shows none. */
  shows(event: GameEvent): { readonly fighter: string; readonly kind: string } | null;
}

/** A match that is thought about again. */
interface ReviewOrders {
  readonly save: Save;
}

/** A line of the journal that shows an answer, and the record it is of. */
interface RecallOrders extends ReviewOrders {
  readonly line: {
    readonly seq: number;
    readonly turn: number;
    readonly phase: number;
    readonly fighter: string;
    readonly kind: string;
    readonly level: SearchingLevel;
  };
}

/** What can be asked for, and how it is done in whatever thread does it. */
export interface SecondThoughts<K extends Kit> {
  /** A thought about a question; null: a rule of thumb answers it. */
  answer(orders: ThinkingOrders<K>): DoableErrand<Thought<K>> | null;
  /** A thought about any question. */
  thought(orders: ThinkingOrders<K>): DoableErrand<Thought<K>>;
  /** What the player's decisions in a match cost by chance of winning. */
  review(save: Save): DoableErrand<Reviewed<K>>;
  /** The thought behind a line of a match; null: it shows nothing that somebody had thought out. */
  recall(save: Save, entry: Entry<GameEvent>): DoableErrand<Recalled<K>> | null;
  /** The same found among what was kept of a match in play; null: it shows nothing that is kept. */
  keptBehind(setup: unknown, entry: Entry<GameEvent>, kept: readonly KeptThought<K>[]): Recalled<K> | null;
  /** At which level somebody is led whose answer a line shows; null: it shows none of somebody who searches. */
  leaderIn(setup: unknown, entry: Entry<GameEvent>): SearchingLevel | null;
  /** Whether what was weighed tells of what is hidden as long as the match is not over. */
  readonly hides: boolean;
  /** Whose answer to which kind of question a line shows, who may have thought it out; null: it shows none. */
  shows(event: GameEvent): { readonly fighter: string; readonly kind: string } | null;
  /** Whether a line is the first of its phase that shows what such a fighter decided; who goes by a rule of thumb decides anew at every step of one plan. */
  isFirst(event: GameEvent, before: readonly Entry<GameEvent>[]): boolean;
  /** Begins one of these errands; null: it is none of them. */
  toilFor(errand: Errand): Toil | null;
}

/** The thoughts of a game. */
export function secondThoughts<K extends Kit>(of: Thinking<K>): SecondThoughts<K> {
  const { game } = of;
  const toils: { readonly [kind: string]: (orders: never) => Toil } = {
    think: (orders: ThinkingOrders<K>) => toilForThought(of, orders),
    review: (orders: ReviewOrders) => toilForReview(of, orders),
    recall: (orders: RecallOrders) => toilForRecall(of, orders),
  };
  const thought = (orders: ThinkingOrders<K>): DoableErrand<Thought<K>> => ({
    ...{ game, kind: 'think', orders },
    begin: () => toilForThought(of, orders),
  });
  return {
    answer: (orders) => (of.isWeighed(orders.asked.request) ? thought(orders) : null),
    thought,
    review(save) {
      const orders: ReviewOrders = { save };
      return { game, kind: 'review', orders, begin: () => toilForReview(of, orders) };
    },
    recall(save, entry) {
      const line = lineOf(of, save, entry);
      if (line === null) return null;
      const orders: RecallOrders = { save, line };
      return { game, kind: 'recall', orders, begin: () => toilForRecall(of, orders) };
    },
    keptBehind: (setup, entry, kept) => keptBehind(of, setup, entry, kept),
    leaderIn: (setup, entry) => lineOf(of, { setup }, entry)?.level ?? null,
    hides: of.hides === true,
    shows: (event) => of.shows(event),
    isFirst(event, before) {
      const shown = of.shows(event);
      return of.ruled === undefined || !before.some((one) => of.shows(one.event)?.fighter === shown?.fighter);
    },
    toilFor: ({ kind, orders }) => (Object.hasOwn(toils, kind) ? (toils[kind]?.(orders as never) ?? null) : null),
  };
}

function toilForThought<K extends Kit>(of: Thinking<K>, { level, asked, chance }: ThinkingOrders<K>): Toil<Thought<K>> {
  const tables = of.tablesIn?.(asked.view) ?? of.tables();
  const budget = of.budgets[level];
  const trials = Math.ceil(budget.trials * (of.partOf?.(asked.request) ?? 1));
  const rules = { ruleset: of.trials ?? of.ruleset, tables, tactics: of.tactics(asked) };
  return search(rules, asked, { ...budget, trials }, chance);
}

function toilForReview<K extends Kit>(of: Thinking<K>, { save }: ReviewOrders): Toil<Reviewed<K>> {
  const reading = rereadAnswered(
    of.ruleset,
    of.tables(),
    save,
    (request) => request.seat === PLAYER_SEAT && of.isWeighed(request),
  );
  // Each look has chance of its own: what seemed worst at a glance by chance alone does not stay so.
  return toilForReviewed(reading, (asked, level) =>
    toilForThought(of, {
      level,
      asked: { ...asked.inquiry, own: asked.choice },
      chance: chanceThen(save, asked, level),
    }),
  );
}

/** Where a line stands that shows what somebody had thought out; null: it shows nothing of the kind. */
function lineOf<K extends Kit>(
  of: Thinking<K>,
  { setup }: Pick<Save, 'setup'>,
  { seq, turn, phase, event }: Entry<GameEvent>,
): RecallOrders['line'] | null {
  const shown = of.shows(event);
  const level = shown === null ? null : searchingLevel(of.levelIn(setup as K['setup'], shown.fighter));
  return shown === null || level === null ? null : { seq, turn, phase, ...shown, level };
}

/** Whether a question is of the kind that a line shows, and of the same fighter. */
const isBehind =
  ({ kind, fighter }: RecallOrders['line']) =>
  (request: object): boolean => {
    const one = request as { readonly kind: string; readonly fighter?: string; readonly glider?: string };
    return one.kind === kind && (one.fighter ?? one.glider) === fighter;
  };

/** The last of some questions that was asked before a line, in its phase. */
const lastBefore = <A extends Pick<AnsweredAgain<Kit>, 'seq' | 'turn' | 'phase'>>(
  all: readonly A[],
  { seq, turn, phase }: Pick<RecallOrders['line'], 'seq' | 'turn' | 'phase'>,
): A | null => all.findLast((one) => one.seq <= seq && one.turn === turn && one.phase === phase) ?? null;

function keptBehind<K extends Kit>(
  of: Thinking<K>,
  setup: unknown,
  entry: Entry<GameEvent>,
  kept: readonly KeptThought<K>[],
): Recalled<K> | null {
  const line = lineOf(of, { setup }, entry);
  if (line === null) return null;
  const isAsked = isBehind(line);
  const one = lastBefore(
    kept.filter(({ inquiry: { request } }) => isAsked(request)),
    line,
  );
  if (one === null) return null;
  const { inquiry, choice, reasons } = one;
  const { request, view } = inquiry;
  if (of.ruled !== undefined) return { request, view, choice, ruled: of.ruled(inquiry, choice) };
  return reasons === null ? null : { request, view, choice, reasons };
}

/** The match is played again up to the last question of the kind before the line, and thought about as it was then. */
function toilForRecall<K extends Kit>(of: Thinking<K>, { save, line }: RecallOrders): Toil<Recalled<K>> {
  const reading = rereadAnswered(of.ruleset, of.tables(), save, isBehind(line));
  const pick = (all: readonly AnsweredAgain<K>[]): AnsweredAgain<K> | null => lastBefore(all, line);
  const { ruled } = of;
  if (ruled !== undefined) return toilForRuled(reading, pick, ({ inquiry, choice }) => ruled(inquiry, choice));
  return toilForRecalled(reading, pick, (asked) =>
    toilForThought(of, { level: line.level, asked: asked.inquiry, chance: chanceThen(save, asked, 'mind') }),
  );
}
