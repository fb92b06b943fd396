/** Screens that wait for an errand: it is sent with them, and looked after at every tick. */
import type { Awaited, DoableErrand, Labour } from '../../odds/labour.ts';
import type { Screen } from '../program.ts';

/** What a screen that waits remembers of it. */
export interface Waiting<T> {
  readonly awaited: Awaited<T>;
  readonly looks: number;
  /** Milliseconds between two looks. */
  readonly pause: number;
}

/** Sends for something; nobody has looked after it yet. */
export function waitingFor<T>(errand: DoableErrand<T>, labour: Labour): Waiting<T> {
  return { awaited: labour.send(errand), looks: 0, pause: labour.pause };
}

/** The members of a screen by which it waits; `name` tells its timer from others. */
export function waitsBy({ awaited, looks, pause }: Waiting<unknown>, name: string): Pick<Screen, 'timer' | 'awaited'> {
  return { timer: awaited.over ? null : { ms: pause, token: `${name} ${looks}` }, awaited };
}

/** What is remembered after a look at it, to be called at a tick. */
export function lookedAfter<S extends Waiting<unknown>>(state: S): S {
  state.awaited.look();
  return { ...state, looks: state.looks + 1 };
}
