/** P340-P343: arrows, throws, kicks and nets by the tables of 1981 and by those of Billings. */
import { describe, expect, test } from 'vitest';
import { throwChance } from '../../../../../src/games/gladiator/odds/single-rolls.ts';
import { advancedRules, campaignRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { lying, man, play, scene, shield, sword, tablesOf, weapon } from '../../../../../tools/games/gladiator/bout.ts';
import { apart, reading } from '../../support/blows.ts';
import { drm, place } from '../../support/rules/clash.ts';
import { kick } from '../../support/rules/gear.ts';
import { caught, netMan, TRIDENT, three } from '../../support/rules/snares.ts';

const OTHERS = ['classic', 'billings', 'v2'] as const;
const by = (edition: (typeof OTHERS)[number]) => advancedRules(undefined, { edition });
const skilled = (edition: (typeof OTHERS)[number]) => campaignRules(undefined, { edition });
const th = (level: 1 | 2 | 3): Pick<Fighter, 'talents'> => ({ talents: [{ code: 'TH', sl: level }] });
const FALLS: readonly Scripted[] = [
  ['drop-direction', 1],
  ['drop-distance', 1],
];

describe('P340 arrows, and men with TH', () => {
  test.each(OTHERS)(
    'P340, 21.3.2.1 by %s an arrow flies if 1D6 - 1 + ST + 5 is above the range, and 6 is his choice',
    (edition) => {
      const archer: Partial<Fighter> = { hands: [weapon(1, 'bow')], arrows: 9, st: 1 };
      const shot = (die: number, more: readonly Scripted[]) =>
        play(scene({ rules: by(edition), A: archer, B: { ...place(8, 0, 3), hands: [] } }), {
          acts: { A: { kind: 'throw', hand: 0, target: 'B' } },
          aim: 2,
          dice: [['throw-distance', die], ...more],
        });
      expect(shot(3, []).one('thrown').hit).toBe(false);
      const hit = shot(4, [['throw-area', 6], ...apart(4, { wound: 3 })]);
      expect(hit.one('thrown').hit).toBe(true);
      expect(hit.one('blow')).toMatchObject({ area: 2, cf: 5 });
      expect(hit.of('item-dropped')).toEqual([]);
      expect(throwChance(tablesOf(by(edition)), man('A', archer), weapon(1, 'bow'), 8)).toBeCloseTo(1 / 2, 12);
    },
  );

  test('P340 by the tables of 1981 a man with TH throws by 13.3.2, each level adding 1', () => {
    const rules = skilled('classic');
    const chance = (level: 0 | 1 | 2 | 3, range: number) =>
      throwChance(tablesOf(rules), man('A', { st: 0, ...(level === 0 ? {} : th(level)) }), sword(1), range);
    expect([chance(0, 3), chance(1, 3), chance(2, 3), chance(1, 6)].map((one) => Math.round(one * 6))).toEqual([
      1, 4, 5, 1,
    ]);
    const event = play(scene({ rules, A: { hands: [sword(1)], ...th(1) }, B: { ...place(3, 0, 3), hands: [] } }), {
      plots: { A: 'X!' },
      acts: { A: { kind: 'throw', hand: 0, target: 'B' } },
      dice: [['throw-distance', 2], ...FALLS],
    }).one('thrown');
    expect(reading(event, 'throw-distance')).toMatchObject({ cite: '13.3.2', total: 3, need: { op: '>', than: 3 } });
  });

  test('P340 by the Billings tables each level of TH takes 1 off the die', () => {
    const chance = (level: 0 | 1 | 2 | 3) =>
      throwChance(tablesOf(skilled('billings')), man('A', { tr: 10, ...(level === 0 ? {} : th(level)) }), sword(1), 2);
    // 1D6 - 1 - level of 1 or less, and then an area of 1 to 5.
    expect([chance(0), chance(1), chance(3)].map((one) => Math.round(one * 36))).toEqual([10, 15, 25]);
  });

  test('P340, P306 a javelin of V2.0 flies a hex further for each level of TH', () => {
    const chance = (level: 0 | 1 | 2 | 3, range: number) =>
      throwChance(tablesOf(skilled('v2')), man('A', level === 0 ? {} : th(level)), weapon(1, 'javelin'), range);
    expect(
      [chance(0, 4), chance(0, 5), chance(1, 5), chance(1, 6), chance(2, 6)].map((one) => Math.round(one * 6)),
    ).toEqual([5, 0, 5, 0, 5]);
  });
});

describe('P341 kicks', () => {
  const item = (q: number) => lying(sword(9), { q, r: 0 });
  const kicked = (edition: (typeof OTHERS)[number], plot: string, at: number, die: number) =>
    play(scene({ rules: by(edition), A: {}, B: place(9, -4, 3), loose: [item(at)] }), {
      plots: { A: `${plot}!` },
      acts: { A: kick(1) },
      dice:
        at === 0
          ? [['kick', die]]
          : [
              ['stumble', 6],
              ['kick', die],
            ],
    }).one('kicked');

  test.each([
    ['F', 1, 1, 6],
    ['F F', 2, 2, 6],
    ['F F(R)', 2, 3, 5],
    ['X', 0, 1, 4],
    ['X(RRR)', 0, 4, 6],
  ] as const)('P341 after %s with it %i hexes on: it goes the die less %i', (plot, at, written, die) => {
    for (const edition of OTHERS) {
      const event = kicked(edition, plot, at, die);
      expect(drm(reading(event, 'kick'), 'per action written')).toBe(-written);
      expect(event.to).toEqual({ q: at, r: die - written });
    }
  });

  test('P341 with nothing left of the die it stays', () => {
    expect(kicked('classic', 'F', 1, 1)).toMatchObject({ moved: false, to: { q: 1, r: 0 } });
  });
});

describe('P342 nets by the Billings tables', () => {
  const swung = (
    edition: (typeof OTHERS)[number],
    total: number,
    dice: readonly Scripted[] = [],
    B: Partial<Fighter> = {},
  ) =>
    play(scene({ rules: by(edition), A: netMan(), B: { at: { q: 2, r: 0 }, ...B } }), {
      plots: { A: 'X SN' },
      dice: [three('net', total), ...dice],
      escape: 0,
      drag: 0,
    });

  test('P342 a net swung ensnares on H, where that of 1981 trips', () => {
    const freed: readonly Scripted[] = [three('escape', 18), three('drag', 3)];
    expect(swung('billings', 18, freed).one('ensnared').fighter).toBe('B');
    const tripped = swung('classic', 18);
    expect(tripped.of('ensnared')).toEqual([]);
    expect(tripped.fighter('B').owesStumble).toBe(true);
  });

  test('P342 a net laid ensnares on H him who walks into it', () => {
    const played = play(scene({ rules: by('billings'), A: netMan(), B: { at: { q: 2, r: 0 }, facing: 3 } }), {
      plots: { A: 'X LN2', B: 'F' },
      dice: [three('net', 18), three('escape', 18), three('drag', 3)],
      escape: 0,
      drag: 0,
    });
    expect(played.one('net-cast').plot.kind).toBe('lay');
    expect(played.one('ensnared').fighter).toBe('B');
  });

  test('P342 on P a man only checks, and a man in a net already stumbles', () => {
    const checked = swung('billings', 13, [['stumble-net', 1, 1]]);
    expect([checked.of('ensnared').length, checked.of('stumble-checked').length]).toEqual([0, 1]);
    const again = swung('billings', 18, [three('escape', 18)], {
      ensnared: { ...caught().ensnared, snare: { id: 77, kind: 'net' }, holder: null } as Fighter['ensnared'],
    });
    expect(again.of('ensnared')).toEqual([]);
    expect(again.fighter('B').owesStumble).toBe(true);
  });
});

describe('P343 where a throw that missed lies by the Billings tables', () => {
  const missed = (die: number, B: Partial<Fighter>, A: Partial<Fighter> = {}) =>
    play(scene({ rules: by('billings'), A: { hands: [TRIDENT], tr: 8, ...A }, B: { hands: [shield(9)], ...B } }), {
      plots: { A: 'X!' },
      acts: { A: { kind: 'throw', hand: 0, target: 'B' } },
      dice: [['throw-distance', die]],
    }).one('item-dropped');

  test.each([
    [5, { q: 5, r: 0 }],
    [6, { q: 6, r: 0 }],
    [3, { q: 3, r: 0 }],
  ])('P343 a die of %i: so many hexes on, short of him, under him or beyond', (die, at) => {
    expect(missed(die, place(5, 0, 3))).toMatchObject({ cite: 'P343', why: 'thrown', at });
  });

  test('P343 off the straight lines it lies on the way to him', () => {
    expect(missed(4, place(2, 2, 4), { facing: 0 }).at).toEqual({ q: 2, r: 2 });
    expect(missed(3, place(4, 2, 4), { facing: 0 }).at).toEqual({ q: 2, r: 1 });
  });

  test('P343, P165 a pillar stops it', () => {
    const arena = { obstacles: [{ kind: 'pillar' as const, at: { q: 5, r: 0 } }] };
    const played = play(
      scene({ rules: by('billings'), arena, A: { hands: [TRIDENT], tr: 8 }, B: { ...place(4, 0, 3), hands: [] } }),
      { plots: { A: 'X!' }, acts: { A: { kind: 'throw', hand: 0, target: 'B' } }, dice: [['throw-distance', 6]] },
    );
    expect(played.one('item-dropped').at).toEqual({ q: 4, r: 0 });
  });
});
