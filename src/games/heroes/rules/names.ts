/** Names that people of the arena bore, for those whom nobody has named. */
import { derive, rngFrom, seedState } from '../../../kernel/rng.ts';

/** In an order that saves rely on: a name is drawn by its place. */
export const ARENA_NAMES = [
  ...(['Actius', 'Amicus', 'Anteros', 'Ardens', 'Argus', 'Astacius', 'Bato', 'Callimorphus'] as const),
  ...(['Celadus', 'Columbus', 'Crescens', 'Danaos', 'Diodorus', 'Felix', 'Ferox', 'Flamma'] as const),
  ...(['Fuscus', 'Gallus', 'Glauco', 'Hermes', 'Hilarus', 'Hippolytus', 'Ikarus', 'Iucundus'] as const),
  ...(['Kalendio', 'Leo', 'Licentiosus', 'Lydus', 'Maternus', 'Melanippus', 'Murranus', 'Nasica'] as const),
  ...(['Oceanus', 'Pardus', 'Petraites', 'Pinnesis', 'Polynices', 'Priscus', 'Pugnax', 'Rapidus'] as const),
  ...(['Rufus', 'Saturninus', 'Serpentius', 'Spiculus', 'Tetraites', 'Tigris', 'Triumphus', 'Urbicus'] as const),
  ...(['Ursius', 'Valerius', 'Verus', 'Viator', 'Victor', 'Vindex', 'Xanthus', 'Zosimus'] as const),
] as const;

/** So many names that differ from each other and from those taken, by a seed. No dice of the match are thrown for them. */
export function namesBy(seed: string, count: number, taken: readonly string[]): readonly string[] {
  const rng = rngFrom(seedState(derive(seed, 'names')));
  const free = ARENA_NAMES.filter((name) => !taken.includes(name));
  return Array.from({ length: count }, () => free.splice(rng.int(free.length), 1)[0] ?? '');
}
