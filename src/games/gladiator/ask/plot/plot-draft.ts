/** An order being written: pure, key by key, each illegal step refused with its rule. */

import { type Direction, turn } from '../../../../kernel/hex.ts';
import { action, actionsMax, plotFault, type Stance } from '../../rules/basic/plot.ts';
import type { Tables } from '../../rules/tables/types.ts';
import type { ActionCode, Fighter, NetPlot, Plot, PlotAction, RollWay, State } from '../../rules/types.ts';
import { prospectOf } from './prospect.ts';

/** An order not yet committed. */
export interface PlotDraft {
  readonly actions: readonly PlotAction[];
  /** A turn typed before the step it belongs to. */
  readonly lead: number;
  readonly act: boolean;
  /** 20.2 The net attack that goes with it. */
  readonly net: NetPlot | null;
  /** Why the last key was refused. */
  readonly refused: string | null;
  /** Enter was pressed on an order with a price; once more commits it. */
  readonly asked: boolean;
}

/** A draft in which no action is written yet. */
export const EMPTY_PLOT: PlotDraft = { actions: [], lead: 0, act: false, net: null, refused: null, asked: false };

/** What a draft is judged by. */
export interface PlotGround {
  readonly state: Readonly<State>;
  readonly tables: Tables;
  readonly fighter: Fighter;
}

const STEP_CODES = ['F', 'SFR', 'SBR', 'B', 'SBL', 'SFL'] as const satisfies readonly ActionCode[];
const ROLL_STEPS: readonly (RollWay | null)[] = [null, 'FR', 'BR', null, 'BL', 'FL'];

/** The order as it would be committed. */
export function plotOf({ actions, act, net }: PlotDraft): Plot {
  return net === null ? { actions, act } : { actions, act, net };
}

/** The stance a man will have after what is written so far. */
export function stanceAfter(ground: PlotGround, { actions, lead }: PlotDraft): Stance {
  const { at, facing } = prospectOf(ground, actions).stances.at(-1) ?? ground.fighter;
  return { at, facing: turn(facing, lead) };
}

/** Takes a longer order if it is legal, or if illegal ones may be written (7.6); else says why not. */
function tryActions(ground: PlotGround, draft: PlotDraft, actions: readonly PlotAction[]): PlotDraft {
  const fault = plotFault(ground.state, ground.tables, ground.fighter, plotOf({ ...draft, actions }));
  if (fault !== null && !ground.state.rules.freeformPlots) return { ...draft, refused: fault, asked: false };
  return { ...draft, actions, lead: 0, refused: fault, asked: false };
}

/** A step toward a hexside of the map, or of the man when keys are relative. */
export function stepDraft(ground: PlotGround, draft: PlotDraft, direction: Direction, relative: boolean): PlotDraft {
  const from = turnedFirst(draft);
  const { facing } = stanceAfter(ground, from);
  const way = relative ? relativeOf(direction) : turn(direction, -facing);
  if (ground.fighter.posture === 'prone') return rollDraft(ground, draft, way);
  const step = { ...action(STEP_CODES[way]), before: from.lead };
  const next = tryActions(ground, from, [...from.actions, step]);
  return next.actions === from.actions ? { ...draft, refused: next.refused, asked: false } : next;
}

/** A turn on the spot with a step after it is a turn before that step (7.2.1). */
function turnedFirst(draft: PlotDraft): PlotDraft {
  const [only, more] = draft.actions;
  if (only?.code !== 'X' || more !== undefined) return draft;
  return { ...draft, actions: [], lead: only.before };
}

/** With relative keys, north on the keyboard is straight ahead. */
function relativeOf(direction: Direction): Direction {
  return turn(direction, 2);
}

function rollDraft(ground: PlotGround, draft: PlotDraft, way: Direction): PlotDraft {
  const roll = ROLL_STEPS[way] ?? null;
  if (roll === null)
    return { ...draft, refused: 'a man on the ground can only roll sideways: FL, FR, BL or BR (7.4)', asked: false };
  return tryActions(ground, draft, [{ code: 'RO', before: 0, after: 0, way: roll }]);
}

