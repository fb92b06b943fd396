/** 3.13, 21.1.1, P330-P332: which weapon a man leads with. */

import { describe, expect, test } from 'vitest';
import { armsFor, bearing, fillsHands } from '../../../../../src/games/gladiator/rules/advanced/arms.ts';
import { ADVANCED_SECTIONS, advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { FighterSetup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import { weaponRow } from '../../../../../src/games/gladiator/rules/tables/weapon-rows.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { tables } from '../../../../../tools/games/gladiator/bout.ts';
import { WEAPON_KINDS } from '../../support/armoury.ts';
import { BOOK, PLAYER, prepared, sheetOf } from '../../support/rules/sheets.ts';

const ADVANCED = advancedRules();
const FIRST_ROW: readonly Scripted[] = [
  ['random-centurion', 1, 1],
  ['fighting-spirit', 3],
  ['prestige', 1],
  ['prestige-less', 1],
];
const weaponOf = (setup: Partial<FighterSetup>, script: readonly Scripted[] = FIRST_ROW, rules = ADVANCED) =>
  sheetOf({ ...BOOK, ...setup }, script, rules).hands.map(({ kind }) => kind);

describe('P330 who may bear what', () => {
  test('3.13 a plain man trained in all may choose any of eight, his own first; no net, lasso, bow, scissor or trident', () => {
    const all = ['sword', 'scimitar', 'axe', 'flail', 'maul', 'dagger', 'spear', 'pike'];
    for (const style of [null, 'parmularius', 'myrmillo', 'provocator', 'crupellarius'] as const)
      expect(armsFor(tables, style, null)).toEqual(all);
  });

  test('21.1.1 what he was not taught he may not choose; his own he keeps', () => {
    expect(armsFor(tables, 'myrmillo', ['sword'])).toEqual(['sword', 'scimitar']);
    expect(armsFor(tables, 'provocator', ['sword', 'axe', 'maul'])).toEqual(['sword', 'scimitar', 'axe', 'maul']);
    expect(armsFor(tables, 'thraex', ['axe', 'sword'])).toEqual(['scimitar', 'sword', 'axe']);
    expect(armsFor(tables, 'cataphractarius', ['maul'])).toEqual(['pike', 'maul']);
  });

  test('21.8.2 whose style always carries a shield bears nothing for two hands', () => {
    for (const style of ['thraex', 'secutor', 'velite'] as const)
      expect(armsFor(tables, style, null).filter((one) => fillsHands(tables, one))).toEqual([]);
    expect(armsFor(tables, 'hoplomachus', null).filter((one) => fillsHands(tables, one))).toEqual(['spear']);
  });

  test('24.4 beside a second weapon neither flail nor anything for two hands', () => {
    expect(armsFor(tables, 'dimachaerus', null)).toEqual(['sword', 'scimitar', 'axe', 'dagger']);
  });

  test('20.1, 28.1.1, 30.2 nets, the lasso, the scissor, hunters and riders leave no choice', () => {
    for (const style of [
      'retiarius',
      'laquearius',
      'scissores',
      'venator',
      'bestiarius',
      'eques',
      'sagittarius',
    ] as const)
      expect(armsFor(tables, style, null)).toEqual([]);
  });

  test('21.8.2, 21.9.2, 21.12.1 a weapon for both hands leaves the shield behind (P332), as its table has it', () => {
    const borne = WEAPON_KINDS.filter((kind) => armsFor(tables, null, null).includes(kind));
    expect(borne.filter((one) => fillsHands(tables, one))).toEqual(
      borne.filter((kind) => weaponRow(tables, { kind }).hands === 2),
    );
    expect(bearing(tables, 'maul')).toEqual({ weapon: 'maul', shield: 'none' });
    expect(bearing(tables, 'axe')).toEqual({ weapon: 'axe' });
    expect(bearing(tables, null)).toEqual({ weapon: null });
  });
});

describe('P331 a centurion of no style', () => {
  test.each([
    [[1, 1], 'sword'],
    [[5, 3], 'sword'],
    [[5, 4], 'axe'],
    [[5, 6], 'axe'],
    [[6, 1], 'flail'],
    [[6, 3], 'flail'],
    [[6, 4], 'maul'],
    [[6, 6], 'maul'],
  ] as const)('29.2 a D66 of %j is a man with a %s; a maul leaves no hand for his shield (P332)', (faces, weapon) => {
    const shields = weapon === 'maul' ? [] : ['shield'];
    expect(weaponOf({}, [...FIRST_ROW, ['weapon', ...faces]])).toEqual([weapon, ...shields]);
  });

  test('29.2 it is the last throw of his sheet, and stands in its journal', () => {
    const { events } = prepared([BOOK], [...FIRST_ROW, ['weapon', 6, 2]], ADVANCED);
    const [made] = events;
    expect(made).toMatchObject({ kind: 'sheet-made', sheet: { hands: [{ kind: 'flail' }, { kind: 'shield' }] } });
    expect(made?.rolls?.at(-1)).toMatchObject({ name: 'weapon', cite: 'P331', total: 62, result: 'flail' });
  });

  test('19.3 a surprise throws where he turns out plain, and no other', () => {
    const surprise = (style: number, ...more: readonly Scripted[]) =>
      weaponOf({ kind: 'surprise' }, [['lot:style', style], ...FIRST_ROW, ...more]);
    expect(surprise(4, ['weapon', 5, 5])).toEqual(['axe', 'shield']);
    expect(surprise(8)).toEqual(['sword', 'shield']);
  });

  test('19.3 a style asked for by its name keeps its weapon', () => {
    expect(weaponOf({ kind: 'myrmillo' })).toEqual(['sword', 'shield']);
    expect(weaponOf({ kind: 'thraex' })).toEqual(['scimitar', 'shield']);
  });

  test('21.1.1 not where chapter 21 is left out, his weapon, his talents or all his ratings are given, or he is yours', () => {
    const without = advancedRules(ADVANCED_SECTIONS.filter((section) => section !== 21));
    expect(weaponOf({}, FIRST_ROW, without)).toEqual(['sword', 'shield']);
    expect(weaponOf({ weapon: 'sword' })).toEqual(['sword', 'shield']);
    expect(weaponOf({ weapon: 'maul' })).toEqual(['maul', 'shield']);
    expect(weaponOf({ trained: ['sword'] })).toEqual(['sword', 'shield']);
    const known = { ratings: PLAYER.ratings, fs: 0, pr: 0 } as const;
    expect(weaponOf(known, [])).toEqual(['sword', 'shield']);
    expect(sheetOf(PLAYER, [], ADVANCED).hands[0]?.kind).toBe('sword');
  });

  test('29.2 without chapter 19 a man of a weight throws too', () => {
    const unstyled = advancedRules(ADVANCED_SECTIONS.filter((section) => section !== 19));
    expect(weaponOf({}, [...FIRST_ROW, ['weapon', 6, 6]], unstyled)).toEqual(['maul']);
  });
});
