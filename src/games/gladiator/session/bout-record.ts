/** A finished bout read again from its save: every line of its journal with the states about it, and every phase boundary. */

import type { Checkpoint } from '../../../kernel/checkpoint.ts';
import { type Read, readable, type Save, unreadable } from '../../../kernel/save.ts';
import { type Frame, recorder } from '../../../session/frames.ts';
import { type Rereading, readWhole, reread } from '../../../session/reread.ts';
import type { GladiatorEvent } from '../rules/events.ts';
import { gladiator } from '../rules/index.ts';
import type { GladiatorKit } from '../rules/kit.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { State } from '../rules/types.ts';

/** A bout as its save tells it. */
export interface BoutRecord {
  readonly save: Save;
  /** Those it was fought by. */
  readonly tables: Tables;
  readonly frames: readonly Frame<GladiatorKit>[];
  /** Every phase boundary, the last being the end of the bout. */
  readonly marks: readonly Checkpoint<State>[];
}

/** How a bout ended. */
export function boutEnd({ marks }: BoutRecord): State {
  const last = marks.at(-1);
  if (last === undefined) throw new Error('a bout without an end');
  return last.state;
}

/** Plays a save through; says why it cannot be. One of another version of the rules might make another bout. */
export function readBout(tables: Tables, save: Save): Read<BoutRecord> {
  return readWhole(beginBout(tables, save));
}

/** Begins to play a save through. */
export function beginBout(tables: Tables, save: Save): Rereading<BoutRecord> {
  const frames: Frame<GladiatorKit>[] = [];
  const marks: Checkpoint<State>[] = [];
  const options = { watch: recorder(gladiator, frames), mark: (one: Checkpoint<State>) => void marks.push(one) };
  return reread(gladiator, tables, save, options, (match) =>
    match.over ? readable({ save, tables: match.tables, frames, marks }) : unreadable('the bout is not over'),
  );
}

/** What happened by orders and plans rather than by what came of them: its dice are nobody's luck (P301). */
const PLANS: ReadonlySet<GladiatorEvent['kind']> = new Set([
  'sheet-made',
  'intimidated',
  'arena-made',
  'obstacle-placed',
  'centurion-ordered',
  'allocated',
  'beast-acted',
  'beast-prowled',
  'beast-stepped',
  'divine-favour',
  'favour-kept', // 34.3.1 Its rolls are as if they had never fallen.
]);

/** Whether the dice of an event are such as luck is told of. */
export function isFortune({ kind }: GladiatorEvent): boolean {
  return !PLANS.has(kind);
}
