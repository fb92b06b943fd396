/** P302-P304: the V2.0 tables as their sheet prints them, and the men they make. */
import { describe, expect, test } from 'vitest';
import { gladiatorTables } from '../../../../../src/games/gladiator/data.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { advancedRules, basicRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { MusterMan } from '../../../../../src/games/gladiator/rules/setup/muster.ts';
import { anyMan, muster } from '../../../../../src/games/gladiator/rules/setup/muster.ts';
import { initialState, prepareMatch } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import { overlaysOf } from '../../../../../src/games/gladiator/rules/tables/edition-types.ts';
import type { FightingStyle } from '../../../../../src/games/gladiator/rules/types.ts';
import { AREAS, CHARACTERISTICS } from '../../../../../src/games/gladiator/rules/types.ts';
import { type Scripted, scriptedDice } from '../../../../../tools/dice.ts';
import { tables, tablesOf } from '../../../../../tools/games/gladiator/bout.ts';

const V2 = { edition: 'v2' } as const;
const v2 = tables.under(overlaysOf(V2));
const { creation } = v2;
if (creation === null) throw new Error('V2.0 has no tables');

/** Keyed from the sheet: line, value. */
const SHEET = {
  origins: '01-34 slave, 35-51 criminal, 52-77 foreigner, 78-97 volunteer, 98-00 senator',
  types:
    '01-09 velite, 10-22 retiarius, 23-33 secutor, 34 secutor dimachus, 35-45 myrmillo, 46 myrmillo dimachus, 47-61 thraex, 62-72 provocator, 73 provocator dimachus, 74-88 samnite, 89-97 hoplomachus, 98-00 crupellarius',
  tr: '01-24 8, 25-48 9, 49-73 10, 74-88 11, 89-00 12',
  st: '01-19 -1, 20-43 0, 44-64 1, 65-79 2, 80-94 3, 95-00 4',
  ag: '01-09 -2, 10-27 -1, 28-54 0, 55-81 1, 82-91 2, 92-00 3',
  w: '01-27 10, 28-51 11, 52-69 12, 70-87 13, 88-00 14',
  cn: '01-15 2, 16-54 3, 55-90 4, 91-00 5',
} as const;

/** What each of 1 to 100 brings by a line of the sheet. */
function hundred(line: string): readonly string[] {
  return line.split(', ').flatMap((entry) => {
    const [, from, to = from, value = ''] = /^(\d\d)(?:-(\d\d))? (.+)$/.exec(entry) ?? [];
    const [first, last] = [from, to].map((text) => Number(text) || 100);
    return Array<string>((last ?? 0) - (first ?? 0) + 1).fill(value);
  });
}

const PERCENTS = Array.from({ length: 100 }, (_, i) => i + 1);

/** Slave to senator: TR ST AG W CON. */
const MODS = {
  slave: [1, 1, -1, -1, 0],
  criminal: [0, -1, 1, 0, 0],
  foreigner: [1, 1, -1, 0, -1],
  volunteer: [-1, 0, 1, 0, 0],
  senator: [-1, -1, 0, 1, 1],
} as const;

/** Move, shield, areas 1 to 5. */
const ARMOUR = {
  velite: '6 small A6 -- C7 -- --',
  retiarius: '6 none B5 -- C7 B7 --',
  secutor: '5 large A8 C8 C C7 B7',
  myrmillo: '5 large A -- C7 C8 B8',
  thraex: '5 small A -- C B8 C',
  provocator: '5 large A C C C7 C6',
  samnite: '4 large A C7 C B7 A8',
  hoplomachus: '4 XL A -- C B7 B8',
  crupellarius: '4 large A C8 B B7 A7',
} as const;

