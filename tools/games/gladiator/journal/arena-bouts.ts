/** Seeded bouts in arenas of every size, with what the dice put there or far more of it between the men (27). */
import { OBSTACLE_KINDS } from '../../../../src/games/gladiator/rules/arena/types.ts';
import { advancedRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import type { Setup } from '../../../../src/games/gladiator/rules/setup/setup.ts';
import { STYLES } from '../../../../src/games/gladiator/rules/types.ts';
import { rngFrom, seedState } from '../../../../src/kernel/rng.ts';
import { advancedSetup, BOOK, fight, fond, LED } from './bouts.ts';
import { disc, same } from './hexes.ts';

type ArenaSetup = NonNullable<Setup['arena']>;

/** Chapters of a bout of two men in an arena. */
const CHAPTERS = [19, 20, 21, 22, 23, 24, 25, 26, 27] as const;
const SIZES = [1, 2, 3, 4, 5] as const;
/** Counters that lie about where both begin. */
const CROWD = 14;
const MIDDLE = { q: 8, r: 1 };

/** Rocks before both. */
const ROCKS = [
  [8, 1],
  [9, 1],
  [8, 0],
  [9, 0],
  [7, 2],
  [10, 0],
].map(([q = 0, r = 0]) => ({ kind: 'rock' as const, at: { q, r } }));

/** One who climbs whatever lies before him (27.8.2). */
const climber = fond(/"actions":\[\{"code":"F","before":0,"after":0,"way":null\}\]/);

/** The arena of a number: by the dice, the whole box anywhere, the middle full of things, or of rocks. */
function arenaOf(i: number): ArenaSetup {
  const size = SIZES[i % SIZES.length] ?? 1;
  if (i % 4 === 0) return { size: null, obstacles: null };
  if (i % 4 === 1) return { size, obstacles: 12 };
  if (i % 4 === 3) return { size, obstacles: ROCKS };
  const rng = rngFrom(seedState(`arena-${i}`));
  const near = disc(MIDDLE, 5);
  const thrown = Array.from({ length: CROWD }, () => ({
    kind: OBSTACLE_KINDS[rng.int(OBSTACLE_KINDS.length)] ?? 'mud',
    at: near[rng.int(near.length)] ?? MIDDLE,
  }));
  return { size, obstacles: thrown.filter((one, j) => thrown.findIndex(({ at }) => same(at, one.at)) === j) };
}

/** A whole bout of two men of any style in an arena, led by the book, at random, or by one fond of climbing. */
export function arenaBout(i: number) {
  const style = (by: number) => STYLES[by % STYLES.length] ?? 'thraex';
  const leaders = i % 3 === 0 ? BOOK : (LED[i % LED.length] ?? BOOK);
  const base = advancedSetup([style(i * 5), style(i * 7 + 3)], leaders);
  const setup = { ...base, rules: advancedRules(CHAPTERS), arena: arenaOf(i) };
  return fight(setup, `arena-${i}`, i % 4 === 3 ? climber : (player) => player);
}
