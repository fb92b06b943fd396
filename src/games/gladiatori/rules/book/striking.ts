/** 22.6, 22.7, 22.9 How the book attacks: cards it adds, how it declares, what it puts in. */
import { distance } from '../../../../kernel/hex.ts';
import type { Declaration } from '../acts.ts';
import { countOfCard, itemAttack, itemDefense, itemsAttack, ownItem } from '../cards.ts';
import type { GladiatoriContext } from '../kit.ts';
import { addable, cardFault, declarationsOf, sweptBy } from '../legal/fights.ts';
import { MOST_BLOOD, skillOf } from '../legal/options.ts';
import { animalOf, fighterOf, foesAhead, hexOf, isEnemy, roundNumber, subOf } from '../roster.ts';
import type { Tables } from '../tables/types.ts';
import type { Fighter, State } from '../types.ts';
import { SPENT, statusParts, totalOf } from '../values.ts';
import type { Card, CardName } from '../words.ts';
import { mindOf } from './acting.ts';
import { bearingFrom, believedCapacity, bounded, cannotReact, passiveDefense, WHOLE } from './guess.ts';
import { throwsAt } from './intention.ts';
import type { Whims } from './whims.ts';

const MOVE = 3;
const NET_WORTH = 4;
const KILL_WORTH = 6;
const REACTION = 6;
const SURE = 4;
const FRAIL = 3;
const FEW = 5;
const DEAR_ITEM = 5;
const BREAKS = 25;
const ANIMAL_FAV = 9;
const BEAR_FAV = 13;
const ANIMAL_DEFENSE = 7;
const LATE = 9;
const LAST = 12;

/** What the book has before it when it adds cards. */
interface Aim {
  readonly target: string;
  readonly bearing: number;
  readonly net: boolean;
  readonly thrown: boolean;
}

/** 22.7 At whom the book aims: as it means to, or the weakest enemy in front. */
function aimOf(ctx: GladiatoriContext, whims: Whims, fighter: Fighter): Aim | null {
  const { state, tables } = ctx;
  const mind = mindOf(ctx, whims, fighter);
  const target = targetOf(state, tables, fighter, mind.target);
  if (target === null) return null;
  const cast = mind.intention === 'throw' ? throwsAt(state, tables, fighter, target) : null;
  const ahead = foesAhead(state, fighter).includes(target);
  const net = cast !== null && cast.do !== 'throw';
  if (cast === null && !ahead) return null;
  const thrown = cast !== null && cast.do !== 'net melee' && !(ahead && cast.do === 'throw');
  return { target, bearing: bearingFrom(state, target, fighter.hex), net, thrown };
}

function targetOf(state: Readonly<State>, tables: Tables, fighter: Fighter, meant: string | null): string | null {
  if (meant !== null && isThere(state, meant) && isEnemy(state, fighter, meant)) return meant;
  return weakest(state, tables, foesAhead(state, fighter));
}

const isThere = (state: Readonly<State>, id: string): boolean => {
  const animal = animalOf(state, id);
  return animal === null || animal.hex !== null;
};

/** 22.7 Whoever of some is believed to bear the least. */
function weakest(state: Readonly<State>, tables: Tables, ids: readonly string[]): string | null {
  const [first = null, ...others] = ids;
  if (first === null) return null;
  const bears = (id: string): number => believedCapacity(state, tables, id);
  return others.reduce((best, id) => (bears(id) < bears(best) ? id : best), first);
}

/** 22.6 Cards in the order in which the book would add them. */
function fillOrder(ctx: GladiatoriContext, whims: Whims, fighter: Fighter, card: Card, aim: Aim): readonly CardName[] {
  const { state, tables } = ctx;
  const open = addable(state, tables, fighter.id);
  const energy = (one: CardName): readonly CardName[] => open.filter((other) => other === one);
  const moves = MOVES_WANTED.filter((move) => {
    if (!open.includes(move)) return false;
    const to = { as: 'attack', beasts: false, thrown: aim.thrown } as const;
    return cardFault(tables, fighter, move, to) === null && wants(ctx, whims, fighter, card, aim, move);
  });
  const [strong, weak] = [energy('energy 1'), energy('energy 0')];
  return card === 'strength' ? [...strong, ...moves, ...weak] : [...moves, ...weak, ...strong];
}

const MOVES_WANTED = [
  'acrobatic strike',
  'unbalancing strike',
  'sacrifice',
  'sweep',
  'break item',
  'overskill',
  'rage',
] as const;

