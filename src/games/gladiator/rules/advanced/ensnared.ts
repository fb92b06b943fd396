/** 20.5, 20.6, 21.7.2: men in nets and nooses: escaping, being dragged down, being bound. */
import { type Dice, THREE_DICE, type Throw, TWO_DICE } from '../../../../kernel/dice.ts';
import { distance } from '../../../../kernel/hex.ts';
import { addModifier, type Modifier, modifier } from '../../../../kernel/modifier.ts';
import type { DecisionRules } from '../../../../kernel/request.ts';
import { met, needing, type Roll, rollOf } from '../../../../kernel/roll.ts';
import { asking } from '../../../../kernel/rule.ts';
import { fallProne } from '../basic/posture.ts';
import { type GladiatorRule, type PhaseContext, turnoutOf } from '../phase.ts';
import { fighterOf, isActive, isUpright, phaseCount, weaponOf } from '../sheet.ts';
import type { Tables } from '../tables/types.ts';
import type { Ensnared, Fighter, GladiatorDecisions, State } from '../types.ts';
import { heldBy, isUnbound } from './grip.ts';
import { availableCf } from './nets.ts';
import { mayStrikeBare } from './training.ts';

const resolveAsking = asking<GladiatorDecisions>();

/** C5 He is free on this or less. */
export const ESCAPE_MAX = 6;
/** P138 The cord's length in hexes. */
export const CORD = 3;
/** 21.7.2 Phases in a noose that bind a man. */
const BOUND_AFTER = 3;
/** 29.6.1.2 A centurion spends 2D3 for so many CF, or part of them (C39). */
const CF_PER_ESCAPE = 6;

/** 20.6 Everyone who is caught tries to escape, and those who hold them may drag them down. */
export function* resolveEscapes(ctx: PhaseContext): GladiatorRule {
  for (const fighter of ctx.state.fighters) {
    if (fighter.ensnared === null || fighter.fate !== 'fighting') continue;
    letGoOfFar(ctx, fighter, fighter.ensnared);
    if (!isActive(fighter) || fighter.aside) continue;
    if (yield* resolveEscape(ctx, fighter, fighter.ensnared)) continue;
    yield* resolveDrag(ctx, fighter, fighter.ensnared);
  }
}

/** P138 The cord is let go of a man who is too far, or by one who can no longer hold it. */
function letGoOfFar(ctx: PhaseContext, fighter: Fighter, ensnared: Ensnared): void {
  if (ensnared.holder === null) return;
  const holder = fighterOf(ctx.state, ensnared.holder);
  if (isUpright(holder) && distance(holder.at, fighter.at) <= CORD) return;
  ensnared.holder = null;
  ctx.emit({ kind: 'net-let-go', cite: 'P138', fighter: fighter.id, by: holder.id });
}

function* resolveEscape(ctx: PhaseContext, fighter: Fighter, { snare }: Ensnared): GladiatorRule<boolean> {
  const most = availableCf(ctx, fighter, null);
  const rolls: Roll[] = [];
  const cf = fighter.by === 'seat' ? yield* resolveEscapeCf(fighter, most) : bookEscapeCf(ctx.dice, most, rolls);
  const turnout = turnoutOf(ctx, fighter);
  if (cf > 0) turnout.pool.terms.push(modifier(-cf, 'escape', '20.6'));
  const roll = escapeRoll(cf, ctx.dice.throw('escape', ESCAPE_DICE));
  const escaped = met(roll);
  const penalty = escaped ? Math.max(0, roll.total) : 0; // C25 the price of getting free
  ctx.emit({
    kind: 'escape-tried',
    cite: '20.6.1',
    fighter: fighter.id,
    cf,
    escaped,
    penalty,
    rolls: [...rolls, roll],
  });
  if (!escaped) return false;
  turnout.pool.exposed = penalty;
  fighter.ensnared = null;
  ctx.state.loose.push({ item: snare, at: fighter.at }); // P138 it lies in his hex
  return true;
}

/** 20.6.1 The dice of an escape roll. */
export const ESCAPE_DICE = THREE_DICE;
/** 20.6.2.1 The dice of a drag roll. */
export const DRAG_DICE = THREE_DICE;

/** 20.6.1 A man's roll to be free, with so many CF. */
export function escapeRoll(cf: number, thrown: Throw): Roll {
  const modifiers: Modifier[] = [];
  addModifier(modifiers, -cf, 'escape CF', '20.6.1');
  const sum = rollOf('escape', '20.6.1', thrown, 'sum', modifiers);
  return needing(sum, '<=', ESCAPE_MAX, (free) => (free ? 'he is free' : 'he is held'));
}

/** 20.6.2.1 The roll of who holds the cord to drag a man down, with so many CF: 18 or more (C6), 19 by the tables of 1981 (P264). */
export function dragRoll(tables: Tables, holder: Fighter, ensnared: Ensnared, cf: number, thrown: Throw): Roll {
  const modifiers: Modifier[] = [];
  addModifier(modifiers, holder.st, 'ST', '20.6.2.1');
  addModifier(modifiers, cf, 'drag CF', '20.6.2.1');
  addModifier(modifiers, dragBonus(tables, ensnared), `caught by the ${ensnared.by}`, '21.7.1');
  const sum = rollOf('drag', '20.6.2.1', thrown, 'sum', modifiers);
  return needing(sum, '>=', tables.formulas.drag, (down) => (down ? 'dragged down' : 'keeps his feet'));
}

