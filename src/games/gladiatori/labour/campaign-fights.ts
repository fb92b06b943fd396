/** Who fights the matches of campaigns that nobody plays. */
import { ledInstead, PLAYER_SEAT } from '../../../kernel/levels.ts';
import { foughtOut } from '../../../session/outcomes.ts';
import type { PlaysMatch } from '../ai/plain-campaign.ts';
import { resultOfMatch } from '../career/result.ts';
import { gladiatori } from '../rules/index.ts';
import type { FighterSetup } from '../rules/setup-types.ts';
import type { LeadChoice } from '../session/line-up.ts';
import { tables } from '../tables.ts';
import { mindsFor } from './minds.ts';

/** Who leads those whom one meets: the book all of them, or each whoever it deserves (GR-93), which takes long. */
export const RIVALS_LED = ['book', 'deserved'] as const;
/** One of the two. */
export type RivalsLed = (typeof RIVALS_LED)[number];

const byBook = ({ level: _level, ...one }: FighterSetup): FighterSetup => ({ ...one, seat: null });

/** GR-100 The gladiator led at a level, those whom it meets as is said. */
export function campaignFights(level: LeadChoice, rivals: RivalsLed): PlaysMatch {
  const led = (one: FighterSetup): FighterSetup =>
    one.seat === PLAYER_SEAT ? ledInstead(one, level) : rivals === 'book' ? byBook(one) : one;
  return (setup, seed) => {
    const fought = { ...setup, fighters: setup.fighters.map(led) };
    return resultOfMatch(foughtOut({ ruleset: gladiatori, tables: tables(), minds: mindsFor }, fought, seed));
  };
}
