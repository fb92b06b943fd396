/** The pit's achievements: what earns each, and what comes near and does not. */
import { describe, expect, it } from 'vitest';
import type { SeasonPilot, SeasonState } from '../../../../src/games/gliderpit/career/types.ts';
import { GLIDERPIT_COUNTING } from '../../../../src/games/gliderpit/counting.ts';
import { loadRulebook } from '../../../../src/games/gliderpit/rulebook.ts';
import type { PitEvent } from '../../../../src/games/gliderpit/rules/events.ts';
import {
  BOUT_ACHIEVEMENTS,
  type SeenBout,
  seasonEarned,
} from '../../../../src/games/gliderpit/session/achievements.ts';
import { testAchievements } from '../../../support/achievements.ts';
import { aloft, type Somebody } from '../support/pit.ts';
import { type Standing, seasonAt } from '../support/season.ts';

interface Case {
  readonly own?: Somebody;
  readonly gliders?: number;
  readonly won?: boolean;
  readonly events?: readonly object[];
}

function seen({ own = {}, gliders = 2, won = true, events = [] }: Case): SeenBout {
  const end = aloft([own, ...Array.from({ length: gliders - 1 }, (): Somebody => ({}))]);
  const [one] = end.gliders;
  if (one === undefined) throw new Error('nobody is called A');
  return { events: events as PitEvent[], end, own: one, won };
}

const out = { kind: 'out', glider: 'B', by: 'A' };
const threw = { kind: 'threw', glider: 'A', foe: 'B', cf: 12, result: 'hit' };
const rammed = { kind: 'rammed', glider: 'A', foe: 'B' };
const struck = { kind: 'struck', glider: 'A', foe: 'B', cf: 3, result: 'hit' };
const looped = { kind: 'flew', glider: 'A', maneuver: { do: 'zoom climb' } };
const handed = { kind: 'handed', glider: 'A', foe: 'B', result: 'hit' };

/** For each achievement what earns it, and what comes near. */
const CASES: { readonly [id: string]: readonly [earns: Case, near: Case | readonly Case[]] } = {
  soaring: [{ own: { alt: 6 } }, [{ own: { alt: 5 } }, { own: { alt: 6 }, won: false }]],
  stoop: [{ events: [rammed, out] }, [{ events: [rammed, threw, out] }, { events: [rammed, { ...out, by: 'B' }] }]],
  bullseye: [{ events: [threw] }, [{ events: [{ ...threw, cf: 11 }] }, { events: [{ ...threw, result: 'miss' }] }]],
  fowler: [
    { events: [{ kind: 'netted', glider: 'B', by: 'A' }] },
    [
      { events: [{ kind: 'netted', glider: 'A', by: 'A' }] },
      { events: [{ kind: 'netted', glider: 'B', by: 'A' }], won: false },
    ],
  ],
  critical: [
    { events: [{ ...threw, result: 'critical' }] },
    { events: [{ ...threw, result: 'critical', glider: 'B' }] },
  ],
  blade: [{ events: [struck, out] }, { events: [threw, out] }],
  survivor: [{ gliders: 6 }, { gliders: 5 }],
  patience: [{}, [{ events: [threw] }, { events: [rammed] }, { won: false }]],
  loop: [{ events: [looped] }, [{ events: [looped], won: false }, { events: [{ ...looped, glider: 'B' }] }]],
  relay: [{ events: [handed] }, { events: [{ ...handed, result: 'miss' }] }],
};

const season = (pilot: string, number = 1): SeasonState['seasons'][number] => ({
  ...{ season: number, pilot, name: '', laurels: 0, own: 0, place: 1, wrecked: false },
});
const flown = (seasons: SeasonState['seasons'], more: Standing = {}): SeasonState =>
  seasonAt({ ...more, state: { seasons } });
const borne = (grudge: number): readonly Partial<SeasonPilot>[] => [{}, { grudges: { p1: grudge } }];

/** What earns each of those that seasons earn, and what only comes near. */
const SEASONS: { readonly [id: string]: readonly [earns: SeasonState, near: SeasonState] } = {
  wreath: [flown([season('p1')]), flown([season('p2')])],
  'hard-wreath': [flown([season('p1')], { rivals: 'hard' }), flown([season('p1')], { rivals: 'mixed' })],
  'two-wreaths': [flown([season('p1'), season('p1', 2)]), flown([season('p1'), season('p2', 2)])],
  hated: [flown([], { pilots: borne(3) }), flown([], { pilots: borne(2) })],
  'last-frame': [flown([season('p1')], { pilots: [{ hull: 1 }] }), flown([season('p1')], { pilots: [{ hull: 2 }] })],
};

describe('achievements', () => {
  testAchievements({
    ...{ counting: GLIDERPIT_COUNTING, book: loadRulebook(), earns: BOUT_ACHIEVEMENTS, cases: CASES, seen },
    long: Object.keys(SEASONS),
  });

  it.each(Object.entries(SEASONS))('%s is earned by a season, and not by one that comes near', (id, [earns, near]) => {
    expect([seasonEarned(earns).includes(id), seasonEarned(near).includes(id)]).toEqual([true, false]);
  });
});
