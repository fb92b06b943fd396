/** 2.4 How items are given out: named in secret, drafted, or sold by auction; then where all begin. */
import type { Lot } from '../../../kernel/dice.ts';
import type { Rule } from '../../../kernel/rule.ts';
import { takeFrom } from './cards.ts';
import { type GladiatoriDecisions, type LedContext, resolveChoice, resolveSecretly } from './kit.ts';
import { isKept, nameable } from './legal/setting.ts';
import { fighterOf } from './roster.ts';
import type { Fighter } from './types.ts';
import { type EnergyCard, ITEMS, type ItemName } from './words.ts';

/** 2.4 What everybody has. */
const ITEM_COUNT = 2;

/** 2.4 Begins to give items out, or goes on with it. */
export function* resolveItems(play: LedContext): Rule<GladiatoriDecisions> {
  const { state } = play;
  const wanting = state.fighters.filter(({ items }) => items.length === 0);
  if (state.options.itemMethod === 'quick' || wanting.length === 0) {
    state.step = 'placement';
    state.queue = [...state.order];
    return;
  }
  switch (state.options.itemMethod) {
    case 'selection':
      return yield* resolveSelection(play);
    case 'draft':
      return yield* resolveDraft(play, wanting);
    case 'auction':
      return yield* resolveAuction(play, wanting);
  }
}

const give = (fighter: Fighter, name: ItemName): void => {
  fighter.items.push({ name, damaged: false, holds: null });
};

/** 2.4 All name what they want at once; who loses a lot names again. */
function* resolveSelection(play: LedContext): Rule<GladiatoriDecisions> {
  const { state, dice, emit } = play;
  const owned = new Set(state.fighters.flatMap(({ items }) => items.map(({ name }) => name)));
  state.pool = ITEMS.filter((item) => !owned.has(item));
  let wanting = state.fighters.filter(({ items }) => items.length < ITEM_COUNT);
  while (wanting.length > 0) {
    const named = yield* resolveSecretly<'items'>(play, wanting, ({ id }) => ({
      ...{ kind: 'items', cite: '2.4', fighter: id, method: 'selection' },
    }));
    for (const item of [...state.pool]) {
      const all = wanting.filter((_, i) => named[i]?.includes(item));
      if (all.length === 0) continue;
      const lots: Lot[] = all.length > 1 ? [dice.lot('item', '2.4', all.length)] : [];
      const winner = all[lots[0]?.picked ?? 0];
      if (winner === undefined) continue;
      give(winner, item);
      state.pool = state.pool.filter((one) => one !== item);
      emit({ kind: 'item-taken', cite: '2.4', lots, fighter: winner.id, item });
    }
    wanting = wanting.filter((one) => one.items.length < ITEM_COUNT && nameable(state, play.tables, one).length > 0);
  }
  state.step = 'spoils';
}

/** 2.4 A card each, round and back again. */
function* resolveDraft(play: LedContext, wanting: readonly Fighter[]): Rule<GladiatoriDecisions> {
  const { state, dice, emit } = play;
  const shuffle = dice.shuffle('items', '2.4', ITEMS.length);
  state.pool = shuffle.order.slice(0, ITEM_COUNT * wanting.length + 1).map((i) => ITEMS[i] ?? 'gladius');
  emit({ kind: 'items-shown', cite: '2.4', shuffles: [shuffle], items: [...state.pool] });
  const first = dice.lot('first', '2.4', wanting.length);
  const round = wanting.map((_, i) => wanting[(first.picked + i) % wanting.length] ?? wanting[0]);
  for (const [i, fighter] of [...round, ...round.toReversed()].entries()) {
    if (fighter === undefined) continue;
    const [item] = yield* resolveChoice<'items'>(play, fighter, {
      ...{ kind: 'items', cite: '2.4', fighter: fighter.id, method: 'draft' },
    });
    if (item === undefined) continue;
    give(fighter, item);
    state.pool = state.pool.filter((one) => one !== item);
    emit({ kind: 'item-taken', cite: '2.4', lots: i === 0 ? [first] : [], fighter: fighter.id, item });
  }
  emit({ kind: 'items-gone', cite: '2.4', items: [...state.pool] });
  state.pool = [];
  state.step = 'spoils';
}

