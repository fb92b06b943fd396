/** After a bout: its end, its record, the list of replays, and watching one. */
import { describe, expect, it } from 'vitest';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { RESULT_LETTERS, type State } from '../../../../../src/games/gladiator/rules/types.ts';
import { CAUSES, endOf } from '../../../../../src/games/gladiator/screens/ending/end.ts';
import { recordFileText } from '../../../../../src/games/gladiator/screens/ending/record.ts';
import { replayScreen } from '../../../../../src/games/gladiator/screens/ending/replay.ts';
import { practiceGame } from '../../../../../src/games/gladiator/screens/open/practice.ts';
import { Playback } from '../../../../../src/session/playback.ts';
import { replaysScreen } from '../../../../../src/tui/screens/replays.ts';
import { tables } from '../../../../../tools/games/gladiator/bout.ts';
import { fakeServices, type Wanted } from '../../../../../tools/games/gladiator/services.ts';
import { boutStage, Stage } from '../../program/tui/stage.ts';
import { finishedSave, newSession, playOn } from './scenes.ts';
import { teamSession, teamSetup } from './teams.ts';

function finished(seed = 'over') {
  const session = newSession(seed);
  playOn(session);
  return session;
}

/** What a practice bout belongs to. */
const PRACTICE = { kind: 'practice', again: practiceGame } as const;
const ending = (session = finished(), wanted: Wanted = {}) =>
  new Stage((env) => endOf(session, 'A', env, PRACTICE), fakeServices(wanted));

describe('the end of a bout', () => {
  it('is reached with Space from the last thing shown', () => {
    const session = finished();
    const stage = boutStage(session);
    expect(stage.prompt).toContain('It is over. Space shows how it ended.');
    expect(stage.press('Space').top.name).toBe('end');
    expect(stage.screens).toHaveLength(1);
  });

  it('keeps the bout as a replay, and only then is it no longer the bout in progress', () => {
    const session = finished();
    const stage = ending(session, { bout: session.save() });
    expect(stage.prompt).toContain('Kept as replay replay-1.');
    expect(stage.services.disk.bout).toBeNull();
    expect(stage.services.settings().firstRun).toBe(false);
  });

  it('says why a bout could not be kept, and leaves it where it is', () => {
    const session = finished();
    const stage = ending(session, { bout: session.save(), unwritable: 'the disk is full' });
    expect(stage.prompt).toContain('The bout could not be kept: the disk is full');
    expect(stage.services.disk.bout).not.toBeNull();
    expect(stage.choose('Save the record').prompt).toContain('The bout was not kept, so there is no place');
  });

  it('3.8.1 shows the verdict on the player, whatever it is, and how it came to it', () => {
    const words = { V: 'V I C T O R I A', M: 'M I S S U S', S: 'S T A N S', P: 'P E R I I T' } as const;
    const seen = new Set<string>();
    for (let seed = 0; seed < 25; seed++) {
      const session = finished(`verdict-${seed}`);
      const letter = session.match.state.outcome?.results.A ?? 'P';
      const { text } = ending(session);
      expect(text).toContain(words[letter]);
      expect(text).toMatch(/Turn [IVX]+: .* \(\d+(\.\d+)*\)\./u);
      expect(text).not.toContain('…');
      seen.add(letter);
    }
    expect(RESULT_LETTERS.filter((letter) => seen.has(letter)).length).toBeGreaterThan(2);
  });

  it('counts what both have done', () => {
    const session = finished();
    const blows = session.lines.filter(({ entry }) => entry.event.kind === 'blow' && entry.event.fighter === 'A');
    expect(ending(session).lines[7]).toMatch(
      new RegExp(`^ +MAXIMUS +medium +(won|draw|spared|dead) +${blows.length} `, 'u'),
    );
  });

  it('19 has room for the longest name and the longest style', () => {
    const session = finished();
    for (const fighter of session.match.state.fighters)
      Object.assign(fighter, { name: 'Maximilianus I', style: 'cataphractarius' });
    expect(ending(session).lines[7]).toMatch(
      / MAXIMILIANUS I cataphractarius (won|draw|spared|dead) +\d+ +\d+ +\d+ +\d+\/\d+ +-?\d+ *$/u,
    );
  });

  it('offers a rematch with new dice or the same, each saved at once', () => {
    const session = finished();
    const again = ending(session).choose('Rematch');
    expect(again.services.disk.bout?.seed).toBe('SEED-1');
    expect(again.top.name).toBe('plot');
    const same = ending(session).choose('Same dice');
    expect(same.services.disk.bout?.seed).toBe(session.match.seed);
    expect(same.text).toBe(boutStage(newSession('over')).text);
  });

  it('lets one watch it, save its record, see sheets and journal, and go to the title', () => {
    const stage = ending();
    expect(stage.choose('Watch it').top.name).toBe('replay');
    expect(stage.press('Esc').top.name).toBe('end');
    expect(stage.press('i').top.name).toBe('sheet');
    expect(stage.press('Esc', 'C-p').top.name).toBe('journal');
    expect(stage.press('Esc', '?').top.name).toBe('help');
    expect(stage.press('Esc').choose('Save the record').prompt).toContain('The record is in /replays/replay-1.txt.');
    expect(stage.choose('To the title').top.name).toBe('title');
    expect(stage.labels).toContain('Replays');
  });

  it('the record has every line with its moment and its rule, and the results', () => {
    const session = finished();
    const record = recordFileText(session, 'unicode').split('\n');
    expect(record[0]).toMatch(/^HARENA {2}Maximus \(medium\) v .* seed over$/u);
    for (const { text, entry } of session.lines)
      expect(record.some((line) => line.endsWith(`${text} [${entry.event.cite}]`))).toBe(true);
    const thrown = session.lines.flatMap(({ entry: { event } }) => (event.kind === 'blow' ? (event.rolls ?? []) : []));
    expect(thrown.length).toBeGreaterThan(0);
    const dice = record.filter((line) => line.startsWith(' '.repeat(10)));
    expect(dice).toHaveLength(thrown.length);
    for (const line of dice) expect(line).toMatch(/^ {10}\S.* \[\d\] .*\d .*\[.+\]$/u);
    expect(dice.join('\n')).toMatch(/RED {6}\[\d\] \[\d\] \[\d\] \d+.* → column \d \S/u);
    expect(record.slice(-3, -1).every((line) => /: [VSMP], performance -?\d+$/u.test(line))).toBe(true);
  });
});

