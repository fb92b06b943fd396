/** 7, 8, 11, 12 What is legal in a fight: cards that are added, modes of attack, Reactions. */
import { neighbour, turn } from '../../../../kernel/hex.ts';
import { equalPlain } from '../../../../kernel/state.ts';
import type { Declaration, ReactChoice } from '../acts.ts';
import { itemRow, ownItem, rowOf, without } from '../cards.ts';
import { isClear, isFront, isInCone, rangePenalty } from '../geometry.ts';
import {
  animalOf,
  animalsOut,
  fighterOf,
  foesAhead,
  hexOf,
  idsAt,
  inMelee,
  isActive,
  isEnemy,
  isHampered,
  isThere,
  meleeOf,
  opponentsOf,
  seenFrom,
  strikeOf,
  subOf,
} from '../roster.ts';
import type { Tables } from '../tables/types.ts';
import type { Fight, Fighter, Mode, State } from '../types.ts';
import { ACTIONS, type ActionCard, type Card, type CardName, MOVES } from '../words.ts';
import { reuseCost } from './moves.ts';

type Seen = Readonly<State>;

/** 7.5 Whether a mode of attack is a throw. */
export const isThrow = (mode: Mode | null): boolean => mode?.do === 'throw' || mode?.do === 'net throw';
/** 11.2 Whether a net is used. */
export const isNet = (mode: Mode | null): mode is Extract<Mode, { do: 'net melee' | 'net throw' }> =>
  mode?.do === 'net melee' || mode?.do === 'net throw';

/** What a card is added to. */
interface AddedTo {
  readonly as: 'attack' | 'movement' | 'reaction';
  /** 17.6 An animal is, or may be, on the other side. */
  readonly beasts: boolean;
  readonly thrown: boolean;
}

/** 1.2 Why a card may not do its own work here; null: it may. */
export function cardFault(tables: Tables, fighter: Fighter, card: CardName, { as, thrown }: AddedTo): string | null {
  const { kind, movement, use, melee } = tables.cards[card];
  if (kind === 'action' || kind === 'feint') return `${card} is not added (7.4)`;
  if (movement && isHampered(fighter)) return `${card}: not while Trapped or Face-down (1.2)`;
  if (use === 'attack' && as !== 'attack') return `${card}: only with an attack (1.2)`;
  if (use === 'fight' && as === 'movement') return `${card}: only with an attack or a Reaction (1.2)`;
  return melee && thrown ? `${card}: not with a throw, nor against one (1.2)` : null;
}

/** 7.4, 17.6 Whether a card may be added: for its own work, or for two against an animal. */
function mayAdd(tables: Tables, fighter: Fighter, card: CardName, to: AddedTo): boolean {
  const { kind } = tables.cards[card];
  if (to.beasts && (kind === 'move' || kind === 'feint') && to.as !== 'movement') return true;
  return cardFault(tables, fighter, card, to) === null;
}

/** 7.4, 7.6 What cards are added to now. Throws where nothing is: a bug. */
function addedTo(state: Seen): AddedTo {
  if (state.step === 'react add') {
    const { mode, beast } = state.fight ?? { mode: null, beast: false };
    return { as: 'reaction', beasts: beast, thrown: isThrow(mode) };
  }
  const { action } = subOf(state);
  const beasts = animalsOut(state).length > 0;
  return { as: action?.card === 'movement' ? 'movement' : 'attack', beasts, thrown: false };
}

/** 7.4 Cards in hand that may be added, each as often as it is there. */
export function addable(state: Seen, tables: Tables, id: string): readonly CardName[] {
  const fighter = fighterOf(state, id);
  const to = addedTo(state);
  return fighter.hand.filter((card): card is CardName => card !== 'unseen' && mayAdd(tables, fighter, card, to));
}

/** 7.4 Why cards may not be added; null: they may. */
export function addFault(state: Seen, tables: Tables, id: string, cards: readonly CardName[]): string | null {
  const fighter = fighterOf(state, id);
  if (without(fighter.hand, cards) === null) return 'such a card is not in hand (7.4)';
  const to = addedTo(state);
  const bad = cards.find((card) => !mayAdd(tables, fighter, card, to));
  if (bad !== undefined) return cardFault(tables, fighter, bad, to) ?? `${bad} is not added here (7.4)`;
  const twice = MOVES.find((move) => cards.filter((card) => card === move).length > 1);
  return twice === undefined ? null : `${twice}: once at most (7.4)`;
}

/** 12.1 The arcs of a Sweep: the first hex by its bearing, and which way round. */
const ARCS = [
  ...[4, 5, 0].map((from) => ({ from, clockwise: true })),
  ...[0, 1, 2].map((from) => ({ from, clockwise: false })),
];

