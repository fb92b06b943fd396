/** 31.3: what each talent does in a bout. */
import { describe, expect, test } from 'vitest';
import { talentsSchema } from '../../../../../src/games/gladiator/rules/advanced/talent-schema.ts';
import type { Talent } from '../../../../../src/games/gladiator/rules/advanced/talent-types.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { campaignRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan, type MusterMan, muster } from '../../../../../src/games/gladiator/rules/setup/muster.ts';
import { areaLoss } from '../../../../../src/games/gladiator/rules/sheet.ts';
import { narrate } from '../../../../../src/games/gladiator/rules/told/narrate.ts';
import type { Area, Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import { runBook } from '../../../../../src/kernel/runner.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import {
  legalPlots,
  man,
  play,
  plotRefusal,
  scene,
  shield,
  sword,
  tables,
} from '../../../../../tools/games/gladiator/bout.ts';
import { blow, reading } from '../../support/blows.ts';
import { type Duel, FALLS, fight, holding, poolIn, STEADY, strike } from '../../support/rules/arms.ts';

const wp = (group: Extract<Talent, { code: 'WP' }>['group'], sl: 0 | 1 | 2 | 3): Talent => ({ code: 'WP', group, sl });
const having = (...talents: readonly Talent[]): Pick<Fighter, 'talents'> => ({ talents });
/** On a low column nothing, on a high one a blow that the shield bears. */
const MISS = blow(3);
/** Of 8 CF, against bare defence: the weapon flies. */
const PARRIED = blow(4, 2, 1);

describe('31.3 WP: weapon', () => {
  test('31.3 +1 CF for each level with the weapon he leads with (C61, P33)', () => {
    const total = (talents: readonly Talent[], more: Duel['A'] = holding(1, 'sword')) =>
      poolIn({ A: { ...more, talents, trained: ['sword', 'axe'] } });
    expect(total([])?.total).toBe(10);
    expect(total([wp('sword', 2)])?.total).toBe(12);
    expect(total([wp('sword', 2)])?.modifiers).toContainEqual({
      value: 2,
      why: 'skilled with the sword (WP 2)',
      cite: '31.3',
    });
    expect(total([wp('axe', 3)])?.total).toBe(10);
    expect(total([wp('sword', 1), wp('axe', 3)], holding(1, 'axe', 'sword'))?.total).toBe(13);
    expect(total([wp('sword', 0)])?.total).toBe(10);
  });

  test('31.3 the whole group, as it is taught (C87)', () => {
    const total = (kind: 'scimitar' | 'scissor' | 'javelin') =>
      poolIn({ A: { ...holding(1, kind), talents: [wp('sword', 1), wp('dagger', 2), wp('spear', 3)] } })?.total;
    expect([total('scimitar'), total('scissor'), total('javelin')]).toEqual([11, 12, 13]);
  });

  test('31.3 it is part of his current CF: his stun is measured against it (10.3.3)', () => {
    const out = (talents: readonly Talent[]) =>
      fight({ range: 6, A: { talents, stun: { amount: 11, turn: 1, phase: 1 } } }, { plots: { A: '' } }).of(
        'knocked-out',
      );
    expect(out([]).map(({ cf }) => cf)).toEqual([10]);
    expect(out([wp('sword', 1)])).toEqual([]);
  });

  test("31.3 +1 for each level on the other man's grip, once (C61)", () => {
    const drop = (...talents: readonly Talent[]) =>
      reading(strike({ A: { talents, tr: 12 } }, 'head 4', blow(8, 12, 6)).one('blow'), 'drop');
    expect(drop(wp('sword', 2)).total - drop().total).toBe(-2);
    expect(drop(wp('sword', 2)).modifiers).toContainEqual({
      value: -2,
      why: 'skilled with the sword (WP 2)',
      cite: '31.3',
    });
  });

  test('31.3 dropped in mid-phase the weapon takes the CF with it (9.4.5)', () => {
    const played = fight(
      { rules: campaignRules(), A: { hands: [sword(1)], talents: [wp('sword', 2)] } },
      { cf: { A: 'head 2, chest 8', B: 'head 8' }, dice: [blow(5), PARRIED, ...FALLS, blow(5)] },
    );
    expect(played.of('cf-lost').map(({ fighter, amount }) => [fighter, amount])).toEqual([['A', 2]]);
  });

  test('31.3 skill with the lasso goes on its toss and into his CF (P215)', () => {
    const lasso = { id: 1, kind: 'lasso' } as const;
    const toss = (die: number, ...talents: readonly Talent[]) => {
      const played = play(
        scene({ rules: campaignRules(), A: { hands: [lasso], talents, tr: 7 }, B: { at: { q: 2, r: 0 } } }),
        { plots: { A: 'X TN' }, dice: [['net', die, 1, 1]] },
      );
      return played.one('net-cast').rolls?.[0]?.modifiers ?? [];
    };
    const skilled = toss(2, wp('lasso', 2));
    expect(skilled).toContainEqual({ value: 2, why: 'skilled with the lasso (WP 2)', cite: '31.3' });
    expect(skilled.map(({ why }) => why)).not.toContain('no net fighter');
    expect(toss(6)).toContainEqual({ value: -2, why: 'no net fighter', cite: '20.9.2' });
    expect(toss(4, { code: 'RE' }).map(({ why }) => why)).not.toContain('no net fighter');
  });
});

