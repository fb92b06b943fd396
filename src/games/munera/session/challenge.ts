/** The challenge of a day: who meets whom, drawn so that the chart would have a fair chance, and what a try is worth. */

import { PLAYER_SEAT } from '../../../kernel/levels.ts';
import { drawFairly, type FairDrawing } from '../../../session/fair-draw.ts';
import { lotsOf } from '../../../session/meetings.ts';
import type { FighterSetup, MuneraSetup, State } from '../rules/types.ts';
import type { Arena } from '../rules/words.ts';
import { drawnProfile, namesBeside } from './line-up.ts';

/** Teams by their numbers of fighters, the player's first; and where they meet. */
const MEETINGS: readonly { readonly teams: readonly number[]; readonly arenas: readonly Arena[] }[] = [
  { teams: [1, 1], arenas: ['pit', 'standard'] },
  { teams: [1, 1], arenas: ['standard'] },
  { teams: [2, 2], arenas: ['standard'] },
  { teams: [1, 1, 1], arenas: ['standard'] },
  { teams: [1, 1, 1, 1], arenas: ['standard', 'great'] },
];

/** How far from an even chance is fair, as a part of it. */
const FAIR = 0.3;

/** Counts the points of some bouts of a meeting with the chart on every side: two for a victory, one for a draw. */
export type FightBouts = (setup: MuneraSetup, seed: string, range: { from: number; to: number }) => number;

/** Draws the challenge of a secret key; the first fighter is the player's. */
export function drawBout(key: string, fight: FightBouts): FairDrawing<MuneraSetup> {
  return drawFairly(key, {
    meet: metUnder,
    fight: (met, seed, range) => fight(ledByChart(met), seed, range),
    even(met) {
      const chance = 100 / new Set(met.fighters.map(({ team }) => team)).size;
      return { chance, off: FAIR * chance };
    },
  });
}

function metUnder(seed: string): MuneraSetup {
  const lots = lotsOf(seed);
  const { teams, arenas } = MEETINGS[lots.int(MEETINGS.length)] ?? { teams: [1, 1], arenas: ['standard'] };
  const places = teams.flatMap((count, team) => Array.from({ length: count }, () => team));
  const names = namesBeside(null, places.length, lots);
  const fighters = places.map(
    (team, i): FighterSetup => ({
      ...{ name: names[i] ?? '', team, seat: i === 0 ? PLAYER_SEAT : null, profile: drawnProfile([], lots) },
      ...{ outfit: null, skills: [] },
    }),
  );
  return { arena: arenas[lots.int(arenas.length)] ?? 'standard', endlessArrows: false, sparedToday: 0, fighters };
}

const ledByChart = (setup: MuneraSetup): MuneraSetup => ({
  ...setup,
  fighters: setup.fighters.map((one) => ({ ...one, seat: null })),
});

/** Who meets whom, and with what chance, in sentences. */
export function aboutBout({ fighters, arena }: MuneraSetup, chance: number): readonly string[] {
  const teams = [...new Set(fighters.map(({ team }) => team))];
  const sides = teams.map((team) =>
    fighters
      .filter((one) => one.team === team)
      .map(({ name, profile }) => `${name} (${profile})`)
      .join(' and '),
  );
  return [
    `${sides[0] ?? ''}, against ${sides.slice(1).join(', ')}`,
    `${teams.length > 2 ? 'Each for itself, in' : 'In'} the ${arena} arena; you lead ${fighters[0]?.name ?? ''}.`,
    `With the lanista’s chart on every side, yours wins ${chance} bouts of a hundred.`,
  ];
}

/** What a result is worth by its letter: victory, sent off standing, spared, dead. */
const WORTH = { V: 100, S: 50, M: 25, P: 0 } as const;
/** Rounds that a victory may take before it is no quick one, and what each one saved is worth. */
const QUICK = { rounds: 15, each: 3 } as const;
/** For each that the player's gladiator has beaten. */
const BEATEN = 10;

/** What a try came to. */
interface BoutScore {
  readonly letter: keyof typeof WORTH;
  readonly turns: number;
  readonly dealt: number;
  readonly taken: number;
  readonly points: number;
}

/** The score of a bout that is over, of the one who fights for the player; null while it goes on. */
export function boutScore({ outcome, turn, fighters }: Readonly<State>): BoutScore | null {
  const own = fighters.find(({ seat }) => seat === PLAYER_SEAT);
  if (outcome === null || own === undefined) return null;
  const letter = outcome.results[own.id] ?? 'P';
  const { dealt, taken, defeated } = own;
  const quick = letter === 'V' ? Math.max(0, QUICK.rounds - turn) * QUICK.each : 0;
  const points = WORTH[letter] + quick + BEATEN * defeated.length + dealt - taken;
  return { letter, turns: turn, dealt, taken, points: Math.max(0, points) };
}

/** The formula of the points in sentences. */
export const BOUT_POINTS: readonly string[] = [
  `A victory on your feet is worth ${WORTH.V} points, being sent off standing ${WORTH.S}, to be beaten and spared ${WORTH.M}, to die nothing.`,
  `Each round that a victory takes less than ${QUICK.rounds} adds ${QUICK.each}, each gladiator you beat ${BEATEN}.`,
  'Each wound you deal adds 1, each you take takes 1 away; but never below 0.',
  'Players with equal points share a place.',
];
