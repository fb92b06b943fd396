/** A bout of Glider-Pit Gladiators set up by hand, with dice that fall as written. */
import type { PitKit } from '../../../../src/games/gliderpit/rules/kit.ts';
import { freshFlight } from '../../../../src/games/gliderpit/rules/maneuvers.ts';
import { initialState } from '../../../../src/games/gliderpit/rules/setup.ts';
import type { Glider, GliderSetup, PitSetup, State } from '../../../../src/games/gliderpit/rules/types.ts';
import { tables } from '../../../../src/games/gliderpit/tables.ts';
import type { Hex } from '../../../../src/kernel/hex.ts';
import type { Scripted } from '../../../../tools/dice.ts';
import { type Written, written } from '../../../support/written.ts';

/** Somebody to be put into the air: altitude 10, speed 2, facing east in the middle unless more is said. */
export type Somebody = Partial<Omit<Glider, 'id'>> & { readonly level?: GliderSetup['level'] };

/** A hex by its axial numbers. */
export const at = (q: number, r: number): Hex => ({ q, r });

/** A set-up, each a team of its own unless more is said. */
export function setupOf(all: readonly Somebody[], more: Partial<PitSetup> = {}): PitSetup {
  return {
    ...{ floor: 0, randomWeapons: false, randomChits: false, advanced: false, armoury: 6, first: [] },
    gliders: all.map(({ name, team, seat, level }, i) => ({
      ...{ name: name ?? `N${i + 1}`, team: team ?? i, seat: seat ?? null, straps: 0 },
      ...(level === undefined ? {} : { level }),
    })),
    ...more,
  };
}

/** A bout in the air, in which it is A's sequence: A, B, .. as they are given. Who is not said to be elsewhere flies far off. */
export function aloft(all: readonly Somebody[], more: Partial<PitSetup> = {}): State {
  const state = initialState(setupOf(all, more), tables());
  for (const [i, glider] of state.gliders.entries()) {
    const far = i === 0 ? at(0, 0) : at(-3, 3 + i);
    const { level: _level, ...given } = structuredClone(all[i] ?? {});
    Object.assign(glider, { hex: far, alt: 10, speed: 2 }, given);
  }
  state.turn = 1;
  state.phase = 1;
  state.chits = state.gliders.map(({ id }) => id);
  state.acting = { glider: 'A', flight: freshFlight(state.gliders[0]?.speed ?? 0), ram: null };
  return state;
}

/** Two of them: the state, A and B. */
export function duel(
  first: Somebody = {},
  second: Somebody = {},
  more: Partial<PitSetup> = {},
): readonly [State, Glider, Glider] {
  const state = aloft([first, second], more);
  const [a, b] = state.gliders as [Glider, Glider];
  return [state, a, b];
}

/** A context with written dice. */
export const thrown = (state: State, script: readonly Scripted[] = []): Written<PitKit> =>
  written(state, tables(), script);