describe('31.3 TH: throwing', () => {
  test('31.3 +1 Thr for each level', () => {
    const thrown = (...talents: readonly Talent[]) =>
      play(scene({ A: { talents }, B: { at: { q: 4, r: 0 } } }), {
        plots: { A: '!' },
        acts: { A: { kind: 'throw', hand: 0, target: 'B' } },
        dice: [
          ['throw-distance', 1],
          ['drop-direction', 1],
          ['drop-distance', 1],
        ],
      }).one('thrown').rolls?.[0];
    expect((thrown({ code: 'TH', sl: 2 })?.total ?? 0) - (thrown()?.total ?? 0)).toBe(2);
    expect(thrown({ code: 'TH', sl: 2 })?.modifiers).toContainEqual({ value: 2, why: 'Throwing (TH 2)', cite: '31.3' });
  });
});

describe('31.3 GP: grappling', () => {
  const rules = campaignRules();
  const bare = (...talents: readonly Talent[]): Duel => ({ rules, A: { hands: [], talents } });

  test('31.3 a strike at full CF, in its own round, with +1 CF for each level (P54, P215)', () => {
    const plain = poolIn(bare());
    const schooled = poolIn(bare({ code: 'GP', sl: 2 }));
    expect(plain?.marks[0]?.arms).toEqual([{ hand: null, kind: 'fist', halvings: 1, speed: 1 }]);
    expect(schooled?.marks[0]?.arms).toEqual([{ hand: null, kind: 'fist', halvings: 0, speed: 0 }]);
    expect([plain?.total, schooled?.total]).toEqual([10, 12]);
    expect(schooled?.modifiers).toContainEqual({ value: 2, why: 'Grappling (GP 2)', cite: '31.3' });
  });

  test('31.3 the CF of it only while he holds no weapon and has a hand free', () => {
    const total = (hands: Fighter['hands']) => poolIn({ rules, A: { hands, talents: [{ code: 'GP', sl: 3 }] } })?.total;
    expect([total([sword(1)]), total([shield(1)]), total([])]).toEqual([10, 13, 13]);
  });

  test('31.3 disarmed in mid-phase he loses neither CF nor a round (F7)', () => {
    const disarmed = (rest: readonly Scripted[], ...talents: readonly Talent[]) => {
      const played = fight(
        { rules, A: { hands: [sword(1)], talents }, B: { tr: 16 } },
        { cf: { A: 'head 4', B: 'head 8, chest 8' }, dice: [PARRIED, ...FALLS, ...rest] },
      );
      return played.of('blow').find(({ fighter }) => fighter === 'A');
    };
    expect(disarmed([blow(3), blow(5)])).toMatchObject({ cf: 2, round: 4, with: null });
    expect(disarmed([blow(3), blow(3)], { code: 'GP', sl: 1 })).toMatchObject({ cf: 4, round: 3, with: null });
  });
});

