/** The plain player in a bout: no search, no guile, and nothing he could not know. */

import type { Choice, Kind, Request } from '../../../kernel/request.ts';
import { derive, rngFrom, seedState } from '../../../kernel/rng.ts';
import type { Controller } from '../../../kernel/runner.ts';
import { wouldCall } from '../rules/advanced/calls.ts';
import { areaDecision } from '../rules/basic/aim.ts';
import { gladiator } from '../rules/index.ts';
import type { GladiatorKit } from '../rules/kit.ts';
import { LUCK_TRUSTED } from '../rules/luck/luck.ts';
import { fighterOf, weaponOf } from '../rules/sheet.ts';
import type { Tables } from '../rules/tables/types.ts';
import { type Act, AREAS, type Area, type Draw, type GladiatorDecisions, type State } from '../rules/types.ts';
import { plainAllocation, softest } from './plain-blows.ts';
import { mayThrow, plainPlot } from './plain-orders.ts';

type Asked<K extends Kind<GladiatorDecisions>> = Request<GladiatorDecisions, K>;
/** How he answers the kinds of question he has a mind about. */
type Answers = {
  readonly [K in Kind<GladiatorDecisions>]?: (
    state: State,
    tables: Tables,
    ask: Asked<K>,
  ) => Choice<GladiatorDecisions, K>;
};

const ANSWERS: Answers = {
  plot: (state, tables, { fighter }) => plainPlot(state, tables, fighter),
  allocate: (state, tables, { fighter, pool }) => plainAllocation(state, tables, fighter, pool),
  act: plainAct,
  draw: plainDraw,
  aim: (state, tables, ask) =>
    softest(tables, fighterOf(state, ask.target), areaDecision.list(state, tables, ask) ?? AREAS)[0] ?? 1,
  feint: (_state, _tables, { defence }) => leastDefended(defence),
  face: (_state, _tables, { ways }) => ways[0] ?? 0,
  cast: (_state, _tables, { targets }) => targets[0] ?? '',
  seize: (state, _tables, { fighter, hands }) =>
    hands.find((hand) => fighterOf(state, fighter).hands[hand] === undefined) ?? null,
  sand: () => null,
  mercy: () => true,
  call: (state, tables, { fighter }) => wouldCall(state, tables, fighterOf(state, fighter)),
  escape: (_state, _tables, { most }) => most,
  drag: (_state, _tables, { most }) => most,
  favour: (_state, _tables, { against, luck }) => against && luck >= LUCK_TRUSTED,
  keep: () => 'second',
};

function leastDefended(defence: Asked<'feint'>['defence']): Area {
  return AREAS.reduce((best, area) => (defence[area] < defence[best] ? area : best));
}

/** He throws what is made for it, and takes up a weapon where he has none. */
function plainAct(state: State, tables: Tables, ask: Asked<'act'>): Act {
  const fighter = fighterOf(state, ask.fighter);
  const acts = gladiator.decisions.act.list(state, tables, ask) ?? [];
  const wanted = (act: Act): boolean => {
    if (act.kind === 'recover') return weaponOf(fighter) === null;
    return act.kind === 'throw' && mayThrow(tables, { ...fighter, hands: fighter.hands.slice(act.hand, act.hand + 1) });
  };
  return acts.find(wanted) ?? { kind: 'none' };
}

/** With an empty hand he draws what he has. */
function plainDraw(state: State, tables: Tables, ask: Asked<'draw'>): Draw {
  const armed = weaponOf(fighterOf(state, ask.fighter)) !== null;
  const draws = gladiator.decisions.draw.list(state, tables, ask) ?? [];
  const found = armed ? undefined : draws.find(({ weapon }) => weapon !== null);
  return found ?? { weapon: null, drop: null };
}

/** What he answers plainly where he has a mind about it, and else at random. */
export function plainAnswer<K extends Kind<GladiatorDecisions>>(
  state: State,
  tables: Tables,
  request: Asked<K>,
  pick: (n: number) => number,
): Choice<GladiatorDecisions, K> {
  const kind = request.kind as K;
  const answer = ANSWERS[kind];
  if (answer !== undefined) return answer(state, tables, request);
  return gladiator.decisions[kind].sample(state, tables, request, pick);
}

/** A player of bouts who answers plainly. */
export function plainFighter(tables: Tables, seed: string): Controller<GladiatorKit> {
  const rng = rngFrom(seedState(derive(seed, 'plain-bout')));
  return { choose: (request, view) => plainAnswer(view, tables, request, rng.int) };
}
