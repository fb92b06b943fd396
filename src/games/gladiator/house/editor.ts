/** 39.5.1: whose munus it is. */
import { TWO_DICE } from '../../../kernel/dice.ts';
import { type Roll, rollOf } from '../../../kernel/roll.ts';
import type { HousesContext } from './context.ts';
import type { House } from './house-types.ts';
import { changeMonth, housesInPlay } from './houses.ts';

/** 39.5.1, 39.5.1.1, P283 2D6 for each house: the highest but last month's Editor. */
export function chooseEditor(ctx: HousesContext): void {
  const { state } = ctx;
  const last = state.months.at(-1)?.editor ?? null;
  const houses = housesInPlay(state);
  const rolls = throwFor(ctx, houses, false);
  const others = houses.filter(({ id }) => id !== last);
  const able = others.length === 0 ? houses : others;
  let highest = bestOf(able, (one) => rolls[houses.indexOf(one)]?.total ?? 0);
  while (highest.length > 1) {
    const tied = highest;
    const again = throwFor(ctx, tied, true);
    highest = bestOf(tied, (one) => again[tied.indexOf(one)]?.total ?? 0);
  }
  const [editor] = highest;
  if (editor === undefined) throw new Error('no house is left to be Editor');
  changeMonth(state, { editor: editor.id });
  const top = bestOf(houses, (one) => rolls[houses.indexOf(one)]?.total ?? 0);
  const passed = top.some(({ id }) => id === last) && editor.id !== last ? last : null;
  const cite = passed === null ? '39.5.1' : '39.5.1.1';
  ctx.emit({ kind: 'editor-named', cite, house: editor.id, name: editor.name, passed });
}

function throwFor({ dice, emit }: HousesContext, houses: readonly House[], tied: boolean): readonly Roll[] {
  const cite = tied ? 'P117' : '39.5.1';
  const rolls = houses.map(({ name }) => ({
    ...rollOf('editor', cite, dice.throw('editor', TWO_DICE), 'sum'),
    result: name,
  }));
  emit({ kind: 'editor-rolled', cite, houses: houses.map(({ id }) => id), tied, rolls });
  return rolls;
}

function bestOf(houses: readonly House[], total: (house: House) => number): readonly House[] {
  const most = Math.max(...houses.map(total));
  return houses.filter((one) => total(one) === most);
}
