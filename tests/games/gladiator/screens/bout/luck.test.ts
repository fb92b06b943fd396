/** The page of luck: after a bout and from a replay, read while its search goes on, at any size. */
import { describe, expect, it } from 'vitest';
import { type LuckFound, luckErrand } from '../../../../../src/games/gladiator/labour/luck.ts';
import { openLuck } from '../../../../../src/games/gladiator/screens/journal/luck-screen.ts';
import { type Labour, toiledOut } from '../../../../../src/odds/labour.ts';
import { DEFAULT_SETTINGS } from '../../../../../src/settings.ts';
import { titleScreen } from '../../../../../src/tui/screens/title.ts';
import { fakeServices, type Terminal } from '../../../../../tools/games/gladiator/services.ts';
import { boutStage, Stage } from '../../program/tui/stage.ts';
import { finishedSave, newSession, playOn } from './scenes.ts';
import { teamSession, teamSetup } from './teams.ts';

const CALM = { ...DEFAULT_SETTINGS, confirm: false };
const services = () => fakeServices({ settings: CALM, replays: [finishedSave('swing-15')] });
/** Little work, so that the search is soon done. */
const WORK = 5_000;
const SAVE = finishedSave('swing-15');
const luck = (terminal: Partial<Terminal> = {}) =>
  new Stage((env) => openLuck(SAVE, 'A', env, WORK), services(), terminal);

/** The search, to its end. */
function found(stage: Stage): Stage {
  while (stage.top.timer !== null) stage.send({ kind: 'tick' });
  return stage;
}

const luckToTheEnd = () => found(luck()).text;
const done = found(luck({ columns: 120, rows: 40 }));

