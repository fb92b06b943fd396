/** A familia in the hall of fame. */
import * as z from 'zod/mini';
import type { CareerState } from './types.ts';

const count = z.int().check(z.minimum(0));

const starEntry = z.strictObject({
  ...{ name: z.string(), style: z.string(), fame: count, laurels: count, won: count, lost: count, drawn: count },
  ...{ kills: count, months: count, end: z.enum(['freed', 'dead', 'closed']), why: z.string() },
});

/** What the hall keeps of a familia: its Stars, the most famous first. */
export const familiaEntrySchema = z.strictObject({
  ...{ name: z.string(), months: count, mode: z.enum(['ironman', 'lenient']), stars: z.array(starEntry) },
});
/** What the hall keeps of a familia. */
export type FamiliaEntry = z.infer<typeof familiaEntrySchema>;

/** The entry of a familia that is closed; null: it goes on. */
export function familiaEntry({ outcome, setup, turn, familia }: Readonly<CareerState>): FamiliaEntry | null {
  if (outcome === null) return null;
  const stars = familia.map((one): FamiliaEntry['stars'][number] => ({
    ...{ name: one.name, style: one.primary, fame: one.fame, laurels: one.laurels, ...one.record },
    months: (one.ended?.month ?? turn) - one.since + 1,
    end: one.free ? 'freed' : one.ended === null ? 'closed' : 'dead',
    why: one.ended?.why ?? '',
  }));
  return { name: setup.name, months: turn, mode: setup.mode, stars: stars.toSorted((a, b) => b.fame - a.fame) };
}
