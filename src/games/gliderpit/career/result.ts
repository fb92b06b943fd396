/** What a bout came to, for the season it belongs to; and why something cannot have come of one. */
import { runBook } from '../../../kernel/runner.ts';
import { digestOf } from '../../../kernel/state.ts';
import { gliderpit } from '../rules/index.ts';
import { partiesOf } from '../rules/roster.ts';
import { idOf } from '../rules/setup.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { PitSetup, State } from '../rules/types.ts';
import type { PitResult } from './types.ts';

/** The result of a bout that is over. Throws where it is not: a bug. */
export function resultOfPit(state: Readonly<State>): PitResult {
  const { outcome, turn, gliders, outs } = state;
  if (outcome === null) throw new Error('the bout is not over');
  return {
    ...{ winner: outcome.winner, by: outcome.by, turns: turn, digest: digestOf(state), outs: [...outs] },
    gliders: gliders.map(({ out, alt, downedBy }) => ({ out, alt, downedBy })),
  };
}

/** The bout as the book flies everybody in it. */
export function flownByBook(tables: Tables, setup: PitSetup, seed: string): PitResult {
  const gliders = setup.gliders.map(({ level: _level, ...one }) => ({ ...one, seat: null }));
  return resultOfPit(runBook(gliderpit, tables, { ...setup, gliders }, seed).state);
}

/** Why a result cannot have come of a bout of that set-up, or null. */
export function pitResultFault({ gliders: setup, floor }: PitSetup, result: PitResult): string | null {
  const { winner, by, gliders, outs } = result;
  if (gliders.length !== setup.length) return `${gliders.length} gliders, ${setup.length} were matched (23.2)`;
  const ids = setup.map((_, at) => idOf(at));
  const gone = ids.filter((_, at) => gliders[at]?.out !== null);
  if (outs.length !== gone.length || gone.some((id) => !outs.includes(id)))
    return 'the order of those who went out does not fit (15.38)';
  const parties = partiesOf({ gliders: setup });
  const left = new Set(setup.flatMap(({ team }, at) => (gliders[at]?.out === null ? [parties.indexOf(team)] : [])));
  if (by !== 'time' && (winner === null ? left.size > 0 : left.size !== 1 || !left.has(winner)))
    return 'who is left does not fit who has won (15.38)';
  if (by === 'time' && (left.size < 2 || (winner !== null && !left.has(winner))))
    return 'who is left does not fit who has won (GR-42)';
  const odd = gliders.findIndex(({ out, alt, downedBy }, at) =>
    out === null
      ? alt <= floor || downedBy !== null
      : downedBy !== null && (!ids.includes(downedBy) || downedBy === ids[at]),
  );
  return odd < 0 ? null : `${setup[odd]?.name}: what became of it does not fit (GR-43)`;
}
