/** What the printed tables are once read: the shapes the rules ask. */
import type { Direction, Hex } from '../../../../kernel/hex.ts';
import type { TableCell } from '../../../../kernel/roll.ts';
import type { BeastAction, BeastKind } from '../beasts/types.ts';
import type { BlowResult } from '../events.ts';
import type { AnimalCritical, AnimalKind, AnimalMove } from '../springsteen/types.ts';
import type {
  ActionCode,
  Area,
  Armour,
  ArmourLetter,
  ByArea,
  CaughtBy,
  Characteristic,
  FightingStyle,
  GladiatorType,
  NetKind,
  ShieldSize,
  SnareKind,
  V2Origin,
  WeaponKind,
} from '../types.ts';
import type { Armoury } from './armoury-types.ts';
import type { Overlay } from './edition-types.ts';
import type { Formulas } from './formulas.ts';

/** Directions relative to a facing, clockwise from straight ahead (A0). */
export const RELATIVE = ['F', 'FR', 'BR', 'B', 'BL', 'FL'] as const;
export type Relative = (typeof RELATIVE)[number];

/** A cell found in a table: as printed, and as a value. */
export interface Found<V> {
  readonly table: TableCell;
  readonly value: V;
}

/** A table whose rows are found by a total. */
export interface TotalTable<V> {
  at(total: number, column: number): Found<V>;
}

/** 9.5.1 What the CRT says of a blow; `bonus` is the number behind an H, 0 for all else. */
export interface CrtCell {
  readonly result: BlowResult;
  readonly bonus: number;
}
/** 11.1 Stun that a table brings, in points, and what it costs besides; null: nothing. */
export interface StunCell {
  readonly stun: number;
  readonly effect: 'weapon drop' | 'shield drop' | 'fall prone' | null;
}
/** 10.5 Critical results, as printed. */
export const CRITICALS = [
  '--',
  '1',
  'V',
  'S',
  'ST',
  'AG',
  'WD',
  'SD',
  '2x',
  '2xS',
  '2xM',
  '3xM',
  'LMP',
  'STU',
  'HL',
  'SA',
  'K*',
] as const;
/** P261 Those that the tables of 1981 print besides. */
export const CLASSIC_CRITICALS = ['H', 'SAM', 'K'] as const;
/** 10.5, P188 A critical result: of the Colosseum, of 1981, or of Springsteen's animals. */
export type Critical = (typeof CRITICALS)[number] | (typeof CLASSIC_CRITICALS)[number] | AnimalCritical;

/** 8.4 What can count on impact, each by how often it does. */
export const IMPACT_CONDITIONS = [
  'heavy',
  'medium',
  'large-shield',
  'no-shield',
  'forward',
  'straight-forward',
  'side-forward',
  'backward',
  'leap-or-roll',
  'rolling',
  'kneeling-or-stumbling',
  'kneeling',
  'stumbling',
  'recover-or-ensnared',
  'recovering',
  'ensnared',
  'stun',
] as const;
export type ImpactCondition = (typeof IMPACT_CONDITIONS)[number];

/** 13.4.1 What can count when a man takes something up. */
export const RECOVERY_CONDITIONS = [
  'heavy',
  'light',
  'opponent-in-hex',
  'opponent-next',
  'opponent-adjacent',
  'item-adjacent',
  'net',
  'moved',
  'left-hex',
  'quick',
  'charge',
  'recover-action',
  'recovering',
  'collided',
  'kneeling',
  'stumbling',
  'ensnared',
  'stun',
] as const;
export type RecoveryCondition = (typeof RECOVERY_CONDITIONS)[number];

/** 20.4, 20.7, 20.8 What can count on a net attack. */
export const NET_CONDITIONS = [
  'heavy',
  'light',
  'adjacent',
  'two hexes',
  'backward',
  'forward',
  'straight-backward',
  'side-backward',
  'side-forward',
  'straight-forward',
  'rotated',
  'paused',
  'stayed',
  'kneeling',
  'caster-collided',
  'repel',
  'legs',
  'arms',
] as const;
export type NetCondition = (typeof NET_CONDITIONS)[number];

interface ActionRow {
  readonly code: ActionCode;
  readonly name: string;
  readonly steps: readonly Relative[];
  readonly rotation: number;
  readonly kind: 'movement' | 'special';
}
/** 9.5 The CRT by its CF, from the first to the last that has a column. */
export interface CombatResults extends TotalTable<CrtCell> {
  readonly first: number;
  readonly last: number;
}

/** P265 Whether a man is spared, by a die and what he has done. */
export type MissusChart = TotalTable<'up' | 'down'> & {
  /** The column of a total of CF, from 0. */
  columnOf(total: number): number;
  readonly columns: number;
};

