/** The challenge of a day: who meets whom, drawn so that the book would have a fair chance, and what a try is worth. */
import { PLAYER_SEAT } from '../../../kernel/levels.ts';
import { andText } from '../../../kernel/words.ts';
import { drawFairly, type FairDrawing } from '../../../session/fair-draw.ts';
import { lotsOf } from '../../../session/meetings.ts';
import { scoreOf } from '../rules/points.ts';
import { partiesOf } from '../rules/roster.ts';
import type { FighterSetup, GladiatoriSetup } from '../rules/setup-types.ts';
import type { State } from '../rules/types.ts';
import { CHARACTERS, type ItemMethod, PACKS, type Species } from '../rules/words.ts';
import { COINS, rivalsBeside } from './line-up.ts';

/** Teams by their numbers of gladiators, the player's first; animals among them, and how items are given out. */
const MEETINGS: readonly {
  readonly teams: readonly number[];
  readonly animals: readonly (Species | null)[];
  readonly items: readonly ItemMethod[];
}[] = [
  { teams: [1, 1], animals: [null], items: ['quick', 'draft'] },
  { teams: [1, 1], animals: ['dog', 'wolf', 'lion', 'bear'], items: ['quick'] },
  { teams: [2, 2], animals: [null], items: ['quick'] },
  { teams: [1, 1, 1], animals: [null], items: ['quick', 'auction'] },
  { teams: [1, 1, 1, 1], animals: [null], items: ['quick'] },
];

/** How far from an even chance is fair, as a part of it. */
const FAIR = 0.3;

/** Counts the points of some matches of a meeting with the book on every side: two for a victory, one for a draw. */
export type FightMatches = (setup: GladiatoriSetup, seed: string, range: { from: number; to: number }) => number;

/** Draws the challenge of a secret key; the first gladiator is the player's. */
export function drawMatchOfDay(key: string, fight: FightMatches): FairDrawing<GladiatoriSetup> {
  return drawFairly(key, {
    meet: metUnder,
    fight: (met, seed, range) => fight(ledByBook(met), seed, range),
    even(met) {
      const chance = 100 / sidesOf(met).length;
      return { chance, off: FAIR * chance };
    },
  });
}

/** The teams of a set-up, the player's first. */
const sidesOf = ({ fighters }: Pick<GladiatoriSetup, 'fighters'>): readonly number[] => [
  ...new Set(fighters.map(({ team }) => team)),
];

function metUnder(seed: string): GladiatoriSetup {
  const lots = lotsOf(seed);
  const drawn = <T>(all: readonly [T, ...T[]]): T => all[lots.int(all.length)] ?? all[0];
  const { teams, animals, items } = drawn(MEETINGS as readonly [(typeof MEETINGS)[number]]);
  const places = teams.flatMap((count, team) => Array.from({ length: count }, () => team));
  const names = rivalsBeside(null, places.length, lots);
  const fighters = places.map(
    (team, i): FighterSetup => ({
      ...{ name: names[i] ?? '', team, seat: i === 0 ? PLAYER_SEAT : null },
      ...{ character: drawn(CHARACTERS), build: null, budget: COINS.plain, items: null },
    }),
  );
  const species = drawn(animals as readonly [Species | null]);
  return {
    ...{ fighters, level: 'normal', animals: species === null ? null : { species, count: 'even' } },
    options: {
      ...{ freePlacement: false, bonusDamage: true, lastManStandingWins: false, singleVp: 0 },
      ...{ promptEveryInstant: false, itemMethod: drawn(items as readonly [ItemMethod]) },
    },
  };
}

const ledByBook = (setup: GladiatoriSetup): GladiatoriSetup => ({
  ...setup,
  fighters: setup.fighters.map((one) => ({ ...one, seat: null })),
});

const ITEMS: { readonly [M in ItemMethod]: string } = {
  quick: 'Everybody has the items of its character',
  selection: 'Items are named in secret',
  draft: 'Items are drafted',
  auction: 'Items are bid for with Energy',
};

/** Who meets whom, and with what chance, in sentences. */
export function aboutMatch({ fighters, animals, options }: GladiatoriSetup, chance: number): readonly string[] {
  const [own = '', ...others] = sidesOf({ fighters }).map((team) =>
    andText(fighters.filter((one) => one.team === team).map(({ name, character }) => `${name} (${character})`)),
  );
  const species = animals !== null && 'species' in animals ? `; ${PACKS[animals.species]} are let in` : '';
  return [
    `${own}, against ${others.join(', ')}.`,
    `You lead ${fighters[0]?.name ?? ''}${others.length > 1 ? ', each for itself' : ''}. ${ITEMS[options.itemMethod]}${species}.`,
    `With the book on every side, yours wins ${chance} matches of a hundred.`,
  ];
}

/** What a result is worth by its letter: victory, a draw, beaten alive, dead. */
const WORTH = { V: 100, S: 50, M: 25, P: 0 } as const;
/** For each that the player's gladiator has felled, animals among them. */
const FELLED = 10;

/** What a try came to. */
interface MatchScore {
  readonly letter: keyof typeof WORTH;
  readonly turns: number;
  readonly dealt: number;
  readonly taken: number;
  readonly points: number;
}

/** The score of a match that is over, of the one who fights for the player; null while it goes on. */
export function matchScore(state: Readonly<State>): MatchScore | null {
  const { outcome, turn, fighters } = state;
  const own = fighters.find(({ seat }) => seat === PLAYER_SEAT);
  if (outcome === null || own === undefined) return null;
  const won = fighters.some(({ id, team }) => team === own.team && outcome.results[id] === 'V');
  const letter = won ? 'V' : (outcome.results[own.id] ?? 'P');
  const { dealt, taken, kills } = own;
  const points = WORTH[letter] + (won ? leadOf(state, own.team) : 0) + FELLED * kills + dealt - taken;
  return { letter, turns: turn, dealt, taken, points: Math.max(0, points) };
}

/** VP of a side beyond those of the best other; none where another has more. */
function leadOf(state: Readonly<State>, team: number): number {
  const others = partiesOf(state).filter((one) => one !== team);
  return Math.max(0, scoreOf(state, team) - Math.max(...others.map((one) => scoreOf(state, one))));
}

/** The formula of the points in sentences. */
export const MATCH_POINTS: readonly string[] = [
  `A victory of your side is worth ${WORTH.V} points, a draw ${WORTH.S}, to be beaten and live ${WORTH.M}, to die nothing.`,
  `Each VP that a victory is ahead of the best other side adds 1, each gladiator or animal that you fell ${FELLED}.`,
  'Each damage you deal adds 1, each you take takes 1 away; but never below 0.',
  'Players with equal points share a place.',
];