describe('luck', () => {
  it('is opened from the end of a bout by its key and by its menu, and from a replay', () => {
    const session = newSession('ended');
    playOn(session);
    const end = () => boutStage(session, services()).press('Space');
    expect(end().top.name).toBe('end');
    expect(end().press('L').top.name).toBe('luck');
    expect(end().choose('Luck').top.name).toBe('luck');
    const replay = new Stage((env) => titleScreen(env, null), services()).press('r', 'Enter');
    expect(replay.press('L').top.name).toBe('luck');
    expect(replay.press('Esc').top.name).toBe('replay');
  });

  it('tells at once of both sides and blow by blow, and of the rolls that swung it when they are found', () => {
    const stage = luck();
    expect(stage.text).toMatch(/wounds dealt +men killed +luck in 100/);
    expect(stage.text).toMatch(/\d+ % {2}played on from either side of its rolls/);
    expect(stage.text).toMatch(/Blow by blow/);
    expect(done.text).not.toContain('played on from');
    expect(done.text).toMatch(
      /your chance to win, about: \d+ \(\d+ to \d+\) → \d+ \(\d+ to \d+\) in 100|No single roll swung/,
    );
  });

  it('works in small steps, each of which changes the timer, and none when all is found', () => {
    const stage = luck();
    const first = stage.top.timer;
    stage.send({ kind: 'tick' });
    expect(stage.top.timer?.token).not.toBe(first?.token);
    expect(done.top.timer).toBeNull();
    expect(done.send({ kind: 'tick' }).top.timer).toBeNull();
  });

  it('says what the luck of the two on it means, by their names or, of a team, by their sides', () => {
    const [mine, his] = [4, 5].map((row) => /(\d+) +[█░]/u.exec(done.lines[row] ?? '')?.[1]);
    expect(done.prompt).toMatch(
      new RegExp(`With other dice ${mine} of 100 go worse for Maximus, ${his} for \\w+ \\(P300\\)\\.$`, 'u'),
    );
    const session = teamSession(teamSetup(5, 5), 'x5');
    playOn(session);
    const teams = new Stage((env) => openLuck(session.save(), 'A', env, WORK), services());
    while (!teams.text.includes('luck in 100')) teams.send({ kind: 'tick' });
    expect(teams.prompt).toMatch(/ \d+ of 100 go worse for your side, \d+ for the other \(P300\)\.$/u);
  });

  it('of a bout of very many blows is read before it is told, and can be left meanwhile', () => {
    const session = teamSession(teamSetup(5, 5), 'x5');
    playOn(session);
    const open = () => new Stage((env) => openLuck(session.save(), 'A', env, WORK), services());
    const stage = open();
    expect(stage.text).toMatch(/\d+ %: reading its blows/u);
    while (!stage.text.includes('luck in 100')) stage.send({ kind: 'tick' });
    expect(stage.top.timer?.token).toMatch(/^luck/u);
    expect(open().press('Esc').gone).toBe(true);
  });

  describe('where another thread works on it', () => {
    /** Luck that is found when a test says so. */
    function elsewhere() {
      const toil = luckErrand({ save: SAVE, work: WORK }).begin();
      const now = { found: null as LuckFound | null, done: 0, over: false, trouble: null as string | null };
      const calls = { stopped: 0 };
      const awaited = { ...now, look() {}, stop: () => void calls.stopped++ };
      const labour = { pause: 150, send: () => awaited } as unknown as Labour;
      const stage = new Stage((env) => openLuck(SAVE, 'A', env, WORK), { ...services(), labour });
      const tell = (part: Partial<typeof now>): Stage => {
        Object.assign(awaited, part);
        return stage.send({ kind: 'tick' });
      };
      return { toil, stage, tell, calls };
    }

    it('says how far that is, then what is known, and at last the rolls', () => {
      const { stage, tell, toil } = elsewhere();
      expect(stage.text).toContain('0 %: reading its blows.');
      expect(stage.top.timer?.ms).toBe(150);
      expect(tell({ done: 0.5 }).text).toContain('50 %: reading its blows.');
      while (toil.found === null) toil.step();
      expect(tell({ found: toil.found, done: 0.25 }).text).toContain('luck in 100');
      expect(stage.send({ kind: 'tick' }).text).toContain('25 %  played on from');
      expect(tell({ found: toiledOut(toil), over: true }).top.timer).toBeNull();
      expect(stage.text).toBe(luckToTheEnd());
    });

    it('says so in a sentence when that thread has stopped', () => {
      const { tell, toil } = elsewhere();
      expect(tell({ trouble: 'It is begun again.' }).text).toContain('It is begun again.');
      while (toil.found === null) toil.step();
      const { text } = tell({ found: toil.found, trouble: null });
      expect(text).not.toContain('It is begun again.');
      const over = tell({ over: true, trouble: 'It is given up.' });
      expect(over.text).toContain('It is given up.');
      expect(over.top.timer).toBeNull();
    });

    it('stops it when the page is left, not while another lies over it', () => {
      const { stage, tell, toil, calls } = elsewhere();
      while (toil.found === null) toil.step();
      tell({ found: toil.found });
      stage.press('Enter');
      expect([stage.top.name, calls.stopped]).toEqual(['why', 0]);
      stage.press('Esc', 'Esc');
      expect(calls.stopped).toBe(1);
    });
  });

  it('unfolds the dice of the chosen line, and comes back to it', () => {
    const [before] = done.lines.filter((line) => /#\d+ /.test(line));
    expect(before).toBeDefined();
    done.press('Enter');
    expect(done.top.name).toBe('why');
    done.press('Esc');
    expect(done.top.name).toBe('luck');
  });

  it('cites of every figure the line of the journal', () => {
    const figures = done.lines.filter((line) => /expected: \d|your chance|this or more extreme/.test(line));
    expect(figures.length).toBeGreaterThan(3);
    for (const line of figures) expect(line).toMatch(/^ {8}#\d+ {2}/);
  });

  it('goes to its first and its last line by Home and End', () => {
    const stage = found(luck());
    const first = stage.press('Home').text;
    const last = stage.press(...Array<string>(60).fill('PageDown')).text;
    expect(last).not.toBe(first);
    expect(stage.press('Home').text).toBe(first);
    expect(stage.press('End').text).toBe(last);
  });

  it('keeps the chosen line in sight, from the first to the last', () => {
    const stage = found(luck());
    for (let i = 0; i < 60; i++) stage.press(i < 30 ? 'Down' : 'PageDown');
    const last = stage.text;
    expect(stage.press('Down').text).toBe(last);
    for (let i = 0; i < 60; i++) stage.press('PageUp');
    expect(stage.text).toContain('The rolls that swung it');
    expect(stage.press('Up').text).toContain('The rolls that swung it');
  });

  it('of a bout that is not over says why there is none', () => {
    const save = newSession('begun').save();
    const stage = new Stage((env) => openLuck(save, 'A', env), services());
    expect(stage.text).toContain('The luck of this bout cannot be worked out: the bout is not over.');
  });

  it.each([
    [80, 24],
    [100, 30],
    [200, 60],
  ] as const)('at %ix%i shows the same figures', (columns, rows) => {
    const [, name = '', blows = ''] = /^ {2}(\S+) +(\d+) +\d+ +\d+\.\d/m.exec(done.text) ?? [];
    const text = luck({ columns, rows }).text;
    expect(name).not.toBe('');
    expect(text).toMatch(new RegExp(`^ {2}${name} +${blows} +\\d+ +\\d+\\.\\d +\\d+ +\\d\\.\\d\\d +\\d+`, 'm'));
  });
});