describe('31.3 HG: hold ground', () => {
  test('31.3 +1 impact for each level (8.4)', () => {
    const impact = (...talents: readonly Talent[]) =>
      play(scene({ A: { talents }, B: { at: { q: 1, r: 0 } } }), {
        plots: { A: 'F' },
        dice: [['impact', 6], ['impact', 1], ['stun', 1, 1], STEADY],
      }).one('collided').rolls?.[0];
    expect((impact({ code: 'HG', sl: 3 })?.total ?? 0) - (impact()?.total ?? 0)).toBe(3);
    expect(impact({ code: 'HG', sl: 3 })?.modifiers).toContainEqual({
      value: 3,
      why: 'Hold Ground (HG 3)',
      cite: '31.3',
    });
  });
});

describe('31.3 FA: fast attack', () => {
  const rounds = (talents: readonly Talent[], cf: string, more: Duel['A'] = {}, dice = MISS) =>
    fight({ A: { ...more, talents, tr: 20 } }, { cf: { A: cf, B: '' }, dice: cf.split(',').map(() => dice) })
      .one('sequence-set')
      .slots.map(({ round, fast }) => [round, fast ?? false]);

  test('31.3 the first attack of the phase falls a round earlier, the others do not (9.4.4)', () => {
    expect(rounds([], 'head 4')).toEqual([[3, false]]);
    expect(rounds([{ code: 'FA' }], 'head 4')).toEqual([[2, true]]);
    expect(rounds([{ code: 'FA' }], 'head 4, chest 4, legs 4')).toEqual([
      [0, true],
      [3, false],
      [5, false],
    ]);
  });

  test('31.3.1 a talent has a level from 1 to 3', () => {
    const taken = (sl: number) => talentsSchema.safeParse([{ code: 'TH', sl }]).success;
    expect([0, 1, 2, 3, 4].map(taken)).toEqual([false, true, true, true, false]);
  });

  test('31.3 with the speed of his weapon, and never before round 0 (9.4.4.1)', () => {
    expect(rounds([{ code: 'FA' }], 'head 4', holding(1, 'axe'))).toEqual([[3, true]]);
    expect(rounds([{ code: 'FA' }], 'head 1, chest 1, legs 1', holding(1, 'dagger'), blow(6))[0]).toEqual([0, true]);
  });
});

describe('31.3 TG: toughness', () => {
  const TOUGH: Talent = { code: 'TG' };
  const loss = (talents: readonly Talent[], area: Area, wounds: number) =>
    areaLoss(tables, man('A', { talents, wounds: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, [area]: wounds } }), area);

  test('31.3 the first CF lost in each area is not lost, all others are (10.3.1)', () => {
    expect([0, 1, 2, 5, 9].map((wounds) => loss([], 1, wounds))).toEqual([0, 1, 2, 3, 4]);
    expect([0, 1, 2, 5, 9].map((wounds) => loss([TOUGH], 1, wounds))).toEqual([0, 0, 1, 2, 3]);
  });

  test('31.3 but nothing is won back where a wound costs nothing: the only box of an area (B1)', () => {
    const wounds = { 1: 1, 2: 0, 3: 0, 4: 0, 5: 0 };
    expect(areaLoss(tables, man('A', { talents: [TOUGH], w: 1, wounds }), 1)).toBe(0);
  });

  test('31.3 and it says so, once an area (P60)', () => {
    const struck = (wounds: number) =>
      strike(
        { A: { tr: 20 }, B: { ...having(TOUGH), wounds: { 1: wounds, 2: 0, 3: 0, 4: 0, 5: 0 } } },
        'head 8',
        blow(11, 3, 6),
      );
    const fresh = struck(0);
    expect(fresh.one('shrugged-off')).toMatchObject({ fighter: 'B', area: 1, cite: '31.3' });
    const { wounds, targetCf } = fresh.one('blow');
    expect(targetCf.from - targetCf.to).toBe(loss([TOUGH], 1, wounds));
    expect(struck(1).of('shrugged-off')).toEqual([]);
  });
});

