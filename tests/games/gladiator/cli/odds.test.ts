/** harena odds: its document, its page, its table, what it refuses. */
import { describe, expect, test } from 'vitest';
import { UsageError } from '../../../../src/cli/errors.ts';
import { runOdds } from '../../../../src/games/gladiator/cli/commands/odds.ts';
import type { OddsOptions } from '../../../../src/games/gladiator/cli/odds-options.ts';
import { RATING_RANGES } from '../../../../src/games/gladiator/rules/schema.ts';
import { run, runHere } from '../../../cli/run.ts';
import { crtResult } from '../support/printed.ts';

const ASKED: OddsOptions = { attack: '6', defence: '2' };
/** One that may fumble. */
const WEAK: OddsOptions = { attack: '2', defence: '2' };
const KEYS = [
  'results',
  'wounds',
  'expectedWounds',
  'criticals',
  'kill',
  'mortal',
  'weaponDrop',
  'shieldDrop',
  'noEffect',
];

interface Document {
  readonly schema: string;
  readonly input: { readonly [key: string]: unknown };
  readonly results: { readonly [result: string]: number };
  readonly wounds: readonly number[];
  readonly expectedWounds: number;
  readonly criticals: { readonly [cell: string]: number };
  readonly kill: number;
  readonly weaponDrop: number;
  readonly shieldDrop: number;
  readonly noEffect: number;
  readonly stunned: number;
  readonly knockedOut: number;
  readonly expectedCfLoss: number;
  readonly attacks?: readonly (Document & { readonly attack: number })[];
}

const documentOf = (options: OddsOptions) => JSON.parse(runOdds({ ...options, json: true })) as Document;
const sum = (chances: readonly number[]) => chances.reduce((a, b) => a + b, 0);

