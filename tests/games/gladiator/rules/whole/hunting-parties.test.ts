/**
 * 28 at large: hunts of men of all styles and beasts of all kinds, led by the book and by random players, in
 * which nothing may happen that the rules forbid.
 */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import type { GladiatorKit } from '../../../../../src/games/gladiator/rules/kit.ts';
import { Match } from '../../../../../src/kernel/match.ts';
import { tables } from '../../../../../tools/games/gladiator/bout.ts';
import {
  type Falsify,
  fightParty,
  PARTIES,
  type Party,
  partySetup,
} from '../../../../../tools/games/gladiator/parties/bouts.ts';
import { inspect, type Subject } from '../../../../support/battery.ts';
import { testProperties } from '../../../../support/battery-tests.ts';
import { someOf, tried } from '../../../../support/soak.ts';
import { ANY_BOUT } from '../../support/subject.ts';

const RUNS = tried(8, 400);
/** Long enough for any machine and as many runs as are asked for, in ms. */
const PATIENCE = 300_000 + RUNS * 1000;

const party: fc.Arbitrary<Party> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...PARTIES) },
  { weight: 1, arbitrary: fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })) },
);
const leads = fc.constantFrom(null, 'one', 'all');
const seeds = fc.nat(999_999).map((n) => `hunts-${n}`);

const seen = { rams: 0, trampled: 0, parries: 0, fed: 0, barred: 0 };

describe('any hunt', () => {
  it(
    'comes to nothing that the rules forbid, to an end, and to the same end again',
    () => {
      fc.assert(
        fc.property(party, leads, seeds, (men, lead, seed) => {
          const { match, watch } = fightParty(partySetup(men, seed, lead), seed);
          expect(watch.complaints.slice(0, 5)).toEqual([]);
          for (const [what, count] of Object.entries(watch.seen)) seen[what as keyof typeof seen] += count;
          const again = Match.open(gladiator, tables, match.save(0));
          expect(again.ok && again.value.match.digest()).toBe(match.digest());
        }),
        { seed: 28, numRuns: RUNS },
      );
    },
    PATIENCE,
  );

  it('and has rams, men trampled, parries, meals and barred ways to look at', () => {
    expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([]);
  });
});

const HUNTS: Subject<GladiatorKit> = {
  ...ANY_BOUT,
  setups: someOf(
    PARTIES.map((men, i) => partySetup(men, `battery-${i}`, ([null, 'one', 'all'] as const)[i % 3])),
    4,
  ),
  turns: 10, // P97
};

describe('GLADIATOR, hunting parties', () => {
  testProperties(() => inspect(HUNTS));
});

/** What the watch must not overlook: an event changed so that it breaks a rule. */
const FALSE: readonly (readonly [what: string, words: string, falsify: Falsify])[] = [
  [
    'a beast that does what its roll does not say',
    'should',
    (event) => (event.kind === 'beast-acted' && event.action === 'random' ? { ...event, action: 'away' } : event),
  ],
  [
    'a beast that goes too far',
    'hexes of',
    (event) => (event.kind === 'beast-acted' && event.hexes > 1 ? { ...event, hexes: event.hexes - 1 } : event),
  ],
  [
    'a beast that goes sideways',
    'does not go the way it faces',
    (event) =>
      event.kind === 'beast-stepped' ? { ...event, facing: event.facing === 0 ? (1 as const) : (0 as const) } : event,
  ],
  [
    'a roll without the cunning',
    'is not its roll',
    (event) =>
      event.kind === 'beast-acted'
        ? { ...event, rolls: (event.rolls ?? []).map((roll) => ({ ...roll, total: roll.total + 1 })) }
        : event,
  ],
  [
    'an impact with a hex too many',
    'C99',
    (event) =>
      event.kind === 'collided' && event.cite === '28.6'
        ? { ...event, rolls: (event.rolls ?? []).map((roll) => ({ ...roll, total: roll.total + 2 })) }
        : event,
  ],
  [
    'a man trampled with stun of another blow',
    '28.6.1, P175',
    (event) => (event.kind === 'blow' && event.cite === '28.6.1' ? { ...event, bonus: event.bonus + 1 } : event),
  ],
  [
    'a man in panic’s way who is not trampled',
    'is not trampled',
    (event) => (event.kind === 'blow' && event.cite === '28.6.1' ? { ...event, cite: '28.6' } : event),
  ],
  [
    'attacks beyond its CF',
    'badly',
    (event) =>
      event.kind === 'allocated'
        ? {
            ...event,
            allocation: {
              ...event.allocation,
              attacks: event.allocation.attacks.map((one) => ({ ...one, cf: one.cf + 1 })),
            },
          }
        : event,
  ],
  [
    'a beast that defends',
    'defends',
    (event) =>
      event.kind === 'allocated'
        ? { ...event, allocation: { ...event.allocation, defence: { ...event.allocation.defence, 1: 1 } } }
        : event,
  ],
  [
    'a beast that parries',
    '28.7.3.1',
    (event) => (event.kind === 'blow' && event.result === 'H' ? { ...event, result: 'P' } : event),
  ],
  [
    'a blow at an area out of the way',
    '28.7.1.2',
    (event) => (event.kind === 'blow' ? { ...event, area: event.area === 5 ? (1 as const) : (5 as const) } : event),
  ],
  [
    'a beast that turns to a man',
    '28.7.2',
    (event, state) => {
      const beast = state.fighters.find((one) => one.beast !== null);
      return event.kind === 'turned' && beast !== undefined ? { ...event, fighter: beast.id } : event;
    },
  ],
  [
    'a draw that nobody is told of',
    'is nowhere in the journal',
    (event) => (event.kind === 'beast-stepped' ? { ...event, lots: [] } : event),
  ],
  [
    'a man who moves after a beast',
    'moves after a beast',
    (event) => (event.kind === 'beast-stepped' ? { kind: 'stepped', cite: '7.3', tick: 1, steps: [] } : event),
  ],
];

describe('the watch over hunts', () => {
  it.each(FALSE)('sees %s', (_, words, falsify) => {
    const complaints = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((i) => {
      const seed = `false-${i}`;
      return fightParty(partySetup(PARTIES[i % PARTIES.length] ?? [1, null], seed), seed, falsify).watch.complaints;
    });
    expect(complaints.some((complaint) => complaint.includes(words))).toBe(true);
  });
});
