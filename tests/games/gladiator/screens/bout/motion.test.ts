/** What is seen between two beats: it leads to the picture that stands, any key ends it and is heard, and it changes nothing. */
import { describe, expect, it } from 'vitest';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import type { GladiatorKit } from '../../../../../src/games/gladiator/rules/kit.ts';
import type { State } from '../../../../../src/games/gladiator/rules/types.ts';
import { type Beat, nextBeat } from '../../../../../src/games/gladiator/screens/bout/beats.ts';
import { passagesOf } from '../../../../../src/games/gladiator/screens/bout/passages.ts';
import { replayScreen } from '../../../../../src/games/gladiator/screens/ending/replay.ts';
import type { Save } from '../../../../../src/kernel/save.ts';
import { Playback } from '../../../../../src/session/playback.ts';
import { tables } from '../../../../../tools/games/gladiator/bout.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { boutStage, Stage } from '../../program/tui/stage.ts';
import { finishedSave, newSession } from './scenes.ts';

const MOVING = { settings: { motion: true } } as const;

function playbackOf(save: Save): Playback<GladiatorKit> {
  const opened = Playback.open(gladiator, tables, save);
  if (!opened.ok) throw new Error(opened.why);
  return opened.value;
}

const replayOf = (save: Save, wanted = {}, terminal = {}) => {
  const source = playbackOf(save);
  return { source, stage: new Stage(() => replayScreen(source), fakeServices(wanted), terminal) };
};

/** Every beat of a bout, and the state in which it found it. */
function beatsOf(save: Save): readonly { readonly before: Readonly<State>; readonly beat: Beat }[] {
  const source = playbackOf(save);
  const beats: { before: Readonly<State>; beat: Beat }[] = [];
  for (;;) {
    const before = source.shown;
    const beat = nextBeat(source);
    if (beat === null) return beats;
    beats.push({ before, beat });
  }
}

const SAVE = finishedSave('motion');

describe('in a replay', () => {
  it.each([
    [80, 24, 'unicode', 3],
    [80, 24, 'ascii', 0],
    [120, 40, 'unicode', 1],
    [120, 40, 'ascii', 2],
  ] as const)(
    'every step comes to the picture that stands without it (%dx%d, %s, %d)',
    (columns, rows, skin, level) => {
      const terminal = { columns, rows, skin, level };
      const [still, moving] = [replayOf(SAVE, {}, terminal), replayOf(SAVE, MOVING, terminal)];
      let seen = 0;
      while (!still.source.over) {
        still.stage.press('Space');
        moving.stage.press('Space');
        if (moving.stage.top.timer !== null) {
          if (moving.stage.text !== still.stage.text) seen += 1;
          moving.stage.settle();
        }
        expect(moving.stage.text).toBe(still.stage.text);
      }
      expect(seen).toBeGreaterThan(3);
    },
  );

  it('a key ends it at once and is heard', () => {
    const { source, stage } = replayOf(SAVE, MOVING);
    while (stage.top.timer === null) stage.press('Space');
    const at = source.at;
    stage.press('Space');
    expect(source.at).toBeGreaterThan(at);
    while (stage.top.timer === null) stage.press('Space');
    stage.press('c');
    expect([stage.top.timer, stage.top.name]).toEqual([null, 'replay']);
  });

  it('back, and over phases, nothing is seen on the way', () => {
    const { stage } = replayOf(SAVE, MOVING);
    for (let i = 0; i < 12; i++) stage.press('Space');
    for (const key of ['Backspace', 'f', 'b', 'End', 'Home']) expect(stage.press(key).top.timer).toBeNull();
  });
});

describe('in a bout', () => {
  it('it ends before the prompt is answered, and costs no key', () => {
    const counted = (wanted: object): readonly number[] => {
      const session = newSession('motion');
      const stage = boutStage(session, fakeServices(wanted));
      const keys: number[] = [];
      for (let n = 0; n < 60 && !session.over; n++) {
        const menu = stage.view.menu;
        stage.press(menu === null && stage.top.name === 'plot' ? '.' : 'Enter');
        keys.push(session.lines.length);
      }
      return keys;
    };
    expect(counted(MOVING)).toEqual(counted({}));
  });

  it('is not seen with the pace "instant", nor where the option is off', () => {
    for (const settings of [{ motion: true, pace: 'instant' }, { motion: false }] as const) {
      const stage = boutStage(newSession('motion'), fakeServices({ settings }));
      for (let n = 0; n < 40; n++) {
        expect(stage.top.timer?.token ?? '').not.toContain('picture');
        stage.press(stage.top.name === 'plot' ? '.' : 'Enter');
      }
    }
  });
});

describe('pictures', () => {
  it('who moves is on the way from where the last beat left him, and who goes down has not gone down yet', () => {
    let [moved, fell, sparked] = [0, 0, 0];
    for (const { before, beat } of ['motion', 'over', 'bell'].flatMap((seed) => beatsOf(finishedSave(seed)))) {
      const frozen = JSON.stringify([before, beat]);
      for (const { moving, falling, sparks, flash } of passagesOf(before, beat, 'A')) {
        moved += moving.length;
        fell += falling.length;
        sparked += sparks.length;
        for (const { id, from } of moving) expect(before.fighters.find((one) => one.id === id)?.at).toEqual(from);
        for (const { id } of falling) expect(before.fighters.find((one) => one.id === id)?.posture).not.toBe('prone');
        expect(sparks.length > 0 && flash !== null).toBe(false);
      }
      expect(JSON.stringify([before, beat])).toBe(frozen);
    }
    expect(Math.min(moved, fell, sparked)).toBeGreaterThan(0);
  });
});
