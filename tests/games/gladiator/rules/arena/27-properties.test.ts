/** Chapter 27 in whole bouts: men, teams, beasts and riders among many obstacles, in arenas of every size. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomController } from '../../../../../src/ai/random.ts';
import { ARENA_SIZES, type ArenaSetup, OBSTACLE_KINDS } from '../../../../../src/games/gladiator/rules/arena/types.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { FIGHTER_IDS } from '../../../../../src/games/gladiator/rules/setup/lineup.ts';
import { anyMan } from '../../../../../src/games/gladiator/rules/setup/muster.ts';
import type { FighterSetup, Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import { isRidden } from '../../../../../src/games/gladiator/rules/sheet.ts';
import { fromOffset } from '../../../../../src/kernel/arena.ts';
import { Match } from '../../../../../src/kernel/match.ts';
import { tables } from '../../../../../tools/games/gladiator/bout.ts';
import { arenaFaults } from '../../../../../tools/games/gladiator/fuzz/forbidden.ts';
import { overlaps } from '../../support/rules/wild.ts';

type Kind = FighterSetup['kind'];

/** Who is against whom; the first man of side 0 is a seat's. */
const LINES: readonly (readonly [readonly Kind[], readonly Kind[]])[] = [
  [['medium'], ['heavy']],
  [['retiarius'], ['secutor']],
  [['velite'], ['thraex']],
  [
    ['light', 'medium'],
    ['heavy', 'hoplomachus'],
  ],
  [['dimachaerus'], ['light', 'crupellarius', 'laquearius']],
  [['heavy'], ['lion']],
  [
    ['medium', 'velite'],
    ['wolf', 'bear', 'boar'],
  ],
  [['retiarius'], ['eques']],
];

function man(kind: Kind, side: 0 | 1, index: number): FighterSetup {
  const led = index === 0 ? ({ by: 'seat', seat: 0 } as const) : ({ by: 'book', seat: null } as const);
  return { id: FIGHTER_IDS[index] ?? '?', side, ...led, ...anyMan(kind) };
}

const obstacles = fc.uniqueArray(
  fc.record({
    kind: fc.constantFrom(...OBSTACLE_KINDS),
    at: fc.tuple(fc.integer({ min: 0, max: 16 }), fc.integer({ min: 0, max: 10 })).map((one) => fromOffset(...one)),
  }),
  { maxLength: 40, selector: ({ at }) => `${at.q},${at.r}` },
);
const arenas: fc.Arbitrary<ArenaSetup> = fc.record({
  size: fc.constantFrom(null, ...ARENA_SIZES),
  obstacles: fc.oneof(fc.constant(null), fc.nat(12), obstacles, obstacles),
});
const setups = fc
  .record({ line: fc.constantFrom(...LINES), arena: arenas })
  .map(({ line: [ours, theirs], arena }): Setup => {
    const all = [
      ...ours.map((kind) => ({ kind, side: 0 as const })),
      ...theirs.map((kind) => ({ kind, side: 1 as const })),
    ];
    return { rules: advancedRules(), fighters: all.map(({ kind, side }, i) => man(kind, side, i)), arena };
  });

/** Events written before a figure is where they put it: not yet off the rock, or in the middle of a push. */
const MIDWAY: ReadonlySet<string> = new Set(['fell-prone', 'killed', 'edge-tested', 'unhorsed']);

describe('27 whole bouts among obstacles', () => {
  it('27.3 nobody is ever in a pillar, behind a wall, or one of two on a rock, whoever fights', () => {
    fc.assert(
      fc.property(setups, fc.nat(99_999), (setup, seed) => {
        const faults: string[] = [];
        const match = Match.start(gladiator, tables, setup, `stones-${seed}`, {
          journal: false,
          watch: ({ event }, state) => {
            if (!MIDWAY.has(event.kind)) faults.push(...arenaFaults(state).map((fault) => `${event.kind}: ${fault}`));
          },
        });
        const player = randomController(gladiator, tables, `stones-${seed}/0`);
        for (let prompt = 0; !match.over && prompt < 300; prompt++) {
          const loose = match.state.fighters.filter((one) => !isRidden(one));
          const plotting = match.pending.every(({ kind }) => kind === 'plot'); // who has run onto a man stands over him (8.3)
          if (plotting) faults.push(...overlaps({ ...match.state, fighters: loose }));
          const why = match.answer(match.pending.map((request) => player.choose(request, match.state)));
          if (why !== null) faults.push(why);
        }
        expect(match.over).toBe(true);
        expect(faults.slice(0, 5)).toEqual([]);
      }),
      { seed: 27, numRuns: Number(process.env.FUZZ_RUNS ?? 60) },
    );
  }, 300_000);
});
