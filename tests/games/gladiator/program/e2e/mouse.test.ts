/** The mouse of a real terminal: clicks, the wheel, reports in pieces, and that nothing of it is left on. */
import { describe, expect, it } from 'vitest';
import { storeFor } from '../../../../../src/cli/open-store.ts';
import { GAMES } from '../../../../../src/games/index.ts';
import type { Settings } from '../../../../../src/settings.ts';
import type { Terminal } from '../../../../../tools/terminal.ts';
import { dataFolder, start } from '../../../../support/real-program.ts';
import { PLOT_PROMPT, practice } from './game.ts';

const report = (button: number, { x, y }: { readonly x: number; readonly y: number }, end = 'M'): string =>
  `\u001b[<${button};${x + 1};${y + 1}${end}`;

/** Where a text stands; fails where it does not. */
function placeOf(terminal: Terminal, text: string): { readonly x: number; readonly y: number } {
  const place = terminal.find(text);
  if (place === null) throw new Error(`no '${text}' on\n${terminal.screen()}`);
  return place;
}

/** A button pressed and let go where a text stands. */
function click(terminal: Terminal, text: string): void {
  const place = placeOf(terminal, text);
  terminal.send(report(0, place) + report(0, place, 'm'));
}

/** A folder whose player has chosen some options. */
function folderWith(settings: Partial<Settings>): string {
  const folder = dataFolder();
  const store = storeFor(folder, true, GAMES);
  store.settings.change(settings);
  store.close();
  return folder;
}

const trackingOf = (terminal: Terminal): string => terminal.xterm.modes.mouseTrackingMode;

describe('the mouse', () => {
  it('plots to a hex, looks at the enemy, commits, and explains a line of the journal', async () => {
    const terminal = await practice(folderWith({ hints: false }));
    await terminal.waitFor((one) => trackingOf(one) === 'vt200');
    const row = terminal.lines().findIndex((line) => /(?<!\w)d(?!\w)/u.test(line.slice(0, 45)));
    const d = { x: terminal.lines()[row]?.search(/(?<!\w)d(?!\w)/u) ?? 0, y: row };
    terminal.send(report(0, d) + report(0, d, 'm'));
    await terminal.waitFor('1 F');
    click(terminal, 'B†');
    await terminal.waitFor('Looking around');
    click(terminal, 'Esc');
    await terminal.waitFor(PLOT_PROMPT);
    click(terminal, 'Enter commit '); // the key bar's, not the prompt's
    await terminal.waitFor((one) => !one.screen().includes(PLOT_PROMPT) && one.screen().includes('Journal'));
    const line = placeOf(terminal, 'Journal');
    terminal.send(report(0, { x: 12, y: line.y + 1 }));
    await terminal.waitFor('Why?');
  });

  it('torn into pieces is still no keys', async () => {
    const terminal = await practice(dataFolder());
    const place = placeOf(terminal, 'd F');
    const before = terminal.lines();
    for (const piece of report(0, place, 'm').match(/.{1,3}/gsu) ?? []) {
      terminal.send(piece);
      await terminal.idle(5);
    }
    expect(terminal.lines()).toEqual(before);
    for (const piece of [report(0, place).slice(0, 4), report(0, place).slice(4)]) {
      terminal.send(piece);
      await terminal.idle(5);
    }
    await terminal.waitFor('1 F');
  });

  it('marks a row of a menu and then takes it; the wheel moves the mark', async () => {
    const terminal = start(dataFolder(), []);
    await terminal.waitFor('Options');
    await terminal.waitFor((one) => trackingOf(one) === 'vt200');
    const marked = (text: string) => (one: Terminal) => one.lines().some((line) => line.includes(`▸ ${text}`));
    click(terminal, 'Options');
    await terminal.waitFor(marked('Options'));
    terminal.send(report(64, { x: 40, y: 10 }));
    await terminal.waitFor((one) => !marked('Options')(one));
    terminal.send(report(65, { x: 40, y: 10 }));
    await terminal.waitFor(marked('Options'));
    click(terminal, 'Options');
    await terminal.waitFor('How results follow one another');
    click(terminal, 'Mouse');
    await terminal.waitFor('hold Shift to select text');
    click(terminal, 'Mouse');
    await terminal.waitFor((one) => trackingOf(one) === 'none');
    terminal.kill('SIGTERM');
    expect(await terminal.exit).toMatchObject({ code: 143 });
  });

  it('is never asked for with the option off', async () => {
    const terminal = await practice(folderWith({ mouse: false }));
    terminal.send(report(0, placeOf(terminal, 'd F')));
    await terminal.press('w');
    await terminal.waitFor(/ 1 \w+→/u);
    expect(terminal.screen()).not.toMatch(/ 1 F→/u);
    expect(terminal.since()).not.toContain('\u001b[?1000');
  });
});
