/** Beasts as a test wants them (28). */
import type { Beast, BeastKind } from '../../../src/engine/gladiator/beast-types.ts';
import { hexesOf } from '../../../src/engine/gladiator/bodies.ts';
import type { Fighter, State } from '../../../src/engine/gladiator/types.ts';
import { wild } from '../../support/beasts.ts';
import type { Scripted } from '../../support/dice.ts';
import { place } from './clash.ts';

/** A beast of side 1; it stands in (1,0) looking at the man in (0,0) unless placed elsewhere. */
export function beast(kind: BeastKind, traits: Partial<Fighter> = {}, state: Partial<Beast> = {}): Partial<Fighter> {
  return wild(kind, { side: 1, ...place(1, 0, 3), ...traits }, state);
}

/** Left out of combat, so that a test of movement is no more than that. */
export const calm = { aside: true };

/** A beast whose head is `range` hexes from the man in (0,0), looking at him. */
export const from = (range: number, kind: BeastKind = 'lion', traits: Partial<Fighter> = {}, state = {}) =>
  beast(kind, { ...place(range + 1, 0, 3), ...calm, ...traits }, state);

/** 28.5 The two dice that make a beast with this cunning do one thing, be it fed or not. */
export function action(result: number, cunning: number): Scripted {
  const dice = result - cunning;
  const first = Math.min(6, Math.max(1, dice - 1));
  return ['beast-action', first, dice - first];
}

/** Results of the Beast Action Table, one of each row. */
export const PANIC = 1;
export const AWAY = 3;
export const RANDOM = 5;
export const STAY = 7;
export const TOWARD = 9;
export const FEED = 13;

/** Hexes of a 1D3, as a face of the die. */
export const hexes = (count: 1 | 2 | 3): Scripted => ['beast-hexes', 2 * count];

/** No two living figures have a hex in common, and nobody is beyond the map. */
export function overlaps({ fighters }: State): readonly string[] {
  const taken = new Map<string, string>();
  return fighters.flatMap((one) => {
    if (one.fate !== 'fighting') return [];
    return hexesOf(one).flatMap(({ q, r }) => {
      const other = taken.get(`${q},${r}`);
      taken.set(`${q},${r}`, one.id);
      return other === undefined ? [] : [`${one.id} and ${other} in ${q},${r}`];
    });
  });
}
