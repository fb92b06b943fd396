/** Before a career begins, and what may be seen of it. */
import type { Seat } from '../../../kernel/request.ts';
import { copyPlain } from '../../../kernel/state.ts';
import type { CareerContext } from './context.ts';
import type { CareerSetup, CareerState } from './types.ts';

/** A career before its man is made. */
export function initialCareer(setup: CareerSetup): CareerState {
  return {
    turn: 0,
    phase: 0,
    outcome: null,
    seed: '',
    setup,
    man: null,
    standing: 'fighting',
    end: null,
    rivals: [],
    bill: null,
    raised: { st: 0, ag: 0, cn: 0, tr: 0, w: 0 },
    past: [],
    others: [],
  };
}

/** Law 7: the career knows its seed, for the bouts in it are fought by seeds derived from it. */
export function prepareCareer({ state }: CareerContext, _setup: CareerSetup, seed: string): void {
  state.seed = seed;
}

/** A career that its player could not tell from the true one: with another seed. */
export function resampleCareer(state: Readonly<CareerState>, _seat: Seat, pick: (n: number) => number): CareerState {
  return { ...copyPlain(state), seed: `${pick(1_000_000)}` };
}

/** A career as its player may see it: all of it but the seed. */
export function viewOfCareer(state: Readonly<CareerState>): CareerState {
  return { ...copyPlain(state), seed: '' };
}
