/** 21.1.2: drawing a weapon from its sheath. */

import type { DecisionRules } from '../../../../kernel/request.ts';
import { asking } from '../../../../kernel/rule.ts';
import { rangeBetween } from '../bodies.ts';
import { leavesBow } from '../centurion/needs.ts';
import { type GladiatorRule, type PhaseContext, turnoutOf } from '../phase.ts';
import { enemiesOf, fighterOf, HANDS, isUpright, weaponOf } from '../sheet.ts';
import type { Tables } from '../tables/types.ts';
import { letGo } from '../things/drop.ts';
import type { Draw, Fighter, GladiatorDecisions, State } from '../types.ts';
import { isBow } from './bow.ts';
import { heldBy } from './grip.ts';
import { canLeaveHand } from './weapons.ts';

const resolveAsking = asking<GladiatorDecisions>();

/**
 * 21.1.2.1 After throws and recoveries men may draw: the seats that asked to act or have no weapon are
 * asked, a centurion draws when he has no weapon in hand (P82).
 */
export function* resolveDraws(ctx: PhaseContext, wishes: ReadonlySet<Fighter>): GladiatorRule {
  const drawing = ctx.state.fighters.filter((one) => mayDraw(one) && one.sheath.length > 0);
  const able = drawing.filter((one) => enemiesOf(ctx.state, one).length > 0); // a throw may have ended it
  const asked = able.filter(
    (one) => one.by === 'seat' && (wishes.has(one) || weaponOf(one) === null || leavesBow(ctx.state, ctx.tables, one)),
  );
  const answers = yield* resolveAsking<'draw'>(
    asked.map(({ id, seat }) => ({ kind: 'draw', seat: seat ?? 0, cite: '21.1.2.1', fighter: id })),
  );
  for (const [i, fighter] of asked.entries()) drawFor(ctx, fighter, answers[i] ?? NO_DRAW);
  for (const fighter of able) {
    if (fighter.by === 'book' && wantsWeapon(ctx, fighter)) drawFor(ctx, fighter, bookDraw(ctx.tables, fighter));
  }
}

/** 18.4, 22.4 A man who hears an appeal does nothing else; one in a hold has no hand for it. */
const mayDraw = (fighter: Fighter) => isUpright(fighter) && !fighter.aside && fighter.grappled === null;

const NO_DRAW: Draw = { weapon: null, drop: null };

/** P82 Without a weapon in hand, and with nobody in his hands (P172); a man with a lasso, only when an enemy is beside him and he is not about to toss it. */
function wantsWeapon(ctx: PhaseContext, fighter: Fighter): boolean {
  if (leavesBow(ctx.state, ctx.tables, fighter)) return true;
  if (weaponOf(fighter) !== null || heldBy(ctx.state, fighter) !== null) return false;
  if (!holdsLasso(fighter)) return true;
  const beset = enemiesOf(ctx.state, fighter).some((enemy) => rangeBetween(enemy, fighter) <= 1);
  return beset && turnoutOf(ctx, fighter).nets.plot === null;
}

const holdsLasso = ({ hands }: Fighter) => hands.some(({ kind }) => kind === 'lasso');

/** 21.1.2.1, C85 The hands of which one must let go before he can draw, a lasso or a bow first; null: he has a free one. */
function handsToEmpty(tables: Tables, { hands }: Fighter): readonly number[] | null {
  const both = hands.findIndex((item) => item.kind === 'lasso' || isBow(tables, item));
  if (both >= 0) return [both];
  return hands.length < HANDS ? null : hands.flatMap((item, hand) => (canLeaveHand(tables, item) ? [hand] : []));
}

/** P82 The first weapon of the sheath; what fills his last hand goes. */
function bookDraw(tables: Tables, fighter: Fighter): Draw {
  return { weapon: 0, drop: handsToEmpty(tables, fighter)?.[0] ?? null };
}

function drawFor(ctx: PhaseContext, fighter: Fighter, { weapon, drop }: Draw): void {
  const drawn = weapon === null ? undefined : fighter.sheath[weapon];
  if (drawn === undefined) return;
  const dropped = drop === null ? undefined : fighter.hands[drop];
  if (dropped !== undefined) letGo(ctx, fighter, dropped);
  fighter.sheath = fighter.sheath.filter((one) => one !== drawn);
  fighter.hands.push(drawn);
  turnoutOf(ctx, fighter).items.drawn = true;
  ctx.emit({ kind: 'drawn', cite: '21.1.2.1', fighter: fighter.id, item: { ...drawn }, left: fighter.sheath.length });
}

/** Why a draw is against the rules, or null (21.1.2.1, 21.11.2, C164). */
function drawFault(tables: Tables, fighter: Fighter, { weapon, drop }: Draw): string | null {
  if (weapon === null) return drop === null ? null : 'nothing is let go without a draw (21.1.2.1)';
  if (fighter.sheath[weapon] === undefined) return 'there is no such weapon in the sheath (21.1.2)';
  const emptied = handsToEmpty(tables, fighter);
  if (drop === null) return emptied === null ? null : 'both hands are full: let something go to draw (21.1.2.1)';
  if (emptied === null) return 'a hand is free: nothing need be let go (C164)';
  const item = fighter.hands[drop];
  if (item === undefined) return 'there is nothing in that hand to let go (P32)';
  if (!canLeaveHand(tables, item)) return `a ${item.kind} never leaves the hand (21.11.2)`;
  return emptied.includes(drop) ? null : 'what takes both hands goes first: lasso or bow (21.7.3, 21.3.4)';
}

function listDraws(tables: Tables, fighter: Fighter): readonly Draw[] {
  const drops = handsToEmpty(tables, fighter) ?? [null];
  return [NO_DRAW, ...fighter.sheath.flatMap((_, weapon) => drops.map((drop): Draw => ({ weapon, drop })))];
}

/** 21.1.2.1 Which weapon of the sheath a man draws, and which hand lets go for it; nulls: he draws none. */
export const drawDecision: DecisionRules<State, Tables, GladiatorDecisions['draw']['ask'], Draw> = {
  check: (state, tables, ask, draw) => drawFault(tables, fighterOf(state, ask.fighter), draw),
  list: (state, tables, ask) => listDraws(tables, fighterOf(state, ask.fighter)),
  sample(state, tables, ask, pick) {
    const draws = listDraws(tables, fighterOf(state, ask.fighter));
    return draws[pick(draws.length)] ?? NO_DRAW;
  },
};
