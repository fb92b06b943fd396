/** 23.1 The four pilots of a season: who they are, in which order they stand, what becomes of them between seasons. */
import type { Shuffle } from '../../../kernel/dice.ts';
import type { SeasonContext } from './kit.ts';
import type { SeasonPilot, SeasonState } from './types.ts';
import type { PilotMind, Rivalry } from './words.ts';

/** GR-47 Hundredths of a point of rating. */
export const HUNDREDTHS = 100;
/** 23.1 What everybody begins with. */
const RATING = 1000 * HUNDREDTHS;
const COINS = 4;
/** 23.1, 23.5 Hull is never more. */
export const HULL = 3;

const MINDS: { readonly [R in Rivalry]: readonly PilotMind[] } = {
  green: ['book', 'book', 'book'],
  mixed: ['tactician', 'book', 'book'],
  hard: ['tactician', 'tactician', 'tactician'],
};

/** 23.1 The minds of the rivals. @internal */
export const rivalMinds = (rivals: Rivalry): readonly PilotMind[] => MINDS[rivals];

/** 23.1 Somebody new. @internal */
export function newPilot(id: string, name: string, mind: PilotMind, since: number): SeasonPilot {
  return {
    ...{ id, name, mind, since, rating: RATING, laurels: 0, coins: COINS, hull: HULL, wrecked: false, grudges: {} },
    bought: { straps: 0, first: false },
    record: { flown: 0, won: 0, downed: 0, out: 0, wreaths: 0 },
  };
}

/** The player’s pilot. Throws where there is none: a bug. */
export function playerIn({ pilots }: Pick<SeasonState, 'pilots'>): SeasonPilot {
  const [player] = pilots;
  if (player === undefined) throw new Error('a season without its player');
  return player;
}

/** A pilot by id. Throws where there is none: a bug. */
export function pilotOf({ pilots }: Pick<SeasonState, 'pilots'>, id: string): SeasonPilot {
  const found = pilots.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no pilot ${id}`);
  return found;
}

/** Those who have not been wrecked. */
export const flyingPilots = ({ pilots }: Pick<SeasonState, 'pilots'>): readonly SeasonPilot[] =>
  pilots.filter(({ wrecked }) => !wrecked);

/** Laurels, then rating: the best first, equals as they stand. */
export const byLaurels = (a: SeasonPilot, b: SeasonPilot): number => b.laurels - a.laurels || b.rating - a.rating;

/** 23.2 Who stands before whom. */
export const STANDING = {
  rating: (a: SeasonPilot, b: SeasonPilot): number => b.rating - a.rating,
  laurels: byLaurels,
} as const;

/** 23.2 Everybody in order, equals by lot. */
export function inOrderBy(
  { state, dice }: SeasonContext,
  by: 'rating' | 'laurels',
): { readonly order: readonly SeasonPilot[]; readonly shuffle: Shuffle } {
  const shuffle = dice.shuffle('order', '23.2', state.pilots.length);
  const drawn = shuffle.order.flatMap((at) => state.pilots[at] ?? []);
  return { order: drawn.toSorted(STANDING[by]), shuffle };
}

/** A name that nobody has or had, by lot; its first letter is nobody’s where that can be. */
function drawName({ state, tables, dice }: SeasonContext) {
  const taken = [...state.pilots, ...state.gone].map(({ name }) => name);
  const letters = new Set(state.pilots.map(({ name }) => name.charAt(0).toUpperCase()));
  const free = tables.names.filter((name) => !taken.includes(name));
  const apart = free.filter((name) => !letters.has(name.charAt(0)));
  const from = apart.length > 0 ? apart : free;
  const lot = dice.lot('name', '23.1', from.length);
  return { lot, name: from[lot.picked] ?? `Pilot ${state.ids + 1}` };
}

/** 23.1 The player and three rivals, by lot of the names. */
export function gather(ctx: SeasonContext): void {
  const { state, emit } = ctx;
  const { name, rivals } = state.setup;
  state.pilots = [newPilot('p1', name, 'player', 1)];
  const lots = [];
  for (const [i, mind] of rivalMinds(rivals).entries()) {
    const drawn = drawName(ctx);
    lots.push(drawn.lot);
    state.pilots.push(newPilot(`p${i + 2}`, drawn.name, mind, 1));
  }
  state.ids = state.pilots.length;
  state.season = 1;
  emit({ kind: 'season', cite: '23.1', lots, season: 1, names: state.pilots.map((one) => one.name) });
}

/** 23.10 What is left of everybody when another season begins. */
export function renew(ctx: SeasonContext): void {
  const { state, emit } = ctx;
  replaceLast(ctx);
  state.season += 1;
  state.pit = 0;
  for (const one of state.pilots) {
    const grudges = Object.entries(one.grudges).map(([at, grudge]) => [at, Math.floor(grudge / 2)] as const);
    Object.assign(one, {
      ...{ laurels: 0, coins: COINS, hull: HULL, wrecked: false, bought: { straps: 0, first: false } },
      rating: RATING + Math.trunc((one.rating - RATING) / 2),
      grudges: Object.fromEntries(grudges.filter(([, grudge]) => grudge > 0)),
    });
  }
  emit({ kind: 'season', cite: '23.10', season: state.season, names: state.pilots.map(({ name }) => name) });
}

/** 23.10 The rival with fewest laurels makes room for a newcomer of the same mind; of equals the one with the lower rating, then by lot. */
function replaceLast(ctx: SeasonContext): void {
  const { state, emit } = ctx;
  const { order, shuffle } = inOrderBy(ctx, 'laurels');
  const last = order.findLast(({ mind }) => mind !== 'player');
  if (last === undefined) return;
  const { lot, name } = drawName(ctx);
  state.ids += 1;
  state.gone.push({ id: last.id, name: last.name, season: state.season });
  const fresh = newPilot(`p${state.ids}`, name, last.mind, state.season + 1);
  state.pilots = state.pilots.map((one) => (one === last ? fresh : one));
  for (const one of state.pilots) delete one.grudges[last.id];
  emit({ kind: 'newcomer', cite: '23.10', shuffles: [shuffle], lots: [lot], name, leaves: last.name });
}
