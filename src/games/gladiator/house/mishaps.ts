/** 39.5.2: plague, feast and revolt, man by man. */
import { ONE_DIE, TWO_DICE } from '../../../kernel/dice.ts';
import { type Modifier, modifier } from '../../../kernel/modifier.ts';
import { met, needing, rollOf } from '../../../kernel/roll.ts';
import { type HousesContext, type HousesRule, resolveAskOfHouse, SEAT } from './context.ts';
import type { Gladiator, House } from './house-types.ts';
import { changeMonth, housesInPlay, menOf, ownerOf } from './houses.ts';
import { post } from './ledger.ts';
import { GUARDS_STEP } from './limits.ts';
import { killMan, leaveHouse } from './market/recruits.ts';
import { guardsOf } from './policies.ts';

const CITE = '39.5.2';
/** 11-13 He lives with this and more. */
const PLAGUE_SPARES = 6;
/** 66 Above this he goes. */
const REVOLT_ABOVE = 7;

/** 11-13 1D6 + CN below 6: dead. */
export function plague(ctx: HousesContext): void {
  for (const one of everyMan(ctx)) {
    const { id, man } = one;
    const house = ownerOf(one);
    const thrown = ctx.dice.throw('plague', ONE_DIE);
    const sum = rollOf('plague', CITE, thrown, 'sum', withoutZero(man.ratings.cn, 'CN'));
    const roll = needing(sum, '<', PLAGUE_SPARES, (died) => (died ? 'dead' : 'spared'));
    ctx.emit({ kind: 'plague-rolled', cite: CITE, house, man: man.name, died: met(roll), rolls: [roll] });
    if (met(roll)) killMan(ctx, id, null, CITE);
  }
}

/** 34-36, P118 1D6 - CN, not below 0, CF in this month's match. */
export function feast(ctx: HousesContext): void {
  const lost: { [man: string]: number } = {};
  for (const one of everyMan(ctx)) {
    const { id, man } = one;
    const house = ownerOf(one);
    const roll = rollOf('feast', CITE, ctx.dice.throw('feast', ONE_DIE), 'sum', withoutZero(-man.ratings.cn, 'CN'));
    const loss = Math.max(0, roll.total);
    if (loss > 0) lost[String(id)] = loss;
    ctx.emit({ kind: 'feast-rolled', cite: CITE, house, man: man.name, loss, rolls: [roll] });
  }
  changeMonth(ctx.state, { feast: lost });
}

/** 66, P118 2D6 less 1 for 10 denarii spent on him, above 7: gone. */
export function* resolveRevolt(ctx: HousesContext): HousesRule {
  const guarded = new Map<string, number>();
  for (const house of housesInPlay(ctx.state)) {
    const spent = yield* resolveGuards(ctx, house);
    for (const { id } of menOf(ctx.state, house.id)) {
      const denarii = spent[String(id)] ?? 0;
      guarded.set(String(id), denarii);
      post(ctx, house.id, -denarii, { why: 'guards', cite: CITE, man: id });
    }
  }
  for (const one of everyMan(ctx)) rollRevolt(ctx, one, guarded.get(String(one.id)) ?? 0);
}

function* resolveGuards({ state }: HousesContext, house: House): HousesRule<{ readonly [man: string]: number }> {
  if (house.by !== 'seat') return guardsOf(state, house);
  const men = menOf(state, house.id).map(({ id }) => id);
  const most = Math.max(0, house.denarii);
  const ask = { kind: 'guards', seat: SEAT, cite: CITE, men, step: GUARDS_STEP, most } as const;
  const [spent = {}] = yield* resolveAskOfHouse<'guards'>([ask]);
  return spent;
}

function rollRevolt(ctx: HousesContext, one: Gladiator, denarii: number): void {
  const { id, man } = one;
  const house = ownerOf(one);
  const modifiers = withoutZero(-Math.floor(denarii / GUARDS_STEP), 'denarii spent on him');
  const sum = rollOf('revolt', CITE, ctx.dice.throw('revolt', TWO_DICE), 'sum', modifiers);
  const roll = needing(sum, '>', REVOLT_ABOVE, (fled) => (fled ? 'gone' : 'stays'));
  ctx.emit({ kind: 'revolt-rolled', cite: CITE, house, man: man.name, fled: met(roll), rolls: [roll] });
  if (met(roll)) leaveHouse(ctx, id, 'fled');
}

/** P284 House by house, man by man. */
function everyMan({ state }: HousesContext): readonly Gladiator[] {
  return housesInPlay(state).flatMap(({ id }) => menOf(state, id));
}

const withoutZero = (value: number, why: string): readonly Modifier[] =>
  value === 0 ? [] : [modifier(value, why, CITE)];
