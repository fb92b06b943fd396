/**
 * Whatever is chosen, no bout comes to a state that the rules forbid, and what they forbid is refused
 * and changes nothing. More of it: FUZZ_RUNS=5000 FUZZ_SEED=7 npx vitest run tests/games/gladiator/rules/whole/fuzz.test.ts
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import type { Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import type { Fighter, State } from '../../../../../src/games/gladiator/rules/types.ts';
import { Match } from '../../../../../src/kernel/match.ts';
import { derive, rngFrom, seedState } from '../../../../../src/kernel/rng.ts';
import { copyPlain } from '../../../../../src/kernel/state.ts';
import { lying, scene, sword, tables } from '../../../../../tools/games/gladiator/bout.ts';
import {
  anyArena,
  anyObstructedScene,
  anyScene,
  anySetup,
  saveOf,
} from '../../../../../tools/games/gladiator/fuzz/bouts.ts';
import {
  arenaFaults,
  deedsOfTheDead,
  forbidden,
  itemsOf,
} from '../../../../../tools/games/gladiator/fuzz/forbidden.ts';
import { playWildly, type Wild } from '../../../../../tools/games/gladiator/fuzz/wild-play.ts';
import { setupFor } from '../../../../../tools/games/gladiator/journal/bouts.ts';
import { checkJournal } from '../../../../../tools/games/gladiator/journal-checker.ts';
import { tried } from '../../../../support/soak.ts';
import { anyAdvanced, anyAdvancedScene, anyArmed } from '../../support/fuzz/advanced.ts';

const RUNS = Number(process.env.FUZZ_RUNS ?? tried(5, 200));
const OPTIONS = { seed: Number(process.env.FUZZ_SEED ?? 79), numRuns: RUNS };
/** Long enough for any machine and as many runs as are asked for, in ms. */
const PATIENCE = 300_000 + RUNS * 1000;

/** Numbers that choices are drawn with; when they are used up, a stream of their own goes on. */
const tape = fc.array(fc.nat(5000), { maxLength: 200 });
const seeds = fc.integer({ min: 0, max: 999_999 }).map((n) => `fuzz-${n}`);

function picker(numbers: readonly number[], seed: string): (n: number) => number {
  const rng = rngFrom(seedState(derive(seed, 'fuzz')));
  let at = 0;
  return (n) => {
    const number = numbers[at++];
    return number === undefined ? rng.int(n) : number % n;
  };
}

/** Events written before a man is where they put him: he has hit the ground and not yet rolled off the rock, or is pushed. */
const MIDWAY: ReadonlySet<string> = new Set(['fell-prone', 'killed', 'edge-tested']);

function listening(): {
  readonly complaints: string[];
  readonly watch: (entry: Wild['journal'][number], state: State) => void;
} {
  const complaints: string[] = [];
  return { complaints, watch: ({ event }, state) => complaints.push(...deedsOfTheDead(event, state)) };
}

/** A match that goes on from a scene. */
function begun(state: State, seed: string, watch: ReturnType<typeof listening>['watch']): Wild {
  const opened = Match.open(gladiator, tables, saveOf(copyPlain(state), seed), { watch });
  if (!opened.ok) throw new Error(opened.why);
  return opened.value.match;
}

/** 34 The same men, those of seats with luck. */
function blessed([{ rules, fighters, ...rest }, luck]: readonly [Setup, number]): Setup {
  const sections = [...rules.sections, 34];
  const lucky = fighters.map((one) => (one.by === 'seat' ? { ...one, luck } : one));
  return { ...rest, rules: { ...rules, profile: 'campaign', sections }, fighters: lucky };
}

