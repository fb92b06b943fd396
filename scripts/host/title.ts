/** The title of the program as it is read from a screen, and the way from there to the page of a game. */
import { KEYS, type Terminal, type Wire } from '../../tools/terminal.ts';

/** The line of GLADIATOR among the games: the title is there. */
export const TITLE = /GLADIATOR +the board game/u;
const PATIENCE_MS = 30_000;

/** Opens GLADIATOR's page from the title. */
export const toGladiator = <W extends Wire>(terminal: Terminal<W>, patience = PATIENCE_MS): Promise<void> =>
  toGame(terminal, 'GLADIATOR', patience);

/** Opens the page of a game from the title, wherever its line stands there. */
export async function toGame<W extends Wire>(
  terminal: Terminal<W>,
  title: string,
  patience = PATIENCE_MS,
): Promise<void> {
  const marked = (): string => /^ *[▸>] (.*?)(?: {2}|$)/mu.exec(terminal.screen())?.[1] ?? '';
  await terminal.waitFor(TITLE, patience);
  for (let at = marked(); at !== title; at = marked()) {
    terminal.send(KEYS.down);
    await terminal.waitFor(() => marked() !== at, patience); // a second key too early would pass the line
  }
  await terminal.press(KEYS.enter);
  await terminal.waitFor('What will it be?', patience);
}
