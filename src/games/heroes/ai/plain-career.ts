/** R85 A player of careers who does the plain thing: one Star at a time, every match it may, the lowest attribute first. */

import type { Controller } from '../../../kernel/runner.ts';
import type { CareerKit } from '../career/kit.ts';
import { isLiving, readyStars } from '../career/limits.ts';
import { playedByBook } from '../career/result.ts';
import type { CareerDecisions, CareerState, DayAct } from '../career/types.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { Attribute, Attributes, FightStyle, Signature } from '../rules/words.ts';

/** What the Star of a plain player is made of. */
export interface PlainStar {
  readonly signature: Signature;
  readonly second: boolean;
  readonly points: Attributes;
  readonly style: FightStyle;
}

/** R85 Ties go in this order. */
const LOWEST_FIRST: readonly Attribute[] = ['savvy', 'strength', 'speed'];

/** Plays a career of one Star until it is dead or free, and closes it. */
export function plainCareer(tables: Tables, star: PlainStar): Controller<CareerKit> {
  const answers: PlainAnswers = {
    day: (_request, state) => plainDay(state),
    birth: () => ({ name: 'Felix', gender: 'male', handed: 'right' }),
    signature: () => ({ first: star.signature, second: star.second }),
    shape: () => ({ points: star.points, primary: star.style, secondary: null }),
    match: ({ setup, seed }) => playedByBook(tables, setup, seed),
    rise: ({ star: id, open }, state) => lowest(state, id, open),
  };
  return {
    choose(request, view) {
      const answer = answers[request.kind as keyof PlainAnswers] as (ask: unknown, state: CareerState) => never;
      return answer(request, view);
    },
  };
}

type Answers<K extends keyof CareerDecisions> = (
  ask: CareerDecisions[K]['ask'],
  state: CareerState,
) => CareerDecisions[K]['choice'];

/** Whom it is never asked is none of a lone Star's. */
type PlainAnswers = { readonly [K in 'day' | 'birth' | 'signature' | 'shape' | 'match' | 'rise']: Answers<K> };

function plainDay(state: CareerState): DayAct {
  const [star] = state.familia;
  if (star === undefined) return { do: 'recruit' };
  if (!isLiving(star) || star.free) return { do: 'close' };
  const [ready] = readyStars(state);
  if (ready === undefined) return { do: 'rest' };
  return { do: 'fight', stars: [{ star: ready.id, secondary: false }], allies: 0, foes: 1 };
}

function lowest({ familia }: CareerState, id: string, open: readonly Attribute[]): Attribute {
  const attributes = familia.find((one) => one.id === id)?.card.attributes;
  const ranked = LOWEST_FIRST.filter((one) => open.includes(one));
  const [first = 'savvy', ...others] = ranked;
  return others.reduce((best, one) => ((attributes?.[one] ?? 0) < (attributes?.[best] ?? 0) ? one : best), first);
}
