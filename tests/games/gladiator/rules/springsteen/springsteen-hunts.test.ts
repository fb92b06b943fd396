/** P180-P189: whole hunts by Springsteen's book: whatever the dice say, nothing comes of it that the rules forbid. */
import { beforeAll, describe, expect, it } from 'vitest';
import { isBarred } from '../../../../../src/games/gladiator/rules/arena/barriers.ts';
import type { ArenaSetup } from '../../../../../src/games/gladiator/rules/arena/types.ts';
import { headOf, hexesOf } from '../../../../../src/games/gladiator/rules/bodies.ts';
import type { GladiatorEvent } from '../../../../../src/games/gladiator/rules/events.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { anyMan, type Lead, muster } from '../../../../../src/games/gladiator/rules/setup/muster.ts';
import { initialState, type Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import { fighterOf } from '../../../../../src/games/gladiator/rules/sheet.ts';
import { ANIMAL_KINDS } from '../../../../../src/games/gladiator/rules/springsteen/types.ts';
import type { State } from '../../../../../src/games/gladiator/rules/types.ts';
import { seededDice } from '../../../../../src/kernel/dice.ts';
import { distance } from '../../../../../src/kernel/hex.ts';
import { derive, seedState } from '../../../../../src/kernel/rng.ts';
import { copyPlain } from '../../../../../src/kernel/state.ts';
import { tables } from '../../../../../tools/games/gladiator/bout.ts';
import { inspect } from '../../../../support/battery.ts';
import { testProperties } from '../../../../support/battery-tests.ts';
import { someOf, tried } from '../../../../support/soak.ts';
import { BY_SPRINGSTEEN } from '../../support/rules/animals.ts';
import { overlaps } from '../../support/rules/wild.ts';
import { ANY_BOUT } from '../../support/subject.ts';

type Kind = Parameters<typeof anyMan>[0];

function hunt(men: readonly Kind[], beasts: readonly Kind[], lead: Lead | null = null, arena?: ArenaSetup): Setup {
  const fighters = muster(men.map(anyMan), beasts.map(anyMan), lead);
  return { rules: BY_SPRINGSTEEN, fighters, ...(arena === undefined ? {} : { arena }) };
}

const HUNTS: readonly (readonly [what: string, setup: Setup])[] = [
  ...ANIMAL_KINDS.flatMap((kind) =>
    (['bestiarius', 'venator'] as const).map((man) => [`${man} and ${kind}`, hunt([man], [kind])] as const),
  ),
  ['a drawn hunt', hunt(['bestiarius'], ['hunt'])],
  ['two hunters and four wolves', hunt(['bestiarius', 'venator'], ['wolf', 'wolf', 'wolf', 'wolf'])],
  [
    'three hunters and six animals',
    hunt(['heavy', 'venator', 'retiarius'], ['lion', 'bear', 'tiger', 'wolf', 'wolf', 'leopard']),
  ],
  ['obstacles', hunt(['bestiarius', 'venator'], ['lion', 'wolf'], null, { size: 3, obstacles: 9 })],
];
const BOUTS = tried(2, 20);

/** All that is wrong with the places of a state between two phases. */
function misplaced(state: State): readonly string[] {
  const off = state.fighters
    .filter(({ fate, beast }) => fate === 'fighting' && beast !== null)
    .filter((beast) => hexesOf(beast).some((hex) => isBarred(state, hex)))
    .map(({ id }) => `${id} is where no beast can be`);
  return [...overlaps(state), ...off];
}

interface Told {
  readonly event: GladiatorEvent;
  /** As the state was when it was told. */
  readonly state: State;
}

/** Plays a hunt of the book phase by phase; returns what was told, and what was wrong. */
function played(
  setup: Setup,
  seed: string,
): { readonly told: readonly Told[]; readonly faults: readonly string[]; readonly state: State } {
  const state = initialState(setup);
  const told: Told[] = [];
  const faults: string[] = [];
  const dice = seededDice(seedState(seed));
  const ctx = { state, tables, dice, emit: (event: GladiatorEvent) => told.push({ event, state: copyPlain(state) }) };
  gladiator.prepare(ctx, setup, 'test');
  for (let phases = 0; state.outcome === null && phases < 100; phases++) {
    if (gladiator.playPhase(ctx).next([]).done !== true) throw new Error('somebody was asked');
    faults.push(...misplaced(state).map((fault) => `${seed}, ${state.turn}.${state.phase}: ${fault}`));
  }
  return { told, faults, state };
}

describe.each(HUNTS)('P180 %s', (what, setup) => {
  const bouts: ReturnType<typeof played>[] = [];
  beforeAll(() => {
    for (let bout = 0; bout < BOUTS; bout++) bouts.push(played(setup, derive('springsteen', what, bout)));
  });

  it('P97, P180 ends by turn 10 at the latest', () => {
    expect(bouts.map(({ state }) => state.turn).every((turn) => turn <= 10)).toBe(true);
    expect(bouts.every(({ state }) => state.outcome !== null)).toBe(true);
  });

  it('P184 nobody is ever in the hex of another, in a pillar or beyond the wall', () => {
    expect(bouts.flatMap(({ faults }) => faults)).toEqual([]);
  });

  it('P181 every animal throws once a phase, and makes no more moves than it throws', () => {
    for (const { told } of bouts) {
      const prowls = told.filter(({ event }) => event.kind === 'beast-prowled');
      const keys = prowls.map(
        ({ event, state }) => `${'fighter' in event && event.fighter} ${state.turn}.${state.phase}`,
      );
      expect(new Set(keys).size).toBe(keys.length);
      for (const [i, { event }] of told.entries()) {
        if (event.kind !== 'beast-prowled') continue;
        const rest = told.slice(i + 1);
        const next = rest.findIndex((one) => one.event.kind === 'beast-prowled' || one.event.kind === 'stun-recovered');
        const mine = rest.slice(0, next < 0 ? rest.length : next).filter((one) => one.event.kind === 'beast-stepped');
        expect(mine.length).toBeLessThanOrEqual(event.moves);
      }
    }
  });

  it('P181 no step brings a head further than a hex', () => {
    for (const { told } of bouts) {
      for (const [i, { event, state }] of told.entries()) {
        if (event.kind !== 'beast-stepped') continue;
        const before = told[i - 1]?.state;
        if (before === undefined) throw new Error('a step before anything');
        const [was, is] = [fighterOf(before, event.fighter), fighterOf(state, event.fighter)];
        expect(distance(headOf(was), headOf(is))).toBeLessThanOrEqual(1);
        expect(distance(was.at, is.at)).toBeLessThanOrEqual(1);
      }
    }
  });

  it('P180 there is neither panic nor flight nor feeding', () => {
    const acts = bouts.flatMap(({ told }) =>
      told.flatMap(({ event }) => (event.kind === 'beast-acted' ? event.action : [])),
    );
    expect(acts.filter((action) => action !== 'dazed')).toEqual([]);
    expect(bouts.flatMap(({ told }) => told.filter(({ event }) => event.kind === 'beast-fed'))).toEqual([]);
  });

  it('P180 the same seed is the same hunt', () => {
    const again = played(setup, derive('springsteen', what, 0));
    expect(again.state).toEqual(bouts[0]?.state);
  });
});

describe('P180 with a player in it', () => {
  testProperties(() =>
    inspect({
      ...ANY_BOUT,
      setups: someOf(
        [
          hunt(['bestiarius'], ['lion'], 'one'),
          hunt(['venator'], ['bear'], 'one'),
          hunt(['bestiarius', 'retiarius'], ['wolf', 'wolf', 'tiger'], 'all'),
          hunt(['heavy'], ['hunt'], 'one'),
        ],
        2,
        1,
      ),
      turns: 10,
    }),
  );
});