/** P268 What a thrown thing is thrown as. */
export const THROWN_AS = ['shield', 'sword', 'trident'] as const;
export type ThrownAs = (typeof THROWN_AS)[number];

/** 23.3, P270 What special defences go by. */
export interface GuardRules {
  readonly inForce: 'chapter 23' | 'always';
  readonly cf: number;
  /** The most CF lost from the limbs that one needs. */
  readonly limbs: number;
  /** How losses of legs and endurance count against a jump. */
  readonly jump: 'each' | 'together';
  /** Who is off balance after a duck or a back step. */
  readonly offBalance: 'nobody' | 'whom it fooled';
}

/** 3.12 A row of an armour table: armour area by area, and the shield that goes with it. */
export interface ArmourRow {
  readonly table: TableCell;
  readonly armour: ByArea<Armour>;
  readonly shield: ShieldSize;
}
/** 29.2 A row of a table that gives all five ratings at once. */
export interface CenturionRow {
  readonly table: TableCell;
  readonly ratings: { readonly [C in Characteristic]: number };
}
/** 29.4.2 A hex of the Random Movement Chart, as if he faced 0; `rotation`: hexsides he may turn after the move. */
export interface ChartHex {
  readonly table: TableCell;
  readonly offset: Hex;
  readonly rotation: number;
  readonly text: string;
}
/** What goes on a die where a condition holds, and the table's words for it. */
export interface DrmRow {
  readonly value: number;
  readonly text: string;
}
/** 21 One weapon. */
export interface WeaponRow {
  /** 9.4.4 Rounds by which its blows come later. */
  readonly speed: number;
  readonly reach: number;
  /** The nearest range it strikes at. */
  readonly from: number;
  /** 13.3 Thr and CRT; null: it cannot be thrown. */
  readonly thr: number | null;
  readonly crt: number;
  readonly hands: number;
  readonly half: 'always' | 'at 2' | '--';
  /** It breaks on more than this (P66). */
  readonly breaks: number | null;
  readonly wounds: number;
  readonly st: number;
  readonly drop: number;
  readonly shield: number;
}

/** 20.2.1 One way to use a net. */
export interface NetAttackRow {
  readonly cite: string;
  readonly cf: number;
  readonly reach: number;
  /** Phases from one attack to the next. */
  readonly every: number;
}
/** 21.7.1 Where a noose bites, and what that adds to the roll that drags him down. */
export interface LassoCell {
  readonly by: Exclude<CaughtBy, 'net'>;
  readonly drag: number;
}

/** 19 One fighting style. */
export interface StyleRow {
  readonly cite: string;
  readonly class: number;
  readonly type: GladiatorType;
  readonly phases: number;
  readonly armour: 'rolled' | 'none' | 'no helmet' | 'best of two' | 'own';
  /** P304 The armour of a style that has its own. */
  readonly own?: Readonly<ByArea<Armour>>;
  readonly shield: 'rolled' | 'none' | ShieldSize;
  readonly hands: readonly (WeaponKind | SnareKind)[];
  readonly sheath: readonly (WeaponKind | 'javelins')[];
}
/** P303, P304 What men are made by with percentages. */
export interface CreationTables {
  readonly origins: TotalTable<V2Origin>;
  readonly drms: { readonly [O in V2Origin]: { readonly [C in Characteristic]: number } };
  readonly types: TotalTable<FightingStyle>;
  readonly ratings: { readonly [C in Characteristic]: TotalTable<number> };
  /** The types as styles, in the order of their table. */
  readonly styles: ReadonlyMap<FightingStyle, StyleRow>;
}

/** 28.3.3 One kind of beast. */
export interface BeastRow {
  readonly st: number;
  readonly cn: number;
  readonly w: number;
  readonly cf: number;
  readonly hide: number;
  readonly cunning: number;
  readonly hexes: 2 | 3;
  /** 28.6 Its collision DRM. */
  readonly impact: number;
  /** P89 Counters of it in the box. */
  readonly counters: number;
}

/** 28.5 What a beast does by its roll, and how many hexes far; '--': the table gives none. */
export interface BeastActionCell {
  readonly action: BeastAction;
  readonly hexes: '1D3' | '3' | '--';
  readonly text: string;
}

/** A5 A hex beside a body, as if it faced 0: the bonus from there, and the areas in reach. */
export interface BodyZone {
  readonly offset: Hex;
  readonly name: string;
  readonly bonus: number;
  readonly areas: readonly Area[];
}

/** P180 One kind of animal. */
export interface AnimalRow {
  /** It counts as TR. */
  readonly cunning: number;
  readonly st: number;
  readonly ag: number;
  readonly cf: number;
  readonly w: number;
  readonly cn: number;
  readonly hexes: 1 | 2;
}

