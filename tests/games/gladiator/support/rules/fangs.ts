/** Beasts that strike, with their dice written down (28.7). */
import { expect } from 'vitest';
import type { Beast, BeastKind } from '../../../../../src/games/gladiator/rules/beasts/types.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { type Played, play, type Scene, type Script, scene } from '../../../../../tools/games/gladiator/bout.ts';
import { dullBlows } from '../centurion.ts';
import { beast } from './wild.ts';

/** A beast that does not move in this phase, its head in the hex before the man in (0,0); it is too weak to hurt a shield. */
export const still = (kind: BeastKind, traits: Partial<Fighter> = {}, state: Partial<Beast> = {}) =>
  beast(kind, { st: -9, ...traits }, { dazed: true, ...state });

export const fight = (set: Scene, script: Script = {}): Played => play(scene(set), script);

/** The faces of 28.7.3: how many attacks, and where. */
export const strikes = (count: number, ...areas: readonly number[]): Scripted[] => [
  ['beast-attacks', count],
  ...areas.map((area): Scripted => ['beast-area', area]),
];

/** A beast with so many CF attacks these areas with these CF. */
export function expectAttacks(
  cf: number,
  dice: readonly Scripted[],
  made: readonly (readonly [area: number, cf: number])[],
  kind: BeastKind = 'lion',
) {
  const B = still(kind, { cfAtStart: cf });
  const played = fight(
    { A: { cfAtStart: 30 }, B },
    { dice: [...dice, ...dullBlows(...made.map(([, spent]) => spent))] },
  );
  const [own] = played.of('allocated').filter(({ fighter }) => fighter === 'B');
  expect(own?.allocation.attacks.map(({ area, cf: spent }) => [area, spent])).toEqual(made);
}
export const PLATE = { 1: 'A', 2: 'A', 3: 'A', 4: 'A', 5: 'A' } as const;
