/** 38: what may be answered about a match, whoever's it is: its kind, where it is unique, and what it came to. */

import type { DecisionRules } from '../../../../kernel/request.ts';
import type { Controller } from '../../../../kernel/runner.ts';
import { gladiator } from '../../rules/index.ts';
import type { GladiatorKit } from '../../rules/kit.ts';
import type { CampaignTables } from '../table-types.ts';
import type { CareerDecisions } from '../types.ts';
import { fightOut } from './fight-out.ts';
import type { BoutOrder, BoutResult } from './munus-types.ts';

type RulesFor<Ask, C> = DecisionRules<unknown, CampaignTables, Ask, C>;

/** 38.2.3 One of the kinds of match, or what the dice say. */
export const uniqueDecision: RulesFor<CareerDecisions['unique']['ask'], CareerDecisions['unique']['choice']> = {
  check: (_state, _tables, { types }, type) =>
    type === null || types.includes(type) ? null : `a unique match cannot be a ${type} (38.2.3)`,
  list: (_state, _tables, { types }) => [...types, null],
  sample: (_state, _tables, { types }, pick) => types[pick(types.length + 1)] ?? null,
};

/** Law 7: a bout is fought elsewhere; here it is seen to be a bout of these men, and of no others. */
export const boutDecision: RulesFor<BoutOrder, BoutResult> = {
  check: (_state, _tables, order, result) => boutFault(order, result),
  list: () => null,
  sample(_state, tables, order, pick) {
    const random: Controller<GladiatorKit> = {
      choose: (request, view) => gladiator.decisions[request.kind].sample(view, tables.gladiator, request, pick),
    };
    return fightOut(tables.gladiator, order, () => random);
  },
};

/** Why a result cannot be that of the bout that was ordered, or null. */
function boutFault({ setup }: BoutOrder, { feats, winner }: BoutResult): string | null {
  const ids = Object.keys(feats);
  const stranger = ids.find((id) => !setup.fighters.some((one) => one.id === id));
  if (stranger !== undefined) return `nobody called '${stranger}' was in this bout (38.6)`;
  const missing = setup.fighters.find(({ id, wave = 0 }) => wave === 0 && !ids.includes(id));
  if (missing !== undefined) return `it does not say what happened to '${missing.id}' (38.6)`;
  for (const { id, side } of setup.fighters) {
    const one = feats[id];
    if (one === undefined) continue;
    if (one.result === 'V' && side !== winner) return `'${id}' cannot have won on a side that has not (P70)`;
    if (one.result === 'P' && !one.dead) return `'${id}' is said to be dead, and is alive (P70)`;
    if (!one.dead && one.killer !== null) return `'${id}' is alive, and has a killer (P108)`;
    const unknown = [...one.kills.map(({ victim }) => victim), ...one.defeated.map(({ fighter }) => fighter)].find(
      (victim) => setup.fighters.every((man) => man.id !== victim || man.side === side) && !isHorse(victim),
    );
    if (unknown !== undefined) return `'${id}' had no opponent '${unknown}' (33.2.4)`;
  }
  return null;
}

/** 30.6.6 Horses bear the letters of their riders, small. */
const isHorse = (id: string) => id !== id.toUpperCase();
