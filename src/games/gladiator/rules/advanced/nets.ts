/** Chapter 20 and 21.7: net and lasso attacks, after movement and before combat (P61, P62). */
import { type Lot, TWO_DICE } from '../../../../kernel/dice.ts';
import { type Hex, neighbour, sameHex, turn } from '../../../../kernel/hex.ts';
import { modifier, sumModifiers } from '../../../../kernel/modifier.ts';
import type { DecisionRules } from '../../../../kernel/request.ts';
import { rollOf } from '../../../../kernel/roll.ts';
import { asking } from '../../../../kernel/rule.ts';
import { hasClearLine, hasInSight } from '../arena/sight.ts';
import { availableModifiers } from '../basic/allocation.ts';
import { throttle } from '../basic/attack.ts';
import { advantageModifiers } from '../basic/facing.ts';
import { checkEntangled, checkStumble, markStumble } from '../basic/posture.ts';
import { isOnFoot } from '../beasts/mounts.ts';
import { prestigeModifiers } from '../luck/prestige.ts';
import { type GladiatorRule, type PhaseContext, type Turnout, turnoutOf } from '../phase.ts';
import { inForce } from '../rule-choices.ts';
import { enemiesOf, isActive, isSnare, isUpright, occupant, phaseCount } from '../sheet.ts';
import type { Tables } from '../tables/types.ts';
import { release } from '../things/drop.ts';
import type { CaughtBy, Fighter, FighterId, GladiatorDecisions, NetKind, NetPlot, Snare, State } from '../types.ts';
import { rollNet } from './net-roll.ts';
import { resolveArmCatch } from './noose.ts';
import { resolveStruggle } from './tug.ts';
import { armedCf } from './weapons.ts';

const resolveAsking = asking<GladiatorDecisions>();

/** A3, 20.7.1 The hexes of a swing as it sweeps, from the right hand across to the left, near before far. */
const SWING_ORDER: readonly Hex[] = [
  { q: 0, r: 1 },
  { q: 0, r: 2 },
  { q: 1, r: 1 },
  { q: 1, r: 0 },
  { q: 2, r: 0 },
  { q: 2, r: -1 },
  { q: 1, r: -1 },
  { q: 2, r: -2 },
];
/** A12 Hexsides from his facing to the hexes where a net is laid. */
const LAY_WAYS = { 1: -1, 2: 0, 3: 1 } as const;

/** The net or lasso in a man's hands, or null. */
export function snareOf({ hands }: Fighter): Snare | null {
  return hands.find(isSnare) ?? null;
}

/** 20.4.1, 20.7.2 Whether he may cast in this phase. */
export function isNetReady({ state }: Pick<PhaseContext, 'state'>, fighter: Fighter): boolean {
  return snareOf(fighter) !== null && phaseCount(state.turn, state.phase) >= fighter.netAgain;
}

/** 20.2 All net attacks of the phase, in the order of the fighters. */
export function* resolveNets(ctx: PhaseContext): GladiatorRule {
  if (!inForce(ctx.state.rules, 20)) return;
  for (const turnout of ctx.turnouts) {
    const { fighter, nets } = turnout;
    if (nets.plot !== null && fighter.fate === 'fighting') yield* resolveCast(ctx, turnout, nets.plot);
  }
}

