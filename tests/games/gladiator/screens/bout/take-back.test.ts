/** Z: the last answer taken back, and the words where it stays. */
import { describe, expect, it } from 'vitest';
import { randomController } from '../../../../../src/ai/random.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import type { GladiatorSession } from '../../../../../src/games/gladiator/screens/bout/session.ts';
import { bindingsOn } from '../../../../../src/tui/keymap.ts';
import { tables } from '../../../../../tools/games/gladiator/bout.ts';
import { fakeServices, GAMES_LOADED, SCREENS, type Terminal } from '../../../../../tools/games/gladiator/services.ts';
import { diskOf } from '../../../../session/kernel-toy.ts';
import { boutStage, pressUntil, type Stage } from '../../program/tui/stage.ts';
import { newSession } from './scenes.ts';
import { teamSession, teamSetup } from './teams.ts';

const stageOf = (session: GladiatorSession, terminal: Partial<Terminal> = {}): Stage =>
  boutStage(session, fakeServices({ settings: { confirm: false } }), terminal);
const atPlot = (stage: Stage): Stage => pressUntil(stage, 'Space', ({ top }) => top.name === 'plot');

/** A team's bout, played at random up to an answer after which lines were shown, and no die has fallen. */
function afterLines(): { readonly session: GladiatorSession; readonly lines: number; readonly kind: string } {
  for (let i = 0; i < 20; i++) {
    const session = teamSession(teamSetup(3, 3), `lines-${i}`);
    const bot = randomController(gladiator, tables, `lines-${i}`);
    while (session.advance() !== null);
    for (let { prompt } = session; prompt !== null; prompt = session.prompt) {
      const { draws } = session.match;
      const lines = session.lines.length;
      session.answer(bot.choose(prompt, session.match.state));
      while (session.advance() !== null);
      if (session.prompt !== null && session.match.draws === draws && session.lines.length > lines)
        return { session, lines, kind: prompt.kind };
    }
  }
  throw new Error('nothing is told without dice');
}

describe('Z', () => {
  it('takes the order of the last man back, and of the one before him; the save is what it was', () => {
    const disk = diskOf();
    const session = newSession('teams', disk, teamSetup(3, 3));
    const stage = atPlot(stageOf(session));
    const save = disk.last();
    expect(stage.press('Enter', 'Enter').prompt).toContain('C FELIX');
    expect(stage.press('Z').text).toContain('Taken back: decide again.');
    expect(session.prompt).toMatchObject({ kind: 'plot', fighter: 'B' });
    expect(stage.press('Z').top.name).toBe('plot');
    expect(session.prompt).toMatchObject({ kind: 'plot', fighter: 'A' });
    expect(session.match.choices).toEqual([]);
    expect(disk.last()).toEqual({ ...save, seen: session.lines.length });
    expect(stage.press('Z').text).toContain('There is no choice to take back.');
  });

  it('leaves what is written and not committed where there is nothing to take back', () => {
    const stage = atPlot(stageOf(newSession('one man')));
    const before = stage.press('w').lines.slice(1, 18);
    expect(stage.press('Z').text).toContain('There is no choice to take back.');
    expect(stage.lines.slice(1, 18)).toEqual(before);
  });

  it('says what has fallen since where dice stand against it', () => {
    const session = newSession('one man');
    const stage = atPlot(stageOf(session)).press('Enter');
    pressUntil(stage, 'Space', () => session.prompt !== null && stage.top.name !== 'resolution');
    const { choices } = session.match;
    expect(stage.press('Z').text).toMatch(/The dice have fallen since: \S/);
    expect(session.match.choices).toEqual(choices);
  });

  it('takes back what was told of the answer, from the lines and from the cards', () => {
    const { session, lines, kind } = afterLines();
    const stage = stageOf(session);
    expect(session.lines.length).toBeGreaterThan(lines);
    stage.press('Z');
    expect(session.lines).toHaveLength(lines);
    expect(session.prompt?.kind).toBe(kind);
    expect(session.shown).toEqual(session.match.state);
  });

  it('is bound where something is asked or shown, and nowhere else', () => {
    const bound = SCREENS.filter((screen) =>
      bindingsOn(screen, GAMES_LOADED).some(({ command }) => command === 'take-back'),
    );
    expect(bound.toSorted()).toEqual(['act', 'allocate', 'bill', 'career', 'ludus', 'plot', 'resolution', 'yard']);
  });

  it('while something is shown says so', () => {
    const session = newSession('one man');
    const stage = pressUntil(atPlot(stageOf(session)), 'Enter', ({ top }) => top.name === 'resolution');
    expect(session.next).not.toBeNull();
    expect(stage.press('Z').text).toContain('What happened is still being shown.');
  });

  it('stands on the help page, and in the key bar where there is room', () => {
    const stage = atPlot(stageOf(newSession('one man'), { columns: 160, rows: 40 }));
    expect(stage.lines.at(-1)).toContain('Z take back');
    expect(
      pressUntil(stage.press('?'), 'PageDown', ({ text }) => text.includes('take back your last answer')).text,
    ).toMatch(/Z +take back your last answer, up to the last die/);
  });
});