describe('any bout', () => {
  it.each([
    ['from any set-up', anySetup, true],
    ['of the Advanced Game, from any set-up', anyAdvanced, true],
    ['of the Advanced Game, with bows and weapons never taught, from any set-up', anyArmed, false],
    [
      'in which men call on the gods, from any set-up',
      fc.tuple(anyAdvanced, fc.integer({ min: 2, max: 12 })).map(blessed),
      true,
    ],
  ])(
    '%s to its end, comes to nothing that the rules forbid',
    (_, setups, followed) => {
      fc.assert(
        fc.property(setups, seeds, tape, (setup, seed, numbers) => {
          const { complaints, watch } = listening();
          const match = Match.start(gladiator, tables, setup, seed, { watch });
          playWildly(match, picker(numbers, seed), (complaint) => complaints.push(complaint));
          const again = Match.open(gladiator, tables, match.save(0));
          if (!again.ok) complaints.push(again.why);
          if (followed) complaints.push(...checkJournal(setup, match.journal));
          expect(complaints.slice(0, 5)).toEqual([]);
        }),
        OPTIONS,
      );
    },
    PATIENCE,
  );

  it.each([
    ['from any set-up', anyArena.map((setup) => ({ setup }))],
    ['from the thick of it', anyObstructedScene.map((state) => ({ state }))],
  ] as const)(
    'in any arena, %s to its end, comes to nothing that the rules forbid, not even for a moment',
    (_, beginnings: fc.Arbitrary<{ readonly setup: Setup } | { readonly state: State }>) => {
      fc.assert(
        fc.property(beginnings, seeds, tape, (from, seed, numbers) => {
          const { complaints, watch } = listening();
          const look: typeof watch = (entry, state) => {
            watch(entry, state);
            if (!MIDWAY.has(entry.event.kind)) complaints.push(...arenaFaults(state));
          };
          const match =
            'setup' in from
              ? Match.start(gladiator, tables, from.setup, seed, { watch: look })
              : begun(from.state, seed, look);
          playWildly(match, picker(numbers, seed), (complaint) => complaints.push(complaint));
          expect(complaints.slice(0, 5)).toEqual([]);
        }),
        { ...OPTIONS, numRuns: RUNS * 2 },
      );
    },
    PATIENCE,
  );

  it.each([
    ['from the thick of it', anyScene],
    ['of the Advanced Game, from the thick of it', anyAdvancedScene],
  ])(
    '%s to its end, comes to nothing that the rules forbid',
    (_, scenes) => {
      fc.assert(
        fc.property(scenes, seeds, tape, (state, seed, numbers) => {
          const { complaints, watch } = listening();
          playWildly(begun(state, seed, watch), picker(numbers, seed), (complaint) => complaints.push(complaint));
          expect(complaints.slice(0, 5)).toEqual([]);
        }),
        { ...OPTIONS, numRuns: RUNS * tried(2, 5) },
      );
    },
    PATIENCE,
  );
});

/** A bout at its first prompt, with something wrong. */
function faultsOf(spoil: (state: State, a: Fighter, b: Fighter) => void): readonly string[] {
  const state = scene();
  const [a, b] = state.fighters;
  if (a === undefined || b === undefined) throw new Error('a scene has two men');
  const items = itemsOf(state);
  const asked = [a, b].map(({ id, side }) => ({ kind: 'plot', seat: side, cite: '7.2', fighter: id }) as const);
  spoil(state, a, b);
  return forbidden(state, tables, asked, items);
}

