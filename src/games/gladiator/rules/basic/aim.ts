/** 13.3.2.1, 23.2 F: naming the body area of a blow. */
import type { DecisionRules } from '../../../../kernel/request.ts';
import { fighterOf } from '../sheet.ts';
import type { Tables } from '../tables/types.ts';
import { areaName } from '../told/words.ts';
import { AREAS, type Area, type GladiatorDecisions, type State } from '../types.ts';
import { areasFrom } from './facing.ts';

type Ask = Pick<GladiatorDecisions['aim']['ask'], 'fighter' | 'target'>;

/** Any body area may be named; of a beast those that can be struck from where he stands (28.7.1, P177). */
export const areaDecision: DecisionRules<State, Tables, Ask, Area> = {
  check(state, tables, ask, area) {
    if (!AREAS.includes(area)) return 'name a body area from 1 to 5 (3.9)';
    if (openAreas(state, tables, ask).includes(area)) return null;
    return `the ${areaName(fighterOf(state, ask.target), area)} cannot be struck from where he stands (28.7.1)`;
  },
  list: openAreas,
  sample(state, tables, ask, pick) {
    const areas = openAreas(state, tables, ask);
    return areas[pick(areas.length)] ?? 1;
  },
};

function openAreas(state: Readonly<State>, tables: Tables, { fighter, target }: Ask): readonly Area[] {
  return areasFrom(tables, fighterOf(state, target), fighterOf(state, fighter).at);
}
