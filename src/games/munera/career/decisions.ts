/** How each kind of answer of a career is judged, listed and drawn. */
import type { DecisionTable } from '../../../kernel/request.ts';
import { drawnFrom } from '../../../kernel/rng.ts';
import { dayFault } from './bill.ts';
import { playedByBook, resultFault } from './result.ts';
import type { CareerTables } from './tables.ts';
import type { BoutOffer, CareerDecisions, CareerState, DayAct } from './types.ts';
import { weeksActs, weeksFault } from './weeks.ts';

type Rules<K extends keyof CareerDecisions> = DecisionTable<CareerState, CareerTables, CareerDecisions>[K];

/** Munera after which somebody who cares for nothing gives it up. */
const PATIENCE = 3;

const weeks: Rules<'weeks'> = {
  check: (state, _tables, _ask, choice) => weeksFault(state, choice),
  list: (state) => weeksActs(state),
  sample(state, _tables, _ask, pick) {
    if (state.turn > PATIENCE) return { do: 'close' };
    return drawnFrom(
      weeksActs(state).filter((act) => act.do !== 'close'),
      pick,
    );
  },
};

/** MR-62 Everything that can be done on the day. */
function dayActs(
  state: Readonly<CareerState>,
  offers: readonly BoutOffer[],
  challenges: readonly string[],
): readonly DayAct[] {
  const all: readonly DayAct[] = [
    ...offers.flatMap((_, offer): DayAct[] => [
      { do: 'fight', offer, mortal: false },
      { do: 'fight', offer, mortal: true },
    ]),
    ...challenges.flatMap((rival): DayAct[] => [
      { do: 'challenge', rival, mortal: false },
      { do: 'challenge', rival, mortal: true },
    ]),
    { do: 'sit out' },
  ];
  return all.filter((act) => dayFault(state, offers, challenges, act) === null);
}

const day: Rules<'day'> = {
  check: (state, _tables, { offers, challenges }, choice) => dayFault(state, offers, challenges, choice),
  list: (state, _tables, { offers, challenges }) => dayActs(state, offers, challenges),
  sample: (state, _tables, { offers, challenges }, pick) => drawnFrom(dayActs(state, offers, challenges), pick),
};

const bout: Rules<'bout'> = {
  check: (_state, _tables, { setup }, choice) => resultFault(setup, choice),
  list: () => null,
  sample: (_state, tables, { setup, seed }) => playedByBook(tables.bout, setup, seed),
};

const plead: Rules<'plead'> = {
  check: (_state, _tables, { most }, choice) =>
    choice === null || choice <= most ? null : `at most ${most} gold can be promised (MR-68)`,
  list: (_state, _tables, { most }) => [null, ...Array.from({ length: most + 1 }, (_, gold) => gold)],
  sample: (_state, _tables, { most }, pick) => (pick(4) === 0 ? null : pick(most + 1)),
};

const mercy: Rules<'mercy'> = {
  check: () => null,
  list: () => [true, false],
  sample: (_state, _tables, _ask, pick) => pick(2) === 0,
};

const skill: Rules<'skill'> = {
  check: (_state, _tables, { open }, choice) => (open.includes(choice) ? null : `${choice} is known already (14.63)`),
  list: (_state, _tables, { open }) => open,
  sample: (_state, _tables, { open }, pick) => drawnFrom(open, pick),
};

/** The rules of every kind of answer. */
export const careerDecisions: DecisionTable<CareerState, CareerTables, CareerDecisions> = {
  ...{ weeks, day, bout, plead, mercy, skill },
};
