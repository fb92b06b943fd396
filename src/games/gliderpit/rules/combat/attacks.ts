/** 11.28 to 11.33 Throws, strikes, and what is handed over. */
import { TWO_DICE } from '../../../../kernel/dice.ts';
import { modifier } from '../../../../kernel/modifier.ts';
import { needing, type Roll, rollOf } from '../../../../kernel/roll.ts';
import type { Rule } from '../../../../kernel/rule.ts';
import { loseHand } from '../altitude.ts';
import { bestShift } from '../book/worth.ts';
import { type PitContext, type PitDecisions, resolveAsking } from '../kit.ts';
import { isAloft, poseOf } from '../roster.ts';
import type { Looked } from '../tables/types.ts';
import type { Glider } from '../types.ts';
import type { Weapon } from '../words.ts';
import { type AttackAim, canParry, strikeAim, throwAim } from './aim.ts';
import { applyEffect } from './effects.ts';

/** 11.27 Red tens and white ones. */
const D66 = { red: 1, white: 1 } as const;
const CRITICAL = 66;
const FUMBLE = 11;

type AttackResult = 'hit' | 'critical' | 'miss' | 'fumble';

/** 11.27 The dice of an attack against its hit number. */
function rollToHit(
  ctx: PitContext,
  { cf, need, parts }: AttackAim,
): { readonly roll: Roll; readonly result: AttackResult } {
  const roll = needing(rollOf('attack', '11.27', ctx.dice.throw('attack', D66), 'd66'), '>=', need);
  const hit = roll.need?.met === true;
  const result = roll.total === CRITICAL ? 'critical' : hit ? 'hit' : roll.total === FUMBLE ? 'fumble' : 'miss';
  const why = parts.map(({ value, why: what }) => `${what} ${value}`).join(', ');
  return { roll: { ...roll, result: `CF ${cf} (${why}): ${result}` }, result };
}

const isHit = (result: AttackResult): boolean => result === 'hit' || result === 'critical';
/** 11.27 A critical hit is rolled for twice. */
const timesOf = (result: AttackResult): number => (result === 'critical' ? 2 : 1);

/** 11.28, 11.29 Throws what is in the hand; it is gone, hit or miss. */
export function throwAt(ctx: PitContext, glider: Glider, foe: Glider): void {
  const weapon = takeFromHand(glider);
  const aim = throwAim(ctx.tables, poseOf(glider), poseOf(foe), weapon);
  const { roll, result } = rollToHit(ctx, aim);
  const cite = weapon === 'net' ? '11.29' : '11.28';
  ctx.emit({ kind: 'threw', cite, rolls: [roll], glider: glider.id, foe: foe.id, weapon, cf: aim.cf, result });
  const { column } = ctx.tables.weapons[weapon];
  if (column === null) {
    castNet(ctx, glider, foe, result);
    return;
  }
  if (!isHit(result)) return;
  for (let i = timesOf(result); i > 0 && isAloft(foe); i--) {
    const roll2 = rollOf('result', '11.28', ctx.dice.throw('result', TWO_DICE), 'sum');
    wound(ctx, { glider, foe, roll: roll2, shift: 0, table: 'throws' }, ctx.tables.throwResult(roll2.total, column));
  }
}

/** What is in the hand, which leaves it. Throws where nothing is: a bug. */
function takeFromHand(glider: Glider): Weapon {
  const { hand } = glider;
  if (hand === null) throw new Error(`${glider.name} has nothing in hand`);
  glider.hand = null;
  return hand;
}

/** 11.29 Who is hit is in the net; who fumbles is in its own. */
function castNet({ emit }: PitContext, glider: Glider, foe: Glider, result: AttackResult): void {
  if (isHit(result)) {
    foe.netted = true;
    emit({ kind: 'netted', cite: '11.29', glider: foe.id, by: glider.id });
  } else if (result === 'fumble') {
    glider.netted = true;
    glider.ownNet = true;
    emit({ kind: 'netted', cite: 'GR-40', glider: glider.id, by: glider.id });
  }
}

interface Wounding {
  readonly glider: Glider;
  readonly foe: Glider;
  readonly roll: Roll;
  readonly shift: number;
  readonly table: 'throws' | 'strikes';
}

function wound(ctx: PitContext, { glider, foe, roll, shift, table }: Wounding, { row, column, effect }: Looked): void {
  const looked: Roll = { ...roll, table: { id: table, row, column, cell: effect.text }, result: effect.text };
  ctx.emit({
    ...{ kind: 'wound', cite: roll.cite, rolls: [looked], glider: foe.id, by: glider.id },
    ...{ total: roll.total, shift, result: effect.text },
  });
  applyEffect(ctx, glider, foe, effect);
}

/** 11.30, 11.31 Strikes with what is in the hand. */
export function* resolveStrike(ctx: PitContext, glider: Glider, foe: Glider): Rule<PitDecisions> {
  const { tables, dice, emit } = ctx;
  const weapon = glider.hand;
  if (weapon === null) throw new Error(`${glider.name} has nothing in hand`);
  const aim = strikeAim(tables, poseOf(glider), poseOf(foe));
  const shifts = weapon === 'sword' && !canParry(foe, poseOf(glider));
  const { roll, result } = rollToHit(ctx, aim);
  emit({ kind: 'struck', cite: '11.30', rolls: [roll], glider: glider.id, foe: foe.id, weapon, cf: aim.cf, result });
  if (result === 'fumble') loseHand(ctx, glider, '11.30');
  if (!isHit(result)) return;
  for (let i = timesOf(result); i > 0 && isAloft(foe); i--) {
    const thrown = dice.throw('result', TWO_DICE);
    const plain = rollOf('result', '11.30', thrown, 'sum');
    const shift = shifts ? yield* resolveShift(ctx, glider, foe, plain.total) : 0;
    const roll2 =
      shift === 0
        ? plain
        : rollOf('result', '11.30', thrown, 'sum', [modifier(shift, 'a sword against who cannot parry', '11.31')]);
    wound(ctx, { glider, foe, roll: roll2, shift, table: 'strikes' }, tables.strikeResult(roll2.total));
  }
}

/** 11.31 What the attacker adds to the dice. */
function* resolveShift(ctx: PitContext, glider: Glider, foe: Glider, total: number): Rule<PitDecisions, -1 | 0 | 1> {
  if (glider.seat === null) return bestShift(ctx.tables, foe, ctx.state.floor, total);
  const [shift = 0] = yield* resolveAsking<'shift'>([
    { kind: 'shift', seat: glider.seat, cite: '11.31', glider: glider.id, foe: foe.id, total },
  ]);
  return shift;
}

/** 11.33 Hands what is in the hand to an ally. */
export function handOver(ctx: PitContext, glider: Glider, ally: Glider): void {
  const aim = strikeAim(ctx.tables, poseOf(glider), poseOf(ally));
  const { roll, result } = rollToHit(ctx, aim);
  const weapon = glider.hand;
  if (weapon === null) throw new Error(`${glider.name} has nothing in hand`);
  ctx.emit({
    ...{ kind: 'handed', cite: '11.33', rolls: [roll], glider: glider.id, foe: ally.id },
    ...{ weapon, cf: aim.cf, result },
  });
  if (result === 'fumble') loseHand(ctx, glider, '11.33');
  if (isHit(result)) ally.hand = takeFromHand(glider);
}
