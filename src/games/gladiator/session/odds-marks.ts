/** What the hall marks a career by that is over. */
import type { HallEntry } from '../career/told/hall.ts';

/** Whether the player of a career is told odds now, and whether he ever was. */
export interface OddsNote {
  readonly told: boolean;
  readonly ever: boolean;
}

const WITH_ODDS: Pick<HallEntry, 'trueOdds'> = { trueOdds: true };
const WITHOUT_ODDS: Pick<HallEntry, 'withoutOdds'> = { withoutOdds: true };

/** P353 Whether odds were ever told in it; no mark where that is not known. */
export function oddsMarks(odds: OddsNote | null): Pick<HallEntry, 'trueOdds' | 'withoutOdds'> {
  if (odds === null) return {};
  return odds.ever ? WITH_ODDS : WITHOUT_ODDS;
}
