/** A beginner: does now and then what comes to mind first, and else what the book says. */
import type { Pick } from '../../../ai/tactics.ts';
import { decisions } from '../rules/decisions.ts';
import type { Question, QuestionKind } from '../rules/kit.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { State } from '../rules/types.ts';
import { bookAnswer } from './book-mind.ts';

/** Of so many such answers one is the first that comes to mind. */
const RASH_IN = 4;
/** What it is rash about: cards and what is put into a blow. */
const RASH: readonly QuestionKind[] = ['split', 'add', 'react', 'attack', 'defend', 'declare', 'feint'];

/** What a beginner answers. It is legal. */
export function noviceAnswer(state: Readonly<State>, tables: Tables, question: Question, pick: Pick): unknown {
  if (!RASH.includes(question.kind) || pick(RASH_IN) > 0) return bookAnswer(state, tables, question, pick);
  return decisions[question.kind].sample(state, tables, question as never, pick);
}
