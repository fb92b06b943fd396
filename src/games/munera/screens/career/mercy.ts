/** 13.61, MR-56 What an appeal would have in a bout of the bill. */
import { sumModifiers } from '../../../../kernel/modifier.ts';
import type { Taken } from '../../career/bill.ts';
import { boutOrder } from '../../career/bout.ts';
import type { CareerState } from '../../career/types.ts';
import { mercyChance } from '../../odds/appeal-odds.ts';
import { appealModifiers } from '../../rules/scores.ts';
import { initialState } from '../../rules/setup.ts';
import { careerTables, tables } from '../../tables.ts';

/** The chance that the gladiator is spared when it is beaten by its wounds, having wounded somebody, with all it came with. */
export function billMercy(state: Readonly<CareerState>, taken: Taken): number {
  const bout = initialState(boutOrder(state, careerTables(), taken).setup, tables());
  const [own] = bout.fighters;
  const foe = bout.fighters.find(({ team }) => team !== own?.team);
  if (own === undefined || foe === undefined) throw new Error('a bout without two sides');
  const beaten = { ...own, stamina0: 1, stamina: 0, taken: 1, dealt: 1 };
  return mercyChance(sumModifiers(appealModifiers(bout, tables(), beaten, foe)));
}
