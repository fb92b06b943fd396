/** The lessons on the screen: nothing is cut, anything legal is taken, and nothing of theirs reaches what is the player's. */
import { describe, expect, it } from 'vitest';
import { lessonsData } from '../../../../../src/games/gladiator/tables.ts';
import { GAMES } from '../../../../../src/games/index.ts';
import { GLYPHS } from '../../../../../src/tui/glyphs.ts';
import { titleScreen } from '../../../../../src/tui/screens/title.ts';
import { type FakeServices, fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { Stage } from '../../program/tui/stage.ts';
import { finishedSave, newSession } from '../bout/scenes.ts';

const { lessons, bout } = lessonsData();
const LINES = GAMES[0]?.lessons ?? [];
const SMALL = { columns: 80, rows: 24 };
const SIZES = [SMALL, { columns: 120, rows: 40 }] as const;

const learnOn = (services: FakeServices = fakeServices(), size = SMALL): Stage =>
  new Stage((env) => titleScreen(env, null), services, size).choose('Learn');

/** On the question of a lesson, by its place. */
const askedOn = (at: number, services?: FakeServices, size = SMALL): Stage =>
  learnOn(services, size).press(`${at + 1}`, 'Enter');

/** Goes on to what the answer was worth, with all figures reckoned. */
function toOutcome(stage: Stage): Stage {
  for (let keys = 0; stage.top.name !== 'lessons'; keys++) {
    if (keys > 40) throw new Error(`no outcome:\n${stage.text}`);
    stage.press(stage.top.name === 'act' ? '2' : 'Space');
  }
  return stage.settle();
}

const words = (text: string): string => text.replace(/\s+/gu, ' ').trim();

describe.each(SIZES)('at $columns x $rows', (size) => {
  it.each(
    [...lessons, { ...bout, id: 'bout', guide: '' }].map((one, at) => [LINES[at]?.title ?? '', at, one] as const),
  )('%s is told whole, before it begins and at its question', (title, at, data) => {
    const stage = learnOn(undefined, size).press(`${at + 1}`);
    expect(words(stage.text)).toContain(words([title, ...data.text, data.task].join(' ')));
    const above = (stage.view.menu?.y ?? 0) - 1;
    expect(stage.lines[above]?.trim()).toBe('');
    stage.press('Enter');
    expect(stage.lines[0]).toMatch(data.id === 'divide' ? /divide your CF/u : /Lesson \d of 8 · /u);
    expect(words(stage.text)).toContain(words(data.guide));
  });

  it.each(lessons.map(({ id }, at) => [id, at] as const))('what came of %s is told whole', (id, at) => {
    const stage = askedOn(at, undefined, size);
    stage.press('Enter');
    if (id === 'divide') stage.press('Enter'); // CF left over are asked about
    toOutcome(stage);
    const menu = stage.view.menu?.y ?? 0;
    expect(stage.text).toContain('not yet');
    expect(stage.lines[menu - 1]?.trim()).toBe('');
    expect(stage.text).not.toContain(GLYPHS.unicode.ellipsis);
    for (const { name } of lessons[at]?.ways ?? []) expect(stage.text).toContain(name);
  });
});

describe('a lesson', () => {
  it('can be done otherwise, tried again, and is ticked once it is done as it teaches', () => {
    const services = fakeServices();
    const stage = askedOn(0, services);
    toOutcome(stage.press('e', 'Enter')); // beside him, looking away
    expect(stage.text).toMatch(/Step and turn: not yet(.|\n)*▸ Step beside him, no turn +yes +11 +13/u);
    expect(services.settings().learned).toEqual({});
    toOutcome(stage.choose('Try it again').press('{', 'e', 'Enter'));
    expect(stage.text).toMatch(/try 2(.|\n)*√ Step and turn: learned(.|\n)*▸ Turn left, then step ahead +yes +11 +10/u);
    expect(services.settings().learned).toEqual({ gladiator: ['step'] });
    expect(stage.choose('The lessons').labels[0]).toBe('√ Step and turn');
    expect(stage.view.menu?.initial).toBe(1);
    expect(stage.press('Esc').view.menu?.items[0]).toMatchObject({ label: 'Learn', note: '1 of 8 learned' });
  });

  it('is left by Esc at once, at its question and while something is shown', () => {
    const stage = askedOn(2);
    expect(stage.press('a', 'Esc').lines[0]).toContain('Learn · GLADIATOR');
    stage.press('3', 'Enter').press('a', 'q', 'Enter');
    expect(stage.top.name).toBe('resolution');
    expect(stage.press('Esc').top.name).toBe('lessons');
  });

  it('tells its own words whatever is said of hints and odds, and leaves both options alone', () => {
    const services = fakeServices({ settings: { hints: false, odds: false } });
    const stage = askedOn(2, services);
    expect(stage.text).toContain('Two steps that end in his hex');
    expect(stage.press('H', 'a', 'q').text).toContain('win 92, lose 3 in 100');
    expect(services.settings()).toMatchObject({ hints: false, odds: false });
  });

  it('touches no match in progress, no replay, no file', () => {
    const going = newSession('lessons').save();
    const services = fakeServices({ bout: going, replays: [finishedSave()] });
    const before = JSON.stringify([services.disk.bout, services.replays(), [...services.disk.records]]);
    for (const at of [0, 2, 5]) {
      const stage = askedOn(at, services).press('s', 's', 'Enter');
      if (stage.text.includes('Enter again')) stage.press('Enter');
      toOutcome(stage);
    }
    expect(JSON.stringify([services.disk.bout, services.replays(), [...services.disk.records]])).toBe(before);
  });
});

describe('the whole bout', () => {
  /** Fights it by what the words at each question name. */
  function fought(services: FakeServices): Stage {
    const stage = askedOn(7, services);
    for (let keys = 0; stage.top.name !== 'end'; keys++) {
      if (keys > 3_000) throw new Error(`no end:\n${stage.text}`);
      if (stage.top.name === 'allocate') stage.press('Down', 'Down', '8', 'Enter', 'Enter');
      else if (stage.top.name === 'plot') stage.press('d', 'Enter', 'Enter', '.');
      else stage.press('Space', 'Enter');
    }
    return stage;
  }

  it('is fought to its end, keeps nothing but its tick, and leads back to the lessons', () => {
    const services = fakeServices();
    const before = services.replayCount();
    const stage = fought(services);
    expect(stage.text).toContain('A lesson keeps no replay.');
    expect(stage.choose('Go on').text).toContain('√ Your first whole bout: learned');
    expect(services.settings().learned).toEqual({ gladiator: ['bout'] });
    expect([services.disk.bout, services.replayCount()]).toEqual([null, before]);
    expect(stage.labels).toEqual(['To the title', 'Try it again', 'The lessons']);
  });

  it('has words for the keys and the numbers at every question, whole at 80x24, and asks before it is left', () => {
    const stage = askedOn(7);
    const asked = new Set<string>();
    for (let keys = 0; keys < 400 && stage.top.name !== 'end' && asked.size < 2; keys++) {
      const { name } = stage.top;
      if (name === 'plot') expect(stage.text).toMatch(/Lesson ─(.|\n)*Enter[\s]+commits|[a-z]\./u);
      if (name === 'allocate') expect(words(stage.text)).toMatch(/Up, Down: area\.[^▸]*Enter commits\./u);
      if (name === 'plot' || name === 'allocate') asked.add(name);
      if (name === 'allocate') stage.press('Down', 'Down', '8', 'Enter', 'Enter');
      else if (name === 'plot') stage.press('d', 'Enter', 'Enter');
      else stage.press('Space');
    }
    expect([...asked].sort()).toEqual(['allocate', 'plot']);
    while (stage.top.name !== 'plot' && stage.top.name !== 'end') stage.press('Space', 'Enter');
    expect(stage.press('Esc').text).toContain('Only the tick of a lesson is kept.');
  });
});
