/** P180, P189: whose beasts come, and their sheets. */
import { describe, expect, it } from 'vitest';
import { areasFrom, positionBonus, zoneOf } from '../../../../../src/games/gladiator/rules/basic/facing.ts';
import { BEAST_BOOKS, BEAST_KINDS, type BeastBook } from '../../../../../src/games/gladiator/rules/beasts/types.ts';
import { hexesOf } from '../../../../../src/games/gladiator/rules/bodies.ts';
import { gladiator } from '../../../../../src/games/gladiator/rules/index.ts';
import { advancedRules } from '../../../../../src/games/gladiator/rules/rule-choices.ts';
import { setupSchema } from '../../../../../src/games/gladiator/rules/schema.ts';
import { anyMan, muster } from '../../../../../src/games/gladiator/rules/setup/muster.ts';
import { initialState, type Setup } from '../../../../../src/games/gladiator/rules/setup/setup.ts';
import { ANIMAL_KINDS } from '../../../../../src/games/gladiator/rules/springsteen/types.ts';
import { AREAS, type Fighter } from '../../../../../src/games/gladiator/rules/types.ts';
import { seededDice } from '../../../../../src/kernel/dice.ts';
import { DIRECTIONS, neighbour } from '../../../../../src/kernel/hex.ts';
import { seedState } from '../../../../../src/kernel/rng.ts';
import { readAs } from '../../../../../src/kernel/save.ts';
import { type Scripted, scriptedDice } from '../../../../../tools/dice.ts';
import { man, tables } from '../../../../../tools/games/gladiator/bout.ts';
import { animal } from '../../support/rules/animals.ts';

type Kind = Parameters<typeof anyMan>[0];

function hunt(kinds: readonly Kind[], book: BeastBook = 'springsteen', man: Kind = 'bestiarius'): Setup {
  const rules = advancedRules(undefined, { beastBook: book });
  return { rules, fighters: muster([anyMan(man)], kinds.map(anyMan), null) };
}

/** The beasts of a set-up, made with written dice after those of a man whose sheet is all given. */
function beastsOf(setup: Setup, dice: readonly Scripted[]): readonly Fighter[] {
  const [first, ...rest] = setup.fighters;
  const given = { ...first, armour: 1, fs: 0, pr: 0, name: 'Verus', ratings: { tr: 9, st: 0, ag: 0, cn: 4, w: 12 } };
  const whole = { ...setup, fighters: [given, ...rest] } as Setup;
  const state = initialState(whole);
  const scripted = scriptedDice(dice);
  gladiator.prepare({ state, tables, dice: scripted, emit: () => {} }, whole, 'test');
  scripted.done();
  return state.fighters.filter(({ beast }) => beast !== null);
}

/** Dice for what is of no account. */
const anyDice = seededDice(seedState('any'));

const refused = (setup: Setup) => {
  const read = readAs(setupSchema, setup, 'set-up');
  return read.ok ? null : read.why;
};

describe('P180 the switch', () => {
  it('P129, P180 is kept in the rules; without a word about it the book is the Colosseum', () => {
    const { rules, fighters } = hunt(['lion'], 'springsteen');
    expect(rules.beastBook).toBe('springsteen');
    expect(advancedRules().beastBook).toBe('colosseum');
    const { beastBook: _, ...old } = rules;
    const read = readAs(setupSchema, { rules: old, fighters }, 'set-up');
    expect(read).toMatchObject({ ok: true, value: { rules: { beastBook: 'colosseum' } } });
  });

  it.each(BEAST_KINDS)('P180, P189 %s: a set-up takes it if it is in the book', (kind) => {
    const his = ANIMAL_KINDS.some((one) => one === kind);
    expect(refused(hunt([kind], 'colosseum'))).toBeNull();
    if (his) expect(refused(hunt([kind]))).toBeNull();
    else
      expect(refused(hunt([kind]))).toContain("Springsteen's beast book knows only tiger, lion, leopard, bear, wolf");
  });
});

