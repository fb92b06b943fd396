/** 16.1 The lanista's chart: how the book leads a gladiator. */

import { ONE_DIE, TWO_DICE } from '../../../../kernel/dice.ts';
import { distance } from '../../../../kernel/hex.ts';
import { type Modifier, modifier } from '../../../../kernel/modifier.ts';
import { needing, rollOf } from '../../../../kernel/roll.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import type { Act } from '../acts.ts';
import type { ChartRow, MuneraEvent } from '../events.ts';
import { armOf, armsOf, isUnarmed } from '../gear.ts';
import { isBeside, quadrantOf } from '../geometry.ts';
import { discard } from '../items.ts';
import type { MuneraContext, MuneraDecisions } from '../kit.ts';
import { actFault } from '../legal.ts';
import { resolveAct } from '../perform.ts';
import { pointsLeft } from '../points.ts';
import { type Footing, firstStand, reachOf, wayTo } from '../reach.ts';
import { inFront, isActive, isInjured, isWorn, nearestTo, turnOf } from '../roster.ts';
import type { Fighter } from '../types.ts';
import type { Stance } from '../words.ts';
import { bestAttack, firstWhirl, standFor, type Wants } from './book-attacks.ts';
import { rearming } from './rearm.ts';

/** 16 (d) A worn gladiator throws its large shield away on this or more. */
export const SHEDS = 5;
/** 16 (d) Where its die for Action Points has no more than this. */
export const SHED_MODIFIER = -2;
/** 16.1 A net is thought of on this or more. */
const NETS = 3;
/** 16.1 Distances that giving ground, and shooting, are content with. */
const GROUND = 4;
const SHOT = 3;
const HAZE_LEAST = 3;

/** 16 (d) Before its turn: a worn gladiator may throw its large shield away. `modifier`: of its Action Points. */
export function shedByBook(ctx: MuneraContext, fighter: Fighter, apModifier: number): void {
  const { dice, emit } = ctx;
  if (fighter.grip !== null || fighter.shield !== 'large' || !isWorn(fighter) || apModifier > SHED_MODIFIER) return;
  const roll = needing(rollOf('shed', '16', dice.throw('shed', ONE_DIE), 'sum'), '>=', SHEDS);
  const sheds = roll.need?.met === true;
  emit({ kind: 'shed-die', cite: '16', rolls: [roll], fighter: fighter.id, sheds });
  if (sheds) discard(ctx, fighter, 'shield');
}

/** A turn of the book while it lasts. */
interface Mind {
  readonly ctx: MuneraContext;
  readonly fighter: Fighter;
  /** 16.1 Whether a net, lasso or cape may be thrown this turn. */
  readonly net: boolean;
  readonly stance: Stance;
}

/** What somebody does, as against what comes of it. */
const ACTS: ReadonlySet<MuneraEvent['kind']> = new Set([
  ...(['cut', 'drew', 'dropped', 'picked-up', 'stepped', 'turned', 'attacked', 'grappled', 'sand'] as const),
]);

/** Does something; what is told of it says by which line of the chart. */
function* resolveByChart(
  ctx: MuneraContext,
  fighter: Fighter,
  act: Act,
  row: Pick<ChartRow, 'line'> & Partial<ChartRow>,
): Rule<MuneraDecisions> {
  const chart: ChartRow = { stance: null, preference: null, others: [], ...row };
  const isDone = (event: MuneraEvent): boolean =>
    ACTS.has(event.kind) && 'fighter' in event && event.fighter === fighter.id;
  const emit = (event: MuneraEvent): void => ctx.emit(isDone(event) ? { ...event, chart } : event);
  yield* resolveAct({ ...ctx, emit }, fighter, act);
}

/** 16.1 The actions of a turn. */
export function* resolveBookActions(ctx: MuneraContext, fighter: Fighter): Rule<MuneraDecisions> {
  if (fighter.entangled !== null && left(ctx, fighter) >= 1)
    yield* resolveByChart(ctx, fighter, { do: 'cut' }, { line: 'cut' });
  for (let act = rearming(ctx, fighter); act !== null; act = rearming(ctx, fighter))
    yield* resolveByChart(ctx, fighter, act, { line: 'rearm' });
  const foe = nearestTo(ctx.state, fighter);
  if (foe === null || left(ctx, fighter) < 1) return;
  const stance = temper(ctx, fighter, foe);
  const mind: Mind = { ctx, fighter, net: netAllowed(ctx, fighter), stance };
  yield* resolveStance(mind, foe);
}

