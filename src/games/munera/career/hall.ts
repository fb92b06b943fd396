/** A career in the hall of fame. */
import * as z from 'zod/mini';
import type { CareerState } from './types.ts';
import { ENDS } from './words.ts';

const count = z.int().check(z.minimum(0));

/** What the hall keeps of a career. */
export const careerEntrySchema = z.strictObject({
  ...{ name: z.string(), profile: z.string(), mode: z.enum(['ironman', 'lenient']), munera: count, bouts: count },
  ...{ won: count, lost: count, drawn: count, killed: count, spared: count, fame: count, skills: count },
  ...{ end: z.enum(ENDS), why: z.string() },
});
/** What the hall keeps of a career. */
export type CareerEntry = z.infer<typeof careerEntrySchema>;

/** The entry of a career that is over; null: it goes on. */
export function careerEntry({ ended, setup, turn, man, past }: Readonly<CareerState>): CareerEntry | null {
  if (ended === null) return null;
  const { won, lost, drawn, killed, spared } = man.record;
  return {
    ...{ name: setup.name, profile: setup.profile, mode: setup.mode, munera: turn, bouts: past.length },
    ...{ won, lost, drawn, killed, spared, fame: man.fame, skills: man.skills.length, end: ended.how, why: ended.why },
  };
}

/** MR-75 Whether a career ended in freedom. */
export const wasFreed = ({ end }: Pick<CareerEntry, 'end'>): boolean => end === 'rudis' || end === 'bought free';

/** The most famous first; of equals those who were freed. */
export function inHallOrder(a: CareerEntry, b: CareerEntry): number {
  return Number(wasFreed(b)) - Number(wasFreed(a)) || b.fame - a.fame || b.won - a.won;
}

/** 'Felix, murmillo: Fame 12, 7 won, 0 drawn, 3 lost, 2 killed, 6 munera; free: the wooden sword at Pompeii'. */
export function entryText(entry: CareerEntry, player: string | null): string {
  const { name, profile, fame, won, drawn, lost, killed, munera, why } = entry;
  const whose = player === null ? '' : ` (${player})`;
  const end = wasFreed(entry) ? `free: ${why}` : why;
  return `${name}${whose}, ${profile}: Fame ${fame}, ${won} won, ${drawn} drawn, ${lost} lost, ${killed} killed, ${munera} munera; ${end}`;
}
