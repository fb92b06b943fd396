/** 17.1 to 17.5 Animals come in, move and attack, before all gladiators of a round. */
import { type Lot, ONE_DIE } from '../../../../kernel/dice.ts';
import { distance, type Hex, neighbour, sameHex } from '../../../../kernel/hex.ts';
import { type Roll, rollOf } from '../../../../kernel/roll.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { fightBy, strikeAt } from '../fight/declare.ts';
import { remove } from '../fight/resolve.ts';
import { type GladiatoriDecisions, type LedContext, resolveChoice } from '../kit.ts';
import { sevensOf } from '../legal/options.ts';
import {
  activeIn,
  animalOf,
  animalsOut,
  fighterOf,
  fightOf,
  isActive,
  isHampered,
  isOpen,
  strikeOf,
} from '../roster.ts';
import { nextSub } from '../turns.ts';
import type { Animal, Fighter } from '../types.ts';
import { breed, rollFor, rollGate } from './dice.ts';
import { wayFor } from './paths.ts';

type Out = Animal & { readonly hex: Hex };

/** 17.1, 17.3 Some come in; then all act in an order by chance. */
export function beginAnimals(play: LedContext): void {
  const { state, dice, emit } = play;
  enter(play);
  const pack = animalsOut(state).filter(({ born }) => !born);
  state.mauled = pack.map(({ id, hex }) => {
    const near = activeIn(state).filter((one) => distance(one.hex, hex) === 1);
    return { animal: id, fighters: near.map((one) => one.id) };
  });
  state.pack = pack.map(({ id }) => id);
  state.step = 'animal';
  if (pack.length < 2) return;
  const shuffle = dice.shuffle('animals', '17.3', pack.length);
  state.pack = shuffle.order.map((i) => pack[i]?.id ?? '');
  emit({ kind: 'order-set', cite: '17.3', shuffles: [shuffle], order: [...state.pack] });
}

/** 17.1 How many of those that wait a die of the arena lets in. @internal */
export const entering = (die: number): number => [0, 0, 0, 1, 2, 3, 3][die] ?? 0;

/** 17.1, 17.2, GR-53 All at the beginning where all fight them; in the arena by a die at the first round of a turn. */
function enter(play: LedContext): void {
  const { state, dice, emit } = play;
  const waiting = state.animals.filter((one) => one.state === 'waiting');
  if (waiting.length === 0 || state.round !== 1) return;
  let count = waiting.length;
  if (state.coliseum) {
    const roll = rollOf('entry', '17.1', dice.throw('entry', ONE_DIE), 'sum');
    count = Math.min(waiting.length, entering(roll.total));
    emit({ kind: 'animals-rolled', cite: '17.1', rolls: [roll], count });
  }
  for (const animal of waiting.slice(0, count)) {
    const { roll, hex, moves } = rollGate(play);
    animal.hex = hex;
    animal.state = 'out';
    animal.entry = moves;
    emit({ kind: 'animal-entered', cite: '17.2', rolls: [roll], animal: animal.id, hex });
  }
}

/** 17.3 The next animal acts. */
export function activate(play: LedContext): void {
  const { state } = play;
  const id = state.pack.shift();
  if (id === undefined) {
    nextSub(state);
    return;
  }
  const animal = animalOf(state, id);
  if (animal === null || animal.hex === null || activeIn(state).length === 0) return;
  const near = nearTo(play, animal.hex);
  if (animal.trapped > 0) {
    struggle(play, animal as Out, near);
    return;
  }
  const before = state.mauled.find((one) => one.animal === id)?.fighters ?? [];
  const still = near.filter((one) => before.includes(one.id));
  if (still.length > 0) {
    attack(play, animal as Out, pickOne(play, still), play.tables.animals[animal.kind].still);
    return;
  }
  const target = move(play, animal as Out);
  if (target !== null && distance(target.hex, animal.hex) === 1)
    attack(play, animal as Out, { one: target, lots: [] }, play.tables.animals[animal.kind].moved);
}

const nearTo = ({ state }: LedContext, hex: Hex): readonly Fighter[] =>
  activeIn(state).filter((one) => distance(one.hex, hex) === 1);

/** 17.3 One of several, by lot. */
function pickOne<T>({ dice }: LedContext, all: readonly T[]): { readonly one: T; readonly lots: readonly Lot[] } {
  const lots = all.length > 1 ? [dice.lot('which', '17.3', all.length)] : [];
  const one = all[lots[0]?.picked ?? 0];
  if (one === undefined) throw new Error('nobody to be picked');
  return { one, lots };
}

/** 17.3 Moves towards the gladiator with the shortest way; whom it goes for, or null. */
function move(play: LedContext, animal: Out): Fighter | null {
  const { state, dice, emit } = play;
  const roll: Roll | null =
    animal.entry === null ? rollOf('animal move', '17.3', dice.throw('animal move', ONE_DIE), 'sum') : null;
  const moves = animal.entry ?? roll?.total ?? 0;
  const rolls = roll === null ? [] : [roll];
  const ways = wayFor(state, animal, moves);
  const { one: way, lots: first } = pickOne(play, ways);
  const { one: to, lots: second } = pickOne(play, way.ends);
  const from = animal.hex;
  const lots = [...first, ...second];
  if (sameHex(from, to)) emit({ kind: 'animal-waits', cite: '17.3', rolls, lots, animal: animal.id });
  else emit({ kind: 'animal-moved', cite: '17.3', rolls, lots, animal: animal.id, from, to });
  Object.assign(animal, { hex: to });
  return way.target;
}

