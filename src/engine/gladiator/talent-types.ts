/** 31.3: talents, as words. */
import type { WeaponGroup } from './item-types.ts';

/** 31.3 One talent of a man; those without a level are learned once (31.3.1). */
export type Talent =
  | { readonly code: 'WP'; readonly group: WeaponGroup; readonly sl: 0 | 1 | 2 | 3 }
  | { readonly code: 'TH' | 'GP' | 'HG'; readonly sl: 1 | 2 | 3 }
  | { readonly code: 'RE' | 'DI' | 'FA' | 'BR' | 'TG' | 'SP' | 'FB' };