describe('P303, P304 the tables of V2.0', () => {
  test('P303 each of the hundred brings the origin of the sheet', () => {
    expect(PERCENTS.map((n) => creation.origins.at(n, 0).value)).toEqual(hundred(SHEET.origins));
  });

  test('P304 each of the hundred brings the type of the sheet', () => {
    expect(PERCENTS.map((n) => creation.types.at(n, 0).value)).toEqual(hundred(SHEET.types));
  });

  test.each(CHARACTERISTICS)('P303 each of the hundred brings the %s of the sheet', (one) => {
    expect(PERCENTS.map((n) => creation.ratings[one].at(n, 0).value)).toEqual(hundred(SHEET[one]).map(Number));
  });

  test.each(Object.entries(MODS))('P303 a %s has the DRMs of the sheet', (origin, [tr, st, ag, w, cn]) => {
    expect(creation.drms[origin as keyof typeof MODS]).toEqual({ tr, st, ag, w, cn });
  });

  test.each(Object.entries(ARMOUR))('P304 a %s moves and is armoured as on the sheet', (type, line) => {
    const { phases, shield, own } = v2.styles[type as FightingStyle];
    expect([phases, shield, ...AREAS.map((area) => own?.[area])].join(' ')).toBe(line);
  });

  test('P304 a dimachus has the armour of what he is besides, two swords and no shield', () => {
    for (const style of ['secutor', 'myrmillo', 'provocator'] as const) {
      const { own, phases, type, class: group } = v2.styles[style];
      const pair = { shield: 'none', hands: ['sword', 'sword'] };
      expect(v2.styles[`${style} dimachus`]).toMatchObject({ own, phases, type, class: group, ...pair });
    }
  });

  test('P304 who moves in six phases is light, in five medium, in four heavy', () => {
    const WEIGHTS = { 6: 'light', 5: 'medium', 4: 'heavy' } as const;
    for (const { phases, type } of creation.styles.values()) expect(type).toBe(WEIGHTS[phases as 4 | 5 | 6]);
  });

  test('P302 everything else is that of 1981', () => {
    const classic = tables.under(['classic']);
    expect(v2.crt.at(10, 3)).toEqual(classic.crt.at(10, 3));
    expect(v2.styles.laquearius).toEqual(classic.styles.laquearius);
    expect(classic.creation).toBeNull();
  });

  test('P304 elsewhere a type of V2.0 is the style that it comes from', () => {
    expect(tables.styles.samnite).toBe(tables.styles.provocator);
    expect(tables.styles['myrmillo dimachus']).toBe(tables.styles.myrmillo);
  });

  test('P302 a spoilt table is refused with its place', () => {
    const { 'weapon-records': _, ...printed } = gladiatorTables;
    const files: { readonly [id: string]: { readonly rows: readonly (readonly (string | number)[])[] } } = printed;
    const spoilt = (id: string, row: number, column: number, cell: string | number) => () => {
      const rows = files[id]?.rows.map((cells, i) => cells.map((one, k) => (i === row && k === column ? cell : one)));
      return gladiator.parseTables({ ...gladiatorTables, [id]: { ...files[id], rows } }).under(overlaysOf(V2));
    };
    expect(spoilt('v2/origins', 0, 0, '02-34')).toThrow('01 to 00');
    expect(spoilt('v2/origins', 1, 0, '36-51')).toThrow("does not follow '01-34'");
    expect(spoilt('v2/gladiator-types', 0, 1, 'eques of old')).toThrow('a type');
    expect(spoilt('v2/arms', 3, 1, 'samurai')).toThrow("no armour for 'samurai'");
    expect(spoilt('v2/arms', 0, 0, 'samnite')).toThrow('expected rows velite');
    expect(spoilt('v2/armour-by-type', 2, 2, 'XXL')).toThrow('large, small, XL or none');
    expect(spoilt('v2/ratings-w', 4, 1, 'many')).toThrow('a whole number');
  });
});

/** Sheets of a seat's man and a centurion, made by these dice. */
function made(red: Partial<MusterMan>, dice: readonly Scripted[], rules = advancedRules(undefined, V2)) {
  const open = { fs: 0, pr: 0, name: 'Nemo' } as const;
  const blue: MusterMan = { ...anyMan('medium'), ...open, ratings: { tr: 10, st: 0, ag: 0, cn: 3, w: 12 } };
  const setup = { rules, fighters: muster([{ ...anyMan('surprise'), ...open, ...red }], [blue], 'one') };
  const state = initialState(setup);
  const scripted = scriptedDice([...dice, ...(rules.profile === 'basic' ? [['armour-row', 1] as const] : [])]);
  const sheets: Extract<Parameters<Parameters<typeof prepareMatch>[0]['emit']>[0], { kind: 'sheet-made' }>[] = [];
  prepareMatch(
    {
      state,
      tables: tablesOf(rules),
      dice: scripted,
      emit: (event) => {
        if (event.kind === 'sheet-made') sheets.push(event);
      },
    },
    setup,
  );
  scripted.done();
  const [sheet] = sheets;
  if (sheet === undefined) throw new Error('no sheet was made');
  return { ...sheet, fighter: state.fighters[0] };
}

