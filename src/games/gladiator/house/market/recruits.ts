/** 39.4.1, 39.5.3.3, P280: how men come into a house, and leave it. */
import type { Lot } from '../../../../kernel/dice.ts';
import { NOTHING_RAISED } from '../../career/man/improvements.ts';
import type { CombatClass } from '../../career/man/man-types.ts';
import { makeChallenger } from '../../career/munus/challenger.ts';
import type { Billed } from '../../career/munus/munus-types.ts';
import type { HousesContext } from '../context.ts';
import type { Arrival } from '../events.ts';
import type { Gladiator, HouseId, ManFate, ManId } from '../house-types.ts';
import { changeGladiator, houseOf, namesTaken, ownerOf } from '../houses.ts';

/** P280 The classes men of houses come from: any but the mounted (38.4.1). */
const FOOT_CLASSES: readonly CombatClass[] = [1, 2, 3, 4, 5];

/** What is known of a man before he is anybody's. */
type Newcomer = Pick<Billed, 'man' | 'fs'>;

/** 29.2, P280 A man fit to be bought, without experience. */
export function makeRecruit(ctx: HousesContext): { readonly recruit: Newcomer; readonly lots: readonly Lot[] } {
  const { state, dice } = ctx;
  const lot = dice.lot('class', 'P280', FOOT_CLASSES.length);
  const of = { combatClass: FOOT_CLASSES[lot.picked] ?? 1 };
  return { recruit: makeChallenger(ctx, { of, budget: 0, taken: namesTaken(state) }), lots: [lot] };
}

const CITES: { readonly [C in Arrival]: string } = {
  founding: '39.4.1',
  career: 'P281',
  stock: '39.5.3.3',
  trade: '39.5.3.1',
  hire: '39.5.2',
};

/** A man is known from now on, as nobody's yet. */
export function enlist({ state }: HousesContext, { man, fs }: Newcomer, hired = false): Gladiator {
  const one: Gladiator = {
    id: state.men.length + 1,
    ...{ man, fs, house: null, fate: 'fighting', killer: null, since: state.turn, until: null },
    ...{ hired, boughtAs: null, raised: NOTHING_RAISED, retrained: false },
  };
  state.men = [...state.men, one];
  return one;
}

/** A man comes into a house, or goes over to it; `lots`: those he was drawn by. */
export function joinHouse(
  ctx: HousesContext,
  id: ManId,
  house: HouseId,
  coming: Arrival,
  lots: readonly Lot[] = [],
): void {
  const { man } = changeGladiator(ctx.state, id, { house, since: ctx.state.turn });
  const { name } = houseOf(ctx.state, house);
  const drawn = lots.length === 0 ? {} : { lots };
  const { style } = man;
  ctx.emit({ kind: 'man-joined', cite: CITES[coming], house, name, man: man.name, style, coming, ...drawn });
}

const LEAVING_CITES = { sold: '39.5.3.2', fled: '39.5.2', 'gone home': 'P284' } as const;

/** A man leaves his house otherwise than dead or free. */
export function leaveHouse(ctx: HousesContext, id: ManId, how: Extract<ManFate, 'sold' | 'fled' | 'gone home'>): void {
  const { state } = ctx;
  const { house, man } = changeGladiator(state, id, { fate: how, until: state.turn });
  const name = house === null ? null : houseOf(state, house).name;
  ctx.emit({ kind: 'man-left', cite: LEAVING_CITES[how], house, name, man: man.name, how });
}

/** A man of a house dies. */
export function killMan(ctx: HousesContext, id: ManId, killer: string | null, cite: string): void {
  const { state } = ctx;
  const one = changeGladiator(state, id, { fate: 'dead', killer, until: state.turn });
  ctx.emit({ kind: 'man-died', cite, house: ownerOf(one), man: one.man.name, killer });
}
