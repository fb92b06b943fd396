/** 9.3, 9.5, 10 What comes of an attack: hits, damage that is paid, death; then pushes and Reflexes. */
import { neighbour } from '../../../../kernel/hex.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import type { Payment } from '../acts.ts';
import { biteParts, hitBeast } from '../animals/bite.ts';
import { doInstant, operate, spendPower, trap } from '../body.ts';
import { capacityOf, itemHp, ownItem, takeFrom } from '../cards.ts';
import { isInside } from '../geometry.ts';
import { type GladiatoriDecisions, type LedContext, resolveChoice } from '../kit.ts';
import { isNet } from '../legal/fights.ts';
import { hasInstant, hasPower, operationsOf } from '../legal/moves.ts';
import { payableOf } from '../legal/options.ts';
import { onlyPayment } from '../payments.ts';
import { award, countsPoints } from '../points.ts';
import {
  animalOf,
  fighterOf,
  fightOf,
  hexOf,
  isActive,
  isHampered,
  isOpen,
  isTaken,
  openWays,
  roundNumber,
  strikeOf,
} from '../roster.ts';
import type { Fight, Fighter, State, Strike } from '../types.ts';
import { damageParts, totalOf } from '../values.ts';
import { fromFront } from './declare.ts';
import { engage } from './engage.ts';

/** 8.2 A Dodge halves the attack. */
function halvedBy({ react, passive }: Strike, fav: number): number | null {
  return !passive && react?.card === 'movement' ? Math.floor(fav / 2) : null;
}

/** 9.2, 9.5 Whether one who is struck is hit, and what comes of it. */
export function settleHit(play: LedContext): void {
  const { state } = play;
  const fight = fightOf(state);
  const strike = fight.strikes[fight.at];
  if (strike === undefined) {
    state.step = 'wrestle';
    return;
  }
  if (strike.animal) {
    hitBeast(play, fight, strike);
    fight.at += 1;
    return;
  }
  const victim = fighterOf(state, strike.target);
  if (strike.nothing) {
    play.emit({ kind: 'null-attack', cite: '9.1', fighter: fight.attacker, foe: victim.id, fav: strike.fav });
    fight.at += 1;
    return;
  }
  const halved = halvedBy(strike, strike.fav);
  const by = (halved ?? strike.fav) - (strike.fdv ?? 0);
  strike.hit = by > 0;
  const parts = strike.hit ? partsOfHit(play, fight, strike, by) : [];
  const damage = totalOf(parts);
  const told = { fav: strike.fav, halved, fdv: strike.fdv ?? 0, hit: strike.hit, n: fight.n, damage };
  const modifiers = parts.map(({ value, why, cite }) => ({ value, why, cite }));
  play.emit({ kind: 'result', cite: '9.2', fighter: fight.attacker, foe: victim.id, ...told, modifiers });
  if (!fight.beast) awardAttack(play, fight, strike, victim);
  if (strike.hit) hurt(play, fight, strike, victim, damage);
  else fight.at += 1;
}

function partsOfHit({ state }: LedContext, fight: Fight, strike: Strike, by: number) {
  if (fight.beast) return biteParts(strike, by);
  if (isNet(fight.mode)) return [];
  return damageParts(fight, by, state.options.bonusDamage);
}

const isFoe = (state: State, { attacker }: Fight, { team }: Fighter): boolean =>
  fighterOf(state, attacker).team !== team;

/** 15.1, GR-75 Once an attack from the front, and once from behind. */
function awardAttack(play: LedContext, fight: Fight, strike: Strike, victim: Fighter): void {
  const { state } = play;
  if (!isFoe(state, fight, victim) || !countsPoints(state)) return;
  const attacker = fighterOf(state, fight.attacker);
  if (fromFront(strike)) {
    if (!fight.frontPaid) award(play, attacker, 'attack');
    fight.frontPaid = true;
  } else {
    if (!fight.rearPaid) award(play, attacker, 'attack from behind');
    fight.rearPaid = true;
  }
}

/** 9.5 A net closes, an item breaks, or damage is to be paid. */
function hurt(play: LedContext, fight: Fight, strike: Strike, victim: Fighter, damage: number): void {
  const { state } = play;
  if (!fight.beast) fighterOf(state, fight.attacker).hits += 1;
  if (isNet(fight.mode)) {
    trap(play, victim);
    engage(play, fight, victim.id);
    fight.at += 1;
  } else if (fight.mode?.do === 'break') {
    breakItem(play, fight, strike, victim, damage);
    fight.at += 1;
  } else {
    strike.damage = damage;
    state.step = 'pay';
  }
}

