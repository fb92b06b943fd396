/** Drawing the challenges of days: some matches at a time, so that nobody waits for it who plays. */
import type { DailyChallenge, DayDrawing, Drawn } from '../../games/game.ts';
import { keyOf } from './file.ts';

/** Challenges that are drawn ahead of their day. */
export interface Drawings {
  /** The challenge of a day if it has been drawn; else null, and from then on it is drawn in a hurry. */
  take(date: string): Drawn | null;
  /** Draws a day while others play. */
  prepare(date: string): void;
}

/** A day that is being drawn. */
interface Begun {
  readonly drawing: DayDrawing;
  found: Drawn | null;
  hurried: boolean;
}

/** The drawings of a host, whose secret nobody else has. */
export function drawings(challenge: DailyChallenge, secret: string): Drawings {
  const begun = new Map<string, Begun>();
  const goOn = (one: Begun): void => {
    one.found = one.drawing.step(MATCHES);
    if (one.found === null) setTimeout(goOn, one.hurried ? HURRY : PAUSE, one).unref();
  };
  const at = (date: string): Begun => {
    const known = begun.get(date);
    if (known !== undefined) return known;
    const one = { drawing: challenge.draw(keyOf(secret, 'draw', date)), found: null, hurried: false };
    begun.set(date, one);
    setTimeout(goOn, HURRY, one).unref();
    return one;
  };
  return {
    take(date) {
      const one = at(date);
      one.hurried = true;
      if (one.found !== null) begun.delete(date);
      return one.found;
    },
    prepare: (date) => void at(date),
  };
}

/** Matches that are weighed at a time: a few milliseconds. */
const MATCHES = 8;
/** Milliseconds that players have to themselves in between; and while somebody waits for it. */
const PAUSE = 200;
const HURRY = 15;
