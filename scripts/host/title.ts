/** The title of the program as it is read from a screen, and the way from there to GLADIATOR's page. */
import { KEYS, type Terminal, type Wire } from '../../tests/support/terminal.ts';

/** The line of GLADIATOR among the games: the title is there. */
export const TITLE = /GLADIATOR +the board game/u;
const PATIENCE_MS = 30_000;

/** Opens GLADIATOR's page from the title, wherever its line stands there. */
export async function toGladiator<W extends Wire>(terminal: Terminal<W>, patience = PATIENCE_MS): Promise<void> {
  await terminal.waitFor(TITLE, patience);
  while (!/[▸>] GLADIATOR/u.test(terminal.screen())) await terminal.press(KEYS.down);
  await terminal.press(KEYS.enter);
  await terminal.waitFor('Practice bout', patience);
}
