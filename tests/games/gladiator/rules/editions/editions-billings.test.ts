/** P266-P268: bouts by the Billings tables. */
import { describe, expect, test } from 'vitest';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { lying, play, type Scene, scene, shield, sword, weapon } from '../../../../../tools/games/gladiator/bout.ts';
import { added, apart, reading } from '../../support/blows.ts';
import { drm, impact, impacts, place } from '../../support/rules/clash.ts';
import { NET, netMan, three } from '../../support/rules/snares.ts';

const BILLINGS = { edition: 'billings' } as const;
const billings = (set: Scene = {}) => scene({ ...set, rules: { ...set.rules, ...BILLINGS } });
const FALLS: readonly Scripted[] = [
  ['drop-direction', 1],
  ['drop-distance', 1],
];

describe('P267 blows and collisions', () => {
  test('P266 M is a fumble on columns up to 3', () => {
    const event = play(billings({ A: { tr: 30 } }), { cf: { A: 'head 3' }, dice: apart(3) }).one('blow');
    expect(event).toMatchObject({ printed: 'M', result: 'F' });
    expect(reading(event, 'crt').table).toMatchObject({ id: 'billings/crt', column: '3' });
  });

  test.each([
    [3, -5 + 3],
    [-2, -5 - 2],
  ])('P267 ST %i of the defender goes on what he may drop: %i', (st, total) => {
    const event = play(billings({ A: { tr: 30 }, B: { st, tr: 20 } }), {
      cf: { A: 'head 5' },
      dice: apart(7, { drop: 18 }),
    }).one('blow');
    expect([event.result, added(event, 'drop')]).toEqual(['P', total]);
  });

  test('P267 on a tie both fall back, and both are stunned by two dice', () => {
    const man: Partial<Fighter> = { type: 'light', hands: [shield(12, 'small')] };
    const played = play(billings({ A: man, B: { ...man, hands: [shield(14, 'small')], at: { q: 1, r: 0 } } }), {
      plots: { A: 'F' },
      dice: [...impact(1, 3), ['stun', 2, 3], ['stun', 4, 4]],
    });
    expect(played.one('collided').winner).toBeNull();
    expect(played.of('stunned').map(({ fighter, stun }) => [fighter, stun.to])).toEqual([
      ['A', 1],
      ['B', 1],
    ]);
  });

  test.each([
    [3, 3, true],
    [3, 4, false],
    [6, 5, false],
  ])('P267 men whose paths cross throw %i and %i, and collide: %s', (a, b, collides) => {
    const dice: Scripted[] = [['crossing', a, b]];
    if (collides) dice.push(...impact(6, 1), ['stun', 1, 1], ['stumble', 6]);
    const man: Partial<Fighter> = { hands: [shield(12, 'small')] };
    const played = play(
      billings({
        A: { ...man, ...place(0, 0, 0) },
        B: { ...man, hands: [shield(14, 'small')], ...place(1, 1, 4) },
      }),
      { plots: { A: 'F F', B: 'F F' }, dice },
    );
    expect(played.one('paths-crossed').collided).toBe(collides);
  });

  test('P267 impact knows no net', () => {
    const roll = impacts(
      play(
        billings({
          B: { hands: [], ensnared: { snare: NET, by: 'net', holder: null, turn: 1, phase: 1, dragged: false } },
        }),
        {
          plots: { A: 'F' },
          dice: [...impact(6, 1), ['stun', 1, 1], ['stumble', 6], three('escape', 18)],
          escape: 0,
        },
      ),
    )[1];
    expect(drm(roll, 'ensnared')).toBeUndefined();
  });

  test('P267 a recover action counts even after a collision', () => {
    const item = lying(sword(9), { q: 0, r: 0 });
    const played = play(
      billings({
        A: { hands: [], st: 6, cfAtStart: 10 },
        B: { hands: [shield(12, 'small')], at: { q: 2, r: 0 } },
        loose: [item],
      }),
      {
        plots: { A: 'R!', B: 'F F' },
        acts: { A: { kind: 'recover', item: 9, drop: null } },
        dice: [...impact(6, 1), ['stun', 1, 1], ['stumble', 6], ['stumble', 6], ['recovery', 6]].slice(
          0,
          7,
        ) as Scripted[],
      },
    );
    const roll = reading(played.one('recovery-tried'), 'recovery');
    expect([drm(roll, 'recover action'), drm(roll, 'in a collision this phase')]).toEqual([-6, 4]);
  });

  test.each([
    ['F', 0, 2],
    ['F F', 1, 4],
    ['SFL', 0, 1],
    ['C', 2, 6],
  ])('P267 %s against a pillar %i hexes on: %i stun, and no dice', (plot, between, stun) => {
    const at = plot === 'SFL' ? { q: 1, r: -1 } : { q: between + 1, r: 0 };
    const rules = advancedRules();
    const arena = { obstacles: [{ kind: 'pillar' as const, at }] };
    const played = play(billings({ rules, arena, B: place(-4, 0, 0) }), { plots: { A: plot } });
    expect(played.of('stunned').map(({ stun: { to }, rolls }) => [to, rolls])).toEqual([[stun, []]]);
  });
});

