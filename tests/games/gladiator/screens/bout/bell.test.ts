/** What the bell is rung for in a bout: wounds and deaths as they are shown, whoever suffers them. */
import { expect, it } from 'vitest';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { replayScreen } from '../../../../../src/games/gladiator/screens/ending/replay.ts';
import { Playback } from '../../../../../src/session/playback.ts';
import { tables } from '../../../../../tools/games/gladiator/bout.ts';
import { boutStage, Stage } from '../../program/tui/stage.ts';
import { finishedSave, newSession } from './scenes.ts';

const WOUNDS = / wounds?\b|bleeds?\b|dies?\b|dead\b|killed\b/u;

it('a replay rings at the beat of each wound and death, and at no other', () => {
  const opened = Playback.open(gladiator, tables, finishedSave('bell'));
  if (!opened.ok) throw new Error(opened.why);
  const { frames } = opened.value;
  const hurt = frames.filter(({ entry: { event } }) => 'wounds' in event && event.wounds > 0);
  expect(hurt.length).toBeGreaterThan(1);
  const stage = new Stage(() => replayScreen(opened.value));
  const heard = new Set<object>();
  while (!opened.value.over) {
    const from = opened.value.at;
    const before = stage.top.bell ?? null;
    stage.press('Space');
    const { bell = null } = stage.top;
    const beat = frames.slice(from, opened.value.at);
    if (bell === null || bell === before) {
      expect(beat.filter((one) => hurt.includes(one))).toEqual([]);
      continue;
    }
    heard.add(bell);
    expect(beat.some(({ text }) => WOUNDS.test(text))).toBe(true);
  }
  expect(heard.size).toBeGreaterThan(1);
});

it('a bout rings for nothing before anything has happened', () => {
  expect(boutStage(newSession('bell')).top.bell).toBeNull();
});