/** 22.6 Whether a Special Move is worth adding. */
function wants(
  ctx: GladiatoriContext,
  whims: Whims,
  fighter: Fighter,
  card: Card,
  { target, net }: Aim,
  move: (typeof MOVES_WANTED)[number],
): boolean {
  const { state, tables } = ctx;
  const foe = animalOf(state, target) === null ? fighterOf(state, target) : null;
  switch (move) {
    case 'acrobatic strike':
      return fighter.unbalanced === 0;
    case 'unbalancing strike':
      return foe !== null && !foe.faceDown;
    case 'sacrifice':
      return fighter.hand.length >= FEW && fighter.hand.includes('energy 0');
    case 'sweep':
      return !net && bestSweep(state, fighter) !== null;
    case 'break item':
      return (
        !net &&
        foe !== null &&
        dearItem(tables, foe) !== null &&
        whims.happens(ctx, fighter.id, '22.6', 'breaks an item', BREAKS)
      );
    case 'overskill':
      return fighter.cur.offense >= 1 && fighter.cur.offense <= FRAIL;
    case 'rage':
      return card === 'strength' && fighter.discard.includes('energy 1');
  }
}

/** 22.7 An arc in which two enemies at least stand, and no ally; null: none. */
function bestSweep(state: Readonly<State>, fighter: Fighter) {
  const arcs = [4, 5, 0]
    .map((from) => ({ from, clockwise: true }))
    .concat([0, 1, 2].map((from) => ({ from, clockwise: false })));
  const fit = arcs.filter(({ from, clockwise }) => {
    const struck = sweptBy(state, fighter, from, clockwise);
    return struck.length >= 2 && struck.every((id) => isEnemy(state, fighter, id));
  });
  return fit[0] ?? null;
}

/** 22.6 The best item of somebody, where it is worth breaking. */
function dearItem(tables: Tables, { items }: Fighter) {
  const worth = (item: Fighter['items'][number]): number => itemAttack(tables, item) + itemDefense(tables, item);
  const [best] = items.toSorted((a, b) => worth(b) - worth(a));
  return best !== undefined && worth(best) >= DEAR_ITEM ? best.name : null;
}

/** 22.6 What an attack would come to with some cards on it. */
function attackGuess(tables: Tables, fighter: Fighter, card: Card, added: readonly CardName[], aim: Aim): number {
  const items = aim.net ? netAttack(tables, fighter, aim) : itemsAttack(tables, fighter);
  const energy = added.filter((one) => one === 'energy 1').length;
  const bonus =
    card === 'strength'
      ? energy
      : card === 'dexterity'
        ? Math.floor((fighter.hand.length - added.length) / 2)
        : 2 * Math.min(MOST_BLOOD, Math.max(0, fighter.cur.blood - 1));
  const acrobatic = added.includes('acrobatic strike') ? MOVE : 0;
  return items + skillOf(fighter, 'offense') + bonus + acrobatic + totalOf(statusParts(fighter));
}

function netAttack(tables: Tables, fighter: Fighter, { thrown }: Aim): number {
  const net = fighter.items.find((item) => tables.items[item.name].type === 'net' && item.holds === null);
  if (net === undefined) return itemsAttack(tables, fighter);
  return itemsAttack(tables, fighter) + (thrown ? tables.items[net.name].thrownAttack : itemAttack(tables, net));
}

/** 22.6 What each card that is added is worth, in hundredths: less when the game is nearly over. */
function lossOf(state: Readonly<State>, loss: number): number {
  const round = roundNumber(state);
  if (round >= LAST) return Math.floor(loss / 10);
  return round >= LATE ? Math.floor((6 * loss) / 10) : loss;
}

const oddOf = (most: number): readonly number[] =>
  Array.from({ length: most + 1 }, (_, n) => n).filter((n) => n === 0 || n % 2 === 1);

/** 22.6 The cards that the book adds to its Action. */
export function bookAdd(ctx: GladiatoriContext, whims: Whims, id: string): readonly CardName[] {
  const { state, tables } = ctx;
  const fighter = fighterOf(state, id);
  const card = subOf(state).action?.card ?? 'strength';
  if (card === 'movement') return [];
  const aim = aimOf(ctx, whims, fighter);
  if (aim === null) return [];
  const animal = animalOf(state, aim.target);
  if (animal !== null) return againstAnimal(ctx, fighter, card, aim, animal.kind === 'bear' ? BEAR_FAV : ANIMAL_FAV);
  const fill = fillOrder(ctx, whims, fighter, card, aim);
  const foe = fighterOf(state, aim.target);
  const capacity = believedCapacity(state, tables, foe.id);
  const passive = passiveDefense(tables, foe, aim.bearing, aim.net);
  const defense = passive + (cannotReact(foe, aim.bearing) ? 0 : REACTION);
  const loss = lossOf(state, tables.splits[mindOf(ctx, whims, fighter).plan].loss);
  const bonus = state.options.bonusDamage;
  const damageOf = (n: number, by: number): number =>
    aim.net ? NET_WORTH : 1 + Math.floor((n + 1) / 2) + (bonus ? Math.floor(Math.max(0, by) / 3) : 0);
  const sure = passive + (aim.bearing === 3 ? 0 : SURE);
  const counts = oddOf(fill.length);
  const kill = counts.find((n) => {
    const guess = attackGuess(tables, fighter, card, fill.slice(0, n), aim);
    return n % 2 === 1 && !aim.net && guess >= sure && damageOf(n, guess - defense) >= capacity;
  });
  if (kill !== undefined) return fill.slice(0, kill);
  const valueFor = (n: number): number => {
    const guess = attackGuess(tables, fighter, card, fill.slice(0, n), aim);
    const damage = damageOf(n, guess - defense);
    const chance = bounded(Math.floor((WHOLE * (3 + guess - defense)) / 6), 0, WHOLE);
    const worth = damage + (!aim.net && damage >= capacity ? KILL_WORTH : 0);
    return chance * worth - loss * n;
  };
  const best = counts.reduce((top, n) => (valueFor(n) > valueFor(top) ? n : top), 0);
  return fill.slice(0, best);
}

