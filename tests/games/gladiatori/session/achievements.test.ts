/** Gladiatori's achievements: what earns each, what comes near and does not; and what a match is counted as. */
import { expect, it } from 'vitest';
import { bookAnswer } from '../../../../src/games/gladiatori/ai/book-mind.ts';
import type { CampaignState, PastMatch } from '../../../../src/games/gladiatori/career/types.ts';
import { GLADIATORI_COUNTING } from '../../../../src/games/gladiatori/counting.ts';
import { loadRulebook } from '../../../../src/games/gladiatori/rulebook.ts';
import type { GladiatoriEvent } from '../../../../src/games/gladiatori/rules/events.ts';
import { gladiatori } from '../../../../src/games/gladiatori/rules/index.ts';
import type { Fighter } from '../../../../src/games/gladiatori/rules/types.ts';
import {
  campaignEarned,
  GAME_ACHIEVEMENTS,
  type SeenGame,
} from '../../../../src/games/gladiatori/session/achievements.ts';
import { matchSetup } from '../../../../src/games/gladiatori/session/line-up.ts';
import { tables } from '../../../../src/games/gladiatori/tables.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { rngFrom, seedState } from '../../../../src/kernel/rng.ts';
import { testAchievements } from '../../../support/achievements.ts';
import { choices } from '../support/choices.ts';
import { sand } from '../support/sand.ts';
import { campaignAt, overWith } from '../support/school.ts';

interface Case {
  readonly own?: Partial<Fighter>;
  readonly teams?: readonly number[];
  readonly won?: boolean;
  readonly hp?: number;
  readonly events?: readonly object[];
}

function seen({ own = {}, teams = [0, 1], won = true, hp = 10, events = [] }: Case): SeenGame {
  const end = sand(teams.map((team) => ({ team })));
  const [one] = end.fighters as [Fighter];
  Object.assign(one, own);
  return { events: events as GladiatoriEvent[], end, own: one, won, hp };
}

const points = (reason: string, fighter = 'A') => ({ events: [{ kind: 'points', fighter, reason }] });
const declared = (how: string) => ({ kind: 'declared', fighter: 'A', mode: { do: how } });
const hit = { kind: 'result', fighter: 'A', hit: true };
const killed = (fighter: string) => ({ kind: 'animal-killed', fighter });

const CASES: { readonly [id: string]: readonly [earns: Case, near: Case] } = {
  'first-blood': [points('first blood'), points('first blood', 'B')],
  clean: [{}, { own: { taken: 1 } }],
  kill: [points('kill'), points('kill from behind')],
  feint: [{ events: [{ kind: 'feinted', fighter: 'A' }] }, { events: [{ kind: 'feinted', fighter: 'A' }], won: false }],
  net: [
    { events: [declared('net throw'), { kind: 'trapped', fighter: 'B' }] },
    { events: [declared('net throw'), declared('melee'), { kind: 'trapped', fighter: 'A' }] },
  ],
  broken: [points('item destroyed'), points('damage')],
  unbeatable: [{ events: [{ kind: 'unbeatable', fighter: 'A' }] }, { events: [{ kind: 'unbeatable', fighter: 'B' }] }],
  hunter: [{ events: [killed('A'), killed('A'), killed('A')] }, { events: [killed('A'), killed('A'), killed('B')] }],
  'last-card': [{ hp: 3 }, { hp: 4 }],
  stoic: [{}, points('cowardice')],
  alone: [{ teams: [0, 1, 1] }, { teams: [0, 1, 2] }],
  sweep: [{ events: [declared('sweep'), hit, hit] }, { events: [declared('sweep'), hit, declared('melee'), hit] }],
};

const past = (more: Partial<PastMatch>): Partial<CampaignState> => ({
  past: [
    {
      ...{ munus: 1, number: 1, mortal: false, kind: 'duel', species: null, characters: [], names: [], teams: [] },
      ...{ fate: 'won', xp: 0, fame: 0, pay: 0, result: overWith(0, []), ...more },
    },
  ],
});
const ended = (how: 'rudis' | 'bought free'): Partial<CampaignState> => ({ ended: { how, munus: 1, why: '' } });

/** What earns each of those that campaigns earn, and what only comes near. */
const CAMPAIGNS: { readonly [id: string]: readonly [earns: CampaignState, near: CampaignState] } = {
  'wooden-sword': [campaignAt({ state: ended('rudis') }), campaignAt({ state: ended('bought free') })],
  'own-denarii': [campaignAt({ state: ended('bought free') }), campaignAt({ state: ended('rudis') })],
  'sine-missione': [campaignAt({ state: past({ mortal: true }) }), campaignAt({ state: past({}) })],
  'life-owed': [campaignAt({ rivals: [{ regard: 'debt' }] }), campaignAt({ rivals: [{ regard: 'grudge' }] })],
};

testAchievements({
  ...{ counting: GLADIATORI_COUNTING, book: loadRulebook(), earns: GAME_ACHIEVEMENTS, cases: CASES, seen },
  long: Object.keys(CAMPAIGNS),
});

it.each(Object.entries(CAMPAIGNS))(
  '%s is earned by a campaign, and not by one that comes near',
  (id, [earns, near]) => {
    expect([campaignEarned(earns).includes(id), campaignEarned(near).includes(id)]).toEqual([true, false]);
  },
);

it('a finished match is counted for its player: against whom, in how many turns, what was dealt and taken', () => {
  const match = Match.start(gladiatori, tables(), matchSetup(choices({ level: 'light' }), 'counted'), 'counted');
  const { int } = rngFrom(seedState('answers'));
  while (!match.over) {
    const view = gladiatori.view(match.state, 0);
    const answers = match.pending.map((request) => bookAnswer(view, tables(), request, int));
    expect(match.answer(answers)).toBeNull();
  }
  const tally = GLADIATORI_COUNTING.count(match.save(0));
  if (!tally.ok) throw new Error(tally.why);
  const [own] = match.state.fighters as [Fighter];
  expect(tally.value.match).toMatchObject({ own: 'secutor', foe: 'thraex', turns: match.state.turn });
  expect([tally.value.match?.dealt, tally.value.match?.taken]).toEqual([own.dealt, own.taken]);
});
