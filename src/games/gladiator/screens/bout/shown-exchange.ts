/** An exchange of blows that has been revealed: the men as they stood before the first of them, and what they had written. */

import type { JournalLine } from '../../../../session/frames.ts';
import { exposedIn } from '../../ask/allocate/phase-told.ts';
import { toldPool } from '../../ask/allocate/told-pool.ts';
import type { MeetingSide } from '../../odds/meeting.ts';
import { NO_DEFENCE } from '../../rules/basic/allocation.ts';
import type { GladiatorEvent } from '../../rules/events.ts';
import type { Tables } from '../../rules/tables/types.ts';
import type { Fighter, State } from '../../rules/types.ts';
import type { GladiatorFrame } from './beats.ts';

type Line = JournalLine<GladiatorEvent>;

/** A revealed exchange as a screen keeps it: the state before the first blow. */
export interface ShownExchange {
  readonly state: Readonly<State>;
  /** All that was told of the phase until then. */
  readonly lines: readonly Line[];
}

/** The exchange that some frames reveal, or null; `lines`: all that have been shown, these frames among them. */
export function exchangeIn(frames: readonly GladiatorFrame[], lines: readonly Line[]): ShownExchange | null {
  const set = frames.find(({ entry }) => entry.event.kind === 'sequence-set');
  if (set === undefined) return null;
  const { seq, turn, phase } = set.entry;
  const first = lines.findLastIndex(({ entry }) => entry.turn !== turn || entry.phase !== phase) + 1;
  return { state: set.state, lines: lines.slice(first).filter(({ entry }) => entry.seq <= seq) };
}

/** The two men's parts in it; null where there are more of them, a beast or a horse. */
export function sidesOf(tables: Tables, { state, lines }: ShownExchange): readonly MeetingSide[] | null {
  const events = lines.map(({ entry }) => entry.event);
  const men = state.fighters.filter(({ fate }) => fate === 'fighting');
  const [one, other, ...more] = men;
  if (one === undefined || other === undefined || more.length > 0 || state.fighters.some(isWild)) return null;
  const side = (fighter: Fighter, foe: Fighter): MeetingSide => {
    const told = events.find((event) => event.kind === 'allocated' && event.fighter === fighter.id);
    const { modifiers, allocation } =
      told?.kind === 'allocated' ? told : { modifiers: [], allocation: { attacks: [], defence: NO_DEFENCE } };
    const engagement = { state, tables, lines };
    const pool = toldPool(engagement, fighter, modifiers, foe);
    const exposed = exposedIn(engagement, fighter);
    return { fighter: fighter.id, foes: [foe.id], threats: [foe.id], pool, allocation, exposed };
  };
  return [side(one, other), side(other, one)];
}

const isWild = ({ beast, mount }: Fighter) => beast !== null || mount !== null;
