/** How well a man of no house is led where every opponent has a level of his own: as his name is worth. */
import type { LeadLevel } from '../../../../kernel/levels.ts';
import type { Billed, MatchType } from './munus-types.ts';

/** From so much of PR and victories together on; who has less is led by a novice. */
const NAMES: readonly (readonly [least: number, level: LeadLevel])[] = [
  [6, 'champion'],
  [3, 'tactician'],
  [1, 'adept'],
  [-1, 'book'],
];
/** 38.5.2 What a champion of the bill counts besides. */
const CHAMPIONS_NAME = 3;

/** The level of a man of no house: good trainers want men of whom people speak. */
export function levelByName({ man: { pr, record } }: Pick<Billed, 'man'>, type: MatchType): LeadLevel {
  const name = pr + record.v + (type === 'champion' ? CHAMPIONS_NAME : 0);
  return NAMES.find(([least]) => name >= least)?.[1] ?? 'novice';
}
