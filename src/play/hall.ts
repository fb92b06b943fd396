/** A game's part of the hall of fame, wherever it is played. */
import { type Read, readable } from '../kernel/save.ts';
import type { HallLine, HallSection } from '../store/hall.ts';
import type { Store } from '../store/store.ts';
import type { Services } from '../tui/services.ts';

/** What stands in a section: of all players on a host, else of the player whose files these are; why it cannot be read. */
export function entriesIn<E>(
  { hall }: Pick<Store, 'hall'>,
  { company }: Pick<Services, 'company'>,
  section: HallSection<E>,
): Read<readonly E[]> {
  if (company !== null) return readable(company.hall(section).map(({ entry }) => entry));
  const found = hall.load(section);
  return found.ok ? readable(found.value.map(({ entry }) => entry)) : found;
}

/** What is kept of long games that are over. */
export interface KeptLives<E> {
  lines(): Read<readonly HallLine<E>[]>;
  /** What was written of one when it ended, line by line; null: it is no longer there. */
  life(id: string, name: string): readonly string[] | null;
}

/** The lines of a player's own section, and what was written of each who stands in it. */
export const livesIn = <E>(
  store: Pick<Store, 'hall' | 'long'>,
  section: HallSection<E>,
  kind: Parameters<Store['long']>[0],
): KeptLives<E> => ({
  lines: () => store.hall.load(section),
  life: (id, name) => store.long(kind).open(id)?.readPage(`${name}.txt`)?.trimEnd().split('\n') ?? null,
});
