/** 3.3, 13, 14 What is done to a figure: it moves, turns, takes markers, uses Powers at once. */
import { neighbour, turn } from '../../../kernel/hex.ts';
import type { Element, Instant, Operation } from './acts.ts';
import { sawRecovered, sawSpent } from './beliefs.ts';
import { takeFrom } from './cards.ts';
import { cardsIn, recover, spend } from './elements.ts';
import type { LedContext } from './kit.ts';
import { isHampered } from './roster.ts';
import { startSeen } from './sheets.ts';
import type { Fighter } from './types.ts';
import type { CardName, Power } from './words.ts';

const FALLS_AT = 2;
const NET_MARKERS = 3;

/** Seats that see what only its owner may see. */
export const onlyOf = ({ seat }: Fighter): readonly number[] => (seat === null ? [] : [seat]);

/** 3.3 Moves or turns somebody; `paid`: with Speed. */
export function operate(play: LedContext, fighter: Fighter, op: Operation, paid: boolean): void {
  const { state, emit } = play;
  if (paid) {
    fighter.cur.speed -= 1;
    sawSpent(fighter, 'speed', 1);
  }
  if (isHampered(fighter)) fighter.turned = true;
  state.sub?.moved.push(fighter.id);
  if (op.do === 'turn') {
    fighter.facing = turn(fighter.facing, op.by);
    emit({ kind: 'turned', cite: '3.3', fighter: fighter.id, facing: fighter.facing, paid });
    return;
  }
  const from = fighter.hex;
  fighter.hex = neighbour(from, op.way);
  fighter.facing = turn(fighter.facing, op.turn);
  emit({ kind: 'stepped', cite: '3.3', fighter: fighter.id, from, to: fighter.hex, facing: fighter.facing, paid });
}

/** 6.3 Pays Elements; everybody sees how many cards. */
export function payElements({ emit }: LedContext, fighter: Fighter, elements: readonly Element[]): void {
  spend(fighter, elements);
  emit({ kind: 'elements-paid', cite: '6.3', fighter: fighter.id, elements, only: onlyOf(fighter) });
}

/** 6.3 Brings Elements back; everybody sees how many, and how many of them are cards. */
export function recoverElements(
  play: LedContext,
  fighter: Fighter,
  elements: readonly Element[],
  to: Fighter['hand'],
): void {
  const { emit } = play;
  const cards = cardsIn(elements).length;
  recover(fighter, elements, to);
  sawRecovered(fighter, startSeen(fighter), elements.length - cards);
  emit({ kind: 'recovered', cite: '6.3', fighter: fighter.id, count: elements.length, cards });
  emit({ kind: 'elements-back', cite: '6.3', fighter: fighter.id, elements, only: onlyOf(fighter) });
}

/** 1.3 Uses a Power up. */
export function spendPower({ emit }: LedContext, fighter: Fighter, power: Power): void {
  fighter.powers = fighter.powers.filter((one) => one !== power);
  emit({ kind: 'power', cite: '1.3', fighter: fighter.id, power });
}

/** 13 Uses a Power at once. */
export function doInstant(play: LedContext, fighter: Fighter, instant: Instant): void {
  spendPower(play, fighter, instant.do);
  switch (instant.do) {
    case 'stand up':
      fighter.trapped = 0;
      fighter.unbalanced = 0;
      fighter.faceDown = false;
      free(play, fighter);
      play.emit({ kind: 'stood-up', cite: '13', fighter: fighter.id });
      break;
    case 'delay':
      fighter.delayBonus = true;
      break;
    case 'resistance':
      recoverElements(play, fighter, instant.recover, fighter.hand);
      break;
    case 'adaptation':
      adapt(play, fighter, instant.lay, instant.take);
      break;
  }
}

function adapt({ emit }: LedContext, fighter: Fighter, lay: readonly CardName[], take: readonly CardName[]): void {
  takeFrom(fighter.hand, lay);
  takeFrom(fighter.hpDeck, take);
  fighter.hpDeck.push(...lay);
  fighter.hand.push(...take);
  const { id } = fighter;
  emit({ kind: 'adapted', cite: '13', fighter: id, lay: lay.length, take: take.length });
  emit({ kind: 'adapted-cards', cite: '13', fighter: id, hand: take, hp: lay, only: onlyOf(fighter) });
}

/** 7.2, 14 Takes a marker off. */
export function takeMarkerOff(
  play: LedContext,
  fighter: Fighter,
  kind: 'trapped' | 'unbalanced',
  pay: readonly Element[],
): void {
  payElements(play, fighter, pay);
  fighter[kind] -= 1;
  const cards = cardsIn(pay).length;
  play.emit({ kind: 'marker-off', cite: '14', fighter: fighter.id, marker: kind, left: fighter[kind], cards });
  if (kind === 'trapped') {
    if (fighter.trapped === 0) free(play, fighter);
  } else if (fighter.unbalanced === 0 && fighter.faceDown) {
    fighter.faceDown = false;
    play.emit({ kind: 'stood-up', cite: '14', fighter: fighter.id });
  }
}

/** 11.2 Nets that held somebody can be used again. */
function free({ state, emit }: LedContext, { id }: { readonly id: string }): void {
  const nets = state.fighters.flatMap(({ items }) => items.filter(({ holds }) => holds === id));
  for (const net of nets) net.holds = null;
  if (nets.length > 0) emit({ kind: 'freed', cite: '11.2', fighter: id });
}

/** 14 Markers of the sub-round come into force. */
export function applyPending({ emit }: LedContext, fighter: Fighter): void {
  const { pending, id } = fighter;
  fighter.pending = 0;
  if (pending === 0 || fighter.faceDown) return;
  fighter.unbalanced = Math.min(FALLS_AT, fighter.unbalanced + pending);
  emit({ kind: 'unbalanced', cite: '14', fighter: id });
  if (fighter.unbalanced < FALLS_AT) return;
  fighter.faceDown = true;
  emit({ kind: 'floored', cite: '14', fighter: id });
}

/** 11.2 A net closes. */
export function trap({ emit }: LedContext, fighter: Fighter): void {
  fighter.trapped = NET_MARKERS;
  emit({ kind: 'trapped', cite: '11.2', fighter: fighter.id });
}
