/** 16.1, GR-97, GR-98 What a match is worth: experience, Fame and denarii, line by line. */
import { type Modifier, modifier } from '../../../kernel/modifier.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { Species } from '../rules/words.ts';
import { isHuntOf } from './order.ts';
import type { EntrantResult, MatchOffer, TakenMatch } from './types.ts';

/** One who has fought, and what is known of the match. */
export interface Fought {
  readonly own: EntrantResult;
  readonly won: boolean;
  readonly drawn: boolean;
  readonly kind: MatchOffer['kind'];
  readonly species: Species;
}

const line = (cite: string, value: number, why: string): readonly Modifier[] =>
  value === 0 ? [] : [modifier(value, why, cite)];

/** 16.1, GR-46 What somebody learns: by VP beyond the first ten, and one for winning; of animals by their kind. */
export function xpLines(
  { animals }: Tables,
  { own, won, kind, species }: Omit<Fought, 'own' | 'drawn'> & { readonly own: Pick<EntrantResult, 'vp'> },
): readonly Modifier[] {
  if (isHuntOf(kind)) return won ? line('16.1', animals[species].xp, `${species} hunted down`) : [];
  return [...line('16.1', Math.trunc((own.vp - 10) / 10), `${own.vp} VP`), ...line('16.1', won ? 1 : 0, 'the win')];
}

/** What a win is worth to Fame before it is fought. */
export interface Stakes {
  readonly taken: TakenMatch;
  /** What the spectacle adds (GR-85). */
  readonly shown: number;
  /** Opponents with as many coins at least. */
  readonly equals: number;
  /** Whether the first of the schools is among them. */
  readonly first: boolean;
}

/** What beside winning adds to Fame. */
export interface Glory extends Stakes {
  /** Of those who were felled, how many the gladiator has finished. */
  readonly finished: number;
}

/** GR-97 What is lost by losing, and by giving up. */
const LOST = -1;
/** GR-97 Fame that is lost by giving up. */
export const GAVE_UP = -2;
/** GR-97 What beating the first of the schools adds. */
const FIRST = 2;
/** GR-97 What winning sine missione adds. */
const MORTAL = 1;

const fameLine = (value: number, why: string): readonly Modifier[] => line('GR-97', value, why);

/** GR-97 What winning is worth in Fame, whomever it fells. */
export function winningLines({ taken, shown, equals, first }: Stakes): readonly Modifier[] {
  return [
    ...fameLine(1, 'the win'),
    ...fameLine(equals > 0 ? 1 : 0, 'an opponent no weaker'),
    ...fameLine(shown, taken.offer.kind),
    ...fameLine(taken.challenge || taken.offer.called ? 1 : 0, 'the challenge'),
    ...fameLine(first ? FIRST : 0, 'the first of the schools'),
    ...fameLine(taken.mortal ? MORTAL : 0, 'sine missione'),
  ];
}

/** GR-97 What a match is worth in Fame. */
export function fameLines({ own, won, drawn }: Pick<Fought, 'own' | 'won' | 'drawn'>, glory: Glory) {
  if (own.gaveUp) return fameLine(GAVE_UP, 'giving up');
  return [
    ...fameLine(own.kills, 'felled'),
    ...fameLine(glory.finished, 'finished'),
    ...(won ? winningLines(glory) : []),
    ...(won || drawn ? [] : fameLine(LOST, 'the defeat')),
  ];
}

/** GR-98 What a match is paid; `pay`: what the giver pays for coming. */
export function payLines(pay: number, { own, won }: Pick<Fought, 'own' | 'won'>, mortal: boolean): readonly Modifier[] {
  const of = (value: number, why: string) => line('GR-98', value, why);
  if (own.gaveUp) return [];
  return [
    ...of(pay, 'for coming'),
    ...of(won ? pay : 0, 'winning'),
    ...of(won && mortal ? 2 * pay : 0, 'sine missione'),
  ];
}
