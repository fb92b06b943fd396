/** How each kind of answer of a campaign is judged, listed and drawn. */
import type { DecisionTable } from '../../../kernel/request.ts';
import { drawnFrom } from '../../../kernel/rng.ts';
import { dayFault } from './bill.ts';
import { armsChoices, armsFault } from './market.ts';
import { matchByBook, matchFault } from './result.ts';
import type { CampaignTables } from './tables.ts';
import type { CampaignDecisions, CampaignState, DayAct, MatchOffer, WeeksAct } from './types.ts';
import { wholeBuild } from './veterans.ts';
import { weeksFault } from './weeks.ts';

type Judge<K extends keyof CampaignDecisions> = DecisionTable<CampaignState, CampaignTables, CampaignDecisions>[K];

/** Munera after which somebody who cares for nothing gives it up. */
const PATIENCE = 3;

/** GR-86 What can be done with the weeks; of sheets the one that there is. */
function weeksActs(state: Readonly<CampaignState>, { match }: CampaignTables): readonly WeeksAct[] {
  const { man, market } = state;
  const all: readonly WeeksAct[] = [
    { do: 'drill', build: wholeBuild(match, man) },
    { do: 'rest', surgeon: false },
    { do: 'rest', surgeon: true },
    { do: 'work' },
    ...market.map((item): WeeksAct => ({ do: 'buy', item })),
    ...man.arms.map((item): WeeksAct => ({ do: 'sell', item })),
    { do: 'buy freedom' },
    { do: 'close' },
  ];
  return all.filter((act) => weeksFault(state, match, act) === null);
}

const weeks: Judge<'weeks'> = {
  check: (state, { match }, _ask, choice) => weeksFault(state, match, choice),
  list: () => null,
  sample(state, tables, _ask, pick) {
    if (state.turn > PATIENCE) return { do: 'close' };
    return drawnFrom(
      weeksActs(state, tables).filter((act) => act.do !== 'close'),
      pick,
    );
  },
};

/** GR-92 Everything that can be done on the day. */
function dayActs(
  state: Readonly<CampaignState>,
  offers: readonly MatchOffer[],
  challenges: readonly string[],
): readonly DayAct[] {
  const all = [true, false].flatMap((mortal): DayAct[] => [
    ...offers.map((_, offer) => ({ do: 'fight', offer, mortal }) as const),
    ...challenges.map((rival) => ({ do: 'challenge', rival, mortal }) as const),
  ]);
  return [...all, { do: 'sit out' } as const].filter((act) => dayFault(state, offers, challenges, act) === null);
}

const day: Judge<'day'> = {
  check: (state, _tables, { offers, challenges }, choice) => dayFault(state, offers, challenges, choice),
  list: (state, _tables, { offers, challenges }) => dayActs(state, offers, challenges),
  sample: (state, _tables, { offers, challenges }, pick) => drawnFrom(dayActs(state, offers, challenges), pick),
};

const arms: Judge<'arms'> = {
  check: ({ man }, { match }, _ask, choice) => armsFault(match, man, choice),
  list: ({ man }, { match }) => armsChoices(match, man),
  sample: ({ man }, { match }, _ask, pick) => drawnFrom(armsChoices(match, man), pick),
};

const match: Judge<'match'> = {
  check: (_state, _tables, { setup }, choice) => matchFault(setup, choice),
  list: () => null,
  sample: (_state, tables, { setup, seed }) => matchByBook(tables.match, setup, seed),
};

const verdict: Judge<'verdict'> = {
  check: () => null,
  list: () => [true, false],
  sample: (_state, _tables, _ask, pick) => pick(2) === 0,
};

/** The rules of every kind of answer. */
export const campaignDecisions: DecisionTable<CampaignState, CampaignTables, CampaignDecisions> = {
  ...{ weeks, day, arms, match, verdict },
};
