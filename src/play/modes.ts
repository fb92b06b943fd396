/** What Ink writes to a terminal, and what of it goes there: its modes alone, for what is shown is painted. */
import type { Surface } from '../tui/surface.ts';

const ESC = '\u001b';
/** Private modes set and reset, and the keyboard protocol's. */
const MODES = new RegExp(`${ESC}\\[[?<>=][\\d;]*[a-zA-Z]`, 'gu');
/** Synchronized updates are the painter's. */
const UPDATE = `${ESC}[?2026`;
const ENTER = `${ESC}[?1049h`;
const LEAVE = `${ESC}[?1049l`;
const HIDE = `${ESC}[?25l`;
const SHOW = `${ESC}[?25h`;

/** The way into the alternate screen, for whoever paints before Ink is there: the cursor is hidden. */
export const ENTERED = `${ENTER}${HIDE}`;
/** The way out of it. */
export const LEFT = `${LEAVE}${SHOW}`;

/** The modes a text sets or resets; all else is left out. @internal */
export function modesIn(text: string): readonly string[] {
  return (text.match(MODES) ?? []).filter((mode) => !mode.startsWith(UPDATE));
}

/** As much of a stream as Ink writes to. */
export interface Written {
  write(text: string, ...rest: unknown[]): unknown;
}

/**
 * A stream for Ink that lets modes alone through to `stream`, and is otherwise as that one is. Nothing is said twice: the
 * alternate screen is entered once, and a cursor that is hidden is not hidden again. While the screen is left, nothing is
 * painted.
 */
export function modesTo<S extends Written>(stream: S, surface: Surface): S {
  let hidden = !surface.isAway;
  const isNews = (mode: string): boolean => {
    if (mode === ENTER) return surface.isAway;
    if (mode !== HIDE && mode !== SHOW) return true;
    const news = hidden !== (mode === HIDE);
    hidden = mode === HIDE;
    return news;
  };
  const write = (chunk: string, ...rest: unknown[]): unknown => {
    const modes = modesIn(chunk).filter(isNews);
    if (modes.includes(LEAVE)) surface.away(true);
    const done = stream.write(modes.join(''), ...rest);
    if (modes.includes(ENTER)) surface.away(false);
    return done;
  };
  return new Proxy(stream, {
    get(target, key) {
      if (key === 'write') return write;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
