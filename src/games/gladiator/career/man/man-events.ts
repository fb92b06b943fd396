/** What can happen to one man between his matches (31-37, 38.5). Each event names him. */

import type { Talent } from '../../rules/advanced/talent-types.ts';
import type { Change, Event } from '../../rules/event-shape.ts';
import type {
  Area,
  Armour,
  ByArea,
  Characteristic,
  FightingSpirit,
  FightingStyle,
  ShieldSize,
  WeaponKind,
} from '../../rules/types.ts';
import type { TalentCell, TalentCode } from '../table-types.ts';
import type { Purchase } from '../types.ts';
import type { Injury, Origin } from './man-types.ts';

/** 33.2 One thing XP were earned for. */
export interface Earned {
  readonly for:
    | 'base'
    | 'thrown'
    | 'missus'
    | "opponent's missus"
    | 'survival'
    | 'kill'
    | 'slow kill'
    | 'quick kill'
    | 'beast killed';
  readonly xp: number;
  readonly cite: string;
  /** How the number came about, as '2 x 3'. */
  readonly sum: string;
}

/** 12.1, 3.12 What he wears and carries. */
interface Kit {
  readonly armour: Readonly<ByArea<Armour>>;
  readonly shield: ShieldSize | 'none';
}

type OfMan<Kind extends string, Fields> = Event<Kind, Fields & { readonly man: string }>;

/** How a man comes to be. */
type CreationEvent =
  | OfMan<'name-drawn', { style: FightingStyle }>
  | OfMan<'origin-rolled', { origin: Origin }>
  | OfMan<'ratings-rolled', { ratings: { readonly [C in Characteristic]: number } }>
  | OfMan<'luck-rolled', { luck: number }>
  | OfMan<'prestige-rolled', { pr: number }>
  | OfMan<'spirit-rolled', { fs: FightingSpirit }>
  | OfMan<'style-taken', { style: FightingStyle }>
  | OfMan<'armour-rolled', Kit>
  | OfMan<'armed', { weapon: WeaponKind }>
  /** 37.2 `paid` of the `denarii` he had. */
  | OfMan<'armour-bought', Kit & { paid: number; denarii: number }>
  /** 38.5.1 The XP of a challenger to this man. */
  | OfMan<'challenger-measured', { xp: number; champion: boolean }>;

/** How he grows. */
type GrowthEvent =
  /** 31.2 What the table says, and the talents passed over because he has them (31.3.1); null: none came of it. */
  | OfMan<'talent-rolled', { cell: TalentCell; passed: readonly TalentCode[] }>
  /** As he now has it; `pr`: what Bravado does to it. */
  | OfMan<'talent-gained', { talent: Talent; pr: Change | null }>
  | OfMan<'improved', { purchase: Purchase; price: number; left: number; change: Change | null }>
  | OfMan<'experience-earned', { earned: readonly Earned[]; total: number }>;

/** What a match leaves behind. */
type AftermathEvent =
  /** 32.2 `change` is null where the wounds heal. */
  | OfMan<'injury-rolled', { area: Area; wounds: number; rating: Injury['rating']; change: Change | null }>
  | OfMan<'died-of-wounds', { rating: Injury['rating'] }>
  | OfMan<'prestige-changed', { why: 'spared' | 'cleaved' | 'notorious'; times: number; change: Change }>
  | OfMan<'prestige-tested', { change: Change }>
  | OfMan<'luck-tested', { change: Change }>;

/** Something that happened to one man outside a match: how he was made, what he learned, what a match left him with. */
export type ManEvent = CreationEvent | GrowthEvent | AftermathEvent;
