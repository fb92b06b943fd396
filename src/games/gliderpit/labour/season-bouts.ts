/** Who flies the bouts of seasons that nobody plays. */
import { PLAYER_SEAT } from '../../../kernel/levels.ts';
import { foughtOut } from '../../../session/outcomes.ts';
import type { FliesBout } from '../ai/plain-season.ts';
import { resultOfPit } from '../career/result.ts';
import { gliderpit } from '../rules/index.ts';
import type { GliderSetup, PitLevel } from '../rules/types.ts';
import { tables } from '../tables.ts';
import { mindsFor } from './minds.ts';

/** A seat that no glider of the program has. */
const OWN_SEAT = 99;

/** 23.3 The player’s glider led at a level, everybody else as the season has it. */
export function fliesAt(level: PitLevel | 'book'): FliesBout {
  const led = (one: GliderSetup): GliderSetup => {
    if (one.seat !== PLAYER_SEAT) return one;
    return level === 'book' ? { ...one, seat: null } : { ...one, seat: OWN_SEAT, level };
  };
  return (setup, seed) => {
    const flown = { ...setup, gliders: setup.gliders.map(led) };
    return resultOfPit(foughtOut({ ruleset: gliderpit, tables: tables(), minds: mindsFor }, flown, seed));
  };
}
