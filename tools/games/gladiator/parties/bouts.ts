/** Hunts at large: men of any style on foot against beasts of all kinds, led by the book or by random players. */

import { randomController } from '../../../../src/ai/random.ts';
import { BEAST_KINDS } from '../../../../src/games/gladiator/rules/beasts/types.ts';
import type { GladiatorEvent } from '../../../../src/games/gladiator/rules/events.ts';
import { gladiator } from '../../../../src/games/gladiator/rules/index.ts';
import type { GladiatorKit } from '../../../../src/games/gladiator/rules/kit.ts';
import { advancedRules } from '../../../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan, type Lead, type MusterMan, muster } from '../../../../src/games/gladiator/rules/setup/muster.ts';
import type { Setup } from '../../../../src/games/gladiator/rules/setup/setup.ts';
import { HUNTER_STYLES, STYLES, type State } from '../../../../src/games/gladiator/rules/types.ts';
import { Match } from '../../../../src/kernel/match.ts';
import { rngFrom, seedState } from '../../../../src/kernel/rng.ts';
import { runMatch } from '../../../../src/kernel/runner.ts';
import { tables } from '../bout.ts';
import { type HuntWatch, watchHunt } from './watch.ts';

export type HuntMatch = Match<GladiatorKit>;

/** Men in a hunt, and beasts; no number: 1D3 of them drawn from the box (P89). */
export type Party = readonly [men: number, beasts: number | null];

/** The parties of hunts at large. */
export const PARTIES: readonly Party[] = [
  [1, null],
  [1, 1],
  [2, null],
  [1, 4],
  [3, 3],
  [2, 6],
];

const HUNTERS = [...HUNTER_STYLES, ...HUNTER_STYLES, ...STYLES];

/** A hunt: every man of a style by lot, half of them hunters by trade; every beast of a kind by lot; every other arena rolled. */
export function partySetup([men, beasts]: Party, seed: string, lead: Lead | null = null): Setup {
  const rng = rngFrom(seedState(`${seed}/hunters`));
  const pick = <T>(among: readonly T[], other: T): T => among[rng.int(among.length)] ?? other;
  const red = Array.from({ length: men }, (): MusterMan => anyMan(pick(HUNTERS, 'venator')));
  const wild = Array.from({ length: beasts ?? 0 }, (): MusterMan => anyMan(pick(BEAST_KINDS, 'lion')));
  const fighters = muster(red, beasts === null ? [anyMan('hunt')] : wild, lead);
  const base: Setup = { rules: advancedRules(), fighters };
  return rng.int(2) === 0 ? base : { ...base, arena: { size: null, obstacles: null } };
}

/** What the watch is shown in place of an event; the event itself, unless a test falsifies it. */
export type Falsify = (event: GladiatorEvent, state: State) => GladiatorEvent;

/** A hunt to its end, and every complaint about it. */
export function fightParty(
  setup: Setup,
  seed: string,
  falsify: Falsify = (event) => event,
): { readonly match: HuntMatch; readonly watch: HuntWatch } {
  const watch = watchHunt();
  const match = Match.start(gladiator, tables, setup, seed, {
    watch: (entry, state) => watch.event({ ...entry, event: falsify(entry.event, state) }, state),
  });
  const player = randomController(gladiator, tables, `${seed}/0`);
  runMatch(match, () => player);
  watch.end(match.state, match.draws);
  return { match, watch };
}
