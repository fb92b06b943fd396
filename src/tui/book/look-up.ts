/** Opens the book of the game that is at hand, over whatever screen is open. */
import { BACK, type Env, type Move, type Screen, stay } from '../program.ts';
import { withGame } from '../screens/opening.ts';
import type { View } from '../view.ts';
import { aroundOf } from './around.ts';
import { bookScreen } from './book-screen.ts';

/** The book's own screens: looking something up there closes it, and from the help beside it leads back to it. */
const BOOK: ReadonlySet<string> = new Set(['book', 'book-search']);

/** Whether the book lies open already, on top or with nothing but the help over it. */
const liesOpen = (screens: readonly Screen[]): boolean =>
  BOOK.has(screens.findLast(({ name }) => name !== 'help')?.name ?? '');

/** The id of the game that the open screens are of: what one of them says, or whose name it has; else the one last played. */
function gameAtHand(screens: readonly Screen[], { games, settings }: Env): string | null {
  const named = screens.findLast(({ game, name }) => game !== undefined || games.ownerOf(name) !== null);
  const last = games.lines.find(({ id }) => id === settings.lastGame) ?? games.lines[0];
  return named?.game ?? games.ownerOf(named?.name ?? '') ?? last?.id ?? null;
}

/**
 * Opens the book of the game at hand over the open screens, once it is loaded, at what the top one says; from the help
 * also at what the screen below it says, and of what speaks of no game at the contents. `view` gives what the first so many of the screens look like. Null: there is no game.
 */
export function bookOver(screens: readonly Screen[], view: (upTo: number) => View, env: Env): Move | null {
  const top = screens.at(-1);
  if (liesOpen(screens)) return BACK;
  const id = gameAtHand(screens, env);
  if (top === undefined || id === null) return null;
  const told = screens.slice(top.name === 'help' ? -2 : -1);
  const views = told.toReversed().flatMap(({ ofNoGame }, i) => (ofNoGame === true ? [] : [view(screens.length - i)]));
  return withGame(id, env, top, (_, now) => {
    const reference = now.games.reference(id);
    if (reference === null) return stay(top);
    const marked = told.flatMap(({ cites }) => cites?.(now) ?? []);
    return { to: 'over', screen: top, next: bookScreen(reference, aroundOf(reference, views, marked)) };
  });
}