const left = ({ state }: MuneraContext, fighter: Fighter): number =>
  isActive(fighter) ? pointsLeft(state, fighter) : 0;

function temper({ tables, dice, emit }: MuneraContext, fighter: Fighter, foe: Fighter): Stance {
  const lines: readonly (readonly [boolean, number, string])[] = [
    [isInjured(foe), 1, 'the target is injured'],
    [foe.entangled !== null, 1, 'the target is entangled'],
    [foe.down, 1, 'the target is down'],
    [isInjured(fighter), -1, 'injured'],
    [isWorn(fighter), -1, 'worn'],
  ];
  const modifiers = lines.flatMap(([holds, value, why]): Modifier[] => (holds ? [modifier(value, why, '16.1')] : []));
  const roll = rollOf('temper', '16.1', dice.throw('temper', TWO_DICE), 'sum', modifiers);
  const { stance, row } = tables.temper(roll.total);
  const table = { id: 'temper', row, column: 'Stance', cell: stance };
  emit({
    kind: 'temper',
    cite: '16.1',
    rolls: [{ ...roll, table, result: stance }],
    fighter: fighter.id,
    foe: foe.id,
    stance,
  });
  return stance;
}

function netAllowed({ tables, dice, emit }: MuneraContext, fighter: Fighter): boolean {
  const ready = fighter.holds === null && armsOf(fighter).some((way) => armOf(fighter, way, tables)?.row.net === true);
  if (!ready) return false;
  const roll = needing(rollOf('net', '16.1', dice.throw('net', ONE_DIE), 'sum'), '>=', NETS);
  const allowed = roll.need?.met === true;
  emit({ kind: 'net-die', cite: '16.1', rolls: [roll], fighter: fighter.id, allowed });
  return allowed;
}

function* resolveStance(mind: Mind, foe: Fighter): Rule<MuneraDecisions> {
  switch (mind.stance) {
    case 'give ground':
      yield* resolveWay(mind, furthest(mind, foe, GROUND, 0), 'ground');
      return;
    case 'guard':
      return yield* resolveGuard(mind);
    case 'press':
      return yield* resolvePress(mind);
    case 'circle':
      yield* resolveWay(mind, flank(mind, foe), 'flank');
      return yield* resolvePress(mind);
    case 'flourish':
      yield* resolveFlourish(mind, foe);
      return yield* resolvePress(mind);
  }
}

/** All stands that can be reached now. */
function standsOf({ ctx, fighter }: Mind): readonly Footing[] {
  return reachOf(ctx.state, fighter, left(ctx, fighter), !turnOf(ctx.state).stood);
}

/** The stand with the target in front that is furthest from it, up to a distance; then the first. null: there is none. */
function furthest(mind: Mind, foe: Fighter, most: number, least: number): Footing | null {
  const far = ({ hex }: Footing): number => Math.min(most, distance(hex, foe.hex));
  const stands = standsOf(mind).filter(
    (one) =>
      inFront({ ...mind.fighter, hex: one.hex, facing: one.facing }, foe.hex) && distance(one.hex, foe.hex) >= least,
  );
  return stands.reduce<Footing | null>((best, one) => (best === null || far(one) > far(best) ? one : best), null);
}

/** 16.1 Circle: the first stand beside or behind the target from which a weapon, a dart or an arrow reaches it. */
function flank(mind: Mind, foe: Fighter): Footing | null {
  const wants: Wants = { net: false, last: false };
  const stands = standsOf(mind).filter(({ hex }) => {
    const quarter = quadrantOf(foe.hex, foe.facing, hex);
    return quarter !== 'front';
  });
  const ap = left(mind.ctx, mind.fighter);
  return stands.find((stand) => standFor(mind.ctx, mind.fighter, foe, stand, ap - stand.cost, wants)) ?? null;
}

/** Goes to a stand, step by step as far as Action Points allow. Whether it has moved. */
function* resolveWay(
  { ctx, fighter, stance }: Mind,
  stand: Footing | null,
  line: ChartRow['line'],
): Rule<MuneraDecisions, boolean> {
  let moved = false;
  for (const act of stand === null ? [] : wayTo(stand)) {
    if (!isActive(fighter) || actFault(ctx.state, ctx.tables, fighter.id, act) !== null) return moved;
    yield* resolveByChart(ctx, fighter, act, { line, stance });
    moved = true;
  }
  return moved;
}

