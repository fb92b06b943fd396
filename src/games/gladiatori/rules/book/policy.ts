/** 22 The book: what it answers to every question. */
import type { Instant, Payment } from '../acts.ts';
import { capacityOf, itemsDefense, rowOf } from '../cards.ts';
import { pushWays } from '../fight/resolve.ts';
import type { AnswerTo, GladiatoriContext, Policy, Question, QuestionKind } from '../kit.ts';
import { hasPower } from '../legal/moves.ts';
import { sevensOf, skillOf } from '../legal/options.ts';
import { fighterOf, fightOf, strikeOf } from '../roster.ts';
import type { Fighter } from '../types.ts';
import type { CardName } from '../words.ts';
import { bookAction, bookFree, bookMove, mindOf } from './acting.ts';
import { handFor } from './plan.ts';
import { bookAttack, bookFeints, bookReveal } from './putting.ts';
import { bookBid, bookItems, bookKeep, bookPlace, bookRest } from './setting.ts';
import { bookAdd, bookDeclare } from './striking.ts';
import { bookBalance, bookDefend, bookReact, bookReactAdd } from './warding.ts';
import type { Whims } from './whims.ts';
import { cheapestPayment, keepOf, keepOfItem } from './worth.ts';

type Answers = { readonly [K in QuestionKind]: (ctx: GladiatoriContext, question: Question<K>) => AnswerTo<K> };

const OPPOSED = 5;
const MOST_ADAPTED = 3;

/** 22 The book with chance of some kind. */
export function bookBy(whims: Whims): Policy {
  const answers: Answers = {
    items: bookItems,
    bid: bookBid,
    keep: (ctx, { fighter }) => bookKeep(ctx, fighter),
    place: (ctx, { fighter }) => bookPlace(ctx, fighter),
    split(ctx, { fighter: id }) {
      const fighter = fighterOf(ctx.state, id);
      return handFor(ctx.state, ctx.tables, fighter, mindOf(ctx, whims, fighter).plan);
    },
    delay: () => null,
    free: (ctx, { fighter }) => bookFree(ctx, whims, fighter),
    action: (ctx, { fighter }) => bookAction(ctx, whims, fighter),
    add: (ctx, { fighter }) =>
      ctx.state.step === 'react add' ? bookReactAdd(ctx, fighter) : bookAdd(ctx, whims, fighter),
    declare: (ctx, { fighter }) => bookDeclare(ctx, whims, fighter),
    react: (ctx, { fighter }) => bookReact(ctx, whims, fighter),
    reveal: bookReveal,
    attack: (ctx, { fighter }) => bookAttack(ctx, whims, fighter),
    defend: (ctx, { fighter }) => bookDefend(ctx, fighter),
    unbalanced: (ctx, { fighter }) => bookBalance(ctx, fighter),
    feint: bookFeints,
    pay: ({ state, tables }, { fighter, damage }) => cheapestPayment(tables, fighterOf(state, fighter), damage),
    unbeatable: () => true,
    move: (ctx, { fighter, free, reflex }) => bookMove(ctx, fighter, free, reflex),
    wrestle: ({ state }, { foe }) => pushWays(state, foe)[0] ?? null,
    retreat: bookRetreats,
    seven: bookSeven,
    rest: (ctx, { fighter }) => bookRest(ctx, fighter),
    window: bookWindow,
  };
  return (ctx, question) => {
    const answer = answers[question.kind] as (ctx: GladiatoriContext, question: unknown) => unknown;
    return answer(ctx, question) as never;
  };
}

/** 22.15 Steps back where the bite is likely to hurt. */
function bookRetreats({ state, tables }: GladiatoriContext, { fighter: id }: Question<'retreat'>): boolean {
  const fighter = fighterOf(state, id);
  const own = itemsDefense(tables, fighter) + skillOf(fighter, 'guard') + OPPOSED;
  return strikeOf(state).fav - own >= 2;
}

/** 22.15 What is worth least. */
function bookSeven({ state, tables }: GladiatoriContext, { fighter: id }: Question<'seven'>): Payment {
  const fighter = fighterOf(state, id);
  const worth = ({ cards: [card], items: [name] }: Payment): number => {
    const item = fighter.items.find((one) => one.name === name);
    return item === undefined ? keepOf(tables, fighter, card ?? 'unseen') : keepOfItem(tables, item);
  };
  const [first, ...others] = sevensOf(fighter);
  if (first === undefined) throw new Error('there is nothing to lose');
  return others.reduce((best, one) => (worth(one) < worth(best) ? one : best), first);
}

/** 22.4 Adaptation before damage that would kill, where the best cards of the hand prevent it. */
function bookWindow({ state, tables }: GladiatoriContext, { fighter: id }: Question<'window'>): Instant | null {
  const fighter = fighterOf(state, id);
  if (state.step !== 'pay' || !hasPower(state, fighter, 'adaptation')) return null;
  const { damage } = strikeOf(state);
  const capacity = capacityOf(tables, fighter);
  if (damage < capacity || fightOf(state).strikes.length === 0) return null;
  const lay = richest(fighter, (card) => rowOf(tables, card).hp);
  const more = lay.reduce((sum, card) => sum + rowOf(tables, card).hp, 0);
  return lay.length > 0 && damage < capacity + more ? { do: 'adaptation', lay, take: [] } : null;
}

const richest = ({ hand }: Fighter, hp: (card: CardName) => number): readonly CardName[] =>
  hand
    .filter((card): card is CardName => card !== 'unseen')
    .toSorted((a, b) => hp(b) - hp(a))
    .slice(0, MOST_ADAPTED);