describe('odds --json', () => {
  test('prints one document of the promised shape, with the defaults said', () => {
    const document = documentOf(ASKED);
    expect(Object.keys(document).slice(0, 2 + KEYS.length)).toEqual(['schema', 'input', ...KEYS]);
    expect(document.schema).toBe('harena/odds/1');
    expect(document.input).toEqual({
      ...{ attack: 6, defence: 2, strength: 0, area: 'chest', armour: 'none', w: 12 },
      ...{ shield: 'large', weapon: true, tables: 'colosseum' },
    });
    expect(Object.keys(document.results)).toEqual(['F', '--', 'S', 'S*', 'P', 'P*', 'H']);
    expect(document.wounds).toHaveLength(13);
    expect(sum(document.wounds) + document.kill).toBeCloseTo(1, 12);
    expect(Object.keys(document.criticals).sort()).toEqual(['--', '1', '2x', '3xM', 'K*', 'ST']);
  });

  test('9.5 has the results of the printed table', () => {
    const { results } = documentOf({ attack: '7', defence: '3' });
    const faces = [1, 2, 3, 4, 5, 6];
    const reds = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => a + b + c)));
    for (const [result, chance] of Object.entries(results)) {
      const ways = reds.filter((red) => crtResult(red, 4).split('+')[0] === result).length;
      expect(chance).toBe(ways / 216);
    }
  });

  test('P260 --tables classic reads the tables of 1981, whose M counts under F', () => {
    const own = documentOf({ ...ASKED, tables: 'classic', armour: 'B7' });
    expect(own.input).toMatchObject({ armour: 'B7', tables: 'classic' });
    expect(Object.keys(own.criticals).sort()).toEqual(['--', '1', '2x', '2xM', '3xM', 'K', 'ST']);
    expect(sum(own.wounds) + own.kill).toBeCloseTo(1, 12);
    const weak = documentOf({ attack: '2', defence: '2', tables: 'classic' }).results;
    expect(weak.F).toBe(1 / 216); // M on a 3 alone
    expect(weak['--']).toBe((3 + 6 + 10 + 15) / 216); // 4 to 7
    expect(documentOf({ attack: '2', defence: '2' }).results.F).toBe((1 + 3 + 6 + 10) / 216); // a column of 1 CF, one off the die
  });

  test('P305 --tables v2 knows the XL shield, which is a point of the dice', () => {
    const chances = (shield: string) => documentOf({ attack: '4', defence: '0', tables: 'v2', shield }).results;
    const least = (shield: string, bad: string) => chances(shield)[bad] ?? 0;
    expect(least('XL', '--')).toBeGreaterThan(least('large', '--'));
    expect(least('XL', 'H')).toBeLessThan(least('large', 'H'));
  });

  test('P47, 9.6 without a shield its hits are parries, without a weapon parries are hits', () => {
    const both = documentOf(ASKED).results;
    const bare = documentOf({ ...ASKED, shield: 'none' }).results;
    expect([bare.S, bare['S*'], bare['P*']]).toEqual([0, 0, 0]);
    expect(bare.P).toBeCloseTo((both.S ?? 0) + (both['S*'] ?? 0) + (both.P ?? 0), 12);
    expect(bare.H).toBeCloseTo((both.H ?? 0) + (both['P*'] ?? 0), 12);
    const nothing = documentOf({ ...ASKED, shield: 'none', weapon: false });
    expect([nothing.results.P, nothing.weaponDrop, nothing.shieldDrop]).toEqual([0, 0, 0]);
  });

  test('P250 the average is that of the wounds of men who live', () => {
    const { wounds, expectedWounds } = documentOf({ ...ASKED, area: 'head', w: '5' });
    expect(wounds).toHaveLength(6);
    expect(wounds[5]).toBe(0);
    expect(expectedWounds).toBeCloseTo(sum(wounds.map((chance, i) => chance * i)), 12);
  });

  test('P251 WD and SD, which the arms alone know, come on top of what parries knock away', () => {
    const chest = documentOf({ attack: '8', defence: '1' });
    const { weaponDrop, shieldDrop, criticals } = documentOf({ attack: '8', defence: '1', area: 'arms' });
    expect(weaponDrop - chest.weaponDrop).toBeCloseTo(criticals.WD ?? 0, 12);
    expect(shieldDrop - chest.shieldDrop).toBeCloseTo(criticals.SD ?? 0, 12);
    expect(criticals.WD).toBeGreaterThan(0);
  });

  test('P271 what it costs him follows the fields of before: stun, senses, CF', () => {
    const arms = documentOf({ ...ASKED, area: 'arms' });
    expect(Object.keys(arms).slice(-3)).toEqual(['stunned', 'knockedOut', 'expectedCfLoss']);
    expect([arms.stunned, arms.knockedOut]).toEqual([0, 0]);
    const head = documentOf({ ...ASKED, attack: '10', area: 'head' });
    expect(head.stunned).toBeCloseTo(sum([head.criticals.S ?? 0, head.criticals['2xS'] ?? 0]), 1);
    expect(head.knockedOut).toBeLessThan(head.stunned);
    expect(head.expectedCfLoss).toBeGreaterThan(arms.expectedCfLoss);
  });

  test('P252 a miss, a parry that drops nothing and a body hit without a wound are no effect, a shield hit or a fumble (9.6) is one', () => {
    const { results, noEffect, wounds, kill, weaponDrop, criticals } = documentOf({ ...WEAK, area: 'legs' });
    const { F, '--': miss = 0, P = 0, 'P*': both = 0, H = 0 } = results;
    const unharmed = H - kill - sum(wounds.slice(1));
    expect(criticals.WD).toBeUndefined();
    expect(F).toBeGreaterThan(0);
    expect(noEffect).toBeCloseTo(miss + P + both - weaponDrop + unharmed, 12);
  });

  test('P252 the M of 1981 is a fumble, and so an effect', () => {
    const { results, noEffect, wounds, kill, weaponDrop } = documentOf({ ...WEAK, tables: 'classic', area: 'legs' });
    const { '--': miss = 0, P = 0, 'P*': both = 0, H = 0 } = results;
    expect(results.F).toBeGreaterThan(0);
    expect(noEffect).toBeCloseTo(miss + P + both - weaponDrop + H - kill - sum(wounds.slice(1)), 12);
  });

  test('12.2, 13.1.1 ST breaks shields and knocks weapons away, and changes neither result nor wounds', () => {
    const weak = documentOf({ attack: '8', defence: '0', strength: '-3' });
    const strong = documentOf({ attack: '8', defence: '0', strength: '5', shield: 'large' });
    expect(strong.results).toEqual(weak.results);
    expect(strong.weaponDrop).toBeGreaterThan(weak.weaponDrop);
  });

  test('of a range has the document of every attack', () => {
    const { attacks = [], input } = documentOf({ attack: '1..8', defence: '2', armour: 'c3' });
    expect(input).toMatchObject({ attack: [1, 2, 3, 4, 5, 6, 7, 8], armour: 'C3' });
    const { attack, ...six } = attacks[5] ?? {};
    const { schema: _schema, input: _input, ...alone } = documentOf({ ...ASKED, armour: 'C3' });
    expect([attack, six]).toEqual([6, alone]);
  });

  test('is the same in the built program, and --no-weapon reaches it', async () => {
    const { code, out, err } = await run(
      'odds',
      '--attack',
      '6',
      '--defence',
      '2',
      '--strength',
      '-1',
      '--no-weapon',
      '--json',
    );
    expect([code, err]).toEqual([0, '']);
    expect(out).toBe(runOdds({ ...ASKED, strength: '-1', weapon: false, json: true }));
  });
});

