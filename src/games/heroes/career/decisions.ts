/** How each kind of answer of a career is judged, listed and drawn. */
import type { DecisionTable } from '../../../kernel/request.ts';
import { drawnFrom } from '../../../kernel/rng.ts';
import type { Tables } from '../rules/tables/types.ts';
import { ATTRIBUTES, GENDERS, HANDS, SIGNATURES, STYLES } from '../rules/words.ts';
import { dayActs, dayFault, POINT_DIVISIONS, shapeFault } from './limits.ts';
import { playedByBook, resultFault } from './result.ts';
import type { CareerDecisions, CareerState, DayAct } from './types.ts';

type Rules<K extends keyof CareerDecisions> = DecisionTable<CareerState, Tables, CareerDecisions>[K];

/** Months after which somebody who cares for nothing gives it up. */
const PATIENCE = 4;
/** How often a random player walks away from something. */
const SELDOM = 12;

const day: Rules<'day'> = {
  check: (state, _tables, _ask, choice) => dayFault(state, choice),
  list: () => null,
  sample(state, _tables, _ask, pick) {
    if (state.turn > PATIENCE) return { do: 'close' };
    const all = dayActs(state);
    const fights = all.filter((act): act is Extract<DayAct, { do: 'fight' }> => act.do === 'fight');
    if (fights.length === 0 || pick(SELDOM) === 0) return drawnFrom(all, pick);
    const foes = 1 + pick(2);
    return { ...drawnFrom(fights, pick), foes, allies: pick(foes) };
  },
};

const NAMES = ['Anna', 'Bato', 'Celer', 'Drusilla', 'Euphrates'];

const birth: Rules<'birth'> = {
  check: (_state, _tables, _ask, choice) =>
    choice === null || choice.name.trim() === choice.name ? null : 'a name neither begins nor ends with a blank (3.3)',
  list: () => null,
  sample: (_state, _tables, _ask, pick) =>
    pick(SELDOM) === 0
      ? null
      : { name: drawnFrom(NAMES, pick), gender: drawnFrom(GENDERS, pick), handed: drawnFrom(HANDS, pick) },
};

const signature: Rules<'signature'> = {
  check: () => null,
  list: () => [null, ...SIGNATURES.flatMap((first) => [false, true].map((second) => ({ first, second })))],
  sample: (_state, _tables, _ask, pick) =>
    pick(SELDOM) === 0 ? null : { first: drawnFrom(SIGNATURES, pick), second: pick(2) === 0 },
};

const shape: Rules<'shape'> = {
  check: (_state, _tables, _ask, choice) => (choice === null ? null : shapeFault(choice)),
  list: () => null,
  sample(_state, _tables, _ask, pick) {
    if (pick(SELDOM) === 0) return null;
    const primary = drawnFrom(STYLES, pick);
    const others = STYLES.filter((style) => style !== primary);
    return {
      points: drawnFrom(POINT_DIVISIONS, pick),
      primary,
      secondary: pick(2) === 0 ? null : drawnFrom(others, pick),
    };
  },
};

const match: Rules<'match'> = {
  check: (_state, _tables, { setup }, choice) => resultFault(setup, choice),
  list: () => null,
  sample: (_state, tables, { setup, seed }) => playedByBook(tables, setup, seed),
};

const rise: Rules<'rise'> = {
  check: (_state, _tables, { open }, choice) => (open.includes(choice) ? null : `${choice} cannot rise (7.7.2)`),
  list: (_state, _tables, { open }) => open,
  sample: (_state, _tables, { open }, pick) => drawnFrom(open.length > 0 ? open : ATTRIBUTES, pick),
};

/** The rules of every kind of answer. */
export const careerDecisions: DecisionTable<CareerState, Tables, CareerDecisions> = {
  ...{ day, birth, signature, shape, match, rise },
};
