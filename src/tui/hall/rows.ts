/** Those in a part of the hall of fame, as pages and tables of it show them. */
import { type Read, readable } from '../../kernel/save.ts';
import type { HallLine, HallSection } from '../../store/hall.ts';
import type { Services } from '../services.ts';

/** A part of the hall, and which of it stands before which. */
export interface HallPart<E> {
  readonly section: HallSection<E>;
  /** Absent: as they came in. */
  readonly order?: (one: E, other: E) => number;
}

/** What of a line is known where nobody else plays. */
type Kept = Pick<HallLine<unknown>, 'id' | 'when'>;

/** One who has come in; `player`: whose it is, null: one's own. */
export interface HallRow<E> {
  readonly entry: E;
  readonly player: string | null;
  readonly kept: Kept | null;
}

/** All of them: on a host those of all players, else one's own; why they cannot be read. */
export function hallRows<E>(
  { section, order = () => 0 }: HallPart<E>,
  { company }: Pick<Services, 'company'>,
  own: () => Read<readonly (Pick<HallLine<E>, 'entry'> & Partial<Kept>)[]>,
): Read<readonly HallRow<E>[]> {
  const inOrder = (a: HallRow<E>, b: HallRow<E>): number => order(a.entry, b.entry);
  if (company !== null)
    return readable(
      company
        .hall(section)
        .map(({ entry, player }) => ({ entry, player, kept: null }))
        .toSorted(inOrder),
    );
  const found = own();
  if (!found.ok) return found;
  const rows = found.value.map(({ entry, id, when }): HallRow<E> => {
    const kept = id === undefined || when === undefined ? null : { id, when };
    return { entry, player: null, kept };
  });
  return readable(rows.toSorted(inOrder));
}
