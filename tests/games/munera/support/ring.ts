/** A bout of Munera set up by hand, with dice that fall as written. */
import type { MuneraKit } from '../../../../src/games/munera/rules/kit.ts';
import { initialState } from '../../../../src/games/munera/rules/setup.ts';
import type { Fighter, MuneraSetup, Outfit, OwnTurn, State } from '../../../../src/games/munera/rules/types.ts';
import type { Profile, Skill } from '../../../../src/games/munera/rules/words.ts';
import { tables } from '../../../../src/games/munera/tables.ts';
import type { Hex } from '../../../../src/kernel/hex.ts';
import type { Scripted } from '../../../../tools/dice.ts';
import { type Written, written } from '../../../support/written.ts';

/** Somebody to be put on the sand: what is not said is as the profile has it. */
export interface Somebody extends Partial<Omit<Fighter, 'profile' | 'id'>> {
  readonly profile?: Profile;
  readonly outfit?: Outfit;
}

/** A hex by its axial numbers. */
export const at = (q: number, r: number): Hex => ({ q, r });

/** A set-up of profiles, each a team of its own unless more is said. */
export function setupOf(all: readonly Somebody[], more: Partial<MuneraSetup> = {}): MuneraSetup {
  return {
    ...{ arena: 'standard', endlessArrows: false, sparedToday: 0, ...more },
    fighters: all.map((one, i) => ({
      ...{ name: one.name ?? `N${i + 1}`, team: one.team ?? i, seat: one.seat ?? null },
      ...{ profile: one.profile ?? 'samnite', outfit: one.outfit ?? null, skills: (one.skills ?? []) as Skill[] },
    })),
  };
}

/** A bout in which the first has the turn: A, B, .. as they are given, with 8 stamina unless more is said. */
export function ring(all: readonly Somebody[], more: Partial<MuneraSetup> = {}, turn: Partial<OwnTurn> = {}): State {
  const state = initialState(setupOf(all, more), tables());
  for (const [i, fighter] of state.fighters.entries()) {
    const { profile: _profile, outfit: _outfit, ...rest } = all[i] ?? {};
    Object.assign(fighter, { stamina0: 8, stamina: rest.stamina0 ?? 8 }, structuredClone(rest));
  }
  state.turn = 1;
  state.phase = 1;
  state.order = state.fighters.map(({ id }) => id);
  state.acting = {
    ...{ fighter: 'A', modifier: 0, ap: 9, spent: 0, attacks: 0, used: [], cut: false, stood: false, feint: 'none' },
    ...{ hazes: [], floored: [], ...turn },
  };
  return state;
}

/** Two who face each other, A in the middle looking east, B a hex to the east looking back. */
export function pair(
  first: Somebody = {},
  second: Somebody = {},
  turn: Partial<OwnTurn> = {},
): readonly [State, Fighter, Fighter] {
  const state = ring(
    [
      { hex: at(0, 0), facing: 0, ...first },
      { hex: at(1, 0), facing: 3, ...second },
    ],
    {},
    turn,
  );
  const [a, b] = state.fighters as [Fighter, Fighter];
  return [state, a, b];
}

/** A context with written dice. */
export const thrown = (state: State, script: readonly Scripted[]): Written<MuneraKit> =>
  written(state, tables(), script);

/** The id of the first weapon of a kind in somebody's hand; throws where there is none. */
export function inHand({ held }: Fighter, kind: Fighter['held'][number]['kind']): string {
  const found = held.find((one) => one.kind === kind);
  if (found === undefined) throw new Error(`no ${kind} in hand`);
  return found.id;
}
