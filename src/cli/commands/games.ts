/** harena games: which there are, and what each is like. */
import type { GameEntry } from '../../games/game.ts';
import { wrap } from '../wrap.ts';

const WIDTH = 78;

/** What is to be printed of the games of the house; none of them is loaded. */
export function listGames(games: readonly GameEntry[], json: boolean): string {
  if (json) {
    const told = games.map(({ id, title, about }) => ({ id, title, about }));
    return `${JSON.stringify({ schema: 'harena/games/1', games: told }, null, 2)}\n`;
  }
  const blocks = games.map(({ id, title, about }) =>
    [`${id}  ${title}`, ...wrap(about.join(' '), WIDTH, '  ')].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}
