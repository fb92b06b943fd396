/** What happens in a career. */
import type { GameEvent } from '../../../kernel/event.ts';
import type { Modifier } from '../../../kernel/modifier.ts';
import type { MakingEvent } from '../rules/creation.ts';
import type { Attribute, BodySize, Locale, Part, Signature } from '../rules/words.ts';

/** What happened to whom; gladiators are called by their names. */
type Told =
  | { readonly kind: 'month'; readonly month: number; readonly slots: number }
  | { readonly kind: 'size-rolled'; readonly name: string; readonly size: BodySize }
  | { readonly kind: 'second-rolled'; readonly name: string; readonly signature: Signature }
  | { readonly kind: 'made'; readonly name: string; readonly rated: number }
  | { readonly kind: 'nobody-made' }
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'rival-die'; readonly name: string; readonly comes: boolean }
  | { readonly kind: 'match-made'; readonly number: number; readonly sides: readonly [string, string] }
  | {
      readonly kind: 'match-fought';
      readonly number: number;
      readonly winner: 0 | 1 | null;
      readonly by: string;
      readonly digest: string;
    }
  | { readonly kind: 'recovery'; readonly name: string; readonly part: Part; readonly result: string }
  | { readonly kind: 'barred'; readonly name: string }
  | { readonly kind: 'died'; readonly name: string; readonly why: string }
  | { readonly kind: 'fame'; readonly name: string; readonly modifiers: readonly Modifier[]; readonly total: number }
  | { readonly kind: 'laurel'; readonly name: string }
  | { readonly kind: 'trains'; readonly name: string; readonly attribute: Attribute }
  | { readonly kind: 'rise'; readonly name: string; readonly attribute: Attribute; readonly value: number }
  | { readonly kind: 'fall'; readonly name: string; readonly attribute: Attribute | null; readonly value: number }
  | { readonly kind: 'locale'; readonly name: string; readonly locale: Locale }
  | { readonly kind: 'freedom'; readonly name: string; readonly free: boolean }
  | { readonly kind: 'retired'; readonly name: string }
  | { readonly kind: 'closed' };

/** An event of a career. */
export type CareerEvent = MakingEvent | (GameEvent & Told);
