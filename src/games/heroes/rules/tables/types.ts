/** The printed tables once they are read. */
import type { TableCell } from '../../../../kernel/roll.ts';
import type { Attributes, BoardId, BodySize, FightStyle, Item, Locale, Part, Signature, ZoneName } from '../words.ts';

/** A value found by a total, and the cell it stands in. */
interface FoundRow<T> {
  readonly table: TableCell;
  readonly value: T;
}

/** A table of totals. */
export type ByTotal<T> = (total: number) => FoundRow<T>;

/** 3.4 What a size changes. */
export interface SizeRow {
  readonly size: BodySize;
  readonly speed: number;
  readonly strength: number;
}

/** 3.8 What a style fights with. */
export interface StyleRow {
  readonly weapon: Item;
  readonly off: Item;
  /** 3.9.2 When its bearer has unarmoured speed. */
  readonly unarmoured: 'always' | 'without a net' | 'no';
}

/** 3.10 What a thing in the hand does. */
interface ItemRow {
  readonly use: 'weapon' | 'guard';
  /** 5.4.3 What it adds to Impact in one hand, and in two hands or thrown. */
  readonly one: number;
  readonly two: number;
  readonly reach: boolean;
  readonly thrown: boolean;
  /** 3.9.3 Guards the belly too. */
  readonly belly: boolean;
}

/** 5.4.2 A row of Hit Location for a right-hander. */
export interface LocationRow {
  readonly part: Part;
  readonly guarded: 'nothing' | 'its own' | 'any' | 'large';
}

/** 7.5 What a part comes to. */
export interface RecoveryRow {
  readonly part: 'whole' | '-1';
  readonly belly: 'whole' | 'dies';
  readonly barred: boolean;
}

/** 7.3 What a place is like. */
export interface LocaleRow {
  /** The row of the pool by a die, from 1. */
  readonly rows: readonly number[];
  readonly cap: number;
  readonly leaves: number;
  readonly toDeath: 'never' | 'seven';
  readonly board: BoardId;
}

/** 2.6 What kind of zone one is. */
export type ZoneKind = 'wall' | 'heart' | 'center';

/** 2.6 A board, worked out from its row. */
export interface Board {
  readonly id: BoardId;
  /** From the west to the east, row by row from the north. */
  readonly zones: readonly ZoneName[];
  readonly columns: number;
  readonly rows: number;
  readonly kinds: ReadonlyMap<ZoneName, ZoneKind>;
  /** Neighbours in the order of the compass, clockwise from the north. */
  readonly neighbours: ReadonlyMap<ZoneName, readonly ZoneName[]>;
  readonly gates: {
    readonly west: ZoneName;
    readonly east: ZoneName;
    readonly north: ZoneName;
    readonly south: ZoneName;
  };
}

/** 6.8 What a circumstance adds to the gladiator's Savvy and to the Emperor's. */
interface MercyRow {
  readonly gladiator: number;
  readonly emperor: number;
}

/** 5.2 Lines of Table 5-1. */
export const INITIATIVE_LINES = ['unarmoured', 'ensnared', 'knocked down', 'slow', 'spent'] as const;
/** 5.3 Lines of Table 5-3. */
export const MANEUVER_LINES = ['unarmoured', 'agile', 'ensnared', 'knocked down', 'reach'] as const;
/** 5.3.1 Lines of Table 5-4. */
export const NET_LINES = ['unarmoured', 'knocked down', 'against a secutor'] as const;
/** 5.4 Lines of Table 5-5. */
export const ATTACK_LINES = [
  'advantage',
  'bash',
  'ensnared',
  'knocked down',
  'off hand',
  'slow to react',
  'brawler',
] as const;
/** 6.8 Lines of Tables 6-1 and 6-2. */
export const MERCY_LINES = [
  'each opponent defeated',
  'has wounded',
  'wounded in head, chest or belly',
  'in the center',
  'at the wall',
  'kicked sand',
  'threw a weapon',
  'still has bonus dice',
  'spared before',
] as const;

/** A number for each line of a table. */
export type Lines<L extends string> = { readonly [P in L]: number };

/** All tables of the game. */
export interface Tables {
  readonly size: ByTotal<SizeRow>;
  readonly signature: ByTotal<Signature>;
  /** 3.5 Ability Points of each signature. */
  readonly points: { readonly [S in Signature]: number };
  readonly pool: ByTotal<Attributes>;
  readonly styles: { readonly [S in FightStyle]: StyleRow };
  readonly opponents: { readonly [S in FightStyle]: ByTotal<FightStyle> };
  readonly armour: { readonly [S in FightStyle]: { readonly [P in Part]: number } };
  readonly items: { readonly [I in Item]: ItemRow };
  readonly initiative: Lines<(typeof INITIATIVE_LINES)[number]>;
  readonly maneuver: Lines<(typeof MANEUVER_LINES)[number]>;
  readonly net: Lines<(typeof NET_LINES)[number]>;
  readonly attack: Lines<(typeof ATTACK_LINES)[number]>;
  readonly location: ByTotal<LocationRow>;
  readonly mercy: { readonly [L in (typeof MERCY_LINES)[number]]: MercyRow };
  readonly recovery: ByTotal<RecoveryRow>;
  readonly locales: { readonly [L in Locale]: LocaleRow };
  readonly boards: { readonly [B in BoardId]: Board };
}
