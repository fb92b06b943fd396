/** The six steps a man can take from where his order has brought him, and what awaits him there. */
import { hasInFront, positionBonus } from '../../engine/gladiator/facing.ts';
import { plotFault, plotText } from '../../engine/gladiator/plot.ts';
import { enemiesOf, occupant } from '../../engine/gladiator/sheet.ts';
import type { Fighter } from '../../engine/gladiator/types.ts';
import { canStrike } from '../../engine/gladiator/weapons.ts';
import { DIRECTIONS, type Direction, distance, type Hex, sameHex } from '../../engine/kernel/hex.ts';
import type { Hint } from '../arena/scene.ts';
import { type PlotDraft, type PlotGround, plotOf, stanceAfter, stepDraft } from './plot-draft.ts';

/** One step on offer. */
export interface Way {
  readonly direction: Direction;
  readonly to: Hex;
  /** The action it would be. */
  readonly code: string;
  readonly note: string;
  readonly tone: 'plain' | 'good' | 'warn';
}

/** The legal steps from here, in the order of the directions. */
export function waysFrom(ground: PlotGround, draft: PlotDraft, relative: boolean): readonly Way[] {
  return DIRECTIONS.flatMap((direction) => {
    const next = stepDraft(ground, { ...draft, refused: null }, direction, relative);
    if (
      next.actions === draft.actions ||
      plotFault(ground.state, ground.tables, ground.fighter, plotOf(next)) !== null
    ) {
      return [];
    }
    const stance = stanceAfter(ground, next);
    const last = next.actions.at(-1);
    const code = last === undefined ? '' : plotText({ actions: [{ ...last, after: 0 }], act: false });
    return [{ direction, to: stance.at, code, ...outlook(ground, { ...ground.fighter, ...stance }) }];
  });
}

/** Where the order as written ends, and what would await him there. */
export function endOfOrder(ground: PlotGround, draft: PlotDraft): Pick<Way, 'to' | 'note' | 'tone'> {
  const stance = stanceAfter(ground, draft);
  return { to: stance.at, ...outlook(ground, { ...ground.fighter, ...stance }) };
}

/** What a man would meet in a hex, the foe standing as he does now. */
function outlook({ state, tables, fighter }: PlotGround, there: Fighter): Pick<Way, 'note' | 'tone'> {
  const foe = enemiesOf(state, fighter)[0];
  if (occupant(state, there.at, fighter) !== null) {
    const prone = foe?.posture === 'prone';
    return { note: prone ? 'onto him: he begs' : 'his hex: collision', tone: 'warn' };
  }
  if (state.loose.some(({ at }) => sameHex(at, there.at))) return { note: 'an item: may stumble', tone: 'warn' };
  if (foe === undefined) return { note: '', tone: 'plain' };
  const range = distance(there.at, foe.at);
  if (range > 1) return outOfArm(range, canStrike(tables, there, foe.at), canStrike(tables, foe, there.at));
  const bonus = foe.posture === 'prone' ? 0 : positionBonus(tables, there.at, foe.at, foe.facing);
  const faces = hasInFront(there, foe.at);
  if (bonus > 0)
    return { note: `his ${bonus === 4 ? 'back' : 'flank'} +${bonus}${faces ? '' : ', unseen'}`, tone: 'good' };
  return { note: faces ? 'beside him, facing' : 'beside, looking away', tone: faces ? 'plain' : 'warn' };
}

/** What longer weapons do at a range of two hexes or more (21). */
function outOfArm(range: number, mine: boolean, his: boolean): Pick<Way, 'note' | 'tone'> {
  const reach = mine && his ? ', both reach' : mine ? ', in reach' : his ? ', he reaches' : '';
  return { note: `range ${range}${reach}`, tone: mine === his ? 'plain' : mine ? 'good' : 'warn' };
}

/** The key letters to draw on the hexes of the ways. */
export function hintsOf(ways: readonly Way[], keyOf: (direction: Direction) => string): readonly Hint[] {
  return ways.map(({ direction, to, tone }) => ({ at: to, text: keyOf(direction), warn: tone === 'warn' }));
}
