/** Ways out of the program, and what the terminal is like afterwards. */
import { describe, expect, it } from 'vitest';
import { words } from '../../../../../tools/games/gladiator/player.ts';
import { KEYS, type Terminal } from '../../../../../tools/terminal.ts';
import { dataFolder, start } from '../../../../support/real-program.ts';
import { goOn, PLOT_PROMPT, POSIX, playerOf, practice, released, shell, startBelow } from './game.ts';

const LEAVE = 'Leave the arena?';

/** Starts a bout from a shell, whose terminal is looked at afterwards; `then` names the exit code. */
async function bout(folder: string): Promise<Terminal> {
  const terminal = await shell(folder);
  terminal.send('$G practice --rules basic --seed e2e; echo "ended $?"\r');
  await terminal.waitFor(PLOT_PROMPT);
  return terminal;
}

/** How often a shell has been asked, so that no answer is taken for another. */
let times = 0;

/** The shell's own screen, a cursor, and a terminal that edits lines and echoes them. */
async function expectShell(terminal: Terminal): Promise<void> {
  expect([terminal.alternate, terminal.cursorVisible]).toEqual([false, true]);
  const { mouseTrackingMode, bracketedPasteMode, applicationCursorKeysMode } = terminal.xterm.modes;
  expect([mouseTrackingMode, bracketedPasteMode, applicationCursorKeysMode]).toEqual(['none', false, false]);
  times += 1;
  const echoed = `echo so$((6*${times}))far`;
  terminal.send(`${echoed}\r`);
  // what the shell had to say of its jobs may come between the two
  await terminal.waitFor(() => terminal.lines().some((line) => line.endsWith(`so${6 * times}far`)));
  expect(terminal.screen()).toContain(echoed);
}

describe.runIf(POSIX)('a signal', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGQUIT', 131],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('%s ends the game with code %i, the terminal as it was, and the lock given back', async (name, code) => {
    const folder = dataFolder();
    const terminal = await bout(folder);
    process.kill(playerOf(folder), name);
    await terminal.waitFor(`ended ${code}`);
    await expectShell(terminal);
    await released(folder);
    expect(terminal.screen()).toContain('$G practice');
  });

  it('loses nothing: Continue is at the same prompt', async () => {
    const folder = dataFolder();
    const terminal = await practice(folder);
    const before = terminal.lines();
    terminal.kill('SIGTERM');
    expect(await terminal.exit).toMatchObject({ code: 143 });
    const again = await goOn(folder);
    await again.waitFor(PLOT_PROMPT);
    expect(again.lines()).toEqual(before);
  });
});

describe('Ctrl-C', () => {
  it('asks, Esc stays with the draft as it was, and again leaves with code 0', async () => {
    const folder = dataFolder();
    const terminal = await practice(folder);
    await terminal.press('d');
    await terminal.waitFor('1 F');
    const before = terminal.lines();
    await terminal.press(KEYS.ctrlC);
    await terminal.waitFor(LEAVE);
    await terminal.press(KEYS.escape);
    await terminal.waitFor(PLOT_PROMPT);
    expect(terminal.lines()).toEqual(before);
    await terminal.press(KEYS.ctrlC);
    await terminal.waitFor(LEAVE);
    await terminal.press(KEYS.ctrlC);
    expect(await terminal.exit).toMatchObject({ code: 0 });
    expect([terminal.alternate, terminal.cursorVisible]).toEqual([false, true]);
    await released(folder);
  });

  it.runIf(POSIX)('twice gives the shell back its terminal', async () => {
    const terminal = await bout(dataFolder());
    await terminal.press(KEYS.ctrlC);
    await terminal.waitFor(LEAVE);
    await terminal.press(KEYS.enter);
    await terminal.waitFor('ended 0');
    await expectShell(terminal);
  });
});

describe.runIf(POSIX)('Ctrl-Z', () => {
  it('goes to the shell, and fg comes back to the same draft, at the size the window has by then', async () => {
    const terminal = await bout(dataFolder());
    await terminal.press('d');
    await terminal.waitFor('1 F');
    const before = words(terminal);
    for (const columns of [80, 100]) {
      await terminal.press('\u001a');
      await terminal.waitFor(() => !terminal.alternate && terminal.lines().some((line) => line.startsWith('ready> ')));
      await expectShell(terminal);
      if (columns !== 80) terminal.resize(columns, 30);
      terminal.send('fg\r');
      await terminal.waitFor(PLOT_PROMPT);
      expect(terminal.alternate).toBe(true);
    }
    terminal.resize(80, 24);
    await terminal.waitFor(() => words(terminal).every((line, i) => line === before[i]));
    await terminal.press(KEYS.backspace);
    await terminal.waitFor('nothing yet');
  });

  it('where no shell could bring it back, does not hang', async () => {
    const terminal = await practice(dataFolder());
    await terminal.press('\u001a');
    await terminal.waitFor(() => terminal.alternate && terminal.screen().includes(PLOT_PROMPT));
    await terminal.press('d');
    await terminal.waitFor('1 F');
  });
});

describe.runIf(POSIX)('a terminal that goes away', () => {
  it('in the middle of a bout ends the game and loses nothing', async () => {
    const folder = dataFolder();
    const code = "process.on('SIGUSR2', () => process.exit(0));";
    const terminal = startBelow(folder, "'inherit'", code, 'practice', '--rules', 'basic', '--seed', 'e2e');
    await terminal.waitFor(PLOT_PROMPT);
    const before = words(terminal);
    terminal.kill('SIGUSR2');
    await terminal.exit;
    await released(folder);
    const again = await goOn(folder);
    await again.waitFor(PLOT_PROMPT);
    expect(words(again)).toEqual(before);
  });
});

describe('without a terminal for both', () => {
  it.each([
    ['input', "['ignore', 'inherit', 'inherit']"],
    ['output', "['inherit', 'pipe', 'inherit']"],
  ])('%s the game says what it wants and exits 2', async (_, stdio) => {
    const terminal = startBelow(dataFolder(), stdio, "child.on('exit', (code) => console.log('ended', code));");
    await terminal.waitFor('ended 2');
    expect(terminal.screen().replaceAll('\n', '')).toContain('the game needs a terminal for input and output');
    expect(terminal.since()).not.toContain('\u001b[?1049h');
  });

  it.runIf(POSIX)('harena | cat says so on the terminal', async () => {
    const terminal = await shell(dataFolder());
    terminal.send('$G | cat; echo "cat $?"\r');
    await terminal.waitFor('cat 0');
    expect(terminal.screen()).toContain('harena: the game needs a terminal');
  });
});

it('Quit on the title leaves with code 0', async () => {
  const folder = dataFolder();
  const terminal = start(folder, []);
  await terminal.waitFor('GLADIATOR');
  await terminal.press('Q');
  expect(await terminal.exit).toMatchObject({ code: 0 });
  expect([terminal.alternate, terminal.cursorVisible]).toEqual([false, true]);
});
