/** What each key does to an order being written. */
import type { Direction } from '../../../../kernel/hex.ts';
import type { Env } from '../../../../tui/program.ts';
import * as plot from '../../ask/plot/plot-draft.ts';
import type { Plot } from '../../rules/types.ts';
import type { BoutState } from '../bout/state.ts';

/** The order being written, and what was taken back of it. */
type Drafts = Pick<BoutState, 'plot' | 'undone'>;

/** The drafts after a key; null where the key says nothing to them. */
export function plotAfter(
  command: string | null,
  ground: plot.PlotGround,
  drafts: Drafts,
  { settings, services }: Env,
): Drafts | null {
  const { plot: draft, undone } = drafts;
  const step = /^step-([0-5])$/.exec(command ?? '');
  if (step !== null)
    return written(drafts, plot.stepDraft(ground, draft, Number(step[1]) as Direction, settings.relative));
  switch (command) {
    case 'turn-left':
      return written(drafts, plot.turnDraft(ground, draft, -1));
    case 'turn-right':
      return written(drafts, plot.turnDraft(ground, draft, 1));
    case 'turn-left-first':
      return written(drafts, plot.leadDraft(ground, draft, -1));
    case 'turn-right-first':
      return written(drafts, plot.leadDraft(ground, draft, 1));
    case 'throw':
      return written(drafts, { ...draft, act: !draft.act, refused: null });
    case 'undo':
      return { plot: plot.undoDraft(draft), undone: kept(drafts) };
    case 'undo-all':
      return { plot: plot.EMPTY_PLOT, undone: kept(drafts) };
    case 'redo':
      return { plot: plot.redoneDraft(draft, undone), undone: undone.slice(0, -1) };
    case 'relative':
      services.changeSettings({ relative: !settings.relative });
      return drafts;
    default:
      return null;
  }
}

/** What was taken back is forgotten as soon as something else is written. */
export function written({ undone }: Drafts, draft: plot.PlotDraft): Drafts {
  return { plot: draft, undone: draft.refused === null ? [] : undone };
}

/** The order with what was chosen from the list of special actions. */
export function pickedSpecial(ground: plot.PlotGround, draft: plot.PlotDraft, value: string): plot.PlotDraft {
  const picked = JSON.parse(value) as Plot;
  if (picked.net !== undefined) return plot.netDraft(ground, draft, picked.net);
  const [one] = picked.actions;
  return one === undefined ? draft : plot.specialDraft(ground, draft, one.code, one.way);
}

const kept = ({ plot: draft, undone }: Drafts): Drafts['undone'] =>
  plot.isWritten(draft) ? [...undone, draft] : undone;
