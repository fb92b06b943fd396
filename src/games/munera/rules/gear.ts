/** 7, 10 What hands hold, and what can be attacked with. */
import type { With } from './acts.ts';
import { heldWeapon } from './roster.ts';
import type { Tables, WayRow } from './tables/types.ts';
import type { Fighter, GroundItem, OwnTurn, Weapon } from './types.ts';
import type { WayKind } from './words.ts';

const HANDS = 2;
/** 7.29 The most darts that one may have. */
export const MOST_DARTS = 4;

/** MR-38 Whether cesti are on both hands. */
export const wearsCesti = ({ held }: Pick<Fighter, 'held'>): boolean => held.some(({ kind }) => kind === 'cestus');

/** MR-38 Hands that hold something; a net is held while it is on somebody. @internal */
export function handsUsed(fighter: Pick<Fighter, 'held' | 'shield' | 'darts'>, { weapons }: Tables): number {
  const held = fighter.held.reduce((sum, { kind }) => sum + weapons[kind].hands, 0);
  return held + (fighter.shield === 'none' ? 0 : 1) + (fighter.darts > 0 ? 1 : 0);
}

/** MR-38 Hands that are empty; a galerus is on the arm and takes none, but bears no shield. */
export function freeHands(fighter: Fighter, tables: Tables): number {
  return wearsCesti(fighter) ? 0 : Math.max(0, HANDS - handsUsed(fighter, tables));
}

/** 7 Whether a spear, a trident or a great weapon is held in both hands: nothing else is, and no net on anybody. */
function isTwoHanded({ held, shield, darts, holds }: Fighter): boolean {
  return shield === 'none' && held.length === 1 && darts === 0 && holds === null;
}

/** What an attack is made with: its row, how it is called, and the weapon where it is one. */
export interface Arm {
  readonly row: WayRow;
  readonly name: string;
  readonly weapon: Weapon | null;
  /** 7.26 A hand weapon that is struck with. */
  readonly hand: boolean;
  /** Something that flies: a dart, an arrow, a loose hasta. */
  readonly missile: 'dart' | 'arrow' | 'hasta' | null;
  /** By what it counts as used in a turn. */
  readonly mark: string;
}

const LONG = ['long spear', 'trident', 'great weapon'];

/** What somebody attacks with; null: it has no such thing. */
export function armOf(fighter: Fighter, how: With, tables: Tables): Arm | null {
  if (how.by === 'weapon') return weaponArm(fighter, how.id, tables);
  if (how.by === 'throw') return thrownArm(fighter, how.id, tables);
  const way = wayOf(fighter, how.by);
  if (way === null) return null;
  const missile = how.by === 'dart' ? 'dart' : null;
  return { row: tables.ways[way], name: way, weapon: null, hand: false, missile, mark: how.by };
}

function wayOf({ darts, shield }: Fighter, by: 'dart' | 'shield' | 'cape' | 'improvised'): WayKind | null {
  switch (by) {
    case 'dart':
      return darts > 0 ? 'dart' : null;
    case 'shield':
      return shield === 'small' ? 'small shield' : shield === 'large' ? 'large shield' : null;
    case 'cape':
      return shield === 'cape' ? 'cape' : null;
    case 'improvised':
      return 'improvised';
  }
}

function weaponArm(fighter: Fighter, id: string, tables: Tables): Arm | null {
  const weapon = heldWeapon(fighter, id);
  if (weapon === null || (weapon.kind === 'bow' && !fighter.arrows)) return null;
  const row = tables.weapons[weapon.kind];
  const both = LONG.includes(weapon.kind) && isTwoHanded(fighter);
  const spear = weapon.kind === 'long spear' || weapon.kind === 'trident';
  return {
    row: spear && both ? { ...row, penetrates: true } : weapon.kind === 'great weapon' && !both ? oneHanded(row) : row,
    name: weapon.kind,
    weapon,
    hand: row.hand,
    missile: weapon.kind === 'bow' ? 'arrow' : null,
    mark: weapon.id,
  };
}

/** 10 A great weapon in one hand is harder to bring down. */
function oneHanded(row: WayRow): WayRow {
  return { ...row, ranges: new Map([...row.ranges].map(([range, value]) => [range, value - 1])) };
}

function thrownArm(fighter: Fighter, id: string, { ways }: Tables): Arm | null {
  const weapon = heldWeapon(fighter, id);
  if (weapon?.kind !== 'hasta') return null;
  const way = weapon.thonged ? 'thonged hasta' : 'thrown hasta';
  const missile = weapon.thonged ? null : 'hasta';
  return { row: ways[way], name: way, weapon, hand: false, missile, mark: weapon.id };
}

/** MR-50 All that somebody could attack with, in the order in which an AI thinks of it. */
export function armsOf({ held, darts, shield }: Fighter): readonly With[] {
  return [
    ...held.flatMap(({ id, kind }): With[] =>
      kind === 'hasta'
        ? [
            { by: 'weapon', id },
            { by: 'throw', id },
          ]
        : [{ by: 'weapon', id }],
    ),
    ...(darts > 0 ? [{ by: 'dart' as const }] : []),
    ...(shield === 'cape' ? [{ by: 'cape' as const }] : shield === 'none' ? [] : [{ by: 'shield' as const }]),
    { by: 'improvised' },
  ];
}

/** 7.26 What a second attack costs more: nothing where a hand weapon follows another weapon. */
export function surcharge({ attacks, used }: OwnTurn, arm: Arm): number {
  if (attacks === 0) return 0;
  const waived = arm.hand && !used.includes(arm.mark) && !used.includes('improvised');
  return waived ? 0 : 1;
}

/** 16 Whether somebody has nothing to fight with but its fists: no hand weapon, no dart, no bow with an arrow. */
export function isUnarmed({ held, darts, arrows }: Fighter, { weapons }: Tables): boolean {
  return darts === 0 && held.every(({ kind }) => !weapons[kind].hand && (kind !== 'bow' || arrows === 0));
}

/** What something on the sand is called. */
export function itemName(item: GroundItem): string {
  if (item.kind === 'weapon') return item.weapon.kind;
  return item.kind === 'shield' ? (item.shield === 'cape' ? 'cape' : `${item.shield} shield`) : item.kind;
}