function* resolveCast(ctx: PhaseContext, turnout: Turnout, plot: NetPlot): GladiatorRule {
  const { fighter } = turnout;
  const snare = snareOf(fighter);
  const why =
    snare === null || !isUpright(fighter) || fighter.aside
      ? 'he can no longer cast'
      : turnout.collided && ctx.tables.formulas['net after a collision'] === 'never'
        ? 'he collided'
        : null;
  const inReach = targetsOf(ctx, fighter, plot);
  const { cf, cite } = ctx.tables.netAttacks[plot.kind];
  const most = Math.max(...[null, ...inReach].map((one) => availableCf(ctx, fighter, one, one !== null)));
  const fault = why ?? (most < cf ? 'he has too little CF' : null);
  if (fault !== null || snare === null) {
    const rule = turnout.collided ? '20.2.2' : '20.2.1';
    ctx.emit({ kind: 'net-spoiled', cite: rule, fighter: fighter.id, plot, why: fault ?? 'he has no net' });
    return;
  }
  const able = plot.kind === 'toss' ? inReach.filter((one) => availableCf(ctx, fighter, one, true) >= cf) : inReach;
  const [targets, lots] = plot.kind === 'toss' ? yield* resolveTossAt(ctx, fighter, able) : [able, []];
  const [first] = targets;
  turnout.pool.terms.push(modifier(-cf, `net ${plot.kind}`, '20.2.1'));
  fighter.attackTotal += cf; // P57 net CF count as attack
  fighter.netAgain = phaseCount(ctx.state.turn, ctx.state.phase) + ctx.tables.netAttacks[plot.kind].every;
  if (first === undefined)
    ctx.emit({ kind: 'net-cast', cite, fighter: fighter.id, target: null, plot, cf, result: '--' });
  for (const target of targets) {
    if (fighter.hands.includes(snare)) yield* resolveCatch(ctx, { caster: fighter, target, snare, plot, cf, lots });
  }
}

/** P61 Of several men before him a seat names the one he tosses at; the book dices. */
function* resolveTossAt(
  { dice }: PhaseContext,
  { id, by, seat }: Fighter,
  among: readonly Fighter[],
): GladiatorRule<readonly [readonly Fighter[], readonly Lot[]]> {
  if (among.length < 2) return [among, []];
  if (by === 'book') {
    const lot = dice.lot('toss-at', 'P61', among.length);
    return [among.slice(lot.picked, lot.picked + 1), [lot]];
  }
  const targets = among.map((one) => one.id);
  const ask = { kind: 'cast', seat: seat ?? 0, cite: 'P61', fighter: id, targets } as const;
  const [named] = yield* resolveAsking<'cast'>([ask]);
  return [among.filter((one) => one.id === named), []];
}

/** P61 Which of the men in his front a net is tossed at. */
export const castDecision: DecisionRules<State, Tables, GladiatorDecisions['cast']['ask'], FighterId> = {
  check: (_state, _tables, { targets }, target) =>
    targets.includes(target) ? null : `he can toss it at ${targets.join(' or ')} alone (P61)`,
  list: (_state, _tables, { targets }) => targets,
  sample: (_state, _tables, { targets }, pick) => targets[pick(targets.length)] ?? '',
};

/** 9.3.1 CF he could still spend, with the advantage over a man; `fame`: on an attack at him, in which his PB counts (35.4.1). */
export function availableCf(ctx: PhaseContext, fighter: Fighter, over: Fighter | null, fame = false): number {
  const { tables } = ctx;
  const { rules } = ctx.state;
  const advantage = over === null ? [] : advantageModifiers(tables, fighter.at, over);
  const more = fame && fighter.pb > 0 ? prestigeModifiers(fighter, armedCf(rules, tables, fighter)) : [];
  const list = availableModifiers(tables, fighter, [...advantage, ...more], rules, turnoutOf(ctx, fighter).pool.terms);
  return Math.max(0, sumModifiers(list));
}

/** P61 Whom an attack can reach: those in his front, the first the swing meets, all who passed the laid hex. */
function targetsOf(ctx: PhaseContext, fighter: Fighter, plot: NetPlot): readonly Fighter[] {
  const { reach } = ctx.tables.netAttacks[plot.kind];
  switch (plot.kind) {
    case 'toss': {
      const inReach = enemiesOf(ctx.state, fighter).filter((enemy) => hasInSight(ctx.state, fighter, enemy.at, reach));
      return inReach.filter((enemy) => isActive(enemy) && !enemy.aside && isOnFoot(enemy) && enemy.ensnared === null);
    }
    case 'swing': {
      const swept = SWING_ORDER.map((offset) => ahead(fighter, offset));
      const open = swept.filter((hex) => hasClearLine(ctx.state, fighter.at, hex)); // A3 it sweeps hex by hex
      const met = open.map((hex) => occupant(ctx.state, hex, fighter));
      const upright = met.filter((one) => one !== null && !one.aside && isOnFoot(one) && one.posture === 'standing');
      return upright.flatMap((one) => (one === null ? [] : [one])).slice(0, 1);
    }
    case 'lay': {
      const hex = hexLaid(fighter, plot);
      const passed = ({ entered }: Turnout) => entered.some((one) => sameHex(one.hex, hex));
      return enemiesOf(ctx.state, fighter).filter(
        (enemy) => !enemy.aside && isOnFoot(enemy) && passed(turnoutOf(ctx, enemy)),
      );
    }
  }
}

