/** What it takes to ask one kind of question in words. */

import type { Choice, Kind, Request } from '../../../kernel/request.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { GladiatorDecisions, State } from '../rules/types.ts';
import type { PlotDraft } from './plot/plot-draft.ts';

/** The bout in which something is asked. */
export interface Here {
  readonly state: Readonly<State>;
  readonly tables: Tables;
  /** Chances are told beside the choices. */
  readonly odds: boolean;
}

/** A choice that can be made, in words. */
export interface Offer<C = unknown> {
  readonly choice: C;
  readonly label: string;
  /** A word or two more; '' for none. */
  readonly note: string;
}

type Ask<P extends Kind<GladiatorDecisions>> = Request<GladiatorDecisions, P>;
type Chosen<P extends Kind<GladiatorDecisions>> = Choice<GladiatorDecisions, P>;

/** One kind of question. */
export interface Asked<P extends Kind<GladiatorDecisions>> {
  /** The question in one sentence. */
  question(here: Here, request: Ask<P>): string;
  /** What a newcomer should know about it; of a plot, by what is written so far. */
  hint(here: Here, request: Ask<P>, draft: PlotDraft): string;
  /** Every choice, or how one is written where there are too many to list. */
  readonly answers:
    | { readonly listed: (here: Here, request: Ask<P>) => readonly Offer<Chosen<P>>[] }
    | { readonly written: string };
  /** What a legal answer does, in a sentence or two. */
  means(here: Here, request: Ask<P>, choice: Chosen<P>): string;
}