describe('the list of replays', () => {
  const list = (wanted: Wanted, columns = 80) => new Stage(replaysScreen, fakeServices(wanted), { columns });

  it('says when there is none', () => {
    expect(list({}).text).toContain('No match has been finished yet.');
    expect(list({}).press('Esc').gone).toBe(true);
  });

  it('tells of each bout the results, the turn, the day and the seed', () => {
    const stage = list({ replays: [finishedSave('4F2A-91C0')] });
    expect(stage.view.menu?.items[0]?.note).toMatch(/^[VSMP]-[VSMP] {2}turn \d+ {2}2026-01-01 {2}4F2A-91C0$/u);
    expect(stage.view.menu?.items[0]?.label).toMatch(/^Maximus v \w+$/u);
  });

  it('tells below how the one under the mark ended', () => {
    const replays = Array.from({ length: 12 }, (_, i) => finishedSave(`end-${i}`));
    const stage = list({ replays });
    for (const { checkpoint } of replays) {
      const { outcome, fighters } = checkpoint.state as State;
      const winner = fighters.find(({ side }) => side === outcome?.winner);
      const said = CAUSES[outcome?.by ?? 'wounds'].replace(/ \(.*/u, '');
      expect(stage.prompt).toBe(` ▸ ${winner === undefined ? 'Nobody' : winner.name} won: ${said}.`);
      stage.press('Down');
    }
  });

  it('shows a damaged one as such, and what is wrong when it is chosen', () => {
    const stage = list({ damaged: ['replay-bad'] });
    expect(stage.view.menu?.items[0]).toMatchObject({ label: 'replay-bad', note: 'damaged: it is not JSON' });
    expect(stage.press('Enter').prompt).toContain('! replay-bad cannot be read');
  });

  it('says of one that cannot be played why, and goes back from there', () => {
    const broken = { ...finishedSave('bad'), digest: '0'.repeat(16) };
    const stage = list({ replays: [broken] }).press('Enter');
    expect(stage.text).toContain('This bout cannot be replayed:');
    expect(stage.press('?').top.name).toBe('help');
    expect(stage.press('Esc', 'Esc').text).toContain('1 kept');
  });
});

describe('watching a bout', () => {
  function watching(seed = 'watch'): { stage: Stage; source: ReturnType<typeof played> } {
    const source = played(seed);
    return { stage: new Stage(() => replayScreen(source)), source };
  }
  function played(seed: string) {
    const opened = Playback.open(gladiator, tables, finishedSave(seed));
    if (!opened.ok) throw new Error(opened.why);
    return opened.value;
  }

  it('begins after the set-up and goes on by beats to the end', () => {
    const { stage, source } = watching();
    expect(source.frame?.entry.turn).toBe(0);
    let steps = 0;
    while (!source.over) {
      const { at } = source;
      stage.press('Space');
      expect(source.at).toBeGreaterThan(at);
      if (steps++ > 1000) throw new Error('no end');
    }
    expect(stage.prompt).toContain('The end.');
    const { text } = stage;
    expect(stage.press('Space').text).toBe(text);
  });

  it('a step back is the step before, cards and trail and all, over the ends of phases too', () => {
    const { stage, source } = watching();
    // the arena may have moved by a hex; its dots and all that stands beside and below it are the same
    const seen = () => [
      stage.lines.map((line, y) => (y > 0 && y < 18 ? line.slice(46) : line)),
      stage.lines.slice(1, 18).join('').replace(/[^·]/gu, '').length,
    ];
    stage.press('f', 'f');
    while (!source.over) {
      const before = seen();
      stage.press('Space', 'Backspace');
      expect(seen()).toEqual(before);
      stage.press('Space');
    }
  });

  it('goes to the beginning and the end, and by phases both ways', () => {
    const { stage, source } = watching();
    stage.press('End');
    expect(source.over).toBe(true);
    stage.press('Home');
    expect(source.at).toBe(0);
    stage.press('Backspace');
    expect(source.at).toBe(0);
    stage.press('f', 'f', 'f');
    const { phase, turn } = source.frame?.entry ?? {};
    stage.press('b');
    expect([source.frame?.entry.turn, source.frame?.entry.phase]).not.toEqual([turn, phase]);
  });

  it('goes at the key whatever the pace of bouts is', () => {
    const source = played('watch');
    const stage = new Stage(() => replayScreen(source), fakeServices({ settings: { pace: 'instant' } }));
    const { at } = source;
    stage.press('Space');
    expect(source.at).toBeGreaterThan(at);
    expect(source.over).toBe(false);
    expect(stage.top.timer).toBeNull();
  });

  it('asks why, opens sheets, journal and the arena, and ends with Esc', () => {
    const { stage } = watching();
    stage.press('f');
    for (const [key, name] of [
      ['?', 'why'],
      ['i', 'sheet'],
      ['C-p', 'journal'],
      ['x', 'look'],
      ['F1', 'help'],
    ] as const) {
      expect(stage.press(key).top.name).toBe(name);
      expect(stage.press('Esc').top.name).toBe('replay');
    }
    expect(stage.press('z', 'g').top.name).toBe('replay');
    expect(stage.press('Esc').gone).toBe(true);
  });
});

describe('a bout of very many events', () => {
  const session = teamSession(teamSetup(5, 5), 'x5');
  playOn(session);
  const open = () => new Stage(replaysScreen, fakeServices({ replays: [session.save()] })).press('Enter');

  it('is played again a little at a time, tells how far that has come, and can be left meanwhile', () => {
    const stage = open();
    expect(stage.text).toMatch(/\d+ %: the bout is played again/u);
    expect(open().press('Esc').screens).toHaveLength(1);
    stage.settle();
    expect(stage.top.name).toBe('replay');
    expect(stage.press('End').text).toContain(`${session.lines.length} of ${session.lines.length}`);
  });
});
