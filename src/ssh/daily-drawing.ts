/** Drawing the challenges of days: today's at once where it must be, tomorrow's a little at a time. */
import { advancedRules } from '../engine/gladiator/rule-choices.ts';
import type { Tables } from '../engine/gladiator/table-types.ts';
import { type Challenge, type Drawing, drawChallenge, type MakeMan } from '../session/challenge.ts';
import { drawnName, type Kind, rolledMan, rollMan } from '../tui/screens/creation.ts';
import { keyOf } from './daily-file.ts';

/** Challenges that are drawn ahead of their day. */
export interface Drawings {
  /** The challenge of a day, drawn to its end if it is not. */
  take(date: string): Challenge;
  /** Draws a day while others play. */
  prepare(date: string): void;
}

/** The drawings of a host, whose secret nobody else has. */
export function drawings(tables: Tables, secret: string): Drawings {
  const begun = new Map<string, { readonly drawing: Drawing; found: Challenge | null }>();
  const make = manMaker(tables);
  const at = (date: string) => {
    const one = begun.get(date) ?? { drawing: drawChallenge(tables, keyOf(secret, 'draw', date), make), found: null };
    begun.set(date, one);
    return one;
  };
  const goOn = (date: string): void => {
    const one = begun.get(date);
    if (one === undefined || one.found !== null) return;
    one.found = one.drawing.step();
    setTimeout(goOn, PAUSE, date).unref();
  };
  return {
    take(date) {
      const one = at(date);
      while (one.found === null) one.found = one.drawing.step();
      begun.delete(date);
      return one.found;
    },
    prepare(date) {
      at(date);
      setTimeout(goOn, PAUSE, date).unref();
    },
  };
}

/** Milliseconds that players have to themselves between two meetings weighed. */
const PAUSE = 1000;

/** Rolls a man as for practice (3.4.1), or calls up one of whom nothing is settled. */
function manMaker(tables: Tables): MakeMan {
  return (kind, seed, name) => {
    const dagger = kind === 'retiarius';
    const { sheet } = rollMan(tables, advancedRules(), { kind: kind as Kind, seed, n: 0, dagger });
    return rolledMan(sheet, drawnName(tables, seed, name));
  };
}
