/** What a bout came to, for the career it belongs to; and why something cannot have come of one. */
import { runBook } from '../../../kernel/runner.ts';
import { digestOf } from '../../../kernel/state.ts';
import { munera } from '../rules/index.ts';
import { idOf } from '../rules/setup.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { MuneraSetup, State } from '../rules/types.ts';
import type { BoutResult, FighterResult } from './types.ts';

/** The result of a bout that is over. Throws where it is not: a bug. */
export function resultOfBout(state: Readonly<State>): BoutResult {
  const { outcome, turn, fighters } = state;
  if (outcome === null) throw new Error('the bout is not over');
  return {
    ...{ winner: outcome.winner, by: outcome.by, rounds: turn, digest: digestOf(state) },
    fighters: fighters.map(
      (one): FighterResult => ({
        ...{ status: one.status, lost: Math.max(0, one.stamina0 - one.stamina), taken: one.taken, dealt: one.dealt },
        ...{ flourish: one.whirlHits > 0 && one.whirlDoubles === 0, defeated: [...one.defeated] },
        beatenBy: one.beatenBy,
      }),
    ),
  };
}

/** The bout as the book leads everybody in it. */
export function playedByBook(tables: Tables, setup: MuneraSetup, seed: string): BoutResult {
  const fighters = setup.fighters.map(({ level: _level, ...one }) => ({ ...one, seat: null }));
  return resultOfBout(runBook(munera, tables, { ...setup, fighters }, seed).state);
}

/** Why a result cannot have come of a bout of that set-up, or null. */
export function resultFault({ fighters: setup }: MuneraSetup, { winner, fighters }: BoutResult): string | null {
  if (fighters.length !== setup.length) return `${fighters.length} fighters, ${setup.length} were matched (1)`;
  const parties = [...new Set(setup.map(({ team }) => team))];
  const left = new Set(
    setup.flatMap(({ team }, i) => (fighters[i]?.status === 'active' ? [parties.indexOf(team)] : [])),
  );
  if (winner === null ? left.size < 2 : left.size !== 1 || !left.has(winner))
    return 'who is left does not fit who has won (5.16)';
  const ids = setup.map((_, i) => idOf(i));
  const odd = fighters.findIndex(
    (one, i) =>
      (one.status === 'active') !== (one.beatenBy === null) ||
      (one.beatenBy !== null && !ids.includes(one.beatenBy)) ||
      one.defeated.some((id) => !ids.includes(id) || id === ids[i]),
  );
  return odd < 0 ? null : `${setup[odd]?.name}: who is out was beaten by somebody (13.62)`;
}
