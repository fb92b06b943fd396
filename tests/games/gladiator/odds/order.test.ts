/** What an order hangs on: the same chances as the rolls it brings have by themselves. */
import { describe, expect, test } from 'vitest';
import { orderOdds } from '../../../../src/games/gladiator/odds/order.ts';
import {
  collisionChances,
  fallProneChance,
  netChances,
  recoveryChance,
  stumbleChance,
  throwChance,
} from '../../../../src/games/gladiator/odds/single-rolls.ts';
import { entryOf } from '../../../../src/games/gladiator/rules/basic/collision.ts';
import { stridesOf } from '../../../../src/games/gladiator/rules/basic/plot.ts';
import { beginPhase, turnoutOf } from '../../../../src/games/gladiator/rules/phase.ts';
import { advancedRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { fighterOf } from '../../../../src/games/gladiator/rules/sheet.ts';
import type { LooseItem, State } from '../../../../src/games/gladiator/rules/types.ts';
import { rngFrom, seedState } from '../../../../src/kernel/rng.ts';
import { ONES } from '../../../../src/odds/falls.ts';
import {
  lying,
  type Scene,
  scene,
  shield,
  sword,
  tables,
  tablesOf,
  weapon,
} from '../../../../tools/games/gladiator/bout.ts';
import { order } from '../../../../tools/games/gladiator/notation.ts';

const odds = (state: State, text: string) =>
  new Map(orderOdds({ state, tables }, 'A', order(text)).map(({ what, chance }) => [what, chance]));

const FAR = { at: { q: 0, r: 5 } } as const;
/** 13.4.1 That a man who has written R takes a thing up. */
function recovering(state: State, loose: LooseItem): number {
  const ctx = fieldOf(state);
  const man = fighterOf(ctx.state, 'A');
  turnoutOf(ctx, man).recovering = true;
  return recoveryChance(ctx, man, loose);
}

const fieldOf = (state: State) => beginPhase({ state, tables, dice: ONES, emit: () => {} });

describe('an order hangs on', () => {
  test('nothing, where its way is clear', () => {
    expect(odds(scene({ B: FAR }), 'F F')).toEqual(new Map());
  });

  test.each([0, 1, 2, 3])('15.1.1 stumbling over what lies in its way, with stun %i', (amount) => {
    const stun = { amount, turn: 1, phase: 0 };
    const state = scene({ A: { stun }, B: FAR, loose: [lying(sword(9), { q: 1, r: 0 })], phase: 2 });
    const chance = stumbleChance(tables, fighterOf(state, 'A'), 1);
    expect(odds(state, 'F').get('stumbles')).toBeCloseTo(chance, 12);
    expect(odds(state, '').get('stumbles')).toBeUndefined();
  });

  test('15.1.1 every hazard on its way', () => {
    const loose = [lying(sword(9), { q: 1, r: 0 }), lying(shield(8), { q: 2, r: 0 })];
    const state = scene({ B: FAR, loose });
    expect(odds(state, 'F F').get('stumbles')).toBeCloseTo(stumbleChance(tables, fighterOf(state, 'A'), 2), 12);
  });

  test('15.1 a leap', () => {
    const state = scene({ B: FAR });
    expect(odds(state, 'L').get('stumbles')).toBeCloseTo(stumbleChance(tables, fighterOf(state, 'A'), 0), 12);
  });

  test('15.3 the fall of a man who stumbled before', () => {
    for (const ag of [-2, 0, 3]) {
      const state = scene({ A: { ag, owesStumble: true }, B: FAR });
      expect(odds(state, 'S')).toEqual(new Map([['falls', fallProneChance(fighterOf(state, 'A'))]]));
    }
  });

  const MEN = Array.from({ length: 20 }, (_, seed): Scene => {
    const rng = rngFrom(seedState(`order/${seed}`));
    const pick = <T>(first: T, ...more: T[]): T => [first, ...more][rng.int(more.length + 1)] ?? first;
    const one = () => ({
      type: pick('light' as const, 'medium' as const, 'heavy' as const),
      st: rng.int(6) - 2,
      ag: rng.int(5) - 2,
    });
    return { A: one(), B: one() };
  });
  test.each(MEN)('8.4 the impact of two men, won and lost ($A.type $A.st against $B.type $B.st)', (men) => {
    const state = scene(men);
    const ctx = fieldOf(scene(men));
    const [a, b] = [fighterOf(ctx.state, 'A'), fighterOf(ctx.state, 'B')];
    turnoutOf(ctx, a).entered = [{ hex: b.at, way: 'forward', hazard: false }];
    const by = collisionChances(ctx, b.at, entryOf(ctx, a, { q: 0, r: 0 }), entryOf(ctx, b, null));
    const share = (is: (lead: number) => boolean) =>
      [...by].reduce((sum, [lead, chance]) => sum + (is(lead) ? chance : 0), 0);
    const found = odds(state, 'F');
    expect(found.get('wins') ?? 0).toBeCloseTo(
      share((lead) => lead > 0),
      12,
    );
    expect(found.get('loses') ?? 0).toBeCloseTo(
      share((lead) => lead < 0),
      12,
    );
  });

  test('20.4.1 a net that is tossed, 13.3.2 a throw, 13.4.1 a thing that is taken up', () => {
    const net = { id: 7, kind: 'net' } as const;
    const B = { at: { q: 2, r: 0 }, facing: 3 } as const;
    const caster = scene({ rules: advancedRules(), A: { hands: [weapon(1, 'trident'), net], style: 'retiarius' }, B });
    const catches = netChances(fieldOf(caster), fighterOf(caster, 'A'), fighterOf(caster, 'B'), 'toss').get('H');
    expect(odds(caster, 'TN').get('catches')).toBeCloseTo(catches ?? 0, 12);
    const thrower = scene({ A: { hands: [weapon(1, 'javelin')] }, B });
    const hits = throwChance(tables, fighterOf(thrower, 'A'), weapon(1, 'javelin'), 2);
    expect(odds(thrower, '!').get('hits')).toBeCloseTo(hits, 12);
    const loose = lying(sword(9), { q: 1, r: 0 });
    const taker = scene({ A: { hands: [], ag: -3 }, B: FAR, loose: [loose] });
    expect(recovering(taker, loose)).toBeCloseTo(3 / 6, 12); // 1D6 +1 beside him +3 AG -6 for R: 1 or less
    expect(odds(taker, 'R').get('takes')).toBeCloseTo(3 / 6, 12);
  });

  test.each([
    ['B', 3 / 36],
    ['B B', 10 / 36],
    ['SBL', 1 / 36],
    ['F', 0],
  ])('P263 by the tables of 1981 going backward by %s', (text, chance) => {
    const rules: State['rules'] = { ...advancedRules(), edition: 'classic' };
    const state = scene({ rules, B: FAR });
    const found = orderOdds({ state, tables: tablesOf(rules) }, 'A', order(text));
    expect(found.find(({ what }) => what === 'stumbles')?.chance ?? 0).toBeCloseTo(chance, 12);
  });

  test('21.3.2.1 an arrow, which needs no wish to throw', () => {
    const B = { at: { q: 3, r: 0 }, facing: 3 } as const;
    const archer = scene({ rules: advancedRules(), A: { hands: [weapon(1, 'bow')], arrows: 4 }, B });
    const hits = throwChance(tables, fighterOf(archer, 'A'), weapon(1, 'bow'), 3);
    expect(odds(archer, '').get('hits')).toBeCloseTo(hits, 12);
  });

  test('13.4.1 of several things in reach the one that is the easiest to take up', () => {
    const loose = [lying(sword(9), { q: 1, r: 0 }), lying(shield(8), { q: 0, r: 0 })];
    const taker = scene({ A: { hands: [], ag: -3 }, B: FAR, loose });
    const chances = loose.map((one) => recovering(taker, one));
    expect(new Set(chances).size).toBe(2);
    expect(odds(taker, 'R').get('takes')).toBeCloseTo(Math.max(...chances), 12);
  });

  test('P273, 20.8.2 a net that is laid, by who goes a hex forward into it', () => {
    const net = { id: 7, kind: 'net' } as const;
    const B = { at: { q: 2, r: 0 }, facing: 3, type: 'heavy' } as const;
    const caster = scene({ rules: advancedRules(), A: { hands: [weapon(1, 'trident'), net], style: 'retiarius' }, B });
    const walking = scene({
      rules: advancedRules(),
      A: { hands: [weapon(1, 'trident'), net], style: 'retiarius' },
      B: { ...B, by: 'book' },
    });
    const ctx = fieldOf(walking);
    const [mine, his] = [fighterOf(walking, 'A'), fighterOf(walking, 'B')];
    const turnout = turnoutOf(ctx, his);
    turnout.strides = stridesOf(tables, order('F').actions);
    turnout.entered = [{ hex: { q: 1, r: 0 }, way: 'forward', hazard: false }];
    const trips = netChances(ctx, mine, his, 'lay').get('H') ?? 0;
    expect(trips).toBeGreaterThan(0);
    expect(odds(caster, 'LN2').get('lays')).toBeCloseTo(trips, 12);
    expect(odds(caster, 'LN2').get('trips')).toBeUndefined();
  });

  test('leaves everybody where he is', () => {
    const state = scene({ B: { at: { q: 1, r: 0 } } });
    const before = JSON.stringify(state);
    odds(state, 'F');
    expect(JSON.stringify(state)).toBe(before);
  });
});
