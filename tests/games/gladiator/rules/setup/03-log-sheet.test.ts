/** 2.5 and 3.1 to 3.9: the dice, who a man is, and where he is hurt. */
import { describe, expect, test } from 'vitest';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { basicRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { NO_RATINGS } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import { areaLoss, boxesLeft, currentCf, netFactor } from '../../../../../src/games/gladiator/rules/sheet.ts';
import { AREAS, type Area, type Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import { Match } from '../../../../../src/kernel/match.ts';
import { readDice } from '../../../../../src/kernel/roll.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { man, play, scene, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { BOOK, PLAYER, prepared, sheetOf, threeDice } from '../../support/rules/sheets.ts';

const FAR = { at: { q: 6, r: 0 }, facing: 3 } as const;

describe('2.5 dice', () => {
  test('2.5 1D3 is half a die, fractions up', () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => readDice({ die: [face] }, 'd3'))).toEqual([1, 1, 2, 2, 3, 3]);
  });

  test('2.5 a D66 reads RED as tens and WHITE as units', () => {
    expect(readDice({ red: [2], white: [5] }, 'd66')).toBe(25);
    const centurion = sheetOf({ ...BOOK, pr: 0, fs: 0 }, [['random-centurion', 6, 3]]);
    expect([centurion.tr, centurion.st, centurion.ag, centurion.cn, centurion.w]).toEqual([8, 5, -2, 5, 10]);
  });

  test('2.5 one blow throws three RED, two WHITE and one BLACK die, all at once', () => {
    const { events } = play(scene(), { cf: { A: 'head 1' }, dice: [['blow', 2, 2, 3, 1, 1, 1]] });
    const rolls = events.filter((event) => event.kind === 'blow').flatMap((event) => event.rolls ?? []);
    expect(rolls.map((roll) => [roll.name, roll.draw, roll.dice])).toEqual([
      ['crt', 1, { red: [2, 2, 3] }],
      ['shield', 1, { white: [1, 1] }],
    ]);
  });

  test('2.5 a half drops the fraction: 9 CF leave a prone man 4 for his defence', () => {
    const { asked } = play(scene({ B: { tr: 9, posture: 'prone' } }), { plots: { B: 'RO FL' } });
    const pools = asked.flatMap((one) => (one.kind === 'allocate' && one.fighter === 'B' ? [one.pool.total] : []));
    expect(pools).toEqual([4]);
  });
});

describe('3.1-3.8 who he is', () => {
  test('3.1 every fighter has a log sheet of his own, journalled before the first question', () => {
    const setup = { rules: basicRules(), fighters: [PLAYER, BOOK] };
    const { journal, pending } = Match.start(gladiator, tables, setup, 'sheets');
    const made = journal.flatMap(({ turn, event }) => (event.kind === 'sheet-made' ? [[turn, event.fighter]] : []));
    expect(made).toEqual([
      [0, 'A'],
      [0, 'B'],
    ]);
    expect(pending.map((one) => one.kind)).toEqual(['plot']);
  });

  test('3.2 a chosen name stands, and no lot is drawn', () => {
    expect(sheetOf({ ...PLAYER, name: 'Spiculus' }).name).toBe('Spiculus');
  });

  test('3.2 a name left open is drawn from the Roman list, without repetition', () => {
    const script: Scripted[] = [
      ['lot:name', 0],
      ['random-centurion', 1, 1],
      ['lot:name', 0],
    ];
    const book = { ...BOOK, fs: 0, pr: 0, name: null } as const;
    const names = prepared([{ ...PLAYER, name: null }, book], script).state.fighters.map((one) => one.name);
    expect(names).toEqual(['Achilles', 'Adaucius']);
  });

  test('3.4 five ratings are rolled and two are computed from them', () => {
    const script = [3, 18, 11, 7, 14].map((total): Scripted => ['characteristic', ...threeDice(total)]);
    const made = sheetOf({ ...PLAYER, ratings: NO_RATINGS }, script);
    expect(made).toMatchObject({ tr: 7, st: 5, ag: 1, cn: 2, w: 13 });
    expect([currentCf(tables, made), netFactor(made)]).toEqual([13, 8]);
  });

  test('3.4.1 every total of 3D6 gives the printed TR, ST, AG, CN and W', () => {
    const printed: readonly (readonly number[])[] = [
      [3, 7, -2, -3, 1, 9],
      [4, 7, -2, -3, 1, 9],
      [5, 7, -1, -2, 2, 9],
      [6, 7, -1, -2, 2, 9],
      [7, 8, 0, -1, 2, 9],
      [8, 8, 0, -1, 3, 10],
      [9, 9, 1, 0, 3, 10],
      [10, 9, 1, 0, 3, 11],
      [11, 10, 2, 1, 4, 11],
      [12, 10, 2, 1, 4, 12],
      [13, 11, 3, 2, 4, 12],
      [14, 11, 3, 2, 4, 13],
      [15, 12, 4, 3, 5, 13],
      [16, 12, 4, 3, 5, 14],
      [17, 13, 5, 4, 6, 14],
      [18, 13, 5, 4, 6, 15],
    ];
    const rolled = printed.map(([total = 0]) => {
      const script = AREAS.map((): Scripted => ['characteristic', ...threeDice(total)]);
      const { tr, st, ag, cn, w } = sheetOf({ ...PLAYER, ratings: NO_RATINGS }, script);
      return [total, tr, st, ag, cn, w];
    });
    expect(rolled).toEqual(printed);
  });

  test('3.4.1 a rating that is given is not rolled', () => {
    const made = sheetOf({ ...PLAYER, ratings: { tr: 12, st: null, ag: 3, cn: null, w: 15 } }, [
      ['characteristic', 6, 6, 6],
      ['characteristic', 1, 1, 1],
    ]);
    expect(made).toMatchObject({ tr: 12, st: 5, ag: 3, cn: 1, w: 15 });
  });

  test('3.4.2 CF is TR + ST + AG as the match begins, and later changes of ST and AG leave it alone', () => {
    const made = sheetOf({ ...PLAYER, ratings: { tr: 11, st: 3, ag: -2, cn: 4, w: 12 } });
    expect(made.cfAtStart).toBe(12);
    expect(currentCf(tables, { ...made, st: 1, ag: -3 })).toBe(12);
  });

  test('3.4.3 NF is TR + AG', () => {
    expect(netFactor(man('A', { tr: 11, st: 3, ag: -2 }))).toBe(9);
  });

  test("3.7 a player's man has PR 0; a centurion rolls 1D3 - 1D3", () => {
    expect(sheetOf(PLAYER).pr).toBe(0);
    const prestige = (plus: number, less: number): number =>
      sheetOf({ ...BOOK, fs: 0 }, [
        ['random-centurion', 1, 1],
        ['prestige', plus],
        ['prestige-less', less],
      ]).pr;
    expect([prestige(6, 1), prestige(2, 5), prestige(3, 4)]).toEqual([2, -2, 0]);
  });

  test('3.7 PR gives nobody CF, but counts in the plea', () => {
    const proud = scene({
      A: { pr: 2 },
      B: { posture: 'prone', conscious: false, stun: { amount: 20, turn: 1, phase: 1 }, pr: -1 },
      turn: 2,
    });
    const { one } = play(proud, { dice: [['missus', 5, 5]] });
    expect(one('appealed')).toMatchObject({ fighter: 'B', fate: 'dead' });
    const { asked } = play(scene({ A: { pr: 2 } }));
    expect(asked.flatMap((request) => (request.kind === 'allocate' ? [request.pool.total] : []))).toEqual([10, 10]);
  });
});

