/** What is counted of Munera's bouts: what a bout was for its player, and the achievements that it or a career earns. */
import { PLAYER_SEAT } from '../../kernel/levels.ts';
import { type Read, readable } from '../../kernel/save.ts';
import { arenaCounting } from '../achievements.ts';
import { type CountedKind, longTally, matchTally } from '../counting.ts';
import type { CountedMatch, MatchCounting, Tally } from '../game.ts';
import { LUCK_WORDS } from './ask/luck-words.ts';
import { muneraCareer } from './career/index.ts';
import { achievementFile } from './data.ts';
import { ATTACKS } from './labour/dice-luck.ts';
import { munera } from './rules/index.ts';
import type { MuneraKit } from './rules/kit.ts';
import type { Fighter, State } from './rules/types.ts';
import { BOUT_ACHIEVEMENTS, careerEarned, type SeenBout } from './session/achievements.ts';
import { tables } from './tables.ts';

/** The counts of Munera Sine Missione. */
export const MUNERA_COUNTING: MatchCounting = arenaCounting(achievementFile, {
  turnWord: 'round',
  diceNote: LUCK_WORDS.diceNote,
  luck: ATTACKS.sums,
  count: (save): Read<Tally> =>
    readable(save.ruleset === munera.id ? matchTally(COUNTED, save) : longTally(muneraCareer, save, careerEarned)),
});

/** Bouts as they are counted. */
const COUNTED: CountedKind<MuneraKit, Fighter, SeenBout> = {
  ...{ ruleset: munera, tables, counted: boutOf, earns: BOUT_ACHIEVEMENTS },
  led: ({ fighters }) => fighters.find(({ seat }) => seat === PLAYER_SEAT) ?? null,
  seen: ({ end, led, won, entries }) => ({ end, own: led, won, events: entries.map(({ event }) => event) }),
};

function boutOf(end: Readonly<State>, own: Fighter): CountedMatch {
  const foes = end.fighters.filter(({ team }) => team !== own.team);
  const [foe] = foes;
  return {
    ...{ own: own.profile, foe: foes.length === 1 && foe !== undefined ? foe.profile : `${foes.length} others` },
    ...{ result: resultOf(end, own), turns: end.turn, dealt: own.dealt, taken: own.taken },
  };
}

/** Won where the team did, however one fared oneself. */
function resultOf({ outcome, fighters }: Readonly<State>, own: Fighter): string {
  const letters = fighters.filter(({ team }) => team === own.team).map(({ id }) => outcome?.results[id]);
  return letters.includes('V') ? 'V' : (outcome?.results[own.id] ?? 'P');
}
