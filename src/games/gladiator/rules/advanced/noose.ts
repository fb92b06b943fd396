/** 21.7.1: what a noose about the arm makes a man let fall. */
import type { DecisionRules } from '../../../../kernel/request.ts';
import { asking } from '../../../../kernel/rule.ts';
import type { GladiatorRule, PhaseContext } from '../phase.ts';
import { isWeapon, shieldOf } from '../sheet.ts';
import type { Tables } from '../tables/types.ts';
import { pickWeapon, scatter } from '../things/drop.ts';
import type { Fighter, GladiatorDecisions, Item, State } from '../types.ts';
import { canLeaveHand } from './weapons.ts';

const resolveAsking = asking<GladiatorDecisions>();

/** 21.7.1, P62 Caught by the arm he loses weapon or shield: a seat chooses, the book's men at random. */
export function* resolveArmCatch(ctx: PhaseContext, target: Fighter): GladiatorRule {
  const item = target.by === 'seat' ? yield* resolveLoss(ctx, target) : drawLoss(ctx, target);
  if (item !== null) scatter(ctx, target, item, 'critical');
}

function* resolveLoss(ctx: PhaseContext, target: Fighter): GladiatorRule<Item | null> {
  const shield = shieldOf(ctx.tables, target);
  const hands = target.hands.flatMap((item, hand) =>
    item === shield || (isWeapon(item) && canLeaveHand(ctx.tables, item)) ? [hand] : [],
  );
  const [only] = hands;
  const ask = { kind: 'lose', seat: target.seat ?? 0, cite: '21.7.1', fighter: target.id, hands } as const;
  const [chosen] = hands.length > 1 ? yield* resolveAsking<'lose'>([ask]) : [only];
  return chosen === undefined ? null : (target.hands[chosen] ?? null);
}

function drawLoss(ctx: PhaseContext, target: Fighter): Item | null {
  const shield = shieldOf(ctx.tables, target);
  const weapon = pickWeapon(ctx, target);
  const held = [weapon, shield].flatMap((item) => (item === null ? [] : [item]));
  const lot = held.length > 1 ? ctx.dice.lot('lost-to-lasso', 'P62', held.length) : null;
  const item = held[lot?.picked ?? 0] ?? null;
  if (lot !== null && item !== null)
    ctx.emit({ kind: 'item-chosen', cite: 'P32', fighter: target.id, item: { ...item }, lots: [lot] });
  return item;
}

/** 21.7.1 Which hand, by its index, loses what it holds to a noose about the arm. */
export const loseDecision: DecisionRules<State, Tables, GladiatorDecisions['lose']['ask'], number> = {
  check: (_state, _tables, { hands }, hand) =>
    hands.includes(hand) ? null : 'the noose takes the weapon or the shield (21.7.1)',
  list: (_state, _tables, { hands }) => hands,
  sample: (_state, _tables, { hands }, pick) => hands[pick(hands.length)] ?? 0,
};
