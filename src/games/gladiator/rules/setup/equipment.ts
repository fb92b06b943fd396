/** 3.12-3.14, 19, 21.6: what a man wears and carries as the match begins. */

import { type Dice, type Lot, ONE_DIE } from '../../../../kernel/dice.ts';
import { modifier } from '../../../../kernel/modifier.ts';
import { type Roll, rollOf } from '../../../../kernel/roll.ts';
import { bowOf, QUIVER } from '../advanced/bow.ts';
import { armourWorth } from '../sheet.ts';
import type { ArmourRow, StyleRow, Tables } from '../tables/types.ts';
import { weaponRecord } from '../tables/weapon-rows.ts';
import {
  type Area,
  type Armour,
  type ByArea,
  type Fighter,
  type FightingStyle,
  type GladiatorType,
  type Item,
  type ShieldSize,
  SWORD,
  type Weapon,
  type WeaponKind,
} from '../types.ts';

/** Numbers set aside for the items of one man with a style. */
const ITEMS_PER_MAN = 10;

/** What a set-up says of a man's kit; null is for his kind or the dice to say. */
export interface KitSetup {
  /** A row of the type's table, or armour by area. */
  readonly armour: number | Readonly<ByArea<Armour>> | null;
  /** 'none': he carries no shield. */
  readonly shield: ShieldSize | 'none' | null;
  /** 21 In place of what his kind holds in the first hand. */
  readonly weapon: WeaponKind | null;
  /** 21.6 How many javelins a Velite brings, that in his hand included; left open: by dice. */
  readonly javelins?: number;
  /** 21.4.1 A Retiarius takes a dagger in the sheath besides. */
  readonly dagger?: boolean;
}

type Worn = Pick<KitSetup, 'armour' | 'shield'>;

/** 21.6, C46 How many javelins a sheath holds: 1D3+1. */
export const JAVELINS = { least: 2, most: 4 } as const;

/** Dice on the way to one log sheet. */
export interface SheetMaking {
  readonly dice: Dice;
  readonly tables: Tables;
  readonly rolls: Roll[];
  readonly lots: Lot[];
}

/** What a man wears and carries into the arena. */
type Gear = Pick<Fighter, 'armour' | 'hands' | 'sheath' | 'arrows'>;

/** 3.12-3.14, 19 Armour, shield and weapons of a type, or of a style with its quirks. */
export function equip(
  making: SheetMaking,
  type: GladiatorType,
  style: FightingStyle | null,
  setup: KitSetup,
  index: number,
): Gear {
  const row = style === null ? null : making.tables.styles[style];
  const worn = wear(making, type, row, setup);
  const { armour } = worn;
  const archer = setup.weapon !== null && weaponRecord(making.tables, { kind: setup.weapon }).use === 'shot';
  const shield = archer ? null : worn.shield; // 21.3.4 a bow needs both hands
  let id = row === null ? 2 * index : ITEMS_PER_MAN * index;
  const weapon = (kind: WeaponKind): Weapon => ({ id: ++id, kind });
  const [first = SWORD, ...others] = row?.hands ?? [];
  const hands: Item[] = [setup.weapon ?? first, ...others].map((kind) => ({ id: ++id, kind }));
  if (shield !== null) hands.push({ id: ++id, kind: 'shield', size: shield, ticked: 0 });
  const sheath = (row?.sheath ?? []).flatMap((kind) =>
    kind === 'javelins'
      ? Array.from({ length: (setup.javelins ?? javelins(making)) - 1 }, () => weapon('javelin'))
      : [weapon(kind)],
  );
  if (style === 'retiarius' && setup.dagger === true) sheath.push(weapon('dagger'));
  return { armour, hands, sheath, arrows: bowOf(making.tables, { hands }) === null ? 0 : QUIVER };
}

/** 21.6, C46 1D3 + 1; one of them is in his hand. */
function javelins({ dice, rolls }: SheetMaking): number {
  const roll = rollOf('javelins', '21.6', dice.throw('javelins', ONE_DIE), 'd3', [modifier(1, 'always', '21.6')]);
  rolls.push({ ...roll, result: `${roll.total} javelins` });
  return roll.total;
}

/** 3.12, 19, P304 Armour and shield by 1D6 on the type's table, as far as neither style nor set-up gives them. */
export function wear(
  making: SheetMaking,
  type: GladiatorType,
  style: StyleRow | null,
  setup: Worn,
): { armour: ByArea<Armour>; shield: ShieldSize | null } {
  const written = typeof setup.armour === 'object' ? setup.armour : null;
  const given = written ?? style?.own ?? (style?.armour === 'none' ? BARE : null);
  const ruled = style === null || style.shield === 'rolled' ? setup.shield : style.shield;
  const shieldOf = (row: ArmourRow) => (ruled === 'none' ? null : (ruled ?? row.shield));
  if (given !== null && ruled !== null) return { armour: { ...given }, shield: ruled === 'none' ? null : ruled };
  const row = armourFor(making, type, style, setup);
  const armour = { ...(given ?? row.armour) };
  if (style?.armour === 'no helmet') armour[1] = '--'; // 19.3.2 his head is bare
  return { armour, shield: shieldOf(row) };
}

const BARE: Readonly<ByArea<Armour>> = { 1: '--', 2: '--', 3: '--', 4: '--', 5: '--' };

/** 3.12, 19.4.2 A row given or rolled; a Crupellarius rolls twice and has the better of each. */
function armourFor(making: SheetMaking, type: GladiatorType, style: StyleRow | null, setup: Worn): ArmourRow {
  if (typeof setup.armour === 'number') return armourRow(making.tables, type, setup.armour);
  const row = rollArmour(making, type);
  if (style?.armour !== 'best of two') return row;
  const other = rollArmour(making, type);
  const better = (area: Area) => {
    const worth = (one: ArmourRow) => armourWorth(making.tables, one.armour[area]);
    return worth(other) > worth(row) ? other.armour[area] : row.armour[area];
  };
  const armour = { 1: better(1), 2: better(2), 3: better(3), 4: better(4), 5: better(5) };
  return { ...row, armour, shield: row.shield === 'large' ? 'large' : other.shield };
}

function armourRow(tables: Tables, type: GladiatorType, row: number): ArmourRow {
  const found = tables.armour[type][row - 1];
  if (found === undefined) throw new Error(`no armour row ${row}`);
  return found;
}

function rollArmour({ dice, tables, rolls }: SheetMaking, type: GladiatorType): ArmourRow {
  const roll = rollOf('armour-row', '3.12', dice.throw('armour-row', ONE_DIE), 'sum');
  const row = armourRow(tables, type, roll.total);
  rolls.push({ ...roll, table: row.table, result: `${row.shield} shield` });
  return row;
}
