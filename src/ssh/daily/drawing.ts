/** Drawing the challenges of days: some bouts at a time, so that nobody waits for it who plays. */
import { advancedRules } from '../../games/gladiator/rules/rule-choices.ts';
import type { Tables } from '../../games/gladiator/rules/tables/types.ts';
import { drawnName, type Kind, rolledMan, rollMan } from '../../games/gladiator/screens/making/creation.ts';
import { type Challenge, type Drawing, drawChallenge, type MakeMan } from '../../games/gladiator/session/challenge.ts';
import { keyOf } from './file.ts';

/** Challenges that are drawn ahead of their day. */
export interface Drawings {
  /** The challenge of a day if it has been drawn; else null, and from then on it is drawn in a hurry. */
  take(date: string): Challenge | null;
  /** Draws a day while others play. */
  prepare(date: string): void;
}

/** A day that is being drawn. */
interface Begun {
  readonly drawing: Drawing;
  found: Challenge | null;
  hurried: boolean;
}

/** The drawings of a host, whose secret nobody else has. */
export function drawings(tables: Tables, secret: string): Drawings {
  const begun = new Map<string, Begun>();
  const make = manMaker(tables);
  const goOn = (one: Begun): void => {
    one.found = one.drawing.step(BOUTS);
    if (one.found === null) setTimeout(goOn, one.hurried ? HURRY : PAUSE, one).unref();
  };
  const at = (date: string): Begun => {
    const known = begun.get(date);
    if (known !== undefined) return known;
    const drawing = drawChallenge(tables, keyOf(secret, 'draw', date), make);
    const one = { drawing, found: null, hurried: false };
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

/** Bouts that are fought at a time: a few milliseconds. */
const BOUTS = 8;
/** Milliseconds that players have to themselves in between; and while somebody waits for it. */
const PAUSE = 200;
const HURRY = 15;

/** Rolls a man as for practice (3.4.1), or calls up one of whom nothing is settled. */
function manMaker(tables: Tables): MakeMan {
  return (kind, seed, name) => {
    const dagger = kind === 'retiarius';
    const { sheet } = rollMan(tables, advancedRules(), { kind: kind as Kind, seed, n: 0, dagger, weapon: null });
    return rolledMan(sheet, drawnName(tables, seed, name));
  };
}
