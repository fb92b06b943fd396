/** MR-55 When the munera are, and those of a year. */
import type { Throw } from '../../../kernel/dice.ts';
import { apartOf } from '../../../kernel/roll.ts';
import type { CareerContext } from './kit.ts';
import type { CareerState, Munus } from './types.ts';

/** MR-55 Months in which games are given. */
const MONTHS = ['March', 'May', 'July', 'September', 'October', 'December'] as const;
/** MR-55 Games of a year. */
export const MUNERA_A_YEAR = MONTHS.length;
/** MR-55 The first year. */
const FIRST_YEAR = 64;

/** MR-55 'March 64' for munus 1. */
export function munusDate(munus: number): string {
  const at = Math.max(0, munus - 1);
  return `${MONTHS[at % MUNERA_A_YEAR]} ${FIRST_YEAR + Math.floor(at / MUNERA_A_YEAR)}`;
}

/** MR-55 The year of a munus. */
export const yearOf = (munus: number): number => FIRST_YEAR + Math.floor(Math.max(0, munus - 1) / MUNERA_A_YEAR);

/** Whether a munus is the first of its year. */
export const opensYear = (munus: number): boolean => (munus - 1) % MUNERA_A_YEAR === 0;

/** MR-55 The munus of a number in this year. Throws where it is not of this year: a bug. */
export function munusOf({ year }: Pick<CareerState, 'year'>, munus: number): Munus {
  const found = year[(munus - 1) % MUNERA_A_YEAR];
  if (found === undefined) throw new Error(`no munus ${munus} this year`);
  return found;
}

/** MR-55 to MR-57 Draws the givers of a year, their tempers, and what they show. */
export function drawYear({ state, tables, dice, emit }: CareerContext): void {
  const shuffle = dice.shuffle('givers', 'MR-55', tables.givers.length);
  const [temper, spectacle] = [
    dice.throw('tempers', { die: MUNERA_A_YEAR }),
    dice.throw('spectacles', { die: MUNERA_A_YEAR }),
  ];
  const tempers = facesOf(temper).map((die) => tables.temper(die).temper);
  const rows = facesOf(spectacle).map(tables.spectacle);
  const told = (all: readonly string[]) => all.map((one, i) => `${MONTHS[i]} ${one}`);
  const rolls = [
    apartOf('tempers', 'MR-56', temper, told(tempers)),
    apartOf('spectacles', 'MR-57', spectacle, told(rows.map((row) => row.spectacle))),
  ];
  state.year = MONTHS.map((_, i): Munus => {
    const giver = tables.givers[shuffle.order[i] ?? i];
    if (giver === undefined) throw new Error('fewer givers than games');
    const row = rows[i] ?? tables.spectacle(1);
    return {
      ...{ giver: giver.name, town: giver.town, arena: giver.arena },
      temper: tempers[i] ?? tables.temper(1).temper,
      ...{ spectacle: row.spectacle, gladiators: row.gladiators, appeal: row.appeal },
    };
  });
  emit({ kind: 'year', cite: 'MR-55', rolls, shuffles: [shuffle], year: yearOf(state.turn + 1) });
}

const facesOf = ({ dice }: Throw): readonly number[] => dice.die ?? [];
