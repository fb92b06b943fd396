/** P234: what the other houses do in a month: newcomers, and bouts among the known gladiators. */

import { type Lot, ONE_DIE } from '../../../kernel/dice.ts';
import { rollOf } from '../../../kernel/roll.ts';
import { FIGHTER_IDS } from '../rules/setup/lineup.ts';
import { muster } from '../rules/setup/muster.ts';
import { addRival, settleRival } from './aftermath.ts';
import type { CareerContext } from './context.ts';
import type { CombatClass, Rival } from './man/man-types.ts';
import { newcomer } from './man/newcomer.ts';
import { streamSeed } from './munus/bout-order.ts';
import { fightByBook } from './munus/fight-out.ts';
import { boutFighter, combatValue } from './munus/fighter.ts';
import type { OtherBout } from './types.ts';

/** P234 Fewer than these able to fight, and newcomers fill the houses up; from these on nobody comes. */
const STABLE = { least: 6, most: 14 } as const;
/** Bouts of a month have seeds of their own, so many numbers apart. */
const BOUTS_PER_MONTH = 10;
/** P234 The classes newcomers come from: any but the mounted. */
const FOOT_CLASSES: readonly CombatClass[] = [1, 2, 3, 4, 5];

/** P234 A month of the other houses. */
export function settleOthers(ctx: CareerContext): void {
  const { state, dice, emit } = ctx;
  const roll = rollOf('other-bouts', 'P234', dice.throw('other-bouts', ONE_DIE), 'd3');
  emit({ kind: 'number-of-bouts-rolled', cite: 'P234', count: roll.total, rolls: [roll] });
  const rested = able(state.rivals).filter(({ met }) => met.at(-1)?.munus !== state.turn);
  for (let n = 0; n < roll.total && rested.length >= 2; n++) {
    const lots: Lot[] = [];
    const pair = [draw(ctx, rested, lots), draw(ctx, rested, lots)];
    const [red, blue] = pair;
    if (red !== undefined && blue !== undefined) fightPair(ctx, red, blue, n, lots);
  }
  welcome(ctx);
}

const able = (rivals: readonly Rival[]) => rivals.filter(({ standing }) => standing === 'fighting');

function draw({ dice }: CareerContext, from: Rival[], lots: Lot[]): Rival | undefined {
  const lot = dice.lot('rival', 'P234', from.length);
  lots.push(lot);
  return from.splice(lot.picked, 1)[0];
}

function fightPair(ctx: CareerContext, red: Rival, blue: Rival, n: number, lots: readonly Lot[]): void {
  const { state, tables, emit } = ctx;
  const asFighter = ({ man, fs }: Rival) => boutFighter(tables.gladiator, man, fs);
  const fighters = muster([asFighter(red)], [asFighter(blue)], null);
  const setup = { rules: state.setup.rules, fighters, arena: { size: null, obstacles: null } };
  const seed = streamSeed(state.seed, 'others', BOUTS_PER_MONTH * state.turn + n);
  const { feats, by, turns, moments } = fightByBook(tables.gladiator, { setup, seed });
  const [a, b] = FIGHTER_IDS.slice(0, 2).map((id) => feats[id]);
  if (a === undefined || b === undefined) throw new Error('a bout without its men');
  const bout: OtherBout = {
    munus: state.turn,
    red: { rival: red.id, result: a.result, cv: combatValue(red.man) },
    blue: { rival: blue.id, result: b.result, cv: combatValue(blue.man) },
    by,
    turns,
    moment: moments.at(-1)?.text ?? null,
  };
  state.others.push(bout);
  emit({ kind: 'others-fought', cite: 'P234', bout, red: red.man.name, blue: blue.man.name, lots });
  settleRival(ctx, { ...red, bouts: red.bouts + 1 }, a);
  settleRival(ctx, { ...blue, bouts: blue.bouts + 1 }, b);
}

/** P234 Newcomers join the houses: as many as are missing, or one, while there is room. */
function welcome(ctx: CareerContext): void {
  const { state, dice } = ctx;
  const count = able(state.rivals).length;
  const wanted = count >= STABLE.most ? 0 : Math.max(1, STABLE.least - count);
  for (let i = 0; i < wanted; i++) {
    const lot = dice.lot('class', 'P234', FOOT_CLASSES.length);
    addRival(ctx, newcomer(ctx, FOOT_CLASSES[lot.picked] ?? 1, false, []), [lot]);
  }
}
