/** A match of Heroes set up by hand, with dice that fall as written. */
import type { HeroesKit } from '../../../../src/games/heroes/rules/kit.ts';
import { initialState } from '../../../../src/games/heroes/rules/setup.ts';
import type { Fighter, FighterSetup, HeroCard, HeroesSetup, State } from '../../../../src/games/heroes/rules/types.ts';
import type { Attributes, FightStyle, HandSide, Signature } from '../../../../src/games/heroes/rules/words.ts';
import { tables } from '../../../../src/games/heroes/tables.ts';
import type { Scripted } from '../../../../tools/dice.ts';
import { type Written, written } from '../../../support/written.ts';

/** Somebody to be put on the sand. */
export interface One {
  readonly style?: FightStyle;
  /** Savvy, Speed, Strength. */
  readonly at?: readonly [number, number, number];
  readonly signatures?: Signature[];
  readonly seat?: number | null;
  readonly star?: boolean;
  readonly female?: boolean;
  readonly handed?: HandSide;
  readonly secondary?: boolean;
  readonly lost?: HeroCard['lost'];
  readonly spared?: boolean;
}

/** As a match needs to know somebody. */
export function setupFor(side: 0 | 1, one: One, name: string): FighterSetup {
  const [savvy, speed, strength] = one.at ?? [4, 4, 4];
  const attributes: Attributes = { savvy, speed, strength };
  return {
    ...{
      name,
      side,
      seat: one.seat ?? null,
      rank: one.star === true ? 'star' : 'grunt',
      style: one.style ?? 'murmillo',
    },
    ...{ secondary: one.secondary === true, row: null },
    card: {
      ...{ gender: one.female === true ? 'female' : 'male', handed: one.handed ?? 'right' },
      ...{ signatures: one.signatures ?? ['none'], attributes, lost: one.lost ?? {}, spared: one.spared === true },
    },
  };
}

/** A match before anything is rolled: A, B, .. of the first side, then those of the second. */
export function sand(first: readonly One[], second: readonly One[], more: Partial<HeroesSetup> = {}): State {
  const fighters = [
    ...first.map((one, i) => setupFor(0, one, `Red ${i + 1}`)),
    ...second.map((one, i) => setupFor(1, one, `Blue ${i + 1}`)),
  ];
  const setup: HeroesSetup = {
    ...{ board: 'provincial', gates: 'west-east', locale: null, toDeath: false, starPower: true, fighters },
    ...more,
  };
  return initialState(setup, tables());
}

/** One against one in the same zone. */
export function duel(
  first: One = {},
  second: One = {},
  more: Partial<HeroesSetup> = {},
): readonly [State, Fighter, Fighter] {
  const state = sand([first], [second], more);
  const [a, b] = state.fighters as [Fighter, Fighter];
  for (const one of [a, b]) one.zone = 'B3';
  return [state, a, b];
}

/** What happens where dice fall as written. */
export type Played = Written<HeroesKit>;

/** A context with written dice. */
export const played = (state: State, script: readonly Scripted[]): Played => written(state, tables(), script);

/** Faces of a pool with so many successes. */
export const pool = (dice: number, successes: number): readonly number[] =>
  Array.from({ length: dice }, (_, i) => (i < successes ? 1 : 6));