/** 16.1 Flourish: something fine by a die, if it may be done; from where it stands. */
function* resolveFlourish({ ctx, fighter, stance }: Mind, foe: Fighter): Rule<MuneraDecisions> {
  const { state, tables, dice, emit } = ctx;
  const roll = rollOf('flourish', '16.1', dice.throw('flourish', ONE_DIE), 'sum');
  const act = flourishFor(ctx, fighter, foe, roll.total);
  const may = act !== null && actFault(state, tables, fighter.id, act) === null;
  const what =
    act === null || !may
      ? 'nothing'
      : act.do === 'attack'
        ? act.whirl
          ? 'whirl'
          : act.feint
            ? 'feint'
            : 'shield'
        : act.do;
  emit({ kind: 'flourish', cite: '16.1', rolls: [{ ...roll, result: what }], fighter: fighter.id, what });
  if (act !== null && may) yield* resolveByChart(ctx, fighter, act, { line: 'flourish', stance });
}

function flourishFor(ctx: MuneraContext, fighter: Fighter, foe: Fighter, face: number): Act | null {
  switch (face) {
    case 1:
    case 2:
      return firstWhirl(ctx, fighter, foe);
    case 3: {
      const best = bestAttack(ctx, fighter, foe, { net: false, hand: true });
      return best === null ? null : { do: 'attack', ...best.how, feint: true };
    }
    case 4:
      return left(ctx, fighter) >= HAZE_LEAST ? { do: 'haze', foe: foe.id } : null;
    case 5:
      return fighter.stamina >= foe.stamina ? { do: 'grapple', foe: foe.id } : null;
    default:
      return { do: 'attack', foe: foe.id, with: { by: 'shield' }, feint: false, whirl: false };
  }
}

/** 16.1 (1) Who shoots steps out of reach. Whether it has moved. */
function* resolveBackstep(mind: Mind, foe: Fighter): Rule<MuneraDecisions, boolean> {
  const { fighter } = mind;
  const shoots = fighter.darts > 0 || (fighter.arrows > 0 && fighter.held.some(({ kind }) => kind === 'bow'));
  if (!shoots || !isBeside(fighter.hex, foe.hex)) return false;
  return yield* resolveWay(mind, furthest(mind, foe, SHOT, 2), 'away');
}

/** 16.1 Guard: steps out of reach, turns to the target, one attack. */
function* resolveGuard(mind: Mind): Rule<MuneraDecisions> {
  const { ctx, fighter } = mind;
  const first = nearestTo(ctx.state, fighter);
  if (first === null) return;
  yield* resolveBackstep(mind, first);
  const foe = nearestTo(ctx.state, fighter);
  if (foe === null) return;
  if (turnOf(ctx.state).attacks === 0 && !inFront(fighter, foe.hex)) {
    const turned = standsOf(mind).find(
      ({ hex, facing }) => hex === fighter.hex && inFront({ ...fighter, facing }, foe.hex),
    );
    if (turned === undefined) return;
    yield* resolveWay(mind, turned, 'turn');
  }
  yield* resolveAttack(mind, foe);
}

/** 16.1 (2) The best attack, if there is one. Whether it was made. */
function* resolveAttack({ ctx, fighter, net, stance }: Mind, foe: Fighter): Rule<MuneraDecisions, boolean> {
  const best = bestAttack(ctx, fighter, foe, { net, hand: false });
  if (best === null) return false;
  const { how, rank: preference, others } = best;
  yield* resolveByChart(ctx, fighter, { do: 'attack', ...how }, { line: 'attack', stance, preference, others });
  return true;
}

/** 16.1 The press loop: while Action Points remain, the first thing that applies. */
function* resolvePress(mind: Mind): Rule<MuneraDecisions> {
  const { ctx, fighter } = mind;
  while (left(ctx, fighter) > 0) {
    const foe = nearestTo(ctx.state, fighter);
    if (foe === null) return;
    if (yield* resolveBackstep(mind, foe)) continue;
    if (yield* resolveAttack(mind, foe)) continue;
    if (turnOf(ctx.state).attacks > 0 || !(yield* resolveWay(mind, approach(mind, foe), 'approach'))) return;
  }
}

/** 16.1 (3) How far ahead it looks. */
const DEPTH = 16;

/** 16.1 (3) The first stand from which it could strike, however many Action Points that takes. */
function approach(mind: Mind, foe: Fighter): Footing | null {
  const { ctx, fighter, net } = mind;
  const wants: Wants = { net: net && foe.entangled === null, last: isUnarmed(fighter, ctx.tables) };
  const reach = { ap: DEPTH, mayStep: !turnOf(ctx.state).stood };
  return firstStand(ctx.state, fighter, reach, (one) =>
    standFor(ctx, fighter, foe, one, Number.POSITIVE_INFINITY, wants),
  );
}