const SPOILT: readonly (readonly [what: string, spoil: Parameters<typeof faultsOf>[0], complaint: string])[] = [
  ['two men in one hex', (_, a, b) => Object.assign(b, { at: a.at }), 'two men in one hex'],
  ['a wound below none', (_, a) => Object.assign(a.wounds, { 3: -1 }), 'A: wounds'],
  ['a living man with a full area', (_, a) => Object.assign(a.wounds, { 3: a.w }), 'A: an area full'],
  ['Stun below none', (_, a) => Object.assign(a.stun, { amount: -1 }), 'A: Stun below 0'],
  ['CF won back', (_, a) => Object.assign(a, { vision: -1 }), 'A: more CF'],
  ['a man awake under too much Stun', (_, a) => Object.assign(a.stun, { amount: 11 }), 'A: awake with Stun'],
  ['a man out without Stun', (_, a) => Object.assign(a, { conscious: false, posture: 'prone' }), 'A: out with Stun'],
  ['a man out on his feet', (_, a) => Object.assign(a, { conscious: false }), 'A: unconscious on his feet'],
  ['a stumble on the ground', (_, a) => Object.assign(a, { posture: 'prone', owesStumble: true }), 'A: prone, and'],
  ['a third hand', (_, a) => a.hands.push(sword(9)), 'A: 3 things'],
  ['too many moving phases', (_, a) => Object.assign(a, { moves: 7 }), 'A: 7 moving phases'],
  ['a thing in two places', (state, a) => state.loose.push(lying(a.hands[0] ?? sword(9), a.at)), 'items in two places'],
  ['a thing that has gone', (_, a) => a.hands.pop(), 'items gone'],
  ['a thing from nowhere', (state, a) => state.loose.push(lying(sword(9), a.at)), 'items from nowhere'],
  ['nobody on the map', (state) => Object.assign(state, { window: { ...state.window, row: 90 } }), 'nobody on the map'],
  ['a dead man in an open bout', (_, a) => Object.assign(a, { fate: 'dead' }), 'nobody is left to fight'],
  ['a question to the dead', (_, a) => Object.assign(a, { fate: 'dead' }), 'A is asked'],
  ['a ninth turn', (state) => Object.assign(state, { turn: 9 }), 'it is phase 9'],
  [
    'a victory of the dead',
    (state, a) => {
      a.fate = 'dead';
      state.outcome = { winner: 1, by: 'wounds', results: { A: 'V', B: 'V' } };
    },
    'V for one who has not won',
  ],
];

describe('the fuzzer can tell', () => {
  it('a scene with nothing wrong from one with', () => {
    expect(faultsOf(() => {})).toEqual([]);
  });

  it.each(SPOILT)('%s', (_, spoil, complaint) => {
    expect(faultsOf(spoil).filter((fault) => fault.startsWith(complaint))).toHaveLength(1);
  });

  it('a deed of a dead man, and of an unconscious one', () => {
    const state = scene({ A: { fate: 'dead' }, B: { conscious: false } });
    const steps = state.fighters.map(
      ({ id, at }) => ({ fighter: id, code: 'F', from: at, to: at, facing: 0 }) as const,
    );
    expect(deedsOfTheDead({ kind: 'stepped', cite: '7.3', tick: 1, steps }, state)).toHaveLength(2);
    expect(deedsOfTheDead({ kind: 'stepped', cite: '7.3', tick: 1, steps }, scene())).toEqual([]);
  });

  it('a check that takes what the rules forbid', () => {
    const { decisions } = gladiator;
    const lax = { ...decisions, plot: { ...decisions.plot, check: () => null } };
    const complaints = complaintsOf({ ...gladiator, decisions: lax });
    expect(complaints.filter((complaint) => complaint.endsWith('is taken'))).not.toEqual([]);
  });

  it('a refusal that names no rule', () => {
    const { decisions } = gladiator;
    const check: typeof decisions.plot.check = (...of) => (decisions.plot.check(...of) === null ? null : 'no');
    const complaints = complaintsOf({ ...gladiator, decisions: { ...decisions, plot: { ...decisions.plot, check } } });
    expect(complaints.filter((complaint) => complaint.endsWith('names no rule'))).not.toEqual([]);
  });
});

/** What is found wrong with a rule set in one bout of two seats. */
function complaintsOf(ruleset: typeof gladiator): readonly string[] {
  const complaints: string[] = [];
  const setup = setupFor(['medium', 'medium'], ['seat', 'seat']);
  const match = Match.start(ruleset, tables, setup, 'lax');
  playWildly(match, picker([], 'lax'), (complaint) => complaints.push(complaint));
  return complaints;
}
