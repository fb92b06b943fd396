/** Drawing the challenges of days, ahead of them. */
import type { DailyChallenge, Drawn } from '../../games/game.ts';
import { type Awaited, type DoableErrand, LABOUR_HERE, type Labour } from '../../odds/labour.ts';
import { dailyKey } from './key.ts';

/** Challenges that are drawn ahead of their day. */
export interface Drawings {
  /** The challenge of a day if it has been drawn; else null, and from then on it is drawn in a hurry. */
  take(date: string): Drawn | null;
  /** Draws a day while others play. */
  prepare(date: string): void;
}

/** A day that is being drawn. */
interface Begun {
  readonly errand: DoableErrand<Drawn>;
  awaited: Awaited<Drawn>;
  hurried: boolean;
}

/** The drawings of a host, whose secret nobody else has; `labour` draws them, and where it gives up this thread does. */
export function drawings(challenge: DailyChallenge, secret: string, labour: Labour = LABOUR_HERE): Drawings {
  const begun = new Map<string, Begun>();
  const goOn = (one: Begun): void => {
    one.awaited.look();
    const { found, over } = one.awaited;
    if (found !== null) return;
    if (over) one.awaited = LABOUR_HERE.send(one.errand);
    setTimeout(goOn, one.hurried ? HURRY : PAUSE, one).unref();
  };
  const at = (date: string): Begun => {
    const known = begun.get(date);
    if (known !== undefined) return known;
    const errand = challenge.draw(dailyKey(secret, 'draw', date));
    const one = { errand, awaited: labour.send(errand), hurried: false };
    begun.set(date, one);
    setTimeout(goOn, HURRY, one).unref();
    return one;
  };
  return {
    take(date) {
      const one = at(date);
      one.hurried = true;
      const { found } = one.awaited;
      if (found !== null) begun.delete(date);
      return found;
    },
    prepare: (date) => void at(date),
  };
}

/** Milliseconds that players have to themselves in between; and while somebody waits for it. */
const PAUSE = 200;
const HURRY = 15;
