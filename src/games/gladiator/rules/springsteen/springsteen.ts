/** P181-P184: what Springsteen's animals do in a phase, after everybody else has moved. */
import type { Lot } from '../../../../kernel/dice.ts';
import { partOf, type Roll, rollOf } from '../../../../kernel/roll.ts';
import { ramMan } from '../beasts/collision.ts';
import { closestMan } from '../beasts/quarry.ts';
import { type BodyStance, newHexes, takeStance } from '../beasts/stance.ts';
import type { BeastFighter } from '../bodies.ts';
import type { PhaseContext } from '../phase.ts';
import type { Fighter } from '../types.ts';
import { edgeMet, isClosed, manFaced, manMet } from './ground.ts';
import { type AnimalStep, goneBy, goneToward, isWhirl, stepOfMove } from './moves.ts';
import { planRush, type RushPlan, stanceKey } from './rush.ts';
import type { AnimalMove } from './types.ts';
import { meetWall, turnAside, type WallTurn, wayAlong } from './walls.ts';

/** P183 How many moves a rush can have. */
const RUSH_MOVES = 6;

/** What an animal does in one phase. */
interface Course {
  readonly animal: BeastFighter;
  readonly move: AnimalMove;
  /** Moves left, and those of its own that it has made. */
  left: number;
  made: number;
  /** P185 Hexes it has entered: with its head, or in a step back with its rear. */
  entered: number;
  /** P182 It has seen the man it faces. */
  charging: boolean;
  /** P184 How it goes on from the wall it has met. */
  swing: WallTurn | null;
  readonly rush: RushPlan | null;
}

/** P181 An animal's phase: one throw of three dice, and the moves that come of it. */
export function prowl(ctx: PhaseContext, animal: BeastFighter): void {
  const { move, moves, rolls } = throwMove(ctx, animal);
  const rushes = move === 'rush' && moves > 0;
  const { man, lots } = rushes ? closestMan(ctx, animal) : { man: null, lots: [] };
  const towards = man === null ? {} : { towards: man.id };
  ctx.emit({ kind: 'beast-prowled', cite: 'P181', fighter: animal.id, move, moves, ...towards, rolls, lots });
  const rush = man === null ? null : planRush(ctx.state, ctx.tables, animal, man);
  const course: Course = { animal, move, left: moves, made: 0, entered: 0, charging: false, swing: null, rush };
  while (course.left > 0 && playMove(ctx, course)) course.left -= 1;
}

/** P181 Tables C and D; a back and a rush go by no red die. */
function throwMove(
  { dice, tables }: PhaseContext,
  { limps }: Fighter,
): { readonly move: AnimalMove; readonly moves: number; readonly rolls: readonly Roll[] } {
  const thrown = dice.throw('animal-move', { red: 1, white: 2 });
  const red = rollOf('animal-speed', 'P181', partOf(thrown, 'red'), 'sum');
  const white = rollOf('animal-move', 'P181', partOf(thrown, 'white'), 'sum');
  const speed = tables.springsteen.speed.at(red.total, 0);
  const { table, value: move } = tables.springsteen.moves.at(white.total, 0);
  const rolls = [
    { ...red, table: speed.table },
    { ...white, table, result: move },
  ];
  return { move, moves: movesOf(move, speed.value, limps), rolls };
}

/** P181 A step back is always one hex; every lamed leg takes one off anything else. */
function movesOf(move: AnimalMove, speed: number, limps: number): number {
  if (move === 'back') return 1;
  if (move === 'pause') return 0;
  return Math.max(0, (move === 'rush' ? RUSH_MOVES : speed) - limps);
}

/** One move. Returns whether the animal can make another. */
function playMove(ctx: PhaseContext, course: Course): boolean {
  const { animal, move, swing } = course;
  if (move !== 'back' && facesMan(ctx, course)) return go(ctx, course, goneBy(animal, 'forward'));
  if (swing?.along === true) return followWall(ctx, course, swing);
  if (course.rush !== null) return followRush(ctx, course, course.rush);
  const step = swing === null && !course.charging ? stepOfMove(move, course.made) : 'forward';
  course.made += 1;
  return step !== null && takeStep(ctx, course, step);
}

/** P182 Whether a man is straight before its head; it is told once. */
function facesMan(ctx: PhaseContext, course: Course): boolean {
  const { animal, left } = course;
  const man = manFaced(ctx.state, animal);
  if (man === null) return false;
  if (!course.charging && course.rush === null)
    ctx.emit({ kind: 'beast-sighted', cite: 'P182', fighter: animal.id, target: man.id, left });
  course.charging = true;
  return true;
}

/** A step of its own: over an edge it meets the wall, and what else is in its way turns it aside. */
function takeStep(ctx: PhaseContext, course: Course, step: AnimalStep): boolean {
  const { animal } = course;
  const { state } = ctx;
  const stance = goneBy(animal, step);
  const edge = edgeMet(state, animal, stance);
  if (edge === null && !isClosed(state, animal, stance)) return go(ctx, course, stance);
  if (step === 'back' || (edge === null && isWhirl(step))) return stay(ctx, animal, stance, edge);
  if (edge === null) {
    const aside = turnAside(ctx, animal, stance.facing);
    return aside !== null && go(ctx, course, goneToward(animal, aside));
  }
  course.swing = meetWall(ctx, animal, stance.facing, edge);
  return course.swing !== null && go(ctx, course, goneToward(animal, course.swing.way));
}

/** P184 A whirl or a step back that is not made. */
function stay(
  ctx: PhaseContext,
  { id, facing }: BeastFighter,
  stance: BodyStance,
  edge: ReturnType<typeof edgeMet>,
): boolean {
  const cite = 'P184';
  if (edge !== null) ctx.emit({ kind: 'beast-at-wall', cite, fighter: id, edge, how: 'stays', way: null, rolls: [] });
  else {
    const way = stance.facing === facing ? null : stance.facing;
    ctx.emit({ kind: 'beast-barred', cite, fighter: id, way: way ?? facing, aside: null, rolls: [] });
  }
  return false;
}

/** P184 A hex further along the wall; whoever stands there stops it. */
function followWall(ctx: PhaseContext, course: Course, { side }: WallTurn): boolean {
  const { animal } = course;
  const way = wayAlong(ctx, animal, side);
  const stance = way === null ? null : goneToward(animal, way);
  if (way === null || stance === null) return false;
  if (!isClosed(ctx.state, animal, stance)) return go(ctx, course, stance);
  ctx.emit({ kind: 'beast-barred', cite: 'P184', fighter: animal.id, way, aside: null, rolls: [] });
  return false;
}

/** P183 The next step of a rush, of equals at random. */
function followRush(ctx: PhaseContext, course: Course, plan: RushPlan): boolean {
  const { animal } = course;
  const steps = plan.get(stanceKey(animal)) ?? [];
  const lots = steps.length > 1 ? [ctx.dice.lot('rush-way', 'P183', steps.length)] : [];
  const step = steps[lots[0]?.picked ?? 0];
  return step !== undefined && go(ctx, course, goneBy(animal, step), lots);
}

/** The animal takes a stance, or runs into the man who is there. Returns whether it can go on. */
function go(ctx: PhaseContext, course: Course, stance: BodyStance, lots: readonly Lot[] = []): boolean {
  const { animal } = course;
  course.entered += newHexes(animal, stance).length;
  const man = manMet(ctx.state, animal, stance);
  if (man !== null) {
    ramMan(ctx, animal, man, { stance, moved: course.entered, lots });
    return false;
  }
  takeStance(ctx, animal, stance, lots, 'P181');
  return true;
}
