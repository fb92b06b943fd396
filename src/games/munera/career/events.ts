/** What happens in a career. */
import type { GameEvent } from '../../../kernel/event.ts';
import type { Modifier } from '../../../kernel/modifier.ts';
import type { Profile, Skill } from '../rules/words.ts';
import type { OtherBout } from './types.ts';
import type { CareerEnd, Regard } from './words.ts';

/** What happened to whom; gladiators are called by their names. */
type Told =
  | { readonly kind: 'sworn'; readonly name: string; readonly age: number }
  | { readonly kind: 'newcomer'; readonly name: string; readonly profile: Profile; readonly skills: readonly Skill[] }
  | { readonly kind: 'year'; readonly year: number }
  | { readonly kind: 'aged'; readonly name: string; readonly age: number; readonly fails: boolean }
  | { readonly kind: 'healed'; readonly name: string; readonly by: number; readonly hurt: number }
  | {
      readonly kind: 'trained';
      readonly name: string;
      readonly skill: Skill;
      readonly learned: boolean;
      readonly marks: number;
    }
  | { readonly kind: 'guarded'; readonly name: string; readonly pay: number; readonly purse: number }
  | {
      readonly kind: 'paid';
      readonly name: string;
      readonly for: string;
      readonly cost: number;
      readonly purse: number;
    }
  | { readonly kind: 'munus'; readonly munus: number; readonly giver: string; readonly town: string }
  | { readonly kind: 'undercard'; readonly bout: OtherBout }
  | { readonly kind: 'mood'; readonly spared: number }
  | { readonly kind: 'called-out'; readonly name: string; readonly calls: boolean }
  | { readonly kind: 'matched'; readonly names: readonly string[] }
  | { readonly kind: 'challenged'; readonly name: string; readonly accepts: boolean }
  | { readonly kind: 'sat-out'; readonly name: string; readonly fame: number }
  | { readonly kind: 'bout-made'; readonly number: number; readonly sides: readonly string[]; readonly mortal: boolean }
  | {
      readonly kind: 'bout-fought';
      readonly number: number;
      readonly won: boolean | null;
      readonly by: string;
      readonly digest: string;
    }
  | { readonly kind: 'pleaded'; readonly name: string; readonly gold: number; readonly heard: boolean }
  | { readonly kind: 'asked-nothing'; readonly name: string; readonly fame: number }
  | { readonly kind: 'mercy-asked'; readonly name: string; readonly heard: boolean }
  | { readonly kind: 'no-mercy'; readonly name: string }
  | { readonly kind: 'hurt'; readonly name: string; readonly by: number; readonly hurt: number }
  | { readonly kind: 'lasting'; readonly name: string; readonly lasting: number; readonly stays: boolean }
  | { readonly kind: 'fame'; readonly name: string; readonly modifiers: readonly Modifier[]; readonly total: number }
  | { readonly kind: 'purse'; readonly name: string; readonly modifiers: readonly Modifier[]; readonly total: number }
  | { readonly kind: 'skill'; readonly name: string; readonly skill: Skill; readonly over: string }
  | { readonly kind: 'regard'; readonly name: string; readonly regard: Regard }
  | { readonly kind: 'rudis-roll'; readonly name: string; readonly freed: boolean }
  | { readonly kind: 'rivals-trained'; readonly learned: readonly { readonly name: string; readonly skill: Skill }[] }
  | { readonly kind: 'rival-freed'; readonly name: string; readonly leaves: boolean }
  | { readonly kind: 'died'; readonly name: string; readonly why: string }
  | { readonly kind: 'ended'; readonly how: CareerEnd; readonly name: string; readonly why: string };

/** An event of a career. */
export type CareerEvent = GameEvent & Told;