/** 12.1, GR-29 Who is struck by a Sweep, in order: everybody in the arc, of a stack of animals one. */
export function sweptBy(state: Seen, { hex, facing }: Fighter, from: number, clockwise: boolean): readonly string[] {
  return [0, 1, 2].flatMap((i) => {
    const way = turn(facing, from + (clockwise ? i : -i));
    return idsAt(state, neighbour(hex, way)).slice(0, 1);
  });
}

/** Whether a Special Move on the Action can do its own work there (17.6: those added for two against animals may not). */
const works = (tables: Tables, fighter: Fighter, card: CardName): boolean =>
  fighter.played.includes(card) &&
  cardFault(tables, fighter, card, { as: 'attack', beasts: false, thrown: false }) === null;

/** 7.5, 11 Why an attack cannot be declared so; null: it can. */
export function declareFault(state: Seen, tables: Tables, id: string, mode: Declaration): string | null {
  const fighter = fighterOf(state, id);
  switch (mode.do) {
    case 'nothing':
      return null;
    case 'melee':
      return foesAhead(state, fighter).includes(mode.target) ? null : 'no such enemy is directly in front (7.5)';
    case 'sweep':
      return sweepFault(state, tables, fighter, mode);
    case 'break':
      return breakFault(state, tables, fighter, mode);
    case 'throw':
      return throwFault(state, tables, fighter, mode);
    case 'net melee':
    case 'net throw':
      return netFault(state, tables, fighter, mode);
    case 'help':
      return helpFault(state, fighter, mode);
  }
}

type As<D extends Mode['do']> = Extract<Mode, { do: D }>;

function sweepFault(state: Seen, tables: Tables, fighter: Fighter, { from, clockwise }: As<'sweep'>): string | null {
  if (!works(tables, fighter, 'sweep')) return 'there is no Sweep on the Action (12.1)';
  if (!ARCS.some((arc) => arc.from === from && arc.clockwise === clockwise)) return 'no such arc (12.1)';
  const struck = sweptBy(state, fighter, from, clockwise);
  return struck.some((id) => isEnemy(state, fighter, id)) ? null : 'no enemy is in the arc (12.1)';
}

function breakFault(state: Seen, tables: Tables, fighter: Fighter, { target, item }: As<'break'>): string | null {
  if (!works(tables, fighter, 'break item')) return 'there is no Break Item on the Action (12.6)';
  if (!foesAhead(state, fighter).includes(target) || animalOf(state, target) !== null)
    return 'no such opponent is directly in front (12.6)';
  return ownItem(fighterOf(state, target), item) === null ? 'the target has no such item (12.6)' : null;
}

/** 1.2 Moves for melee alone, on an Action that is thrown. */
const bound = (tables: Tables, { played }: Fighter): boolean =>
  played.some((card) => card !== 'unseen' && rowOf(tables, card).melee);

/** 3.4 Why a throw cannot reach; null: it can. */
function reachFault(state: Seen, fighter: Fighter, target: string): string | null {
  if (!isEnemy(state, fighter, target)) return 'no such enemy (11.1)';
  const animal = animalOf(state, target);
  if (animal !== null && animal.hex === null) return 'it is not in the arena (11.1)';
  const hex = hexOf(state, target);
  if (!isInCone(fighter.hex, fighter.facing, hex)) return 'it does not lie ahead (3.4)';
  const others = state.fighters.filter(
    (one) => isThere(one) && !one.faceDown && one.id !== fighter.id && one.id !== target,
  );
  const blocked = [...others, ...animalsOut(state)].map((one) => one.hex);
  return isClear(fighter.hex, hex, blocked) ? null : 'somebody is in the way (3.4)';
}

function throwFault(state: Seen, tables: Tables, fighter: Fighter, { item, target }: As<'throw'>): string | null {
  const own = ownItem(fighter, item);
  if (own === null || !itemRow(tables, own).thrown || itemRow(tables, own).type === 'net')
    return 'there is no such weapon to throw (11.1)';
  if (meleeOf(state, fighter).length > 0) return 'nobody throws in melee (11.1)';
  if (bound(tables, fighter)) return 'a move for melee is on the Action (1.2)';
  return reachFault(state, fighter, target);
}

function netFault(
  state: Seen,
  tables: Tables,
  fighter: Fighter,
  { do: how, item, target }: As<'net melee' | 'net throw'>,
): string | null {
  const own = ownItem(fighter, item);
  if (own === null || itemRow(tables, own).type !== 'net' || own.holds !== null)
    return 'there is no such net free (11.2)';
  if (fighter.played.includes('sweep') || fighter.played.includes('break item'))
    return 'no net goes with Sweep or Break Item (11.2)';
  if (how === 'net melee')
    return foesAhead(state, fighter).includes(target) ? null : 'no such enemy is directly in front (11.2)';
  return bound(tables, fighter) ? 'a move for melee is on the Action (1.2)' : reachFault(state, fighter, target);
}

