/** 20.4, 20.7, 20.8: the dice of a net attack, with everything that goes on them. */
import { THREE_DICE, type Throw } from '../../../../kernel/dice.ts';
import { distance } from '../../../../kernel/hex.ts';
import { addModifier, type Modifier, sumModifiers } from '../../../../kernel/modifier.ts';
import { type Roll, rollOf } from '../../../../kernel/roll.ts';
import { advantageModifiers } from '../basic/facing.ts';
import type { BlowResult } from '../events.ts';
import { hexesGone } from '../hexes-gone.ts';
import { type PhaseContext, type Turnout, turnoutOf } from '../phase.ts';
import { areaLoss, netFactor, shieldOnDice } from '../sheet.ts';
import type { NetCondition } from '../tables/types.ts';
import type { Fighter, NetKind } from '../types.ts';
import { castsBy, skillWith } from './talents.ts';

/** 20.4.1, 20.7.2, 20.8.2 The first column of the CRT. */
const COLUMN = 0;
/** 20.9.2 What a man who is no net man has on the dice of a net. */
const UNTRAINED = -2;

/** What a net attack threw, and what the CRT makes of it. */
export interface NetReading {
  readonly roll: Roll;
  readonly result: BlowResult;
}

/** 20.4.1, 20.7.2, 20.8.2 The dice of a net attack, however it is made. */
export const NET_DICE = THREE_DICE;

/** What a net attack is read by: the tables, and what each man does in this phase. */
type NetField = Pick<PhaseContext, 'tables' | 'turnouts'>;

/** Throws the dice of a net attack. */
export function rollNet(ctx: PhaseContext, caster: Fighter, target: Fighter, kind: NetKind): NetReading {
  return readNet(ctx, caster, target, kind, ctx.dice.throw('net', NET_DICE));
}

/** 3D6 and the DRMs of the attack, on the first column of the CRT. */
export function readNet(ctx: NetField, caster: Fighter, target: Fighter, kind: NetKind, thrown: Throw): NetReading {
  const { cite } = ctx.tables.netAttacks[kind];
  const modifiers = netModifiers(ctx, caster, target, kind);
  const roll = rollOf('net', cite, thrown, 'sum', modifiers);
  const { table, value } = ctx.tables.crt.at(roll.total, COLUMN);
  return { roll: { ...roll, table, result: table.cell }, result: value.result };
}

function netModifiers(ctx: NetField, caster: Fighter, target: Fighter, kind: NetKind): readonly Modifier[] {
  const { tables } = ctx;
  const { cite } = tables.netAttacks[kind];
  const times = netTimes(ctx, caster, target);
  const list: Modifier[] = [];
  for (const [condition, { value, text }] of tables.netDrms[kind]) {
    addModifier(list, value * Number(times[condition]), text, cite);
  }
  addModifier(list, netFactor(caster) - netFactor(target), 'NF against NF', cite);
  addModifier(list, sumModifiers(advantageModifiers(tables, caster.at, target)), 'positional advantage', cite);
  addTraining(list, caster);
  return [...list, ...shieldOnDice(tables, target)];
}

/** How often each thing counts that can count. */
function netTimes(ctx: NetField, caster: Fighter, target: Fighter): { readonly [C in NetCondition]: number | boolean } {
  const turnout = turnoutOf(ctx, target);
  const range = distance(caster.at, target.at);
  const gone = hexesGone(turnout);
  return {
    heavy: target.type === 'heavy',
    light: target.type === 'light',
    adjacent: range <= 1,
    'two hexes': range === 2,
    backward: gone.backward,
    forward: gone.forward + gone.leapt, // P18 a leap goes forward
    'straight-backward': gone.straightBackward,
    'side-backward': gone.sideBackward,
    'side-forward': gone.sideForward,
    'straight-forward': gone.straightForward + gone.leapt,
    rotated: turnedInPlace(turnout),
    paused: hasPaused(turnout),
    stayed: turnout.entered.length === 0,
    kneeling: target.posture === 'kneeling',
    'caster-collided': turnoutOf(ctx, caster).collided,
    repel: turnout.nets.repels,
    legs: areaLoss(ctx.tables, target, 5),
    arms: areaLoss(ctx.tables, caster, 4),
  };
}

/** 20.9.2, C86 Whoever is no net fighter is the worse for it; skill with a lasso counts as with a weapon (P215). */
function addTraining(list: Modifier[], caster: Fighter): void {
  const kind = caster.hands.some((item) => item.kind === 'lasso') ? 'lasso' : 'net';
  const schooled = caster.style === 'retiarius' || caster.style === 'laquearius' || castsBy(caster, kind);
  addModifier(list, schooled ? 0 : UNTRAINED, 'no net fighter', '20.9.2');
  const skill = kind === 'lasso' ? skillWith(caster, 'lasso') : 0;
  addModifier(list, skill, `skilled with the lasso (WP ${skill})`, '31.3');
}

/** P136 Hexsides turned by a man who stayed in his hex. */
function turnedInPlace({ strides, turns }: Turnout): number {
  let hexsides = turns.standing;
  for (const { step, before, after } of strides) if (step === null) hexsides += Math.abs(before) + Math.abs(after);
  return hexsides;
}

/** P137 X, or nothing at all. */
function hasPaused({ fighter, strides }: Turnout): boolean {
  if (fighter.stumbling) return false;
  return strides.length === 0 || strides[0]?.action.code === 'X';
}