/** B1 CF lost after 1, 2, 3.. wounds in an area, short of the last box. */
const LIMB_LOSS: { readonly [w: number]: string } = {
  9: '12222333',
  10: '112222333',
  11: '1112222333',
  12: '12223333444',
  13: '112223333444',
  14: '1112223333444',
  15: '12223334444555',
};
const TRUNK_LOSS: { readonly [w: number]: string } = {
  9: '11112222',
  10: '122223333',
  11: '1122223333',
  12: '11122223333',
  13: '122233334444',
  14: '1122233334444',
  15: '11122233334444',
};

describe('3.9 wounds', () => {
  /** A man with one area wounded so often. */
  const hurt = (w: number, area: Area, wounds: number): Fighter =>
    man('A', { w, wounds: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, [area]: wounds } });

  test('3.9 each area takes W wounds of its own, and the last is death', () => {
    const bleeding = (wounds: number) =>
      scene({
        A: { ...hurt(9, 5, wounds), arteries: [{ area: 5, turn: 1, phase: 1 }] },
        B: FAR,
        turn: 2,
      });
    expect(play(bleeding(7)).fighter('A')).toMatchObject({ fate: 'fighting', wounds: { 4: 0, 5: 8 } });
    expect(play(bleeding(8)).fighter('A').fate).toBe('dead');
  });

  test('3.9.1 boxes above W do not exist: the first wound is ticked in box W', () => {
    for (const w of [9, 12, 15]) {
      expect(boxesLeft(hurt(w, 2, 0), 2)).toBe(w);
      expect(boxesLeft(hurt(w, 2, 1), 2)).toBe(w - 1);
    }
    const alive = play(scene({ A: { w: 9 }, B: { w: 15 } }), {
      cf: { A: 'head 8', B: 'head 8' },
      dice: [
        ['blow', 2, 2, 3, 2, 3, 6],
        ['blow', 2, 2, 3, 2, 3, 6],
      ],
    });
    expect(alive.of('blow').map((event) => [event.fighter, event.left])).toEqual([
      ['A', { from: 15, to: 13 }],
      ['B', { from: 9, to: 7 }],
    ]);
  });

  test('3.9.2 for W 9 to 15 every wound of head, arms and legs costs the CF of its span', () => {
    for (const [w, losses] of Object.entries(LIMB_LOSS)) {
      for (const area of [1, 4, 5] as const) {
        const found = [...losses].map((_, i) => areaLoss(tables, hurt(Number(w), area, i + 1), area)).join('');
        expect(found, `W ${w}, area ${area}`).toBe(losses);
      }
    }
  });

  test('3.9.2 for W 9 to 15 every wound of chest and groin costs the CF of its span', () => {
    for (const [w, losses] of Object.entries(TRUNK_LOSS)) {
      for (const area of [2, 3] as const) {
        const found = [...losses].map((_, i) => areaLoss(tables, hurt(Number(w), area, i + 1), area)).join('');
        expect(found, `W ${w}, area ${area}`).toBe(losses);
      }
    }
  });

  test('3.9.2 an area without wounds costs nothing, and areas add up', () => {
    expect(areaLoss(tables, man('A'), 1)).toBe(0);
    expect(currentCf(tables, man('A', { wounds: { 1: 2, 2: 2, 3: 0, 4: 0, 5: 1 } }))).toBe(10 - 2 - 1 - 1);
  });
});
