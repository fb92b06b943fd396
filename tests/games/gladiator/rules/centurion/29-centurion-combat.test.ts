/** Chapter 29: how a centurion spends his CF (29.7). */

import { describe, expect, it } from 'vitest';
import { randomController } from '../../../../../src/ai/random.ts';
import type { GladiatorEvent } from '../../../../../src/games/gladiator/rules/events.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { basicRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan } from '../../../../../src/games/gladiator/rules/setup/muster.ts';
import type { Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import type { Allocation, Armour, ByArea, Fighter, Plot } from '../../../../../src/games/gladiator/rules/types.ts';
import { Match } from '../../../../../src/kernel/match.ts';
import type { Scripted } from '../../../../../tools/dice.ts';
import { legalPlots, play, shield, tables, weapon } from '../../../../../tools/games/gladiator/bout.ts';
import { allot } from '../../../../../tools/games/gladiator/notation.ts';
import { toldSince, twinOf } from '../../../../support/twin.ts';
import { dullBlows, type FaceOff, faceOff } from '../../support/centurion.ts';

const BARE: ByArea<Armour> = { 1: '--', 2: '--', 3: '--', 4: '--', 5: '--' };
const NOTHING = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };

/** Next to each other and looking at each other; the centurion has no moves left, so he throws no order dice. */
const toeToToe = (face: FaceOff = {}) => faceOff({ range: 1, phase: 8, ...face, B: { fs: 0, moves: 5, ...face.B } });

/** Dice for defence: faces of the count, then of the areas. */
const defends = (counts: readonly number[], areas: readonly number[] = []): readonly Scripted[] => [
  ...counts.map((face): Scripted => ['defence-count', face]),
  ...areas.map((face): Scripted => ['defence-area', face]),
];
/** Dice for attacks: chunk and area in turn. */
const attacks = (...pairs: readonly (readonly [chunk: number, area: number])[]): readonly Scripted[] =>
  pairs.flatMap(([chunk, area]): Scripted[] => [
    ['attack-chunk', chunk],
    ['attack-area', area],
  ]);

interface Spent {
  readonly total: number;
  readonly spentOnAttack: number;
  readonly attacks: string;
  readonly defence: Allocation['defence'];
  readonly names: readonly string[];
}

/** What the centurion allocates; his blows are dull ones of the CF given, in order of their rounds. */
function spends(
  face: FaceOff,
  dice: readonly Scripted[],
  blows: readonly number[],
  before: readonly Scripted[] = [],
): Spent {
  const plots = { A: face.A?.owesStumble ? 'S' : '' };
  const { of } = play(toeToToe(face), { plots, dice: [...before, ...dice, ...dullBlows(...blows)] });
  const [event] = of('allocated').filter(({ fighter }) => fighter === 'B');
  if (event === undefined) throw new Error('the centurion allocated nothing');
  const { total, spentOnAttack, allocation, rolls = [] } = event;
  return {
    total,
    spentOnAttack,
    attacks: allocation.attacks.map(({ area, cf }) => `${area}:${cf}`).join(' '),
    defence: allocation.defence,
    names: rolls.map(({ name }) => name),
  };
}

const cf = (tr: number): Partial<Fighter> => ({ tr, st: 0, ag: 0 });

