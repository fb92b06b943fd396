/** 39.4: the houses before their first month. */
import type { Seat } from '../../../kernel/request.ts';
import { copyPlain } from '../../../kernel/state.ts';
import type { HousesContext } from './context.ts';
import type { House } from './house-types.ts';
import { post } from './ledger.ts';
import { BANK_PURSE } from './limits.ts';
import { enlist, joinHouse, makeRecruit } from './market/recruits.ts';
import type { Month } from './month-types.ts';
import type { HousesSetup, HousesState } from './types.ts';

/** 39.4 What every house opens with. */
const MEN = 5;
const DENARII = 40;

/** A month in which nothing has happened yet. */
export const BLANK_MONTH: Month = {
  editor: null,
  event: null,
  trainer: null,
  feast: {},
  deaf: [],
  stock: [],
  dealings: [],
  offered: [],
  quality: null,
  arena: null,
  sent: [],
  fixtures: [],
  wagers: [],
};

/** A game before its houses have anybody in them. */
export function initialGame(setup: HousesSetup): HousesState {
  const houses = setup.houses.map(
    ({ name, by }, id): House => ({ id, name, by, denarii: 0, rep: 0, instalments: [], champions: 0, out: null }),
  );
  return {
    ...{ turn: 0, phase: 0, outcome: null, seed: '', setup, houses, men: [], month: BLANK_MONTH },
    ...{ ledger: [], months: [], bouts: [], end: null, bank: BANK_PURSE },
  };
}

/** Law 7: the game knows its seed, for the bouts in it are fought by seeds derived from it. */
export function prepareGame({ state }: HousesContext, _setup: HousesSetup, seed: string): void {
  state.seed = seed;
}

/** A game as it is now: what lies below the first level is never changed in place. */
export function snapshotOfGame(state: Readonly<HousesState>): HousesState {
  return { ...state };
}

/** A game that its player could not tell from the true one: with another seed. */
export function resampleGame(state: Readonly<HousesState>, _seat: Seat, pick: (n: number) => number): HousesState {
  return { ...copyPlain(state), seed: `${pick(1_000_000)}` };
}

/** A game as its player may see it: all of it but the seed. */
export function viewOfGame(state: Readonly<HousesState>): HousesState {
  return { ...state, seed: '' };
}

/** 39.4 Every house: 40 denarii, REP 0 and five men; P281 besides them a man out of a career. */
export function foundHouses(ctx: HousesContext): void {
  const { state } = ctx;
  const { founder } = state.setup;
  for (const { id: house, name } of state.houses) {
    ctx.emit({ kind: 'house-founded', cite: '39.4', house, name });
    post(ctx, house, DENARII, { why: 'founding', cite: '39.4' });
    if (house === 0 && founder?.as === 'gladiator') {
      joinHouse(ctx, enlist(ctx, { man: founder.man, fs: 0 }).id, house, 'career');
    }
    for (let i = 0; i < MEN; i++) {
      const { recruit, lots } = makeRecruit(ctx);
      joinHouse(ctx, enlist(ctx, recruit).id, house, 'founding', lots);
    }
  }
}
