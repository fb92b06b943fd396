/** What every lesson on a question of a match owes, of whatever game. */
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/games/game.ts';
import { GAMES } from '../../src/games/index.ts';
import { Shelf } from '../../src/games/shelf.ts';
import type { Kit } from '../../src/kernel/kit.ts';
import type { Read } from '../../src/kernel/save.ts';
import { copyPlain } from '../../src/kernel/state.ts';
import type { Reckoning } from '../../src/odds/lessons.ts';
import type { Session } from '../../src/session/session.ts';
import type { TaughtLesson, TaughtMoment } from '../../src/session/taught.ts';
import type { LessonLine } from '../../src/tui/lessons/outcome.ts';
import type { PlainStage } from '../../tools/plain-stage.ts';
import { atTitle, loaded } from '../../tools/title-stage.ts';
import { open, tempFolder } from '../store/support.ts';
import { readsFirst } from './game-stage.ts';

/** A game's lessons, and how they are opened and judged. */
export interface LessonsTested<K extends Kit> {
  readonly game: Game;
  readonly lines: readonly LessonLine[];
  readonly all: readonly TaughtLesson<K['setup']>[];
  open(data: TaughtLesson<K['setup']>): Read<Session<K>>;
  taught(id: string): Reckoning<TaughtMoment<K>>;
  /** The answers of the lists by which such choices are given, one after the other. */
  picks(moment: TaughtMoment<K>, choices: readonly unknown[]): readonly string[];
}

/** A lesson's match at its question. Throws where it cannot be opened. */
function atQuestion<K extends Kit>(of: LessonsTested<K>, data: TaughtLesson<K['setup']>): Session<K> {
  const session = of.open(data);
  if (!session.ok) throw new Error(session.why);
  return session.value;
}

/** The question of a lesson, by its id. */
export function momentIn<K extends Kit>(of: LessonsTested<K>, id: string): TaughtMoment<K> {
  const data = of.all.find((one) => one.id === id);
  if (data === undefined) throw new Error(`no lesson ${id}`);
  const { match, prompt } = atQuestion(of, data);
  if (prompt === null) throw new Error('nothing is asked');
  return { state: copyPlain(match.state), tables: match.tables, request: prompt };
}

/** Each is learned in the way it teaches and can be played in another, has its figures, and its save proves itself. */
export function testLessons<K extends Kit>(of: LessonsTested<K>): void {
  describe.each(of.all.map((data) => [data.id, data] as const))('the lesson %s', (id, data) => {
    it('is learned in the way it teaches, and can be answered in another; each has its figures', () => {
      const moment = momentIn(of, id);
      const { head, isMet, figures } = of.taught(id);
      const met = data.ways.map(({ choices }) => {
        expect(figures(moment, choices)).toHaveLength(head.length);
        return isMet(moment, choices);
      });
      expect(met[0]).toBe(true);
      expect(met).toContain(false);
    });

    it('is a match like any other: its save proves itself, answered or not', () => {
      const [door] = of.game.doors;
      for (const { choices } of data.ways) {
        const session = atQuestion(of, data);
        expect(session.answer(choices[0])).toBeNull();
        expect(door?.verify(session.save())).toEqual({ ok: true, value: null });
      }
    });
  });

  describe.each([
    { columns: 80, rows: 24 },
    { columns: 120, rows: 40 },
  ])('on the screen at $columns x $rows', (size) => {
    readsFirst(of.game.id);

    it.each(of.all.map(({ id }, at) => [id, at] as const))('%s is told whole, and what came of it', async (id, at) => {
      const stage = await learn(of.game, at, size);
      const data = of.all[at];
      if (data === undefined) throw new Error(`no lesson ${id}`);
      expect(words(stage.text)).toContain(words([of.lines[at]?.title, ...data.text, data.task].join(' ')));
      stage.press('Enter');
      expect(stage.lines[0]).toContain(`Lesson ${at + 1} of ${of.all.length}`);
      expect(words(stage.text)).toContain(words(data.guide));
      playAsTaught(stage, of.picks(momentIn(of, id), data.ways[0]?.choices ?? []));
      stage.settle();
      expect(words(stage.text)).toContain(words(data.met));
      expect(stage.text).toContain('learned');
      expect(stage.text).not.toContain('Yours:');
      expect(stage.text).not.toContain('…');
      for (const { name } of data.ways) expect(stage.text).toContain(name);
      expect(stage.lines[(stage.view.menu?.y ?? 0) - 1]?.trim()).toBe('');
    });
  });
}

async function learn({ title }: Game, at: number, size: { columns: number; rows: number }): Promise<PlainStage> {
  const store = open(tempFolder(), { games: GAMES });
  const page = await loaded(atTitle(store, new Shelf(GAMES), size).choose(title));
  return page.choose('Learn').choose(`${page.labels[at]}`);
}

const words = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** Gives what is taught, each answer as soon as it is asked for, and reads on to the page after it. */
function playAsTaught(stage: PlainStage, picks: readonly string[]): void {
  const left = [...picks];
  for (let keys = 0; stage.top.name !== 'lessons'; keys++) {
    if (keys > 80) throw new Error(`no outcome:\n${stage.text}`);
    const value = stage.top.name === 'walk' ? undefined : left.shift();
    if (value === undefined) stage.press('Enter');
    else stage.send({ kind: 'select', value });
  }
}
