/** What is counted of GLADIATOR's matches: what a bout was for its player, and the achievements that it, a career or a house earns. */
import { type Read, readable } from '../../kernel/save.ts';
import { arenaCounting } from '../achievements.ts';
import { type CountedKind, longTally, matchTally } from '../counting.ts';
import type { CountedMatch, MatchCounting, Tally } from '../game.ts';
import { career } from './career/index.ts';
import { achievementTexts } from './data.ts';
import { lanista } from './house/index.ts';
import { diceLuckErrand } from './labour/dice-luck.ts';
import { isHorse } from './rules/beasts/mounts.ts';
import { gladiator } from './rules/index.ts';
import type { GladiatorKit } from './rules/kit.ts';
import { isPlayers } from './rules/setup/levels.ts';
import type { Fighter, State } from './rules/types.ts';
import { BOUT_ACHIEVEMENTS, careerEarned, houseEarned, type SeenBout } from './session/achievements.ts';
import { tables } from './tables.ts';

/** GLADIATOR's counts. */
export const COUNTING: MatchCounting = arenaCounting(achievementTexts, {
  diceNote: 'A blow that kills counts as all boxes of an area (P300).',
  count(save): Read<Tally> {
    switch (save.ruleset) {
      case gladiator.id:
        return readable(matchTally(COUNTED, save));
      case career.id:
        return readable(longTally(career, save, careerEarned));
      default:
        return readable(longTally(lanista, save, houseEarned));
    }
  },
  luck: (save) => diceLuckErrand({ save }),
});

/** Bouts as they are counted: the player had no part in one of which it only looked on. */
const COUNTED: CountedKind<GladiatorKit, readonly Fighter[], SeenBout> = {
  ...{ ruleset: gladiator, tables, counted: matchFor, earns: BOUT_ACHIEVEMENTS },
  led({ fighters }) {
    const led = fighters.filter(isPlayers);
    return led.length === 0 ? null : led;
  },
  seen: ({ entries, ...match }) => ({ ...match, events: entries }),
};

function matchFor(end: Readonly<State>, led: readonly Fighter[]): CountedMatch {
  const side = led[0]?.side;
  const foes = end.fighters.filter((one) => one.side !== side);
  const own = end.fighters.filter((one) => one.side === side);
  return {
    ...{ own: kindOf(own), foe: kindOf(foes), result: resultFor(end, led), turns: end.turn },
    ...{ dealt: woundsOf(foes), taken: woundsOf(led) },
  };
}

/** 3.8.1 The letter of the one man who was led; of several that of their side. */
function resultFor({ outcome }: Readonly<State>, led: readonly Fighter[]): string {
  const [first] = led;
  const letters = led.map(({ id }) => outcome?.results[id] ?? 'P');
  if (led.length === 1) return letters[0] ?? 'P';
  if (outcome?.winner === null) return 'S';
  return outcome?.winner === first?.side ? 'V' : letters.includes('M') ? 'M' : 'P';
}

const woundsOf = (men: readonly Fighter[]): number =>
  men.reduce((sum, { wounds }) => sum + Object.values(wounds).reduce((all, boxes) => all + boxes, 0), 0);

/** What a side is called in the counts: a style, or of the Basic Game a weight; a kind of beast; or how many. */
function kindOf(side: readonly Fighter[]): string {
  const there = side.filter((one) => !isHorse(one));
  const kinds = [...new Set(there.map(({ beast, style, type }) => beast?.kind ?? style ?? type))];
  const [kind = 'nobody'] = kinds;
  if (there.length === 1) return kind;
  return kinds.length === 1 ? `${there.length} x ${kind}` : `team of ${there.length}`;
}
