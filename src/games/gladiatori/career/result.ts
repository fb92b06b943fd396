/** What a match came to, for the campaign it belongs to; and why something cannot have come of one. */
import { runBook } from '../../../kernel/runner.ts';
import { digestOf } from '../../../kernel/state.ts';
import { isAction } from '../rules/cards.ts';
import { gladiatori } from '../rules/index.ts';
import type { GladiatoriSetup } from '../rules/setup-types.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { State } from '../rules/types.ts';
import type { EntrantResult, MatchResult } from './types.ts';

/** The result of a match that is over. Throws where it is not: a bug. */
export function resultOfMatch(state: Readonly<State>): MatchResult {
  const { outcome, turn, fighters, killed } = state;
  if (outcome === null) throw new Error('the match is not over');
  return {
    ...{ winner: outcome.winner, by: outcome.by, turns: turn, digest: digestOf(state), animals: killed },
    fighters: fighters.map(
      (one): EntrantResult => ({
        ...{ letter: outcome.results[one.id] ?? 'M', vp: one.vp, overkill: one.overkill, kills: one.kills },
        ...{ gaveUp: one.standing === 'surrendered', items: one.items.map(({ name }) => name) },
        removed: one.removed.filter((card) => !isAction(card)).length,
      }),
    ),
  };
}

/** The match as the book leads everybody in it. */
export function matchByBook(tables: Tables, setup: GladiatoriSetup, seed: string): MatchResult {
  const fighters = setup.fighters.map(({ level: _level, ...one }) => ({ ...one, seat: null }));
  return resultOfMatch(runBook(gladiatori, tables, { ...setup, fighters }, seed).state);
}

/** Why a result cannot have come of a match of that set-up, or null. */
export function matchFault({ fighters: setup }: GladiatoriSetup, { winner, fighters }: MatchResult): string | null {
  if (fighters.length !== setup.length) return `${fighters.length} fighters, ${setup.length} were matched (4)`;
  const parties = [...new Set(setup.map(({ team }) => team))];
  if (winner !== null && winner > parties.length) return 'nobody is the party that has won (15.2)';
  const odd = fighters.findIndex(
    ({ letter, overkill, gaveUp }, i) =>
      (letter === 'P') !== (overkill !== null) ||
      (letter === 'V' && parties.indexOf(setup[i]?.team ?? -1) !== winner) ||
      (letter === 'P' && gaveUp),
  );
  return odd < 0 ? null : `${setup[odd]?.name}: how it stands does not fit who has won (15.2)`;
}
