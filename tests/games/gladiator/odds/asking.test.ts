/** No question asked of a match changes it: each is put to states that throw at whoever writes to them, at the prompts of whole bouts. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomController } from '../../../../src/ai/random.ts';
import { orderOdds } from '../../../../src/games/gladiator/odds/order.ts';
import { gladiator } from '../../../../src/games/gladiator/rules/index.ts';
import { advancedRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan, muster } from '../../../../src/games/gladiator/rules/setup/muster.ts';
import type { Setup } from '../../../../src/games/gladiator/rules/setup/setup.ts';
import { byEdition, EDITIONS } from '../../../../src/games/gladiator/rules/tables/edition-types.ts';
import type { State } from '../../../../src/games/gladiator/rules/types.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { copyPlain } from '../../../../src/kernel/state.ts';
import { lying, scene, sword, tables, tablesOf } from '../../../../tools/games/gladiator/bout.ts';
import { anyObstructedScene, anyScene } from '../../../../tools/games/gladiator/fuzz/bouts.ts';
import { order } from '../../../../tools/games/gladiator/notation.ts';
import { partySetup } from '../../../../tools/games/gladiator/parties/bouts.ts';
import { teamSetup } from '../../../../tools/games/gladiator/teams/bouts.ts';
import { frozen } from '../../../support/frozen.ts';
import { tried } from '../../../support/soak.ts';
import { anyAdvancedScene } from '../support/fuzz/advanced.ts';
import { askEverything } from '../support/odds/questions.ts';

/** Work, not a race: it may take this many ms on a slow machine. */
const PATIENCE = 300_000;
/** Everything is asked at one prompt in so many. */
const ASKED_EVERY = tried(4, 1);
const OPTIONS = { seed: 16, numRuns: Number(process.env.FUZZ_RUNS ?? tried(2, 20)) };

describe('no question changes', () => {
  test.each([
    [1, 'RO FL'],
    [2, 'RO BL'],
    [4, 'RO BR'],
    [5, 'RO FR'],
  ] as const)(
    '7.4, 8.4 a bout in which a prone man may roll into his enemy and drop what he holds (facing %i, %s)',
    (facing, text) => {
      const stun = { amount: 10, turn: 1, phase: 1 };
      const state = frozen(scene({ A: { posture: 'prone', facing, stun }, phase: 2 }));
      const [first] = orderOdds({ state, tables }, 'A', order(text));
      expect(first?.what).toBe('wins');
    },
  );

  test.each([
    ['in the Basic Game', anyScene],
    ['in the Advanced Game', anyAdvancedScene],
    ['among obstacles', anyObstructedScene],
  ])(
    'a bout in the thick of it %s',
    (_, scenes) => {
      fc.assert(
        fc.property(scenes, (state) => {
          const lain = { ...state, loose: [...state.loose, lying(sword(99), { q: 0, r: 1 })] };
          askEverything(frozen(lain), tablesOf(state.rules), [], 'scene');
        }),
        OPTIONS,
      );
    },
    PATIENCE,
  );

  test.each(BOUTS())(
    'a bout to its end: %s',
    (name, setup) => {
      expect(faultsOf(setup, name)).toEqual([]);
    },
    PATIENCE,
  );
});

/** Bouts of every sort, with seats to be asked. */
function BOUTS(): readonly (readonly [name: string, setup: Setup])[] {
  const arena = { size: null, obstacles: 12 } as const;
  const bout = (red: Parameters<typeof anyMan>[0], blue: Parameters<typeof anyMan>[0], rules = advancedRules()) => ({
    rules,
    fighters: muster([anyMan(red)], [anyMan(blue)], 'one'),
  });
  return [
    ['a net', bout('retiarius', 'secutor')],
    ['a noose', bout('laquearius', 'myrmillo')],
    ['obstacles', { ...bout('thraex', 'dimachaerus'), arena }],
    ['teams', teamSetup([2, 2], 'asking', (i) => (i < 2 ? 0 : 'book'))],
    ['two seats', teamSetup([1, 1], 'asking two', (i) => (i === 0 ? 0 : 1))],
    ['riders', { rules: advancedRules(), fighters: muster([anyMan('myrmillo')], [anyMan('eques')], 'one') }],
    ['beasts', partySetup([1, 1], 'asking', 'one')],
    ...EDITIONS.map(
      (edition) => [edition, bout('myrmillo', 'thraex', advancedRules(undefined, byEdition(edition)))] as const,
    ),
  ];
}

/** Plays a bout at random and asks everything at its prompts; tells what was changed by asking. */
function faultsOf(setup: Setup, seed: string): readonly string[] {
  const faults: string[] = [];
  const match = Match.start(gladiator, tables, setup, seed);
  const player = randomController(gladiator, tables, seed);
  const stand = () => ({
    digest: match.digest(),
    draws: match.draws,
    entries: match.journal.length,
    pending: JSON.stringify(match.pending),
    save: JSON.stringify(match.save(0)),
  });
  for (let prompt = 0; !match.over; prompt++) {
    if (prompt % ASKED_EVERY === 0) {
      const before = stand();
      askEverything(match.state, match.tables, match.pending, `${seed}/${prompt}`);
      askEverything(frozen<State>(match.state), match.tables, frozen(match.pending), `${seed}/${prompt}`);
      const after = stand();
      if (JSON.stringify(before) !== JSON.stringify(after)) faults.push(`prompt ${prompt}`);
    }
    const why = match.answer(match.pending.map((one) => player.choose(one, gladiator.view(match.state, one.seat))));
    if (why !== null) throw new Error(why);
  }
  const again = Match.open(gladiator, tables, copyPlain(match.save(0)));
  if (!again.ok) faults.push(again.why);
  return faults;
}
