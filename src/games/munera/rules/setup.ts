/** 3 Who meets whom: kits, stamina, places, the order of turns. */
import { ONE_DIE } from '../../../kernel/dice.ts';
import { modifier } from '../../../kernel/modifier.ts';
import { type Roll, rollOf } from '../../../kernel/roll.ts';
import { CENTRE, lineTo, ringPlace } from './geometry.ts';
import type { MuneraContext } from './kit.ts';
import type { Tables } from './tables/types.ts';
import type { Fighter, FighterSetup, MuneraSetup, Outfit, State, Weapon } from './types.ts';
import type { WeaponKind } from './words.ts';

/** 3.8 Stamina beside a die, and with the skill. */
const STAMINA = 4;
const STAMINA_SKILLED = 6;
/** MR-21 Arrows beside a die. */
const ARROWS = 3;

/** The bout before anything is rolled. */
export function initialState(setup: MuneraSetup, tables: Tables): State {
  const { radius } = tables.arenas[setup.arena];
  const fighters = setup.fighters.map((one, i) => fighterFor(one, i, tables));
  place(fighters, radius);
  return {
    ...{ turn: 0, phase: 0, outcome: null, radius, endlessArrows: setup.endlessArrows },
    ...{ fighters, ground: [], order: [], sparedToday: setup.sparedToday, acting: null },
    ...(setup.terms === undefined ? {} : { terms: { ...setup.terms } }),
  };
}

/** A fighter's id by its place in the set-up: 'A', 'B', .. */
export const idOf = (at: number): string => String.fromCharCode(65 + at);

function fighterFor(one: FighterSetup, at: number, tables: Tables): Fighter {
  const outfit = one.outfit ?? tables.profiles[one.profile].outfit;
  const id = idOf(at);
  return {
    ...{ id, name: one.name, team: one.team, seat: one.seat, profile: one.profile },
    ...{ stamina0: 0, stamina: 0, fatigue: 0, hex: CENTRE, facing: 0, down: false },
    ...{ armour: outfit.armour, helmet: outfit.helmet, shield: outfit.shield, galerus: outfit.galerus },
    ...{ held: weaponsFor(id, 'h', outfit.held, outfit), sheathed: weaponsFor(id, 's', outfit.sheathed, outfit) },
    ...{ darts: outfit.darts, arrows: 0, hoplomachus: one.profile.startsWith('hoplomachus') },
    ...{ entangled: null, holds: null, grip: null, hazed: false, threwSand: false, skills: [...one.skills] },
    ...{ taken: 0, dealt: 0, injured: [], defeated: [], whirlHits: 0, whirlDoubles: 0, spared: 0 },
    ...{ status: 'active', beatenBy: null },
    ...(one.favour === undefined ? {} : { favour: one.favour }),
  };
}

function weaponsFor(id: string, where: string, kinds: readonly WeaponKind[], { thonged }: Outfit): Weapon[] {
  return kinds.map((kind, i) => ({ id: `${id}-${where}${i + 1}`, kind, thonged: thonged && kind === 'hasta' }));
}

/** 3.9, MR-36 Evenly round a ring, team by team, looking to the middle. */
function place(fighters: readonly Fighter[], radius: number): void {
  const teams = [...new Set(fighters.map(({ team }) => team))];
  const inOrder = teams.flatMap((team) => fighters.filter((one) => one.team === team));
  for (const [k, fighter] of inOrder.entries()) {
    fighter.hex = ringPlace(radius, inOrder.length, k);
    fighter.facing = lineTo(fighter.hex, CENTRE);
  }
}

/** 3.8, 3.10, MR-35 Stamina and arrows by seat, then the order of turns. */
export function prepareBout(ctx: MuneraContext, setup: Pick<MuneraSetup, 'fighters'>): void {
  const { state, emit } = ctx;
  for (const [at, fighter] of state.fighters.entries()) rollFighter(ctx, fighter, setup.fighters[at]?.weakened ?? 0);
  state.order = ranked(ctx, state.fighters).map(({ id }) => id);
  emit({ kind: 'order', cite: '3.10', order: [...state.order] });
}

function rollFighter({ dice, emit }: MuneraContext, fighter: Fighter, weakened: number): void {
  const base = fighter.skills.includes('stamina') ? STAMINA_SKILLED : STAMINA;
  const modifiers = [
    modifier(base, 'everybody', '3.8'),
    ...(weakened === 0 ? [] : [modifier(-weakened, 'has not come back', 'MR-59')]),
  ];
  const rolls: Roll[] = [rollOf('stamina', '3.8', dice.throw('stamina', ONE_DIE), 'sum', modifiers)];
  fighter.stamina0 = rolls[0]?.total ?? 0;
  fighter.stamina = fighter.stamina0;
  if (fighter.held.some(({ kind }) => kind === 'bow')) {
    const roll = rollOf('arrows', 'MR-21', dice.throw('arrows', ONE_DIE), 'sum', [
      modifier(ARROWS, 'a quiver', 'MR-21'),
    ]);
    rolls.push(roll);
    fighter.arrows = roll.total;
  }
  const { id, stamina, arrows } = fighter;
  emit({ kind: 'stamina-rolled', cite: '3.8', rolls, fighter: id, stamina, arrows });
}

/** 3.10 High first; those who tie roll again among themselves. */
function ranked(ctx: MuneraContext, fighters: readonly Fighter[]): readonly Fighter[] {
  if (fighters.length < 2) return fighters;
  const rolls = fighters.map(() => rollOf('order', '3.10', ctx.dice.throw('order', ONE_DIE), 'sum'));
  ctx.emit({ kind: 'order-rolled', cite: '3.10', rolls, fighters: fighters.map(({ id }) => id) });
  const totals = [...new Set(rolls.map(({ total }) => total))].sort((a, b) => b - a);
  return totals.flatMap((total) =>
    ranked(
      ctx,
      fighters.filter((_, i) => rolls[i]?.total === total),
    ),
  );
}