/** 12.6, GR-30 An item is damaged, or destroyed. */
function breakItem(play: LedContext, fight: Fight, strike: Strike, victim: Fighter, damage: number): void {
  const { state, tables, emit } = play;
  if (fight.mode?.do !== 'break') return;
  const { item: name } = fight.mode;
  const item = ownItem(victim, name);
  if (item === null) return;
  const hp = itemHp(tables, item);
  if (!item.damaged && damage < hp) {
    item.damaged = true;
    emit({ kind: 'item-damaged', cite: '12.6', fighter: victim.id, item: name });
    return;
  }
  victim.items = victim.items.filter((one) => one !== item);
  emit({ kind: 'item-lost', cite: '12.6', fighter: victim.id, item: name });
  if (!isFoe(state, fight, victim) || !countsPoints(state)) return;
  const points = Math.min(damage, hp);
  award(play, fighterOf(state, fight.attacker), fromFront(strike) ? 'item destroyed' : 'damage from behind', points);
}

/** 10.1, 10.2 The victim pays, or is dead. */
export function* resolvePay(play: LedContext): Rule<GladiatoriDecisions> {
  const { state, tables } = play;
  const fight = fightOf(state);
  const strike = strikeOf(state);
  const victim = fighterOf(state, strike.target);
  while (!strike.passive && hasInstant(state, victim)) {
    const instant = yield* resolveChoice<'window'>(play, victim, { kind: 'window', cite: '13', fighter: victim.id });
    if (instant === null) break;
    doInstant(play, victim, instant);
  }
  const { damage } = strike;
  const capacity = capacityOf(tables, victim);
  if (payableOf(tables, victim) < damage || victim.undead !== null) {
    fall(play, fight, strike, victim, capacity);
    return;
  }
  const payment =
    onlyPayment(tables, victim, damage) ??
    (yield* resolveChoice<'pay'>(play, victim, { kind: 'pay', cite: '10.1', fighter: victim.id, damage }));
  remove(play, victim, payment, damage);
  awardDamage(play, fight, strike, victim, damage);
  fight.at += 1;
  state.step = 'hit';
}

/** 10.1 Cards and items leave the game. */
export function remove({ emit }: LedContext, victim: Fighter, { cards, items }: Payment, damage: number): void {
  takeFrom(victim.hpDeck, cards);
  victim.removed.push(...cards);
  victim.items = victim.items.filter(({ name }) => !items.includes(name));
  victim.taken += damage;
  emit({ kind: 'paid', cite: '10.1', fighter: victim.id, damage, cards, items });
}

/** 15.1 Damage of a gladiator's attack, and First Blood. */
function awardDamage(play: LedContext, fight: Fight, strike: Strike, victim: Fighter, damage: number): void {
  const { state } = play;
  if (fight.beast || damage === 0) return;
  const attacker = fighterOf(state, fight.attacker);
  attacker.dealt += damage;
  if (!isFoe(state, fight, victim) || !countsPoints(state)) return;
  if (!fromFront(strike)) {
    award(play, attacker, 'damage from behind', damage);
    return;
  }
  award(play, attacker, 'damage', damage);
  if (state.firstBlood !== null) return;
  state.firstBlood = attacker.id;
  award(play, attacker, 'first blood');
}

/** 10.2, 10.3 Damage that cannot be borne. */
function fall(play: LedContext, fight: Fight, strike: Strike, victim: Fighter, capacity: number): void {
  const { state, emit } = play;
  const again = victim.undead !== null;
  const cards = victim.hpDeck.filter((card) => card !== 'unseen');
  remove(play, victim, { cards, items: victim.items.map(({ name }) => name) }, again ? 0 : capacity);
  if (!again) {
    victim.overkill = strike.damage - capacity;
    awardDamage(play, fight, strike, victim, capacity);
  }
  emit({
    kind: 'died',
    cite: '10.3',
    fighter: victim.id,
    by: fight.attacker,
    overkill: Math.max(0, strike.damage - capacity),
  });
  if (!again && !fight.beast) awardKill(play, fight, strike, victim);
  state.step = 'death';
}

function awardKill(play: LedContext, fight: Fight, strike: Strike, victim: Fighter): void {
  const { state } = play;
  const attacker = fighterOf(state, fight.attacker);
  attacker.kills += 1;
  if (isFoe(state, fight, victim) && countsPoints(state))
    award(play, attacker, fromFront(strike) ? 'kill' : 'kill from behind');
}

const LAST_ROUND = 12;

