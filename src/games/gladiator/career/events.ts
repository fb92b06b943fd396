/** Everything that can happen in a career. */
import type { ManEvent } from './man/man-events.ts';
import type { MunusEvent } from './munus/munus-events.ts';

/** Something that happened in a career, discriminated by `kind`. */
export type CareerEvent = ManEvent | MunusEvent;