describe('29.7 Centurion combat', () => {
  it('29.7 the player allocates first: none of the centurion dice have fallen when he is asked', () => {
    const found = allocations('first', 6);
    expect(found.length).toBeGreaterThan(5);
    for (const { match, draws, added } of found) {
      const rolls = added.flatMap(({ rolls = [] }) => rolls);
      expect(rolls.length).toBeGreaterThan(0);
      expect(rolls.every(({ draw }) => draw > draws)).toBe(true);
      expect(match.journal.length).toBeGreaterThan(0);
    }
  });

  it('29.7 all his attacks go to the enemy in front (P85)', () => {
    const { of } = play(toeToToe(), { dice: [...defends([1]), ...attacks([6, 1], [4, 2]), ...dullBlows(6, 4)] });
    expect(of('blow').map(({ fighter, target }) => [fighter, target])).toEqual([
      ['B', 'A'],
      ['B', 'A'],
    ]);
  });

  it('29.7 without a weapon he may not attack: no count dice, and his whole pool is defence (F7, P82)', () => {
    const areas = Array.from({ length: 10 }, () => 1);
    const spent = spends({ B: { hands: [shield(4)] } }, defends([], areas), []);
    expect(spent).toMatchObject({
      total: 10,
      spentOnAttack: 0,
      attacks: '',
      defence: { ...NOTHING, 1: 10 },
    });
  });

  it('29.7 prone he may not attack: no count dice, and half his pool, fractions down, is defence (F7)', () => {
    const from = toeToToe({ A: { facing: 0 }, B: { ...cf(11), posture: 'prone' } });
    const { of } = play(from, { plots: { A: 'X(RRR)' }, dice: defends([], [1, 1, 1, 1, 1]) });
    const [event] = of('allocated').filter(({ fighter }) => fighter === 'B');
    expect(event?.allocation).toEqual({ attacks: [], defence: { ...NOTHING, 1: 5 } });
  });
});

describe('29.7.1 Defence dice', () => {
  it.each([
    [5, 0],
    [6, 1],
    [11, 1],
    [12, 2],
    [17, 2],
    [18, 3],
  ])('29.7.1 %i CF available: %i dice, one for each full 6', (available, count) => {
    const ones = Array.from({ length: count }, () => 1);
    const filled = chunksFor(available);
    const spent = spends({ B: cf(available) }, [...defends(ones), ...filled.dice], filled.blows);
    expect(spent.names.filter((name) => name === 'defence-count')).toHaveLength(count);
    expect(spent).toMatchObject({ total: available, spentOnAttack: available, defence: NOTHING });
  });

  it.each([
    ['light', 0, 4, 4],
    ['medium', 0, 4, 3],
    ['heavy', 0, 4, 2],
    ['light', 1, 4, 3],
    ['medium', 1, 4, 2],
    ['heavy', 1, 4, 1],
    ['light', -1, 4, 5],
    ['heavy', -1, 4, 3],
  ] as const)('29.7.1 a %s man of FS %i takes a %i as %i defence CF', (type, fs, face, defence) => {
    const moves = { light: 6, medium: 5, heavy: 4 }[type];
    const dice = [
      ...defends(
        [face],
        Array.from({ length: defence }, () => 1),
      ),
      ...attacks([6, 1], [6, 3]),
    ];
    const first = Math.min(6, 10 - defence);
    const rest = 10 - defence - first;
    const spent = spends(
      { B: { type, fs, moves } },
      rest > 0 ? dice : dice.slice(0, -2),
      rest > 0 ? [first, rest] : [first],
    );
    expect(spent.defence).toEqual({ ...NOTHING, 1: defence });
    expect(spent.spentOnAttack).toBe(10 - defence);
  });

  it('29.7.1 no die counts below 0: a 1 and a 5 of a heavy man with FS 1 are 2, not 0', () => {
    const B = { ...cf(12), type: 'heavy', moves: 4, fs: 1 } as const;
    const spent = spends({ B }, [...defends([1, 5], [1, 1]), ...attacks([6, 1], [4, 2])], [6, 4]);
    expect(spent.defence).toEqual({ ...NOTHING, 1: 2 });
  });

  it('29.7.1 the sum is at most all he has: then he only defends', () => {
    const B = { ...cf(6), type: 'light', moves: 6, fs: -1 } as const;
    expect(spends({ B }, defends([6], [1, 1, 1, 1, 1, 1]), [])).toMatchObject({
      total: 6,
      spentOnAttack: 0,
      attacks: '',
    });
  });

  it('29.7.1 under 6 CF he only attacks', () => {
    expect(spends({ B: cf(5) }, attacks([5, 3]), [5])).toMatchObject({ attacks: '3:5', defence: NOTHING });
  });

  it('29.7.1 the 6 are counted of what is available: Stun comes off first, positional advantage is added', () => {
    const stunned = { stun: { amount: 5, turn: 1, phase: 7 } };
    expect(spends({ B: stunned }, attacks([5, 3]), [5], [['stun-recovery', 6]]).total).toBe(5);
    const behind = spends({ A: { facing: 0 } }, [...defends([1, 1]), ...attacks([6, 1], [6, 2], [2, 3])], [6, 6, 2]);
    expect(behind.total).toBe(14);
  });

  it('29.7.1 with a current CF below 1 he attacks with his positional advantage alone and throws no defence dice (P87)', () => {
    const face = { A: { facing: 0, owesStumble: true }, B: { exhaustion: 10 } } as const;
    const spent = spends(face, attacks([6, 2]), [6], [['fall-prone', 6, 6]]);
    expect(spent).toMatchObject({ total: 6, attacks: '2:6', defence: NOTHING });
  });
});

