/** Chapter 27 with beasts and riders in the arena (P25, P92, A7). */

import { describe, expect, test } from 'vitest';
import { hasBelow } from '../../../../../src/games/gladiator/rules/arena/height.ts';
import type { Obstacle } from '../../../../../src/games/gladiator/rules/arena/types.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan } from '../../../../../src/games/gladiator/rules/setup/muster.ts';
import type { FighterSetup, Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import { runBook } from '../../../../../src/kernel/runner.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { play, scene, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { pillar, rock, tree, withObstacles } from '../../support/rules/arenas.ts';
import { hex, impact, place, unarmed } from '../../support/rules/clash.ts';
import { action, from, hexes, RANDOM, TOWARD } from '../../support/rules/wild.ts';

const WALLS = ['north', 'south', 'west', 'east'];

describe('27.4.1 the arena of a hunt', () => {
  const book = (id: string, side: 0 | 1, kind: FighterSetup['kind']): FighterSetup => ({
    ...{ id, side, by: 'book', seat: null },
    ...anyMan(kind),
  });
  const made = (kind: FighterSetup['kind'], arena?: Setup['arena']) => {
    const fighters = [book('A', 0, 'medium'), book('B', 1, kind)];
    const setup: Setup = { rules: advancedRules(), fighters, ...(arena === undefined ? {} : { arena }) };
    const events: { readonly kind: string; readonly walls?: readonly string[]; readonly cite: string }[] = [];
    runBook(gladiator, tables, setup, `walled-${kind}`, (event) => events.push(event));
    return events.find((event) => event.kind === 'arena-made');
  };

  test.each(['lion', 'eques'] as const)(
    '27.4.1 with a %s all edges are walls, whatever was agreed upon (P25)',
    (kind) => {
      expect(made(kind)).toMatchObject({ walls: WALLS, size: 5, obstacles: 0, cite: 'P25' });
      expect(made(kind, { size: 1, obstacles: 2 })).toMatchObject({
        walls: WALLS,
        size: 1,
        obstacles: 2,
        cite: '27.2',
      });
    },
  );

  test('27.4.1 of two men on foot nobody speaks of walls', () => {
    expect(made('heavy')).toBeUndefined();
  });
});

describe('P92 what bars a beast', () => {
  /** A lion goes for a man three hexes before its head; its way is the north-west. */
  const goes = (obstacle: Obstacle | null, ...dice: readonly Scripted[]) => {
    const arena = withObstacles(...(obstacle === null ? [] : [obstacle]));
    return play(scene({ A: unarmed(), B: from(3), arena }), { dice: [action(TOWARD, 2), hexes(2), ...dice] });
  };

  test('27.6 a tree does not, and mud neither trips nor stops it', () => {
    expect(goes(tree(2, 0)).fighter('B').at).toEqual(hex(2, 0));
    expect(goes({ kind: 'mud', at: hex(2, 0) }).of('stumble-checked')).toEqual([]);
  });

  test.each([
    ['27.5', pillar(2, 0)],
    ['27.8', rock(2, 0)],
  ])('%s it goes round what stands there, a hexside to the left or right', (_, obstacle) => {
    const played = goes(obstacle, ['beast-aside', 1]);
    expect(played.of('beast-barred')[0]).toMatchObject({ way: 3, aside: 2 });
    expect(played.fighter('B').at).not.toEqual(hex(2, 0));
    expect(played.of('obstacle-hit')).toEqual([]);
  });

  test('27.8 a man on a rock is out of its way', () => {
    const state = scene({ A: unarmed(), B: from(1), arena: withObstacles(rock(0, 0)) });
    const runs: Scripted[] = [action(RANDOM, 2), hexes(1), ['beast-way', 1], ['beast-aside', 1]];
    const played = play(state, { dice: runs });
    expect(played.one('beast-barred').way).toBe(3);
    expect(played.of('collided')).toEqual([]);
  });

  test('27.3.1 it drives a man against what stands behind him: +4 (P20)', () => {
    const behind = [pillar(-1, 0), pillar(0, -1), pillar(-1, 1)];
    const state = scene({ A: unarmed(), B: from(2), arena: withObstacles(...behind) });
    const dice: Scripted[] = [['beast-way', 1], ...impact(6, 1)];
    const after: Scripted[] = [
      ['lot:pushed-to', 0],
      ['stun', 1, 1],
      ['stun', 1, 1],
      ['stumble', 6],
    ];
    const played = play(state, { dice: [action(RANDOM, 2), hexes(2), ...dice, ...after] });
    expect(played.one('obstacle-hit')).toMatchObject({ fighter: 'A', barrier: 'pillar', pushed: true });
  });
});

describe('27.8.2.1 height and horses', () => {
  const state = scene({ B: { mount: 'C' }, C: { side: 1 }, arena: withObstacles(rock(0, 0)) });
  const [onRock, rider] = state.fighters;
  const onFoot = scene({ A: place(-1, 0, 0) }).fighters[0];

  test('27.8.2.1 neither a man on a rock nor a rider has the other below him (P167)', () => {
    if (onRock === undefined || rider === undefined || onFoot === undefined) throw new Error('three were wanted');
    expect(hasBelow(state, onRock, rider)).toBe(false);
    expect(hasBelow(state, rider, onRock)).toBe(false);
    expect(hasBelow(state, onRock, onFoot)).toBe(true);
    expect(hasBelow(state, rider, onFoot)).toBe(true);
  });
});
