/** Snapshots of a bout: whole, and out of reach of all that is played after them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomController } from '../../../../../src/ai/random.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import type { Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import { snapshotOf } from '../../../../../src/games/gladiator/rules/snapshot.ts';
import type { State } from '../../../../../src/games/gladiator/rules/types.ts';
import { Match } from '../../../../../src/kernel/match.ts';
import { runMatch } from '../../../../../src/kernel/runner.ts';
import { copyPlain } from '../../../../../src/kernel/state.ts';
import { tables } from '../../../../../tools/games/gladiator/bout.ts';
import { anyArena, anySetup } from '../../../../../tools/games/gladiator/fuzz/bouts.ts';
import { PARTIES, partySetup } from '../../../../../tools/games/gladiator/parties/bouts.ts';
import { SHAPES, teamSetup } from '../../../../../tools/games/gladiator/teams/bouts.ts';
import { freeze } from '../../../../support/frozen.ts';
import { tried } from '../../../../support/soak.ts';

const seeds = fc.nat(999_999).map((n) => `snapshot-${n}`);
const ofTeams = fc.tuple(fc.constantFrom(...SHAPES), seeds).map(([men, seed]) => teamSetup(men, seed, () => 0));
const ofHunts = fc.tuple(fc.constantFrom(...PARTIES), seeds).map(([men, seed]) => partySetup(men, seed));
const WHOLE = 300_000;

/** Plays a bout of which every snapshot is frozen to its last part, what it shares with the state included. */
function playFrozen(setup: Setup, seed: string): void {
  const takes: (readonly [State, State])[] = [];
  const take = (state: State): void => void takes.push([freeze(snapshotOf(state)), copyPlain(state)]);
  const match = Match.start(gladiator, tables, setup, seed, { watch: (_entry, state) => take(state) });
  const player = randomController(gladiator, tables, seed);
  runMatch(match, () => player);
  expect(takes.length).toBeGreaterThan(0);
  for (const [snapshot, whole] of takes) expect(snapshot).toEqual(whole);
}

describe('a snapshot', () => {
  it.each([
    ['of two men', anySetup],
    ['in an arena', anyArena],
    ['of teams', ofTeams],
    ['of a hunt', ofHunts],
  ])(
    '%s holds all of the state, and nothing that is played later writes to it',
    (_, setups) => {
      fc.assert(
        fc.property(setups, seeds, (setup, seed) => playFrozen(setup, seed)),
        { seed: 19, numRuns: tried(5, 50) },
      );
    },
    WHOLE,
  );
});
