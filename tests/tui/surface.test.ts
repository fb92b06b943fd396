/** When a canvas is painted: at a pace, as fast as the terminal takes it, the newest alone. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Canvas } from '../../src/tui/canvas.ts';
import { type Glass, Surface } from '../../src/tui/surface.ts';
import { THEMES } from '../../src/tui/theme.ts';

const ENCODING = { level: 0, theme: THEMES.dusk } as const;
const FPS = 50;
const FRAME_MS = 1000 / FPS;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A terminal that may take no more for a while. */
class Pane implements Glass {
  columns = 8;
  rows = 1;
  taking = true;
  readonly sent: string[] = [];
  #callback = (): void => {};

  write(text: string): void {
    this.sent.push(text);
  }

  whenTaking(callback: () => void): void {
    this.#callback = callback;
  }

  drained(): void {
    this.taking = true;
    this.#callback();
  }
}

function opened(): { readonly pane: Pane; readonly surface: Surface; show(text: string, width?: number): void } {
  const pane = new Pane();
  const surface = new Surface(pane, FPS);
  surface.away(false);
  const show = (text: string, width = 8): void => {
    const canvas = new Canvas(width, 1);
    canvas.text(0, 0, text);
    surface.show(canvas, ENCODING);
  };
  return { pane, surface, show };
}

/** Notes each canvas that is painted. */
function noting({ surface }: ReturnType<typeof opened>): { readonly painted: string[]; show(text: string): void } {
  const painted: string[] = [];
  const show = (text: string): void => {
    const canvas = new Canvas(8, 1);
    canvas.text(0, 0, text);
    surface.show(canvas, ENCODING, () => painted.push(text));
  };
  return { painted, show };
}

/** The letters of what was sent. */
const letters = ({ sent }: Pane): readonly string[] =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one
  sent.map((text) => text.replaceAll(/\u001b\[[?\d;]*[a-zA-Z]/gu, ''));

describe('a surface', () => {
  it('says that a canvas was painted once it has been, and never of one that was not', () => {
    const there = opened();
    const { painted, show } = noting(there);
    for (const text of ['one', 'two', 'tree']) show(text);
    expect(painted).toEqual(['one']);
    vi.advanceTimersByTime(FRAME_MS);
    expect(painted).toEqual(['one', 'tree']);
    there.pane.taking = false;
    show('four');
    vi.advanceTimersByTime(10 * FRAME_MS);
    expect(painted).toEqual(['one', 'tree']);
    there.pane.drained();
    expect(painted).toEqual(['one', 'tree', 'four']);
    there.surface.away(true);
    show('five');
    vi.advanceTimersByTime(10 * FRAME_MS);
    expect(painted).toEqual(['one', 'tree', 'four']);
    there.surface.away(false);
    expect(painted.at(-1)).toBe('five');
  });

  it('paints the first canvas at once, and the next when its time has come: the newest', () => {
    const { pane, show } = opened();
    for (const text of ['one', 'two', 'tree']) show(text);
    expect(letters(pane)).toEqual(['one']);
    vi.advanceTimersByTime(FRAME_MS - 1);
    expect(letters(pane)).toEqual(['one']);
    vi.advanceTimersByTime(2);
    expect(letters(pane)).toEqual(['one', 'tree']);
    vi.advanceTimersByTime(FRAME_MS);
    show('four');
    expect(letters(pane).at(-1)).toBe('four');
  });

  it('sends nothing for what is shown already', () => {
    const { pane, show } = opened();
    show('one');
    vi.advanceTimersByTime(FRAME_MS);
    show('one');
    vi.runAllTimers();
    expect(letters(pane)).toEqual(['one']);
  });

  it('keeps the newest alone while the terminal takes no more', () => {
    const { pane, show } = opened();
    show('one');
    pane.taking = false;
    for (const text of ['two', 'tree']) {
      vi.advanceTimersByTime(FRAME_MS);
      show(text);
    }
    vi.runAllTimers();
    expect(letters(pane)).toEqual(['one']);
    pane.drained();
    expect(letters(pane)).toEqual(['one', 'tree']);
  });

  it('paints nothing before the terminal is its own and while it is not, and all of it afterwards', () => {
    const { pane, surface, show } = opened();
    expect(new Surface(pane, FPS).isAway).toBe(true);
    show('one');
    surface.away(true);
    vi.advanceTimersByTime(FRAME_MS);
    show('one!');
    vi.runAllTimers();
    expect(letters(pane)).toEqual(['one']);
    surface.away(false);
    expect(letters(pane)).toEqual(['one', 'one!']);
  });

  it('paints all anew once what is shown is not known', () => {
    const { pane, surface, show } = opened();
    show('one');
    vi.advanceTimersByTime(FRAME_MS);
    surface.forget();
    expect(letters(pane)).toEqual(['one', 'one']);
  });

  it('rings with the newest canvas, once, and also where nothing else has changed', () => {
    const { pane, surface, show } = opened();
    const rung = (): number => pane.sent.join('').split('\u0007').length - 1;
    show('one');
    surface.ring();
    surface.ring();
    show('two');
    expect(rung()).toBe(0);
    vi.advanceTimersByTime(FRAME_MS);
    expect([rung(), pane.sent.at(-1)?.endsWith('\u0007')]).toEqual([1, true]);
    surface.ring();
    vi.advanceTimersByTime(FRAME_MS);
    expect(rung()).toBe(2);
    show('tree');
    vi.advanceTimersByTime(FRAME_MS);
    expect(rung()).toBe(2);
  });

  it('never paints a canvas that is larger than the terminal has become', () => {
    const { pane, surface, show } = opened();
    show('one');
    pane.columns = 4;
    vi.advanceTimersByTime(FRAME_MS);
    surface.forget();
    vi.runAllTimers();
    expect(letters(pane)).toEqual(['one']);
    show('on', 4);
    expect(letters(pane)).toEqual(['one', 'on']);
  });

  it('paints at once what waits for its time when asked to, and nothing once it is closed', () => {
    const { pane, surface, show } = opened();
    show('one');
    show('two');
    surface.flush();
    expect(letters(pane)).toEqual(['one', 'two']);
    show('tree');
    surface.close();
    vi.runAllTimers();
    surface.forget();
    expect(letters(pane)).toEqual(['one', 'two']);
  });
});
