/** 3 A new Star, step by step; what was rolled for it stands (R92). */
import { TWO_DICE } from '../../../kernel/dice.ts';
import { modifier } from '../../../kernel/modifier.ts';
import { rollOf } from '../../../kernel/roll.ts';
import type { Rule } from '../../../kernel/rule.ts';
import { ratedTotal, sizedAttributes } from '../rules/creation.ts';
import type { SizeRow, Tables } from '../rules/tables/types.ts';
import type { HeroCard } from '../rules/types.ts';
import type { Signature } from '../rules/words.ts';
import { type CareerContext, PLAYER, resolveCareerAsk } from './kit.ts';
import type { Birth, Career, CareerDecisions, CareerState, Creation, Shape } from './types.ts';

/** 3.4 On the roll for size. */
const WOMANS_SIZE = -2;

/** 3 Makes a Star, or leaves it: null was answered somewhere. */
export function* resolveCreation(ctx: CareerContext): Rule<CareerDecisions> {
  const { state, emit } = ctx;
  const asked = { seat: PLAYER };
  const [birth = null] = yield* resolveCareerAsk<'birth'>([{ kind: 'birth', cite: '3.3', ...asked }]);
  if (birth === null) return nobody(ctx);
  const { size, speed, strength } = rollSize(ctx, birth);
  const [chosen = null] = yield* resolveCareerAsk<'signature'>([
    { kind: 'signature', cite: '3.5', birth, size, ...asked },
  ]);
  if (chosen === null) return nobody(ctx);
  const signatures = chosen.second ? [chosen.first, rollSecond(ctx, birth)] : [chosen.first];
  const [shape = null] = yield* resolveCareerAsk<'shape'>([
    { kind: 'shape', cite: '3.6', birth, size, signatures, ...asked },
  ]);
  if (shape === null) return nobody(ctx);
  const female = birth.gender === 'female';
  const attributes = sizedAttributes(shape.points, { female, speed, strength });
  const card = { ...cardOf(birth, signatures), attributes };
  state.creation = null;
  state.made = state.turn;
  state.familia.push(starOf(ctx, birth, shape, card, size));
  emit({ kind: 'made', cite: '3', name: birth.name, rated: ratedTotal(card, false, ctx.tables) });
}

function nobody({ emit }: CareerContext): void {
  emit({ kind: 'nobody-made', cite: 'R92' });
}

function cardOf({ gender, handed }: Birth, signatures: Signature[]): Omit<HeroCard, 'attributes'> {
  return { gender, handed, signatures, lost: {}, spared: false };
}

function starOf(
  { state }: CareerContext,
  { name }: Birth,
  { primary, secondary }: Shape,
  card: HeroCard,
  size: Career['size'],
): Career {
  state.ids += 1;
  return { ...newCareer(`s${state.ids}`, name, card, state.turn), size, primary, secondary, locale: 'fringes' };
}

/** A career as it begins. */
export function newCareer(id: string, name: string, card: HeroCard, month: number) {
  return {
    ...{ id, name, card, size: 'average' as const, fame: 0, laurels: 0 },
    ...{ record: { won: 0, lost: 0, drawn: 0, kills: 0 }, free: false, ended: null, barred: null, since: month },
  };
}

/** R92 What has been rolled for the Star in the making. */
function begun({ state }: CareerContext): Creation | null {
  return state.creation;
}

/** R92 The size of the Star in the making, by the dice that stand for it; null: none have been thrown. */
export function standingSize(
  { creation }: Readonly<CareerState>,
  { gender }: Pick<Birth, 'gender'>,
  tables: Tables,
): SizeRow | null {
  if (creation === null) return null;
  const rolled = creation.size.reduce((sum, die) => sum + die, 0);
  return tables.size(rolled + (gender === 'female' ? WOMANS_SIZE : 0)).value;
}

/** 3.4 Table 3-1; two less for a woman. */
function rollSize(ctx: CareerContext, { name, gender }: Birth): SizeRow {
  const { state, tables, dice, emit } = ctx;
  const before = begun(ctx);
  const thrown = before === null ? dice.throw('size', TWO_DICE) : { draw: dice.draws, dice: { die: before.size } };
  state.creation = before ?? { size: [...(thrown.dice.die ?? [])], second: null };
  const roll = rollOf(
    'size',
    '3.4',
    thrown,
    'sum',
    gender === 'female' ? [modifier(WOMANS_SIZE, 'a woman', '3.4')] : [],
  );
  const { table, value } = tables.size(roll.total);
  const rolls = [{ ...roll, table, result: value.size }];
  emit({ kind: 'size-rolled', cite: before === null ? '3.4' : 'R92', rolls, name, size: value.size });
  return value;
}

/** 3.5, R14 Table 3-2: it must be kept. */
function rollSecond(ctx: CareerContext, { name }: Birth): Signature {
  const { state, tables, dice, emit } = ctx;
  const before = begun(ctx)?.second ?? null;
  const thrown = before === null ? dice.throw('second', TWO_DICE) : { draw: dice.draws, dice: { die: before } };
  if (state.creation !== null) state.creation.second = [...(thrown.dice.die ?? [])];
  const roll = rollOf('second', '3.5', thrown, 'sum');
  const { table, value: signature } = tables.signature(roll.total);
  const rolls = [{ ...roll, table, result: signature }];
  emit({ kind: 'second-rolled', cite: before === null ? '3.5' : 'R92', rolls, name, signature });
  return signature;
}
