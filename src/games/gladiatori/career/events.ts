/** What happens in a campaign. */
import type { GameEvent } from '../../../kernel/event.ts';
import type { Modifier } from '../../../kernel/modifier.ts';
import type { Character, ItemName, Species } from '../rules/words.ts';
import type { MatchOffer, OtherDuel } from './types.ts';
import type { CampaignEnd, Regard } from './words.ts';

/** Something that happens to somebody, by each of its kinds. */
type Own<K extends string> = K extends string ? { readonly kind: K; readonly name: string } : never;

interface Summed {
  readonly modifiers: readonly Modifier[];
  readonly total: number;
}

/** A match on the bill, and the others in it. */
interface Billed {
  readonly kind: MatchOffer['kind'];
  readonly names: readonly string[];
}

/** What happened to whom; gladiators are called by their names. */
type Told =
  | (Own<'condemned'> & { readonly munera: number })
  | (Own<'newcomer'> & { readonly character: Character; readonly coins: number })
  | { readonly kind: 'year'; readonly year: number }
  | { readonly kind: 'market' | 'arms-lost'; readonly name?: string; readonly items: readonly ItemName[] }
  | (Own<'drilled'> & { readonly coins: number; readonly spare: number })
  | (Own<'healed'> & { readonly by: number; readonly wounds: number })
  | (Own<'spent'> & { readonly for: string; readonly cost: number; readonly purse: number })
  | (Own<'taken'> & { readonly for: string; readonly pay: number; readonly purse: number })
  | { readonly kind: 'munus'; readonly munus: number; readonly giver: string; readonly town: string }
  | { readonly kind: 'other-duel'; readonly duel: OtherDuel }
  | (Own<'called-out'> & { readonly calls: boolean })
  | { readonly kind: 'matched'; readonly matches: readonly Billed[] }
  | (Own<'challenged'> & { readonly accepts: boolean })
  | (Own<'sat-out'> & { readonly fame: number; readonly lost: number })
  | {
      readonly kind: 'match-made';
      readonly number: number;
      readonly sides: readonly string[];
      readonly species: Species | null;
      readonly mortal: boolean;
    }
  | {
      readonly kind: 'match-fought';
      readonly number: number;
      readonly won: boolean | null;
      readonly by: string;
      readonly digest: string;
    }
  /** Whether somebody who lay unconscious was finished, and by whom. */
  | (Own<'finished' | 'let-live'> & { readonly by: string })
  | (Own<'wounded'> & { readonly by: number; readonly wounds: number })
  | (Own<'scar-roll'> & { readonly stays: boolean; readonly scars: number })
  | (Own<'experience' | 'purse'> & Summed)
  /** `before`: what there was of it, of which no more can be lost. */
  | (Own<'fame'> & Summed & { readonly before: number })
  | (Own<'regard'> & { readonly regard: Regard })
  | (Own<'rudis-roll'> & { readonly freed: boolean })
  | (Own<'rival-freed'> & { readonly leaves: boolean })
  | (Own<'died'> & { readonly why: string })
  | (Own<'ended'> & { readonly how: CampaignEnd; readonly why: string });

/** An event of a campaign. */
export type CampaignEvent = GameEvent & Told;
