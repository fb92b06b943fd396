/** Scenes for chapter 29: B is the centurion in (0,0), A the player's man somewhere along an arrow. */
import type { Arena } from '../../../../src/games/gladiator/rules/arena/types.ts';
import type { Fighter, LooseItem, RuleChoices, State } from '../../../../src/games/gladiator/rules/types.ts';
import { add, type Direction, type Hex, neighbour, turn } from '../../../../src/kernel/hex.ts';
import type { Scripted } from '../../../../tools/dice.ts';
import { scene } from '../../../../tools/games/gladiator/bout.ts';
import { WAYS, type Way } from '../../../../tools/games/gladiator/printed-tables.ts';

export const ORIGIN: Hex = { q: 0, r: 0 };

export interface FaceOff {
  /** The direction from the centurion to his opponent. */
  readonly arrow?: Direction;
  readonly range?: number;
  readonly A?: Partial<Fighter>;
  readonly B?: Partial<Fighter>;
  readonly loose?: readonly LooseItem[];
  readonly turn?: number;
  readonly phase?: number;
  readonly rules?: Partial<RuleChoices>;
  readonly arena?: Partial<Arena>;
}

/**
 * A medium centurion (rate 5) and his opponent, looking at each other at range 5. In phase 4 with no
 * moves made he has no pauses left, and with FS -1 against +1 for the range his chart roll is unmodified.
 */
export function faceOff({ arrow = 0, range = 5, A = {}, B = {}, ...rest }: FaceOff = {}): State {
  return scene({
    phase: 4,
    ...rest,
    A: { at: neighbour(ORIGIN, arrow, range), facing: turn(arrow, 3), ...A },
    B: { by: 'book', at: ORIGIN, facing: arrow, fs: -1, ...B },
  });
}

/** Where the hexes of a way lead from the origin along an arrow. */
export function along(arrow: Direction, steps: readonly Way[]): Hex {
  return steps.map((way) => neighbour(ORIGIN, turn(arrow, WAYS.indexOf(way)))).reduce(add, ORIGIN);
}

/** One that touches nothing: no pauses left, a stand rolled, the enemy straight ahead. */
export const HOLD: Scripted = ['order', 2, 5];

/** A blow of CF 1 to 8 against a fresh large shield that does nothing at all: a miss, or a shield hit without damage. */
function dullBlow(cf: number): Scripted {
  const [a, b, c] = { 1: [1, 2, 3], 2: [1, 1, 3], 3: [1, 1, 2] }[Math.min(cf, 4)] ?? [1, 1, 1];
  return ['blow', a ?? 1, b ?? 1, c ?? 1, 1, 2, 6];
}

/** Dull blows of these CF, in the order of their rounds. */
export const dullBlows = (...cfs: readonly number[]): readonly Scripted[] => cfs.map(dullBlow);
