/** 22.4, 22.5 What the book does in its sub-round: before the Action, the Action, where it moves. */

import { distance, sameHex } from '../../../../kernel/hex.ts';
import type { ActionChoice, Element, FreeAct, Operation } from '../acts.ts';
import { countOfCard, isAction } from '../cards.ts';
import { NOOKS } from '../geometry.ts';
import type { GladiatoriContext } from '../kit.ts';
import { actionsOf, freeFault, hasPower, isStraight, MARKER_COST, operationFault, RECOVERED } from '../legal/moves.ts';
import { MOST_BLOOD } from '../legal/options.ts';
import { countsPoints } from '../points.ts';
import { animalsOut, fighterOf, foesAhead, isActive, isHampered, isTaken, subOf } from '../roster.ts';
import type { BookMind, Fighter, State } from '../types.ts';
import type { ActionCard, Card } from '../words.ts';
import { canAttack, facingFor, intend } from './intention.ts';
import { planFor } from './plan.ts';
import { type Footing, footingIn, standsOf, waysTo } from './ways.ts';
import type { Row, Whims } from './whims.ts';
import { missingCount, payOrder, recoverOrder } from './worth.ts';

const MOVE = 3;
const TIRED_AT = 3;
const FEW_CARDS = 3;
const HELD_BACK = 3;
const MANY_ANIMALS = 3;
const UNUSED = 5;
const MATCHED = 3;

/** 22.2 The book's mind for somebody: made up now where it is not yet. */
export function mindOf(ctx: GladiatoriContext, whims: Whims, fighter: Fighter): BookMind {
  fighter.book ??= { plan: planFor(ctx, whims, fighter), intention: null, target: null, hex: null, facing: null };
  return fighter.book;
}

/** 22.4 The same with what it means to do in this sub-round. */
function intentOf(ctx: GladiatoriContext, whims: Whims, fighter: Fighter): BookMind {
  const mind = mindOf(ctx, whims, fighter);
  if (mind.intention === null)
    fighter.book = cornered(ctx, whims, fighter, mind.plan) ?? intend(ctx, whims, fighter, mind.plan);
  return fighter.book ?? mind;
}

/** 22.4 Against several animals a corner is made for, and held. */
function cornered(ctx: GladiatoriContext, whims: Whims, fighter: Fighter, plan: BookMind['plan']): BookMind | null {
  const { state } = ctx;
  if (countsPoints(state) || animalsOut(state).length < MANY_ANIMALS || isHampered(fighter)) return null;
  const nook = NOOKS.find(({ hex }) => sameHex(hex, fighter.hex));
  if (nook !== undefined) {
    const [target] = foesAhead(state, fighter);
    const rows: readonly Row<'strike' | 'standby'>[] = [
      { one: 'strike', name: 'strike', weight: target !== undefined && canAttack(state, fighter) ? 3 : 0 },
      { one: 'standby', name: 'standby', weight: 1 },
    ];
    const intention = whims.pick(ctx, fighter.id, '22.4', rows);
    const there = intention === 'strike' ? fighter : { hex: null, facing: null };
    return {
      plan,
      intention,
      target: intention === 'strike' ? (target ?? null) : null,
      hex: there.hex,
      facing: there.facing,
    };
  }
  const stands = standsOf(state, fighter, MOVE + fighter.cur.speed);
  const open = NOOKS.filter(({ hex }) => !isTaken(state, hex)).toSorted(
    (a, b) => distance(a.hex, fighter.hex) - distance(b.hex, fighter.hex),
  );
  const [goal] = open;
  const stand = stands.find(
    ({ hex, facing }) => goal !== undefined && sameHex(hex, goal.hex) && facing === goal.facing,
  );
  const moves = actionsOf(state, fighter.id).some((one) => one.do === 'fresh' && one.card === 'movement');
  if (stand === undefined || (!moves && stand.cost > fighter.cur.speed)) return null;
  return { plan, intention: 'close in', target: null, hex: stand.hex, facing: stand.facing };
}

/** The stand that the book means, if it still can be come to. */
function goalOf(state: Readonly<State>, fighter: Fighter, { hex, facing }: BookMind, budget: number): Footing | null {
  return hex === null || facing === null ? null : footingIn(state, fighter, budget, hex, facing);
}

/** 22.4 What markers are taken off with; null: not all of them, or too dear. */
function standingUp(fighter: Fighter): FreeAct | null {
  const markers = fighter.trapped + (fighter.faceDown ? fighter.unbalanced : 0);
  const order = payOrder(fighter);
  const all = order.slice(0, MARKER_COST * markers);
  if (all.length < MARKER_COST * markers) return null;
  const cards = all.filter((one) => fighter.hand.some((card) => card === one)).length;
  if (fighter.hand.length - cards < HELD_BACK) return null;
  return { do: 'marker', kind: fighter.trapped > 0 ? 'trapped' : 'unbalanced', pay: order.slice(0, MARKER_COST) };
}

/** 22.4 Whether Resistance is wanted now. */
export function resists(state: Readonly<State>, fighter: Fighter): readonly Element[] | null {
  if (!hasPower(state, fighter, 'resistance') || missingCount(fighter, false) < TIRED_AT) return null;
  const { speed, blood } = fighter.cur;
  const worn = speed === 0 || blood === 0 || fighter.hand.length <= FEW_CARDS;
  return worn ? recoverOrder(fighter, RECOVERED, false) : null;
}

