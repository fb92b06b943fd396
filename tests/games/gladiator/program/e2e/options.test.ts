/** Options and commands that only show on a terminal. */
import { describe, expect, it } from 'vitest';
import { KEYS } from '../../../../../tools/terminal.ts';
import { openPage } from '../../../../../tools/title.ts';
import { dataFolder, start } from '../../../../support/real-program.ts';
import { practice } from './game.ts';

describe('--seed', () => {
  it('is the seed of the first bout begun in the game', async () => {
    const terminal = start(dataFolder(), ['--seed', 'vespasian']);
    await openPage(terminal);
    await terminal.press('p', 'm');
    for (let step = 0; step < 8 && !terminal.screen().includes('vespasian'); step++) {
      await terminal.press(KEYS.enter);
      await terminal.idle(30);
    }
    await terminal.waitFor('vespasian');
  });
});

describe('practice', () => {
  it('puts the men into the arena that --red and --blue describe', async () => {
    const men = ['--rules', 'basic', '--red', 'heavy(name=Decimus,tr=9,shield=small)', '--blue', 'light(name=Gallus)'];
    const terminal = await practice(dataFolder(), {}, ...men);
    expect(terminal.lines()[0]).toContain('Decimus v Gallus');
    expect(terminal.screen()).toMatch(/DECIMUS +heavy/u);
    expect(terminal.screen()).toMatch(/GALLUS +light/u);
  });

  it('in ASCII writes nothing else', async () => {
    const terminal = await practice(dataFolder(), {}, '--ascii', '--red', 'light(name=Caius)');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences are ASCII as well
    expect(terminal.since()).toMatch(/^[\u0000-\u007f]+$/u);
  });
});

describe('doctor on a terminal', () => {
  it('tells its kind, size, colours and glyphs', async () => {
    const terminal = start(dataFolder(), ['doctor'], { env: { TERM: 'xterm-256color' } });
    expect(await terminal.exit).toMatchObject({ code: 0 });
    const screen = terminal.screen();
    expect(screen).toMatch(/^ {2}terminal +xterm-256color$/mu);
    expect(screen).toMatch(/^ {2}size +80 x 24$/mu);
    expect(screen).toMatch(/^ {2}colours +truecolour$/mu);
    expect(screen).toMatch(/^ {2}glyphs +unicode$/mu);
  });

  it('complains of one that is too small', async () => {
    const terminal = start(dataFolder(), ['doctor'], { columns: 79, rows: 24 });
    expect(await terminal.exit).toMatchObject({ code: 1 });
    expect(terminal.screen()).toMatch(/^! size +79 x 24: the game needs 80 x 24/mu);
  });
});
