/**
 * The rules of the toy: three fighters on four towers in a ring, everybody against everybody. 1 Each draws cards from
 * one deck. 2 All choose a card and a tower in secret. 3 Each strikes the strongest foe on the same tower with the dice
 * of the card. 4 The last one standing has won; after the last turn, whoever has the most hits left.
 */
import * as z from 'zod/mini';
import { type Lot, shuffled } from '../../src/kernel/dice.ts';
import type { GameEvent } from '../../src/kernel/event.ts';
import type { Seat } from '../../src/kernel/request.ts';
import { countOf, met, needing } from '../../src/kernel/roll.ts';
import { asking, type Rule } from '../../src/kernel/rule.ts';
import type { Context, RuleSet } from '../../src/kernel/ruleset.ts';
import { copyPlain, type GameState } from '../../src/kernel/state.ts';

/** Each lies beside the one before and the one after; the last beside the first. */
const TOWERS = ['north', 'east', 'south', 'west'] as const;
type Tower = (typeof TOWERS)[number];
const FIGHTERS = ['A', 'B', 'C'] as const;
/** Of each card. */
const COPIES = 4;
const HAND = 3;
/** Hits that everybody has at the beginning. */
export const HITS = 4;
const LAST_TURN = 8;
/** What a seat sees of a card that is not its own. */
const HIDDEN = 'hidden';

interface ToyFighter {
  readonly id: (typeof FIGHTERS)[number];
  /** Who leads it; null: the book, by dice. */
  readonly seat: Seat | null;
  tower: Tower;
  /** Down at 0. */
  hits: number;
  /** Names of cards. */
  hand: string[];
  /** The card this turn is fought with. */
  played: string | null;
}

interface ToyState extends GameState {
  fighters: ToyFighter[];
  /** Face down, the next card first. */
  deck: string[];
  spent: string[];
}

interface ToyOrder {
  readonly card: string;
  readonly tower: Tower;
}

const NO_ORDER: ToyOrder = { card: HIDDEN, tower: 'north' };

type ToyDecisions = { order: { ask: { readonly fighter: string }; choice: ToyOrder } };
type ToyEvent = GameEvent &
  (
    | { readonly kind: 'shuffled' | 'ended' }
    | { readonly kind: 'drew'; readonly fighter: string; readonly cards: readonly string[] }
    | { readonly kind: 'ordered'; readonly fighter: string; readonly order: ToyOrder }
    | { readonly kind: 'struck'; readonly fighter: string; readonly foe: string }
  );
export interface Toy {
  readonly state: ToyState;
  readonly decisions: ToyDecisions;
  readonly event: ToyEvent;
  /** Who leads A, B and C; null: the book. */
  readonly setup: { readonly seats: readonly (Seat | null)[] };
  /** Dice by card. */
  readonly tables: { readonly [card: string]: number };
}
type ToyContext = Context<Toy>;

/** As its data file has them. */
export const TOY_DATA = { net: 1, spear: 2, sword: 3 };
/** The paragraphs of the toy's rules. */
export const TOY_CITES = ['1.1', '1.2', '2.1', '2.2', '3.1', '4.1'] as const;

const resolveAsking = asking<ToyDecisions>();
const standing = ({ fighters }: ToyState): readonly ToyFighter[] => fighters.filter(({ hits }) => hits > 0);

/** A tower and the two beside it. */
function reach(tower: Tower): readonly Tower[] {
  const at = TOWERS.indexOf(tower);
  return [0, 1, 3].map((by) => TOWERS[(at + by) % TOWERS.length] ?? tower);
}

function ordersOf({ fighters }: ToyState, { fighter }: { readonly fighter: string }): readonly ToyOrder[] {
  const one = fighters.find(({ id }) => id === fighter);
  if (one === undefined) return [];
  return [...new Set(one.hand)].flatMap((card) => reach(one.tower).map((tower) => ({ card, tower })));
}

function* playPhase(ctx: ToyContext): Rule<ToyDecisions> {
  const { state } = ctx;
  if (state.phase % 3 === 0) state.turn += 1;
  state.phase = (state.phase % 3) + 1;
  if (state.phase === 1) return draw(ctx);
  if (state.phase === 2) return yield* resolveOrders(ctx);
  fight(ctx);
  end(ctx);
}

/** What was played goes under; no seat may know the order. */
function shuffle({ state, dice, emit }: ToyContext): void {
  const cards = state.spent;
  const fallen = dice.shuffle('deck', '1.1', cards.length);
  state.deck.push(...fallen.order.map((i) => cards[i] ?? HIDDEN));
  state.spent = [];
  emit({ kind: 'shuffled', cite: '1.1', shuffles: [fallen], only: [] });
}

function draw(ctx: ToyContext): void {
  const { state, emit } = ctx;
  for (const one of standing(state)) {
    const wanted = HAND - one.hand.length;
    if (state.deck.length < wanted) shuffle(ctx);
    const cards = state.deck.splice(0, wanted);
    one.hand.push(...cards);
    emit({ kind: 'drew', cite: '1.2', fighter: one.id, cards, only: one.seat === null ? [] : [one.seat] });
  }
}

function* resolveOrders(ctx: ToyContext): Rule<ToyDecisions> {
  const { state, dice } = ctx;
  const all = standing(state);
  const led = all.flatMap(({ id, seat }) => (seat === null ? [] : [{ fighter: id, seat }]));
  const chosen = yield* resolveAsking<'order'>(led.map((one) => ({ kind: 'order', cite: '2.1', ...one })));
  for (const one of all) {
    const given = chosen[led.findIndex(({ fighter }) => fighter === one.id)];
    const open = given === undefined ? ordersOf(state, { fighter: one.id }) : [given];
    const lots = given === undefined ? [dice.lot('order', '2.2', open.length)] : [];
    obey(ctx, one, open[lots[0]?.picked ?? 0] ?? NO_ORDER, lots);
  }
}

