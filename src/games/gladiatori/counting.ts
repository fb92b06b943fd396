/** What is counted of Gladiatori: what a match was for its player, and the achievements that it or a campaign earns. */
import { PLAYER_SEAT } from '../../kernel/levels.ts';
import { type Read, readable } from '../../kernel/save.ts';
import { arenaCounting } from '../achievements.ts';
import { type CountedKind, longTally, matchTally } from '../counting.ts';
import type { CountedMatch, MatchCounting, Tally } from '../game.ts';
import { gladiatoriCampaign } from './career/index.ts';
import { achievementFile } from './data.ts';
import { capacityOf } from './rules/cards.ts';
import { gladiatori } from './rules/index.ts';
import type { GladiatoriKit } from './rules/kit.ts';
import { countsPoints } from './rules/points.ts';
import type { Fighter, State } from './rules/types.ts';
import { campaignEarned, GAME_ACHIEVEMENTS, type SeenGame } from './session/achievements.ts';
import { tables } from './tables.ts';

/** The counts of Gladiatori. */
export const GLADIATORI_COUNTING: MatchCounting = {
  ...arenaCounting(achievementFile, {
    turnWord: 'turn',
    withoutDice: true,
    count: (save): Read<Tally> =>
      readable(
        save.ruleset === gladiatori.id
          ? matchTally(COUNTED, save)
          : longTally(gladiatoriCampaign, save, campaignEarned),
      ),
  }),
  harm: 'damage',
};

/** Matches as they are counted. */
const COUNTED: CountedKind<GladiatoriKit, Fighter, SeenGame> = {
  ...{ ruleset: gladiatori, tables, counted: matchOf, earns: GAME_ACHIEVEMENTS },
  led: ({ fighters }) => fighters.find(({ seat }) => seat === PLAYER_SEAT) ?? null,
  seen: ({ end, led, won, entries }) => ({
    ...{ end, own: led, won, events: entries.map(({ event }) => event), hp: capacityOf(tables(), led) - 1 },
  }),
};

/** What the match was: by character, against whom; of a team that won its dead have won too. */
function matchOf(end: Readonly<State>, own: Fighter): CountedMatch {
  const letters = end.fighters.filter(({ team }) => team === own.team).map(({ id }) => end.outcome?.results[id]);
  const result = letters.includes('V') ? 'V' : (end.outcome?.results[own.id] ?? 'P');
  const others = end.fighters.filter(({ team }) => team !== own.team);
  const [other] = others;
  const foe = !countsPoints(end)
    ? 'animals'
    : others.length === 1 && other !== undefined
      ? other.character
      : `${others.length} others`;
  return { own: own.character, foe, result, turns: Math.max(1, end.turn), dealt: own.dealt, taken: own.taken };
}
