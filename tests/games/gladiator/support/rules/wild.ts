/** Beasts as a test wants them (28). */
import type { Beast, BeastKind } from '../../../../../src/games/gladiator/rules/beasts/types.ts';
import { hexesOf } from '../../../../../src/games/gladiator/rules/bodies.ts';
import type { Fighter, State } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { wild } from '../../../../../tools/games/gladiator/beasts.ts';
import { type Played, play, type Scene, scene } from '../../../../../tools/games/gladiator/bout.ts';
import { place, unarmed } from './clash.ts';

/** A beast of side 1; it stands in (2,0), its head right before a man in (0,0), unless placed elsewhere. */
export function beast(kind: BeastKind, traits: Partial<Fighter> = {}, state: Partial<Beast> = {}): Partial<Fighter> {
  return wild(kind, { side: 1, ...place(2, 0, 3), ...traits }, state);
}

/** Left out of combat, so that a test of movement is no more than that. */
export const calm = { aside: true };

/** A beast whose head is `range` hexes from the man in (0,0), looking at him. */
export const from = (range: number, kind: BeastKind = 'lion', traits: Partial<Fighter> = {}, state = {}) =>
  beast(kind, { ...place(range + 1, 0, 3), ...calm, ...traits }, state);

/** 28.5 Two dice that make a beast of this cunning do one thing. */
export function action(result: number, cunning: number): Scripted {
  const dice = result - cunning;
  if (dice < 2 || dice > 12) throw new Error(`with cunning ${cunning} no dice make ${result}`);
  const first = Math.min(6, dice - 1);
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

/** The draws that the journal of a phase tells of, in order; each is there that was made. */
export function told({ events }: Played): readonly number[] {
  const draws = events.flatMap(({ rolls = [], lots = [] }) => [...rolls, ...lots].map(({ draw }) => draw));
  return [...new Set(draws)].sort((a, b) => a - b);
}

/** A leopard (cunning +1) that looks at the man in (0,0) from four hexes away, out of combat. */
export const leopard = (traits: Partial<Fighter> = {}, state: Partial<Beast> = {}) =>
  beast('leopard', { ...place(4, 0, 3), ...calm, ...traits }, state);

/** An unarmed man in (0,0), a leopard before him, and no edge anywhere near. */
export const open = (more: Scene = {}): State => ({
  ...scene({ A: unarmed(), B: leopard(), ...more }),
  window: { column: -20, row: -20, columns: 41, rows: 41 },
});

/** One phase of that, in which the man stands still. */
export const acts = (dice: readonly Scripted[], more: Scene = {}): Played => play(open(more), { dice });
