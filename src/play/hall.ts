/** A game's part of the hall of fame, wherever it is played. */
import { type Read, readable } from '../kernel/save.ts';
import type { HallSection } from '../store/hall.ts';
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
