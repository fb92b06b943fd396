/** What the hall of fame keeps of a house whose game is over. */
import * as z from 'zod/mini';
import { MODES } from '../../career/types.ts';
import { ALL_STYLES } from '../../rules/types.ts';
import { ranked } from '../ending.ts';
import type { HousesState } from '../types.ts';

const int = z.int();
const count = int.check(z.minimum(0));
const words = z.string().check(z.maxLength(400));

/** The shape of an entry that comes from a file. */
export const houseEntrySchema = z.strictObject({
  name: words,
  mode: z.enum(MODES),
  /** Months it lasted. */
  months: count,
  how: words,
  won: z.boolean(),
  denarii: int,
  rep: count,
  champions: count,
  /** P353 Its player could learn what a match was really worth. Entries from before it was marked say nothing of it. */
  trueOdds: z.optional(z.literal(true)),
  /** Its best gladiator by victories. */
  best: z.nullable(
    z.strictObject({
      name: words,
      style: z.enum(ALL_STYLES),
      record: z.strictObject({ v: count, s: count, m: count }),
    }),
  ),
  /** All houses as they ended, the most successful first. */
  houses: z.array(z.strictObject({ name: words, denarii: int, rep: count, out: z.boolean() })),
});

/** A house whose game is over, as the hall of fame tells it. */
export type HouseEntry = z.infer<typeof houseEntrySchema>;

/** The entry of the first house; of a game still going on, as it would be now. */
export function houseEntry(state: Readonly<HousesState>): HouseEntry {
  const { setup, end, turn, houses, men } = state;
  const [own] = houses;
  if (own === undefined) throw new Error('a game without a house');
  const [best] = men
    .filter(({ house }) => house === own.id)
    .map(({ man }) => man)
    .sort((a, b) => b.record.v - a.record.v || b.kills - a.kills);
  return {
    ...{ name: own.name, mode: setup.mode, months: end?.month ?? turn, how: end?.how ?? 'still in the game' },
    ...{ won: end?.winner === own.id, denarii: own.denarii, rep: own.rep, champions: own.champions },
    ...(setup.trueOdds ? { trueOdds: true as const } : {}),
    best: best === undefined ? null : { name: best.name, style: best.style, record: best.record },
    houses: ranked(state).map(({ name, denarii, rep, out }) => ({ name, denarii, rep, out: out !== null })),
  };
}
