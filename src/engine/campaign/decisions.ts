/** 38: what may be answered about the match of the day. */
import type { DecisionRules, DecisionTable } from '../kernel/request.ts';
import { boutDecision, uniqueDecision } from './bout-decision.ts';
import { styleDecision } from './creation.ts';
import { armourDecision } from './kit.ts';
import { ludusDecision } from './ludus.ts';
import type { CampaignTables } from './table-types.ts';
import { talentDecision } from './talent-rolls.ts';
import type { CareerDecisions, CareerState } from './types.ts';

type RulesFor<K extends keyof CareerDecisions> = DecisionRules<
  CareerState,
  CampaignTables,
  CareerDecisions[K]['ask'],
  CareerDecisions[K]['choice']
>;

/** 38.4.2 One of the known gladiators that are offered, or a newcomer. */
const challengerDecision: RulesFor<'challenger'> = {
  check: (_state, _tables, { rivals }, rival) =>
    rival === null || rivals.includes(rival)
      ? null
      : `number ${rival} is not among those he can be paired with (38.4.2)`,
  list: (_state, _tables, { rivals }) => [...rivals, null],
  sample: (_state, _tables, { rivals }, pick) => rivals[pick(rivals.length + 1)] ?? null,
};

const enterDecision: RulesFor<'enter'> = {
  check: () => null,
  list: () => [true],
  sample: () => true,
};

/** How each question of a career is judged, listed and sampled. */
export const careerDecisions: DecisionTable<CareerState, CampaignTables, CareerDecisions> = {
  style: styleDecision,
  talent: talentDecision,
  armour: armourDecision,
  ludus: ludusDecision,
  unique: uniqueDecision,
  challenger: challengerDecision,
  enter: enterDecision,
  bout: boutDecision,
};
