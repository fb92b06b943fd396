/** What an order hangs on, in a few words for the frame of the steps. */

import { type Hazard, orderOdds } from '../../odds/order.ts';
import { in100 } from '../allocate/odds.ts';
import { type PlotDraft, type PlotGround, plotOf } from './plot-draft.ts';

const WORDS: { readonly [W in Hazard['what']]: string } = {
  falls: 'fall',
  stumbles: 'stumble',
  wins: 'win',
  loses: 'lose',
  catches: 'catch him',
  trips: 'trip him',
  lays: 'trip him there',
  snares: 'catch him there',
  hits: 'hit him',
  takes: 'pick it up',
};

/** What an order hangs on; `chance`: of 0 to 1, where it is one thing alone, else null. */
interface Hanging {
  readonly words: string;
  readonly chance: number | null;
}

/** 'stumble 33 in 100', 'win 42, lose 44 in 100' of a collision; null where nothing hangs on dice. */
export function plotOdds(ground: PlotGround, draft: PlotDraft): Hanging | null {
  const found = known(ground, draft);
  const [first, second] = found;
  if (first === undefined) return null;
  const told = found.map(({ what, chance }) => `${WORDS[what]} ${in100(chance)}`).join(', ');
  return { words: `${told} in 100`, chance: second === undefined ? first.chance : null };
}

/** What orders of a phase were found to hang on; nobody moves while they are being written. */
const KNOWN = new WeakMap<PlotGround['state'], Map<string, readonly Hazard[]>>();

function known(ground: PlotGround, draft: PlotDraft): readonly Hazard[] {
  const plot = plotOf(draft);
  const { fighter, state } = ground;
  const words = `${fighter.id}/${state.turn}/${state.phase}/${JSON.stringify(plot)}`;
  const orders = KNOWN.get(state) ?? new Map<string, readonly Hazard[]>();
  KNOWN.set(state, orders);
  const found = orders.get(words) ?? orderOdds(ground, fighter.id, plot);
  orders.set(words, found);
  return found;
}
