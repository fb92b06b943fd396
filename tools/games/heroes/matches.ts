/** Matches of every kind for whoever checks journals: drawn by a seed, played by the book or by levels. */
import { playOut } from '../../../src/ai/mind.ts';
import { mindsFor } from '../../../src/games/heroes/labour/minds.ts';
import type { HeroesEvent } from '../../../src/games/heroes/rules/events.ts';
import { heroes } from '../../../src/games/heroes/rules/index.ts';
import type { FighterSetup, HeroCard, HeroesSetup, State } from '../../../src/games/heroes/rules/types.ts';
import { LOCALES, SIGNATURES, STYLES } from '../../../src/games/heroes/rules/words.ts';
import { tables } from '../../../src/games/heroes/tables.ts';
import type { Entry } from '../../../src/kernel/event.ts';
import { type LeadLevel, programSeat } from '../../../src/kernel/levels.ts';
import { Match } from '../../../src/kernel/match.ts';
import { rngFrom, seedState } from '../../../src/kernel/rng.ts';

/** A match with all that happened in it. */
export interface WholeMatch {
  readonly setup: HeroesSetup;
  readonly journal: readonly Entry<HeroesEvent>[];
  readonly end: State;
}

/** A match of one to three a side in any place, to the death or not, with Stars, women, left-handers and every signature. */
export function anySetup(seed: string, level: LeadLevel = 'book'): HeroesSetup {
  const { int: pick } = rngFrom(seedState(`${seed}/who`));
  const one = <T>(all: readonly T[]): T => all[pick(all.length)] as T;
  const side = (at: 0 | 1): readonly FighterSetup[] =>
    Array.from({ length: pick(3) === 0 ? 1 + pick(3) : 1 }, (_, i): FighterSetup => {
      const star = pick(3) === 0;
      const card: HeroCard = {
        ...{ gender: one(['male', 'female'] as const), handed: one(['left', 'right', 'right'] as const) },
        signatures: pick(3) === 0 ? [one(SIGNATURES), one(SIGNATURES)] : [one(SIGNATURES)],
        attributes: { savvy: 3 + pick(4), speed: 3 + pick(4), strength: 3 + pick(4) },
        ...{ lost: pick(4) === 0 ? { chest: 1 } : {}, spared: pick(4) === 0 },
      };
      const led = level === 'book' ? { seat: null } : { seat: programSeat(at), level };
      const how = { rank: star ? ('star' as const) : ('grunt' as const), secondary: star && pick(3) === 0 };
      const style = pick(3) === 0 ? null : one(STYLES);
      return { name: `${at} ${i}`, side: at, ...led, ...how, style, card: star ? card : null, row: null };
    });
  return {
    ...{ board: one(['provincial', 'colosseum'] as const), gates: one(['west-east', 'north-south'] as const) },
    ...{ locale: one([...LOCALES, null]), toDeath: one([true, false, false, null]), starPower: pick(2) === 0 },
    fighters: [...side(0), ...side(1)],
  };
}

/** Plays a match to its end. */
export function wholeMatch(setup: HeroesSetup, seed: string): WholeMatch {
  const match = Match.start(heroes, tables(), setup, seed);
  const end = playOut(match, mindsFor(setup));
  return { setup, journal: match.journal, end };
}
