/** Glider-Pit Gladiators as it is searched: an answer is tried, the rest of the sequence flown by the tactician, and some turns by the chart. */
import { CERTAIN, type Inquiry, type Tactics } from '../../../../ai/tactics.ts';
import type { Request } from '../../../../kernel/request.ts';
import { equalPlain } from '../../../../kernel/state.ts';
import type { PitDecisions, PitKit } from '../../rules/kit.ts';
import { combatsOf, glidesOf, movesOf } from '../../rules/legal.ts';
import { aloftIn, gliderOf, partiesOf } from '../../rules/roster.ts';
import { resolveSequenceOn } from '../../rules/sequence.ts';
import type { Tables } from '../../rules/tables/types.ts';
import type { State } from '../../rules/types.ts';
import { tacticianAnswer } from '../answers.ts';

/** Phases that are flown on: of two most of a bout, of more some turns. */
const PHASES = { two: 48, more: 28 } as const;

/** Questions that are worth a search. */
export const SEARCHED = ['maneuver', 'glide', 'combat'] as const;
type Searched = Request<PitDecisions, (typeof SEARCHED)[number]>;
const isSearched = (request: Request<PitDecisions>): request is Searched =>
  SEARCHED.some((kind) => kind === request.kind);

/** Tactics for one question. */
export function pitTactics({ request: own, view }: Inquiry<PitKit>): Tactics<PitKit> {
  return {
    candidates: (state, tables, request) => (isSearched(request) ? answersWorth(state, tables, request) : []),
    policy: (state, tables, request, pick) => tacticianAnswer(state, tables, request, pick),
    resume: (ctx, asked) =>
      isSearched(asked) ? resolveSequenceOn(ctx, gliderOf(ctx.state, asked.glider), asked.kind) : null,
    isSame: (one, other) => one.kind === other.kind && one.seat === other.seat && own.kind === one.kind,
    horizon: view.gliders.length === 2 ? PHASES.two : PHASES.more,
    settle(state) {
      state.gliders = state.gliders.map((glider) => ({ ...glider, seat: null }));
    },
    evaluate: (state, _tables, seat) => (isSearched(own) ? standing(state, own.glider) : seat),
    opposed: false,
  };
}

/** What a tactician would do, then all else, dropping what one holds last. */
function answersWorth(state: Readonly<State>, tables: Tables, request: Searched): readonly unknown[] {
  const first = tacticianAnswer(state, tables, request, () => 0);
  const { glider } = request;
  const all: readonly { readonly do: string }[] =
    request.kind === 'maneuver'
      ? movesOf(state, tables, glider)
      : request.kind === 'glide'
        ? glidesOf(state, glider)
        : combatsOf(state, tables, glider);
  return [first, ...all.filter((one) => one.do !== 'drop' && !equalPlain(one, first))];
}

/** The chance of somebody’s team: won or lost where it is over, else its share of all the altitude above the floor. */
function standing(state: Readonly<State>, id: string): number {
  const { outcome, floor } = state;
  const { team } = gliderOf(state, id);
  const teams = partiesOf(state);
  if (outcome !== null) return outcome.winner === null ? CERTAIN / 2 : teams[outcome.winner] === team ? CERTAIN : 0;
  const above = (mine: boolean): number =>
    aloftIn(state).reduce((sum, one) => ((one.team === team) === mine ? sum + one.alt - floor : sum), 0);
  const [own, others] = [above(true), above(false)];
  return own === 0 ? 0 : Math.round((CERTAIN * own) / (own + others));
}
