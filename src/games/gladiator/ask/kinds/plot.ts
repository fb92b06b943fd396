/** What is asked before a phase: the order, in secret (7). */

import { edgeBeyond } from '../../../../kernel/arena.ts';
import { capital } from '../../../../kernel/words.ts';
import { actionsMax, usesPhase } from '../../rules/basic/plot.ts';
import { DIRECTION_NAMES } from '../../rules/directions.ts';
import { fighterOf } from '../../rules/sheet.ts';
import { place } from '../../rules/told/words.ts';
import type { Fighter, FighterId, NetPlot, Plot } from '../../rules/types.ts';
import type { Asked, Here } from '../asked.ts';
import { plotHint } from '../hints/plot-hint.ts';
import { prospectOf } from '../plot/prospect.ts';

/** 7.2 An order in words: what is asked, how it is written, what it means. */
export const PLOT: Asked<'plot'> = {
  question: ({ state }, { fighter }) => `Plot in secret: ${orderWords(fighterOf(state, fighter))}.`,
  hint: ({ state, tables }, { fighter }, draft) =>
    plotHint({ state, tables, fighter: fighterOf(state, fighter) }, draft),
  answers: {
    written:
      'Write the steps with their turns: F(L) SFR, (R)F, X(LL) to turn on the spot; or one special action: C, KN, L, R, RN, RO BL. A net goes last: F TN. ! asks for a throw. - means no order.',
  },
  means: plotMeaning,
};

/** 7.2, 31.3 What an order may hold: 'up to two steps, or one special action'. */
export function orderWords(fighter: Fighter): string {
  return `up to two steps${actionsMax(fighter) > 2 ? ', three if all go forward' : ''}, or one special action`;
}

/** 7.2, 31.3 What an order may hold, in fewer words. */
export function shortOrderWords(fighter: Fighter): string {
  return `${actionsMax(fighter) > 2 ? 'two steps, three forward' : 'two steps at most'}, or one special action`;
}

const NET_WORDS: { readonly [K in NetPlot['kind']]: string } = {
  toss: 'you toss the net',
  swing: 'you swing the net',
  lay: 'you lay the net',
};

function plotMeaning({ state, tables }: Here, { fighter: id }: { readonly fighter: FighterId }, plot: Plot): string {
  const fighter = fighterOf(state, id);
  const { stances, stop } = prospectOf({ state, tables, fighter }, plot.actions);
  const { at, facing } = stances.at(-1) ?? fighter;
  const where = edgeBeyond(state.window, at) === null ? place(state, at) : 'a hex off the map';
  const goes = usesPhase(plot.actions) || fighter.owesStumble;
  const ends = goes ? `you end in ${where}, facing ${DIRECTION_NAMES[facing]}` : 'you stand still';
  const parts = [
    stop === null ? ends : `you run into the ${stop.barrier}`,
    ...(plot.net === undefined ? [] : [NET_WORDS[plot.net.kind]]),
    ...(plot.act ? ['you may throw or drop something'] : []),
  ];
  return `${capital(parts.join(', then '))}.`;
}