function obey({ emit }: ToyContext, one: ToyFighter, order: ToyOrder, lots: readonly Lot[]): void {
  one.tower = order.tower;
  one.played = order.card;
  one.hand.splice(one.hand.indexOf(order.card), 1);
  emit({ kind: 'ordered', cite: lots.length > 0 ? '2.2' : '2.1', fighter: one.id, order, lots });
}

/** All strike at once: who falls has still struck. */
function fight({ state, tables, dice, emit }: ToyContext): void {
  const all = standing(state).map((one) => ({ one, hits: one.hits }));
  for (const { one } of all) {
    const [first, ...foes] = all.filter((foe) => foe.one !== one && foe.one.tower === one.tower);
    if (first === undefined) continue;
    const { one: foe } = foes.reduce((most, other) => (other.hits > most.hits ? other : most), first);
    const thrown = dice.throw('strike', { die: tables[one.played ?? ''] ?? 0 });
    const roll = needing(countOf('strike', '3.1', thrown, { op: '>=', than: 4 }), '>=', 1);
    if (met(roll)) foe.hits = Math.max(0, foe.hits - roll.total);
    emit({ kind: 'struck', cite: '3.1', fighter: one.id, foe: foe.id, rolls: [roll] });
  }
  for (const { one } of all) {
    if (one.played !== null) state.spent.push(one.played);
    one.played = null;
  }
}

function end({ state, emit }: ToyContext): void {
  const left = standing(state);
  if (left.length > 1 && state.turn < LAST_TURN) return;
  const most = Math.max(0, ...left.map(({ hits }) => hits));
  const best = left.filter(({ hits }) => hits === most);
  const winner = best.length === 1 ? state.fighters.findIndex(({ id }) => id === best[0]?.id) : null;
  const results = Object.fromEntries(state.fighters.map(({ id, hits }) => [id, hits > 0 ? 'stands' : 'down']));
  state.outcome = { winner, by: left.length > 1 ? 'time' : 'fall', results };
  emit({ kind: 'ended', cite: '4.1' });
}

/** Whatever a seat does not see: the deck, and the hands of the others. */
function hidden(state: ToyState, seat: Seat): readonly string[][] {
  return [state.deck, ...state.fighters.filter((one) => one.seat !== seat).map(({ hand }) => hand)];
}

const int = z.int().check(z.minimum(0));
const tower = z.enum(TOWERS);
const seat = z.nullable(int);
const cards = z.array(z.string());
const fighter = { id: z.enum(FIGHTERS), seat, tower, hits: int, hand: cards, played: z.nullable(z.string()) };
const outcome = { winner: z.nullable(int), by: z.string(), results: z.record(z.string(), z.string()) };
const stateSchema = z.strictObject({
  ...{ turn: int, phase: int, outcome: z.nullable(z.strictObject(outcome)) },
  ...{ fighters: z.array(z.strictObject(fighter)), deck: cards, spent: cards },
});

export const toy: RuleSet<Toy> = {
  id: 'toy',
  version: 1,
  schema: {
    setup: z.strictObject({ seats: z.array(seat).check(z.length(FIGHTERS.length)) }),
    state: stateSchema,
    choice: { order: z.strictObject({ card: z.string(), tower }) },
  },
  decisions: {
    order: {
      check: (state, _tables, ask, { card, tower }) =>
        ordersOf(state, ask).some((one) => one.card === card && one.tower === tower)
          ? null
          : `${ask.fighter} cannot go to the ${tower} with the ${card} (2.1)`,
      list: (state, _tables, ask) => ordersOf(state, ask),
      sample(state, _tables, ask, pick) {
        const open = ordersOf(state, ask);
        return open[pick(open.length)] ?? NO_ORDER;
      },
    },
  },
  parseTables: (json) => z.parse(z.record(z.string(), int), json),
  initial: ({ seats }, tables) => ({
    turn: 0,
    phase: 0,
    outcome: null,
    fighters: FIGHTERS.map((id, i) => ({
      ...{ id, seat: seats[i] ?? null, tower: TOWERS[i] ?? 'north' },
      ...{ hits: HITS, hand: [], played: null },
    })),
    deck: [],
    spent: Object.keys(tables).flatMap((card) => Array.from({ length: COPIES }, () => card)),
  }),
  prepare: shuffle,
  playPhase,
  view(state, seat) {
    const seen = copyPlain(state);
    for (const cards of hidden(seen, seat)) cards.fill(HIDDEN);
    return seen;
  },
  resample(state, seat, pick) {
    const other = copyPlain(state);
    const piles = hidden(other, seat);
    const cards = piles.flat();
    const dealt = shuffled(cards.length, pick).map((i) => cards[i] ?? HIDDEN);
    for (const pile of piles) pile.splice(0, pile.length, ...dealt.splice(0, pile.length));
    return other;
  },
  narrate(event, { outcome, fighters }) {
    switch (event.kind) {
      case 'shuffled':
        return 'The deck is shuffled.';
      case 'drew':
        return `${event.fighter} draws ${event.cards.join(', ') || 'nothing'}.`;
      case 'ordered':
        return `${event.fighter} goes to the ${event.order.tower} with the ${event.order.card}.`;
      case 'struck':
        return `${event.fighter} strikes ${event.foe}: ${event.rolls?.[0]?.total ?? 0}.`;
      case 'ended':
        return `${fighters[outcome?.winner ?? -1]?.id ?? 'Nobody'} has won.`;
    }
  },
};
