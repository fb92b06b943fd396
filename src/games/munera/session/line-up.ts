/** Who is drawn for a bout: names and profiles, by the seed. */
import { derive, type Rng, rngFrom, seedState } from '../../../kernel/rng.ts';
import type { Tables } from '../rules/tables/types.ts';
import { PROFILES, type Profile } from '../rules/words.ts';

/** Lots apart from the dice of the bout. */
export type Lots = Pick<Rng, 'int'>;

/** The lots of a seed. */
export const lotsOf = (seed: string): Lots => rngFrom(seedState(derive(seed, 'line-up')));

/** Names of which no two begin with the same letter. */
const NAMES = [
  ...['Asticus', 'Bassus', 'Celadus', 'Diodorus', 'Exochus', 'Flamma', 'Glauco', 'Hilarus', 'Iuvenis', 'Kalendio'],
  ...['Licinus', 'Maximus', 'Niger', 'Oceanus', 'Pardus', 'Rapax', 'Severus', 'Tigris', 'Ursus', 'Victor'],
] as const;

/** So many names, none of which begins as one that is taken; null: none is. */
export function namesBeside(taken: string | null, count: number, { int }: Lots): readonly string[] {
  const left = NAMES.filter((name) => taken === null || name.charAt(0) !== taken.charAt(0).toUpperCase());
  const first = int(left.length);
  return Array.from({ length: count }, (_, i) => left[(first + i * STRIDE) % left.length] ?? `Other ${i + 1}`);
}

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
