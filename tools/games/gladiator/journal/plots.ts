/** Chapter 7: plots shown and the moving phases they cost. */
import type { EventOf } from '../../../../src/games/gladiator/rules/events.ts';
import type { NetPlot, Plot } from '../../../../src/games/gladiator/rules/types.ts';
import { ACTIONS } from '../printed-tables.ts';
import { type Bout, expect, manOf, must, same } from './bout.ts';
import { type Man, rateOf } from './man.ts';
import { checkNetPlot } from './nets.ts';
import { has } from './skills.ts';

/** 7.1, P9 Whether a plot uses up a moving phase: all but none, and X or S without a turn; a net attack always does. */
function costsMove({ actions, net }: Plot): boolean {
  const [first] = actions;
  if (net !== undefined) return true;
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
  checkCaught(bout, man, plot);
  checkHeld(bout, man, plot);
  if (plot.net !== undefined) checkNetOrder(bout, man, plot, plot.net);
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
  man.now.net = plot.net ?? null;
  man.now.repels = plot.actions.some(({ code }) => code === 'RN');
  for (const { code, before, after } of plot.actions)
    if (ACTIONS[code].steps.length === 0 && code !== 'RO') man.now.turnedInPlace += Math.abs(before) + Math.abs(after);
  man.now.counted = costsMove(plot);
}

/** 20.2 It goes with movement or a stand, and with nothing that leaves him no hand or no attention for it. */
function checkNetOrder(bout: Bout, man: Man, { actions }: Plot, net: NetPlot): void {
  checkNetPlot(bout, man, net);
  must(
    bout,
    actions.every(({ code }) => code === 'X' || code === 'C' || code === 'L' || ACTIONS[code].steps.length === 1),
    'no net attack goes with that order',
  );
}

/** 20.5, 20.5.1, 21.7.1 A man who is caught never turns; by the leg or on the ground he stays where he is. */
function checkCaught(bout: Bout, man: Man, { actions }: Plot): void {
  if (man.ensnared === null) return;
  must(
    bout,
    actions.every(({ before, after }) => before === 0 && after === 0),
    'he turns in a net',
  );
  const still = actions.every(({ code }) => ACTIONS[code].steps.length === 0 && code !== 'RO');
  must(bout, still || man.ensnared.by !== 'leg', 'he is caught by the leg');
  must(bout, man.posture !== 'prone' || actions.length === 0, 'he lies in a net');
}

/** 22.4, P171 A man who is held stands as he is, or lies. */
function checkHeld(bout: Bout, man: Man, { actions }: Plot): void {
  if (man.grip === null) return;
  const still = actions.every(
    ({ code, before, after }) => (code === 'X' || code === 'S') && before === 0 && after === 0,
  );
  must(bout, still, "he stirs in another man's grip");
  must(bout, man.posture !== 'prone' || actions.length === 0, "he lies in another man's grip");
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
  const sprints = has(man, 'SP') && codes.length === 3 && codes.every((code) => ['F', 'SFL', 'SFR'].includes(code));
  must(bout, codes.length <= single || sprints, `${codes.length} actions are too many`);
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
  must(bout, !codes.includes('RN') || bout.rules.sections.includes(20), 'nobody repels nets without chapter 20');
  must(bout, man.posture === 'prone' || !codes.includes('RO'), 'only a prone man rolls');
  const lies = codes.every((code) => code === 'RO' || code === 'KN');
  must(bout, man.posture !== 'prone' || lies, 'a prone man rolls or kneels');
}
