/** 3.10 to 3.19: what a man wears and wields, and what is noted of his match. */
import { describe, expect, test } from 'vitest';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { basicRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { playPhase } from '../../../../../src/games/gladiator/rules/sequence.ts';
import {
  currentCf,
  isShield,
  moveRate,
  movesLeft,
  shieldPoints,
} from '../../../../../src/games/gladiator/rules/sheet.ts';
import { AREAS } from '../../../../../src/games/gladiator/rules/types.ts';
import { Match } from '../../../../../src/kernel/match.ts';
import { type Scripted, scriptedDice } from '../../../../../tools/dice.ts';
import { legalPlots, man, play, scene, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { allot, order } from '../../../../../tools/games/gladiator/notation.ts';
import { PLAYER, sheetOf } from '../../support/rules/sheets.ts';

const FAR = { at: { q: 6, r: 0 }, facing: 3 } as const;

describe('3.10-3.14 what he wears and wields', () => {
  test('3.10 the movement rate is 6 for light, 5 for medium and 4 for heavy men', () => {
    const rates = (['light', 'medium', 'heavy'] as const).map((type) => moveRate(tables, man('A', { type })));
    expect(rates).toEqual([6, 5, 4]);
  });

  test('3.10 what is left this turn is the rate less the moving phases used', () => {
    expect(movesLeft(tables, man('A', { type: 'heavy', moves: 3 }))).toBe(1);
    expect(movesLeft(tables, man('A', { type: 'heavy', moves: 5 }))).toBe(0);
  });

  test('3.11 the type settles the rate and the armour table', () => {
    const made = (['light', 'medium', 'heavy'] as const).map((kind) =>
      sheetOf({ ...PLAYER, kind, armour: null }, [['armour-row', 5]]),
    );
    expect(made.map((one) => one.armour[5])).toEqual(['C5', 'B4', 'A4']);
    expect(made.map((one) => moveRate(tables, one))).toEqual([6, 5, 4]);
  });

  test('3.12 all eighteen armour rows are as printed, shield included', () => {
    const printed = {
      light: [
        'A2 -- -- -- C4 large',
        'C3 -- -- B5 -- small',
        '-- -- C -- -- small',
        '-- -- -- -- -- large',
        '-- -- -- B4 C5 small',
        'A4 -- C -- -- small',
      ],
      medium: [
        'A4 C C C5 C5 small',
        'A5 -- -- B4 A3 large',
        'A -- C C5 A4 large',
        'A -- C C C5 small',
        'A C3 -- C4 B4 large',
        'A4 B4 -- B5 C4 large',
      ],
      heavy: [
        'A4 B5 C B4 B4 large',
        'A B5 C B4 B4 large',
        'A B4 C B4 A5 large',
        'A B4 A2 B4 A4 large',
        'A B4 C B4 A4 large',
        'A C4 C B4 A4 large',
      ],
    } as const;
    for (const kind of ['light', 'medium', 'heavy'] as const) {
      for (const [i, row] of printed[kind].entries()) {
        const { armour, hands } = sheetOf({ ...PLAYER, kind, armour: null }, [['armour-row', i + 1]]);
        const sizes = hands.flatMap((item) => (isShield(item) ? [item.size] : []));
        expect([...AREAS.map((area) => armour[area]), ...sizes].join(' '), `${kind} ${i + 1}`).toBe(row);
      }
    }
  });

  test('3.12.2 a letter alone always protects, a digit only while the BLACK die is no higher', () => {
    /** Wounds of a plain body hit on the chest: WHITE + BLACK 9, one wound on bare skin. */
    const wounds = (armour: 'A' | 'A4' | '--', ...whiteAndBlack: [number, number, number]): number => {
      const target = scene({ B: { armour: { 1: '--', 2: armour, 3: '--', 4: '--', 5: '--' } } });
      return play(target, { cf: { A: 'chest 8' }, dice: [['blow', 2, 2, 3, ...whiteAndBlack]] }).one('blow').wounds;
    };
    expect(wounds('--', 4, 1, 4)).toBe(1);
    expect(wounds('A4', 4, 1, 4)).toBe(0);
    expect(wounds('A4', 3, 1, 5)).toBe(1);
    expect(wounds('A', 2, 1, 6)).toBe(0);
  });

  test('3.13 everyone carries one sword and one shield', () => {
    expect(sheetOf(PLAYER).hands.map((item) => item.kind)).toEqual(['sword', 'shield']);
  });

  test('3.13 a sword reaches one hex: two hexes apart nobody fights', () => {
    expect(play(scene({ B: { at: { q: 2, r: 0 } } })).of('engaged')).toEqual([]);
    expect(play(scene()).of('engaged')).toHaveLength(2);
  });

  test('3.13 a thrown sword has Thr 1 and strikes with 3 CF', () => {
    const thrown = (die: number, ...rest: Scripted[]) =>
      play(scene({ B: { at: { q: 3, r: 0 } } }), {
        plots: { A: 'X!' },
        acts: { A: { kind: 'throw', hand: 0, target: 'B' } },
        dice: [['throw-distance', die], ...rest],
      });
    const landing: Scripted[] = [
      ['drop-direction', 1],
      ['drop-distance', 1],
    ];
    expect(thrown(3, ...landing).one('thrown').hit).toBe(false);
    const hit = thrown(4, ['throw-area', 2], ['blow', 1, 1, 2, 1, 1, 1], ...landing);
    expect(hit.one('thrown').hit).toBe(true);
    expect(hit.one('blow')).toMatchObject({ cf: 3, defence: 0, modified: 3, round: null });
  });

  test('3.14 a shield begins undamaged and of the size its armour row says', () => {
    expect(sheetOf({ ...PLAYER, armour: 1 }).hands[1]).toMatchObject({ size: 'small', ticked: 0 });
    expect(sheetOf({ ...PLAYER, armour: 2 }).hands[1]).toMatchObject({ size: 'large', ticked: 0 });
  });

  test('3.14 the points of a shield fall box by box as on its printed track', () => {
    const tracks = {
      small: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
      large: [12, 11, 10, 9, 9, 8, 8, 7, 7, 6, 6, 5, 5, 4],
    };
    for (const size of ['small', 'large'] as const) {
      const points = tracks[size].map((_, ticked) => shieldPoints(tables, { id: 2, kind: 'shield', size, ticked }));
      expect(points, size).toEqual(tracks[size]);
    }
  });
});

describe('3.15-3.19 what is noted in the match', () => {
  test('3.15 lasting harm makes a new CF total, and the blow tells old and new', () => {
    const { one, fighter } = play(scene(), { cf: { A: 'head 8' }, dice: [['blow', 2, 2, 3, 3, 3, 5]] });
    expect(one('blow')).toMatchObject({ wounds: 2, targetCf: { from: 10, to: 8 } });
    expect(currentCf(tables, fighter('B'))).toBe(8);
    expect(currentCf(tables, man('A', { vision: 1, exhaustion: 2 }))).toBe(7);
  });

  test('3.16 Stun is stamped with turn and phase and comes off the CF of the phase', () => {
    const rules = { freeformPlots: true };
    const dazed = play(scene({ rules, turn: 2, phase: 5 }), { plots: { A: 'B(L)' }, dice: [['stun', 4, 4]] });
    expect(dazed.fighter('A').stun).toEqual({ amount: 2, turn: 2, phase: 5 });
    expect(currentCf(tables, dazed.fighter('A'))).toBe(10);
    const pools = dazed.asked.flatMap((one) => (one.kind === 'allocate' ? [[one.fighter, one.pool.total]] : []));
    expect(pools).toEqual([
      ['A', 8],
      ['B', 10],
    ]);
  });

  test('3.16 recovery lowers the Stun and leaves its stamp', () => {
    const stunned = scene({ A: { stun: { amount: 3, turn: 1, phase: 2 } }, B: FAR, phase: 3 });
    const { fighter, one } = play(stunned, { dice: [['stun-recovery', 4]] });
    expect(one('stun-recovered').stun).toEqual({ from: 3, to: 2 });
    expect(fighter('A').stun).toEqual({ amount: 2, turn: 1, phase: 2 });
  });

  test('3.18 both men write their rows in secret: both are asked at once and shown together', () => {
    const events: string[] = [];
    const state = scene();
    const dice = scriptedDice([]);
    const run = playPhase({ state, tables, dice, emit: (event) => events.push(event.kind) });
    run.next([]);
    const step = run.next([order(''), order('')]);
    const asked = step.done === true ? [] : step.value.map((request) => [request.kind, request.fighter]);
    expect(asked).toEqual([
      ['allocate', 'A'],
      ['allocate', 'B'],
    ]);
    expect(events).not.toContain('allocated');
    expect(run.next([allot('| chest 4'), allot('| head 3, legs 2')]).done).toBe(true);
    expect(events.filter((kind) => kind === 'allocated')).toHaveLength(2);
  });

  test('3.18 combat follows what was written: CF by area, defence against attack', () => {
    const { of } = play(scene(), {
      cf: { A: 'arms 5 | groin 2', B: '| arms 3, head 7' },
      dice: [['blow', 1, 2, 2, 1, 1, 1]],
    });
    expect(of('blow')).toMatchObject([{ area: 4, cf: 5, defence: 3, modified: 2 }]);
  });

  test('3.19 the plot record has a cell for each of 8 phases and one for the end of the turn', () => {
    const setup = { rules: basicRules(), fighters: [PLAYER, { ...PLAYER, id: 'B', side: 1 as const, seat: 1 }] };
    const match = Match.start(gladiator, tables, setup, 'record');
    while (match.state.turn < 2) match.answer(match.pending.map(() => order('')));
    const cells = match.journal.flatMap(({ turn, phase, event }) =>
      (event.kind === 'plot-shown' || event.kind === 'endurance-checked') && event.fighter === 'A'
        ? [[turn, phase, event.kind]]
        : [],
    );
    const shown = [1, 2, 3, 4, 5, 6, 7, 8].map((phase) => [1, phase, 'plot-shown']);
    expect(cells).toEqual([...shown, [1, 9, 'endurance-checked']]);
  });

  test('3.19 the record has no last turn: turn 9 is played like any other', () => {
    expect(legalPlots(scene({ B: FAR, turn: 9 }))).toHaveLength(353);
    expect(play(scene({ B: FAR, turn: 9 }), { plots: { A: 'F' } }).fighter('A').moves).toBe(1);
  });
});
