/** What an order costs or risks, before it is committed. */

import { heldBy } from '../../rules/advanced/grip.ts';
import { stridesOf, usesPhase } from '../../rules/basic/plot.ts';
import { movesLeft } from '../../rules/sheet.ts';
import type { PlotDraft, PlotGround } from './plot-draft.ts';
import { prospectOf } from './prospect.ts';

/** What committing this order costs or risks beyond the usual, in words; none: []. */
export function plotPrices(ground: PlotGround, { actions, net }: PlotDraft): readonly string[] {
  const { state, tables, fighter } = ground;
  const { stop } = prospectOf(ground, actions);
  const over = usesPhase(actions, net !== null) && movesLeft(tables, fighter) === 0;
  const held = heldBy(state, fighter);
  const leaves = stridesOf(tables, actions).some(({ step }) => step !== null);
  return [
    ...(over ? ['over your rate: endurance +1, next turn rate -2 (17.3)'] : []),
    ...(stop === null ? [] : [`you run into the ${stop.barrier}: stun 2D6 and more (27.3)`]),
    ...(held !== null && leaves ? [`leaving your hex lets ${held.name.toUpperCase()} go (22.4)`] : []),
  ];
}

/** What whoever commits this order should be asked about once; null: nothing. */
export function orderWarning(ground: PlotGround, draft: PlotDraft): string | null {
  const [price] = plotPrices(ground, draft);
  if (price !== undefined) return price;
  const punished = draft.actions.length > 0 && draft.refused !== null && ground.state.rules.freeformPlots;
  return punished ? 'against the rules: stun 2D6+1, you stand still (7.6)' : null;
}
