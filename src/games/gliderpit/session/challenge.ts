/** The challenge of a day: who meets whom, drawn so that the chart would have a fair chance, and what a try is worth. */
import { PLAYER_SEAT } from '../../../kernel/levels.ts';
import { drawFairly, type FairDrawing } from '../../../session/fair-draw.ts';
import { lotsOf } from '../../../session/meetings.ts';
import { partiesOf } from '../rules/roster.ts';
import type { GliderSetup, PitSetup, State } from '../rules/types.ts';
import type { Floor } from '../rules/words.ts';
import { pilotsBeside } from './line-up.ts';

/** Teams by their numbers of gliders, the player's first; where the floor may lie. No blitz: it is mostly luck. */
const MEETINGS: readonly { readonly teams: readonly number[]; readonly floors: readonly Floor[] }[] = [
  { teams: [1, 1], floors: [5, 10] },
  { teams: [1, 1, 1], floors: [10] },
  { teams: [1, 1, 1, 1], floors: [10] },
  { teams: [2, 2], floors: [10] },
];

/** How far from an even chance is fair, as a part of it. */
const FAIR = 0.3;

/** Counts the points of some bouts of a meeting with the chart on every side: two for a victory, one for a draw. */
export type FlyBouts = (setup: PitSetup, seed: string, range: { from: number; to: number }) => number;

/** Draws the challenge of a secret key; the first glider is the player's. */
export function drawFlightOfDay(key: string, fly: FlyBouts): FairDrawing<PitSetup> {
  return drawFairly(key, {
    meet: metUnder,
    fight: (met, seed, range) => fly(flownByChart(met), seed, range),
    even(met) {
      const chance = 100 / partiesOf(met).length;
      return { chance, off: FAIR * chance };
    },
  });
}

function metUnder(seed: string): PitSetup {
  const lots = lotsOf(seed);
  const { teams, floors } = MEETINGS[lots.int(MEETINGS.length)] ?? { teams: [1, 1], floors: [10] };
  const places = teams.flatMap((count, team) => Array.from({ length: count }, () => team));
  const names = pilotsBeside(null, places.length, lots);
  const gliders = places.map(
    (team, i): GliderSetup => ({
      ...{ name: names[i] ?? '', team, seat: i === 0 ? PLAYER_SEAT : null, straps: 0 },
    }),
  );
  return {
    ...{ floor: floors[lots.int(floors.length)] ?? 10, randomWeapons: lots.int(3) === 0, randomChits: false },
    ...{ advanced: lots.int(2) === 0, armoury: 6, first: [], gliders },
  };
}

const flownByChart = (setup: PitSetup): PitSetup => ({
  ...setup,
  gliders: setup.gliders.map((one) => ({ ...one, seat: null })),
});

/** Who meets whom, and with what chance, in sentences. */
export function aboutFlight(setup: PitSetup, chance: number): readonly string[] {
  const { gliders, floor, randomWeapons, advanced } = setup;
  const sides = partiesOf(setup).map((team) =>
    gliders
      .filter((one) => one.team === team)
      .map(({ name }) => name)
      .join(' and '),
  );
  const weapons = randomWeapons ? 'Weapons are drawn face down' : 'Weapons are chosen in turn';
  return [
    `${sides[0] ?? ''}, against ${sides.slice(1).join(', ')}; you fly ${gliders[0]?.name ?? ''}.`,
    `The floor is at ${floor}. ${weapons}; ${advanced ? 'Half-Loops and the Zoom Climb may be flown' : 'plain maneuvers'}.`,
    `With the pilot’s chart on every side, yours wins ${chance} bouts of a hundred.`,
  ];
}

/** What a result is worth by its letter: victory, in the air at the end, out. */
const WORTH = { V: 100, S: 50, P: 0 } as const;
/** For each level above the floor at a victory, for each put out, and for each turn that one was aloft before going out. */
const EACH = { level: 5, downed: 15, turn: 2 } as const;

/** What a try came to. */
interface FlightScore {
  readonly letter: keyof typeof WORTH;
  readonly turns: number;
  readonly dealt: number;
  readonly taken: number;
  readonly points: number;
}

/** The score of a bout that is over, of the glider that the player flies; null while it goes on. */
export function flightScore({ outcome, turn, gliders, floor }: Readonly<State>): FlightScore | null {
  const own = gliders.find(({ seat }) => seat === PLAYER_SEAT);
  if (outcome === null || own === undefined) return null;
  const won = gliders.some(({ id, team }) => team === own.team && outcome.results[id] === 'V');
  const letter = won ? 'V' : (outcome.results[own.id] ?? 'P');
  const dealt = gliders.filter(({ downedBy, team }) => downedBy === own.id && team !== own.team).length;
  const taken = own.downedBy === null ? 0 : 1;
  const levels = letter === 'V' && own.out === null ? EACH.level * (own.alt - floor) : 0;
  const endured = letter === 'P' ? EACH.turn * turn : 0;
  return { letter, turns: turn, dealt, taken, points: WORTH[letter] + levels + endured + EACH.downed * dealt };
}

/** The formula of the points in sentences. */
export const FLIGHT_POINTS: readonly string[] = [
  `A victory of your team is worth ${WORTH.V} points, being in the air when the turns are over ${WORTH.S}, being beaten nothing.`,
  `Each level that you have above the floor at a victory adds ${EACH.level}, each enemy you put out ${EACH.downed}.`,
  `Who is beaten has ${EACH.turn} for every turn of the bout.`,
  'Players with equal points share a place.',
];
