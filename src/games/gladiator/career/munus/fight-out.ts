/** A bout of a career, fought without a screen or read from its record. */

import { Match } from '../../../../kernel/match.ts';
import type { Seat } from '../../../../kernel/request.ts';
import { type Controller, runBook, runMatch } from '../../../../kernel/runner.ts';
import { type Read, readAs, readable, type Save, unreadable } from '../../../../kernel/save.ts';
import { gladiator } from '../../rules/index.ts';
import type { GladiatorKit } from '../../rules/kit.ts';
import type { Tables } from '../../rules/tables/types.ts';
import type { State } from '../../rules/types.ts';
import { type BoutWatch, watchBout } from '../man/feats.ts';
import type { BoutOrder, BoutResult } from './munus-types.ts';

/** Fights a bout to its end with a controller in every seat. */
export function fightOut(
  tables: Tables,
  { setup, seed }: Pick<BoutOrder, 'setup' | 'seed'>,
  controllerOf: (seat: Seat) => Controller<GladiatorKit>,
): BoutResult {
  const watch = watchBout(tables);
  const match = Match.start(gladiator, tables, setup, seed, { journal: false, watch: watch.watch });
  runMatch(match, controllerOf);
  return watch.result(match.state);
}

/** Fights a bout of the book's men alone. Throws if somebody would be asked. */
export function fightByBook(tables: Tables, { setup, seed }: Pick<BoutOrder, 'setup' | 'seed'>): BoutResult {
  const watch = watchBout(tables);
  let seq = 0;
  const { state } = runBook(gladiator, tables, setup, seed, (event, now) => {
    watch.watch({ seq, turn: now.turn, phase: now.phase, event }, now);
    seq += 1;
  });
  return watch.result(state);
}

/** Eyes for the bout of a record, from where it is played again: its seed, or the state in which it was taken up (P311). */
export function watchRecord(tables: Tables, record: Save): Read<BoutWatch> {
  const from = record.version === gladiator.version ? record.base : record.checkpoint;
  if (from === undefined) return readable(watchBout(tables));
  const state = readAs<State>(gladiator.schema.state, from.state, 'its checkpoint is damaged');
  return state.ok ? readable(watchBout(tables, state.value)) : state;
}

/** What a finished bout came to, from its record; the answer to the request whose order it was fought by. */
export function resultOfRecord(tables: Tables, record: Save): Read<BoutResult> {
  const eyes = watchRecord(tables, record);
  if (!eyes.ok) return eyes;
  const watch = eyes.value;
  const opened = Match.open(gladiator, tables, record, { journal: false, watch: watch.watch });
  if (!opened.ok) return opened;
  const { match, dropped } = opened.value;
  if (!match.over || dropped > 0) return unreadable('the bout is not over');
  return readable(watch.result(match.state));
}
