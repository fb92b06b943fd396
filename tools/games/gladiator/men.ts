/** Gladiators between matches, and entries of the hall, as tests want them. */

import type { Man } from '../../../src/games/gladiator/career/man/man-types.ts';
import type { HallEntry, HallMunus } from '../../../src/games/gladiator/career/told/hall.ts';

/** A secutor of some experience, changed as need be. */
export function manOf(change: Partial<Man> = {}): Man {
  return {
    name: 'Maximus',
    origin: 'slave',
    style: 'secutor',
    ratings: { tr: 11, st: 3, ag: 2, cn: 4, w: 11 },
    talents: [{ code: 'WP', group: 'sword', sl: 1 }, { code: 'TG' }],
    luck: 5,
    pr: 1,
    xp: 48,
    armour: { 1: 'A', 2: 'B3', 3: '--', 4: 'C4', 5: 'B4' },
    shield: 'large',
    record: { v: 4, s: 1, m: 1 },
    injuries: [],
    kills: 3,
    ...change,
  };
}

/** A munus of a career that is over: his foe died in it, unless changed. */
export function hallMunusOf(munus: number, change: Partial<HallMunus> = {}): HallMunus {
  return {
    munus,
    type: 'matched-pair',
    deathMatch: false,
    result: 'V',
    by: 'wounds',
    turns: 2,
    xp: 10,
    kills: 1,
    foes: [{ name: 'Flamma', kind: 'thraex', result: 'P' }],
    ...change,
  };
}

/** A career that ended at Flamma's hand in its first munus, unless changed. */
export function hallEntryOf(change: Partial<HallEntry> = {}): HallEntry {
  const lost = hallMunusOf(1, { result: 'P', kills: 0, foes: [{ name: 'Flamma', kind: 'thraex', result: 'V' }] });
  return {
    man: manOf() as HallEntry['man'],
    mode: 'ironman',
    standing: 'dead',
    how: 'killed by Flamma',
    killer: 'Flamma',
    munera: [lost],
    ...change,
  };
}
