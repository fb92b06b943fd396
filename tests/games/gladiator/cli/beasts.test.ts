/** Beasts on the command line (28): SPEC, what is refused, the tally of a hunt. */
import { describe, expect, test } from 'vitest';
import { UsageError } from '../../../../src/cli/errors.ts';
import { runSim } from '../../../../src/games/gladiator/cli/commands/sim.ts';
import { checkTeams, readSpec } from '../../../../src/games/gladiator/cli/spec.ts';
import { BEAST_KINDS } from '../../../../src/games/gladiator/rules/beasts/types.ts';
import { advancedRules, basicRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { muster } from '../../../../src/games/gladiator/rules/setup/muster.ts';

const kindsOf = (text: string) => readSpec(text).map(({ kind }) => kind);
const check = (red: string, blue: string, rules = advancedRules()) =>
  checkTeams(muster(readSpec(red), readSpec(blue), 'one'), rules);

describe('a SPEC', () => {
  test.each(BEAST_KINDS)('names a %s, plainly or as a beast', (kind) => {
    expect(kindsOf(`${kind}+beast:${kind}`)).toEqual([kind, kind]);
  });

  test('names beasts in their order, or a hunt', () => {
    expect(kindsOf('wolf+wolf + boar')).toEqual(['wolf', 'wolf', 'boar']);
    expect(kindsOf('hunt')).toEqual(['hunt']);
  });

  test('names men who hunt', () => {
    expect(kindsOf('bestiarius+venator(st=2)')).toEqual(['bestiarius', 'venator']);
  });

  test('gives a beast a name of its own', () => {
    expect(readSpec('elephant(name=Surus)')).toMatchObject([{ kind: 'elephant', name: 'Surus' }]);
  });

  test.each([
    ['wolf(tr=4)', 'tr= makes no sense for a beast such as wolf: its ratings are printed (28.3.3); legal: name'],
    ['bear(armour=3)', 'its hide is printed (28.3.3.1)'],
    ['lion(shield=large)', 'it has no hands'],
    ['lion(weapon=axe)', 'it fights with its fangs (28.7)'],
    ['zebra(fs=1)', 'the Beast Action Table (28.5)'],
    ['boar(pr=1)', 'beasts beg nobody'],
    ['hunt(name=Leo)', 'name= after hunt: which beasts come is drawn (P89); hunt takes no keys'],
    ['beast:hunt', "unknown fighter 'beast:hunt'"],
    ['beast:light', "unknown fighter 'beast:light'"],
    ['unicorn', "unknown fighter 'unicorn'; legal: light"],
  ])('is refused as %s: %s', (text, words) => {
    expect(() => readSpec(text)).toThrow(UsageError);
    expect(() => readSpec(text)).toThrow(words);
  });
});

describe('28 a match against beasts', () => {
  test('is one of chapter 28, and needs no other: several beasts are no team', () => {
    expect(() => check('light', 'wolf', basicRules())).toThrow(
      "'wolf' is of chapter 28, which --rules basic leaves out: choose --rules advanced",
    );
    expect(() => check('light', 'hunt', advancedRules([19, 21, 26]))).toThrow("'hunt' is of chapter 28");
    expect(() => check('light', 'wolf+wolf+lion', advancedRules([28]))).not.toThrow();
    expect(() => check('light+heavy', 'wolf', advancedRules([28]))).toThrow('several men a side are of chapter 26');
    expect(() => check('light+heavy', 'wolf')).not.toThrow();
  });

  test('28.1.1 is what bestiarii and venatores are for', () => {
    expect(() => check('venator', 'light')).not.toThrow();
    expect(() => check('venator', 'light', advancedRules([19]))).toThrow("'venator' fights beasts (28.1.1)");
    expect(() => check('bestiarius', 'lion', advancedRules([28]))).toThrow("'bestiarius' is a style of chapter 19");
  });

  test.each([
    ['lion', 'light', 'beasts come on the blue side'],
    ['light', 'lion+light', 'men and beasts do not fight on one side'],
    ['light', 'hunt+lion', 'hunt draws all the beasts that come (P89): it stands alone'],
    ['light', 'hunt+hunt', 'it stands alone'],
    ['light', Array(10).fill('wolf').join('+'), '10 men on a side; legal: 1 to 9'],
  ])('of %s against %s is refused: %s', (red, blue, words) => {
    expect(() => check(red, blue)).toThrow(words);
  });
});

describe('sim', () => {
  const HUNT = { red: 'venator', blue: 'hunt', n: '30', seed: 'cli', rules: 'advanced' } as const;

  test('counts what became of the beasts of a hunt by their kinds', async () => {
    const { wins, draws, results, beasts } = JSON.parse(await runSim({ ...HUNT, json: true }));
    const kinds = Object.keys(beasts);
    const all = Object.values<{ V: number; S: number; M: number; P: number }>(beasts);
    const total = all.reduce((sum, { V, S, M, P }) => sum + V + S + M + P, 0);
    expect(BEAST_KINDS).toEqual(expect.arrayContaining(kinds));
    expect(total).toBeGreaterThanOrEqual(30);
    expect(total).toBeLessThanOrEqual(90);
    expect(all.every(({ M }) => M === 0)).toBe(true);
    expect([results.A.V, results.A.P, results.A.S]).toEqual([wins[0], wins[1], draws]);
  });

  test('tells them kind by kind, the commonest first', async () => {
    const text = await runSim({ ...HUNT, blue: 'wolf+lion+wolf', n: '5' });
    expect(text).toMatch(
      /^ {2}red, one man .*\n {4}A venator .*\n {2}blue, 15 beasts .*\n {4}wolf, 10 met .*\n {4}lion, 5 met/m,
    );
  });

  test('without beasts tells of none', async () => {
    expect(Object.keys(JSON.parse(await runSim({ ...HUNT, blue: 'light', json: true })))).not.toContain('beasts');
  });
});