describe('31.3 SP: sprinting', () => {
  const RUNNER = having({ code: 'SP' });
  const open = (A: Partial<Fighter> = {}) => scene({ A, B: { at: { q: 0, r: 4 }, facing: 0 } });

  test('31.3 any three of F, SFL and SFR, each with its turn (7.4)', () => {
    for (const order of ['F F F', 'SFL F SFR', 'F(L) SFR (R)F']) expect(plotRefusal(open(RUNNER), order)).toBeNull();
    expect(plotRefusal(open(), 'F F F')).toBe('at most two movement actions a phase (7.2)');
    expect(plotRefusal(open(RUNNER), 'F F B')).toContain('31.3');
    expect(plotRefusal(open(RUNNER), 'F F F F')).toContain('31.3');
    expect(plotRefusal(open(RUNNER), 'F F C')).toContain('7.2');
  });

  test('31.3 all of them are listed', () => {
    const three = (A: Partial<Fighter>) => legalPlots(open(A)).filter(({ actions }) => actions.length === 3).length;
    expect([three({}), three(RUNNER)]).toEqual([0, 15 ** 3]);
  });

  test('31.3 he goes three hexes, and is checked for a stumble at -1 (15.1.1)', () => {
    const run = (face: number) => play(open(RUNNER), { plots: { A: 'F F F' }, dice: [['stumble', face]] });
    expect(run(3).fighter('A').at).toEqual({ q: 3, r: 0 });
    expect(run(3).one('stumble-checked')).toMatchObject({ why: 'sprinted', cite: '31.3', stumbled: false });
    expect(run(3).one('stumble-checked').rolls?.[0]?.modifiers).toEqual([
      { value: -1, why: 'sprinting', cite: '31.3' },
    ]);
    expect(run(2).fighter('A').owesStumble).toBe(true);
    expect(run(3).fighter('A').moves).toBe(1);
  });

  test('31.3 a hazard that he comes back to counts once (15.1.1, P27)', () => {
    const from = { ...open(RUNNER), loose: [{ item: sword(9), at: { q: 1, r: 0 } }] };
    const there = play(from, { plots: { A: 'F(R) SFR(L) SFL' }, dice: [['stumble', 6]] });
    expect(there.of('stepped').map(({ steps }) => steps[0]?.to)).toEqual([
      { q: 1, r: 0 },
      { q: 0, r: 1 },
      { q: 1, r: 0 },
    ]);
    const hazards = there.one('stumble-checked').rolls?.[0]?.modifiers.filter(({ cite }) => cite === '15.1.1');
    expect(hazards).toEqual([{ value: -1, why: 'a hazard in his way', cite: '15.1.1' }]);
  });

  test('31.3 two actions are no sprint', () => {
    expect(play(open(RUNNER), { plots: { A: 'F F' } }).of('stumble-checked')).toEqual([]);
  });
});

