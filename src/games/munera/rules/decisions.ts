/** How each kind of answer is judged, listed and drawn. */
import type { DecisionTable } from '../../../kernel/request.ts';
import { drawnFrom } from '../../../kernel/rng.ts';
import type { MuneraDecisions } from './kit.ts';
import { actFault, actsOf, shedFault, shedsOf } from './legal.ts';
import type { Tables } from './tables/types.ts';
import type { State } from './types.ts';

type Rules<K extends keyof MuneraDecisions> = DecisionTable<State, Tables, MuneraDecisions>[K];

const shed: Rules<'shed'> = {
  check: (state, _tables, { fighter }, choice) => shedFault(state, fighter, choice),
  list: (state, _tables, { fighter }) => shedsOf(state, fighter),
  sample: (state, _tables, { fighter }, pick) => (pick(8) > 0 ? 'none' : drawnFrom(shedsOf(state, fighter), pick)),
};

const act: Rules<'act'> = {
  check: (state, tables, { fighter }, choice) => actFault(state, tables, fighter, choice),
  list: (state, tables, { fighter }) => actsOf(state, tables, fighter),
  sample(state, tables, { fighter }, pick) {
    const all = actsOf(state, tables, fighter);
    const attacks = all.filter((one) => one.do === 'attack');
    if (attacks.length > 0 && pick(4) > 0) return drawnFrom(attacks, pick);
    return pick(3) > 0 ? drawnFrom(all, pick) : { do: 'end' };
  },
};

const grapple: Rules<'grapple'> = {
  check: () => null,
  list: () => ['throw', 'disengage'],
  sample: (_state, _tables, _ask, pick) => drawnFrom(['throw', 'disengage'] as const, pick),
};

/** The rules of every kind of answer. */
export const decisions: DecisionTable<State, Tables, MuneraDecisions> = { shed, act, grapple };
