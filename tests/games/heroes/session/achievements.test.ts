/** Heroes' achievements: what earns each, what comes near and does not, and what is written of them; what a match is counted as. */
import { describe, expect, it } from 'vitest';
import { matchTally } from '../../../../src/games/counting.ts';
import { HEROES_COUNTING } from '../../../../src/games/heroes/counting.ts';
import { loadRulebook } from '../../../../src/games/heroes/rulebook.ts';
import type { HeroesEvent } from '../../../../src/games/heroes/rules/events.ts';
import { heroes } from '../../../../src/games/heroes/rules/index.ts';
import type { Fighter, State } from '../../../../src/games/heroes/rules/types.ts';
import {
  familiaEarned,
  MATCH_ACHIEVEMENTS,
  type SeenMatch,
} from '../../../../src/games/heroes/session/achievements.ts';
import { tables } from '../../../../src/games/heroes/tables.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { runBook } from '../../../../src/kernel/runner.ts';
import { testAchievements } from '../../../support/achievements.ts';
import { careerOf, familia } from '../support/familia.ts';
import { duel } from '../support/sand.ts';

type Told = { readonly kind: HeroesEvent['kind'] } & { readonly [member: string]: unknown };

interface Case {
  readonly A?: Partial<Fighter>;
  readonly B?: Partial<Fighter>;
  readonly state?: Partial<State>;
  readonly won?: boolean;
  readonly events?: readonly Told[];
}

function seen({ A = {}, B = {}, state = {}, won = true, events = [] }: Case): SeenMatch {
  const [end, one, two] = duel({ seat: 0 });
  Object.assign(one, A);
  Object.assign(two, B);
  return { events: events as unknown as HeroesEvent[], end: { ...end, ...state }, led: [one], won };
}

const attack = (fighter: string, result: string): Told => ({
  ...{ kind: 'attack', fighter, foe: fighter === 'A' ? 'B' : 'A', result },
});
const wound = (by: string): Told => ({ kind: 'wounded', by, fighter: by === 'A' ? 'B' : 'A' });
const bash = { kind: 'edge', fighter: 'A', edge: 'bash' } as const;
const maneuver = (attacker: string, why: string): Told => ({
  ...{ kind: 'maneuver', attacker },
  pools: [{ fighter: 'A', lines: [{ value: 1, why, cite: '5.3' }], dice: 9 }],
});

/** For each achievement what earns it, and what comes near. */
const CASES: { readonly [id: string]: readonly [earns: Case, near: Case] } = {
  thrifty: [{ A: { bonus: 5 } }, { A: { bonus: 4 } }],
  breather: [
    { events: [{ kind: 'held', fighter: 'A', bonus: 1 }] },
    {
      events: [
        { kind: 'held', fighter: 'A', bonus: 0 },
        { kind: 'held', fighter: 'B', bonus: 3 },
      ],
    },
  ],
  untouched: [{ A: { taken: 0 } }, { A: { taken: 0 }, won: false }],
  turned: [
    { events: [attack('B', 'counterstrike'), attack('A', 'retake'), attack('A', 'hit')] },
    { events: [attack('B', 'counterstrike'), attack('A', 'hit back'), attack('A', 'hit')] },
  ],
  basher: [{ events: [bash, wound('A')] }, { events: [bash, { kind: 'order' }, wound('A')] }],
  fisher: [
    { events: [{ kind: 'net-tossed', fighter: 'A', result: 'caught' }] },
    { events: [{ kind: 'net-tossed', fighter: 'A', result: 'kept' }] },
  ],
  'torn-free': [{ events: [{ kind: 'freed', fighter: 'A' }] }, { events: [{ kind: 'escaped', fighter: 'B' }] }],
  reach: [{ events: [maneuver('A', 'reach')] }, { events: [maneuver('B', 'reach'), maneuver('A', 'agile')] }],
  thrown: [
    { events: [{ kind: 'thrown', fighter: 'A', margin: 1 }, wound('A')] },
    { events: [{ kind: 'thrown', fighter: 'A', margin: 1 }] },
  ],
  'no-blow': [
    { events: [{ kind: 'star-power', fighter: 'A', damage: 0 }] },
    { events: [{ kind: 'star-power', fighter: 'A', damage: 1 }] },
  ],
  upset: [
    { A: { defeated: ['B'], rated: 12 }, B: { rated: 14 } },
    { A: { defeated: ['B'], rated: 12 }, B: { rated: 13 } },
  ],
  outnumbered: [{ A: { defeated: ['B', 'C'] } }, { A: { defeated: ['B'] } }],
  mercy: [
    { A: { fate: 'spared' }, won: false },
    { A: { fate: 'killed' }, won: false },
  ],
  standing: [
    { state: { outcome: { winner: null, by: 'dismissed', results: {} } } },
    { state: { outcome: { winner: null, by: 'time', results: {} } } },
  ],
  'to-death': [{ state: { toDeath: true } }, { state: { toDeath: true }, won: false }],
};

