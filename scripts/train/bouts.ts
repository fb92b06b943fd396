/** Bouts to learn from: men of all styles, one against one, in pairs and against beasts, led by adepts and the book. */
import { choiceOf, type Mind, type Minds } from '../../src/ai/mind.ts';
import { adeptAnswer } from '../../src/games/gladiator/ai/adept.ts';
import { divisionsWorth } from '../../src/games/gladiator/ai/search/divisions.ts';
import { countSides, FEATURES } from '../../src/games/gladiator/ai/search/features.ts';
import { plotsWorth } from '../../src/games/gladiator/ai/search/plots.ts';
import { BEAST_KINDS } from '../../src/games/gladiator/rules/beasts/types.ts';
import { gladiator } from '../../src/games/gladiator/rules/index.ts';
import type { GladiatorKit } from '../../src/games/gladiator/rules/kit.ts';
import { advancedRules } from '../../src/games/gladiator/rules/rule-choices.ts';
import { anyMan, type MusterMan, muster } from '../../src/games/gladiator/rules/setup/muster.ts';
import type { Setup } from '../../src/games/gladiator/rules/setup/setup.ts';
import { type GladiatorDecisions, STYLES, type State } from '../../src/games/gladiator/rules/types.ts';
import { Match } from '../../src/kernel/match.ts';
import type { Request } from '../../src/kernel/request.ts';
import { rngFrom, seedState } from '../../src/kernel/rng.ts';
import { tables } from '../../tools/games/gladiator/bout.ts';
import type { Sample } from './fit.ts';

/** Of so many bouts one is of pairs of men, and one against beasts. */
const TEAMS_IN = 8;
const BEASTS_IN = 8;
/** And of so many one is led by the book. */
const BOOK_IN = 5;

/** Of so many orders and divisions of an adept one is any that a searcher would weigh: what is never tried is never learned. */
const VENTURES_IN = 4;

const ADEPT: Mind<GladiatorKit> = {
  choose(request, view, pick) {
    const ventured = pick(VENTURES_IN) === 0 ? venturesFor(view, request) : [];
    return ventured.length > 0 ? ventured[pick(ventured.length)] : adeptAnswer(view, tables, request, pick);
  },
};
const MINDS: Minds<GladiatorKit> = { 1: ADEPT, 2: ADEPT };

function venturesFor(view: State, request: Request<GladiatorDecisions>): readonly unknown[] {
  if (request.kind === 'plot') return plotsWorth(view, tables, request.fighter);
  return request.kind === 'allocate' ? divisionsWorth(view, tables, request.fighter, request.pool) : [];
}

/** What was counted in a bout at the end of each phase, with what came of it. */
export function samplesOf(seed: string): readonly Sample[] {
  const counted: number[][] = [];
  const mark = ({ state }: { readonly state: State }): void => {
    if (state.turn === 0 || state.outcome !== null) return;
    const counts = countSides(state, tables, 0);
    counted.push(FEATURES.map((name) => counts[name]));
  };
  const match = Match.start(gladiator, tables, setupFor(seed), seed, { journal: false, mark });
  while (!match.over) {
    const why = match.answer(match.pending.map((request) => choiceOf(match, MINDS, request)));
    if (why !== null) throw new Error(`an answer was refused: ${why}`);
  }
  const winner = match.state.outcome?.winner ?? null;
  const won = winner === null ? 0.5 : winner === 0 ? 1 : 0;
  return counted.map((counts) => ({ counts, won }));
}

function setupFor(seed: string): Setup {
  const { int: pick } = rngFrom(seedState(`${seed}/who`));
  const style = () => STYLES[pick(STYLES.length)] ?? 'myrmillo';
  const man = (led: MusterMan['level']): MusterMan => ({
    ...anyMan(style()),
    ...(led === undefined ? {} : { level: led }),
  });
  // Both alike, or what one of them does would tell who is the better.
  const level: MusterMan['level'] = pick(BOOK_IN) === 0 ? undefined : 'adept';
  const kind = pick(TEAMS_IN + BEASTS_IN);
  const rules = advancedRules();
  if (kind === 0) {
    const beast = BEAST_KINDS[pick(BEAST_KINDS.length)] ?? 'wolf';
    return { rules, fighters: muster([man(level)], [anyMan(beast)], null) };
  }
  const many = kind === 1 ? 2 : 1;
  const side = () => Array.from({ length: many }, () => man(level));
  return { rules, fighters: muster(side(), side(), null) };
}
