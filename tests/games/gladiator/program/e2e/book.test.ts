/** The rules and the words looked up in a terminal, from the title and in the middle of a bout. */
import { expect, it } from 'vitest';
import { KEYS } from '../../../../../tools/terminal.ts';
import { dataFolder, start } from '../../../../support/real-program.ts';
import { PLOT_PROMPT, practice } from './game.ts';

it('a word, a rule and a ruling are read while an order is being written, and nothing of it is lost', async () => {
  const terminal = await practice(dataFolder(), { columns: 80, rows: 24 });
  await terminal.press('d');
  await terminal.waitFor((now) => !now.screen().includes('nothing yet: Enter waits'));
  const before = terminal.lines();
  await terminal.press(KEYS.ctrlG);
  await terminal.waitFor('GLADIATOR: rules and words');
  await terminal.press('/', ...'missus', KEYS.enter);
  await terminal.waitFor('Mercy: a beaten man leaves the arena alive');
  await terminal.press(KEYS.enter);
  await terminal.waitFor('18.3.1  Mercy');
  await terminal.press('/', ...'9.4.6', KEYS.enter);
  await terminal.waitFor('9.4.6  Loss with no attack left');
  await terminal.press(KEYS.down, KEYS.enter);
  await terminal.press(KEYS.backspace);
  await terminal.waitFor('9.4.6  Loss with no attack left');
  await terminal.press(KEYS.ctrlG);
  await terminal.waitFor(PLOT_PROMPT);
  expect(terminal.lines()).toEqual(before);
});

it('from the title the game is loaded for it; pages are turned, and Esc leads back', async () => {
  const terminal = start(dataFolder(), [], { columns: 120, rows: 40 });
  await terminal.waitFor('the arena, in a terminal');
  await terminal.press(KEYS.ctrlG);
  await terminal.waitFor('GLADIATOR: rules and words');
  await terminal.press('c');
  await terminal.waitFor('Fighting styles');
  await terminal.press(KEYS.end);
  await terminal.waitFor('Lanistas');
  await terminal.press(KEYS.home, KEYS.escape);
  await terminal.waitFor('the arena, in a terminal');
});
