/** GR-82 When the munera are, and those of a year. */
import type { Cite } from '../../../kernel/modifier.ts';
import { apartOf, type Roll } from '../../../kernel/roll.ts';
import { PACKS } from '../rules/words.ts';
import type { CampaignContext } from './kit.ts';
import type { CampaignState, Munus } from './types.ts';

/** GR-82 Months in which games are given. */
const MONTHS = ['April', 'July', 'September', 'December'] as const;
/** GR-82 Games of a year. */
export const MUNERA_A_YEAR = MONTHS.length;
/** GR-82 The year in which the great amphitheatre is opened. */
const FIRST_YEAR = 80;
/** GR-81 Years to which one is condemned. */
const YEARS = 4;
/** GR-81 Munera of a whole sentence. */
export const SENTENCE = YEARS * MUNERA_A_YEAR;

/** How many munera of its year come before one. */
const placeInYear = (munus: number): number => (Math.max(1, munus) - 1) % MUNERA_A_YEAR;

/** GR-82 The year of a munus. */
export const yearOfMunus = (munus: number): number =>
  FIRST_YEAR + (Math.max(1, munus) - 1 - placeInYear(munus)) / MUNERA_A_YEAR;

/** GR-82 'April 80' for munus 1. */
export const munusMonth = (munus: number): string => `${MONTHS[placeInYear(munus)]} ${yearOfMunus(munus)}`;

/** The first munus of the year that a munus is in. */
export const firstOfYear = (munus: number): number => Math.max(1, munus) - placeInYear(munus);

/** GR-82 The munus at which a campaign is. Throws before the first: a bug. */
export function munusNow({ year, turn }: Pick<CampaignState, 'year' | 'turn'>): Munus {
  const munus = year[placeInYear(turn)];
  if (munus === undefined) throw new Error(`no munus ${turn} this year`);
  return munus;
}

/** GR-82 to GR-85 Draws the givers of a year, how they are minded, by what custom they hold their games, and what they show. */
export function drawMunera({ state, tables, dice, emit }: CampaignContext): void {
  const givers = dice.shuffle('givers', 'GR-82', tables.givers.length);
  const rolls: Roll[] = [];
  /** A die for each munus, and what it comes to. */
  const drawn = <T>(name: string, cite: Cite, comesTo: (die: number) => T, told: (one: T) => string): readonly T[] => {
    const thrown = dice.throw(name, { die: MUNERA_A_YEAR });
    const all = (thrown.dice.die ?? []).map(comesTo);
    rolls.push(
      apartOf(
        name,
        cite,
        thrown,
        all.map((one, i) => `${MONTHS[i]} ${told(one)}`),
      ),
    );
    return all;
  };
  const tempers = drawn('tempers', 'GR-83', tables.temper, String);
  const customs = drawn('customs', 'GR-84', tables.custom, String);
  const spectacles = drawn('spectacles', 'GR-85', tables.spectacle, String);
  const beasts = drawn('beasts', 'GR-85', tables.beasts, ({ species }) => PACKS[species]);
  state.year = MONTHS.map((_, i): Munus => {
    const giver = tables.givers[givers.order[i] ?? i];
    const [temper, custom, spectacle, animals] = [tempers[i], customs[i], spectacles[i], beasts[i]];
    if (!(giver && temper && custom && spectacle && animals)) throw new Error('fewer givers or dice than games');
    const { species, count } = animals;
    return { giver: giver.name, town: giver.town, temper, custom, spectacle, species, beasts: count };
  });
  emit({ kind: 'year', cite: 'GR-82', rolls, shuffles: [givers], year: yearOfMunus(state.turn) });
}
