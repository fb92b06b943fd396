/** The ladder of levels: two of one profile, each led at another level, places swapped from bout to bout. */
import { programSeat } from '../../../kernel/levels.ts';
import { derive } from '../../../kernel/rng.ts';
import { countRung, type LadderRung, noRung, type RungTally } from '../../../session/ladder.ts';
import type { Range } from '../../../session/range.ts';
import type { FighterSetup, MuneraLevel, MuneraSetup } from '../rules/types.ts';
import type { Profile } from '../rules/words.ts';
import { DRAWN } from '../session/line-up.ts';
import { boutToItsEnd } from './simulate.ts';

/** A rung between levels that this game has. */
interface Rung extends LadderRung {
  readonly upper: MuneraLevel | 'book';
  readonly lower: MuneraLevel | 'book';
}

/** Each against those it should stand above. */
export const RUNGS: readonly Rung[] = [
  { upper: 'book', lower: 'novice' },
  { upper: 'tactician', lower: 'book' },
];

/** Fights some bouts of a rung, profiles in turn. Equal arguments, equal tally. */
export function climb(rung: Rung, seed: string, { from, to }: Range): RungTally {
  const tally = noRung();
  for (let bout = from; bout < to; bout++) {
    const profile = DRAWN[Math.floor(bout / 2) % DRAWN.length] ?? 'samnite';
    countRung(tally, profile, ledAgainst(rung, [profile, profile], derive(seed, 'bout', bout), bout % 2 === 1));
  }
  return tally;
}

/** Fights a bout of two; whether the upper level won it, or null. `swapped`: it has the second place. @internal */
export function ledAgainst(
  rung: Rung,
  pair: readonly [Profile, Profile],
  seed: string,
  swapped: boolean,
): boolean | null {
  const winner = boutToItsEnd(duelOfLevels(rung, pair, swapped), seed).outcome?.winner ?? null;
  return winner === null ? null : winner === (swapped ? 1 : 0);
}

/** The set-up of such a bout. @internal */
export function duelOfLevels(
  { upper, lower }: Rung,
  [own, other]: readonly [Profile, Profile],
  swapped: boolean,
): MuneraSetup {
  const [first, second] = [
    { level: upper, profile: own },
    { level: lower, profile: other },
  ] as const;
  const fighters = (swapped ? [second, first] : [first, second]).map(({ level, profile }, team): FighterSetup => {
    const one = { name: `${team + 1}`, team, seat: null, profile, outfit: null, skills: [] };
    return level === 'book' ? one : { ...one, seat: programSeat(team), level };
  });
  return { arena: 'standard', endlessArrows: false, sparedToday: 0, fighters };
}
