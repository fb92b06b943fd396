/** 10.4, 28.7.5, P188: which critical table is read for whom. */
import type { Area } from '../../../../src/games/gladiator/rules/types.ts';
import { BEAST_CRITICALS } from '../printed-beasts.ts';
import { criticalCell } from '../printed-tables.ts';
import type { Figure } from './bodies.ts';
import type { Bout } from './bout.ts';
import type { Cell } from './cells.ts';
import { ANIMAL_CRITICAL_COLUMNS, ANIMAL_CRITICALS } from './wild/printed-animals.ts';

/** A critical table: its id, its cells, and how many wounds add nothing to its roll. */
interface CriticalPage {
  readonly id: string;
  readonly free: number;
  readonly cell: (area: Area, total: number) => Cell;
}

const ROWS = ['head', 'chest', 'groin', 'fore', 'hind'] as const;
const COLUMNS = ['8-', '9', '10', '11', '12', '13', '14', '15+'] as const;

const FOR_MEN: CriticalPage = { id: 'critical', free: 0, cell: criticalCell };

/** 28.7.5 */
export const FOR_BEASTS: CriticalPage = {
  id: 'beast-critical',
  free: 0,
  cell: (area, total) => {
    const index = Math.min(15, Math.max(8, total)) - 8;
    return { row: ROWS[area - 1] ?? '', column: COLUMNS[index] ?? '', cell: BEAST_CRITICALS[area][index] ?? '' };
  },
};

/** P188 */
export const FOR_ANIMALS: CriticalPage = {
  id: 'springsteen-critical',
  free: 1,
  cell: (area, total) => {
    const index = Math.min(14, Math.max(6, total)) - 6;
    const column = ANIMAL_CRITICAL_COLUMNS[index] ?? '';
    return { row: ROWS[area - 1] ?? '', column, cell: ANIMAL_CRITICALS[area][index] ?? '' };
  },
};

/** The table for a man, a beast, or one of Springsteen's animals. */
export function criticalPage({ rules }: Bout, { beast }: Figure): CriticalPage {
  if (beast === null) return FOR_MEN;
  return rules.beastBook === 'springsteen' && !beast.horse ? FOR_ANIMALS : FOR_BEASTS;
}
