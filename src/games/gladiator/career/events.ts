/** Everything that can happen in a career. */
import type { ManEvent } from './man/man-events.ts';
import type { MunusEvent } from './munus/munus-events.ts';

export type CareerEvent = ManEvent | MunusEvent;
