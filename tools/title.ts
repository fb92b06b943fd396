/** The way from the title to GLADIATOR's page, as a player takes it. */
import { KEYS, type Terminal, type Wire } from './terminal.ts';

/** The line of GLADIATOR on the title, where the title stands still. */
export const TITLE = /GLADIATOR +the board game/u;

/** The line of the menu under the mark, as it is seen. */
const markedOn = (screen: string): string => /^ *[▸>] (.*)$/mu.exec(screen)?.[1] ?? '';

/** Opens GLADIATOR's page from the title, wherever its line stands there. */
export async function openPage<W extends Wire>(terminal: Terminal<W>): Promise<void> {
  await terminal.waitFor(TITLE);
  for (let at = markedOn(terminal.screen()); !at.startsWith('GLADIATOR'); at = markedOn(terminal.screen())) {
    terminal.send(KEYS.down);
    await terminal.waitFor((one) => markedOn(one.screen()) !== at);
  }
  await terminal.press(KEYS.enter);
  await terminal.waitFor('What will it be?');
}