/** Chunks that spend a number of CF as attacks of up to 6, and their dull blows in the order of the rounds. */
function chunksFor(total: number): { readonly dice: readonly Scripted[]; readonly blows: readonly number[] } {
  const blows: number[] = [];
  for (let left = total; left > 0; left -= 6) blows.push(Math.min(6, left));
  return { dice: attacks(...blows.map((_, i) => [6, i + 1] as const)), blows };
}

describe('29.7.2 Placing CF', () => {
  it('29.7.2 the defence points are placed first, then the attack points', () => {
    const { names } = spends({}, [...defends([3], [1, 1]), ...attacks([6, 1], [2, 4])], [6, 2]);
    expect(names).toEqual([
      'defence-count',
      'defence-area',
      'defence-area',
      'attack-chunk',
      'attack-area',
      'attack-chunk',
      'attack-area',
    ]);
  });

  it('29.7.2 attacks are made in the order in which they came up', () => {
    const spent = spends({}, [...defends([1]), ...attacks([2, 5], [3, 1], [2, 5], [3, 3])], [4, 3, 3]);
    expect(spent.attacks).toBe('5:4 1:3 3:3');
  });
});

describe('29.7.2.1 Placing defence', () => {
  it('29.7.2.1 one die for each defence CF: 1 to 5 is the area that gets it', () => {
    const spent = spends({}, [...defends([6], [5, 2, 2, 1, 3]), ...attacks([5, 1])], [5]);
    expect(spent.defence).toEqual({ 1: 1, 2: 2, 3: 1, 4: 0, 5: 1 });
  });

  it('29.7.2.1 a 6 is rolled again in the Basic Game, as often as it falls (C41)', () => {
    const spent = spends({}, [...defends([3], [6, 6, 3, 6, 4]), ...attacks([6, 1], [2, 2])], [6, 2]);
    expect(spent.defence).toEqual({ ...NOTHING, 3: 1, 4: 1 });
  });
});

