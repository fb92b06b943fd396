/** Whose reach is tinted: a key in the bout, an option outside it. */
import { describe, expect, it } from 'vitest';
import { openReplay } from '../../../../../src/games/gladiator/screens/ending/replay.ts';
import { optionsScreen } from '../../../../../src/tui/screens/options.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { boutStage, pressUntil, Stage } from '../../program/tui/stage.ts';
import { finishedSave, sessionIn } from '../bout/scenes.ts';

/** Whose fronts are tinted anywhere on a screen. */
function tinted({ canvas }: Stage): readonly string[] {
  const grounds = Array.from({ length: canvas.height }, (_, y) =>
    Array.from({ length: canvas.width }, (_, x) => canvas.styleAt(x, y).bg ?? ''),
  ).flat();
  return ['youFront', 'foeFront'].filter((token) =>
    grounds.some((bg) => new RegExp(`^sand\\d ${token} \\d+$`).test(bg)),
  );
}

const FACE_TO_FACE = { B: { at: { q: 4, r: 0 }, facing: 3 } } as const;
const plotting = (columns = 80, rows = 24, services = fakeServices()) =>
  boutStage(sessionIn(FACE_TO_FACE), services, { columns, rows });

describe('6.1 reach on request', () => {
  it.each([
    [80, 24],
    [120, 40],
  ])('R goes from both sides to yours, theirs, none and round again, at %i x %i', (columns, rows) => {
    const stage = plotting(columns, rows);
    const seen = [tinted(stage)];
    for (let presses = 0; presses < 4; presses++) seen.push(tinted(stage.press('R')));
    expect(seen).toEqual([['youFront', 'foeFront'], ['youFront'], ['foeFront'], [], ['youFront', 'foeFront']]);
  });

  it('is remembered: in the next bout it is as it was left', () => {
    const services = fakeServices();
    plotting(80, 24, services).press('R', 'R');
    expect(services.settings().reach).toBe('theirs');
    expect(tinted(plotting(80, 24, services))).toEqual(['foeFront']);
  });

  it('works while results are shown, while CF are divided, while looking around and in a replay', () => {
    const resolving = plotting().press('d', 'Enter', 'Enter');
    expect(resolving.top.name).toBe('resolution');
    resolving.press('R');
    expect(resolving.env.settings.reach).toBe('yours');
    const dividing = boutStage(sessionIn({}), fakeServices({ settings: { confirm: false } }), {
      columns: 120,
      rows: 40,
    });
    pressUntil(dividing.press('Enter'), 'Space', ({ top }) => top.name === 'allocate');
    expect(tinted(dividing.press('R', 'R', 'R'))).toEqual([]);
    const looking = plotting().press('x');
    expect(tinted(looking.press('R', 'R', 'R'))).toEqual([]);
    const replay = new Stage((env) => optionsScreen(env));
    const opened = openReplay(finishedSave(), replay.env, replay.top);
    if (opened.to !== 'over') throw new Error(opened.to);
    replay.screens = [opened.next];
    replay.press('Space', 'R');
    expect(replay.env.settings.reach).toBe('yours');
  });

  it('leaves the white lines of the fronts and their marks of few colours to the key alike', () => {
    const stage = plotting();
    stage.terminal = { level: 0 };
    const marks = () =>
      stage.lines
        .slice(1, 18)
        .map((line) => line.slice(0, 45))
        .join('')
        .match(/[+!]/g)?.length ?? 0;
    expect(marks()).toBeGreaterThan(4);
    expect(
      stage
        .press('R', 'R', 'R')
        .lines.slice(1, 18)
        .map((line) => line.slice(0, 45))
        .join(''),
    ).not.toMatch(/[+!]/);
  });

  it('stands in the key bar where there is room, in the help, and among the options', () => {
    expect(plotting(120, 40).keyBar).toContain('R reach');
    const help = plotting(80, 90).press('?');
    expect(help.text).toMatch(/R +whose reach is tinted/u);
    const options = new Stage((env) => optionsScreen(env));
    expect(options.text).toMatch(/Reach +\[both\] +yours only +theirs only +none/);
  });
});
