/** What is going on in a career between its bouts, in words for others. */
import { numberWord } from '../../../../kernel/words.ts';
import type { CareerState } from '../../career/types.ts';

/** 'is in the school with Felix, two victories', as a part of a sentence. */
export function schoolText({ man, setup, outcome }: Readonly<CareerState>): string {
  if (man === null) return `makes a gladiator called ${setup.name}`;
  if (outcome !== null) return `looks back on the career of ${man.name}`;
  const { v } = man.record;
  const won = v === 0 ? 'no victory yet' : `${numberWord(v)} ${v === 1 ? 'victory' : 'victories'}`;
  return `is in the school with ${man.name}, ${won}`;
}