describe('29.7.2.2 Placing attacks', () => {
  const allIn = defends([1]);

  it('29.7.2.2 attack CF go in chunks of 1D6, each with one die for its area (C40)', () => {
    expect(spends({}, [...allIn, ...attacks([4, 2], [1, 1], [5, 4])], [4, 1, 5]).attacks).toBe('2:4 1:1 4:5');
  });

  it('29.7.2.2 the last chunk is what remains', () => {
    expect(spends({}, [...allIn, ...attacks([6, 2], [6, 1])], [6, 4]).attacks).toBe('2:6 1:4');
  });

  it('29.7.2.2 no area takes more than 8: the excess goes back and is rolled again', () => {
    expect(spends({}, [...allIn, ...attacks([6, 2], [4, 2], [5, 3])], [8, 2]).attacks).toBe('2:8 3:2');
  });

  it('29.7.2.2 a chunk that lands on a full area goes back whole (F17)', () => {
    const dice = [...allIn, ...attacks([6, 2], [3, 2], [1, 2], [2, 5])];
    expect(spends({}, dice, [8, 2]).attacks).toBe('2:8 5:2');
  });

  it.each([
    ['a bare area before any armour', { 1: 'A', 2: 'C', 3: 'C3', 4: '--', 5: 'B2' }, 4],
    ['C before B before A', { 1: 'A', 2: 'B', 3: 'C', 4: 'B', 5: 'A' }, 3],
    ['A2 (8 x 2/6) before C (3)', { 1: 'A', 2: 'B4', 3: 'A2', 4: 'B4', 5: 'C' }, 3],
    ['C (3) before B4 (6 x 4/6)', { 1: 'A4', 2: 'B5', 3: 'C', 4: 'B4', 5: 'B4' }, 3],
    ['B4 (4) before B5 (5) and A4 (5.3)', { 1: 'A4', 2: 'B5', 3: 'A', 4: 'B5', 5: 'B4' }, 5],
    ['C5 (2.5) before A2 (2.7)', { 1: 'A', 2: 'A', 3: 'A2', 4: 'C5', 5: 'A' }, 4],
  ] as const)('29.7.2.2 a 6 sends the chunk to the weakest armour: %s (F17)', (_, armour, area) => {
    const spent = spends({ A: { armour }, B: cf(5) }, attacks([5, 6]), [5]);
    expect(spent.attacks).toBe(`${area}:5`);
  });

  it.each([
    ['bare under it: as A3 (4)', { 4: '--', 5: 'B4' }, ['lot:weakest-armour', 1], 5],
    ['bare under it, not as a bare arm', { 4: '--', 5: 'C5' }, null, 5],
    ['C5 under it: A on 1 to 3, C on 4 and 5 (5), before A4 (5.3)', { 4: 'C5', 5: 'A4' }, null, 4],
    ['C5 under it is more than C5 alone', { 4: 'C5', 5: 'C5' }, null, 5],
  ] as const)('29.7.2.2 the sleeve of a scissor counts for the arm, %s (F17, C92)', (_, worn, lot, area) => {
    const A = { armour: { 1: 'A', 2: 'A', 3: 'A', ...worn }, hands: [weapon(1, 'scissor'), shield(2)] } as const;
    const dice = [...attacks([5, 6]), ...(lot === null ? [] : [lot])];
    expect(spends({ A: { ...A, hands: [...A.hands] }, B: cf(5) }, dice, [5]).attacks).toBe(`${area}:5`);
  });

  it('29.7.2.2 of areas equally weak one is drawn (F17)', () => {
    const armour = { ...BARE, 1: 'A', 3: 'C' } as const;
    const drawn = [0, 1, 2].map(
      (pick) => spends({ A: { armour }, B: cf(5) }, [...attacks([5, 6]), ['lot:weakest-armour', pick]], [5]).attacks,
    );
    expect(drawn.sort()).toEqual(['2:5', '4:5', '5:5']);
  });

  it('29.7.2.2 areas already at 8 are passed over (F17)', () => {
    const armour = { 1: '--', 2: 'C', 3: 'B', 4: 'A', 5: 'A' } as const;
    expect(spends({ A: { armour } }, [...allIn, ...attacks([6, 1], [2, 6], [2, 6])], [8, 2]).attacks).toBe('1:8 2:2');
  });

  it('29.7.2.2 it ends at five areas; leftovers join the largest attack below 8', () => {
    const dice = [...defends([1, 1]), ...attacks([1, 1], [3, 2], [1, 3], [1, 4], [1, 5])];
    expect(spends({ B: cf(12) }, dice, [1, 8, 1, 1, 1]).attacks).toBe('1:1 2:8 3:1 4:1 5:1');
  });

  it('29.7.2.2 then the defence of area 1', () => {
    const full = [1, 2, 3, 4].flatMap((area) => [[6, area] as const, [2, area] as const]);
    const dice = [...defends(Array.from({ length: 7 }, () => 1)), ...attacks(...full, [6, 5])];
    const spent = spends({ B: cf(45) }, dice, [8, 8, 8, 8, 8]);
    expect(spent.attacks).toBe('1:8 2:8 3:8 4:8 5:8');
    expect(spent).toMatchObject({ spentOnAttack: 40, defence: { ...NOTHING, 1: 5 } });
  });

  it('29.7.2.2 a kneeling centurion halves what he spends before it goes into chunks (14.3, P36)', () => {
    const spent = spends({ B: { posture: 'kneeling' } }, [...allIn, ...attacks([3, 1], [6, 2])], [3, 2]);
    expect(spent).toMatchObject({ total: 10, spentOnAttack: 10, attacks: '1:3 2:2' });
  });
});

