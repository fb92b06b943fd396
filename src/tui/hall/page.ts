/** The hall of fame of one kind of long game on a page. */
import { type Read, readable } from '../../kernel/save.ts';
import type { Env, Screen } from '../program.ts';
import { pageLines, textPages } from '../screens/text-page.ts';
import type { Services } from '../services.ts';
import { type HallPart, hallRows } from './rows.ts';

/** What such a page shows. */
interface HallPage<E> extends HallPart<E> {
  /** The title of the game. */
  readonly game: string;
  /** What is said while nobody has come in. */
  readonly none: string;
  /** The player’s own entries. */
  own(services: Services): Read<readonly E[]>;
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
  const found = hallRows(page, services, () => {
    const own = page.own(services);
    return own.ok ? readable(own.value.map((entry) => ({ entry }))) : own;
  });
  if (!found.ok) return [[`It cannot be read: ${found.why}.`]];
  return found.value.map(({ entry, player }) => page.lines(entry, player));
}
