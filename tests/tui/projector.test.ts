/** What is shown at once, and what waits until React has mounted its part. */
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, type Settings } from '../../src/settings.ts';
import { Canvas } from '../../src/tui/canvas.ts';
import { Herald } from '../../src/tui/herald.ts';
import type { MenuRow } from '../../src/tui/menu-rows.ts';
import { type Env, type Screen, stay } from '../../src/tui/program.ts';
import { Projector } from '../../src/tui/projector.ts';
import { THEMES } from '../../src/tui/theme.ts';
import type { MenuView, Message } from '../../src/tui/view.ts';

const MENU: MenuView = {
  ...{ id: 'choice', x: 0, y: 5, width: 30, limit: 2, initial: 0 },
  items: ['one', 'two'].map((value) => ({ value, label: value, note: '' })),
};

/** What was drawn of such screens. */
const drawn: string[] = [];

/** A screen that shows what was typed; 'm' opens a menu, 'b' has the bell rung, 'p' wants pasted text, 'q' leaves, '!' fails. */
function typed(text: string, bell: object | null = null): Screen {
  const last = text.at(-1);
  return {
    name: 'page',
    timer: last === 't' ? { ms: 1, token: text } : null,
    pastes: last === 'p',
    bell,
    update: (message) => {
      if (message.kind === 'tick') return stay(typed(`${text}.`));
      if (message.kind === 'highlight') return stay(typed(`${text}${message.value}m`));
      if (message.kind !== 'key') return stay(typed(text));
      if (message.key === 'q') return { to: 'quit' };
      return stay(typed(text + message.key, message.key === 'b' ? {} : bell));
    },
    view: ({ columns, rows }) => {
      if (last === '!') throw new Error('cannot be drawn');
      const canvas = new Canvas(columns, rows);
      canvas.text(0, 1, text);
      return { canvas, menu: last === 'm' ? MENU : null };
    },
    drawn: () => drawn.push(text),
    leave: () => null,
  };
}

const key = (name: string): Message => ({ kind: 'key', key: name, command: null });
const ROWS: readonly MenuRow[] = [
  { value: 'one', marked: false },
  { value: 'two', marked: true },
];

/** A projector whose frames and calls of React are written down. */
function projecting(shown: (frame: string) => void = () => {}, bell = false) {
  let settings: Settings = { ...DEFAULT_SETTINGS, bell };
  const services = { settings: () => settings };
  const env = { columns: 80, rows: 24, settings, services, encoding: { level: 0, theme: THEMES.dusk } };
  const log: string[] = [];
  const paints: (() => void)[] = [];
  const herald = new Herald();
  const surface = {
    show: (canvas: Canvas, _: unknown, painted: () => void = () => {}): void => {
      log.push(rowsOf(canvas));
      shown(rowsOf(canvas));
      paints.push(painted);
    },
    ring: () => void log.push('bell'),
  };
  const redraw = () => void log.push('React');
  const exit = (error?: Error) => void log.push(error === undefined ? 'left' : error.message);
  const turns = {
    pause: 0,
    ask(act: () => void) {
      act();
      return () => {};
    },
  };
  const projector = new Projector({ surface, herald, turns, redraw, exit }, () => typed('a'), env as unknown as Env);
  const mount = (rows: readonly MenuRow[] = []) => projector.mounted(projector.view, rows);
  const others = () => {
    settings = { ...settings, theme: 'noon' };
  };
  return { projector, log, paints, mount, herald, others };
}

const rowsOf = (canvas: Canvas): string =>
  canvas
    .plain()
    .map((row) => row.trimEnd())
    .filter((row) => row !== '')
    .join('|');

