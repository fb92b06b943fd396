/** Who flies the bouts of seasons that nobody plays. */
import { ledInstead } from '../../../kernel/levels.ts';
import { foughtOut } from '../../../session/outcomes.ts';
import type { FliesBout } from '../ai/plain-season.ts';
import { resultOfPit } from '../career/result.ts';
import { gliderpit } from '../rules/index.ts';
import type { PitLevel } from '../rules/types.ts';
import { tables } from '../tables.ts';
import { mindsFor } from './minds.ts';

/** 23.3 The player’s glider led at a level, everybody else as the season has it. */
export function fliesAt(level: PitLevel | 'book'): FliesBout {
  return (setup, seed) => {
    const flown = { ...setup, gliders: setup.gliders.map((one) => ledInstead(one, level)) };
    return resultOfPit(foughtOut({ ruleset: gliderpit, tables: tables(), minds: mindsFor }, flown, seed));
  };
}
