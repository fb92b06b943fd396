/** The hall of fame of one kind of long game on a page. */
import type { Read } from '../../kernel/save.ts';
import type { HallSection } from '../../store/hall.ts';
import type { Env, Screen } from '../program.ts';
import type { Services } from '../services.ts';
import { pageLines, textPages } from './text-page.ts';

/** What such a page shows. */
interface HallPage<E> {
  /** The title of the game. */
  readonly game: string;
  /** What is said while nobody has come in. */
  readonly none: string;
  readonly section: HallSection<E>;
  /** The player’s own entries. */
  own(services: Services): Read<readonly E[]>;
  /** Which stands before which; absent: as they came in. */
  readonly order?: (one: E, other: E) => number;
  /** An entry in lines; `player`: whose it is; null: one’s own. */
  lines(entry: E, player: string | null): readonly string[];
}

/** Those who have come in, those of a host with their players. */
export function hallPage<E>(page: HallPage<E>, { services }: Env): Screen {
  const told = linesOf(page, services);
  const { game, none } = page;
  const all = told.length === 0 ? [[none]] : told;
  return textPages([
    {
      ...{ title: 'Hall of fame', right: game },
      lines: (width) => all.flatMap((lines) => [...pageLines(lines, width), []]),
    },
  ]);
}

function linesOf<E>(page: HallPage<E>, services: Services): readonly (readonly string[])[] {
  const { company } = services;
  const { section, lines, order = () => 0 } = page;
  if (company !== null)
    return company
      .hall(section)
      .toSorted((a, b) => order(a.entry, b.entry))
      .map(({ entry, player }) => lines(entry, player));
  const found = page.own(services);
  if (!found.ok) return [[`It cannot be read: ${found.why}.`]];
  return found.value.toSorted(order).map((entry) => lines(entry, null));
}
