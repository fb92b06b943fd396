/** harena odds --exchange: two men, what they allot, and what comes of it. */
import { describe, expect, test } from 'vitest';
import { UsageError } from '../../../../src/cli/errors.ts';
import { readAllocation } from '../../../../src/games/gladiator/cli/allocation-option.ts';
import { type ExchangeOptions, runExchange } from '../../../../src/games/gladiator/cli/commands/odds-exchange.ts';
import { readDuel } from '../../../../src/games/gladiator/cli/odds-men.ts';
import { exchangeOdds } from '../../../../src/games/gladiator/odds/exchange.ts';
import { allot } from '../../../../tools/games/gladiator/notation.ts';
import { run } from '../../../cli/run.ts';

const MAN = 'medium(tr=10,st=0,ag=0,cn=3,w=12,armour=3,shield=large)';
const MEN = { red: MAN, blue: MAN, rules: 'advanced' } as const;
const ASKED: ExchangeOptions = { ...MEN, mine: 'head 3 | head 1, legs 2', his: 'chest 3' };

interface Document {
  readonly schema: string;
  readonly input: { readonly [key: string]: unknown };
  readonly defence?: { readonly [key: string]: unknown };
  readonly men: readonly {
    readonly side: string;
    readonly wounds: readonly number[];
    readonly kill: number;
    readonly expectedWounds: number;
  }[];
  readonly endings: readonly { readonly chance: number }[];
  readonly thrown?: { readonly fights: number };
}
const documentOf = (options: ExchangeOptions) => JSON.parse(runExchange({ ...options, json: true })) as Document;
const sum = (chances: readonly number[]) => chances.reduce((a, b) => a + b, 0);

