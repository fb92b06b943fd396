/** Every question of a bout in words: what is asked, what can be answered, what an answer does. */

import type { Choice, Kind, Request } from '../../../kernel/request.ts';
import type { GladiatorDecisions } from '../rules/types.ts';
import type { Asked, Here, Offer } from './asked.ts';
import { ALLOCATE } from './kinds/allocate.ts';
import { AIM, FACE, FEINT, SAND } from './kinds/blows.ts';
import { DRAG, ESCAPE, GRAPPLE, HOLD } from './kinds/holds.ts';
import { ACT, DRAW } from './kinds/items.ts';
import { CALL, FAVOUR, KEEP, MERCY } from './kinds/pleas.ts';
import { PLOT } from './kinds/plot.ts';
import { CAST, LOSE, SEIZE } from './kinds/snares.ts';
import { EMPTY_PLOT, type PlotDraft } from './plot/plot-draft.ts';

type Kinds = Kind<GladiatorDecisions>;

const ASKED: { readonly [P in Kinds]: Asked<P> } = {
  plot: PLOT,
  act: ACT,
  draw: DRAW,
  allocate: ALLOCATE,
  face: FACE,
  aim: AIM,
  feint: FEINT,
  sand: SAND,
  cast: CAST,
  lose: LOSE,
  seize: SEIZE,
  grapple: GRAPPLE,
  hold: HOLD,
  escape: ESCAPE,
  drag: DRAG,
  mercy: MERCY,
  call: CALL,
  favour: FAVOUR,
  keep: KEEP,
};

/** How a request of this kind is asked. */
function askedBy<P extends Kinds>(request: Request<GladiatorDecisions, P>): Asked<P> {
  return ASKED[request.kind as P];
}

/** The question in one sentence. */
export function questionOf<P extends Kinds>(here: Here, request: Request<GladiatorDecisions, P>): string {
  return askedBy(request).question(here, request);
}

/** What a newcomer should know, in one or two sentences; of an order by what is written so far; '' where nothing is. */
export function hintOf<P extends Kinds>(
  here: Here,
  request: Request<GladiatorDecisions, P>,
  draft: PlotDraft = EMPTY_PLOT,
): string {
  return askedBy(request).hint(here, request, draft);
}

/** Every choice there is, the harmless one first where there is one; null where there are too many, and one is written. */
export function offersOf<P extends Kinds>(
  here: Here,
  request: Request<GladiatorDecisions, P>,
): readonly Offer<Choice<GladiatorDecisions, P>>[] | null {
  const { answers } = askedBy(request);
  return 'listed' in answers ? answers.listed(here, request) : null;
}

/** How an answer is written, where there are too many to list; null where they are. */
export function writtenBy<P extends Kinds>(request: Request<GladiatorDecisions, P>): string | null {
  const { answers } = askedBy(request);
  return 'written' in answers ? answers.written : null;
}

/** What a legal answer does, in a sentence or two. */
export function meaningOf<P extends Kinds>(
  here: Here,
  request: Request<GladiatorDecisions, P>,
  choice: Choice<GladiatorDecisions, P>,
): string {
  return askedBy(request).means(here, request, choice);
}
