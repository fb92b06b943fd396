/** A man moved by an order, for every way his dice can fall, while all others stay as they are. */

import type { Dice } from '../../../kernel/dice.ts';
import { branchingDice, eachWay, type PickWay } from '../../../odds/branching.ts';
import { ONES } from '../../../odds/falls.ts';
import { moveAll } from '../rules/basic/movement.ts';
import { stridesOf } from '../rules/basic/plot.ts';
import type { GladiatorEvent } from '../rules/events.ts';
import { beginPhase, type PhaseContext, turnoutOf } from '../rules/phase.ts';
import { fighterOf } from '../rules/sheet.ts';
import type { FighterId, Plot } from '../rules/types.ts';
import type { Meeting } from './meeting.ts';
import { trialOf } from './trial.ts';

/** Rolls of a man's way that are gone through; the others fall as they fall. */
const SEEN: ReadonlySet<string> = new Set(['impact', 'stumble', 'stumble-backward', 'stumbling-limp']);

/** What came of an order: the phase after its movement, and what was told on the way. */
interface Moved {
  readonly ctx: PhaseContext;
  readonly events: readonly GladiatorEvent[];
}

/** Moves him by the engine, on a copy, and tells `leaf` what comes of each way with its chance. */
export function eachMove(
  { state, tables }: Meeting,
  id: FighterId,
  { actions }: Plot,
  leaf: (moved: Moved, chance: number) => void,
): void {
  let moved: Moved | null = null;
  const script = (pick: PickWay) => {
    const copy = trialOf(state);
    const events: GladiatorEvent[] = [];
    const emit = (event: GladiatorEvent) => void events.push(event);
    const ctx = beginPhase({ state: copy, tables, dice: seeing(pick), emit });
    const turnout = turnoutOf(ctx, fighterOf(copy, id));
    turnout.strides = stridesOf(tables, actions);
    turnout.recovering = actions.some(({ code }) => code === 'R');
    moveAll(ctx);
    moved = { ctx, events };
  };
  eachWay(script, (chance) => {
    if (moved !== null) leaf(moved, chance);
  });
}

function seeing(pick: PickWay): Dice {
  const dice = branchingDice(pick, SEEN);
  return { ...ONES, throw: (name, counts) => (SEEN.has(name) ? dice.throw(name, counts) : ONES.throw(name, counts)) };
}
