/** 13.3.2.1, 23.2 F: naming the body area of a blow. */
import type { DecisionRules } from '../kernel/request.ts';
import type { Tables } from './table-types.ts';
import { AREAS, type Area, type State } from './types.ts';

/** Any body area may be named. */
export const areaDecision: DecisionRules<State, Tables, object, Area> = {
  check: (_state, _tables, _ask, area) => (AREAS.includes(area) ? null : 'name a body area from 1 to 5 (3.9)'),
  list: () => AREAS,
  sample: (_state, _tables, _ask, pick) => AREAS[pick(AREAS.length)] ?? 1,
};
