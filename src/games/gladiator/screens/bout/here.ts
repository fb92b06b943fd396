/** Where a bout's questions are asked. */

import type { Env } from '../../../../tui/program.ts';
import type { Here } from '../../ask/asked.ts';
import { tablesFor } from '../tables-for.ts';
import { showsOdds } from './odds-shown.ts';
import type { BoutState } from './state.ts';

/** The bout on the screen as its questions know it. */
export function hereIn(bout: Pick<BoutState, 'session' | 'owner'>, env: Env): Here {
  const { state } = bout.session.match;
  return { state, tables: tablesFor(env, state.rules), odds: showsOdds(bout, env) };
}
