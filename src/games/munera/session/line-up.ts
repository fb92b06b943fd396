/** Who is drawn for a bout: names and profiles, by the seed. */
import { type Lots, namesDrawn } from '../../../session/meetings.ts';
import type { Tables } from '../rules/tables/types.ts';
import { PROFILES, type Profile } from '../rules/words.ts';

/** Names of which no two begin with the same letter. */
const NAMES = [
  ...['Asticus', 'Bassus', 'Celadus', 'Diodorus', 'Exochus', 'Flamma', 'Glauco', 'Hilarus', 'Iuvenis', 'Kalendio'],
  ...['Licinus', 'Maximus', 'Niger', 'Oceanus', 'Pardus', 'Rapax', 'Severus', 'Tigris', 'Ursus', 'Victor'],
] as const;

/** So many names, none of which begins as one that is taken; null: none is. */
export const namesBeside = (taken: string | null, count: number, lots: Lots): readonly string[] =>
  namesDrawn({ names: NAMES, stride: STRIDE }, taken, count, lots);

/** Shares no factor with 19 or 20: no name comes twice. */
const STRIDE = 7;

/** Profiles that are drawn: the early telling of one is not among them. */
export const DRAWN = PROFILES.filter((profile) => profile !== 'provocator early');

/** One of some profiles; of all where there is none. */
export function drawnProfile(among: readonly Profile[], { int }: Lots): Profile {
  const from = among.length === 0 ? DRAWN : among;
  return from[int(from.length)] ?? 'samnite';
}

/** 11 Whom a profile usually meets; nobody where nothing is said of it. */
export function usualFoes(profile: Profile, { pairings }: Tables): readonly Profile[] {
  const kind = (one: Profile): string => one.replace(/ [ab]$/, '');
  return pairings.flatMap(([one, other]) =>
    kind(one) === kind(profile) ? [other] : kind(other) === kind(profile) ? [one] : [],
  );
}
