/** 28.2, 28.5, A7: how a long body turns and moves, and what bars its way. */
import { edgeBeyond } from '../../../../kernel/arena.ts';
import { type Lot, ONE_DIE } from '../../../../kernel/dice.ts';
import { type Direction, neighbour, turn } from '../../../../kernel/hex.ts';
import { rollOf } from '../../../../kernel/roll.ts';
import { isBarred } from '../arena/barriers.ts';
import { isTakenUp } from '../basic/hearing.ts';
import { type BeastFighter, covers } from '../bodies.ts';
import type { PhaseContext } from '../phase.ts';
import type { Fighter } from '../types.ts';
import { ramMan } from './collision.ts';
import { type BodyStance, newHexes, otherBeastIn, takeStance } from './stance.ts';

/** What a step is besides one hex forward. */
interface StepOptions {
  readonly turnOnly?: boolean;
  /** The draw that chose the direction. */
  readonly lots?: readonly Lot[];
}

/**
 * P91, P92 A beast turns to a direction and goes one hex that way; barred, it tries a hexside to the left
 * or right by 1D6, and then the other. `moved`: hexes it has gone before. Returns the direction it went,
 * or null where it stops: barred on all sides, or having met a man.
 */
export function stepBeast(
  ctx: PhaseContext,
  beast: BeastFighter,
  way: Direction,
  moved: number,
  { turnOnly = false, lots = [] }: StepOptions = {},
): Direction | null {
  if (beast.beast.horse && !turnOnly && isGone(ctx, beast, way)) return null;
  const open = openWay(ctx, beast, way, turnOnly, lots);
  if (open === null) return null;
  const untold = open === way ? lots : [];
  const turned = { at: beast.at, facing: open };
  if (meets(ctx, beast, turned, moved, untold)) return null;
  if (turnOnly) {
    takeStance(ctx, beast, turned, untold);
    return open;
  }
  const reached = { at: neighbour(beast.at, open), facing: open };
  if (menIn(ctx, beast, reached).length > 0) takeStance(ctx, beast, turned);
  if (meets(ctx, beast, reached, moved, untold)) return null;
  takeStance(ctx, beast, reached, untold);
  return open;
}

/** P99 A loose horse that comes to an edge is let out by the gate. */
function isGone(ctx: PhaseContext, horse: BeastFighter, way: Direction): boolean {
  const edge = edgeBeyond(ctx.state.window, neighbour(horse.at, way, 2));
  if (edge === null) return false;
  horse.fate = 'spared';
  ctx.emit({ kind: 'horse-gone', cite: 'P99', fighter: horse.id, edge });
  return true;
}

/** 28.6 Whether a man is in the hexes of a stance; then the beast runs into him. */
function meets(
  ctx: PhaseContext,
  beast: BeastFighter,
  stance: BodyStance,
  moved: number,
  lots: readonly Lot[],
): boolean {
  const [man] = menIn(ctx, beast, stance);
  if (man === undefined) return false;
  ramMan(ctx, beast, man, { stance, moved: moved + 1, lots });
  return true;
}

/** P92 The direction itself, or one beside it where that is barred; a man met in turning (A7) ends the move before that. */
function openWay(
  ctx: PhaseContext,
  beast: BeastFighter,
  way: Direction,
  turnOnly: boolean,
  lots: readonly Lot[],
): Direction | null {
  const isOpen = (facing: Direction) => {
    const turned = { at: beast.at, facing };
    const stays = turnOnly || menIn(ctx, beast, turned).length > 0;
    return isFree(ctx, beast, turned) && (stays || isFree(ctx, beast, { at: neighbour(beast.at, facing), facing }));
  };
  if (isOpen(way)) return way;
  if (turnOnly) return null;
  const roll = rollOf('beast-aside', 'P92', ctx.dice.throw('beast-aside', ONE_DIE), 'sum');
  const left = roll.total % 2 === 1;
  const aside = [turn(way, left ? -1 : 1), turn(way, left ? 1 : -1)].find(isOpen) ?? null;
  ctx.emit({ kind: 'beast-barred', cite: 'P92', fighter: beast.id, way, aside, rolls: [roll], lots });
  return aside;
}

/** Whether nothing but one man is in the hexes that a body would newly cover (P176), and not one who hears an appeal (P154). */
function isFree(ctx: PhaseContext, beast: BeastFighter, stance: BodyStance): boolean {
  const turned = { at: beast.at, facing: stance.facing };
  if (menIn(ctx, beast, turned).length > 1) return false;
  return newHexes(beast, stance).every(
    (hex) => !isBarred(ctx.state, hex) && otherBeastIn(ctx.state, beast, hex) === null && !isTakenUp(ctx.state, hex),
  );
}

/** 28.6 The men in hexes that the body would newly cover. */
function menIn(ctx: PhaseContext, beast: BeastFighter, stance: BodyStance): readonly Fighter[] {
  const hexes = newHexes(beast, stance);
  const men = ctx.state.fighters.filter((one) => one.beast === null && one.mount === null && one.fate === 'fighting');
  return men.filter((man) => hexes.some((hex) => covers(man, hex)));
}
