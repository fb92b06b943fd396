/**
 * 26 at large: bouts of teams, of every style, led by the book and by random players, in which nothing may
 * happen that the rules forbid.
 */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GladiatorEvent } from '../../../../../src/games/gladiator/rules/events.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import type { GladiatorKit } from '../../../../../src/games/gladiator/rules/kit.ts';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import type { State } from '../../../../../src/games/gladiator/rules/types.ts';
import { turn } from '../../../../../src/kernel/hex.ts';
import { Match } from '../../../../../src/kernel/match.ts';
import type { Roll } from '../../../../../src/kernel/roll.ts';
import { tables } from '../../../../../tools/games/gladiator/bout.ts';
import {
  fightTeams,
  SHAPES,
  type Shape,
  type TeamLeader,
  teamSetup,
} from '../../../../../tools/games/gladiator/teams/bouts.ts';
import { watchMelee } from '../../../../../tools/games/gladiator/teams/melee.ts';
import { watchTeams } from '../../../../../tools/games/gladiator/teams/watch.ts';
import { inspect, type Subject } from '../../../../support/battery.ts';
import { testProperties } from '../../../../support/battery-tests.ts';
import { someOf, tried } from '../../../../support/soak.ts';
import { ANY_BOUT } from '../../support/subject.ts';

const RUNS = tried(5, 400);
/** Long enough for any machine and as many runs as are asked for, in ms. */
const PATIENCE = 300_000 + RUNS * 1000;

const shape: fc.Arbitrary<Shape> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...SHAPES) },
  { weight: 1, arbitrary: fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })) },
);
const leaders: fc.Arbitrary<readonly TeamLeader[]> = fc.array(fc.constantFrom<TeamLeader>('book', 0, 0, 1), {
  minLength: 18,
  maxLength: 18,
});
const seeds = fc.nat(999_999).map((n) => `teams-${n}`);

const seen = { edges: 0, behind: 0, splits: 0, besieged: 0, refusals: 0, piles: 0 };

describe('any bout of teams', () => {
  it(
    'comes to nothing that the rules forbid, to an end, and to the same end again',
    () => {
      fc.assert(
        fc.property(shape, leaders, seeds, (men, led, seed) => {
          const setup = teamSetup(men, seed, (i) => led[i] ?? 'book');
          const { match, watch } = fightTeams(setup, seed);
          expect(watch.complaints.slice(0, 5)).toEqual([]);
          for (const [what, count] of Object.entries(watch.seen)) seen[what as keyof typeof seen] += count;
          const again = Match.open(gladiator, tables, match.save(0));
          expect(again.ok && again.value.match.digest()).toBe(match.digest());
        }),
        { seed: 4, numRuns: RUNS },
      );
    },
    PATIENCE,
  );

  it('and has edges, split attacks, men beset and refusals to look at', () => {
    const { piles: _rare, ...common } = seen;
    expect(Object.entries(common).filter(([, count]) => count === 0)).toEqual([]);
  });

  it(
    'of the book alone is the same again from its seed',
    () => {
      for (const [i, men] of someOf(SHAPES, 6).entries()) {
        const seed = `book-${i}`;
        const [one, other] = [0, 1].map(() => fightTeams(teamSetup(men, seed), seed));
        expect(one?.watch.complaints).toEqual([]);
        expect(one?.match.choices).toEqual([]);
        expect(one?.match.digest()).toBe(other?.match.digest());
      }
    },
    PATIENCE,
  );
});

const LED: readonly (readonly TeamLeader[])[] = [
  ['book', 'book', 'book', 'book', 'book', 'book'],
  [0, 0, 'book', 'book', 'book', 'book'],
  [0, 'book', 0, 1, 1, 1],
  [0, 1, 0, 1, 0, 1],
];

const TEAMS: Subject<GladiatorKit> = {
  ...ANY_BOUT,
  setups: someOf(
    LED.map((led, i) =>
      teamSetup(
        SHAPES[i] ?? [2, 2],
        `battery-${i}`,
        (man) => led[man] ?? 'book',
        advancedRules(undefined, { stansKills: i % 2 === 0 }),
      ),
    ),
    2,
    1,
  ),
  turns: 8, // 5.4.1: 1D6 + 8 is always over 8
};

describe('GLADIATOR, teams', () => {
  testProperties(() => inspect(TEAMS));
});

