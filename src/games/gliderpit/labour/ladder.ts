/** The ladder of levels: duels at each depth in turn, each led at another level, places swapped from bout to bout. */

import { derive } from '../../../kernel/rng.ts';
import { countRung, type LadderRung, noRung, type RungTally } from '../../../session/ladder.ts';
import { foughtOut } from '../../../session/outcomes.ts';
import type { Range } from '../../../session/range.ts';
import { gliderpit } from '../rules/index.ts';
import type { GliderSetup, PitSetup } from '../rules/types.ts';
import { FLOORS } from '../rules/words.ts';
import { type LeadChoice, ledAt } from '../session/line-up.ts';
import { tables } from '../tables.ts';
import { mindsFor } from './minds.ts';

/** A rung between levels that this game has. */
interface Rung extends LadderRung {
  readonly upper: LeadChoice & LadderRung['upper'];
  readonly lower: LeadChoice & LadderRung['lower'];
}

/** Each against those it should stand above. */
export const RUNGS: readonly Rung[] = [
  { upper: 'book', lower: 'novice' },
  { upper: 'tactician', lower: 'book' },
];

/** Flies some duels of a rung, depths in turn. Equal arguments, equal tally. */
export function climb(rung: Rung, seed: string, { from, to }: Range): RungTally {
  const tally = noRung();
  for (let bout = from; bout < to; bout++) {
    const floor = FLOORS[Math.floor(bout / 2) % FLOORS.length] ?? 0;
    const swapped = bout % 2 === 1;
    const gliders = (swapped ? [rung.lower, rung.upper] : [rung.upper, rung.lower]).map((level, at): GliderSetup => {
      const one = { name: `${at + 1}`, team: at, seat: null, straps: 0 };
      return ledAt(level, one, at);
    });
    const setup: PitSetup = {
      ...{ floor, randomWeapons: false, randomChits: false, advanced: false, armoury: 6, first: [], gliders },
    };
    const { outcome } = foughtOut(
      { ruleset: gliderpit, tables: tables(), minds: mindsFor },
      setup,
      derive(seed, 'bout', bout),
    );
    const winner = outcome?.winner ?? null;
    countRung(tally, `floor ${floor}`, winner === null ? null : winner === (swapped ? 1 : 0));
  }
  return tally;
}