describe('P180 the sheets', () => {
  it.each([
    ['tiger', { tr: 2, st: 11, ag: 3, cfAtStart: 16, w: 16, cn: 4 }],
    ['lion', { tr: 2, st: 9, ag: 3, cfAtStart: 14, w: 14, cn: 3 }],
    ['leopard', { tr: 3, st: 3, ag: 4, cfAtStart: 10, w: 10, cn: 2 }],
    ['bear', { tr: 1, st: 9, ag: 2, cfAtStart: 12, w: 18, cn: 4 }],
    ['wolf', { tr: 3, st: 1, ag: 4, cfAtStart: 8, w: 6, cn: 1 }],
  ] as const)('P180 the %s has his ratings, AG too, and Cunning for TR', (kind, ratings) => {
    const [one] = beastsOf(hunt([kind]), []);
    expect(one).toMatchObject({ ...ratings, name: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}` });
    expect(one === undefined ? [] : hexesOf(one)).toHaveLength(kind === 'wolf' ? 1 : 2);
  });

  it('P180 by the Colosseum a lion has three hexes, and neither TR nor AG', () => {
    const [one] = beastsOf(hunt(['lion'], 'colosseum'), []);
    expect(one).toMatchObject({ tr: 0, ag: 0, beast: { hexes: 3 } });
  });
});

describe('P189 hunts', () => {
  it('P189 the box holds 13 animals of his: bear, leopard, three lions, two tigers, six wolves', () => {
    const kinds = Array.from({ length: 13 }, (_, i) => {
      const [one] = beastsOf(hunt(['hunt']), [
        ['hunt-size', 1],
        ['lot:beast-drawn', i],
      ]);
      return one?.beast?.kind;
    });
    expect(kinds).toEqual([
      'bear',
      'leopard',
      ...Array(3).fill('lion'),
      ...Array(2).fill('tiger'),
      ...Array(6).fill('wolf'),
    ]);
    const past = [
      ['hunt-size', 1],
      ['lot:beast-drawn', 13],
    ] as const;
    expect(() => beastsOf(hunt(['hunt']), past)).toThrow('among 13');
  });

  it('P189 a horse is a zebra of the Colosseum, whatever the book', () => {
    const rules = advancedRules(undefined, { beastBook: 'springsteen' });
    const setup: Setup = { rules, fighters: muster([anyMan('eques')], [anyMan('myrmillo')], null) };
    expect(refused(setup)).toBeNull();
    const state = initialState(setup);
    gladiator.prepare({ state, tables, dice: anyDice, emit: () => {} }, setup, 'test');
    const horse = state.fighters.find(({ beast }) => beast !== null);
    expect(horse).toMatchObject({ cfAtStart: 4, w: 6, ag: 0, beast: { kind: 'zebra', hexes: 3 } });
  });

  it('P129 there are two books', () => {
    expect(BEAST_BOOKS).toEqual(['colosseum', 'springsteen']);
  });
});

describe('P25 the walls of a hunt', () => {
  const walls = (setup: Setup) => {
    const state = initialState(setup);
    gladiator.prepare({ state, tables, dice: anyDice, emit: () => {} }, setup, 'test');
    return state.arena;
  };
  const EDGES = ['north', 'south', 'west', 'east'];

  it.each(BEAST_BOOKS)('P25, P180 by the book %s every edge is a wall, though no arena was asked for', (book) => {
    for (const kind of ['lion', 'wolf'] as const)
      expect(walls(hunt([kind], book))).toMatchObject({ walls: EDGES, obstacles: [] });
  });
});

describe('P180 what can be struck from where', () => {
  it.each(DIRECTIONS)('P180 a wolf is struck as a man is, from direction %i', (way) => {
    const wolf = man('B', animal('wolf', { at: { q: 0, r: 0 }, facing: 0 }));
    const from = neighbour(wolf.at, way);
    expect(zoneOf(tables, wolf, from)).toBeNull();
    expect(areasFrom(tables, wolf, from)).toEqual(AREAS);
    expect(positionBonus(tables, from, wolf.at, wolf.facing)).toBe([0, 0, 3, 4, 3, 0][way]);
  });

  it.each([
    [2, 0, 0, [1, 2, 4]],
    [1, 1, 0, [1, 2, 4]],
    [2, -1, 0, [1, 2, 4]],
    [0, 1, 2, [2, 3, 4, 5]],
    [1, -1, 2, [2, 3, 4, 5]],
    [-1, 1, 3, [3, 5]],
    [0, -1, 3, [3, 5]],
    [-1, 0, 4, [3, 5]],
  ] as const)('A5 for the lost Table F: from (%i,%i) a lion of his gives %i', (q, r, bonus, areas) => {
    const lion = man('B', animal('lion', { at: { q: 0, r: 0 }, facing: 0 }));
    expect(zoneOf(tables, lion, { q, r })).toMatchObject({ bonus, areas });
  });
});
