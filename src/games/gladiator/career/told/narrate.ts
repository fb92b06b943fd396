/** A career in English. */
import type { GameEvent } from '../../../../kernel/event.ts';
import type { CareerEvent } from '../events.ts';
import type { ManEvent } from '../man/man-events.ts';
import type { MunusEvent } from '../munus/munus-events.ts';
import { narrateMan } from './narrate-man.ts';
import { narrateMunus } from './narrate-munus.ts';

/** Whether an event is of one man, and of nothing about a match. */
const MAN_KINDS: { readonly [K in ManEvent['kind']]: true } = {
  'name-drawn': true,
  'origin-rolled': true,
  'ratings-rolled': true,
  'luck-rolled': true,
  'prestige-rolled': true,
  'spirit-rolled': true,
  'style-taken': true,
  armed: true,
  'armour-rolled': true,
  'armour-bought': true,
  'challenger-measured': true,
  'talent-rolled': true,
  'talent-gained': true,
  improved: true,
  'experience-earned': true,
  'injury-rolled': true,
  'died-of-wounds': true,
  'prestige-changed': true,
  'prestige-tested': true,
  'luck-tested': true,
};

/** Whether an event is of a match. */
const MUNUS_KINDS: { readonly [K in MunusEvent['kind']]: true } = {
  'munus-begun': true,
  retrained: true,
  'match-rolled': true,
  'match-chosen': true,
  'death-rolled': true,
  'number-rolled': true,
  'class-rolled': true,
  'newcomer-class-rolled': true,
  'first-match-chosen': true,
  billed: true,
  'beasts-drawn': true,
  'arena-rolled': true,
  entered: true,
  'bout-fought': true,
  'record-written': true,
  'career-ended': true,
  'rival-known': true,
  'number-of-bouts-rolled': true,
  'others-fought': true,
  'rival-died': true,
  'rival-freed': true,
};

/** Whether an event is one that careers have too. */
export function isCareerEvent(event: GameEvent): event is CareerEvent {
  return event.kind in MAN_KINDS || event.kind in MUNUS_KINDS;
}

/** One line of English for an event. */
export function narrateCareer(event: CareerEvent): string {
  return isOfMan(event) ? narrateMan(event) : narrateMunus(event);
}

function isOfMan(event: ManEvent | MunusEvent): event is ManEvent {
  return event.kind in MAN_KINDS;
}
