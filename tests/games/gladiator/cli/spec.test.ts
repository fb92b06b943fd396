/** SPEC: what it says of a man, and what is said of a bad one. */
import { describe, expect, test } from 'vitest';
import { UsageError } from '../../../../src/cli/errors.ts';
import { readRules } from '../../../../src/games/gladiator/cli/rules-option.ts';
import { checkTeams, readSpec } from '../../../../src/games/gladiator/cli/spec.ts';
import { advancedRules, basicRules, campaignRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { atLevel, type Lead, type MusterMan, muster } from '../../../../src/games/gladiator/rules/setup/muster.ts';
import { NO_RATINGS } from '../../../../src/games/gladiator/rules/setup/setup.ts';
import type { RuleChoices } from '../../../../src/games/gladiator/rules/types.ts';
import type { SideLead } from '../../../../src/kernel/levels.ts';

/** What is said of a SPEC that is refused as bad usage. */
function complaint(text: string): string {
  try {
    readSpec(text);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  throw new Error(`${text} was taken`);
}

/** The only man of a SPEC. */
function readMan(text: string): MusterMan {
  const [man, ...more] = readSpec(text);
  if (man === undefined || more.length > 0) throw new Error(`${text} names ${more.length + 1} men`);
  return man;
}

describe('a SPEC', () => {
  test.each(['light', 'medium', 'heavy'] as const)('of one word is a plain %s man, all else open', (kind) => {
    expect(readMan(kind)).toEqual({
      kind,
      name: null,
      ratings: NO_RATINGS,
      armour: null,
      shield: null,
      weapon: null,
      fs: null,
      pr: null,
    });
  });

  test('of several men names them in their order, each as if he stood alone', () => {
    const men = readSpec('light(pr=+2) + secutor+heavy(armour=A/C3/-/C4/B,name=Varro)');
    expect(men).toEqual([readMan('light(pr=2)'), readMan('secutor'), readMan('heavy(name=Varro,armour=A/C3/-/C4/B)')]);
    expect(readSpec(Array(9).fill('light').join('+'))).toHaveLength(9);
  });

  test('settles what its pairs name, whatever blanks are between them', () => {
    const text = "heavy(tr=12, st=1,ag=-1 ,cn=5,w=14,armour=3,shield=small,weapon=sword,fs=-1,pr=+2,name=D'Arius II)";
    expect(readMan(text)).toMatchObject({
      ratings: { tr: 12, st: 1, ag: -1, cn: 5, w: 14 },
      armour: 3,
      shield: 'small',
      fs: -1,
      pr: 2,
      name: "D'Arius II",
    });
  });

  test('takes armour as five entries from head to legs, a hyphen for none', () => {
    expect(readMan('light(armour=A/C3/-/C4/B)').armour).toEqual({
      1: 'A',
      2: 'C3',
      3: '--',
      4: 'C4',
      5: 'B',
    });
  });

  test('without pairs between its brackets is plain', () => {
    expect(readMan('light()')).toEqual(readMan('light'));
  });
});

describe('31 talents', () => {
  test('are listed with strokes between them, a weapon by its name and SL', () => {
    expect(readMan('medium(talents=sword:1/axe/TH:2/GP/FA/TG)').talents).toEqual([
      { code: 'WP', group: 'sword', sl: 1 },
      { code: 'WP', group: 'axe', sl: 0 },
      { code: 'TH', sl: 2 },
      { code: 'GP', sl: 1 },
      { code: 'FA' },
      { code: 'TG' },
    ]);
    expect(readMan('medium(talents=)').talents).toEqual([]);
  });

  test.each([
    ['sword:4', "talents: 'sword:4'; legal: a weapon (axe, dagger, flail, lasso"],
    ['TH:0', "talents: 'TH:0'"],
    ['FA:1', "talents: 'FA:1'"],
    ['bow', "talents: 'bow'"],
    ['FA/FA', "'FA' is there twice (31.3.1)"],
  ])('such as %s are refused', (text, words) => {
    expect(complaint(`medium(talents=${text})`)).toContain(words);
  });

  test('want campaign rules, and a style may want one of them', () => {
    const check = (text: string, rules: RuleChoices) => () =>
      checkTeams(muster(readSpec(text), readSpec('light'), 'one'), rules);
    expect(check('medium(talents=FA)', advancedRules())).toThrow(
      'of chapter 31, which --rules advanced leaves out: choose --rules campaign',
    );
    expect(check('retiarius(talents=FA)', campaignRules())).toThrow("'retiarius' wants the talent RE");
    expect(check('retiarius(talents=RE/FA)', campaignRules())).not.toThrow();
    expect(check('retiarius', campaignRules())).not.toThrow();
  });
});

describe('38.2.3 a consecutive match', () => {
  const check =
    (text: string, rules: RuleChoices = basicRules()) =>
    () =>
      checkTeams(muster(readSpec('light'), readSpec(text), 'one'), rules);

  test('is written with wave=, and wants no teams (26)', () => {
    expect(readSpec('light+heavy(wave=1)').map(({ wave }) => wave)).toEqual([undefined, 1]);
    expect(check('light+heavy(wave=1)+light(wave=2)')).not.toThrow();
    expect(check('light+heavy(wave=2)')).toThrow('waves are numbered 0, 1, 2 ..');
    expect(check('light+heavy(wave=1)+light(wave=1)', advancedRules())).toThrow('waves are numbered');
    expect(complaint('wolf(wave=1)')).toContain('beasts come all at once (38.2.3)');
  });
});

describe('--rules', () => {
  test('campaign adds chapters 31, 34 and 35 to the Advanced Game, and leaves out what it is told to', () => {
    expect(readRules('campaign')).toEqual(campaignRules());
    expect(readRules('campaign,-34,-20').sections).toEqual(
      campaignRules().sections.filter((section) => section !== 34 && section !== 20),
    );
    expect(() => readRules('advanced,-31')).toThrow("'-31' is no chapter to leave out");
  });
});

describe('a bad SPEC is refused', () => {
  test.each([
    ['hevy', "unknown fighter 'hevy'; legal: light, medium, heavy"],
    ['Light', "unknown fighter 'Light'; legal: light, medium, heavy"],
    ['', "unknown fighter ''; legal: light, medium, heavy"],
    ['light(', "'light(' is not a fighter: write KIND or KIND(key=value,...)"],
    ['light(tr=1))', 'tr=1): expected a whole number'],
    ['light+', "unknown fighter ''; legal: light, medium, heavy"],
    ['light+hevy', "unknown fighter 'hevy'; legal: light, medium, heavy"],
    [Array(10).fill('light').join('+'), '10 men on a side; legal: 1 to 9'],
    [
      'light(hp=3)',
      "unknown key 'hp'; legal: tr, st, ag, cn, w, armour, shield, weapon, dagger, talents, luck, wave, fs, pr, ai, name",
    ],
    ['light(tr)', "'tr' needs a value: tr=..."],
    ['light(tr=)', 'tr=: expected a whole number from'],
    ['light(tr=19)', 'tr=19: expected a whole number from 1 to 18'],
    ['light(w=19)', 'w=19: expected a whole number from 1 to 18'],
    ['light(tr=1.5)', 'tr=1.5: expected a whole number from'],
    ['light(tr=1e1)', 'tr=1e1: expected a whole number from'],
    ['light(w=0)', 'w=0: expected a whole number from'],
    ['light(fs=2)', 'fs=2: expected a whole number from -1 to 1'],
    ['light(shield=huge)', 'shield=huge; legal: large, small'],
    ['retiarius(dagger=2)', 'dagger=2; legal: yes, no'],
    ['light(weapon=fork)', 'weapon=fork; legal: axe, bow, dagger'],
    ['light(armour=7)', 'armour=7: expected a row from 1 to 6, or five entries such as A/C3/-/C4/B4'],
    ['light(armour=A/B/C)', 'expected a row from 1 to 6, or five entries'],
    ['light(armour=A/B/C/D/A)', 'expected a row from 1 to 6, or five entries'],
    ['light(name=)', 'name=: expected 1 to 20 letters'],
    ['light(name=a\u001b[2J)', 'expected 1 to 20 letters'],
  ])('%j: %s', (text, words) => {
    expect(complaint(text)).toContain(words);
  });
});

describe('26 teams', () => {
  const places = (red: string, blue: string, lead: Lead | null) =>
    muster(readSpec(red), readSpec(blue), lead).map(({ id, side, by, seat }) => [id, side, by, seat]);

  test('are called A, B, C and so on, one side after the other', () => {
    expect(places('light+heavy', 'light+light+light', null)).toEqual([
      ['A', 0, 'book', null],
      ['B', 0, 'book', null],
      ['C', 1, 'book', null],
      ['D', 1, 'book', null],
      ['E', 1, 'book', null],
    ]);
  });

  test.each([
    ['one', ['seat', 'book', 'book']],
    ['all', ['seat', 'seat', 'book']],
  ] as const)('the player leads %s of his side', (lead, by) => {
    expect(places('light+heavy', 'light', lead).map(([, , who]) => who)).toEqual(by);
  });

  test('are refused where chapter 26 is not in force, a pair never is', () => {
    const check = (red: string, rules = basicRules()) =>
      checkTeams(muster(readSpec(red), readSpec('light'), 'one'), rules);
    expect(() => check('light+light')).toThrow(
      'several men a side are of chapter 26, which --rules basic leaves out: choose --rules advanced',
    );
    expect(() => check('light+light', advancedRules([19, 21]))).toThrow(
      'several men a side are of chapter 26, which --rules leaves out: take its -26 away',
    );
    expect(() => check('light+light', advancedRules())).not.toThrow();
    expect(() => check('light')).not.toThrow();
    expect(() => check('light+light(weapon=axe)', advancedRules([19, 26]))).toThrow('weapon=axe is of chapter 21');
  });

  test('30.2.1 riders are centurions, and only by chapter 30', () => {
    const check = (red: string, blue: string, rules = advancedRules()) =>
      checkTeams(muster(readSpec(red), readSpec(blue), 'one'), rules);
    expect(() => check('light', 'eques+eques')).not.toThrow();
    expect(() => check('light', 'eques', advancedRules([19, 21]))).toThrow("'eques' rides, which is of chapter 30");
    expect(() => check('eques', 'light')).toThrow('only centurions ride (30.2.1)');
  });

  test('21.3.4 a bow leaves no hand for a shield', () => {
    const check = (red: string) => checkTeams(muster(readSpec(red), readSpec('light'), 'one'), advancedRules());
    expect(() => check('light(weapon=bow)')).not.toThrow();
    expect(() => check('light(weapon=bow,shield=none)')).not.toThrow();
    expect(() => check('light(weapon=bow,shield=small)')).toThrow('a bow leaves no hand for a shield (21.3.4)');
  });

  test('21.4.1 only a retiarius takes a dagger besides, and only by chapter 21', () => {
    const check = (red: string, rules = advancedRules()) =>
      checkTeams(muster(readSpec(red), readSpec('light'), 'one'), rules);
    expect(readMan('retiarius(dagger=yes)')).toMatchObject({ kind: 'retiarius', dagger: true });
    expect(() => check('retiarius(dagger=yes)')).not.toThrow();
    expect(() => check('light(dagger=no)')).not.toThrow();
    expect(() => check('light(dagger=yes)')).toThrow('dagger=yes: only a retiarius may take one (21.4.1)');
    expect(() => check('retiarius(dagger=yes)', advancedRules([19, 20]))).toThrow('dagger=yes is of chapter 21');
  });
});

describe('34 luck', () => {
  test('34.1 luck= is LK, from 2 to 12 (P110)', () => {
    expect(readMan('medium(luck=7)').luck).toBe(7);
    expect(readMan('medium').luck).toBeUndefined();
    for (const luck of ['1', '13', 'x'])
      expect(complaint(`medium(luck=${luck})`)).toBe(`luck=${luck}: expected a whole number from 2 to 12`);
    expect(complaint('lion(luck=3)')).toContain('no god hears it (P337)');
  });

  test('34.1 luck= wants chapter 34', () => {
    const check = (rules: RuleChoices) => () =>
      checkTeams(muster(readSpec('medium(luck=7)'), readSpec('light'), 'one'), rules);
    expect(check(advancedRules())).toThrow('luck= is of chapter 34');
    expect(check(campaignRules())).not.toThrow();
  });
});

describe('who leads one man', () => {
  const led = (text: string, side?: SideLead) =>
    muster(readSpec('light'), atLevel(readSpec(text), side), 'one')
      .slice(1)
      .map(({ by, level, seat }) => [by, level ?? null, seat]);

  test('ai= goes before what leads his side', () => {
    const team = 'light(ai=tactician)+heavy+medium(ai=book)';
    expect(led(team)).toEqual([
      ['seat', 'tactician', 2],
      ['book', null, null],
      ['book', null, null],
    ]);
    expect(led(team, 'novice')).toEqual([
      ['seat', 'tactician', 2],
      ['seat', 'novice', 2],
      ['book', null, null],
    ]);
  });

  test('ai= of no level is refused, and so is a beast that thinks', () => {
    expect(complaint('light(ai=clever)')).toBe('ai=clever; legal: novice, book, adept, tactician, champion');
    expect(complaint('lion(ai=adept)')).toContain('the Beast Action Table leads it (28.5)');
  });
});
