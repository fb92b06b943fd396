/** Matches of Heroes of the Colosseum to learn from: one to three a side, Grunts and Stars, led by adepts, novices and the book. */
import { choiceOf } from '../../src/ai/mind.ts';
import { countSides, FEATURES } from '../../src/games/heroes/ai/search/features.ts';
import { mindsFor } from '../../src/games/heroes/labour/minds.ts';
import { heroes } from '../../src/games/heroes/rules/index.ts';
import type { FighterSetup, HeroesSetup, State } from '../../src/games/heroes/rules/types.ts';
import { tables } from '../../src/games/heroes/tables.ts';
import { type AskedLevel, programSeat } from '../../src/kernel/levels.ts';
import { Match } from '../../src/kernel/match.ts';
import { rngFrom, seedState } from '../../src/kernel/rng.ts';
import type { Sample } from './fit.ts';

/** Of so many matches one is of two a side, and one of three. */
const TEAMS_IN = 8;
/** Of so many sides one has Star Power, and one match goes to the death. */
const STARS_IN = 3;
const DEATHS_IN = 6;
/** Who leads both sides alike, or dice that are left would tell who is the weaker; undefined: the book. */
const LEADS: readonly (AskedLevel | undefined)[] = ['adept', 'adept', 'adept', 'novice', undefined];

/** What was counted in a match at the end of each turn, with what came of it. */
export function heroesSamples(seed: string): readonly Sample[] {
  const counted: number[][] = [];
  const mark = ({ state }: { readonly state: State }): void => {
    if (state.turn === 0 || state.outcome !== null) return;
    const counts = countSides(state, tables(), 0);
    counted.push(FEATURES.map((name) => counts[name]));
  };
  const setup = setupFor(seed);
  const minds = mindsFor(setup);
  const match = Match.start(heroes, tables(), setup, seed, { journal: false, mark });
  while (!match.over) {
    const why = match.answer(match.pending.map((request) => choiceOf(match, minds, request)));
    if (why !== null) throw new Error(`an answer was refused: ${why}`);
  }
  const winner = match.state.outcome?.winner ?? null;
  const won = winner === null ? 0.5 : winner === 0 ? 1 : 0;
  return counted.map((counts) => ({ counts, won }));
}

function setupFor(seed: string): HeroesSetup {
  const { int: pick } = rngFrom(seedState(`${seed}/who`));
  const kind = pick(TEAMS_IN);
  const many = kind === 0 ? 3 : kind === 1 ? 2 : 1;
  const level = LEADS[pick(LEADS.length)];
  const side = (at: 0 | 1): readonly FighterSetup[] => {
    const led = level === undefined ? { seat: null } : { seat: programSeat(at), level };
    const rank = pick(STARS_IN) === 0 ? 'star' : 'grunt';
    return Array.from({ length: many }, (_, i) => ({
      ...{ name: `${at}-${i}`, side: at, rank, style: null, secondary: false, card: null, row: null },
      ...led,
    }));
  };
  return {
    ...{ board: many > 1 ? 'colosseum' : 'provincial', gates: 'west-east', locale: null },
    ...{ toDeath: pick(DEATHS_IN) === 0, starPower: true, fighters: [...side(0), ...side(1)] },
  };
}