/** 22.6 Against an animal cards are added until the attack is likely to be enough. */
function againstAnimal(
  ctx: GladiatoriContext,
  fighter: Fighter,
  card: Card,
  aim: Aim,
  wanted: number,
): readonly CardName[] {
  const { state, tables } = ctx;
  const open = addable(state, tables, fighter.id);
  const plain = attackGuess(tables, fighter, card, [], aim);
  const energy = card === 'strength' ? open.filter((one) => one === 'energy 1') : [];
  const others = [...new Set(open)].filter((one) => tables.cards[one].kind === 'move' || one === 'feint');
  const added: CardName[] = [];
  let guess = plain;
  for (const [one, worth] of [...energy.map((e) => [e, 1] as const), ...others.map((o) => [o, SPENT] as const)]) {
    if (guess >= wanted) break;
    added.push(one);
    guess += worth;
  }
  return added;
}

/** 22.7 How the book declares its Action. */
export function bookDeclare(ctx: GladiatoriContext, whims: Whims, id: string): Declaration {
  const { state, tables } = ctx;
  const fighter = fighterOf(state, id);
  const open = declarationsOf(state, tables, id);
  const mind = mindOf(ctx, whims, fighter);
  const target = targetOf(state, tables, fighter, mind.target);
  const sweep = fighter.played.includes('sweep') ? bestSweep(state, fighter) : null;
  const swept = open.find(
    (one) => one.do === 'sweep' && sweep !== null && one.from === sweep.from && one.clockwise === sweep.clockwise,
  );
  if (swept !== undefined) return swept;
  const broken = open.find((one) => one.do === 'break' && one.item === dearItem(tables, fighterOf(state, one.target)));
  if (broken !== undefined) return broken;
  const ahead = foesAhead(state, fighter);
  const aimed = target !== null && mind.intention === 'throw' ? castAt(ctx, fighter, open, target) : null;
  if (aimed !== null) return aimed;
  const help = helpFor(ctx, fighter, open);
  if (help !== null) return help;
  const struck = target !== null && ahead.includes(target) ? target : weakest(state, tables, ahead);
  return open.find((one) => one.do === 'melee' && one.target === struck) ?? { do: 'nothing' };
}

/** 22.7 A net over whoever is free, or a spear where it is likely to hit. */
function castAt(
  { state, tables }: GladiatoriContext,
  fighter: Fighter,
  open: readonly Declaration[],
  target: string,
): Declaration | null {
  const mode = throwsAt(state, tables, fighter, target);
  if (mode === null) return null;
  const declared = open.find((one) => one.do === mode.do && one.item === mode.item && one.target === target) ?? null;
  if (declared === null || mode.do !== 'throw') return declared;
  const bearing = bearingFrom(state, target, fighter.hex);
  const animal = animalOf(state, target);
  const defense = animal === null ? passiveDefense(tables, fighterOf(state, target), bearing) : ANIMAL_DEFENSE;
  const card = subOf(state).action?.card ?? 'strength';
  const own = ownItem(fighter, mode.item);
  const more = own === null ? 0 : tables.items[mode.item].thrownAttack - itemAttack(tables, own);
  const played = fighter.played.filter((one): one is CardName => one !== 'unseen');
  const guess =
    attackGuess(tables, fighter, card, [], { target, bearing, net: false, thrown: true }) +
    more +
    countOfCard(played, 'energy 1');
  return defense < guess - Math.max(0, distance(fighter.hex, hexOf(state, target)) - 2) ? declared : null;
}

/** 22.7 Help where one's own blow is too weak and the ally acts next. */
function helpFor(
  { state, tables }: GladiatoriContext,
  fighter: Fighter,
  open: readonly Declaration[],
): Declaration | null {
  const next = state.order[state.done];
  const help = open.find((one) => one.do === 'help' && one.ally === next);
  if (help === undefined || help.do !== 'help') return null;
  const bearing = bearingFrom(state, help.target, fighter.hex);
  const card = subOf(state).action?.card ?? 'strength';
  const played = fighter.played.filter((one): one is CardName => one !== 'unseen');
  const guess = attackGuess(tables, fighter, card, [], { target: help.target, bearing, net: false, thrown: false });
  const own = guess + (card === 'strength' ? countOfCard(played, 'energy 1') : 0);
  return own <= passiveDefense(tables, fighterOf(state, help.target), bearing) ? help : null;
}
