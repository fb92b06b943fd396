/** GR-92, GR-95, GR-96, GR-99 Chances of what dice of a campaign decide, exactly. */
import { chanceOfOne, chanceOfTwo } from '../../../odds/few-dice.ts';
import { acceptsOn } from '../career/bill.ts';
import { rudisOn } from '../career/ending.ts';
import { finishedOn } from '../career/fallen.ts';
import { regardOf } from '../career/memory.ts';
import type { CampaignTables } from '../career/tables.ts';
import type { CampaignState, Rival } from '../career/types.ts';
import type { Regard, Temper } from '../career/words.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** GR-92 The chance that a rival accepts a challenge. */
export const challengeChance = (rival: Pick<Rival, 'regard'>, mortal: boolean): number =>
  chanceOfOne(acceptsOn(rival, mortal));

/** GR-95 The chance that whoever is spared comes to bear or owe something. */
export const regardChance = (regard: Regard): number =>
  FACES.filter((face) => regardOf(face) === regard).length / FACES.length;

/** GR-96 The chance that a rival that has won finishes the gladiator where it lies unconscious. */
export const finishChance = (tables: CampaignTables, temper: Temper, { regard }: Pick<Rival, 'regard'>): number =>
  regard === 'debt' ? 0 : 1 - chanceOfOne(finishedOn(tables, temper, regard === 'grudge') + 1);

/** GR-99 The chance of the wooden sword after a match that is won and leaves such Fame. */
export function rudisChance(state: Pick<CampaignState, 'year' | 'turn'>, fame: number): number {
  const need = rudisOn(state, fame);
  return need === null ? 0 : chanceOfTwo(need);
}
