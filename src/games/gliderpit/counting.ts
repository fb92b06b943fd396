/** What is counted of bouts in the pit: what a bout was for its player, and the achievements that it earns. */
import { PLAYER_SEAT } from '../../kernel/levels.ts';
import { type Read, readable } from '../../kernel/save.ts';
import { arenaCounting } from '../achievements.ts';
import { type CountedKind, longTally, matchTally } from '../counting.ts';
import type { CountedMatch, MatchCounting, Tally } from '../game.ts';
import { LUCK_WORDS } from './ask/luck-words.ts';
import { gliderpitSeason } from './career/index.ts';
import { achievementFile } from './data.ts';
import { ATTACKS } from './labour/dice-luck.ts';
import { gliderpit } from './rules/index.ts';
import type { PitKit } from './rules/kit.ts';
import type { Glider, State } from './rules/types.ts';
import { BOUT_ACHIEVEMENTS, type SeenBout, seasonEarned } from './session/achievements.ts';
import { tables } from './tables.ts';

/** The counts of Glider-Pit Gladiators. */
export const GLIDERPIT_COUNTING: MatchCounting = arenaCounting(achievementFile, {
  ...{ turnWord: 'turn', ...LUCK_WORDS, luck: ATTACKS.sums },
  count: (save): Read<Tally> =>
    readable(
      save.ruleset === gliderpit.id ? matchTally(COUNTED, save) : longTally(gliderpitSeason, save, seasonEarned),
    ),
});

/** Bouts as they are counted. */
const COUNTED: CountedKind<PitKit, Glider, SeenBout> = {
  ...{ ruleset: gliderpit, tables, counted: boutOf, earns: BOUT_ACHIEVEMENTS },
  led: ({ gliders }) => gliders.find(({ seat }) => seat === PLAYER_SEAT) ?? null,
  seen: ({ end, led, won, entries }) => ({ end, own: led, won, events: entries.map(({ event }) => event) }),
};

function boutOf(end: Readonly<State>, own: Glider): CountedMatch {
  const others = end.gliders.length - 1;
  const letters = end.gliders.filter(({ team }) => team === own.team).map(({ id }) => end.outcome?.results[id]);
  const result = letters.includes('V') ? 'V' : (end.outcome?.results[own.id] ?? 'P');
  const dealt = end.gliders.filter(({ downedBy }) => downedBy === own.id).length;
  return {
    ...{ own: `floor ${end.floor}`, foe: others === 1 ? 'a duel' : `${others} others` },
    ...{ result, turns: end.turn, dealt, taken: own.downedBy === null ? 0 : 1 },
  };
}
