/** 4.5 How Grunts of a place are rated, over every way in which their cards can be rolled. */
import { rawTotal } from '../rules/creation.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { FightStyle, Locale } from '../rules/words.ts';

/** Chances that a new Grunt is rated lower than somebody, as high, and higher; and its lowest and highest raw total. */
export interface FoeOdds {
  readonly lower: number;
  readonly equal: number;
  readonly higher: number;
  readonly raw: readonly [least: number, most: number];
}

const FACES = [1, 2, 3, 4, 5, 6];
/** 4.5.1 What three dice change in all: a 1 takes a point, a 6 adds one. */
const CHANGES: ReadonlyMap<number, number> = changes();

function changes(): ReadonlyMap<number, number> {
  const by = (face: number): number => (face === 1 ? -1 : face === 6 ? 1 : 0);
  const found = new Map<number, number>();
  for (const one of FACES)
    for (const two of FACES)
      for (const three of FACES) {
        const sum = by(one) + by(two) + by(three);
        found.set(sum, (found.get(sum) ?? 0) + 1);
      }
  return found;
}

/** 3.5, 4.5, R16 Of new Grunts of a place, beside a rated total. No row of the pool comes near the limits of an attribute. */
export function foeOdds({ locales, pool, signature, points }: Tables, locale: Locale, rated: number): FoeOdds {
  const { rows, cap } = locales[locale];
  const raws = rows.flatMap((row) =>
    [...CHANGES].map(([by, ways]) => [Math.min(cap, rawTotal(pool(row).value) + by), ways] as const),
  );
  const counted = { lower: 0, equal: 0, higher: 0 };
  for (const [raw, ways] of raws)
    for (const one of FACES)
      for (const two of FACES) {
        const other = raw + points[signature(one + two).value];
        counted[other < rated ? 'lower' : other > rated ? 'higher' : 'equal'] += ways;
      }
  const all = counted.lower + counted.equal + counted.higher;
  const totals = raws.map(([raw]) => raw);
  return {
    ...{ lower: counted.lower / all, equal: counted.equal / all, higher: counted.higher / all },
    raw: [Math.min(...totals), Math.max(...totals)],
  };
}

/** 3.8 Which styles meet one, the likeliest first, each with its chance. */
export function foeStyles({ opponents }: Tables, style: FightStyle): readonly (readonly [FightStyle, number])[] {
  const met = FACES.map((face) => opponents[style](face).value);
  const styles = [...new Set(met)];
  return styles
    .map((one) => [one, met.filter((other) => other === one).length / met.length] as const)
    .toSorted(([, a], [, b]) => b - a);
}

/** 7.7.2 The chance that one of so many dice is higher than an attribute, or a 6. */
export function riseChance(value: number, dice: number): number {
  const failing = Math.min(value, FACES.length - 1) / FACES.length;
  return 1 - failing ** dice;
}
