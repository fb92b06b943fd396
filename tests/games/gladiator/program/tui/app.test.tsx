/** The whole program on a real Ink screen in memory. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { GAMES } from '../../../../../src/games/index.ts';
import { Shelf } from '../../../../../src/games/shelf.ts';
import { gamesOn } from '../../../../../src/play/games.ts';
import { App } from '../../../../../src/tui/app.tsx';
import type { Skin } from '../../../../../src/tui/glyphs.ts';
import { Herald } from '../../../../../src/tui/herald.ts';
import type { Forced, Games } from '../../../../../src/tui/program.ts';
import { titleScreen } from '../../../../../src/tui/screens/title.ts';
import type { Level } from '../../../../../src/tui/style.ts';
import {
  type FakeServices,
  fakeServices,
  GAMES_LOADED,
  ROUTES,
} from '../../../../../tools/games/gladiator/services.ts';
import { KEYS, type Size } from '../../../../../tools/terminal.ts';
import { type InkScreen, renderInk } from '../../../../support/ink-screen.ts';

interface Opened {
  readonly screen: InkScreen;
  readonly services: FakeServices;
}

interface Wish extends Partial<Size> {
  readonly services?: FakeServices;
  readonly skin?: Skin;
  readonly level?: Level;
  readonly forced?: Forced;
  readonly herald?: Herald;
  readonly games?: Games;
}

const NOT_FORCED: Forced = { level: null, skin: null };

function open({
  services = fakeServices(),
  skin = 'unicode',
  level = 3,
  forced = NOT_FORCED,
  herald = new Herald(),
  games = GAMES_LOADED,
  ...size
}: Wish = {}): Opened {
  const screen = renderInk(
    (surface) => (
      <App
        services={services}
        routes={ROUTES}
        games={games}
        first={(env) => titleScreen(env, null)}
        level={level}
        skin={skin}
        forced={forced}
        suspend={() => {}}
        herald={herald}
        surface={surface}
      />
    ),
    size,
  );
  onTestFinished(() => screen.dispose());
  return { screen, services };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals are driven by control characters
const ASCII = /^[\x00-\x7e]*$/u;

/** The colours asked for in all that was sent; fails where no style at all was asked for. */
function colours(screen: InkScreen): readonly string[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
  const parameters = [...screen.since().matchAll(/\u001b\[([\d;]*)m/gu)].flatMap(([, list = '']) => list.split(';'));
  expect(parameters.length).toBeGreaterThan(10);
  return parameters.filter((one) => Number(one) >= 30);
}

/** From the title to GLADIATOR's page. */
async function openPage(screen: InkScreen): Promise<void> {
  await screen.waitFor('GLADIATOR');
  await screen.press(KEYS.down, KEYS.enter); // past Learn
  await screen.waitFor('What will it be?');
}

/** From the title to the first plot. */
async function startBout(screen: InkScreen): Promise<void> {
  await openPage(screen);
  await screen.press('p');
  await screen.waitFor('Whom do you meet?');
  await screen.press(KEYS.enter);
  await screen.waitFor('nothing yet: Enter waits');
}

describe('the program', () => {
  it('leads from the title to the first plot in five keys, and the bout is saved by then', async () => {
    const { screen, services } = open();
    await startBout(screen);
    expect(screen.lines()[0]).toMatch(/^ HARENA {2}Practice bout/u);
    expect(services.disk.bout?.seed).toBe('SEED-1');
    await screen.press('d', 's');
    await screen.waitFor(/1 F→\S+ SE {2}2 SFR→/u);
  });

  it('Ctrl-C asks; Esc stays where one was, Enter leaves', async () => {
    const { screen } = open();
    await startBout(screen);
    await screen.press('d');
    await screen.waitFor('1 F→');
    await screen.press(KEYS.ctrlC);
    await screen.waitFor('Leave the arena?');
    expect(screen.screen()).toContain('The bout is saved, exactly where you are.');
    await screen.press(KEYS.escape);
    await screen.waitFor('Plot in secret');
    expect(screen.screen()).toContain('1 F→');
    await screen.press(KEYS.ctrlC);
    await screen.waitFor('Leave the arena?');
    await screen.press(KEYS.enter);
    expect(await screen.exit).toEqual({ code: 0, signal: null });
  });

  it('Ctrl-C twice leaves, and the terminal is as it was', async () => {
    const { screen } = open();
    await screen.waitFor('GLADIATOR');
    await screen.press(KEYS.ctrlC);
    await screen.waitFor('Leave the arena?');
    await screen.press(KEYS.ctrlC);
    expect(await screen.exit).toEqual({ code: 0, signal: null });
    expect([screen.alternate, screen.cursorVisible, screen.screen().trim()]).toEqual([false, true, '']);
  });

  it('what was left goes on from Continue at the same prompt', async () => {
    const first = open();
    await startBout(first.screen);
    await first.screen.press('d', KEYS.enter);
    await first.screen.waitFor('Phase 2/8');
    await first.screen.waitFor('nothing yet');
    const before = first.screen.lines().slice(0, 18);
    await first.screen.press(KEYS.ctrlC, KEYS.ctrlC);
    await first.screen.exit;
    const again = open({ services: first.services });
    await again.screen.waitFor('Continue');
    await again.screen.press(KEYS.enter);
    await again.screen.waitFor('nothing yet');
    expect(again.screen.lines().slice(0, 18)).toEqual(before);
    // the Enter that chose Continue is not heard a second time, as a commit
    expect(again.screen.screen()).toContain('Plot in secret');
  });
});

describe('a game', () => {
  it('is set up when it is opened, once, and its page follows by itself', async () => {
    const loads: string[] = [];
    const counted = GAMES.map((entry) => ({
      ...entry,
      load() {
        loads.push(entry.id);
        return entry.load();
      },
    }));
    const games = gamesOn(new Shelf(counted));
    const { screen } = open({ games });
    await screen.waitFor('GLADIATOR');
    expect(loads).toEqual([]);
    await openPage(screen);
    await screen.press(KEYS.escape);
    await screen.waitFor('the arena, in a terminal');
    await screen.press(KEYS.enter); // the mark stands where the page was opened
    await screen.waitFor('What will it be?');
    expect(loads).toEqual(['gladiator']);
  });

  it('that cannot be set up ends the program with the reason', async () => {
    const games = gamesOn(
      new Shelf(GAMES.map((entry) => ({ ...entry, load: () => Promise.reject(new Error('no tables')) }))),
    );
    const { screen } = open({ games });
    await screen.waitFor('GLADIATOR');
    await screen.press(KEYS.enter);
    await expect(screen.result).rejects.toThrow('no tables');
  });
});

describe('the terminal', () => {
  it('made too small in the middle of a plot keeps what was typed, hears nothing, and asks for room', async () => {
    const { screen } = open();
    await startBout(screen);
    await screen.press('d');
    await screen.waitFor('1 F→');
    screen.resize(79, 30);
    await screen.waitFor('needs 80 x 24,');
    expect(screen.screen()).toContain('now 79 x 30.');
    await screen.press('s', KEYS.enter);
    screen.resize(120, 40);
    await screen.waitFor('Your order');
    expect(screen.screen()).toMatch(/1 F→\S+ SE +$/mu);
    screen.resize(80, 24);
    await screen.waitFor(({ xterm }) => xterm.cols === 80);
    await screen.waitFor(/ 1 F→/u);
  });

  it.each([
    [80, 24],
    [81, 25],
    [120, 40],
    [200, 60],
  ])('of %ix%i is filled edge to edge, without a row too many', async (columns, rows) => {
    const { screen } = open({ columns, rows });
    await startBout(screen);
    const lines = screen.lines();
    expect(lines).toHaveLength(rows);
    expect(lines[0]).toMatch(/^ HARENA/u);
    expect(lines[0]).toHaveLength(columns);
    expect(lines.at(-1)?.trimEnd()).toMatch(/\? help$/u);
    expect(screen.cell(columns - 1, rows - 1).background).toBe(screen.cell(0, 0).background);
  });

  it('of ASCII alone is sent nothing else', async () => {
    const { screen } = open({ skin: 'ascii' });
    await startBout(screen);
    await screen.press('d', KEYS.enter, ' ');
    expect(screen.since()).toMatch(ASCII);
  });

  it('without colours is sent none', async () => {
    const { screen } = open({ level: 0 });
    await startBout(screen);
    expect(colours(screen)).toEqual([]);
  });

  it('that settles glyphs and colours overrules the saved options', async () => {
    const services = fakeServices({ settings: { skin: 'unicode', colour: 'truecolour' } });
    const { screen } = open({ services, forced: { level: 0, skin: 'ascii' } });
    await startBout(screen);
    expect(screen.since()).toMatch(ASCII);
    expect(colours(screen)).toEqual([]);
  });

  it('that settles neither leaves both to the saved options', async () => {
    const { screen } = open({ services: fakeServices({ settings: { skin: 'ascii', colour: 'none' } }) });
    await startBout(screen);
    expect(screen.since()).toMatch(ASCII);
    expect(colours(screen)).toEqual([]);
  });

  it('changes its colours with F2 and is told so by the settings', async () => {
    const { screen, services } = open();
    await screen.waitFor('GLADIATOR');
    const before = screen.cell(0, 23).background;
    screen.send('\uE002');
    await screen.waitFor(() => services.settings().theme === 'noon');
    await screen.flush();
    expect(screen.cell(0, 23).background).not.toBe(before);
  });
});

describe('what goes wrong', () => {
  it('a save that cannot be written is told, and the bout goes on', async () => {
    const { screen } = open({ services: fakeServices({ unwritable: 'The disk is full.' }) });
    await startBout(screen);
    expect(screen.screen()).toContain('! The disk is full.');
    await screen.press('d', KEYS.enter);
    await screen.waitFor('Phase 2/8');
    await screen.press(KEYS.ctrlC);
    await screen.waitFor('Nothing is saved here: the bout is lost.');
    expect(screen.screen()).toContain('The disk is full.');
  });

  it('an error of a screen ends the program with it, and gives the terminal back', async () => {
    const services = {
      ...fakeServices(),
      newSeed: () => {
        throw new Error('no seeds left');
      },
    };
    const { screen } = open({ services });
    await openPage(screen);
    await screen.press('p', 'm');
    expect(await screen.exit).toEqual({ code: 1, signal: null });
    await expect(screen.result).rejects.toThrow('no seeds left');
    expect(screen.alternate).toBe(false);
  });
});

describe('a herald', () => {
  it('lays a line over the top row, and takes it away again', async () => {
    const herald = new Herald();
    const { screen } = open({ herald });
    await screen.waitFor('GLADIATOR');
    const before = screen.lines();
    herald.say('The arena closes in a minute.');
    await screen.waitFor('! The arena closes in a minute.');
    expect(screen.lines().slice(1)).toEqual(before.slice(1));
    herald.say(null);
    await screen.flush();
    expect(screen.lines()).toEqual(before);
  });

  it('has what is open saved', async () => {
    const herald = new Herald();
    const { screen, services } = open({ herald });
    await startBout(screen);
    const before = services.disk.bout;
    services.disk.bout = null;
    expect(herald.save()).toBeNull();
    expect(services.disk.bout).toEqual(before);
  });
});