describe('the watch can tell', () => {
  /** Complaints about the events of a bout, each bent by `bend`, in a state that `move` may have changed. */
  function complaintsOf(
    bend: (event: GladiatorEvent) => GladiatorEvent,
    move: (state: State) => State = (state) => state,
  ): readonly string[] {
    const watch = watchTeams(tables);
    const seed = 'bent';
    Match.start(gladiator, tables, teamSetup([3, 3], seed), seed, {
      watch: (entry, state) => watch.event({ ...entry, event: bend(entry.event) }, move(state)),
    });
    return watch.complaints;
  }
  const bent: readonly (readonly [what: string, bend: Parameters<typeof complaintsOf>[0], complaint: string])[] = [
    [
      'a blow at a comrade',
      (event) => (event.kind === 'blow' ? { ...event, target: event.fighter } : event),
      'his comrade',
    ],
    [
      'a comrade engaged',
      (event) => (event.kind === 'engaged' ? { ...event, target: event.fighter } : event),
      'his comrade',
    ],
    ['CF from nowhere', (event) => (event.kind === 'allocated' ? { ...event, total: 0 } : event), 'CF of 0'],
    [
      'an edge nobody has',
      (event) =>
        event.kind === 'allocated'
          ? {
              ...event,
              allocation: {
                ...event.allocation,
                attacks: event.allocation.attacks.map((one) => ({ ...one, edge: true })),
              },
            }
          : event,
      'uses an edge he has not',
    ],
    [
      'rounds that go back',
      (event) => (event.kind === 'blow' && event.round === 4 ? { ...event, round: 0 } : event),
      'of round 0 after',
    ],
    [
      'an opponent who is not the nearest (P5)',
      (event) =>
        event.kind === 'centurion-ordered' && event.towards !== null
          ? { ...event, towards: event.towards > 'C' ? 'F' : 'C' }
          : event,
      'is nearer (P5)',
    ],
    [
      'blows in another order (26.3)',
      (event) => (event.kind === 'sequence-set' ? { ...event, slots: event.slots.toReversed() } : event),
      'strikes after',
    ],
    [
      'an appeal to somebody else (P156)',
      (event) =>
        event.kind === 'appealed' && event.to !== null ? { ...event, to: event.to === 'A' ? 'B' : 'A' } : event,
      'does not stand over him',
    ],
    ['20 CF in a blow', (event) => (event.kind === 'blow' ? { ...event, cf: 20 } : event), 'strikes with 20 CF'],
  ];

  it('a bout with nothing wrong from one with', () => {
    expect(complaintsOf((event) => event)).toEqual([]);
  });

  it.each(bent)('%s', (_, bend, complaint) => {
    expect(complaintsOf(bend).filter((one) => one.includes(complaint))).not.toEqual([]);
  });

  it('a man beset who turns his back (26.2)', () => {
    const turned = (state: State): State => ({
      ...state,
      fighters: state.fighters.map((one) => ({ ...one, facing: turn(one.facing, 3) })),
    });
    const complaints = complaintsOf((event) => event, turned);
    expect(complaints.filter((one) => one.includes('fewer behind him'))).not.toEqual([]);
  });

  /** Complaints about events told one after the other, in the state in which a bout of 3 : 1 begins, and its end. */
  function told(events: readonly GladiatorEvent[], winner: 0 | 1 | null): readonly string[] {
    const complaints: string[] = [];
    const melee = watchMelee(tables, (complaint) => complaints.push(complaint));
    const { state } = Match.start(
      gladiator,
      tables,
      teamSetup([3, 1], 'told', () => 0),
      'told',
    );
    for (const event of events) melee.event(event, state);
    melee.end({ ...state, outcome: { winner, by: winner === null ? 'stans-missus' : 'outnumbered', results: {} } });
    return complaints;
  }

  it('the wrong side from the right one when a match is stopped (P153)', () => {
    const stopped: GladiatorEvent = { kind: 'stans-missus-checked', cite: '5.4.1', stopped: true };
    expect(told([stopped], 0)).toEqual([]);
    expect(told([stopped], 1)).not.toEqual([]);
    expect(told([stopped], null)).not.toEqual([]);
  });

  it('the wrong pair from the right one in a pile (P19)', () => {
    const impact = (draw: number, total: number): Roll => ({
      ...{ name: 'impact', cite: '8.4', draw, dice: { die: [total] }, read: 'sum', modifiers: [], total },
    });
    const [a, b, c] = [impact(1, 2), impact(2, 3), impact(3, 6)];
    const at = { q: 0, r: 0 };
    const pile = (rolls: readonly Roll[]): readonly string[] => {
      const piled: GladiatorEvent = {
        ...{ kind: 'piled-up', cite: 'P19', fighters: ['A', 'B', 'D'], at, first: ['B', 'D'] },
        rolls: [a, b, a, c, b, c],
      };
      const met: GladiatorEvent = {
        ...{ kind: 'collided', cite: '8.4', fighters: ['B', 'D'], at, winner: 'D', pushedTo: null, by: 3, rolls },
      };
      return told([piled, met], 0);
    };
    expect(pile([b, c])).toEqual([]);
    expect(pile([a, c])).not.toEqual([]);
  });

  it('two men in one hex', () => {
    const crowd = (state: State): State => {
      const [a, b, ...others] = state.fighters;
      return a === undefined || b === undefined ? state : { ...state, fighters: [a, { ...b, at: a.at }, ...others] };
    };
    const complaints = complaintsOf((event) => event, crowd);
    expect(complaints.filter((one) => one.includes('A and B are in one hex'))).not.toEqual([]);
  });
});