// Secrecy (29.1, 29.3, 29.7, P4): twins of one match that differ only in what the player chose.

const one = anyMan('medium');
const DUEL: Setup = {
  rules: basicRules(),
  fighters: [
    { ...one, id: 'A', side: 0, by: 'seat', seat: 0 },
    { ...one, id: 'B', side: 1, by: 'book', seat: null },
  ],
};
const begin = (seed: string) => Match.start(gladiator, tables, DUEL, seed);
type Fight = ReturnType<typeof begin>;
type Asked = Fight['pending'][number];

/** Plays a bout at random and hands over every question of a kind before it is answered. */
function eachPrompt(seed: string, kind: Asked['kind'], see: (match: Fight, request: Asked) => void): void {
  const match = begin(seed);
  const bot = randomController(gladiator, tables, seed);
  while (!match.over) {
    const [request] = match.pending;
    if (request === undefined) throw new Error('nothing is asked, yet the bout is not over');
    if (request.kind === kind) see(match, request);
    expect(match.answer([bot.choose(request, gladiator.view(match.state, 0))])).toBeNull();
  }
}

/** What happened after a twin was given an answer. */
function played(match: Fight, choice: Plot | Allocation): readonly GladiatorEvent[] {
  const twin = twinOf(match);
  expect(twin.answer([choice])).toBeNull();
  return toldSince(match, twin).map(({ event }) => event);
}

/** The allocations of the centurion in the first bouts of a name. */
function allocations(name: string, bouts: number) {
  const found: { match: Fight; draws: number; added: readonly GladiatorEvent[] }[] = [];
  for (let i = 0; i < bouts; i++) {
    eachPrompt(`${name}-${i}`, 'allocate', (match) => {
      const added = played(match, allot('')).filter((event) => event.kind === 'allocated' && event.fighter === 'B');
      if (added.some(({ rolls = [] }) => rolls.length > 0)) found.push({ match, draws: match.draws, added });
    });
  }
  return found;
}

const firstOf = (events: readonly GladiatorEvent[], kind: 'centurion-ordered' | 'allocated') =>
  JSON.stringify(events.find((event) => event.kind === kind && event.fighter === 'B') ?? null);

describe('29.7 Secrecy', () => {
  const SEEDS = Array.from({ length: 8 }, (_, i) => `secret-${i}`);

  it('29.3 what a centurion does in a phase is the same whatever the player has plotted (P4, P77)', () => {
    let compared = 0;
    for (const seed of SEEDS) {
      eachPrompt(seed, 'plot', (match) => {
        const plots = legalPlots(match.state);
        const [one, two] = [plots[0], plots.at(-1)].map((plot) => plot ?? { actions: [], act: false });
        if (one === undefined || two === undefined || JSON.stringify(one) === JSON.stringify(two)) return;
        expect(firstOf(played(match, one), 'centurion-ordered')).toBe(firstOf(played(match, two), 'centurion-ordered'));
        compared += 1;
      });
    }
    expect(compared).toBeGreaterThan(60);
  });

  it('29.7 how a centurion allocates is the same whatever the player has allocated (P4)', () => {
    let compared = 0;
    const choices = ['', '| head 1', '| legs 1, chest 1', 'head 1', 'head 1, legs 1'].map(allot);
    for (const seed of SEEDS) {
      eachPrompt(seed, 'allocate', (match, request) => {
        const legal = choices.filter((choice) => match.check(request, choice) === null);
        const seen = new Set(legal.map((choice) => firstOf(played(match, choice), 'allocated')));
        expect(seen.size).toBeLessThanOrEqual(1);
        compared += legal.length > 1 ? 1 : 0;
      });
    }
    expect(compared).toBeGreaterThan(10);
  });
});
