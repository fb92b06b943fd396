/** 38: what may be answered about the match of the day. */
import type { DecisionRules, DecisionTable } from '../../../kernel/request.ts';
import { ludusDecision } from './ludus.ts';
import { weaponFault } from './man/arms.ts';
import { styleDecision } from './man/creation.ts';
import { armourDecision } from './man/kit.ts';
import { talentDecision } from './man/talent-rolls.ts';
import { boutDecision, uniqueDecision } from './munus/bout-decision.ts';
import type { CampaignTables } from './table-types.ts';
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

/** Somebody who cares for nothing changes his weapon once in so many times. */
const ARMS_ONCE_IN = 4;

const enterDecision: RulesFor<'enter'> = {
  check: (_state, _tables, { weapons }, choice) => (choice === true ? null : weaponFault(weapons, choice.weapon)),
  list: (_state, _tables, { weapons }) => [true, ...weapons.map((weapon) => ({ kind: 'arm', weapon }) as const)],
  sample(_state, _tables, { weapons }, pick) {
    const weapon = weapons.length > 0 && pick(ARMS_ONCE_IN) === 0 ? weapons[pick(weapons.length)] : undefined;
    return weapon === undefined ? true : { kind: 'arm', weapon };
  },
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
