/** The ladder of levels: two of one character, each led at another level, places swapped from duel to duel. */
import { playOut } from '../../../ai/mind.ts';
import { programSeat } from '../../../kernel/levels.ts';
import { Match } from '../../../kernel/match.ts';
import { derive } from '../../../kernel/rng.ts';
import { countRung, type LadderRung, noRung, type RungTally } from '../../../session/ladder.ts';
import type { Range } from '../../../session/range.ts';
import { gladiatori } from '../rules/index.ts';
import type { FighterSetup, GameOptions, GLADIATORI_LEVELS, GladiatoriSetup } from '../rules/setup-types.ts';
import { CHARACTERS, type Character } from '../rules/words.ts';
import { tables } from '../tables.ts';
import { mindsFor } from './minds.ts';

type LadderLevel = (typeof GLADIATORI_LEVELS)[number] | 'book';

/** A rung between levels that this game has. */
interface Rung extends LadderRung {
  readonly upper: LadderLevel;
  readonly lower: LadderLevel;
}

/** Each against those it should stand above. */
export const RUNGS: readonly Rung[] = [
  { upper: 'book', lower: 'novice' },
  { upper: 'tactician', lower: 'book' },
];

const OPTIONS: GameOptions = {
  ...{ freePlacement: false, bonusDamage: true, lastManStandingWins: false, singleVp: 0 },
  ...{ promptEveryInstant: false, itemMethod: 'quick' },
};

/** Fights some duels of a rung, pairs of characters in turn. Equal arguments, equal tally. */
export function climb(rung: Rung, seed: string, { from, to }: Range): RungTally {
  const tally = noRung();
  for (let bout = from; bout < to; bout++) {
    const character = CHARACTERS[Math.floor(bout / 2) % CHARACTERS.length] ?? 'secutor';
    countRung(tally, character, ledAgainst(rung, [character, character], derive(seed, 'bout', bout), bout % 2 === 1));
  }
  return tally;
}

/** Fights a duel; whether the upper level won it, or null. `swapped`: it has the second place. */
function ledAgainst(
  { upper, lower }: Rung,
  [own, other]: readonly [Character, Character],
  seed: string,
  swapped: boolean,
): boolean | null {
  const led = (character: Character, level: LadderLevel, team: number): FighterSetup => {
    const one = { name: `${team + 1}`, team, seat: null, character, build: null, budget: 55, items: null };
    return level === 'book' ? one : { ...one, seat: programSeat(team), level };
  };
  const fighters = swapped ? [led(other, lower, 0), led(own, upper, 1)] : [led(own, upper, 0), led(other, lower, 1)];
  const setup: GladiatoriSetup = { fighters, animals: null, level: 'normal', options: OPTIONS };
  const match = Match.start(gladiatori, tables(), setup, seed, { journal: false });
  const winner = playOut(match, mindsFor(setup)).outcome?.winner ?? null;
  return winner === null ? null : winner === (swapped ? 1 : 0);
}
