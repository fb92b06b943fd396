/** 28.2, 28.5, A7: how a long body turns and moves, and what bars its way. */
import { edgeBeyond } from '../kernel/arena.ts';
import { ONE_DIE } from '../kernel/dice.ts';
import { type Direction, type Hex, neighbour, turn } from '../kernel/hex.ts';
import { rollOf } from '../kernel/roll.ts';
import { isBarred } from './barriers.ts';
import { ramMan } from './beast-collision.ts';
import { type BeastFighter, covers, headOf, hexesOf, lengthOf } from './bodies.ts';
import { type PhaseContext, turnoutOf } from './phase.ts';
import { isRidden } from './sheet.ts';
import type { Fighter } from './types.ts';

/** A place and a heading for its body. */
interface Stance {
  readonly at: Hex;
  readonly facing: Direction;
}

/** What a step is besides one hex forward. */
interface StepOptions {
  readonly turnOnly?: boolean;
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
  { turnOnly = false }: StepOptions = {},
): Direction | null {
  if (beast.beast.horse && !turnOnly && isGone(ctx, beast, way)) return null;
  const open = openWay(ctx, beast, way, turnOnly);
  if (open === null) return null;
  const from = beast.at;
  const turned = { at: from, facing: open };
  const reached = turnOnly ? turned : { at: neighbour(from, open), facing: open };
  for (const stance of [turned, reached]) {
    const man = manIn(ctx, beast, stance);
    if (man === null) continue;
    ramMan(ctx, beast, man, stance, moved + 1);
    return null;
  }
  place(ctx, beast, reached);
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

function place(ctx: PhaseContext, beast: BeastFighter, { at, facing }: Stance): void {
  const from = beast.at;
  const turned = beast.facing !== facing;
  beast.at = at;
  beast.facing = facing;
  if (from === at && !turned) return;
  const turnout = turnoutOf(ctx, beast);
  turnout.entered = [...turnout.entered, { hex: headOf(beast), way: 'forward', hazard: false }];
  ctx.emit({ kind: 'beast-stepped', cite: '28.5', fighter: beast.id, from, to: at, facing });
}

/** P92 The direction itself, or one beside it where that is barred. */
function openWay(ctx: PhaseContext, beast: BeastFighter, way: Direction, turnOnly: boolean): Direction | null {
  const isOpen = (facing: Direction) =>
    isFree(ctx, beast, { at: beast.at, facing }) &&
    (turnOnly || isFree(ctx, beast, { at: neighbour(beast.at, facing), facing }));
  if (isOpen(way)) return way;
  if (turnOnly) return null;
  const roll = rollOf('beast-aside', 'P92', ctx.dice.throw('beast-aside', ONE_DIE), 'sum');
  const left = roll.total % 2 === 1;
  const aside = [turn(way, left ? -1 : 1), turn(way, left ? 1 : -1)].find(isOpen) ?? null;
  ctx.emit({ kind: 'beast-barred', cite: 'P92', fighter: beast.id, way, aside, rolls: [roll] });
  return aside;
}

/** Whether nothing but one man is in the hexes that a body would newly cover. */
function isFree(ctx: PhaseContext, beast: BeastFighter, stance: Stance): boolean {
  if (menIn(ctx, newHexes(beast, stance)).length > 1) return false;
  return newHexes(beast, stance).every((hex) => !isBarred(ctx.state, hex) && otherBeastIn(ctx, beast, hex) === null);
}

function newHexes(beast: BeastFighter, stance: Stance): readonly Hex[] {
  return hexesOf({ ...beast, ...stance }).filter((hex) => !covers(beast, hex));
}

function otherBeastIn(ctx: PhaseContext, beast: BeastFighter, hex: Hex): Fighter | null {
  const others = ctx.state.fighters.filter(
    (one) => one !== beast && one.fate === 'fighting' && !isRidden(one) && lengthOf(one) > 1,
  );
  return others.find((one) => covers(one, hex)) ?? null;
}

/** 28.6 The man in a hex that the body would newly cover, its head first. */
function manIn(ctx: PhaseContext, beast: BeastFighter, stance: Stance): Fighter | null {
  const head = headOf({ ...beast, ...stance });
  const hexes = newHexes(beast, stance);
  const met = menIn(ctx, hexes);
  return met.find((man) => covers(man, head)) ?? met[0] ?? null;
}

function menIn(ctx: PhaseContext, hexes: readonly Hex[]): readonly Fighter[] {
  const men = ctx.state.fighters.filter((one) => one.beast === null && one.mount === null && one.fate === 'fighting');
  return men.filter((man) => hexes.some((hex) => covers(man, hex)));
}
