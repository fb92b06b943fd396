/** What happens in a season. */
import type { GameEvent } from '../../../kernel/event.ts';
import type { Modifier } from '../../../kernel/modifier.ts';
import type { Out } from '../rules/words.ts';
import type { SeasonEnd } from './words.ts';

/** What happened to whom; pilots are called by their names. */
type Told =
  | { readonly kind: 'season'; readonly season: number; readonly names: readonly string[] }
  | { readonly kind: 'newcomer'; readonly name: string; readonly leaves: string }
  | { readonly kind: 'pit'; readonly pit: number; readonly name: string; readonly floor: number }
  | {
      readonly kind: 'bought';
      readonly name: string;
      readonly patches: number;
      readonly straps: number;
      readonly first: boolean;
      readonly coins: number;
    }
  | { readonly kind: 'wrecked'; readonly name: string }
  | { readonly kind: 'matched'; readonly order: readonly string[] }
  | { readonly kind: 'bout-made'; readonly number: number; readonly sides: readonly string[] }
  | {
      readonly kind: 'bout-flown';
      readonly number: number;
      readonly winners: readonly string[];
      readonly by: string;
      readonly turns: number;
      readonly digest: string;
    }
  | { readonly kind: 'placed'; readonly names: readonly string[] }
  | {
      readonly kind: 'laurels' | 'coins';
      readonly name: string;
      readonly modifiers: readonly Modifier[];
      readonly total: number;
    }
  | { readonly kind: 'hull'; readonly name: string; readonly how: Out; readonly by: number; readonly hull: number }
  | { readonly kind: 'grudge'; readonly name: string; readonly at: string; readonly grudge: number }
  /** GR-47 In hundredths. */
  | { readonly kind: 'rating'; readonly name: string; readonly by: number; readonly rating: number }
  | {
      readonly kind: 'wreath';
      readonly season: number;
      readonly name: string;
      readonly laurels: number;
      readonly own: boolean;
    }
  | { readonly kind: 'ended'; readonly how: SeasonEnd; readonly name: string };

/** An event of a season. */
export type SeasonEvent = GameEvent & Told;