describe('odds as text', () => {
  test('says it in words and in bars that fit a terminal', () => {
    const page = runOdds({ ...ASKED, area: 'arms', armour: 'B4' });
    expect(page).toMatch(/^Attack 6, ST 0, against defence 2: arms in B4, W 12, large shield, sword\n/);
    expect(page).toMatch(/^Wounds him \d+ times in 100, kills him (once|\d+ times) in 100;/m);
    expect(page).toMatch(/^ {2}H {3}body +50\.0 % {2}█+$/m);
    expect(Math.max(...page.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
  });

  test('in ASCII has no other characters', () => {
    expect(runOdds({ ...ASKED, ascii: true })).toMatch(/^[\n -~]*$/);
  });

  test('of a range is a table, a line an attack', () => {
    const lines = runOdds({ attack: '1..8', defence: '2' }).split('\n');
    expect(lines[2]).toMatch(/^attack +miss +shield +parry +body +wounds +kills +drops +average +CF$/);
    expect(lines.slice(3, 11).map((line) => line.trim().split(/\s/)[0])).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
    ]);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
  });
});

describe('bad options of odds', () => {
  test.each([
    [{ defence: '2' }, '--attack is missing: give it CF such as 6, or a range such as 1..8'],
    [{ attack: '2' }, '--defence is missing: give it CF such as 2'],
    [{ ...ASKED, attack: 'x' }, '--attack x: expected a whole number from 0 to 40'],
    [{ ...ASKED, attack: '-1' }, '--attack -1: expected a whole number from 0 to 40'],
    [{ ...ASKED, attack: '1.5' }, '--attack 1.5: expected a whole number from 0 to 40'],
    [{ ...ASKED, attack: '' }, '--attack : expected a number or a range such as 1..8'],
    [{ ...ASKED, attack: '6..' }, '--attack 6..: expected a number or a range such as 1..8'],
    [{ ...ASKED, attack: '..6' }, '--attack ..6: expected a number or a range such as 1..8'],
    [{ ...ASKED, attack: '8..1' }, '--attack 8..1: expected the lower number first, as in 1..8'],
    [{ ...ASKED, attack: '1..4..8' }, '--attack 1..4..8: expected a number or a range such as 1..8'],
    [{ ...ASKED, defence: '1..3' }, '--defence 1..3: expected a whole number from 0 to 40'],
    [{ ...ASKED, strength: '99' }, `--strength 99: expected a whole number from ${RATING_RANGES.st.join(' to ')}`],
    [{ ...ASKED, w: '0' }, `--w 0: expected a whole number from ${RATING_RANGES.w.join(' to ')}`],
    [{ ...ASKED, area: 'knee' }, '--area knee: unknown; legal: head, chest, groin, arms, legs'],
    [
      { ...ASKED, armour: 'D' },
      '--armour D: unknown; legal: none, A, B, C, A2 to A5, B2 to B5, C2 to C5; up to 11 with --tables classic, billings, v2',
    ],
    [{ ...ASKED, armour: 'A11' }, '--armour A11: unknown; legal: none'],
    [{ ...ASKED, shield: 'tiny' }, '--shield tiny: unknown; legal: large, small, XL, none'],
    [{ ...ASKED, tables: 'greek' }, '--tables greek: unknown; legal: colosseum, classic, billings, v2'],
    [{ ...ASKED, shield: 'XL' }, '--shield XL: of V2.0 alone; add --tables v2 (P305)'],
    [
      { ...ASKED, armour: 'B7' },
      '--armour B7: unknown; legal: none, A, B, C, A2 to A5, B2 to B5, C2 to C5; up to 11 with --tables classic, billings, v2',
    ],
    [
      { ...ASKED, armour: 'B12', tables: 'classic' },
      '--armour B12: unknown; legal: none, A, B, C, A2 to A11, B2 to B11, C2 to C11',
    ],
  ] as const)('%j: %s', (options, words) => {
    expect(() => runOdds(options)).toThrow(UsageError);
    expect(() => runOdds(options)).toThrow(words);
  });

  test('exit with 2', async () => {
    const { code, out, err } = await runHere('odds', '--attack', '6', '--defence', 'none');
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe('harena: --defence none: expected a whole number from 0 to 40\n');
  });
});
