/** 4 Who meets whom: builds, decks, the order of the first turn. */
import { ONE_DIE } from '../../../kernel/dice.ts';
import { rollOf } from '../../../kernel/roll.ts';
import { UNKNOWN_SHEET } from './beliefs.ts';
import { STARTS } from './geometry.ts';
import type { GladiatoriContext } from './kit.ts';
import { countsPoints } from './points.ts';
import type { FighterSetup, GladiatoriSetup } from './setup-types.ts';
import { buildOf } from './sheets.ts';
import type { Tables } from './tables/types.ts';
import type { Animal, Fighter, State } from './types.ts';
import { type ItemName, MOVES, type Species } from './words.ts';

const FIRST_VP = 10;

/** A fighter's id by its place in the set-up: 'A', 'B', .. */
export const idOf = (at: number): string => String.fromCharCode(65 + at);

/** The game before anything is drawn. */
export function initialState(setup: GladiatoriSetup, tables: Tables): State {
  const { animals, level, options } = setup;
  const fighters = setup.fighters.map((one, i) => fighterFor(one, i, setup, tables));
  const gated = animals !== null;
  const kinds = animals === null || !('kinds' in animals) ? [] : animals.kinds;
  return {
    ...{ turn: 0, phase: 0, outcome: null, level, options, step: 'items', round: 1, fighters },
    ...{ animals: packOf(kinds), gated, coliseum: gated && countsPoints({ fighters }) },
    ...{ order: [], done: 0, queue: [], after: 'placement', pack: [], mauled: [], vpBefore: [], nextSeq: 0 },
    ...{ free: 0, sub: null, fight: null, seven: null, firstBlood: null, pool: [], killed: 0 },
  };
}

/** 17.1 Animals behind the gates. */
function packOf(kinds: readonly Species[]): Animal[] {
  return kinds.map((kind, i): Animal => {
    const number = kinds.slice(0, i + 1).filter((one) => one === kind).length;
    return animalFor(kind, number);
  });
}

/** An animal behind the gates; `number` counts those of its kind. */
export const animalFor = (kind: Species, number: number): Animal => ({
  ...{ id: `${kind} ${number}`, kind, hex: null, trapped: 0, state: 'waiting', entry: null, born: false },
});

function itemsFor(
  { items, character }: FighterSetup,
  { options }: GladiatoriSetup,
  tables: Tables,
): readonly ItemName[] {
  if (items !== null) return items;
  if (options.itemMethod !== 'quick' || character === 'custom') return [];
  return tables.characters[character].quick;
}

function fighterFor(one: FighterSetup, at: number, setup: GladiatoriSetup, tables: Tables): Fighter {
  const build = buildOf(tables, one, setup.options);
  const { level } = setup;
  const [later, now] = [level === 'simplified' || level === 'progressive', level === 'simplified'];
  const isMove = (card: (typeof build.cards)[number]): boolean => MOVES.some((move) => move === card);
  const moves = build.cards.filter(isMove);
  const plain = build.cards.filter((card) => !isMove(card));
  const list = now ? plain : build.cards;
  const known = one.character === 'custom' ? UNKNOWN_SHEET : build.sheet;
  const start = STARTS[at] ?? { q: 0, r: 0 };
  return {
    ...{ id: idOf(at), name: one.name, team: one.team, seat: one.seat, character: one.character },
    ...{ start: { ...build.sheet }, list: [...list], cur: { ...build.sheet }, over: null },
    powers: level === 'normal' || level === 'progressive' ? [...build.powers] : [],
    ...{ deck: later ? plain : [...build.cards], hand: [], hpDeck: [], discard: [], seen: [], removed: [] },
    ...{ withheld: level === 'progressive' ? moves : [], row: [], played: [], lunged: [] },
    items: itemsFor(one, setup, tables).map((name) => ({ name, damaged: false, holds: null })),
    ...{ hex: start, facing: 0, unbalanced: 0, faceDown: false, trapped: 0, pending: 0, turned: false },
    ...{ vp: FIRST_VP, stackSeq: 0, delayBonus: false, ally: null, undead: null, fury: false },
    ...{ standing: 'active', overkill: null, believed: { ...known } },
    ...{ dealt: 0, taken: 0, attacks: 0, hits: 0, kills: 0, book: null },
  };
}

/** 17.1 How many animals a die brings for each gladiator. */
function drawnAnimals(species: Species, die: number): number {
  switch (species) {
    case 'dog':
      return 4 + Math.ceil(die / 3);
    case 'wolf':
      return 2 + Math.ceil(die / 2);
    case 'lion':
      return Math.ceil(die / 3);
    case 'bear':
      return 1;
  }
}

/** 4 The order of the first turn, the animals of the game. */
export function prepareGame(ctx: GladiatoriContext, { animals }: GladiatoriSetup): void {
  const { state, tables, dice, emit } = ctx;
  const { fighters } = state;
  const shuffle = dice.shuffle('order', '4', fighters.length);
  state.order = shuffle.order.map((i) => fighters[i]?.id ?? '');
  for (const [i, id] of state.order.entries()) {
    const fighter = fighters.find((one) => one.id === id);
    if (fighter !== undefined) fighter.stackSeq = fighters.length - i;
  }
  state.nextSeq = fighters.length;
  emit({ kind: 'order-drawn', cite: '4', shuffles: [shuffle], order: [...state.order] });
  if (animals === null || 'kinds' in animals) return;
  const { species, count } = animals;
  let each = tables.animals[species].even;
  if (count === 'random') {
    const roll = rollOf('animals', '17.1', dice.throw('animals', ONE_DIE), 'sum');
    each = drawnAnimals(species, roll.total);
    emit({ kind: 'animals-rolled', cite: '17.1', rolls: [roll], count: each * fighters.length });
  }
  state.animals = packOf(Array.from({ length: each * fighters.length }, () => species));
}
