/** Turns of the event loop: in each, what has come over sockets is read and answered, however busy the machine is. */
import { setImmediate as turned } from 'node:timers/promises';

const TURNS = 5;

/** Lets the event loop turn a few times. */
export async function turnsOfTheLoop(): Promise<void> {
  for (let n = 0; n < TURNS; n++) await turned();
}