/** A special action from the list; it stands alone. */
export function specialDraft(ground: PlotGround, draft: PlotDraft, code: ActionCode, way: RollWay | null): PlotDraft {
  return tryActions(ground, { ...draft, actions: [], lead: 0 }, [{ code, before: 0, after: 0, way }]);
}

/** Whether anything of an order is written. */
export function isWritten({ actions, lead, act, net }: PlotDraft): boolean {
  return actions.length > 0 || lead !== 0 || act || net !== null;
}

/** The draft as it was before the last of those that were taken back. */
export function redoneDraft(draft: PlotDraft, undone: readonly PlotDraft[]): PlotDraft {
  const last = undone.at(-1);
  if (last === undefined) return { ...draft, refused: 'nothing was taken back', asked: false };
  return { ...last, refused: null, asked: false };
}

/** No order, or of a lying man who can the one that gets him to his knees (16.4); refused over what is written. */
export function standDraft(ground: PlotGround, draft: PlotDraft): PlotDraft {
  if (isWritten(draft))
    return { ...draft, refused: 'an order is written: Enter commits it, U takes it back', asked: false };
  if (ground.fighter.posture !== 'prone') return EMPTY_PLOT;
  const kneels = specialDraft(ground, EMPTY_PLOT, 'KN', null);
  return kneels.refused === null ? kneels : EMPTY_PLOT;
}

/** A net attack on top of what is written; null takes it away (20.2). */
export function netDraft(ground: PlotGround, draft: PlotDraft, net: NetPlot | null): PlotDraft {
  const next = tryActions(ground, { ...draft, net }, draft.actions);
  return next.refused === null ? next : { ...draft, refused: next.refused, asked: false };
}

const IN_PLACE: readonly ActionCode[] = ['X', 'KN', 'R', 'S'];

/** A turn after the last action; with nothing written, a turn on the spot. */
export function turnDraft(ground: PlotGround, draft: PlotDraft, by: 1 | -1): PlotDraft {
  const last = draft.actions.at(-1) ?? action(ground.fighter.owesStumble ? 'S' : 'X');
  const rest = draft.actions.slice(0, -1);
  const inPlace = IN_PLACE.includes(last.code);
  const turned = inPlace ? { ...last, before: wrapTurn(last.before + by) } : { ...last, after: last.after + by };
  return tryActions(ground, draft, [...rest, turned]);
}

/** X turns by -2 to 3 hexsides; past that it comes round from the other side. */
function wrapTurn(by: number): number {
  if (by > 3) return by - 6;
  return by < -2 ? by + 6 : by;
}

/** A turn before the step to come (7.2.1). */
export function leadDraft(ground: PlotGround, draft: PlotDraft, by: 1 | -1): PlotDraft {
  if (
    draft.actions.length >= actionsMax(ground.fighter) ||
    ground.fighter.posture === 'prone' ||
    ground.fighter.owesStumble
  ) {
    return { ...draft, refused: 'there is no further step to turn before (7.2)', asked: false };
  }
  const lead = draft.lead + by;
  const refused = Math.abs(lead) > 1 ? 'one hexside before a step at most (7.3)' : null;
  return refused === null ? { ...draft, lead, refused, asked: false } : { ...draft, refused, asked: false };
}

/** Takes back the last thing written: a lead turn, a turn after, an action. */
export function undoDraft(draft: PlotDraft): PlotDraft {
  const clean = { ...draft, refused: null, asked: false };
  if (draft.lead !== 0) return { ...clean, lead: 0 };
  if (draft.net !== null) return { ...clean, net: null };
  const last = draft.actions.at(-1);
  if (last === undefined) return { ...clean, act: false };
  const rest = draft.actions.slice(0, -1);
  if (last.after !== 0) return { ...clean, actions: [...rest, { ...last, after: 0 }] };
  return { ...clean, actions: rest };
}