describe('odds --exchange', () => {
  test('9.4 prints the odds of both allocations, and what was asked', () => {
    const document = documentOf(ASKED);
    expect(document.schema).toBe('harena/exchange/1');
    expect(document.input).toMatchObject({
      mine: {
        text: 'head 3 | head 1, legs 2',
        attacks: [{ area: 'head', cf: 3 }],
        defence: { areas: { head: 1, legs: 2 }, special: null },
      },
      his: { attacks: [{ area: 'chest', cf: 3 }] },
      ...{ range: 1, seed: 'odds' },
    });
    const { meeting, red, blue } = readDuel(MEN, 'odds');
    const sides = [
      { ...red, allocation: allot('head 3 | head 1, legs 2') },
      { ...blue, allocation: allot('chest 3') },
    ];
    const { men } = exchangeOdds(meeting, sides);
    expect(document.men.map(({ kill }) => kill)).toEqual(men.map(({ kill }) => kill));
    for (const { wounds, kill } of document.men) expect(sum(wounds) + kill).toBeCloseTo(1, 9);
    expect(sum(document.endings.map(({ chance }) => chance))).toBeCloseTo(1, 9);
  });

  test("P272 the average of the book's defences lies between the worst of them and the best", () => {
    const harm = (defence: string) => {
      const { men } = documentOf({ ...MEN, mine: 'chest 4', defence });
      return (men[1]?.expectedWounds ?? 0) + 12 * (men[1]?.kill ?? 0);
    };
    const [worst, average, best] = ['worst', 'average', 'best'].map(harm);
    expect(worst).toBeLessThan(average ?? 0);
    expect(average).toBeLessThan(best ?? 0);
    const bare = documentOf({ ...MEN, mine: 'chest 4', defence: 'best' });
    expect(bare.defence).toMatchObject({ guess: 'best', drawn: false, areas: { chest: 0 }, special: null });
    const open = documentOf({ ...MEN, mine: 'chest 4', his: '' });
    expect(bare.men[1]?.kill).toBeCloseTo(open.men[1]?.kill ?? 0, 12);
    expect(bare.thrown).toBeUndefined();
  });

  test('23.3 says the special defence that is the worst for red', () => {
    const page = runExchange({ ...MEN, mine: 'chest 4', defence: 'worst' }).replaceAll(/\s+/gu, ' ');
    expect(page).toMatch(/Blue allots [^.]*\| block there, the worst for red that the book's dice can do/u);
  });

  test('says it in words and bars that fit a terminal, and with his blows as they are thrown', () => {
    const page = runExchange({ ...MEN, mine: 'chest 4 | chest 1' });
    expect(page).toMatch(/^Red \(.*, myrmillo|medium, CF \d+\) against blue/u);
    expect(page).toContain('  Red allots chest 4 | chest 1\n');
    expect(page).toContain('Red is not wounded.');
    expect(page).toMatch(/^Blue is wounded \d+ times in 100, dies (once|\d+ times) in 100; on average$/mu);
    expect(page).toMatch(/^The whole exchange, his blows with it: about, in 100, of 4000 rolled$/mu);
    expect(page).toMatch(/^ {2}red +wounded \d+ \(\d+ to \d+\), killed/mu);
    expect(Math.max(...page.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(80);
    expect(runExchange({ ...ASKED, ascii: true })).toMatch(/^[\n -~]*$/u);
  });

  test('is the same in the built program', async () => {
    const words = ['odds', '--exchange', '--red', MAN, '--blue', MAN, '--rules', 'advanced'];
    const { code, out, err } = await run(...words, '--mine', 'head 3 | head 1, legs 2', '--his', 'chest 3', '--json');
    expect([code, err]).toEqual([0, '']);
    expect(out).toBe(runExchange({ ...ASKED, json: true }));
  });
});

describe('an allocation in words', () => {
  const { pool } = readDuel({ ...MEN, red: 'medium(tr=14,st=0,ag=0,cn=3,w=12,armour=3)' }, 'odds').red;
  test.each(['head 4, chest 3 | head 2', 'sweep 4, HEAD 2 | duck', '| legs 1', '-', ''])('9.3 %s', (words) => {
    expect(readAllocation('--mine', words, pool)).toEqual(allot(words));
  });

  test.each([
    ['head 4/2, chest 3', 'head 4, chest 3 | head 2'],
    ['legs /1, arms 2', 'arms 2 | legs 1'],
    ['feint head 3, duck', 'feint head 3 | duck'],
    ['sweep 4, HEAD 2/1', 'sweep 4, head 2 | head 1'],
  ])('9.3 %s, as it was once written', (words, meant) => {
    expect(readAllocation('--mine', words, pool)).toEqual(allot(meant));
  });

  test('what is printed is read again', () => {
    const text = /Red allots (.*)/u.exec(runExchange(ASKED))?.[1] ?? '';
    expect(readAllocation('--mine', text, pool)).toEqual(allot('head 3 | head 1, legs 2'));
  });

  test.each([
    ['knee 4', `--mine "knee 4": at 1, 'knee': no body area`],
    ['knee /4', `--mine "| knee 4": at 3, 'knee': no body area`],
    ['head', 'at 5: its CF are missing'],
    ['head 4 5', "at 8, '5': nothing that goes with an attack"],
    ['duck, jump', "'jump': a second special defence; write one of them alone (23.3)"],
    ['sweep head 4', 'sweep goes to the legs (23.2)'],
    ['head 9', 'an attack takes 1 to 8 CF (9.3.2)'],
    ['head 8, chest 8', 'that takes 16 CF of the'],
  ])('%s is refused', (words, why) => {
    expect(() => readAllocation('--mine', words, pool)).toThrow(UsageError);
    expect(() => readAllocation('--mine', words, pool)).toThrow(why);
  });

  test.each([
    [{ ...MEN }, '--mine is missing'],
    [{ ...ASKED, defence: 'worst' }, 'give either --his'],
    [{ ...MEN, mine: 'head 3', defence: '4' }, '--defence 4: with --exchange legal: worst, average, best'],
    [{ ...ASKED, blue: 'lion' }, 'no beasts'],
    [{ ...ASKED, red: 'light+light' }, 'one in --red and one in --blue'],
    [{ ...ASKED, range: '3' }, 'neither can strike the other'],
    [{ ...ASKED, range: '9' }, '--range 9: expected a whole number from 1 to 3'],
  ])('%j: %s', (options, why) => {
    expect(() => runExchange(options)).toThrow(UsageError);
    expect(() => runExchange(options)).toThrow(why);
  });
});
