/** The order that leads to a hex that was pointed at. */

import { type Hex, sameHex } from '../../../../kernel/hex.ts';
import { hasInFront } from '../../rules/basic/facing.ts';
import { action, plotDecision, plotFault } from '../../rules/basic/plot.ts';
import { occupant } from '../../rules/sheet.ts';
import type { ActionCode, Plot, PlotAction } from '../../rules/types.ts';
import { nearestFoe } from '../sides.ts';
import { EMPTY_PLOT, type PlotDraft, type PlotGround, plotOf, stanceAfter } from './plot-draft.ts';
import { edgeNote, footing, prospectOf } from './prospect.ts';

/** What pointing at a hex comes to: an order to be shown, the one that is shown committed, or a look at who is there. */
export type Pointed = PlotDraft | 'commit' | 'look';

/**
 * A hex pointed at: the order becomes the cheapest way there; pointed at again it is committed. One's own hex clears the
 * order, and where somebody else is it is only looked at.
 */
export function hexPointedAt(ground: PlotGround, draft: PlotDraft, hex: Hex): Pointed {
  const { state, fighter } = ground;
  if (sameHex(hex, fighter.at)) return { ...EMPTY_PLOT, act: draft.act };
  if (occupant(state, hex, fighter) !== null) return 'look';
  if (draft.actions.length > 0 && sameHex(stanceAfter(ground, draft).at, hex)) return 'commit';
  return wayTo(ground, draft, hex);
}

/** The order made the cheapest legal one that ends in a hex; refused over what is written where none does. @internal */
export function wayTo(ground: PlotGround, draft: PlotDraft, hex: Hex): PlotDraft {
  const { state, tables, fighter } = ground;
  const net = draft.net === null ? {} : { net: draft.net };
  const ways = plotDecision
    .list(state, tables, { fighter: fighter.id })
    ?.filter((plot) => leadsTo(ground, plot, hex) && plotFault(state, tables, fighter, { ...plot, ...net }) === null);
  const [best, ...others] = (ways ?? []).map(({ actions }) => ({ actions, price: priceOf(ground, actions) }));
  if (best === undefined) return { ...draft, refused: whyNone(ground, draft), asked: false };
  const { actions } = others.reduce((least, one) => (isLess(one.price, least.price) ? one : least), best);
  return { ...draft, actions, lead: 0, refused: null, asked: false };
}

function leadsTo(ground: PlotGround, { actions }: Plot, hex: Hex): boolean {
  const { stances, stop } = prospectOf(ground, actions);
  const last = stances.at(-1);
  return stop === null && last !== undefined && sameHex(last.at, hex);
}

/** Why no order leads there: because none leads anywhere, or because it is too far. */
function whyNone({ state, tables, fighter }: PlotGround, { net }: PlotDraft): string {
  const code: ActionCode = fighter.posture === 'prone' ? 'KN' : 'F';
  const step = plotOf({ ...EMPTY_PLOT, actions: [action(code)], net });
  return plotFault(state, tables, fighter, step) ?? 'no legal order of one phase leads there (7.2)';
}

/** What is dearer comes first: a special action, actions, what lies in the way, a back to the enemy, turns. */
type Price = readonly number[];

/** Leaping, and charging, are no way to walk. */
const SPECIAL: Partial<Record<ActionCode, number>> = { C: 1, L: 2 };

function priceOf(ground: PlotGround, actions: readonly PlotAction[]): Price {
  const { state, fighter } = ground;
  const { stances } = prospectOf(ground, actions);
  const end = stances.at(-1) ?? fighter;
  const foe = nearestFoe(state, fighter);
  const turns = actions.reduce((sum, { before, after }) => sum + Math.abs(before) + Math.abs(after), 0);
  const special = Math.max(0, ...actions.map(({ code }) => SPECIAL[code] ?? 0));
  const away = foe === null || hasInFront({ ...fighter, ...end }, foe.at) ? 0 : 1;
  return [special, actions.length, troubleOn(ground, actions), away, turns];
}

/** Hexes on the way in which somebody stands, something lies, or the ground is bad. */
function troubleOn(ground: PlotGround, actions: readonly PlotAction[]): number {
  const { state, fighter } = ground;
  const { stances } = prospectOf(ground, actions);
  return stances.filter(({ at }, i) => {
    const from = stances[i - 1]?.at ?? fighter.at;
    if (sameHex(from, at)) return false;
    const lies = state.loose.some((item) => sameHex(item.at, at));
    return (
      lies || occupant(state, at, fighter) !== null || footing(state, at) !== '' || edgeNote(state, from, at) !== ''
    );
  }).length;
}

/** The first figure that differs decides. */
function isLess(one: Price, other: Price): boolean {
  const at = one.findIndex((figure, i) => figure !== other[i]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}
