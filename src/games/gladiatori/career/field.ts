/** A match that was fought: who was in it, and who has won. */
import { isDeadly } from '../rules/felled.ts';
import type { EntrantResult, Man, MatchResult, Rival, TakenMatch } from './types.ts';

/** A match that was fought, and who was in it. */
export interface Field {
  readonly taken: TakenMatch;
  readonly result: MatchResult;
  readonly entrants: readonly (Man | Rival)[];
  readonly teams: readonly number[];
  /** Party by place. */
  readonly parties: readonly number[];
}

/** 16.3 Whether somebody is dead by the blow itself. */
export const isDead = ({ overkill }: Pick<EntrantResult, 'overkill'>): boolean =>
  overkill !== null && isDeadly(overkill);

/** What somebody in a match came to. Throws where nobody stood there: a bug. */
export function resultAt({ result }: Pick<Field, 'result'>, at: number): EntrantResult {
  const found = result.fighters[at];
  if (found === undefined) throw new Error(`nobody fought at ${at}`);
  return found;
}

/** Whether the side of somebody in a match has won. */
export const sideWon = ({ result, parties }: Pick<Field, 'result' | 'parties'>, at: number): boolean =>
  result.winner !== null && parties[at] === result.winner;
