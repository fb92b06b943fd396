/** The title of the program as it is read from a screen, and the way from there to GLADIATOR's page. */
import { KEYS, type Terminal, type Wire } from '../../tools/terminal.ts';

/** The line of GLADIATOR among the games: the title is there. */
export const TITLE = /GLADIATOR +the board game/u;
const PATIENCE_MS = 30_000;

/** Opens GLADIATOR's page from the title, wherever its line stands there. */
export async function toGladiator<W extends Wire>(terminal: Terminal<W>, patience = PATIENCE_MS): Promise<void> {
  const marked = (): string => /^ *[▸>] (\S+)/mu.exec(terminal.screen())?.[1] ?? '';
  await terminal.waitFor(TITLE, patience);
  for (let at = marked(); at !== 'GLADIATOR'; at = marked()) {
    terminal.send(KEYS.down);
    await terminal.waitFor(() => marked() !== at, patience); // a second key too early would pass the line
  }
  await terminal.press(KEYS.enter);
  await terminal.waitFor('What will it be?', patience);
}