/** 22.4 What the book does before its Action. */
export function bookFree(ctx: GladiatoriContext, whims: Whims, id: string): FreeAct {
  const { state } = ctx;
  const fighter = fighterOf(state, id);
  const again = (act: FreeAct): FreeAct => {
    if (fighter.book !== null) fighter.book.intention = null;
    return act;
  };
  if (isHampered(fighter)) {
    if (hasPower(state, fighter, 'stand up')) return again({ do: 'stand up' });
    const up = standingUp(fighter);
    if (up !== null) return again(up);
  }
  const recover = subOf(state).moved.length > 0 ? null : resists(state, fighter);
  if (recover !== null) return again({ do: 'resistance', recover });
  const mind = intentOf(ctx, whims, fighter);
  const op = nextOperation(state, fighter, mind);
  return op !== null && freeFault(state, id, op) === null ? op : { do: 'done' };
}

/** 22.4 The next operation that Speed pays for. */
function nextOperation(state: Readonly<State>, fighter: Fighter, mind: BookMind): Operation | null {
  if (mind.intention === 'face threat') {
    const stand = facingFor(state, fighter);
    return stand?.by ?? null;
  }
  const { speed } = fighter.cur;
  const moves = mind.intention === 'close in';
  const goal = goalOf(state, fighter, mind, speed + (moves ? MOVE : 0));
  if (goal === null || (moves && goal.cost <= MOVE)) return null;
  return waysTo(goal)[0] ?? null;
}

/** 22.5 What a type of attack is worth to somebody now. */
function typeScore({ hand, cur }: Fighter, card: Card, cost: number): number {
  switch (card) {
    case 'strength':
      return countOfCard(hand, 'energy 1');
    case 'dexterity':
      return Math.floor((hand.length - 2) / 2);
    case 'berserk':
      return 2 * Math.min(MOST_BLOOD, Math.max(0, cur.blood - cost));
    default:
      return UNUSED;
  }
}

/** 22.5 Whether somebody can react with a card that lies open in its row. */
function canMatch(state: Readonly<State>, target: string | null, card: Card): boolean {
  const foe = state.fighters.find(({ id }) => id === target);
  if (foe === undefined) return false;
  return foe.row.some(
    (one, at) => one.card === card && !one.hidden && !one.standby && foe.row.length - at <= foe.believed.blood,
  );
}

/** 22.5 The Action. */
export function bookAction(ctx: GladiatoriContext, whims: Whims, id: string): ActionChoice {
  const { state } = ctx;
  const fighter = fighterOf(state, id);
  const mind = intentOf(ctx, whims, fighter);
  const open = actionsOf(state, id);
  const cardOf = (one: ActionChoice): Card | null =>
    one.do === 'fresh' ? one.card : one.do === 'reuse' ? (fighter.row[one.at]?.card ?? null) : null;
  const costOf = (one: ActionChoice): number => (one.do === 'reuse' ? fighter.row.length - one.at : 0);
  const attacks = open.filter((one) => cardOf(one) !== null && cardOf(one) !== 'movement');
  const moves = open.filter((one) => cardOf(one) === 'movement');
  switch (mind.intention) {
    case 'strike':
    case 'strike rear':
    case 'throw':
      if (attacks.length > 0 && stands(fighter, mind)) return picked(attacks);
      return standBy(fighter, open);
    case 'close in':
      return moves[0] ?? standBy(fighter, open);
    case 'face threat': {
      const [target] = foesAhead(state, fighter);
      if (target === undefined || attacks.length === 0) return standBy(fighter, open);
      mind.target = target;
      return picked(attacks);
    }
    case 'standby':
      return standBy(fighter, open);
    default:
      return { do: 'pass' };
  }

  function picked(all: readonly ActionChoice[]): ActionChoice {
    const rows = all.map((one): Row<ActionChoice> => {
      const card = cardOf(one) ?? 'strength';
      const matched = canMatch(state, mind.target, card) ? MATCHED : 0;
      const score = Math.max(0, typeScore(fighter, card, costOf(one)) - costOf(one) - matched);
      return { one, name: card, weight: (1 + score) * (1 + score) };
    });
    return whims.pick(ctx, id, '22.5', rows);
  }
}

/** Whether somebody stands where it means to strike from. */
const stands = ({ hex, facing }: Fighter, mind: BookMind): boolean =>
  mind.hex === null || (sameHex(hex, mind.hex) && facing === mind.facing);

/** 22.4 Rests: with a straight card of the table where one Action alone is in hand, else with the least card of the hand. */
function standBy(fighter: Fighter, open: readonly ActionChoice[]): ActionChoice {
  const recover = recoverOrder(fighter, RECOVERED, false);
  const inHand = fighter.hand.filter((card): card is ActionCard => isAction(card));
  const straight = fighter.row.findIndex(isStraight);
  const useTable = straight >= 0 && inHand.length <= 1;
  if (useTable) return { do: 'standby', from: straight, recover };
  const [least] = inHand.toSorted((a, b) => standbyScore(fighter, a) - standbyScore(fighter, b));
  if (least === undefined || !open.some(({ do: what }) => what === 'standby')) return { do: 'pass' };
  return { do: 'standby', from: least, recover };
}

const standbyScore = (fighter: Fighter, card: ActionCard): number =>
  card === 'berserk' || card === 'movement' ? UNUSED : typeScore(fighter, card, 0);

/** 22.4 Where Movement leads. */
export function bookMove(
  ctx: GladiatoriContext,
  id: string,
  left: number,
  reflex: boolean,
): Operation | { readonly do: 'stop' } {
  const { state } = ctx;
  const fighter = fighterOf(state, id);
  const stop = { do: 'stop' } as const;
  if (!isActive(fighter) || reflex || left === 0 || state.sub === null || subOf(state).fighter !== id) return stop;
  const mind = fighter.book;
  if (mind === null) return stop;
  const goal = goalOf(state, fighter, mind, left);
  const op = goal === null ? null : (waysTo(goal)[0] ?? null);
  return op !== null && operationFault(state, fighter, op) === null ? op : stop;
}
