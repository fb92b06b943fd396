/** 31.1.1, 31.3: what talents teach, and which styles they open. */
import { describe, expect, test } from 'vitest';
import type { Talent } from '../../../../../src/games/gladiator/rules/advanced/talent-types.ts';
import { campaignRules, OPTIONAL_SECTIONS } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { setupSchema, stateSchema } from '../../../../../src/games/gladiator/rules/schema.ts';
import type { FighterSetup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import type { Fighter, RuleChoices } from '../../../../../src/games/gladiator/rules/types.ts';
import { fight, holding, poolIn } from '../../support/rules/arms.ts';
import { BOOK, PLAYER, prepared, sheetOf } from '../../support/rules/sheets.ts';

const CAMPAIGN = campaignRules();
const RATINGS = { tr: 10, st: 0, ag: 0, cn: 4, w: 12 };
const RE: Talent = { code: 'RE' };

/** The sheet of a man of whom only talents, and what is given, are told. */
const made = (talents: readonly Talent[] | undefined, more: Partial<FighterSetup> = {}): Fighter =>
  sheetOf({ ...PLAYER, ...(talents === undefined ? {} : { talents }), ...more }, [], CAMPAIGN);

/** What is said against a set-up, or null. */
function refused(man: Partial<FighterSetup>, rules: RuleChoices = CAMPAIGN): string | null {
  const fighters = [{ ...PLAYER, ...man }, BOOK];
  const read = setupSchema.safeParse({ rules, fighters });
  return read.success ? null : (read.error.issues[0]?.message ?? '');
}

describe('31.1.1 what a man was taught', () => {
  test('31.1.1 every man knows the sword', () => {
    expect(made([]).trained).toEqual(['sword']);
    expect(made([{ code: 'FA' }]).trained).toEqual(['sword']);
  });

  test('31.1.1 a centurion knows besides what his style is issued (P113)', () => {
    const book = { ...BOOK, id: 'A', side: 0, ratings: RATINGS, fs: 0, pr: 0, talents: [] } as const;
    const trained = (kind: FighterSetup['kind']) =>
      sheetOf({ ...book, kind, armour: null, javelins: 3 }, [['armour-row', 1]], CAMPAIGN).trained;
    expect(trained('hoplomachus')).toEqual(['spear', 'sword']);
    expect(trained('retiarius')).toEqual(['sword', 'trident']);
    expect(trained('sagittarius')).toEqual(['bow', 'sword']);
    const hoplite = { kind: 'hoplomachus', armour: null } as const;
    expect(sheetOf({ ...PLAYER, ...hoplite, talents: [] }, [['armour-row', 1]], CAMPAIGN).trained).toEqual(['sword']);
  });

  test('31.1.1 WP teaches a group of weapons, at SL 0 as at any other; RE dagger and trident (C87)', () => {
    const spear: Talent = { code: 'WP', group: 'spear', sl: 0 };
    expect(made([spear, { code: 'WP', group: 'axe', sl: 2 }]).trained).toEqual(['axe', 'spear', 'sword']);
    expect(made([RE]).trained).toEqual(['dagger', 'sword', 'trident']);
    expect(made([{ code: 'WP', group: 'lasso', sl: 1 }]).trained).toEqual(['sword']);
  });

  test('31.1.1 who was not taught his weapon is 2 CF short, as in 21.1.1.1', () => {
    const total = (talents: readonly Talent[]) =>
      poolIn({ A: { ...holding(1, 'axe'), talents, trained: made(talents).trained } })?.total;
    expect(total([])).toBe(8);
    expect(total([{ code: 'WP', group: 'axe', sl: 0 }])).toBe(10);
  });

  test('31.1.1 of a man without written talents nothing is asked: he knows every weapon (P214)', () => {
    expect(made(undefined)).toMatchObject({ trained: null, talents: [] });
    expect(refused({ kind: 'retiarius' })).toBeNull();
  });

  test('3.5 talents stand on the log sheet, and a saved state without them opens', () => {
    expect(made([RE]).talents).toEqual([RE]);
    const { state } = fight({});
    const { talents: _, ...older } = state.fighters[0] ?? made([]);
    const read = stateSchema.parse({ ...state, fighters: [older] });
    expect(read.fighters[0]?.talents).toEqual([]);
  });
});

describe('31.1.1 RE and DI', () => {
  const STYLES = [
    ['retiarius', 'RE'],
    ['laquearius', 'RE'],
    ['dimachaerus', 'DI'],
  ] as const;

  test.each(STYLES)('31.1.1 a %s of a player has the talent %s, a centurion needs none', (kind, code) => {
    expect(refused({ kind, talents: [] })).toContain('31.3, P113');
    expect(refused({ kind, talents: [{ code }] })).toBeNull();
    expect(refused({ kind, talents: [], by: 'book', seat: null })).toBeNull();
  });

  test('19.3.2, 19.3.2.1 fought in by a player they want RE in a career', () => {
    for (const kind of ['retiarius', 'laquearius'] as const) {
      expect(refused({ kind, talents: [{ code: 'DI' }] })).toContain('RE');
      expect(refused({ kind, talents: [RE] })).toBeNull();
    }
  });

  test('31.1.1 whoever is drawn is drawn among the styles his talents allow', () => {
    const surprise: FighterSetup = { ...PLAYER, kind: 'surprise', armour: null, shield: null, javelins: 2 };
    const drawn = (talents: readonly Talent[], picked: number) => {
      const dice = [['lot:style', picked] as const, ['armour-row', 1] as const];
      return prepared([{ ...surprise, talents }], dice, CAMPAIGN).state.fighters[0]?.style;
    };
    expect([drawn([], 0), drawn([], 9)]).toEqual(['parmularius', 'scissores']);
    expect([drawn([{ code: 'DI' }], 1), drawn([], 1)]).toEqual(['dimachaerus', 'thraex']);
    expect(drawn([RE], 5)).toBe('retiarius');
  });

  test('31.1.1 talents want chapter 31 in force', () => {
    const without = campaignRules(OPTIONAL_SECTIONS.filter((section) => section !== 31));
    expect(refused({ talents: [] }, without)).toBe('talents are of chapter 31, which is not in force');
    expect(refused({}, without)).toBeNull();
  });

  test('31.1.1 none is learned twice, but WP for each group', () => {
    expect(refused({ talents: [RE, RE] })).toContain('31.3.1');
    const wp = (group: 'axe' | 'sword'): Talent => ({ code: 'WP', group, sl: 1 });
    expect(refused({ talents: [wp('axe'), wp('axe')] })).toContain('31.3.1');
    expect(refused({ talents: [wp('axe'), wp('sword')] })).toBeNull();
  });
});
