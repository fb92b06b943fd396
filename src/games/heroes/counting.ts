/** What is counted of Heroes' matches: what a match was for its player, and the achievements that it or a familia earns. */

import { PLAYER_SEAT } from '../../kernel/levels.ts';
import { type Read, readable } from '../../kernel/save.ts';
import { RESULT_LETTERS, type ResultLetter } from '../../kernel/state.ts';
import { arenaCounting } from '../achievements.ts';
import { type CountedKind, longTally, matchTally } from '../counting.ts';
import type { CountedMatch, MatchCounting, Tally } from '../game.ts';
import { POOL_WORDS } from './ask/luck-words.ts';
import { heroesCareer } from './career/index.ts';
import { achievementWords } from './data.ts';
import { POOLS } from './labour/dice-luck.ts';
import { heroes } from './rules/index.ts';
import type { HeroesKit } from './rules/kit.ts';
import type { Fighter, State } from './rules/types.ts';
import { familiaEarned, MATCH_ACHIEVEMENTS, type SeenMatch } from './session/achievements.ts';
import { tables } from './tables.ts';

/** The counts of Heroes of the Colosseum. */
export const HEROES_COUNTING: MatchCounting = arenaCounting(achievementWords, {
  turnWord: 'round',
  diceIn: POOL_WORDS.diceIn,
  oneDiceIn: POOL_WORDS.oneDiceIn,
  diceNote: POOL_WORDS.diceNote,
  count: (save): Read<Tally> =>
    readable(save.ruleset === heroes.id ? matchTally(COUNTED, save) : longTally(heroesCareer, save, familiaEarned)),
  luck: POOLS.sums,
});

/** Matches as they are counted. */
const COUNTED: CountedKind<HeroesKit, readonly Fighter[], SeenMatch> = {
  ...{ ruleset: heroes, tables, counted: matchOf, earns: MATCH_ACHIEVEMENTS },
  led({ fighters }) {
    const led = fighters.filter(({ seat }) => seat === PLAYER_SEAT);
    return led.length === 0 ? null : led;
  },
  seen: ({ entries, ...match }) => ({ ...match, events: entries.map(({ event }) => event) }),
};

function matchOf(end: Readonly<State>, led: readonly Fighter[]): CountedMatch {
  const side = led[0]?.side;
  const [own, foes] = [
    end.fighters.filter((one) => one.side === side),
    end.fighters.filter((one) => one.side !== side),
  ];
  const taken = led.reduce((sum, one) => sum + one.taken, 0);
  const dealt = led.reduce((sum, one) => sum + one.dealt, 0);
  return { own: kindOf(own), foe: kindOf(foes), result: resultOf(end, led), turns: end.turn, dealt, taken };
}

/** 6, R95 The best that one of those who were led came to. */
function resultOf({ outcome }: Readonly<State>, led: readonly Fighter[]): ResultLetter {
  const letters = led.map(({ id }) => outcome?.results[id] ?? 'P');
  return RESULT_LETTERS.find((letter) => letters.includes(letter)) ?? 'P';
}

/** What a side is called in the counts: a style, or how many there are. */
function kindOf(side: readonly Fighter[]): string {
  const styles = [...new Set(side.map(({ style }) => style))];
  const [style = 'nobody'] = styles;
  if (side.length === 1) return style;
  return styles.length === 1 ? `${side.length} x ${style}` : `team of ${side.length}`;
}