const rating = (percent: number): Scripted => ['rating', Math.floor((percent % 100) / 10), percent % 10];
const FIVE = [rating(50), rating(44), rating(28), rating(55), rating(28)];

describe('P303, P304 men of V2.0', () => {
  test('P303, P304 type, origin and five ratings are thrown with percentages, and told with table and dice', () => {
    const { sheet, rolls = [] } = made({}, [['gladiator-type', 7, 4], ['origin', 0, 1], ...FIVE]);
    expect(sheet).toMatchObject({ style: 'samnite', type: 'heavy', origin: 'slave', shield: 'large' });
    expect(sheet).toMatchObject({ tr: 11, st: 2, ag: -1, cn: 4, w: 10, cf: 12 });
    expect(sheet.armour).toEqual({ 1: 'A', 2: 'C7', 3: 'C', 4: 'B7', 5: 'A8' });
    expect(rolls.map(({ name, read, total, cite }) => [name, read, total, cite])).toEqual([
      ['gladiator-type', 'd100', 74, 'P304'],
      ['origin', 'd100', 1, 'P303'],
      ...[50, 44, 28, 55, 28].map((total) => ['rating', 'd100', total, 'P303']),
    ]);
    expect(rolls[0]?.table).toEqual({ id: 'v2/gladiator-types', row: '74-88', column: 'type', cell: 'samnite' });
    expect(rolls[2]).toMatchObject({ result: 'TR 10 +1 slave = 11', table: { row: '49-73', cell: '10' } });
    expect(rolls[5]?.result).toBe('CN 4');
  });

  test('P303 00 is a hundred: a senator who is a crupellarius', () => {
    const dice: Scripted[] = [['gladiator-type', 0, 0], ['origin', 0, 0], ...FIVE.map(() => rating(100))];
    expect(made({}, dice).sheet).toMatchObject({ style: 'crupellarius', tr: 11, st: 3, ag: 3, cn: 6, w: 15 });
  });

  test('P304 a type that is asked for is not thrown for; light, medium and heavy are one each', () => {
    const dice: Scripted[] = [['origin', 7, 8], ...FIVE];
    expect(made({ kind: 'hoplomachus' }, dice).sheet).toMatchObject({ origin: 'volunteer', shield: 'XL' });
    for (const [kind, style] of [
      ['medium', 'myrmillo'],
      ['heavy', 'samnite'],
    ] as const)
      expect(made({ kind }, dice).sheet.style).toBe(style);
  });

  test('P303 where some ratings are given the others are thrown, his origin with them', () => {
    const given = { tr: 9, st: 0, ag: 0, cn: 3, w: null };
    const one = made({ kind: 'thraex', ratings: given }, [['origin', 9, 8], rating(88)]).sheet;
    expect(one).toMatchObject({ tr: 9, w: 15, origin: 'senator' });
    const all = made({ kind: 'thraex', ratings: { ...given, w: 12 } }, []).sheet;
    expect(all.origin).toBeUndefined();
  });

  test('P304 a type that wants a talent he has not is thrown again', () => {
    const rules = { ...advancedRules(undefined, V2), sections: [...advancedRules().sections, 31] };
    const talents = [{ code: 'WP', group: 'sword', sl: 0 }] as const;
    const dice: Scripted[] = [
      ['gladiator-type', 1, 0],
      ['gladiator-type', 3, 4],
      ['gladiator-type', 6, 2],
    ];
    const { sheet, rolls = [] } = made({ talents }, [...dice, ['origin', 9, 0], ...FIVE], rules);
    expect(sheet.style).toBe('provocator');
    expect(rolls.slice(0, 2).map(({ result }) => result)).toEqual([
      'retiarius, which wants RE',
      'secutor dimachus, which wants DI',
    ]);
  });

  test('P302 in the Basic Game there are no types: armour is that of 1981, ratings are of V2.0', () => {
    const dice: Scripted[] = [['origin', 3, 5], ...FIVE, ['armour-row', 2]];
    const { sheet } = made({ kind: 'heavy' }, dice, basicRules(V2));
    expect(sheet).toMatchObject({ style: null, type: 'heavy', origin: 'criminal', st: 0, ag: 1 });
    expect(sheet.armour).toEqual(v2.armour.heavy[1]?.armour);
  });
});
