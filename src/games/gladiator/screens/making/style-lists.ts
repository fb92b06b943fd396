/** Which styles there are to choose among, by the tables in force (19, 28.1.1, 30.2, P304). */
import type { Tables } from '../../rules/tables/types.ts';
import { type FightingStyle, GLADIATOR_TYPES, RIDER_STYLES, STYLES } from '../../rules/types.ts';

/** The styles of men on foot, in the order of the book: light, medium, heavy. */
export function footStyles({ creation, styles }: Tables): readonly FightingStyle[] {
  if (creation === null) return STYLES;
  const types = [...creation.styles.keys()];
  return GLADIATOR_TYPES.flatMap((type) => types.filter((style) => styles[style].type === type));
}

/** 28.1.1 After whom the men who hunt stand: with their weight. */
const BEFORE_HUNTERS = {
  book: { velite: 'venator', provocator: 'bestiarius' },
  v2: { retiarius: 'venator', crupellarius: 'bestiarius' },
} as const satisfies { readonly [tables: string]: { readonly [S in FightingStyle]?: FightingStyle } };

/** 19, 28.1.1 The styles of a man of the player's: those of men who hunt stand with their weight. */
export function ownStyles(tables: Tables): readonly FightingStyle[] {
  const hunters: { readonly [S in FightingStyle]?: FightingStyle } =
    BEFORE_HUNTERS[tables.creation === null ? 'book' : 'v2'];
  return footStyles(tables).flatMap((style) => {
    const hunter = hunters[style];
    return hunter === undefined ? [style] : [style, hunter];
  });
}

/** 30.2.1 The styles of the book's men: riders after those on foot. */
export function bookStyles(tables: Tables): readonly FightingStyle[] {
  return [...footStyles(tables), ...RIDER_STYLES];
}