describe("Heroes' achievements", () => {
  testAchievements({
    ...{ counting: HEROES_COUNTING, book: loadRulebook(), earns: MATCH_ACHIEVEMENTS, cases: CASES, seen },
    long: ['laurel', 'rome', 'rudis'],
  });

  it('6.8 mercy is earned where one of several is spared', () => {
    const match = seen({ A: { fate: 'spared' }, won: false });
    expect(MATCH_ACHIEVEMENTS.mercy?.({ ...match, led: match.end.fighters })).toBe(true);
  });

  it('are earned by a familia with its first laurel, in Rome, and at freedom', () => {
    const one = careerOf({ at: [5, 5, 5] }, 's1');
    expect(familiaEarned(familia([one]))).toEqual([]);
    const great = { ...one, laurels: 1, locale: 'rome', free: true } as const;
    expect(familiaEarned(familia([one, great]))).toEqual(['laurel', 'rome', 'rudis']);
  });
});

describe('a match is counted', () => {
  it('by the sides, the result of whoever was led, rounds and wounds', () => {
    const [{ fighters }] = duel({ seat: 0, style: 'retiarius' }, { style: 'secutor' });
    const match = Match.start(heroes, tables(), setupWith(fighters), 'counted');
    while (match.state.outcome === null) {
      const [asked] = match.pending;
      if (asked === undefined) throw new Error('nothing is asked');
      const list = heroes.decisions[asked.kind].list(match.state, tables(), asked as never) ?? [];
      match.answer([list[0]]);
    }
    const tally = HEROES_COUNTING.count(match.save(0));
    const { fighters: end, turn, outcome } = match.state;
    expect(tally).toMatchObject({
      ok: true,
      value: {
        match: {
          ...{ own: 'retiarius', foe: 'secutor', result: outcome?.results.A, turns: turn },
          ...{ dealt: end[0]?.dealt, taken: end[0]?.taken },
        },
      },
    });
  });

  it('by its end alone where it cannot be played again: then it earns nothing', () => {
    const [{ fighters }] = duel();
    const match = Match.start(heroes, tables(), setupWith(fighters, 0), 'short');
    while (match.state.outcome === null) {
      const [asked] = match.pending;
      if (asked === undefined) throw new Error('nothing is asked');
      const list = heroes.decisions[asked.kind].list(match.state, tables(), asked as never) ?? [];
      match.answer([list[0]]);
    }
    const counted = { own: 'a', foe: 'b', result: 'V', turns: 1, dealt: 0, taken: 0 } as const;
    const save = match.save(0);
    const earned = (choices: typeof save.choices) =>
      matchTally(
        {
          ...{ ruleset: heroes, tables, led: () => 0, counted: () => counted, seen: (seen: object) => seen },
          earns: { any: () => true },
        },
        { ...save, choices },
      );
    expect(earned(save.choices)).toEqual({ match: counted, earned: ['any'] });
    expect(earned(save.choices.slice(0, -1))).toEqual({ match: counted, earned: [] });
  });

  it('not while it goes on, nor where the book led everybody', () => {
    const [{ fighters }] = duel();
    const { state } = runBook(heroes, tables(), setupWith(fighters), 'nobody', () => {});
    const match = Match.start(heroes, tables(), setupWith(fighters, 0), 'begun');
    const save = match.save(0);
    const nothing = { ok: true, value: { match: null, earned: [] } };
    expect(HEROES_COUNTING.count(save)).toMatchObject(nothing);
    expect(HEROES_COUNTING.count({ ...save, checkpoint: { ...save.checkpoint, state } })).toMatchObject(nothing);
  });
});

/** Both fighters as they are, in a match of their own. */
function setupWith(fighters: readonly Fighter[], led?: 0) {
  return {
    ...({ board: 'provincial', gates: 'west-east', locale: null, toDeath: false, starPower: true } as const),
    fighters: fighters.map(({ name, side, seat, rank, style, secondary, card }) => ({
      ...{ name, side, rank, style, secondary, card, row: null },
      seat: led !== undefined && side === 0 ? led : seat,
    })),
  };
}
