/** Arenas with something in them. */
import type {
  Arena,
  ArenaSetup,
  Obstacle,
  ObstacleKind,
} from '../../../../../src/games/gladiator/rules/arena/types.ts';
import type { GladiatorEvent } from '../../../../../src/games/gladiator/rules/events.ts';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { initialState, prepareMatch, type Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import { type Scripted, scriptedDice } from '../../../../../tools/dice.ts';
import {
  type Played,
  play,
  type Scene,
  type Script,
  scene,
  tables,
} from '../../../../../tools/games/gladiator/bout.ts';
import { unarmed } from './clash.ts';
import { PLAYER, type Prepared } from './sheets.ts';

const standing =
  (kind: ObstacleKind) =>
  (q: number, r: number): Obstacle => ({ kind, at: { q, r } });
export const pillar = standing('pillar');
export const tree = standing('tree');
export const mud = standing('mud');
export const rock = standing('rock');

/** An arena with these obstacles, and no walls but those that are named. */
export const withObstacles = (...obstacles: readonly Obstacle[]): Partial<Arena> => ({ obstacles });

/** B out of the way, and nobody armed, so that nothing follows the movement. */
export function alone({ A = {}, B = {}, ...rest }: Scene): Scene {
  return { ...rest, A: unarmed(A), B: unarmed({ at: { q: -6, r: 3 }, facing: 3, ...B }) };
}

/** One phase of such a scene. */
export const walked = (set: Scene, script: Script): Played => play(scene(alone(set)), script);

/** Two men of the player's, made with written dice in an arena. */
export function arenaMade(arena: ArenaSetup | undefined, script: readonly Scripted[] = []): Prepared {
  const fighters = [PLAYER, { ...PLAYER, id: 'B', side: 1 as const, seat: 1, name: 'Verus' }];
  const setup: Setup = { rules: advancedRules([27]), fighters, ...(arena === undefined ? {} : { arena }) };
  const state = initialState(setup);
  const events: GladiatorEvent[] = [];
  const dice = scriptedDice(script);
  prepareMatch({ state, tables, dice, emit: (event) => events.push(event) }, setup);
  dice.done();
  return { state, events };
}
