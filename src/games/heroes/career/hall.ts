/** A familia in the hall of fame. */
import * as z from 'zod/mini';
import type { Career, CareerState } from './types.ts';

const count = z.int().check(z.minimum(0));

const starEntry = z.strictObject({
  ...{ name: z.string(), style: z.string(), fame: count, laurels: count, won: count, lost: count, drawn: count },
  ...{ kills: count, months: count, end: z.enum(['freed', 'dead', 'closed', 'died free']), why: z.string() },
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
    end: endOf(one),
    why: one.ended?.why ?? '',
  }));
  return { name: setup.name, months: turn, mode: setup.mode, stars: stars.toSorted((a, b) => b.fame - a.fame) };
}

/** 7.6 Freedom is kept to the end, also by one who fought on and fell. */
export function endOf({ free, ended }: Career): FamiliaEntry['stars'][number]['end'] {
  if (ended?.how === 'dead') return free ? 'died free' : 'dead';
  return free ? 'freed' : 'closed';
}

/** What became of a Star, after its record: 'freed, and killed later (killed by Rufus)'. */
export function endText({ end, why }: Pick<FamiliaEntry['stars'][number], 'end' | 'why'>): string {
  const words = {
    freed: 'freed',
    dead: 'dead',
    closed: 'still fighting at the end',
    'died free': 'freed, and died fighting on',
  };
  return `${words[end]}${end.startsWith('d') && why !== '' ? ` (${why})` : ''}`;
}
