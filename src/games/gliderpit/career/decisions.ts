/** How each kind of answer of a season is judged, listed and drawn. */
import type { DecisionTable } from '../../../kernel/request.ts';
import { drawnFrom } from '../../../kernel/rng.ts';
import { playerIn } from './pilots.ts';
import { purchasesOf, purseFault } from './purse.ts';
import { flownByBook, pitResultFault } from './result.ts';
import type { SeasonTables } from './tables.ts';
import type { SeasonDecisions, SeasonState } from './types.ts';

type Rules<K extends keyof SeasonDecisions> = DecisionTable<SeasonState, SeasonTables, SeasonDecisions>[K];

/** Pits after which somebody who cares for nothing gives it up. */
const PATIENCE = 3;

const purse: Rules<'purse'> = {
  check: (state, _tables, _ask, choice) => (choice.do === 'close' ? null : purseFault(playerIn(state), choice)),
  list: (state) => [...purchasesOf(playerIn(state)), { do: 'close' }],
  sample: (state, _tables, _ask, pick) =>
    state.turn > PATIENCE ? { do: 'close' } : drawnFrom(purchasesOf(playerIn(state)), pick),
};

const bout: Rules<'bout'> = {
  check: (_state, _tables, { setup }, choice) => pitResultFault(setup, choice),
  list: () => null,
  sample: (_state, tables, { setup, seed }) => flownByBook(tables.bout, setup, seed),
};

const onward: Rules<'onward'> = {
  check: () => null,
  list: () => [true, false],
  sample: () => false,
};

/** The rules of every kind of answer. */
export const seasonDecisions: DecisionTable<SeasonState, SeasonTables, SeasonDecisions> = { purse, bout, onward };