/** P181-P188 The tables by which Springsteen's animals move, strike and are struck. */
export interface AnimalTables {
  readonly animals: { readonly [K in AnimalKind]: AnimalRow };
  /** By the red die: hexes; 0: hold. */
  readonly speed: TotalTable<number>;
  /** By the two white dice. */
  readonly moves: TotalTable<AnimalMove>;
  /** What goes on the impact of either, by condition. */
  readonly collision: ReadonlyMap<string, DrmRow>;
  /** By a die. */
  readonly locations: TotalTable<Area | 're-roll'>;
  readonly criticals: ByArea<TotalTable<AnimalCritical>>;
}

type ShieldBox = number | 'P' | 'H';

/** Every table of a bout, read; null where the edition in force has no such table. */
export interface Tables {
  /** P260 The tables with others laid over the Colosseum's, the lowest first; read when they are first wanted. */
  under(overlays: readonly Overlay[]): Tables;
  readonly formulas: Formulas;
  readonly characteristics: { readonly [C in Characteristic]: TotalTable<number> };
  readonly armour: { readonly [T in GladiatorType]: readonly ArmourRow[] };
  readonly moveRate: { readonly [T in GladiatorType]: number };
  /** P265 The chart of 1981, by D66. */
  readonly characteristicChart: ReadonlyMap<number, CenturionRow> | null;
  /** P302 The tables of V2.0. */
  readonly creation: CreationTables | null;
  readonly centurions: ReadonlyMap<number, CenturionRow>;
  readonly names: readonly string[];
  readonly actions: { readonly [C in ActionCode]: ActionRow };
  readonly crt: CombatResults;
  readonly wounds: TotalTable<number | 'K*'>;
  readonly stun: TotalTable<StunCell>;
  readonly criticals: ByArea<TotalTable<Critical>>;
  readonly guards: GuardRules;
  readonly missus: MissusChart | null;
  /** P268 What goes on the die of a thrown thing at 1 to 6 hexes. */
  readonly throws: { readonly [T in ThrownAs]: readonly number[] } | null;
  readonly armourDrm: { readonly [L in ArmourLetter]: number };
  /** 9.4.2 The rounds of 1 to 5 planned attacks. */
  readonly sequence: readonly (readonly number[])[];
  /** 9.2 By relative direction of the attacker. */
  readonly advantage: readonly number[];
  readonly advantageStatus: { readonly stumbling: DrmRow; readonly prone: DrmRow };
  /** 13.2.1 Relative direction by face 1-6. */
  readonly dropDirection: readonly Direction[];
  /** 3.9.2 The CF penalty box that wound box n lies in; 0 for box 1. Indexed by box. */
  readonly woundSpans: ByArea<readonly number[]>;
  /** 3.14 Boxes in the order they are ticked. */
  readonly shieldTracks: { readonly [S in ShieldSize]: readonly ShieldBox[] };
  readonly collision: ReadonlyMap<ImpactCondition, DrmRow>;
  /** 27.3.1 What counts when a man runs into a wall or an obstacle. */
  readonly obstacleCollision: ReadonlyMap<string, DrmRow>;
  readonly recovery: ReadonlyMap<RecoveryCondition, DrmRow>;
  /** 29.4.2 By adjusted D66 as a number, 11-66. */
  readonly chart: ReadonlyMap<number, ChartHex>;
  readonly armoury: Armoury;
  /** 21 By the kind of a thing. */
  readonly weapons: { readonly [kind: string]: WeaponRow };
  readonly netAttacks: { readonly [K in NetKind]: NetAttackRow };
  readonly netDrms: { readonly [K in NetKind]: ReadonlyMap<NetCondition, DrmRow> };
  readonly lasso: TotalTable<LassoCell>;
  readonly beasts: { readonly [K in BeastKind]: BeastRow };
  readonly beastActions: TotalTable<BeastActionCell>;
  readonly beastCriticals: ByArea<TotalTable<Critical>>;
  /** 28.3.4 As woundSpans, of any area of a beast. */
  readonly beastSpans: readonly number[];
  readonly beastZones: { readonly [N in 2 | 3]: readonly BodyZone[] };
  readonly mountedZones: readonly BodyZone[];
  readonly springsteen: AnimalTables;
  readonly styles: { readonly [S in FightingStyle]: StyleRow };
}

/** Looks a DRM up by its condition. Throws where the rule asks for one that is not printed. */
export function drm(rows: ReadonlyMap<string, DrmRow>, condition: string): DrmRow {
  const row = rows.get(condition);
  if (row === undefined) throw new Error(`no DRM for '${condition}'`);
  return row;
}