describe('31.3 FB: fatal blow', () => {
  const KILLER = having({ code: 'FB' });
  const fatal: Scripted = ['fatal-blow', 5];
  const blows = (cf: string, defence: string, dice: readonly Scripted[], more: Duel['A'] = {}) =>
    fight({ A: { ...KILLER, tr: 11, ...more }, B: { tr: 30 } }, { cf: { A: cf, B: `| ${defence}` }, dice });

  test('31.3 an attack given up takes 1D3 and a third of his TR off the next defence (P60)', () => {
    const played = blows('head 2 fatal, chest 5', 'chest 9', [fatal, blow(5)], {});
    expect(played.one('attack-given-up')).toMatchObject({ fighter: 'A', area: 1, cf: 2, cite: '31.3' });
    const { rolls = [], modified, cf } = played.one('blow');
    expect(rolls.find(({ name }) => name === 'fatal-blow')).toMatchObject({
      total: 6,
      modifiers: [{ value: 3, why: 'a third of his TR', cite: '31.3' }],
    });
    expect(cf).toBe(5);
    expect(modified).toBe(5 - 9 + 6);
  });

  test('31.3 down to no defence, not below it (P219)', () => {
    expect(blows('head 2 fatal, chest 5', 'chest 2', [fatal, MISS]).one('blow').modified).toBe(5);
    expect(blows('head 2 fatal, chest 5', '', [fatal, MISS]).one('blow').modified).toBe(5);
  });

  test('31.3 only the next of his attacks gains by it', () => {
    const played = blows('head 2 fatal, chest 3, legs 3', 'chest 8, legs 8', [fatal, blow(5), blow(12)], { tr: 12 });
    expect(played.of('blow').map(({ area, modified }) => [area, modified])).toEqual([
      [2, 3 - 8 + 7],
      [5, 3 - 8],
    ]);
  });

  test('31.3 its CF is spent and it counts as planned: rounds and performance go by it (9.4.2, P57)', () => {
    const played = blows('head 2 fatal, chest 5', '', [fatal, MISS]);
    expect(played.one('sequence-set').slots).toMatchObject([
      { area: 1, round: 2, fatal: true },
      { area: 2, round: 4 },
    ]);
    expect(played.fighter('A').attackTotal).toBe(7);
  });

  test('31.3 it is told in words, and so is a fast attack', () => {
    const played = blows('head 2 fatal, chest 5', '', [fatal, MISS], having({ code: 'FB' }, { code: 'FA' }));
    const told = played.events.map((event) => narrate(event, played.state)).join(' ');
    expect(told).toContain('attacks head 2 (to be given up), chest 5');
    expect(told).toContain('1 A head (a round early: Fast Attack) (to be given up)');
    expect(told).toContain('MAXIMUS gives up his blow at the head (2 CF) for a fatal one.');
  });

  test('31.3 lost before its round it gains nothing (9.4.5)', () => {
    const played = fight(
      { A: { ...KILLER, tr: 11, stun: { amount: 0, turn: 1, phase: 1 } }, B: { tr: 30 } },
      {
        cf: { A: 'head 1 fatal, chest 5', B: 'head 8, chest 1, legs 1' },
        dice: [blow(11, 2, 6), blow(6), MISS, blow(6)],
      },
    );
    expect(played.of('attack-given-up')).toEqual([]);
  });

  test('31.3 one a phase, by one who has the talent, with an attack to come after it', () => {
    const pool = poolIn({ A: { ...KILLER, tr: 11 } });
    expect(pool?.fatalBlow).toBe(true);
    expect(poolIn({})).not.toHaveProperty('fatalBlow');
    const refusedAs = (cf: string, talents: readonly Talent[]) => {
      try {
        fight({ A: { talents, tr: 20 } }, { cf: { A: cf, B: '' }, dice: [] });
      } catch (error) {
        return error instanceof Error ? error.message : '';
      }
      return '';
    };
    expect(refusedAs('head 2 fatal, chest 5', [])).toContain('only a man with the talent FB');
    expect(refusedAs('head 2, chest 5 fatal', KILLER.talents)).toContain('must come after');
    expect(refusedAs('head 2 fatal, chest 5 fatal, legs 2', KILLER.talents)).toContain('one attack a phase');
  });

  test('31.3 a centurion never uses it (P88)', () => {
    const talents: readonly Talent[] = [wp('sword', 1), { code: 'FB' }, { code: 'FA' }];
    const given: string[] = [];
    let fast = 0;
    for (let i = 0; i < 20; i++) {
      const one: MusterMan = { ...anyMan('medium'), talents };
      runBook(
        gladiator,
        tables,
        { rules: campaignRules(), fighters: muster([one], [one], null) },
        `fatal-${i}`,
        (event) => {
          if (event.kind === 'attack-given-up') given.push(event.fighter);
          if (event.kind === 'sequence-set') fast += event.slots.filter((slot) => slot.fast === true).length;
        },
      );
    }
    expect(given).toEqual([]);
    expect(fast).toBeGreaterThan(20);
  });
});
