/** The challenge of a day: who meets whom, drawn so that the book would have a fair chance, and what a try is worth. */

import { type Rng, rngFrom, seedState } from '../../../kernel/rng.ts';
import { drawFairly } from '../../../session/fair-draw.ts';
import { withArticle } from '../career/told/bout-words.ts';
import { BEAST_KINDS } from '../rules/beasts/types.ts';
import { advancedRules } from '../rules/rule-choices.ts';
import { isPlayers } from '../rules/setup/levels.ts';
import { anyMan, type MusterMan, muster } from '../rules/setup/muster.ts';
import type { Setup } from '../rules/setup/setup.ts';
import type { Tables } from '../rules/tables/types.ts';
import { HUNTER_STYLES, RIDER_STYLES, STYLES, type State } from '../rules/types.ts';
import { simulate } from './simulate.ts';

/** A bout that everybody may try once. */
export interface Challenge {
  readonly setup: Setup;
  /** In how many of a hundred bouts of book against book the player's side came off better; draws are halves. */
  readonly chance: number;
}

/** Makes the man of a kind that is rolled under a seed, with a name. */
export type MakeMan = (kind: MusterMan['kind'], seed: string, name: number) => MusterMan;

/** What is fair, in hundredths, either way; the player should do better than the book does. */
const FAIR = { chance: 50, off: 15 } as const;

/** A challenge being drawn, some bouts of the book at a time. */
interface Drawing {
  /** Fights so many bouts more, of one meeting; the challenge once it is found, or null. */
  step(bouts: number): Challenge | null;
}

/**
 * Draws the challenge of a secret key: another key, another bout. Meetings the book finds unfair are drawn
 * again; of none that is fair the fairest is taken.
 */
export function drawChallenge(tables: Tables, key: string, make: MakeMan): Drawing {
  const drawing = drawFairly<Meeting>(key, {
    meet: (seed) => meeting(rngFrom(seedState(seed)), seed, make),
    fight(met, seed, range) {
      const { wins, draws } = simulate(tables, setupOf(met, null), seed, range);
      return 2 * wins[0] + draws;
    },
    even: () => FAIR,
  });
  return {
    step(bouts) {
      const found = drawing.step(bouts);
      return found === null ? null : { setup: setupOf(found.met, 'one'), chance: found.chance };
    },
  };
}

interface Meeting {
  readonly own: MusterMan;
  readonly foes: readonly MusterMan[];
  /** Whether the arena is rolled with its walls and obstacles (27.2), or is plain sand. */
  readonly arena: boolean;
}

/** Of six days four have a man to be met, one of them a rider, and two have beasts. */
function meeting(rng: Rng, seed: string, make: MakeMan): Meeting {
  const arena = rng.int(2) === 0;
  const one = <T>(list: readonly T[]): T => {
    const found = list[rng.int(list.length)];
    if (found === undefined) throw new Error('nothing to draw from');
    return found;
  };
  const theme = rng.int(6);
  if (theme < 2) {
    const kind = one(BEAST_KINDS);
    const beasts = Array.from({ length: 1 + rng.int(3) }, () => anyMan(kind));
    return { own: make(one(HUNTER_STYLES), `${seed}/own`, 0), foes: beasts, arena };
  }
  const foe = theme === 2 ? one(RIDER_STYLES) : one(STYLES);
  return { own: make(one(STYLES), `${seed}/own`, 0), foes: [make(foe, `${seed}/foe`, 1)], arena };
}

function setupOf({ own, foes, arena }: Meeting, lead: 'one' | null): Setup {
  const fighters = muster([own], foes, lead);
  return { rules: advancedRules(), fighters, ...(arena ? { arena: { size: null, obstacles: null } } : {}) };
}

/** Who meets whom, and with what chance, in three lines. */
export function aboutChallenge({ setup, chance }: Challenge): readonly string[] {
  const own = setup.fighters.filter(({ side }) => side === 0);
  const foes = setup.fighters.filter(({ side }) => side === 1);
  const text = (men: Setup['fighters']): string => {
    const [first] = men;
    if (first === undefined) return 'nobody';
    const kind = String(first.kind);
    if (first.name !== null) return `${first.name}, ${withArticle(kind)}`;
    return men.length === 1 ? withArticle(kind) : `${men.length} x ${kind}`;
  };
  const ground = setup.arena === undefined ? 'On plain sand' : 'In an arena with walls and obstacles';
  return [
    `${text(own)}, against ${text(foes)}`,
    `${ground}, by the rules of the Advanced Game.`,
    `With the book leading both sides, he does better in ${chance} bouts of 100.`,
  ];
}

/** What a result is worth by its letter (3.8.1): victory, stans missus, missus, death. */
const WORTH = { V: 100, S: 50, M: 25, P: 0 } as const;
/** Turns that a victory may take before it is no quick one, and what each one saved is worth. */
const QUICK = { turns: 20, each: 2 } as const;

/** What a try came to. */
export interface ChallengeScore {
  readonly letter: keyof typeof WORTH;
  readonly turns: number;
  /** On all opponents, and on the man himself. */
  readonly dealt: number;
  readonly taken: number;
  readonly points: number;
}

/** The score of a bout that is over, of the man who fights for the player; null while it goes on. */
export function scoreOf({ outcome, turn, fighters }: Readonly<State>): ChallengeScore | null {
  const own = fighters.find(isPlayers);
  if (outcome === null || own === undefined) return null;
  const letter = outcome.results[own.id] ?? 'P';
  const wounds = (side: boolean): number =>
    fighters
      .filter((one) => (one.side === own.side) === side)
      .reduce((sum, one) => sum + Object.values(one.wounds).reduce((all, count) => all + count, 0), 0);
  const [taken, dealt] = [wounds(true), wounds(false)];
  const quick = letter === 'V' ? Math.max(0, QUICK.turns - turn) * QUICK.each : 0;
  return { letter, turns: turn, dealt, taken, points: Math.max(0, WORTH[letter] + quick + dealt - taken) };
}

/** The formula of the points in sentences. */
export const POINTS_TEXT: readonly string[] = [
  `A victory is worth ${WORTH.V} points, a draw (stans missus) ${WORTH.S}, to be beaten and spared ${WORTH.M}, to die nothing.`,
  `Each turn that a victory takes less than ${QUICK.turns} adds ${QUICK.each}.`,
  'Each wound on an opponent adds 1, each on your own man takes 1 away; but never below 0.',
  'Players with equal points share a place.',
];
