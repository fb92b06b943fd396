/** P356: the first match of a lenient career, and of no other. */
import { describe, expect, test } from 'vitest';
import { plainPlayer } from '../../../../src/games/gladiator/ai/plain-career.ts';
import { career } from '../../../../src/games/gladiator/career/index.ts';
import { resolveBill } from '../../../../src/games/gladiator/career/munus/bill.ts';
import { boutSetup, OWN_FIGHTER, streamSeed } from '../../../../src/games/gladiator/career/munus/bout-order.ts';
import { fightByBook } from '../../../../src/games/gladiator/career/munus/fight-out.ts';
import type { CareerSetup, CareerState } from '../../../../src/games/gladiator/career/types.ts';
import { USUAL } from '../../../../src/games/gladiator/options.ts';
import { gladiator } from '../../../../src/games/gladiator/rules/index.ts';
import { formSetup, newForm } from '../../../../src/games/gladiator/screens/career/setup-form.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { runMatch } from '../../../../src/kernel/runner.ts';
import { campaign, priscus } from '../../../../tools/games/gladiator/campaign.ts';
import { CAREER, inMonth, month } from '../../../../tools/games/gladiator/career.ts';

const LENIENT: CareerSetup = { ...CAREER, mode: 'lenient', kindFirst: true };
const SEEDS = ['one', 'two', 'three'] as const;
const drawnUp = (seed: string, traits: Partial<CareerState> = { setup: LENIENT }) => {
  const state = inMonth({ seed, ...traits });
  const { result, of, rolls } = month(state, (ctx) => resolveBill(ctx, state.man ?? priscus()), {}, {}, seed);
  return { state, result, of, rolls };
};

describe('P356 the first match of a lenient career', () => {
  test.each(SEEDS)(
    'is a matched pair with missus, against a newcomer of a class the pairing roll brought (%s)',
    (seed) => {
      const { result, of, rolls } = drawnUp(seed);
      expect(result).toMatchObject({
        type: 'matched-pair',
        unique: false,
        deathMatch: false,
        comrades: [],
        beasts: [],
      });
      expect([rolls('match-type'), rolls('death-match')]).toEqual([[], []]);
      const [{ classes } = { classes: [] }] = of('first-classes-rolled');
      expect(classes).toHaveLength(12);
      expect(rolls('pairing').filter(({ result: said }) => said !== 'another class: again')).toHaveLength(12);
      expect(result.challengers).toHaveLength(1);
      expect(classes).toContain(result.challengers[0]?.combatClass);
      expect(result.challengers[0]).toMatchObject({ rival: null });
      expect(of('challenger-measured')).toHaveLength(12);
    },
  );

  test.each(SEEDS)('he meets the one of three against whom the book keeps him alive most often (%s)', (seed) => {
    const { result, of, state } = drawnUp(seed);
    const [chosen] = of('first-match-chosen');
    if (chosen === undefined) throw new Error('nothing was chosen');
    expect(chosen.weighed).toHaveLength(3);
    const most = Math.max(...chosen.weighed.map(({ survived }) => survived));
    expect(chosen.weighed.find(({ survived }) => survived === most)?.foe).toBe(chosen.foe);
    expect(result.challengers[0]?.man.name).toBe(chosen.foe);
    expect(result.firstMatch).toEqual({ drawn: 12, bouts: 8, survived: most });
    const setup = boutSetup({ rules: CAREER.rules, lead: null }, campaign, { man: priscus(), fs: 0 }, result);
    const lived = Array.from({ length: 8 }, (_, n) => streamSeed(state.seed, 'first', n)).filter(
      (one) => fightByBook(campaign.gladiator, { setup, seed: one }).feats[OWN_FIGHTER]?.dead === false,
    );
    expect(lived).toHaveLength(most);
  });

  test('the same seed gives the same bill, and a set-up of a bout that is legal', () => {
    const bills = [drawnUp('same'), drawnUp('same')].map(({ result }) => result);
    expect(bills[0]).toEqual(bills[1]);
    const [bill] = bills;
    if (bill === undefined) throw new Error('no bill');
    const setup = boutSetup({ rules: CAREER.rules, lead: 'one' }, campaign, { man: priscus(), fs: 0 }, bill);
    expect(gladiator.schema.setup.safeParse(setup).success).toBe(true);
  });

  test('no other match is chosen: not the second, not in an ironman career, not in a lenient one from before', () => {
    const plain = (setup: CareerSetup) => drawnUp('others', { setup }).of('match-rolled');
    expect(plain(CAREER)).toHaveLength(1);
    expect(plain({ ...CAREER, mode: 'lenient' })).toHaveLength(1);
    expect(plain(LENIENT)).toHaveLength(0);
    const match = Match.start(career, campaign, LENIENT, 'several');
    runMatch(match, () => plainPlayer(campaign));
    const { past } = match.state;
    expect(past.map(({ bill }) => bill.firstMatch !== undefined)).toEqual(past.map((_, i) => i === 0));
  });

  test('a new career has it if it is lenient, and no ironman one ever', () => {
    const form = newForm('Felix', 'colosseum');
    expect(formSetup({ ...form, mode: 'lenient' }, USUAL)).toMatchObject({ mode: 'lenient', kindFirst: true });
    expect(formSetup({ ...form, mode: 'ironman' }, USUAL)).not.toHaveProperty('kindFirst');
  });
});
