/** P356: the first match of a lenient career, and of no other. */
import { describe, expect, test } from 'vitest';
import { resolveBill } from '../../../../src/games/gladiator/career/munus/bill.ts';
import { boutSetup, OWN_FIGHTER, streamSeed } from '../../../../src/games/gladiator/career/munus/bout-order.ts';
import { fightByBook } from '../../../../src/games/gladiator/career/munus/fight-out.ts';
import type { Bill } from '../../../../src/games/gladiator/career/munus/munus-types.ts';
import type { CareerSetup, CareerState } from '../../../../src/games/gladiator/career/types.ts';
import { USUAL } from '../../../../src/games/gladiator/options.ts';
import { gladiator } from '../../../../src/games/gladiator/rules/index.ts';
import { campaignRules, OPTIONAL_SECTIONS } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { formSetup, newForm } from '../../../../src/games/gladiator/screens/career/setup-form.ts';
import { campaign, priscus } from '../../../../tools/games/gladiator/campaign.ts';
import { bill, bout, CAREER, inMonth, month } from '../../../../tools/games/gladiator/career.ts';

const LENIENT: CareerSetup = { ...CAREER, mode: 'lenient', kindFirst: true };
const SEEDS = ['one', 'two'] as const;
const BOUTS = 8;
const DRAWN_MOST = 20;
const drawnUp = (seed: string, traits: Partial<CareerState> = { setup: LENIENT }) => {
  const state = inMonth({ seed, ...traits });
  const { result, of, rolls } = month(state, (ctx) => resolveBill(ctx, state.man ?? priscus()), {}, {}, seed);
  return { state, result, of, rolls };
};
/** In how many of the first bouts of the book the man lives through a bill, by himself: nothing of what chose it. */
function livedThrough(first: Bill, seed: string): number {
  const rules = campaignRules(OPTIONAL_SECTIONS.filter((section) => section !== 34));
  const setup = boutSetup({ rules, lead: null }, campaign, { man: priscus(), fs: 0 }, first);
  return Array.from({ length: BOUTS }, (_, n) => streamSeed(seed, 'first', n)).filter(
    (one) => fightByBook(campaign.gladiator, { setup, seed: one }).feats[OWN_FIGHTER]?.dead === false,
  ).length;
}

describe('P356 the first match of a lenient career', () => {
  test.each(SEEDS)('is a matched pair with missus, against the newcomer whom he outlives most often (%s)', (seed) => {
    const { result, of, rolls } = drawnUp(seed);
    expect(result).toMatchObject({ type: 'matched-pair', unique: false, deathMatch: false, comrades: [], beasts: [] });
    expect([rolls('match-type'), rolls('death-match')]).toEqual([[], []]);
    const classes = of('newcomer-class-rolled').map(({ combatClass }) => combatClass);
    const drawn = classes.length;
    expect(of('class-rolled')).toEqual([]);
    expect(rolls('pairing').filter(({ result: said }) => said !== 'another class: again')).toHaveLength(drawn);
    expect(of('challenger-measured')).toHaveLength(drawn);
    expect(result.challengers).toMatchObject([{ rival: null }]);
    expect(classes).toContain(result.challengers[0]?.combatClass);
    const [chosen] = of('first-match-chosen');
    if (chosen === undefined) throw new Error('nothing was chosen');
    expect(chosen.weighed).toHaveLength(drawn);
    expect(result.challengers[0]?.man.name).toBe(chosen.foe);
    const most = Math.max(...chosen.weighed.map(({ survived }) => survived));
    const alive = chosen.weighed.filter(({ survived }) => survived === most);
    const wins = Math.max(...alive.map(({ won }) => won));
    expect(alive.find(({ won }) => won === wins)?.foe).toBe(chosen.foe);
    for (const { fought, survived } of chosen.weighed)
      if (fought < BOUTS) expect(survived + BOUTS - fought).toBeLessThan(most);
    expect(chosen.weighed.slice(0, -1).every(({ survived }) => survived < BOUTS)).toBe(true);
    expect(drawn === DRAWN_MOST || most === BOUTS).toBe(true);
    expect(result.firstMatch).toEqual({ drawn, bouts: BOUTS, survived: most });
    expect(livedThrough(result, seed)).toBe(most);
    const setup = boutSetup({ rules: CAREER.rules, lead: 'one' }, campaign, { man: priscus(), fs: 0 }, result);
    expect(gladiator.schema.setup.safeParse(setup).success).toBe(true);
    expect(drawnUp(seed).result).toEqual(result);
  });

  test('no other match is chosen: not the second, not in an ironman career, not in a lenient one from before', () => {
    const byDice = (setup: CareerSetup, past: CareerState['past'] = []) =>
      drawnUp('others', { setup, past }).of('match-rolled').length;
    const unchanged = { from: 0, to: 0 };
    const before = { munus: 1, bill: bill(), result: bout(), cv: 0, xpEarned: 0, injuries: [] };
    expect(byDice(CAREER)).toBe(1);
    expect(byDice({ ...CAREER, mode: 'lenient' })).toBe(1);
    expect(byDice(LENIENT, [{ ...before, pr: unchanged, luck: unchanged }])).toBe(1);
  });

  test('a new career has it if it is lenient, and no ironman one ever', () => {
    const form = newForm('Felix', 'colosseum');
    expect(formSetup({ ...form, mode: 'lenient' }, USUAL)).toMatchObject({ mode: 'lenient', kindFirst: true });
    expect(formSetup({ ...form, mode: 'ironman' }, USUAL)).not.toHaveProperty('kindFirst');
  });
});
