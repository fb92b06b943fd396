/** The real program in a real pseudo-terminal: a bout from the first order to the verdict. */
import { describe, expect, it } from 'vitest';
import { nextKeys } from '../../../../../tools/games/gladiator/player.ts';
import { KEYS, type Terminal } from '../../../../../tools/terminal.ts';
import { dataFolder, start } from '../../../../support/real-program.ts';
import { someOf } from '../../../../support/soak.ts';
import { goOn, isSeen, practice } from './game.ts';

/** Plays until the verdict; fails if the screen ever stops answering. */
async function playOut(terminal: Terminal, watch: (screen: string) => void = () => {}): Promise<number> {
  for (let steps = 0; steps < 400; steps++) {
    const screen = terminal.screen();
    watch(screen);
    const keys = nextKeys(screen);
    if (keys === null) return steps;
    await terminal.press(...keys);
  }
  throw new Error(`no verdict after 400 steps:\n${terminal.screen()}`);
}

/** Screens, and how they are drawn on. */
const SCREENS = [
  [80, 24, []],
  [120, 40, []],
  [120, 40, ['--ascii']],
] as const;

describe('a bout in a terminal', () => {
  it.each(someOf(SCREENS, 3, 2))('is fought to its end with scripted keys at %ix%i %j', async (columns, rows, more) => {
    const terminal = await practice(dataFolder(), { columns, rows }, ...more);
    expect(await playOut(terminal)).toBeGreaterThan(3);
    await terminal.waitFor('Kept as replay');
  });

  it('of two against two is fought to its end, every man of one side led by the player', async () => {
    const teams = [
      '--rules',
      'advanced',
      '--red',
      'secutor(w=4)+thraex(w=4)',
      '--blue',
      'myrmillo(w=4)+retiarius(w=4)',
      '--lead',
      'all',
      '--arena',
      'plain',
    ];
    const terminal = start(dataFolder(), ['practice', '--seed', 'e2e', ...teams]);
    await terminal.waitFor('two steps at most');
    expect(await playOut(terminal)).toBeGreaterThan(6);
    await terminal.waitFor('Kept as replay');
    for (const letter of ['A', 'B', 'C', 'D'])
      expect(terminal.screen()).toMatch(new RegExp(` ${letter} {2}[A-Z]{3}`, 'u'));
  });

  it('28 against two wolves is fought to its end, what their dice mean beside the arena', async () => {
    const hunt = ['--rules', 'advanced', '--red', 'bestiarius(tr=14,w=14)', '--blue', 'wolf+wolf', '--arena', 'plain'];
    const terminal = start(dataFolder(), ['practice', '--seed', 'e2e', ...hunt]);
    await terminal.waitFor('two steps at most');
    const seen = new Set<string>();
    await playOut(terminal, (screen) => {
      for (const words of ['at the nearest man, 1D3', '•B•', 'not from its', 'fangs  hide 0  cunning +1'])
        if (screen.includes(words)) seen.add(words);
    });
    await terminal.waitFor('Kept as replay');
    expect([...seen].sort()).toEqual(['at the nearest man, 1D3', 'fangs  hide 0  cunning +1', 'not from its', '•B•']);
  });

  it('is drawn from the top left corner though keys were typed, and echoed, before it started', async () => {
    const terminal = start(dataFolder(), ['practice', '--seed', 'e2e']);
    for (let i = 0; i < 10; i++) terminal.send(i % 2 === 0 ? ' ' : '\n');
    await terminal.waitFor('Enter commits');
    expect(terminal.lines()[0]).toMatch(/^ HARENA /u);
  });

  it('killed in the middle it goes on at the very prompt', async () => {
    const folder = dataFolder();
    const first = await practice(folder);
    await first.press('d', KEYS.enter);
    await first.waitFor('Phase 2/8');
    await first.waitFor('nothing yet');
    await first.waitFor('╱○A†╲'); // where the walk ends
    await first.waitFor(() => isSeen(folder));
    first.kill('SIGKILL');
    await first.exit; // all that it has drawn has come by then
    const before = first.lines().slice(1, 18);
    const again = await goOn(folder);
    await again.waitFor('nothing yet');
    expect(again.lines().slice(1, 18)).toEqual(before);
  });
});
