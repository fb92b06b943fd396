/** How few keys a phase takes of a player who knows what to do. */
import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS, type Settings } from '../../../../../src/settings.ts';
import { fakeServices } from '../../../../../tools/games/gladiator/services.ts';
import { boutStage } from '../../program/tui/stage.ts';
import { sessionIn } from '../bout/scenes.ts';

/** The keys for whatever is shown or asked while a man stands and does as last time. */
const KEYS: { readonly [screen: string]: readonly string[] } = {
  plot: ['.'],
  allocate: ['a', 'Enter'],
  act: ['1'],
  resolution: ['F'],
};

/** Keys from one order to the next, phase by phase, after the first of them; a strong man stands and guards himself. */
function keysAPhase(pace: Settings['pace']): readonly number[] {
  const session = sessionIn({ A: { tr: 20, moves: 5 }, B: { moves: 5 } });
  const stage = boutStage(session, fakeServices({ settings: { ...DEFAULT_SETTINGS, pace } }));
  stage.press('.', 'F', 'p', 'p', 'Enter', 'F');
  const counts: number[] = [];
  while (!session.over && counts.length < 6) {
    if (stage.top.name === 'plot') counts.push(0);
    const keys = KEYS[stage.top.name] ?? [];
    if (keys.length === 0) throw new Error(`no key for ${stage.top.name}`);
    stage.press(...keys);
    counts.push((counts.pop() ?? 0) + keys.length);
  }
  return counts.slice(0, -1);
}

it.each([
  ['key', 5],
  ['flow', 5],
  ['instant', 3],
] as const)('at pace %s a phase of blows takes %i keys, with all confirming on', (pace, keys) => {
  expect(keysAPhase(pace)).toEqual(Array(5).fill(keys));
});
