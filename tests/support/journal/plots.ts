/** Chapter 7: plots shown and the moving phases they cost. */
import type { EventOf } from '../../../src/engine/gladiator/events.ts';
import type { Plot } from '../../../src/engine/gladiator/types.ts';
import { ACTIONS } from '../printed-tables.ts';
import { type Bout, expect, manOf, must, same } from './bout.ts';
import { type Man, rateOf } from './man.ts';

/** 7.1, P9 Whether a plot uses up a moving phase: all but none, and X or S without a turn. */
function costsMove({ actions }: Plot): boolean {
  const [first] = actions;
  if (first === undefined) return false;
  return (first.code !== 'X' && first.code !== 'S') || first.before + first.after !== 0;
}

/** 7.2-7.4, 17.3 A player's order: its shape, the move it costs, his rate. */
export function checkPlot(bout: Bout, event: EventOf<'plot-shown'>): void {
  const man = manOf(bout, event.fighter);
  const { plot } = event;
  must(bout, man.by === 'seat', 'a centurion writes no plots');
  must(bout, man.now.plot === null, 'he has shown a plot in this phase already');
  must(bout, man.conscious && man.fate === 'fighting', 'he is in no state to plot');
  checkShape(bout, man, plot);
  const to = man.moves + (costsMove(plot) ? 1 : 0);
  const exceeded = costsMove(plot) && to > rateOf(man);
  same(bout, 'the moving phases used', event.move, { from: man.moves, to });
  same(bout, 'his rate', event.rate, rateOf(man));
  same(bout, "'exceeded'", event.exceeded, exceeded);
  must(bout, !exceeded || (to <= rateOf(man) + 1 && !man.exceeded), 'he goes more than one phase over his rate');
  if (exceeded)
    must(bout, !man.exceededLast || rateOf({ ...man, exceededLast: true }) >= 1, 'his next rate would be below 1');
  man.moves = to;
  man.exceeded ||= exceeded;
  if (man.posture === 'kneeling' && plot.actions.some(({ code }) => ACTIONS[code].steps.length > 0))
    man.posture = 'standing';
  man.now.plot = plot;
  man.now.counted = costsMove(plot);
}

/** 7.6, P24, C129 An order against the rules: he stands still and is stunned. */
export function checkIllegal(bout: Bout, event: EventOf<'illegal-plot'>): void {
  const man = manOf(bout, event.fighter);
  must(bout, bout.rules.freeformPlots, 'illegal orders cannot be written');
  must(bout, man.by === 'seat' && man.now.plot === null, 'he writes no order now');
  must(bout, man.conscious && man.fate === 'fighting', 'he is in no state to plot');
  man.now.plot = { actions: [], act: false };
  man.now.unruly = true;
  expect(bout, 'stunned', man.id, 'an illegal order', 1);
}

function checkShape(bout: Bout, man: Man, { actions }: Plot): void {
  const codes = actions.map(({ code }) => code);
  const single = codes.every((code) => ['F', 'B', 'SFL', 'SFR', 'SBL', 'SBR'].includes(code)) ? 2 : 1;
  must(bout, codes.length <= single, `${codes.length} actions are too many`);
  for (const { code, before, after, way } of actions) {
    must(bout, Math.abs(before) + Math.abs(after) <= ACTIONS[code].turns, `${code} does not allow that turn`);
    must(bout, (code === 'RO') === (way !== null), `${code} with the roll '${way}'`);
  }
  if (man.stumbling)
    must(
      bout,
      codes.every((code) => code === 'S'),
      'he owes a Stumble',
    );
  else must(bout, !codes.includes('S'), 'nobody stumbles of his own accord');
  must(bout, man.posture === 'prone' || !codes.includes('RO'), 'only a prone man rolls');
  const lies = codes.every((code) => code === 'RO' || code === 'KN');
  must(bout, man.posture !== 'prone' || lies, 'a prone man rolls or kneels');
}
