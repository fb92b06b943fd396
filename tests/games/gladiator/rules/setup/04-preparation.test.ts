/** 2.2 and chapter 4: the map, the sheets made and the men placed. */
import { describe, expect, test } from 'vitest';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { basicRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { type FighterSetup, initialState, NO_RATINGS } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import { AREAS } from '../../../../../src/games/gladiator/rules/types.ts';
import { edgeBeyond, hexLabel } from '../../../../../src/kernel/arena.ts';
import { distance, neighbour } from '../../../../../src/kernel/hex.ts';
import { Match } from '../../../../../src/kernel/match.ts';
import { runBook } from '../../../../../src/kernel/runner.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { tables } from '../../../../../tools/games/gladiator/bout.ts';
import { BOOK, PLAYER, prepared, sheetOf, threeDice } from '../../support/rules/sheets.ts';

const CENTURION: FighterSetup = { ...BOOK, kind: 'heavy', name: null, armour: null };

describe('2.2 the map', () => {
  test('2.2 the window is 17 columns by 11 rows, a1 to q11', () => {
    const { window } = initialState({ rules: basicRules(), fighters: [] });
    expect(window).toMatchObject({ columns: 17, rows: 11 });
    expect(hexLabel(window, { q: 0, r: 0 })).toBe('a1');
    expect(hexLabel(window, { q: 16, r: 2 })).toBe('q11');
    expect(edgeBeyond(window, { q: 17, r: 2 })).toBe('east');
    expect(edgeBeyond(window, { q: 16, r: 3 })).toBe('south');
  });

  test('2.2 odd columns sit half a hex lower: south-east of a1 is b1, and of b1 it is c2', () => {
    const { window } = initialState({ rules: basicRules(), fighters: [] });
    const b1 = neighbour({ q: 0, r: 0 }, 0);
    expect(hexLabel(window, b1)).toBe('b1');
    expect(hexLabel(window, neighbour(b1, 0))).toBe('c2');
  });
});

describe('4.4 the sheets', () => {
  test("4.4 a player's man is rolled by 3.4.1, then armoured by 3.12, and has neither FS nor PR", () => {
    const man: FighterSetup = { ...PLAYER, kind: 'light', ratings: NO_RATINGS, armour: null, name: null };
    const made = sheetOf(man, [
      ...[10, 11, 12, 13, 14].map((total): Scripted => ['characteristic', ...threeDice(total)]),
      ['armour-row', 6],
      ['lot:name', 3],
    ]);
    expect(made).toMatchObject({ tr: 9, st: 2, ag: 1, cn: 4, w: 13, cfAtStart: 12, fs: 0, pr: 0, name: 'Aetius' });
    expect(AREAS.map((area) => made.armour[area])).toEqual(['A4', '--', 'C', '--', '--']);
  });

  test('4.4 a centurion takes a row of 29.2, armour by 3.12, FS 1D3 - 2 and PR 1D3 - 1D3', () => {
    const made = sheetOf(CENTURION, [
      ['random-centurion', 5, 6],
      ['armour-row', 2],
      ['fighting-spirit', 1],
      ['prestige', 5],
      ['prestige-less', 3],
      ['lot:name', 0],
    ]);
    expect(made).toMatchObject({ tr: 10, st: 0, ag: 3, cn: 2, w: 15, cfAtStart: 13, fs: -1, pr: 1, type: 'heavy' });
    expect(made).toMatchObject({ by: 'book', armour: { 1: 'A', 2: 'B5', 3: 'C', 4: 'B4', 5: 'B4' } });
  });

  test('4.4 a type left to chance is 1D3: light, medium, heavy (P100)', () => {
    const types = [1, 2, 3, 4, 5, 6].map(
      (die) => sheetOf({ ...PLAYER, kind: 'surprise' }, [['random-type', die]]).type,
    );
    expect(types).toEqual(['light', 'light', 'medium', 'medium', 'heavy', 'heavy']);
  });

  test('4.4 the sheet shown is the sheet made, with CF and NF worked out', () => {
    const { events } = prepared([{ ...PLAYER, ratings: { tr: 12, st: -1, ag: 2, cn: 5, w: 13 } }]);
    expect(events.find((event) => event.kind === 'sheet-made')).toMatchObject({
      fighter: 'A',
      sheet: { name: 'Priscus', type: 'medium', tr: 12, cf: 13, nf: 14, pr: 0, shield: 'small' },
    });
  });

  test('4.4 nobody begins hurt, stunned, tired or moved', () => {
    expect(sheetOf(PLAYER)).toMatchObject({
      wounds: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
      stun: { amount: 0 },
      exhaustion: 0,
      moves: 0,
      posture: 'standing',
      conscious: true,
      fate: 'fighting',
    });
  });

  test('4.4 the same seed makes the same sheets, another seed others', () => {
    const setup = {
      rules: basicRules(),
      fighters: [
        { ...CENTURION, id: 'A', side: 0 as const },
        { ...CENTURION, side: 1 as const },
      ],
    };
    const sheets = (seed: string): string => {
      const lines: string[] = [];
      runBook(gladiator, tables, setup, seed, (event) => {
        if (event.kind === 'sheet-made') lines.push(JSON.stringify(event.sheet));
      });
      return lines.join('\n');
    };
    expect(sheets('one')).toBe(sheets('one'));
    expect(sheets('one')).not.toBe(sheets('two'));
  });
});

describe('4.5 the start', () => {
  const { state, events } = prepared([PLAYER, { ...PLAYER, id: 'B', side: 1, seat: 1, name: 'Verus' }]);
  const [first, second] = state.fighters;
  if (first === undefined || second === undefined) throw new Error('two men were wanted');

  test('4.5 the first man stands in g5 and looks south-east, the second in l7 and looks north-west', () => {
    expect([hexLabel(state.window, first.at), first.facing]).toEqual(['g5', 0]);
    expect([hexLabel(state.window, second.at), second.facing]).toEqual(['l7', 3]);
    expect(events.filter((event) => event.kind === 'placed')).toMatchObject([
      { fighter: 'A', at: first.at, facing: 0 },
      { fighter: 'B', at: second.at, facing: 3 },
    ]);
  });

  test('4.5 they are five hexes apart, with four empty hexes on the straight line between them (C63)', () => {
    expect(distance(first.at, second.at)).toBe(5);
    expect(neighbour(first.at, first.facing, 5)).toEqual(second.at);
    expect(neighbour(second.at, second.facing, 5)).toEqual(first.at);
  });

  test('4.5 the arena is bare: no item lies on the sand', () => {
    expect(state.loose).toEqual([]);
  });

  test('4.5 after the placing comes turn 1, phase 1', () => {
    const setup = { rules: basicRules(), fighters: [PLAYER, { ...PLAYER, id: 'B', side: 1 as const, seat: 1 }] };
    const match = Match.start(gladiator, tables, setup, 'start');
    expect(match.pending.map(({ kind, seat }) => [kind, seat])).toEqual([
      ['plot', 0],
      ['plot', 1],
    ]);
    expect([match.state.turn, match.state.phase]).toEqual([1, 1]);
  });
});