function* resolveEscapeCf(fighter: Fighter, most: number): GladiatorRule<number> {
  const [cf = 0] = yield* resolveAsking<'escape'>([
    { kind: 'escape', seat: fighter.seat ?? 0, cite: '20.6', fighter: fighter.id, most },
  ]);
  return cf;
}

/** 29.6.1.2 2D3 for every six CF or part of six, as far as they go (C39). */
export function bookEscapeCf(dice: Dice, most: number, rolls: Roll[]): number {
  let sum = 0;
  for (let i = Math.ceil(most / CF_PER_ESCAPE); i > 0; i--) {
    const roll = rollOf('escape-cf', '29.6.1.2', dice.throw('escape-cf', TWO_DICE), 'd3');
    rolls.push(roll);
    sum += roll.total;
  }
  return Math.min(sum, most);
}

/** 20.6.2 Who holds the cord may drag the man to the ground. */
function* resolveDrag(ctx: PhaseContext, fighter: Fighter, ensnared: Ensnared): GladiatorRule {
  if (ensnared.holder === null || fighter.posture === 'prone') return;
  const holder = fighterOf(ctx.state, ensnared.holder);
  if (holder.ensnared !== null || holder.aside || heldBy(ctx.state, holder) !== null) return; // 20.5, 18.4, P171 his own net, an appeal or a hold stops him
  const most = availableCf(ctx, holder, fighter);
  const cf = holder.by === 'seat' ? yield* resolveDragCf(holder, fighter, most) : bookDragCf(most);
  if (cf === null) return;
  if (cf > 0) turnoutOf(ctx, holder).pool.terms.push(modifier(-cf, 'dragging', '20.6.2'));
  const roll = dragRoll(ctx.tables, holder, ensnared, cf, ctx.dice.throw('drag', DRAG_DICE));
  ctx.emit({ kind: 'dragged', cite: '20.6.2', fighter: fighter.id, by: holder.id, cf, down: met(roll), rolls: [roll] });
  if (!met(roll)) return;
  ensnared.dragged = true;
  fallProne(ctx, fighter, 'dragged');
}

/** 21.7.1 What a noose by neck or leg adds. */
function dragBonus(tables: Tables, { by }: Ensnared): number {
  for (let total = 2; total <= 12; total++) {
    const { value } = tables.lasso.at(total, 0);
    if (value.by === by) return value.drag;
  }
  return 0;
}

function* resolveDragCf(holder: Fighter, target: Fighter, most: number): GladiatorRule<number | null> {
  const ask = {
    kind: 'drag',
    seat: holder.seat ?? 0,
    cite: '20.6.2',
    fighter: holder.id,
    target: target.id,
    most,
  } as const;
  const [cf = null] = yield* resolveAsking<'drag'>([ask]);
  return cf;
}

/** P84 Half of what is left; null: that is nothing. @internal */
export function bookDragCf(most: number): number | null {
  const half = Math.floor(most / 2);
  return half >= 1 ? half : null;
}

/** P138 The net of a man who is out of the bout lies where he does. */
export function freeTheFallen(ctx: PhaseContext): void {
  for (const fighter of ctx.state.fighters) {
    if (fighter.ensnared === null || fighter.fate === 'fighting') continue;
    ctx.state.loose.push({ item: fighter.ensnared.snare, at: fighter.at });
    fighter.ensnared = null;
  }
}

/** 21.7.2, P62 Caught in a noose for three phases running, a man is bound. */
export function isBound({ turn, phase }: Readonly<State>, { ensnared }: Fighter): boolean {
  if (ensnared === null || ensnared.snare.kind !== 'lasso') return false;
  return phaseCount(turn, phase) - phaseCount(ensnared.turn, ensnared.phase) >= BOUND_AFTER;
}

/** Whether a man may strike: armed, or with a bare hand (22.1), caught in nothing (20.5), in no hold, and holding nobody (22.4.3). */
export function isFreeToStrike(state: Readonly<State>, tables: Tables, fighter: Fighter): boolean {
  if (fighter.beast !== null) return true;
  return isUnbound(state, fighter) && (weaponOf(fighter) !== null || mayStrikeBare(state.rules, tables, fighter));
}

type Cf<K extends 'escape' | 'drag'> = GladiatorDecisions[K]['ask'];
/** Whether a number can be spent of what there is. */
export const isShare = (cf: number, most: number) => Number.isInteger(cf) && cf >= 0 && cf <= most;
/** Every number that can be spent. */
export const upTo = (most: number) => Array.from({ length: most + 1 }, (_, cf) => cf);

/** 20.6 How many CF an ensnared man spends to be free: from 0 to `most`. */
export const escapeDecision: DecisionRules<State, Tables, Cf<'escape'>, number> = {
  check: (_state, _tables, { most }, cf) => (isShare(cf, most) ? null : `escape takes 0 to ${most} CF (20.6)`),
  list: (_state, _tables, { most }) => upTo(most),
  sample: (_state, _tables, { most }, pick) => pick(most + 1),
};

/** 20.6.2 How many CF the holder of a cord spends to drag his man down; null: he does not try. */
export const dragDecision: DecisionRules<State, Tables, Cf<'drag'>, number | null> = {
  check: (_state, _tables, { most }, cf) =>
    cf === null || isShare(cf, most) ? null : `dragging takes 0 to ${most} CF (20.6.2)`,
  list: (_state, _tables, { most }) => [null, ...upTo(most)],
  sample: (_state, _tables, { most }, pick) => (pick(4) === 0 ? null : pick(most + 1)),
};
