/** P270: Greenwood's defence cards. */
import { describe, expect, test } from 'vitest';
import { advancedRules, basicRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { editionOf, overlaysOf } from '../../../../../src/games/gladiator/rules/tables/edition-types.ts';
import type { Area, Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import { type Played, play, type Scene, scene, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { blow, reading } from '../../support/blows.ts';
import { drm } from '../../support/rules/clash.ts';
import { wounded } from '../../support/rules/criticals.ts';

const CARDS = { defenceCards: true } as const;
const dealt = (set: Scene = {}) => scene({ ...set, rules: { ...set.rules, ...CARDS } });
/** Nothing comes of it: a shield that holds. */
const MISS = blow(6, 7, 6);
const rich: Partial<Fighter> = { tr: 25 };
const duel = (A: string, B: string, blows: number): Played =>
  play(dealt({ A: rich, B: rich }), { cf: { A, B }, dice: Array.from({ length: blows }, () => MISS) });
/** What the cards add to each blow, in the order of the blows. */
const shifts = (played: Played) =>
  played.of('blow').map((event) => {
    const roll = reading(event, 'crt');
    const own = [drm(roll, 'the defender was fooled by a duck'), drm(roll, 'off balance after a back step')];
    return `${event.fighter} ${event.area} ${own[0] ?? own[1] ?? 0}`;
  });
const openTo = (B: Partial<Fighter>): readonly Area[] => {
  const played = play(dealt({ B }), { cf: {} });
  for (const one of played.asked) if (one.kind === 'allocate' && one.fighter === 'B') return one.pool.specialDefences;
  return [];
};

describe('P270 defence cards', () => {
  test('P270 they are open in the Basic Game, for 2 CF', () => {
    const played = duel('head 3', '| duck', 1);
    expect(played.fighter('B').defenceTotal).toBe(2);
    expect(reading(played.one('blow'), 'crt').result).toBe('duck: --');
    const [asked] = played.asked.filter(({ kind }) => kind === 'allocate');
    expect(asked?.kind === 'allocate' && asked.pool.guardCf).toBe(2);
  });

  test('P270 without the switch a special defence is of chapter 23, and costs 3 CF', () => {
    const plain = play(scene(), { cf: {} });
    const guarded = play(scene({ rules: advancedRules(), A: {}, B: {} }), { cf: {} });
    const pools = [plain, guarded].map((played) => {
      const [asked] = played.asked.filter(({ kind }) => kind === 'allocate');
      return asked?.kind === 'allocate' ? [asked.pool.specialDefences.length, asked.pool.guardCf] : null;
    });
    expect(pools).toEqual([
      [0, undefined],
      [5, undefined],
    ]);
  });

  test('P270 a parry wants no more than 2 CF lost from the arms', () => {
    expect(openTo({ wounds: wounded(4, 4) })).toContain(4);
    expect(openTo({ wounds: wounded(4, 8) })).not.toContain(4);
  });

  test('P270 a leap wants no more than 2 CF lost from legs and endurance together', () => {
    expect(openTo({ exhaustion: 2 })).toContain(5);
    expect(openTo({ exhaustion: 2, wounds: wounded(5, 1) })).not.toContain(5);
    expect(openTo({ exhaustion: 1, wounds: wounded(5, 1) })).toContain(5);
  });

  test('P270 a duck leaves him who struck off balance for the next attack on him', () => {
    // A single attack falls in round 3, two in rounds 2 and 4.
    expect(shifts(duel('head 3', 'chest 4, legs 4 | duck', 3))).toEqual(['B 2 0', 'A 1 0', 'B 5 1']);
  });

  test('P270 it moves the dice of the attack alone: neither shield damage nor what drops feels it', () => {
    // By the Colosseum's tables a total of 9 at 4 CF is P, and without the duck S*.
    const dice = [MISS, MISS, blow(8, 12, 6)];
    const played = play(dealt({ A: rich, B: rich }), { cf: { A: 'head 3', B: 'chest 4, legs 4 | duck' }, dice });
    const last = played.of('blow').at(-1);
    if (last === undefined) throw new Error('no third blow');
    const crt = reading(last, 'crt');
    expect(drm(crt, 'the defender was fooled by a duck')).toBe(1);
    expect([last.modified, last.defence, crt.total]).toEqual([4, 0, 8 + 4 + 1]);
    expect(crt.table).toMatchObject({ row: '9', column: '4' });
    expect(drm(reading(last, 'drop'), 'modified CF')).toBe(-4);
  });

  test('P270 unless he strikes again first', () => {
    // Two attacks fall in rounds 2 and 4, three in 1, 3 and 5; in one round the higher CF comes first.
    expect(shifts(duel('head 3, legs 3', 'chest 4, groin 4, legs 4 | duck', 5))).toEqual([
      'B 2 0',
      'A 1 0',
      'B 3 1',
      'A 5 0',
      'B 5 0',
    ]);
    expect(shifts(duel('head 5, arms 5, legs 5', 'chest 4 | duck', 4))).toEqual(['A 1 0', 'A 4 0', 'B 2 0', 'A 5 0']);
  });

  test('P270 a back step costs his own next attack 1', () => {
    expect(shifts(duel('groin 3', 'chest 4, legs 4 | back step', 3))).toEqual(['B 2 0', 'A 3 0', 'B 5 -1']);
  });

  test('P270 unless he is struck at again first', () => {
    expect(shifts(duel('groin 5, arms 5, legs 5', 'chest 4 | back step', 4))).toEqual([
      'A 3 0',
      'A 4 0',
      'B 2 0',
      'A 5 0',
    ]);
  });

  test('P270 the others leave nobody off balance, nor does anything by 23.3', () => {
    expect(shifts(duel('legs 3', 'chest 4, legs 4 | jump', 3))).toEqual(['B 2 0', 'A 5 0', 'B 5 0']);
    const by23 = play(scene({ rules: advancedRules(), A: rich, B: rich }), {
      cf: { A: 'head 3', B: 'chest 4, legs 4 | duck' },
      dice: [MISS, MISS, MISS],
    });
    expect(shifts(by23)).toEqual(['B 2 0', 'A 1 0', 'B 5 0']);
  });

  test('P270 they go with every edition, and Billings has them of itself', () => {
    expect(overlaysOf({ ...basicRules(), ...CARDS })).toEqual(['greenwood']);
    expect(overlaysOf({ edition: 'classic', ...CARDS })).toEqual(['classic', 'greenwood']);
    const billings = overlaysOf({ edition: 'billings' });
    expect(overlaysOf({ edition: 'billings', ...CARDS })).toEqual(billings);
    expect(tables.under(billings).guards).toEqual(tables.under(['greenwood']).guards);
    expect(editionOf(CARDS)).toBe('colosseum');
  });
});
