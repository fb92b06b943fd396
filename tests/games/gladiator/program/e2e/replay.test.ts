/** harena replay FILE in a terminal: stepped through, forward and back. */
import { describe, expect, it } from 'vitest';
import { KEYS, type Terminal } from '../../../../../tools/terminal.ts';
import { put } from '../../../../store/support.ts';
import { dataFolder, start } from '../../../../support/real-program.ts';
import { boutSave } from '../../support/kept-bouts.ts';

/** The journal entry shown, and how many there are. */
function place(terminal: Terminal): readonly [at: number, of: number] {
  const [, at, of] = /(\d+) of (\d+)/u.exec(terminal.lines()[0] ?? '') ?? [];
  return [Number(at), Number(of)];
}

/** Presses a key and waits until the place is another. */
async function move(terminal: Terminal, key: string): Promise<number> {
  const [before] = place(terminal);
  await terminal.press(key);
  await terminal.waitFor(() => place(terminal)[0] !== before);
  return place(terminal)[0];
}

async function open(...more: readonly string[]): Promise<Terminal> {
  const folder = dataFolder();
  const file = put(folder, 'mine.json', boutSave('run'));
  const terminal = start(folder, ['replay', file, ...more]);
  await terminal.waitFor('Space steps on');
  return terminal;
}

describe('a replay in a terminal', () => {
  it('is stepped through, forward and back to the same picture, to its end and its beginning', async () => {
    const terminal = await open();
    const [first, all] = place(terminal);
    expect(terminal.lines()[0]).toMatch(/^ HARENA +Replay · Maximus v Calvus/u);
    const second = await move(terminal, ' ');
    const picture = terminal.lines();
    const third = await move(terminal, ' ');
    expect([second > first, third > second]).toEqual([true, true]);
    expect(await move(terminal, KEYS.backspace)).toBe(second);
    expect(terminal.lines()).toEqual(picture);
    expect(await move(terminal, 'f')).toBeGreaterThan(second);
    expect(await move(terminal, KEYS.end)).toBe(all);
    await terminal.waitFor('The end.');
    expect(await move(terminal, KEYS.home)).toBeLessThan(second);
  });

  it('begins where --at says', async () => {
    const terminal = await open('--at', '40');
    expect(place(terminal)[0]).toBe(40);
  });

  it('is left with Esc, code 0, and the terminal as it was', async () => {
    const terminal = await open();
    await terminal.press(KEYS.escape);
    expect(await terminal.exit).toMatchObject({ code: 0 });
    expect([terminal.alternate, terminal.cursorVisible]).toEqual([false, true]);
  });

  it('that cannot be read is refused before the screen is taken', async () => {
    const folder = dataFolder();
    const terminal = start(folder, ['replay', put(folder, 'mine.json', '{"format":1}')]);
    expect(await terminal.exit).toMatchObject({ code: 1 });
    expect(terminal.since()).not.toContain('\u001b[?1049h');
    expect(terminal.screen()).toContain('not a valid save');
  });
});
