/** Everything that can happen in a career. */
import type { ManEvent } from './man-events.ts';

export type CareerEvent = ManEvent;