/** 10.4 Whoever is dead may be Unbeatable: it fights on to the end of the next round. */
export function* resolveDeath(play: LedContext): Rule<GladiatoriDecisions> {
  const { state } = play;
  const fight = fightOf(state);
  const victim = fighterOf(state, strikeOf(state).target);
  fight.at += 1;
  state.step = 'hit';
  const may = victim.undead === null && hasPower(state, victim, 'unbeatable');
  const rises =
    may && (yield* resolveChoice<'unbeatable'>(play, victim, { kind: 'unbeatable', cite: '10.4', fighter: victim.id }));
  if (!rises) {
    victim.standing = 'falling';
    return;
  }
  spendPower(play, victim, 'unbeatable');
  victim.undead = Math.min(LAST_ROUND, roundNumber(state) + 1);
  victim.fury = true;
  play.emit({ kind: 'unbeatable', cite: '10.4', fighter: victim.id });
}

/** 13 Wrestling: the one who was named is pushed. Then who has Reflex may move. */
export function* resolveWrestle(play: LedContext): Rule<GladiatoriDecisions> {
  const { state, emit } = play;
  const { fight } = state;
  beginReflex(state);
  const pushed = fight === null ? null : wrestled(state, fight);
  if (fight === null || pushed === null) return;
  const attacker = fighterOf(state, fight.attacker);
  const way = yield* resolveChoice<'wrestle'>(play, attacker, {
    ...{ kind: 'wrestle', cite: '13', fighter: attacker.id, foe: pushed },
  });
  if (way === null) return;
  const to = neighbour(hexOf(state, pushed), way);
  const animal = animalOf(state, pushed);
  if (animal !== null) animal.hex = to;
  else {
    const figure = fighterOf(state, pushed);
    figure.hex = to;
    if (!figure.faceDown) figure.pending += 1;
  }
  emit({ kind: 'pushed', cite: '13', fighter: attacker.id, target: pushed, to });
}

/** GR-69 Who is to be pushed; null: nobody can be. */
function wrestled(state: Readonly<State>, { wrestles, attacker, strikes }: Fight): string | null {
  if (wrestles === null) return null;
  const strike = strikes.find(({ target }) => target === wrestles);
  const by = fighterOf(state, attacker);
  if (strike === undefined || strike.nothing || !isActive(by) || isHampered(by)) return null;
  const animal = animalOf(state, wrestles);
  if (animal === null) {
    const figure = fighterOf(state, wrestles);
    if (!isActive(figure) || isHampered(figure)) return null;
  } else if (animal.hex === null || animal.trapped > 0) return null;
  return pushWays(state, wrestles).length > 0 ? wrestles : null;
}

/** 13 Where somebody can be pushed to, by direction; an animal also onto a gate. */
export function pushWays(state: Readonly<State>, target: string): readonly (0 | 1 | 2 | 3 | 4 | 5)[] {
  const hex = hexOf(state, target);
  if (animalOf(state, target) === null) return openWays(state, hex);
  return ([0, 1, 2, 3, 4, 5] as const).filter((way) => {
    const to = neighbour(hex, way);
    return isInside(to) && (isOpen(state, to) || !isTaken(state, to));
  });
}

/** 12.8 Who may move by Reflex, the attacker first. */
function beginReflex(state: State): void {
  const { fight, sub } = state;
  state.step = 'reflex';
  state.queue = [];
  const own = sub === null ? [] : [sub.fighter];
  const others =
    fight === null ? [] : fight.strikes.filter(({ animal, nothing, passive }) => !animal && !nothing && !passive);
  for (const id of [...own, ...others.map(({ target }) => target)]) {
    const fighter = fighterOf(state, id);
    const stake = id === sub?.fighter ? fight?.stake : fight?.strikes.find(({ target }) => target === id)?.stake;
    if (fighter.played.includes('reflex') && stake?.spentCards.includes('reflex') !== true) state.queue.push(id);
  }
  state.free = 1;
}

/** 12.8 A movement operation without cost, and any that Speed pays. */
export function* resolveReflex(play: LedContext): Rule<GladiatoriDecisions> {
  const { state } = play;
  const [id] = state.queue;
  if (id === undefined) {
    state.step = 'sub end';
    return;
  }
  const fighter = fighterOf(state, id);
  const freeLeft = state.free;
  const may = isActive(fighter) && !isHampered(fighter) && (freeLeft > 0 || fighter.cur.speed > 0);
  if (may && operationsOf(state, fighter).length > 0) {
    const op = yield* resolveChoice<'move'>(play, fighter, {
      ...{ kind: 'move', cite: '12.8', fighter: id, free: freeLeft, reflex: true },
    });
    if (op.do !== 'stop') {
      operate(play, fighter, op, freeLeft === 0);
      state.free = 0;
      return;
    }
  }
  state.queue = state.queue.slice(1);
  state.free = 1;
}