describe('a screen that was drawn', () => {
  it('is told so once it is painted, unless it is another by then, or there was no room for it', () => {
    const { projector, paints, mount } = projecting();
    drawn.splice(0);
    mount();
    expect(drawn).toEqual([]);
    paints[0]?.();
    expect(drawn).toEqual(['a']);
    projector.send(key('b'));
    projector.send(key('c'));
    paints[1]?.();
    expect(drawn).toEqual(['a']);
    paints[2]?.();
    expect(drawn).toEqual(['a', 'abc']);
    projector.env = { ...projector.env, columns: 79 };
    projector.send(key('d'));
    paints.at(-1)?.();
    expect(drawn).toEqual(['a', 'abc']);
  });
});

describe('without a menu', () => {
  it('a key is shown in its turn, and React hears nothing', () => {
    const { projector, log, mount } = projecting();
    mount();
    projector.send(key('b'));
    projector.send(key('c'));
    expect(log).toEqual(['a', 'ab', 'abc']);
  });

  it('several messages that come as one are one frame, and none are none', () => {
    const { projector, log, mount } = projecting();
    mount();
    projector.together(() => {
      projector.send(key('b'));
      projector.send(key('c'));
    });
    projector.together(() => {});
    expect(log).toEqual(['a', 'abc']);
  });

  it('before anything is mounted all goes through React', () => {
    const { projector, log } = projecting();
    projector.send(key('b'));
    expect(log).toEqual(['React']);
  });

  it('another wish for pasted text and other options go through React, and are shown by it', () => {
    const { projector, log, mount, others } = projecting();
    mount();
    projector.send(key('p'));
    mount();
    projector.send(key('b'));
    mount();
    others();
    projector.send(key('c'));
    expect(log).toEqual(['a', 'React', 'ap', 'React', 'apb', 'React']);
  });

  it('a line from outside lies over every frame', () => {
    const { projector, log, mount, herald } = projecting();
    mount();
    herald.say('closing');
    projector.send(key('b'));
    expect(log).toEqual(['a', ' ! closing|ab']);
  });
});

describe('the bell', () => {
  it('rings after the frame it is for, once for a cause, where it is wanted', () => {
    const { projector, log, mount } = projecting(() => {}, true);
    mount();
    for (const one of ['b', 'c', 'b']) projector.send(key(one));
    expect(log).toEqual(['a', 'ab', 'bell', 'abc', 'abcb', 'bell']);
    const quiet = projecting();
    quiet.mount();
    quiet.projector.send(key('b'));
    expect(quiet.log).toEqual(['a', 'ab']);
  });
});

describe('a menu', () => {
  it('that opens is shown when it is mounted, by the rows of its list, and the view is made once', () => {
    const { projector, log, mount } = projecting();
    mount();
    projector.send(key('m'));
    expect(log).toEqual(['a', 'React']);
    expect(projector.view).toBe(projector.view);
    mount(ROWS);
    expect(log.at(-1)).toBe('am|   one| ▸ two');
  });

  it('is never drawn in the turn of a key, while it is open and as it closes', () => {
    const { projector, log, mount } = projecting();
    projector.send(key('m'));
    mount(ROWS);
    projector.send({ kind: 'highlight', value: 'two' });
    projector.send(key('b'));
    expect(log).toEqual(['React', 'am|   one| ▸ two', 'React', 'React']);
    mount();
    projector.send(key('c'));
    expect(log.slice(-2)).toEqual(['amtwomb', 'amtwombc']);
  });
});

describe('the end', () => {
  it('comes without another frame', () => {
    const { projector, log, mount } = projecting();
    mount();
    projector.send(key('q'));
    expect(log).toEqual(['a', 'left']);
  });

  it('is brought about by what cannot be drawn', () => {
    const { projector, log, mount } = projecting();
    mount();
    projector.send(key('!'));
    expect(log).toEqual(['a', 'cannot be drawn']);
  });
});

describe('a timer', () => {
  it('rings once for a token, and not after the end', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { projector, log, mount } = projecting((frame) => frame === 'at.' && resolve());
    mount();
    projector.send(key('t'));
    await promise;
    projector.close();
    expect(log).toEqual(['a', 'at', 'at.']);
  });
});
