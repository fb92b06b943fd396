/** 39.5.4: the munus of the month: its quality, who is sent, and what that costs. */
import { ONE_DIE, TWO_DICE } from '../../../../kernel/dice.ts';
import { modifier } from '../../../../kernel/modifier.ts';
import { rollOf } from '../../../../kernel/roll.ts';
import { arenaOf } from '../../career/munus/bill.ts';
import { type HousesContext, type HousesRule, resolveAskOfHouse, SEAT } from '../context.ts';
import type { House, HouseId, ManId } from '../house-types.ts';
import { changeMonth, gladiatorOf, houseOf, housesInPlay, menOf } from '../houses.ts';
import { post } from '../ledger.ts';
import { COLOSSEUM_SIZE } from '../limits.ts';
import { menSent } from '../policies.ts';
import type { HousesState } from '../types.ts';
import { playDares } from './dares.ts';
import { resolveFixtures } from './fixtures.ts';
import { playWagers } from './wagers.ts';

/** 39.5.4 What goes on 2D3 for the quality of a munus. */
const QUALITY_DRM = -1;
/** 39.5.4.5 Denarii for each house when the games are in the Colosseum. */
const COLOSSEUM_DENARII = 10;

/** 39.5.4 From the announcement to the last wager. */
export function* playMunus(ctx: HousesContext): HousesRule {
  const { state } = ctx;
  changeMonth(state, { quality: rollMunusQuality(ctx), arena: arenaOf(ctx) });
  yield* resolveSending(ctx);
  payBonus(ctx);
  yield* resolveFixtures(ctx);
  yield* playDares(ctx);
  yield* playWagers(ctx);
}

function rollMunusQuality({ dice, emit }: HousesContext): number {
  const always = modifier(QUALITY_DRM, 'always', '39.5.4');
  const roll = rollOf('munus-quality', '39.5.4', dice.throw('munus-quality', TWO_DICE), 'd3', [always]);
  emit({ kind: 'munus-announced', cite: '39.5.4', quality: roll.total, rolls: [roll] });
  return roll.total;
}

/** 39.5.4.1, P287 How many men a house may send; fees that its purse does not hold are owed (39.6). */
function mostToSend(state: Readonly<HousesState>, house: House): number {
  return Math.min(state.month.quality ?? 0, menOf(state, house.id).length);
}

/** 39.5.4.1, 39.5.4.2 The houses choose, none seeing the others' choice, and pay. */
function* resolveSending(ctx: HousesContext): HousesRule {
  const { state } = ctx;
  const sent: { readonly house: HouseId; readonly men: readonly ManId[] }[] = [];
  for (const house of housesInPlay(state)) sent.push({ house: house.id, men: yield* resolveChoice(ctx, house) });
  changeMonth(state, { sent: sent.flatMap(({ men }) => men) });
  for (const { house, men } of sent) {
    if (men.length === 0) continue;
    tellSent(ctx, house, men);
    if (state.month.editor !== house) for (const man of men) payFee(ctx, house, man);
  }
}

/** 39.5.4.5 In the Colosseum each house has its bonus, whether it sends a man or not. */
function payBonus(ctx: HousesContext): void {
  const { state } = ctx;
  if (state.month.arena?.size !== COLOSSEUM_SIZE) return;
  for (const { id } of housesInPlay(state)) {
    post(ctx, id, COLOSSEUM_DENARII, { why: 'colosseum', cite: '39.5.4.5' });
  }
}

function* resolveChoice({ state }: HousesContext, house: House): HousesRule<readonly ManId[]> {
  const most = mostToSend(state, house);
  if (most === 0) return [];
  if (house.by !== 'seat') return menSent(state, house, most);
  const { quality, editor } = state.month;
  const men = menOf(state, house.id).map(({ id }) => id);
  const free = editor === house.id;
  const ask = { kind: 'send', seat: SEAT, cite: '39.5.4.1', quality: quality ?? 0, most, free, men } as const;
  const [chosen = []] = yield* resolveAskOfHouse<'send'>([ask]);
  return chosen;
}

function tellSent({ state, emit }: HousesContext, house: HouseId, men: readonly ManId[]): void {
  const { name } = houseOf(state, house);
  const names = men.map((id) => gladiatorOf(state, id).man.name);
  emit({ kind: 'sent', cite: '39.5.4.1', house, name, men: names });
}

/** 39.5.4.2 A house pays 1D3 denarii for a man it sends. */
function payFee(ctx: HousesContext, house: HouseId, man: ManId): void {
  const roll = rollOf('fee', '39.5.4.2', ctx.dice.throw('fee', ONE_DIE), 'd3');
  post(ctx, house, -roll.total, { why: 'fee', cite: '39.5.4.2', man, rolls: [roll] });
}