const energyOf = (cards: readonly EnergyCard[]): number => cards.filter((card) => card === 'energy 1').length;

/** 2.4 Items are sold one by one for Energy; bids are secret, and losers keep theirs. */
function* resolveAuction(play: LedContext, bidders: readonly Fighter[]): Rule<GladiatoriDecisions> {
  const { state, dice, emit } = play;
  const shuffle = dice.shuffle('items', '2.4', ITEMS.length);
  const items = shuffle.order.slice(0, ITEM_COUNT * bidders.length).map((i) => ITEMS[i] ?? 'gladius');
  emit({ kind: 'items-shown', cite: '2.4', shuffles: [shuffle], items: [], only: [] });
  for (const item of items) {
    state.pool = [item];
    const bids = yield* resolveSecretly<'bid'>(play, bidders, ({ id }) => ({
      ...{ kind: 'bid', cite: '2.4', fighter: id, item },
    }));
    const told = bids.map(({ cards }, i) => ({
      ...{ fighter: bidders[i]?.id ?? '', energy: energyOf(cards), cards: cards.length },
    }));
    emit({ kind: 'bids', cite: '2.4', item, bids: told });
    const won = winnerOf(told);
    const winner = bidders.find(({ id }) => id === won);
    const bid = bids[told.findIndex(({ fighter }) => fighter === won)];
    if (winner === undefined || bid === undefined) {
      emit({ kind: 'items-gone', cite: '2.4', items: [item] });
      continue;
    }
    takeFrom(winner.deck, bid.cards);
    winner.discard.push(...bid.cards);
    winner.seen.push(...bid.cards);
    give(winner, item);
    emit({ kind: 'item-taken', cite: '2.4', fighter: winner.id, item });
  }
  state.pool = [];
  state.step = 'spoils';
}

/** 2.4 Whoever bids the most Energy, of equals the most cards; null: nobody, or several alike. @internal */
export function winnerOf(
  bids: readonly { readonly fighter: string; readonly energy: number; readonly cards: number }[],
): string | null {
  const made = bids.filter(({ cards }) => cards > 0);
  const energy = Math.max(0, ...made.map((one) => one.energy));
  const best = made.filter((one) => one.energy === energy);
  const cards = Math.max(0, ...best.map((one) => one.cards));
  const [first, ...others] = best.filter((one) => one.cards === cards);
  return first === undefined || others.length > 0 ? null : first.fighter;
}

/** 2.4, GR-61 Whoever has won more than two, or two of one symbol, keeps what may be kept. */
export function* resolveSpoils(play: LedContext): Rule<GladiatoriDecisions> {
  const { state, tables, emit } = play;
  for (const fighter of state.fighters) {
    const names = fighter.items.map(({ name }) => name);
    if (isKept(tables, names)) continue;
    const kept = yield* resolveChoice<'keep'>(play, fighter, { kind: 'keep', cite: 'GR-61', fighter: fighter.id });
    const gone = names.filter((name) => !kept.includes(name));
    fighter.items = fighter.items.filter(({ name }) => kept.includes(name));
    for (const item of gone) emit({ kind: 'item-left', cite: 'GR-61', fighter: fighter.id, item });
  }
  state.step = 'placement';
  state.queue = [...state.order];
}

/** 4 Each in order picks where it begins. */
export function* resolvePlacement(play: LedContext): Rule<GladiatoriDecisions> {
  const { state, emit } = play;
  const [id] = state.queue;
  if (id === undefined) {
    state.step = 'turn start';
    return;
  }
  const fighter = fighterOf(state, id);
  const { hex, facing } = yield* resolveChoice<'place'>(play, fighter, { kind: 'place', cite: '4', fighter: id });
  fighter.hex = hex;
  fighter.facing = facing;
  state.queue = state.queue.slice(1);
  emit({ kind: 'placed', cite: '4', fighter: id, hex, facing });
}
