/** Practice in a real terminal: from the title into the arena by a handful of keys. */
import { describe, expect, it } from 'vitest';
import { KEYS } from '../../../../../tools/terminal.ts';
import { openPage } from '../../../../../tools/title.ts';
import { dataFolder, start } from '../../../../support/real-program.ts';
import { PLOT_PROMPT } from './game.ts';

describe.each([
  [80, 24],
  [120, 40],
])('practice at %i x %i', (columns, rows) => {
  it('tells the chance before it begins, and begins a preset with Enter', async () => {
    const terminal = start(dataFolder(), ['--seed', 'e2e'], { columns, rows });
    await openPage(terminal);
    await terminal.press('p');
    await terminal.waitFor('Whom do you meet?');
    await terminal.waitFor('An even match: you win');
    await terminal.press(KEYS.left);
    await terminal.waitFor('You are likely to win: you win');
    await terminal.press(KEYS.down);
    await terminal.waitFor('You are the thraex');
    await terminal.press(KEYS.enter);
    await terminal.waitFor(PLOT_PROMPT);
    expect(terminal.screen()).toContain('thraex');
    expect(terminal.lines()[0]).toContain('Practice bout');
  });

  it('leads to a bout of your own with m, and its rules are a line of the list', async () => {
    const terminal = start(dataFolder(), ['--seed', 'e2e'], { columns, rows });
    await openPage(terminal);
    await terminal.press('p');
    await terminal.waitFor('Whom do you meet?');
    await terminal.press(KEYS.up, KEYS.left);
    await terminal.waitFor('< Basic >');
    await terminal.press('m');
    await terminal.waitFor('What kind of gladiator?');
  });
});
