/** 38.2-38.6: the bill of the day and the bout it orders. */
import { describe, expect, test } from 'vitest';
import type { Man } from '../../../../src/games/gladiator/career/man/man-types.ts';
import { stylesFor } from '../../../../src/games/gladiator/career/man/talents.ts';
import { resolveBill } from '../../../../src/games/gladiator/career/munus/bill.ts';
import { boutOrder } from '../../../../src/games/gladiator/career/munus/bout-order.ts';
import { type Bill, MATCH_TYPES } from '../../../../src/games/gladiator/career/munus/munus-types.ts';
import { rollClass } from '../../../../src/games/gladiator/career/munus/pairing.ts';
import { campaignRulesSchema } from '../../../../src/games/gladiator/career/schema.ts';
import type { CareerState } from '../../../../src/games/gladiator/career/types.ts';
import { gladiator } from '../../../../src/games/gladiator/rules/index.ts';
import { campaignRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { fighterOf } from '../../../../src/games/gladiator/rules/sheet.ts';
import { distance } from '../../../../src/kernel/hex.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { campaign, priscus } from '../../../../tools/games/gladiator/campaign.ts';
import { CAREER, inMonth, month, rival } from '../../../../tools/games/gladiator/career.ts';
import { asRule, type Faces } from '../../../../tools/games/gladiator/rule-run.ts';

const drawnUp = (faces: Faces, answers = {}, state: CareerState = inMonth()) =>
  month(state, (ctx) => resolveBill(ctx, state.man ?? priscus()), faces, answers);
/** A D66 as it falls. */
const d66 = (total: number) => [Math.floor(total / 10), total % 10];
const typed = (total: number, faces: Faces = {}) => drawnUp({ 'match-type': [d66(total)], ...faces });

test.each([19, 21, 26, 27, 28, 30, 31])(
  '38.2 there is no career without chapter %i, which its bills ask for',
  (chapter) => {
    const rules = campaignRules();
    const without = { ...rules, sections: rules.sections.filter((one) => one !== chapter) };
    expect([rules, without].map((one) => campaignRulesSchema.safeParse(one).success)).toEqual([true, false]);
  },
);

describe('38.2 the kind of match', () => {
  const ROWS = [
    ['matched-pair', 11, 32],
    ['two-on-one', 33, 34],
    ['consecutive', 35, 36],
    ['champion', 41, 42],
    ['two-pairs', 43, 44],
    ['three-pairs', 45, 46],
    ['battle', 51, 53],
    ['venatores', 54, 61],
    ['bestiarii', 62, 65],
  ] as const;

  test.each(ROWS)('38.2.1 a D66: %s from %i to %i', (type, first, last) => {
    for (const total of [first, last]) {
      const { result, of } = typed(total);
      expect(result).toMatchObject({ type, unique: false });
      expect(of('match-rolled')).toMatchObject([{ cite: '38.2.1', rolls: [{ total, table: { id: 'random-match' } }] }]);
    }
  });

  test('38.2.3 on 66 the player names the kind', () => {
    const { result, asked } = drawnUp({ 'match-type': [d66(66)] }, { unique: ['two-on-one'] });
    expect(asked).toMatchObject([{ kind: 'unique', types: MATCH_TYPES }]);
    expect(result).toMatchObject({ type: 'two-on-one', unique: true });
  });

  test('38.2.3 or the dice do, among the others (P105)', () => {
    const faces = { 'match-type': [d66(66)], 'lot:unique-match': [[7]] };
    const { result, of } = drawnUp(faces, { unique: [null] });
    expect(result).toMatchObject({ type: 'venatores', unique: true });
    expect(of('match-chosen')).toMatchObject([{ byDice: true, lots: [{ of: 9 }] }]);
  });

  test.each([
    ['matched-pair', 11, 0, 1],
    ['two-on-one', 33, 0, 2],
    ['champion', 41, 0, 1],
    ['two-pairs', 43, 1, 2],
    ['three-pairs', 45, 2, 3],
  ] as const)('38.2.3 %s (%i): %i beside him, %i against', (_, total, comrades, challengers) => {
    const { result } = typed(total);
    expect([result.comrades.length, result.challengers.length]).toEqual([comrades, challengers]);
  });

  test('38.2.3 consecutive: 1D3+1 opponents; a battle: 2D3 men a side', () => {
    expect(typed(35, { challengers: [[6]] }).result.challengers.length).toBe(4);
    expect(typed(35, { challengers: [[1]] }).result.challengers.length).toBe(2);
    const { result } = typed(51, { battle: [[3, 5]] });
    expect([1 + result.comrades.length, result.challengers.length]).toEqual([5, 5]);
  });

  test('38.2.3 comrades are of his own class (P105)', () => {
    expect(typed(45).result.comrades.map(({ combatClass }) => combatClass)).toEqual([2, 2]);
  });

  test('38.2.3 a champion has 300 XP more (C44)', () => {
    const [champion] = typed(41).of('challenger-measured');
    expect(champion).toMatchObject({ champion: true, cite: '38.5.2' });
    expect(champion?.xp).toBeGreaterThanOrEqual(300);
  });

  test('38.2.3 a hunt: 1D3 beasts drawn from the box, neither death roll nor pairing (C113)', () => {
    const { result, of } = typed(54, { 'hunt-size': [[5]] });
    expect(result).toMatchObject({ deathMatch: false, challengers: [], comrades: [] });
    expect(result.beasts.length).toBe(3);
    expect([of('death-rolled'), of('class-rolled')]).toEqual([[], []]);
  });
});

describe('38.3 missus or not', () => {
  test.each([
    ['matched-pair', 11, 5, false],
    ['matched-pair', 11, 6, true],
    ['consecutive', 35, 2, false],
    ['consecutive', 35, 3, true],
    ['battle', 51, 4, true],
    ['champion', 41, 5, true],
  ] as const)('38.3, 38.3.1 %s (%i): a %i', (_, total, face, deathMatch) => {
    const { result, rolls } = typed(total, { 'death-match': [[face]] });
    expect(result.deathMatch).toBe(deathMatch);
    expect(rolls('death-match')).toMatchObject([{ cite: '38.3.1', total: face, need: { op: '>', met: deathMatch } }]);
  });

  test('38.3.1 sine missione goes into the set-up of the bout', () => {
    const state = inMonth();
    const order = (face: number) => {
      const { result } = typed(11, { 'death-match': [[face]] });
      return boutOrder(state, campaign, priscus(), result).setup;
    };
    expect(order(6).sineMissione).toBe(true);
    expect(order(1)).not.toHaveProperty('sineMissione');
  });
});

describe('38.4 pairing', () => {
  const CELLS: readonly (readonly [player: 1 | 2 | 3 | 4 | 5, total: number, challenger: number])[] = [
    [1, 11, 1],
    [1, 15, 2],
    [1, 24, 3],
    [1, 31, 4],
    [2, 34, 1],
    [2, 36, 3],
    [2, 42, 4],
    [3, 45, 1],
    [3, 46, 2],
    [3, 51, 3],
    [3, 52, 4],
    [4, 54, 1],
    [4, 55, 2],
    [4, 61, 3],
    [4, 63, 5],
    [5, 65, 4],
  ];
  test.each(CELLS)('38.4, 38.4.1 class %i, D66 %i: class %i', (player, total, challenger) => {
    const { result } = month(
      inMonth(),
      asRule((ctx) => rollClass(ctx, player)),
      { pairing: [d66(total)] },
    );
    expect(result).toBe(challenger);
  });

  test('38.4.1 it is thrown again until the row is that of his class (P101)', () => {
    const { result, rolls } = month(
      inMonth(),
      asRule((ctx) => rollClass(ctx, 5)),
      {
        pairing: [d66(11), d66(64), d66(65)],
      },
    );
    expect(result).toBe(4);
    expect(rolls('pairing').map((roll) => roll.total)).toEqual([11, 64, 65]);
  });

  test('38.4.1 any: 1-4 is mounted, 5-6 one of the five others (C134)', () => {
    const any = (face: number, faces: Faces = {}) =>
      month(
        inMonth(),
        asRule((ctx) => rollClass(ctx, 3)),
        { pairing: [d66(53)], 'any-class': [[face]], ...faces },
      );
    expect([any(1).result, any(4).result]).toEqual([6, 6]);
    expect(any(5, { 'lot:class': [[4]] }).result).toBe(5);
  });

  const KNOWN = [
    rival(1, { style: 'thraex' }),
    rival(2, { style: 'crupellarius' }),
    rival(3, { style: 'cataphractarius' }, { standing: 'dead', killer: 'a lion' }),
  ];
  const classThree: Faces = { 'match-type': [d66(11)], pairing: [d66(36)] };

  test('38.4.2 known gladiators of the class who are fit may be asked for (P231)', () => {
    const { result, asked, of } = drawnUp(classThree, { challenger: [2] }, inMonth({ rivals: [...KNOWN] }));
    expect(asked).toMatchObject([{ kind: 'challenger', cite: '38.4.2', rivals: [2] }]);
    expect(result.challengers).toMatchObject([{ rival: 2, spent: 0, combatClass: 3, man: { name: 'Rival2' } }]);
    expect([of('billed').map(({ known }) => known), of('challenger-measured')]).toEqual([[true], []]);
  });

  test('38.4.2 or a newcomer comes, whose name nobody bears', () => {
    const { result } = drawnUp(classThree, { challenger: [null] }, inMonth({ rivals: [...KNOWN] }));
    expect(result.challengers).toMatchObject([{ rival: null, combatClass: 3 }]);
  });

  test('38.4.2 never in the place of a champion, and nobody twice (P231)', () => {
    const rivals = KNOWN.slice(0, 2);
    const champion = drawnUp({ ...classThree, 'match-type': [d66(41)] }, {}, inMonth({ rivals: [...rivals] }));
    expect(champion.asked).toEqual([]);
    const faces = { 'match-type': [d66(33)], pairing: [d66(36), d66(36)] };
    const { asked } = drawnUp(faces, { challenger: [2] }, inMonth({ rivals: [...rivals] }));
    expect(asked.length).toBe(1);
  });
});

describe('38.6 the bout', () => {
  const orderOf = (bill: Bill, man: Man = priscus(), state = inMonth()) => boutOrder(state, campaign, man, bill);

  test.each(MATCH_TYPES)('38.6 the set-up of %s is one that GLADIATOR takes', (type) => {
    const faces = { 'match-type': [d66(66)] };
    for (const lead of ['one', 'all'] as const) {
      const state = inMonth({ setup: { ...CAREER, lead } });
      const { result } = drawnUp(faces, { unique: [type] }, state);
      const { setup } = orderOf(result, priscus(), state);
      expect(gladiator.schema.setup.safeParse(setup).error).toBeUndefined();
      expect(setup.fighters.length).toBe(1 + result.comrades.length + result.challengers.length + result.beasts.length);
      expect(setup.fighters[0]).toMatchObject({ id: 'A', side: 0, by: 'seat', name: 'Priscus' });
    }
  });

  test('38.6.1 size and obstacles of the arena are rolled with the bill', () => {
    const { result, of } = typed(11, { 'arena-size': [[1, 3]], 'obstacle-count': [[6]] });
    expect(result.arena).toEqual({ size: 2, obstacles: 4 });
    expect(of('arena-rolled')).toMatchObject([{ cite: '38.6.1', size: 2, obstacles: 4 }]);
    expect(orderOf(result).setup.arena).toEqual(result.arena);
  });

  test('38.6.2 the two stand five hexes apart', () => {
    const { setup, seed } = orderOf(typed(11).result);
    const { state } = Match.start(gladiator, campaign.gladiator, setup, seed);
    expect(distance(fighterOf(state, 'A').at, fighterOf(state, 'B').at)).toBe(5);
  });

  test('38.2.3 consecutive opponents come in one after the other', () => {
    const { setup } = orderOf(typed(35, { challengers: [[6]] }).result);
    expect(setup.fighters.map(({ wave = 0 }) => wave)).toEqual([0, 0, 1, 2, 3]);
  });

  test('28.1.1 against beasts he goes as a venator or a bestiarius, taught what he carries (P232)', () => {
    const [spearman] = orderOf(typed(54).result).setup.fighters;
    expect(spearman).toMatchObject({ kind: 'venator', armour: null, shield: null });
    expect(spearman?.talents).toContainEqual({ code: 'WP', group: 'spear', sl: 0 });
    expect(orderOf(typed(62).result).setup.fighters[0]).toMatchObject({ kind: 'bestiarius' });
  });

  test('the seed of a bout is derived from that of the career, however long it is', () => {
    const { result } = typed(11);
    expect(orderOf(result, priscus(), inMonth({ turn: 3 })).seed).toBe('months/bout/3');
    const long = orderOf(result, priscus(), inMonth({ seed: 'x'.repeat(64) })).seed;
    expect(long.length).toBeLessThanOrEqual(64);
    expect(long.endsWith('/bout/1')).toBe(true);
  });

  test('every style a man can be trained for has a class and a set-up', () => {
    for (const style of stylesFor(campaign, [{ code: 'RE' }, { code: 'DI' }])) {
      const talents = [{ code: 'RE' }, { code: 'DI' }] as const;
      const man = priscus({ style, talents });
      const state = inMonth({ man });
      const { result } = drawnUp({ 'match-type': [d66(11)] }, {}, state);
      expect(gladiator.schema.setup.safeParse(orderOf(result, man, state).setup).error).toBeUndefined();
    }
  });
});
