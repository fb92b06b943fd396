/** What the checker has to say of a bout, in a test's words. */
import { checkJournal } from '../../../../../tools/games/gladiator/journal-checker.ts';
import type { Sample } from './falsify.ts';

/** The first complaints about a bout, each with the seed it can be found by. */
export function firstComplaints(seed: string, { setup, journal }: Omit<Sample, 'at'>): readonly string[] {
  return checkJournal(setup, journal)
    .slice(0, 3)
    .map((complaint) => `${seed}: ${complaint}`);
}
