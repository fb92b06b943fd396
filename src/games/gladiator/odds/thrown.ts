/**
 * Whole exchanges of blows thrown rather than counted: where the other man's allocation is not known there are too
 * many to count. The engine's own rules, with dice of their own; his are the book's (29.7), drawn anew each time.
 */

import type { Dice } from '../../../kernel/dice.ts';
import { playRounds } from '../rules/basic/attack.ts';
import { allocateByBook, reveal } from '../rules/basic/combat.ts';
import type { Engaged } from '../rules/basic/engagement.ts';
import { beginPhase, turnoutOf } from '../rules/phase.ts';
import { fighterOf } from '../rules/sheet.ts';
import { type Allocation, AREAS, type Fighter, type FighterId, type Pool } from '../rules/types.ts';
import type { Meeting } from './meeting.ts';
import { trialOf } from './trial.ts';

/** A man's part in an exchange that is thrown; `allocation` null: what the book's dice have him do. */
export interface ThrownPart {
  readonly fighter: FighterId;
  readonly foes: readonly FighterId[];
  readonly threats: readonly FighterId[];
  readonly pool: Pool;
  readonly allocation: Allocation | null;
  /** C25 What every attack on him has more. */
  readonly exposed?: number;
}

/** How often something became of one man. */
interface Toll {
  readonly wounded: number;
  readonly killed: number;
  readonly knockedOut: number;
}

/** What came of exchanges that were thrown, by man. */
export interface ThrownFights {
  readonly fights: number;
  readonly tolls: { readonly [fighter: FighterId]: Toll };
}

const NONE: Toll = { wounded: 0, killed: 0, knockedOut: 0 };

/** Nothing thrown yet. */
export const NO_FIGHTS: ThrownFights = { fights: 0, tolls: {} };

/** Throws so many exchanges more. */
export function throwFights(
  meeting: Meeting,
  parts: readonly ThrownPart[],
  before: ThrownFights,
  more: number,
  dice: Dice,
): ThrownFights {
  const tolls = { ...before.tolls };
  for (let i = 0; i < more; i++) {
    for (const after of fought(meeting, parts, dice)) {
      const { wounded, killed, knockedOut } = tolls[after.id] ?? NONE;
      const was = fighterOf(meeting.state, after.id);
      const dead = after.fate !== 'fighting';
      tolls[after.id] = {
        wounded: wounded + Number(dead || AREAS.some((area) => after.wounds[area] > was.wounds[area])),
        killed: killed + Number(dead),
        knockedOut: knockedOut + Number(!dead && was.conscious && !after.conscious),
      };
    }
  }
  return { fights: before.fights + more, tolls };
}

/** The men after one exchange. Who would be asked in it does as the book would (P253). */
function fought({ state, tables }: Meeting, parts: readonly ThrownPart[], dice: Dice): readonly Fighter[] {
  const copy = trialOf(state);
  const ctx = beginPhase({ state: copy, tables, dice, emit: () => {} });
  const engaged = parts.map(({ fighter, foes, threats, pool }): Engaged => {
    const named = (ids: readonly FighterId[]) => ids.map((id) => fighterOf(copy, id));
    return { fighter: fighterOf(copy, fighter), foes: named(foes), threats: named(threats), pool };
  });
  for (const { fighter, exposed = 0 } of parts) turnoutOf(ctx, fighterOf(copy, fighter)).pool.exposed = exposed;
  const view = { state: copy, tables, dice };
  const made = engaged.map((one, i) => {
    const allocation = parts[i]?.allocation ?? null;
    return allocation === null ? allocateByBook(view, one) : { allocation, spentOnAttack: 0, rolls: [], lots: [] };
  });
  reveal(ctx, engaged, made);
  playRounds(ctx).next([]);
  return engaged.map(({ fighter }) => fighter);
}

/** Attacks that the book makes, each with its share of so many divisions of a man's CF. */
export function drawnAllocations(meeting: Meeting, part: ThrownPart, times: number, dice: Dice): readonly Allocation[] {
  const { tables } = meeting;
  const state = trialOf(meeting.state);
  const named = (ids: readonly FighterId[]) => ids.map((id) => fighterOf(state, id));
  const engaged: Engaged = {
    fighter: fighterOf(state, part.fighter),
    foes: named(part.foes),
    threats: named(part.threats),
    pool: part.pool,
  };
  return Array.from({ length: times }, () => allocateByBook({ state, tables, dice }, engaged).allocation);
}
