/** What comes in: pastes, floods. What goes out: no colours where none are wanted. */
import { describe, expect, it } from 'vitest';
import { runSaves } from '../../../../../src/cli/commands/saves.ts';
import { words } from '../../../../../tools/games/gladiator/player.ts';
import { shelf } from '../../../../../tools/shelf.ts';
import { KEYS, type Terminal } from '../../../../../tools/terminal.ts';
import { openPage } from '../../../../../tools/title.ts';
import { dataFolder, start } from '../../../../support/real-program.ts';
import { flood, PLOT_PROMPT, practice, pressUntil } from './game.ts';

/** The parameters of every SGR sequence that a program has sent. */
function styles(terminal: Terminal): readonly string[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is how terminals are told of styles
  return [...terminal.since().matchAll(/\u001b\[([0-9;:]*)m/gu)].map(([, codes = '']) => codes);
}

const COLOUR = /(^|;)(3[0-8]|4[0-8]|9[0-7]|10[0-7])(;|:|$)/u;

/** A walk through title, a bout's first phase and its sheets. */
async function walk(terminal: Terminal): Promise<void> {
  await terminal.waitFor(PLOT_PROMPT);
  await terminal.press('d', KEYS.enter);
  await terminal.waitFor('This phase');
  await terminal.press('i', KEYS.escape, KEYS.ctrlC);
  await terminal.waitFor('Leave the arena?');
}

describe('colours', () => {
  it.each([
    ['NO_COLOR', [], { NO_COLOR: '1' }],
    ['--no-color', ['--no-color'], {}],
    ['TERM=dumb', [], { TERM: 'dumb' }],
  ] as const)('are none at all with %s', async (_, args, env) => {
    const terminal = start(dataFolder(), ['practice', '--rules', 'basic', '--seed', 'e2e', ...args], { env });
    await walk(terminal);
    expect(styles(terminal).filter((codes) => COLOUR.test(codes))).toEqual([]);
  });

  it('are none on the title and its menus with NO_COLOR', async () => {
    const terminal = start(dataFolder(), [], { env: { NO_COLOR: '1' } });
    await openPage(terminal);
    await terminal.press(KEYS.down, 'p');
    await terminal.idle();
    expect(styles(terminal).length).toBeGreaterThan(0);
    expect(styles(terminal).filter((codes) => COLOUR.test(codes))).toEqual([]);
  });

  it('are there without', async () => {
    const terminal = start(dataFolder(), ['practice', '--rules', 'basic', '--seed', 'e2e']);
    await walk(terminal);
    expect(styles(terminal).some((codes) => COLOUR.test(codes))).toBe(true);
  });
});

describe('a paste', () => {
  it('of a book commits nothing when it has no line ends, and the keys after it are heard', async () => {
    const terminal = await practice(dataFolder());
    const before = words(terminal);
    await flood(terminal, 'ddsaq wé漢🗡[]{}<>01234567'.repeat(800));
    await pressUntil(terminal, 'U', 'nothing yet');
    expect(words(terminal)).toEqual(before);
  });

  it('of anything at all leaves a sound game and a sound save', async () => {
    const folder = dataFolder();
    const terminal = await practice(folder);
    const junk =
      'dsa\r\n\u001b[A\u001b[999;999H\u001b]0;x\u0007\u001bOP\u001b[200~q\u001b[201~\u0000\u007f\u00ff\t ,.5cft?i';
    await flood(terminal, junk.repeat(80));
    expect(terminal.screen()).toContain('HARENA');
    for (let n = 0; n < 100 && terminal.ended === null; n++) await terminal.press(KEYS.ctrlC);
    expect(await terminal.exit).toMatchObject({ code: 0 });
    const { files } = JSON.parse(runSaves('check', [], { dataDir: folder, json: true }, shelf).text) as {
      files: object[];
    };
    expect(files).toContainEqual(expect.objectContaining({ kind: expect.stringMatching(/bout|replay/), state: 'ok' }));
    expect(files).not.toContainEqual(expect.objectContaining({ state: 'damaged' }));
  });
});
