/** Snapshots of a match: whole, and out of reach of all that is played after them. */
import { expect, it } from 'vitest';
import { randomController } from '../../../../src/ai/random.ts';
import { heroes } from '../../../../src/games/heroes/rules/index.ts';
import { snapshotOf } from '../../../../src/games/heroes/rules/snapshot.ts';
import type { State } from '../../../../src/games/heroes/rules/types.ts';
import { tables } from '../../../../src/games/heroes/tables.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { runMatch } from '../../../../src/kernel/runner.ts';
import { copyPlain } from '../../../../src/kernel/state.ts';
import { anySetup } from '../../../../tools/games/heroes/matches.ts';
import { freeze } from '../../../support/frozen.ts';

it.each(['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'])(
  'a snapshot holds all of the state, and nothing that is played later writes to it: match %s',
  (seed) => {
    const takes: (readonly [State, State])[] = [];
    const watch = (_entry: unknown, state: State): void =>
      void takes.push([freeze(snapshotOf(state)), copyPlain(state)]);
    const match = Match.start(heroes, tables(), anySetup(seed, 'novice'), seed, { watch });
    const player = randomController(heroes, tables(), seed);
    runMatch(match, () => player);
    expect(takes.length).toBeGreaterThan(0);
    for (const [snapshot, whole] of takes) expect(snapshot).toEqual(whole);
  },
);
