/** A beginner: flies wherever nothing is in the way, throws at whoever is there, and looks no further. */
import type { Pick } from '../../../ai/tactics.ts';
import type { CombatAct, FlightMove } from '../rules/acts.ts';
import { crash, isSafe } from '../rules/book/flight.ts';
import { endsOf } from '../rules/ends.ts';
import { combatsOf, flyingOf } from '../rules/legal.ts';
import { enemiesOf, gliderOf } from '../rules/roster.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { State } from '../rules/types.ts';

/** What a beginner flies next. It is legal. */
export function noviceMove(state: Readonly<State>, tables: Tables, id: string, pick: Pick): FlightMove {
  const flying = flyingOf(state, tables, id);
  const ends = endsOf(flying);
  const spent = ends.filter(({ kind }) => kind === 'end');
  const safe = spent.filter((end) => isSafe(flying, end));
  const from = safe.length > 0 ? safe : spent;
  const path = from.length > 0 ? from[pick(from.length)]?.path : crash(ends);
  return path?.[0] ?? { do: 'forward' };
}

/** What a beginner does in combat: the first attack on an enemy that comes to mind. It is legal. */
export function noviceCombat(state: Readonly<State>, tables: Tables, id: string, pick: Pick): CombatAct {
  const enemies = enemiesOf(state, gliderOf(state, id)).map((one) => one.id);
  const attacks = combatsOf(state, tables, id).filter(
    (act) => (act.do === 'throw' || act.do === 'strike') && enemies.includes(act.at),
  );
  return attacks[pick(Math.max(1, attacks.length))] ?? { do: 'nothing' };
}
