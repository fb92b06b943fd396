/**
 * 31, 35, 38 at large: men with talents, death matches, one opponent after the other, led by the book and by random
 * players, in which nothing may happen that the rules forbid.
 */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomController } from '../../../../../src/ai/random.ts';
import type { GladiatorEvent } from '../../../../../src/games/gladiator/rules/events.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import type { GladiatorKit } from '../../../../../src/games/gladiator/rules/kit.ts';
import { campaignRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan, muster } from '../../../../../src/games/gladiator/rules/setup/muster.ts';
import type { FighterSetup, Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import { STYLES, type State } from '../../../../../src/games/gladiator/rules/types.ts';
import { distance } from '../../../../../src/kernel/hex.ts';
import { Match } from '../../../../../src/kernel/match.ts';
import { derive, rngFrom, seedState } from '../../../../../src/kernel/rng.ts';
import { runMatch } from '../../../../../src/kernel/runner.ts';
import { tables } from '../../../../../tools/games/gladiator/bout.ts';
import { playWildly } from '../../../../../tools/games/gladiator/fuzz/wild-play.ts';
import { inspect, type Subject } from '../../../../support/battery.ts';
import { testProperties } from '../../../../support/battery-tests.ts';
import { someOf, tried } from '../../../../support/soak.ts';
import { anyAdvanced } from '../../support/fuzz/advanced.ts';
import { ANY_BOUT } from '../../support/subject.ts';
import { anyTalents, campaigning, talented } from '../../support/talents.ts';

const RUNS = tried(16, 400);
/** Long enough for any machine and as many runs as are asked for, in ms. */
const PATIENCE = 300_000 + RUNS * 1000;
const OPTIONS = { seed: 31, numRuns: RUNS };
const seeds = fc.nat(999_999).map((n) => `talents-${n}`);

function picker(seed: string): (n: number) => number {
  const rng = rngFrom(seedState(derive(seed, 'wild')));
  return (n) => rng.int(n);
}

describe('any bout of men with talents', () => {
  const seen = new Set<string>();

  it(
    'comes to nothing that the rules forbid',
    () => {
      fc.assert(
        fc.property(anyAdvanced, anyTalents, anyTalents, seeds, (setup, ours, theirs, seed) => {
          const complaints: string[] = [];
          const match = Match.start(gladiator, tables, campaigning(setup, [ours, theirs]), seed);
          playWildly(match, picker(seed), (complaint) => complaints.push(complaint));
          expect(complaints.slice(0, 5)).toEqual([]);
          for (const { event } of match.journal) {
            seen.add(event.kind);
            for (const { modifiers } of event.rolls ?? [])
              for (const { cite, why } of modifiers) if (cite === '31.3') seen.add(why.replace(/ .*/u, ''));
          }
        }),
        OPTIONS,
      );
    },
    PATIENCE,
  );

  it('and has talents and prestige to look at', () => {
    const wanted = ['intimidated', 'attack-given-up', 'shrugged-off', 'sprinting', 'skilled', 'Hold', 'Fatal'];
    expect(wanted.filter((what) => !seen.has(what))).toEqual([]);
  });
});

type Leader = 0 | 'book';

/** One man against several, one after the other; some of them led by the seat that leads him. */
function queue(kinds: readonly FighterSetup['kind'][], leaders: readonly Leader[]): readonly FighterSetup[] {
  const [first = 'surprise', ...others] = kinds;
  const men = muster(
    [anyMan(first)],
    others.map((kind, wave) => ({ ...anyMan(kind), wave })),
    null,
  );
  return men.map((man, i): FighterSetup => (leaders[i] === 0 ? { ...man, by: 'seat', seat: 0 } : man));
}

const kinds = fc.array(fc.constantFrom<FighterSetup['kind']>(...STYLES, 'surprise', 'eques'), {
  minLength: 2,
  maxLength: 4,
});

describe('any match of one after the other', () => {
  it(
    'has one pair in the arena at a time, who meet five hexes apart, and ends with the last or the lone man',
    () => {
      fc.assert(
        fc.property(
          fc.constantFrom(...STYLES),
          kinds,
          fc.boolean(),
          anyTalents,
          seeds,
          (one, others, cruel, talents, seed) => {
            const men = queue([one, ...others], ['book', 'book']);
            const fighters = men.map((man) => (man.kind === 'eques' ? man : talented(man, talents)));
            const setup: Setup = {
              rules: campaignRules(),
              fighters,
              arena: { size: 3, obstacles: 6 },
              ...(cruel ? { sineMissione: true } : {}),
            };
            const complaints: string[] = [];
            const match = Match.start(gladiator, tables, setup, seed, {
              watch: ({ event }, state) => complaints.push(...faultsOf(event, state)),
            });
            expect(match.state.outcome).not.toBeNull();
            expect(complaints).toEqual([]);
            const { outcome, fighters: left } = match.state;
            const waiting = left.filter(({ fate }) => fate === 'waiting');
            expect(outcome?.winner !== 0 || waiting.length === 0).toBe(true);
            expect(Object.keys(outcome?.results ?? {})).toHaveLength(
              fighters.length - waiting.filter(({ beast }) => beast === null).length,
            );
          },
        ),
        { ...OPTIONS, numRuns: RUNS / 2 },
      );
    },
    PATIENCE,
  );
});

/** What may not be in a match of one after the other. */
function faultsOf(event: GladiatorEvent, { fighters, outcome }: State): readonly string[] {
  const there = (side: number) =>
    fighters.filter((one) => one.side === side && one.fate === 'fighting' && one.beast === null);
  if (event.kind === 'entered') {
    const [comer, foe] = [there(1)[0], there(0)[0]];
    const far = comer === undefined || foe === undefined ? 0 : distance(comer.at, foe.at);
    return far >= 4 && far <= 7 ? [] : [`he comes in ${far} hexes away`];
  }
  const spoken = 'fighter' in event ? fighters.find(({ id }) => id === event.fighter) : undefined;
  const silent = spoken?.fate === 'waiting' && event.kind !== 'sheet-made';
  return [
    ...(there(1).length > 1 ? [`two at once at ${event.kind}`] : []),
    ...(silent ? [`${spoken.id} does something before he is in: ${event.kind}`] : []),
    ...(outcome?.by === 'stans-missus' && event.kind === 'killed' ? ['killed after the end'] : []),
  ];
}

const HALF = [{ code: 'WP', group: 'sword', sl: 1 }, { code: 'SP' }, { code: 'FB' }, { code: 'TG' }] as const;
const OTHER = [{ code: 'FA' }, { code: 'GP', sl: 2 }, { code: 'HG', sl: 1 }, { code: 'TH', sl: 1 }] as const;

const MATCHES: readonly Setup[] = [
  { fighters: queue(['medium', 'light'], [0, 'book']), sineMissione: true as const },
  { fighters: queue(['dimachaerus', 'heavy', 'retiarius'], ['book', 0, 0]) },
  { fighters: queue(['secutor', 'hoplomachus', 'velite'], [0, 'book', 'book']), sineMissione: true as const },
  { fighters: muster([anyMan('thraex'), anyMan('scissores')], [anyMan('medium')], 'all') },
].map(
  ({ fighters, ...rest }): Setup => ({
    ...rest,
    rules: campaignRules([19, 20, 21, 22, 23, 24, 25, 26, 31, 35]),
    fighters: fighters.map((one, i) => talented(one, i % 2 === 0 ? HALF : OTHER)),
  }),
);
const CAMPAIGN: Subject<GladiatorKit> = { ...ANY_BOUT, setups: someOf(MATCHES, 3), turns: 40 };

describe('GLADIATOR, campaign rules', () => {
  testProperties(() => inspect(CAMPAIGN));

  it('of the book alone is the same again from its seed', () => {
    const setup = MATCHES[1];
    if (setup === undefined) throw new Error('no set-up');
    const [one, other] = [0, 1].map(() => {
      const match = Match.start(gladiator, tables, setup, 'again');
      runMatch(match, (seat) => randomController(gladiator, tables, `again/${seat}`));
      return match.digest();
    });
    expect(one).toBe(other);
  });
});
