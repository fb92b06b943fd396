/** Munera's achievements: what earns each, what comes near and does not; and what a bout is counted as. */

import { describe, expect, it } from 'vitest';
import { choiceOf, type Minds } from '../../../../src/ai/mind.ts';
import { tacticianAct } from '../../../../src/games/munera/ai/tactician.ts';
import { muneraCareer } from '../../../../src/games/munera/career/index.ts';
import type { CareerState, PastBout } from '../../../../src/games/munera/career/types.ts';
import type { CareerEnd } from '../../../../src/games/munera/career/words.ts';
import { MUNERA_COUNTING } from '../../../../src/games/munera/counting.ts';
import { loadRulebook } from '../../../../src/games/munera/rulebook.ts';
import type { MuneraEvent } from '../../../../src/games/munera/rules/events.ts';
import { munera } from '../../../../src/games/munera/rules/index.ts';
import type { MuneraKit } from '../../../../src/games/munera/rules/kit.ts';
import type { Fighter } from '../../../../src/games/munera/rules/types.ts';
import { BOUT_ACHIEVEMENTS, careerEarned, type SeenBout } from '../../../../src/games/munera/session/achievements.ts';
import { tables } from '../../../../src/games/munera/tables.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { testAchievements } from '../../../support/achievements.ts';
import { careerAt, overIn } from '../support/arena-career.ts';
import { ring, setupOf } from '../support/ring.ts';

interface Case {
  readonly own?: Partial<Fighter>;
  readonly teams?: number;
  readonly won?: boolean;
  readonly events?: readonly object[];
}

function seen({ own = {}, teams = 2, won = true, events = [] }: Case): SeenBout {
  const end = ring(Array.from({ length: teams }, (_, team) => ({ team })));
  const [one] = end.fighters as [Fighter];
  Object.assign(one, own);
  return { events: events as MuneraEvent[], end, own: one, won };
}

const miss = { kind: 'attacked', fighter: 'A', foe: 'B', result: 'miss' };
const tired = { kind: 'tired', fighter: 'A' };

/** For each achievement what earns it, and what comes near. */
const CASES: { readonly [id: string]: readonly [earns: Case, near: Case] } = {
  unscathed: [{}, { own: { taken: 1 } }],
  flourish: [{ own: { whirlHits: 1 } }, { own: { whirlHits: 1, whirlDoubles: 1 } }],
  mercy: [
    { own: { status: 'spared' }, won: false },
    { own: { status: 'killed' }, won: false },
  ],
  reaper: [{ own: { defeated: ['B', 'C', 'D'] } }, { own: { defeated: ['B', 'C'] } }],
  'last-one': [{ teams: 6 }, { teams: 5 }],
  'second-wind': [{ own: { stamina: 4, fatigue: 5 } }, { own: { stamina: 5, fatigue: 6 } }],
  fisher: [{ events: [{ kind: 'entangled', by: 'A' }] }, { events: [{ kind: 'entangled', by: 'B' }] }],
  wrestler: [{ events: [{ kind: 'thrown-down', by: 'A' }] }, { events: [{ kind: 'thrown-down', by: 'B' }] }],
  floorer: [
    { events: [{ kind: 'appealed', reason: 'floored', by: 'A' }] },
    { events: [{ kind: 'appealed', reason: 'wounds', by: 'A' }] },
  ],
  wall: [
    { events: [miss, tired, { kind: 'pinned', fighter: 'B' }] },
    { events: [{ ...miss, fighter: 'B' }, tired, { kind: 'pinned', fighter: 'A' }] },
  ],
};

const bout = (more: Partial<PastBout>): PastBout => ({
  ...{ number: 1, munus: 1, kind: 'duel', mortal: false, names: [], profiles: [], teams: [], fame: 0, pay: 0 },
  ...{ result: overIn(0, []), fate: 'won', ...more },
});
const ended = (how: CareerEnd): Partial<CareerState> => ({ ended: { how, munus: 1, why: '' } });
const six = ['A', 'B', 'C', 'D', 'E', 'F'];