/** 17.5 A trapped animal throws one base die less, or one die to get free. */
function struggle(play: LedContext, animal: Out, near: readonly Fighter[]): void {
  const { tables, dice, emit } = play;
  if (near.length > 0) {
    attack(play, animal, pickOne(play, near), tables.animals[animal.kind].still - 1);
    return;
  }
  const roll = rollOf('struggle', '17.5', dice.throw('struggle', ONE_DIE), 'sum');
  emit({ kind: 'animal-struggles', cite: '17.5', rolls: [roll], animal: animal.id });
  loosen(play, animal, roll.total);
}

const LOOSENS = 5;

function loosen({ state, emit }: LedContext, animal: Animal, die: number): void {
  if (animal.trapped === 0 || die < LOOSENS) return;
  animal.trapped -= 1;
  emit({ kind: 'animal-freed', cite: '17.5', animal: animal.id });
  if (animal.trapped > 0) return;
  for (const { items } of state.fighters) for (const net of items) if (net.holds === animal.id) net.holds = null;
}

/** 17.4, 17.7 Throws for its attack, and what the dice do besides. */
function attack(
  play: LedContext,
  animal: Out,
  { one: fighter, lots }: { readonly one: Fighter; readonly lots: readonly Lot[] },
  base: number,
): void {
  const { state, tables, emit } = play;
  const { id, kind } = animal;
  const { extra, doubles, seven } = tables.animals[kind];
  const thrown = rollFor(play, kind, 'animal attack', base, extra, '17.4');
  const { total } = thrown.roll;
  emit({ kind: 'animal-attacks', cite: '17.4', rolls: [thrown.roll], lots, animal: id, fighter: fighter.id, total });
  if (base === 1) loosen(play, animal, thrown.base[0] ?? 0);
  const strike = strikeAt(state, fighter.id, animal.hex);
  strike.fav = total;
  state.fight = fightBy(id, null, [strike]);
  state.step = 'react';
  if (thrown.double && doubles.attack === 'breeds') breed(play, kind);
  if (thrown.double && doubles.attack === 'doubled damage') {
    strike.doubled = true;
    if (retreatHex(play, fighter) !== null) state.step = 'retreat';
  }
  if (!thrown.seven || seven.attack === '-') return;
  emit({ kind: 'seven', cite: '17.7', animal: id, fighter: fighter.id });
  if (seven.attack === 'takes one') takeOne(play, fighter);
  else state.fight.markers = seven.attack === 'floors' ? 2 : 1;
}

/** GR-55 The victim is to lose an item or a card, where it has any. */
function takeOne({ state }: LedContext, fighter: Fighter): void {
  if (sevensOf(fighter).length === 0) return;
  state.seven = { fighter: fighter.id, next: state.step };
  state.step = 'seven';
}

/** 17.7 Where one may step back from a doubled bite; null: nowhere, or it cannot. */
function retreatHex({ state }: LedContext, fighter: Fighter): Hex | null {
  if (isHampered(fighter) || fighter.cur.speed < 1) return null;
  const back = neighbour(fighter.hex, ((fighter.facing + 3) % 6) as 0 | 1 | 2 | 3 | 4 | 5);
  return isOpen(state, back) ? back : null;
}

/** 17.7, GR-54 The victim may step back before the bite, which then is void. */
export function* resolveRetreat(play: LedContext): Rule<GladiatoriDecisions> {
  const { state, emit } = play;
  const fight = fightOf(state);
  const strike = strikeOf(state);
  const fighter = fighterOf(state, strike.target);
  const back = retreatHex(play, fighter);
  state.step = 'react';
  const goes =
    back !== null &&
    (yield* resolveChoice<'retreat'>(play, fighter, {
      ...{ kind: 'retreat', cite: '17.7', fighter: fighter.id, foe: fight.attacker },
    }));
  if (!goes || back === null) {
    emit({ kind: 'bite-doubled', cite: '17.7', fighter: fighter.id });
    return;
  }
  fighter.cur.speed -= 1;
  fighter.believed.speed = Math.max(0, fighter.believed.speed - 1);
  fighter.hex = back;
  emit({ kind: 'retreated', cite: '17.7', fighter: fighter.id, to: back });
  state.step = 'sub end';
}

/** 17.7 Who met a bear's seven loses an item or a card of the HP deck. */
export function* resolveSeven(play: LedContext): Rule<GladiatoriDecisions> {
  const { state } = play;
  if (state.seven === null) throw new Error('nobody has met a seven');
  const { fighter: id, next } = state.seven;
  const fighter = fighterOf(state, id);
  const [only, ...others] = sevensOf(fighter);
  const loss =
    only !== undefined && others.length === 0
      ? only
      : yield* resolveChoice<'seven'>(play, fighter, { kind: 'seven', cite: '17.7', fighter: id });
  remove(play, fighter, loss, 0);
  state.seven = null;
  state.step = next;
}

/** 17.7 Markers of a seven, where the victim does not dodge; whatever came of the bite. */
export function sevenMarkers({ state }: LedContext): void {
  const { fight } = state;
  const strike = fight?.beast === true ? fight.strikes[0] : undefined;
  if (fight === null || strike === undefined || fight.markers === 0) return;
  const fighter = fighterOf(state, strike.target);
  const dodges = !strike.passive && strike.react?.card === 'movement';
  if (!dodges && isActive(fighter) && !fighter.faceDown) fighter.pending += fight.markers;
}