describe('P268 throws and nets', () => {
  const hurl = (item: Fighter['hands'][number], range: number, die: number, tr = 10, area = 2) =>
    play(billings({ A: { hands: [item], tr, cfAtStart: 10 }, B: { ...place(range, 0, 3), hands: [] } }), {
      plots: { A: 'X!' },
      acts: { A: { kind: 'throw', hand: 0, target: 'B' } },
      dice: [['throw-distance', die], ...hits(item, range, die, tr, area)],
    });
  /** The rest of the dice where it flies true: the area, and the blow that misses. */
  const hits = (item: Fighter['hands'][number], range: number, die: number, tr: number, area: number): Scripted[] => {
    const made = item.kind === 'trident';
    const total =
      die + ([made ? -3 : -2, made ? -2 : -1, made ? -1 : 0][range - 1] ?? 0) + (tr <= 8 ? 1 : tr >= 12 ? -1 : 0);
    if (total > 1) return [];
    if (area === 6) return [['throw-area', 6]];
    return [['throw-area', area], ...(made ? apart(3, { wound: 3 }) : apart(3)), ...FALLS];
  };

  test.each([
    [1, 3, true],
    [1, 4, false],
    [2, 2, true],
    [2, 3, false],
    [3, 1, true],
    [3, 2, false],
    [6, 1, true],
  ])('P268 a sword at %i hexes and a die of %i: %s', (range, die, hit) => {
    expect(hurl(sword(1), range, die).one('thrown').hit).toBe(hit);
  });

  test('P268 a trident flies better, training helps or hinders', () => {
    const trident = weapon(1, 'trident');
    expect(hurl(trident, 2, 3).one('thrown').hit).toBe(true);
    expect(hurl(sword(1), 2, 3, 12).one('thrown').hit).toBe(true);
    expect(hurl(sword(1), 2, 2, 8).one('thrown').hit).toBe(false);
  });

  test('P268 on a 6 of the area it misses after all', () => {
    const played = hurl(sword(1), 1, 1, 10, 6);
    const { hit, rolls = [] } = played.one('thrown');
    expect([hit, rolls.map(({ name, result }) => [name, result])]).toEqual([
      false,
      [
        ['throw-distance', 'it flies true'],
        ['throw-area', 'flies past'],
      ],
    ]);
    expect(played.of('blow')).toEqual([]);
    expect(played.one('item-dropped').why).toBe('thrown');
  });

  test('P297 a broken trident is thrown like a sword, and strikes with a CRT value of 3', () => {
    const whole = weapon(1, 'trident');
    const stump = { ...whole, short: true } as const;
    const thrown = (item: typeof whole, red: readonly Scripted[]) =>
      play(billings({ A: { hands: [item], tr: 10, cfAtStart: 10 }, B: { ...place(1, 0, 3), hands: [] } }), {
        plots: { A: 'X!' },
        acts: { A: { kind: 'throw', hand: 0, target: 'B' } },
        dice: [['throw-distance', 1], ['throw-area', 2], ...red, ...FALLS],
      });
    expect(thrown(stump, apart(3)).one('blow').cf).toBe(3);
    expect(thrown(whole, apart(3, { wound: 3 })).one('blow').cf).toBe(5);
  });

  test.each([
    [8, 0, true],
    [9, 0, false],
    [9, 1, true],
  ])('P268 a net that touches: a total of %i with %i stun, and he stumbles: %s', (total, stun, stumbles) => {
    const rules = { ...advancedRules(), ...BILLINGS };
    const played = play(
      scene({
        rules,
        phase: 2,
        A: netMan({ tr: 10 }),
        B: { at: { q: 3, r: 0 }, stun: { amount: stun, turn: 1, phase: 2 } },
      }),
      {
        plots: { A: 'X TN', B: 'SFR' },
        dice: [three('net', 12), ['stumble-net', total - 4, 4]],
      },
    );
    expect(played.one('stumble-checked').stumbled).toBe(stumbles);
  });
});