function helpFault(state: Seen, fighter: Fighter, { ally, target }: As<'help'>): string | null {
  const foe = opponentsOf(state, fighter).find(({ id }) => id === target);
  const friend = state.fighters.find(({ id }) => id === ally);
  if (foe === undefined || !foesAhead(state, fighter).includes(target))
    return 'no such opponent is directly in front (9.6)';
  if (friend === undefined || friend.id === fighter.id || friend.team !== fighter.team || !isActive(friend))
    return 'no such ally (9.6)';
  if (!inMelee(friend, foe)) return 'the ally is not in melee with it (9.6)';
  return isFront(seenFrom(foe, fighter.hex)) ? null : 'nobody helps from behind (9.6)';
}

/** 7.5 Every way to declare the Action. */
export function declarationsOf(state: Seen, tables: Tables, id: string): readonly Declaration[] {
  const fighter = fighterOf(state, id);
  const { action } = subOf(state);
  if (action?.card === 'movement') return [{ do: 'nothing' }];
  const ahead = foesAhead(state, fighter);
  const targets = [...opponentsOf(state, fighter), ...animalsOut(state)].map((one) => one.id);
  const own = fighter.items.map(({ name }) => name);
  const all: readonly Declaration[] = [
    { do: 'nothing' },
    ...ahead.map((target): Declaration => ({ do: 'melee', target })),
    ...(fighter.played.includes('sweep') ? ARCS.map((arc): Declaration => ({ do: 'sweep', ...arc })) : []),
    ...(fighter.played.includes('break item') ? breaksOf(state, ahead) : []),
    ...own.flatMap((item) => thrownAt(item, targets)),
    ...helpsOf(state, fighter, ahead),
  ];
  return all.filter((one) => declareFault(state, tables, id, one) === null);
}

const breaksOf = (state: Seen, ahead: readonly string[]): readonly Declaration[] =>
  ahead
    .filter((target) => animalOf(state, target) === null)
    .flatMap((target) =>
      fighterOf(state, target).items.map(({ name: item }): Declaration => ({ do: 'break', target, item })),
    );

const thrownAt = (item: Fighter['items'][number]['name'], targets: readonly string[]): readonly Declaration[] =>
  targets.flatMap((target) =>
    (['throw', 'net melee', 'net throw'] as const).map((how): Declaration => ({ do: how, item, target })),
  );

const helpsOf = (state: Seen, fighter: Fighter, ahead: readonly string[]): readonly Declaration[] =>
  state.fighters
    .filter((one) => one.team === fighter.team && one.id !== fighter.id)
    .flatMap(({ id: ally }) => ahead.map((target): Declaration => ({ do: 'help', ally, target })));

/** 8.2 What a bearing and a status leave of the Reactions. */
export function reactionsFor(bearing: number, { trapped, faceDown }: Fighter): readonly ActionCard[] {
  const reach = isFront(bearing) ? ACTIONS : bearing === 3 ? [] : (['movement'] as const);
  return reach.filter((card) => {
    if (trapped > 0 && card !== 'berserk') return false;
    return !faceDown || card === 'strength';
  });
}

/** 7.6, 8.2 Every Reaction to the strike that is being dealt with; Pass is the last of them. */
export function reactionsOf(state: Seen, id: string): readonly ReactChoice[] {
  const fighter = fighterOf(state, id);
  const cards = reactionsFor(strikeOf(state).bearing, fighter);
  const allowed = (card: Card): boolean => cards.some((one) => one === card);
  const fresh = cards.filter((card) => fighter.hand.includes(card)).map((card): ReactChoice => ({ do: 'fresh', card }));
  const reused = fighter.row.flatMap(({ card, standby }, at): readonly ReactChoice[] =>
    !standby && allowed(card) && fighter.cur.blood >= reuseCost(fighter, at) ? [{ do: 'reuse', at }] : [],
  );
  return [...fresh, ...reused, { do: 'pass' }];
}

/** 7.6 Why a Reaction is illegal; null: it is legal. */
export function reactFault(state: Seen, id: string, choice: ReactChoice): string | null {
  const listed = reactionsOf(state, id).some((one) => equalPlain(one, choice));
  return listed || choice.do === 'pass' ? null : 'no such Reaction here (8.2)';
}

/** 3.4 What the range costs a throw or a net. */
export function rangeCost(fighter: Fighter, mode: Mode, hex: Fighter['hex']): number {
  if (mode.do === 'throw') return rangePenalty(fighter.hex, hex, 1);
  return mode.do === 'net throw' ? rangePenalty(fighter.hex, hex, 2) : 0;
}

/** 9 Whether a fight is against animals alone. */
export const isBeastly = ({ strikes }: Fight): boolean => strikes.every(({ animal }) => animal);
