/** Frames: every event with the state it left and its line of English. */

import { expect, it } from 'vitest';
import { randomController } from '../../../../../src/ai/random.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import type { GladiatorKit } from '../../../../../src/games/gladiator/rules/kit.ts';
import { Match } from '../../../../../src/kernel/match.ts';
import { runMatch } from '../../../../../src/kernel/runner.ts';
import { digestOf } from '../../../../../src/kernel/state.ts';
import { type Frame, recorder } from '../../../../../src/session/frames.ts';
import { tables } from '../../../../../tools/games/gladiator/bout.ts';
import { boutSetup } from '../../support/surprises.ts';

/** A whole bout with its frames, and the digests of the state as each event was written. */
function bout() {
  const frames: Frame<GladiatorKit>[] = [];
  const digests: string[] = [];
  const record = recorder(gladiator, frames);
  const match = Match.start(gladiator, tables, boutSetup('seat'), 'frames', {
    watch(entry, state) {
      record(entry, state);
      digests.push(digestOf(state));
    },
  });
  const bot = randomController(gladiator, tables, 'frames');
  runMatch(match, () => bot);
  return { match, frames, digests };
}

it('a bout has one frame an event, in order, each with a line of its own', () => {
  const { match, frames } = bout();
  expect(frames.map(({ entry }) => entry)).toEqual(match.journal);
  expect(frames.filter(({ text }) => text.trim() === '')).toEqual([]);
});

it('a frame keeps the state as it was just after its event, though the bout goes on', () => {
  const { frames, digests } = bout();
  expect(frames.map(({ state }) => digestOf(state))).toEqual(digests);
  expect(new Set(digests).size).toBeGreaterThan(10);
});

it('the last frame of a bout has its outcome', () => {
  const { match, frames } = bout();
  expect(match.state.outcome).not.toBeNull();
  expect(frames.at(-1)?.state.outcome).toEqual(match.state.outcome);
});

it('what is done to a frame is not done to the bout', () => {
  const { match, frames } = bout();
  const digest = match.digest();
  const [fighter] = frames.at(-1)?.state.fighters ?? [];
  if (fighter === undefined) throw new Error('no fighter in the last frame');
  fighter.exhaustion = 99;
  expect(match.digest()).toBe(digest);
});
