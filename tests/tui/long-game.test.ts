/** The frame of long games, with keys and words of the house alone: no game is loaded. */
import { describe, expect, it } from 'vitest';
import { unreadable } from '../../src/kernel/save.ts';
import { bindingsOn, EVERYWHERE, HOUSE_BINDINGS, HOUSE_SCREENS } from '../../src/tui/keymap.ts';
import { blankScreen } from '../../src/tui/parts.ts';
import { type Env, type Move, type Screen, stay } from '../../src/tui/program.ts';
import { HOUSE_TOPICS } from '../../src/tui/screens/help-topics.ts';
import { LongScreen, type LongState } from '../../src/tui/screens/long-game.ts';
import { type NewGame, newGameScreen } from '../../src/tui/screens/new-game.ts';
import { textPages } from '../../src/tui/screens/text-page.ts';
import { PlainStage } from '../../tools/plain-stage.ts';
import { madeUpGames } from './games.ts';

const BOUND = { bindings: [...HOUSE_BINDINGS, ...EVERYWHERE] };
const page = (title: string): Screen => textPages([{ title, right: '', lines: () => [] }]);
const env = (): Env =>
  ({
    ...{ columns: 80, rows: 24, skin: 'unicode', games: madeUpGames() },
    ...{ settings: { keys: 'grid', pace: 'key' }, services: { trouble: null } },
    routes: { title: () => page('The title') },
  }) as unknown as Env;

const lineAt = (seq: number) => ({
  entry: { seq, turn: 1, phase: 1, event: { kind: 'told', cite: '1' } },
  text: `line ${seq}`,
});

/** A long game that has two things to tell, and then asks; or is over, saved or not. */
function telling(over = false, trouble: string | null = null): PlainStage {
  const waiting = [lineAt(0), lineAt(1)];
  const lines: ReturnType<typeof lineAt>[] = [];
  const session = {
    lines,
    get next() {
      return waiting[0] ?? null;
    },
    get prompt() {
      return waiting.length > 0 || over ? null : { kind: 'cup' };
    },
    get over() {
      return over && waiting.length === 0;
    },
    advance() {
      const line = waiting.shift() ?? null;
      if (line !== null) lines.push(line);
      return line;
    },
    keep: () => trouble,
  };
  const record = () => unreadable('none');
  const told = {
    takeWord: () => null,
    takeBack: () => 'the dice have fallen since: line 1.',
    giveAgain: () => null,
    onScreen() {},
    saw() {},
  };
  const game = { session, trouble: null, order: null, answer: () => null, record, ...told };
  const screens = new LongScreen<LongState, { readonly kind: 'none' }>({
    id: 'none',
    stake: { name: 'The game', back: 'Continue goes on with it' },
    blank: () => ({ game, from: 0, held: false, at: null, notice: null }),
    goBack: () => unreadable('none'),
    wentBack: () => '',
    keys: () => 'menu',
    items: () => [{ value: 'a', label: 'A cup', note: '', does: { kind: 'answer', choice: 'a' } }],
    view: (_, items, now) => ({
      canvas: blankScreen(now),
      menu: { id: 'cups', x: 1, y: 1, width: 20, limit: 5, items, initial: 0 },
    }),
    quietIn: () => ({ hides: () => false }),
    waits: () => false,
    opened: (state) => state,
    act: () => stay(page('act')),
    onKey: (state, _message, now): Move => screens.leave(state, now),
    journal: () => page('Journal of it'),
    why: ({ text }) => page(`Why ${text}`),
    match: () => unreadable('none'),
    replay: () => stay(page('replay')),
  });
  return new PlainStage((now) => screens.open(game, now, null), env);
}

describe('a long game that tells what happened', () => {
  it('goes on at the keys of the house, line by line, up to what is asked', () => {
    const stage = telling();
    expect([stage.top.name, stage.labels]).toEqual(['walk', []]);
    stage.press('Space');
    expect(stage.top.name).toBe('walk');
    stage.press('Enter');
    expect([stage.top.name, stage.labels]).toEqual(['menu', ['A cup']]);
  });

  it('tells all the rest at once, and where all is told goes on at the same key', () => {
    expect(telling().press('f', 'Enter').labels).toEqual(['A cup']);
    expect(telling().press('f', 'f').labels).toEqual(['A cup']);
  });

  it.each([
    ['?', 'Why line 0'],
    ['C-p', 'Journal of it'],
    ['F1', 'What happened'],
  ] as const)('%s opens %s', (key, title) => {
    expect(telling().press(key).lines[0]).toContain(title);
  });

  it('is left by Esc, once that is confirmed', () => {
    expect(telling().press('Esc').text).toContain('The game is saved');
    expect(telling().press('f', 'Enter', 'Esc').text).toContain('The game is saved');
  });

  it('is left at once where it is over, unless its end was not told yet, or could not be saved', () => {
    expect(telling(true).press('Esc').text).toContain('The game is saved');
    expect(telling(true).press('f', 'Enter', 'Esc').lines[0]).toContain('The title');
    expect(telling(true, 'The disk is full.').press('f', 'Enter', 'Esc').text).toContain('The disk is full.');
  });
});

describe('a screen that the house draws', () => {
  it.each(HOUSE_SCREENS)('%s has keys without any game', (name) => {
    const own = bindingsOn(name, BOUND).filter(({ screens }) => screens !== null);
    expect(own.length).toBeGreaterThan(0);
  });
});

describe('the form of a new game', () => {
  const form: NewGame<{ readonly name: string }> = {
    ...{ title: 'New', story: 'A story.', rows: [], proposed: () => 'B' },
    name: { label: 'Name', help: '', question: 'Who?', empty: 'Nobody.' },
    take: () => ({ label: 'Begin', help: '' }),
    begin: () => unreadable('no'),
  };
  const stage = (game = form) =>
    new PlainStage(() => newGameScreen(game, { form: { name: 'A' }, seed: 'S', names: 0 }), env);

  it('has help of the house beside the name and beside its lines', () => {
    expect(stage().press('F1').lines[0]).toContain(HOUSE_TOPICS.name?.title);
    expect(stage().press('Enter', '?').lines[0]).toContain(HOUSE_TOPICS.form?.title);
  });

  it('has help of its game where the game has some', () => {
    const own = { ...form, topics: { name: 'why', form: 'page' } };
    expect(stage(own).press('F1').lines[0]).toContain(HOUSE_TOPICS.why?.title);
    expect(stage(own).press('Enter', '?').lines[0]).toContain(HOUSE_TOPICS.page?.title);
  });
});
