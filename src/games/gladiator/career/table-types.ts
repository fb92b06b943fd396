/** What the printed tables of the Campaign Game are once read. */

import type { TableCell } from '../../../kernel/roll.ts';
import type { Quality, RandomEvent } from '../house/month-types.ts';
import type { Talent } from '../rules/advanced/talent-types.ts';
import type { Overlay } from '../rules/tables/edition-types.ts';
import type { Tables, TotalTable } from '../rules/tables/types.ts';
import type { Armour, Characteristic, GladiatorType } from '../rules/types.ts';
import type { CombatClass, Origin } from './man/man-types.ts';
import type { MatchType } from './munus/munus-types.ts';

/** 31.3 As the Talents Table abbreviates them. */
export const TALENT_CODES = [
  'WP',
  'TH',
  'GP',
  'HG',
  'RE',
  'DI',
  'FA',
  'BR',
  'TG',
  'SP',
  'FB',
] as const satisfies readonly Talent['code'][];
export type TalentCode = (typeof TALENT_CODES)[number];

/** 31.2 A talent, none, or free choice. */
export type TalentCell = TalentCode | '--' | 'any';

/** 33.2 What XP is earned for. */
export const EARNINGS = ['base', 'thrown', 'missus', "opponent's missus", 'kill', 'slow', 'quick', 'survived'] as const;
/** 33.2 By earning: XP, or what CF are divided by, or what 5 less the turn is multiplied by. */
export type EarningChart = { readonly [E in (typeof EARNINGS)[number]]: number };

/** 33.3 What XP are spent on. */
export const IMPROVEMENTS = ['TR', 'ST', 'AG', 'CN', 'W', 'talent level', 'talent roll', '+1 to the red die'] as const;
/** 33.3 What an improvement costs, how often it may be had between two matches, and how far it goes. */
export interface ImprovementRow {
  readonly xp: number;
  /** Null: as often as one can pay. */
  readonly between: number | null;
  /** Null: without end. */
  readonly most: number | null;
}
type ImprovementChart = { readonly [I in (typeof IMPROVEMENTS)[number]]: ImprovementRow };

/** 36.1 An origin with its DRMs; that of PR goes on the result. */
export interface OriginRow {
  readonly origin: Origin;
  readonly drm: { readonly [C in Characteristic | 'pr']: number };
}

/** 37.1 Every piece of armour that is sold, with its price in denarii; bare skin, the first of them, costs nothing. */
export type ArmourPrices = ReadonlyMap<Armour, number>;

/** 38.2.1 A kind of match, with its Death number; null: no roll for it. */
export interface MatchRow {
  readonly type: MatchType | 'unique';
  readonly death: number | null;
}

/** 38.4.1 The class of a player's man, and of his challenger. */
export interface PairingCell {
  readonly table: TableCell;
  readonly player: CombatClass;
  readonly challenger: CombatClass | 'any';
}

/** The tables a career is played by. */
export interface CampaignTables {
  /** P260 The tables with others laid over the Colosseum's, GLADIATOR's among them; read when they are first wanted. */
  under(overlays: readonly Overlay[]): CampaignTables;
  readonly gladiator: Tables;
  /** By D66; tens above 6 pick freely. */
  readonly talents: TotalTable<TalentCell>;
  readonly earnings: EarningChart;
  readonly improvements: ImprovementChart;
  readonly origins: TotalTable<OriginRow>;
  readonly armourPrices: ArmourPrices;
  /** 37.3 What a house pays, in denarii: the same, but where a list counts in other money (P345). */
  readonly housePrices: ArmourPrices;
  readonly allowance: { readonly [T in GladiatorType]: number };
  /** 38.2.1 Kinds of match by D66. */
  readonly matches: TotalTable<MatchRow>;
  /** 39.5.2 What a month brings by D66. */
  readonly events: TotalTable<RandomEvent>;
  /** 39.5.3.2 By 2D6 with DRMs. */
  readonly stock: TotalTable<Quality>;
  /** By D66 as a number, 11-66. */
  readonly pairing: ReadonlyMap<number, PairingCell>;
}