/** What earns each of those that careers earn, and what only comes near. */
const CAREERS: { readonly [id: string]: readonly [earns: CareerState, near: CareerState] } = {
  'wooden-sword': [careerAt({ state: ended('rudis') }), careerAt({ state: ended('bought free') })],
  'own-gold': [careerAt({ state: ended('bought free') }), careerAt({ state: ended('rudis') })],
  'sine-missione': [
    careerAt({ state: { past: [bout({ mortal: true })] } }),
    careerAt({ state: { past: [bout({ mortal: true, fate: 'dead' }), bout({})] } }),
  ],
  'life-owed': [careerAt({ rivals: [{ regard: 'debt' }] }), careerAt({ rivals: [{ regard: 'grudge' }] })],
  'at-the-gate': [
    careerAt({ state: { past: [bout({ fate: 'spared by the giver' })] } }),
    careerAt({ state: { past: [bout({ fate: 'spared' })] } }),
  ],
  'great-melee': [
    careerAt({ state: { past: [bout({ kind: 'mêlée', names: six })] } }),
    careerAt({ state: { past: [bout({ kind: 'mêlée', names: six.slice(1) }), bout({ kind: 'teams', names: six })] } }),
  ],
};

describe('achievements', () => {
  testAchievements({
    ...{ counting: MUNERA_COUNTING, book: loadRulebook(), earns: BOUT_ACHIEVEMENTS, cases: CASES, seen },
    long: Object.keys(CAREERS),
  });

  it.each(Object.entries(CAREERS))('%s is earned by a career, and not by one that comes near', (id, [earns, near]) => {
    expect([careerEarned(earns).includes(id), careerEarned(near).includes(id)]).toEqual([true, false]);
  });
});

/** A bout whose first fighter is led by a seat, which plays as the tactician does. */
function fought(seed: string, teams: readonly number[]): Match<MuneraKit> {
  const setup = setupOf(teams.map((team, i) => ({ team, ...(i === 0 ? { seat: 0 } : {}) })));
  const match = Match.start(munera, tables(), setup, seed);
  const player: Minds<MuneraKit> = {
    0: {
      choose: (request, view) =>
        request.kind === 'act'
          ? tacticianAct(view, tables(), request.fighter)
          : request.kind === 'shed'
            ? 'none'
            : 'throw',
    },
  };
  while (!match.over) match.answer(match.pending.map((request) => choiceOf(match, player, request)));
  return match;
}

describe('what is counted', () => {
  it('is the profile of both, the result, rounds and wounds', () => {
    const match = fought('counted', [0, 1]);
    const counted = MUNERA_COUNTING.count(match.save(0));
    const [own] = match.state.fighters;
    const letter = match.state.outcome?.results.A;
    expect(counted.ok && counted.value.match).toEqual({
      ...{ own: 'samnite', foe: 'samnite', result: letter, turns: match.state.turn },
      ...{ dealt: own?.dealt, taken: own?.taken },
    });
  });

  it('is a victory where the team won, and three others are told as that', () => {
    const match = fought('team', [0, 0, 1, 1, 1]);
    const counted = MUNERA_COUNTING.count(match.save(0));
    const won = match.state.outcome?.winner === 0;
    expect(counted.ok && counted.value.match?.foe).toBe('3 others');
    expect(counted.ok && counted.value.match?.result === 'V').toBe(won);
  });

  it('is of a career what it has earned, and no match', () => {
    const bout = fought('career', [0, 1]).save(0);
    const state = careerAt({ state: ended('rudis') });
    const save = { ...bout, ruleset: muneraCareer.id, checkpoint: { ...bout.checkpoint, state } };
    expect(MUNERA_COUNTING.count(save)).toEqual({ ok: true, value: { match: null, earned: ['wooden-sword'] } });
  });

  it('is nothing of a bout that goes on, or that the book alone fought', () => {
    const setup = setupOf([{ seat: 0 }, {}]);
    const going = Match.start(munera, tables(), setup, 'going').save(0);
    const alone = Match.start(munera, tables(), setupOf([{}, {}]), 'alone').save(0);
    for (const save of [going, alone])
      expect(MUNERA_COUNTING.count(save)).toMatchObject({ value: { match: null, earned: [] } });
  });
});
