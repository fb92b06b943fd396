/** A career in English. */
import type { CareerEvent } from './events.ts';
import type { ManEvent } from './man-events.ts';
import type { MunusEvent } from './munus-events.ts';
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

/** One line of English for an event. */
export function narrateCareer(event: CareerEvent): string {
  return isOfMan(event) ? narrateMan(event) : narrateMunus(event);
}

function isOfMan(event: ManEvent | MunusEvent): event is ManEvent {
  return event.kind in MAN_KINDS;
}