/** 20.8, A12 The hex in which a net is laid. */
export function hexLaid({ at, facing }: Fighter, { hex }: Extract<NetPlot, { kind: 'lay' }>): Hex {
  return neighbour(at, turn(facing, LAY_WAYS[hex]));
}

/** A hex given from his own hex and facing. */
function ahead({ at, facing }: Fighter, offset: Hex): Hex {
  const along = neighbour(at, facing, offset.q);
  return neighbour(along, turn(facing, 1), offset.r);
}

/** A net on its way to a man. */
interface Cast {
  readonly caster: Fighter;
  readonly target: Fighter;
  readonly snare: Snare;
  readonly plot: NetPlot;
  readonly cf: number;
  readonly lots: readonly Lot[];
}

function* resolveCatch(ctx: PhaseContext, { caster, target, snare, plot, cf, lots }: Cast): GladiatorRule {
  const { roll, result } = rollNet(ctx, caster, target, plot.kind);
  const { cite } = ctx.tables.netAttacks[plot.kind];
  target.lastStruckBy = caster.id;
  const event = { fighter: caster.id, target: target.id, plot, cf, result, ...(lots.length === 0 ? {} : { lots }) };
  ctx.emit({ kind: 'net-cast', cite, ...event, rolls: [roll] });
  if (result === 'F') yield* resolveStruggle(ctx, caster, target, snare);
  else if (result === 'H' && catches(ctx.tables, plot.kind) && target.ensnared === null)
    yield* resolveEnsnare(ctx, caster, target, snare);
  else if (result === 'H') markStumble(ctx, target, 'tripped by the net', cite);
  else if (result === 'P' || result === 'P*') NET_CHECKS[ctx.tables.formulas['net stumble']](ctx, target, cite);
}

/** 20.4.1, P342 Whether H holds the man: of a net that is tossed; by the Billings tables of any. */
export function catches({ formulas }: Pick<Tables, 'formulas'>, kind: NetKind): boolean {
  return kind === 'toss' || formulas['net low'] === 'ensnares';
}

/** 20.4.1, P268 What a net does to a man's feet that has only touched him. */
const NET_CHECKS = {
  stun: (ctx: PhaseContext, target: Fighter, cite: string) => checkStumble(ctx, target, 'the net', cite),
  agility: checkEntangled,
} as const;

/** 20.5, 21.7.1 A man is caught; a lasso catches by neck, torso, arm or leg. */
function* resolveEnsnare(ctx: PhaseContext, caster: Fighter, target: Fighter, snare: Snare): GladiatorRule {
  const roll = snare.kind === 'lasso' ? rollOf('lasso', '21.7.1', ctx.dice.throw('lasso', TWO_DICE), 'sum') : null;
  const cell = roll === null ? null : ctx.tables.lasso.at(roll.total, 0);
  const by: CaughtBy = cell?.value.by ?? 'net';
  const { turn: now, phase } = ctx.state;
  target.ensnared = { snare, by, holder: caster.id, turn: now, phase, dragged: false };
  release(ctx, caster, snare);
  const rolls = roll === null || cell === null ? [] : [{ ...roll, table: cell.table, result: by }];
  ctx.emit({
    kind: 'ensnared',
    cite: roll === null ? '20.5' : '21.7.1',
    fighter: target.id,
    by: caster.id,
    how: by,
    rolls,
  });
  if (by === 'arm') yield* resolveArmCatch(ctx, target);
  if (by === 'neck') throttle(ctx, caster, target, snare);
}
