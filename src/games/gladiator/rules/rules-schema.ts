/** The shapes of what a match is played by, and of armour as its edition has it. */
import * as z from 'zod/mini';
import { BEAST_BOOKS } from './beasts/types.ts';
import { COVERAGE_RANGES, EDITIONS, type Edition } from './tables/edition-types.ts';
import type { Armour, ByArea } from './types.ts';

/** 3.12.2, P261 Armour of any edition. */
export const armour = z.custom<Armour>(
  (value) => typeof value === 'string' && /^(--|[ABC](?:[2-9]|1[01])?)$/.test(value),
  {
    error: 'expected armour such as A, B4 or --',
  },
);
/** P261 Whether the armour a set-up gives a man is of an edition. */
export function isWornIn(edition: Edition, worn: number | Readonly<ByArea<Armour>> | null): boolean {
  if (worn === null || typeof worn === 'number') return true;
  const [least, most] = COVERAGE_RANGES[edition];
  return Object.values(worn).every((one) => {
    const number = Number(one.slice(1));
    return one === '--' || one.length === 1 || (number >= least && number <= most);
  });
}

/** P129 What a match is played by. */
export const rulesSchema = z.strictObject({
  profile: z.enum(['basic', 'advanced', 'campaign']),
  sections: z.array(z.int().check(z.minimum(0))),
  freeformPlots: z.boolean(),
  reactionSeconds: z.nullable(z.int().check(z.minimum(1))),
  stansKills: z.boolean(),
  beastBook: z._default(z.enum(BEAST_BOOKS), 'colosseum'),
  defenceCards: z.exactOptional(z.literal(true)),
  edition: z.exactOptional(z.enum(EDITIONS).check(z.refine((one) => one !== 'colosseum'))),
});
