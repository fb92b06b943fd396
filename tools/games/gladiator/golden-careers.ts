/** The careers kept in tests/games/gladiator/replays-careers: what each is kept for, and how it is played back. */

import { randomController } from '../../../src/ai/random.ts';
import { plainPlayer } from '../../../src/games/gladiator/ai/plain-career.ts';
import { career } from '../../../src/games/gladiator/career/index.ts';
import type { CareerKit } from '../../../src/games/gladiator/career/kit.ts';
import { OWN_FIGHTER } from '../../../src/games/gladiator/career/munus/bout-order.ts';
import type { CareerSetup, CareerState } from '../../../src/games/gladiator/career/types.ts';
import { Match } from '../../../src/kernel/match.ts';
import type { Controller } from '../../../src/kernel/runner.ts';
import { readSave } from '../../../src/kernel/save.ts';
import { digestOf } from '../../../src/kernel/state.ts';
import { campaign } from './campaign.ts';
import { CAREER } from './career.ts';
import type { Record } from './golden.ts';

export const CAREERS = 'tests/games/gladiator/replays-careers';
/** The file that says what each career must come to. */
export const CAREERS_INDEX = `${CAREERS}/index.json`;

/** A career worth keeping: the first by seed that shows something. */
export interface GoldenCareer {
  readonly name: string;
  readonly setup: CareerSetup;
  readonly player: (seed: string) => Controller<CareerKit>;
  readonly shows: (state: CareerState) => boolean;
}

export const GOLDEN_CAREERS: readonly GoldenCareer[] = [
  {
    name: 'champion',
    setup: { ...CAREER, origin: true },
    player: () => plainPlayer(campaign),
    shows: ({ standing, others }) => standing === 'freed' && others.length > 0,
  },
  {
    name: 'beaten-and-spared',
    setup: { ...CAREER, armour: 'buy', lead: 'all' },
    player: (seed) => randomController(career, campaign, seed),
    shows: ({ past, rivals }) =>
      past.length > 1 && rivals.length > 0 && past.some(({ result }) => result.feats[OWN_FIGHTER]?.result === 'M'),
  },
  {
    name: 'kind-first-match',
    setup: { ...CAREER, mode: 'lenient', kindFirst: true, origin: true },
    player: () => plainPlayer(campaign),
    shows: ({ past }) => past.length > 1 && past[0]?.bill.firstMatch !== undefined,
  },
];

/** A kept career played again, or why it cannot be. */
export function playBackCareer(json: unknown): { readonly state: CareerState; readonly record: Record } | string {
  const save = readSave(json);
  if (!save.ok) return save.why;
  const lines: string[] = [];
  const opened = Match.open(career, campaign, save.value, {
    watch: ({ event, turn, phase }, state) => lines.push(`${turn}.${phase} ${career.narrate(event, state)}`),
  });
  if (!opened.ok) return opened.why;
  const { match, dropped } = opened.value;
  if (dropped > 0) return `it is of version ${save.value.version}, these rules are version ${career.version}`;
  if (!match.over) return 'it has no end';
  const { state, journal } = match;
  return { state, record: { digest: match.digest(), events: digestOf(journal), text: digestOf(lines) } };
}