describe('Y', () => {
  it('gives the orders again that were taken back, as they were, and says where there are no more', () => {
    const session = newSession('teams', diskOf(), teamSetup(3, 3));
    const stage = atPlot(stageOf(session)).press('d', 'Enter', 'a', 'Enter');
    expect(stage.prompt).toContain('C FELIX');
    const [given, before] = [session.match.choices, stage.lines];
    expect(given).toHaveLength(2);
    expect(stage.press('Z', 'Z').text).toContain('Y gives the same answer again.');
    expect(session.match.choices).toEqual([]);
    expect(stage.press('Y').prompt).toContain('B ');
    expect(stage.press('Y').lines).toEqual(before);
    expect(session.match.choices).toEqual(given);
    expect(stage.press('Y').text).toContain('There is nothing to give again.');
  });

  it('gives nothing once something else was answered', () => {
    const stage = atPlot(stageOf(newSession('teams', diskOf(), teamSetup(3, 3)))).press(
      'd',
      'Enter',
      'Z',
      'a',
      'Enter',
    );
    expect(stage.press('Y').text).toContain('There is nothing to give again.');
  });
});

describe('Ctrl-R', () => {
  const order = (stage: Stage): string => stage.lines.find((line) => line.includes(' 1 ') && line.includes('→')) ?? '';

  it('writes the steps of an order again that were taken back, and is forgotten once another is written', () => {
    const stage = atPlot(stageOf(newSession('one man'))).press('w', 'w');
    const whole = order(stage);
    stage.press('Backspace');
    const half = order(stage);
    expect(order(stage.press('Backspace'))).toBe('');
    expect(order(stage.press('C-r'))).toBe(half);
    expect(order(stage.press('C-r'))).toBe(whole);
    expect(stage.press('C-r').prompt).toContain('Nothing was taken back.');
    expect(order(stage.press('U', 'C-r'))).toBe(whole);
    expect(order(stage.press('Backspace', 'e', 'C-r'))).not.toBe(whole);
  });

  it('writes CF again that were taken back, one change at a time or all of them', () => {
    const session = newSession('one man');
    const stage = pressUntil(atPlot(stageOf(session)), 'Enter', ({ top }) => top.name === 'allocate');
    const rows = (): readonly string[] => stage.lines.slice(3, 12);
    stage.press('3', 'Down', '2');
    const whole = rows();
    stage.press('Backspace');
    expect(rows()).not.toEqual(whole);
    stage.press('C-r');
    expect(rows()).toEqual(whole);
    stage.press('U');
    expect(rows()).not.toEqual(whole);
    stage.press('C-r');
    expect(rows()).toEqual(whole);
    expect(stage.press('C-r').text).toContain('othing was taken back');
  });
});
