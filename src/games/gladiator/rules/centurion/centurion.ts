/** 29.3, 29.4: what a centurion does in a phase. He plots nothing and sees no plot. */

import type { Throw } from '../../../../kernel/dice.ts';
import { type Hex, neighbour, turn } from '../../../../kernel/hex.ts';
import { addModifier, type Modifier, sumModifiers } from '../../../../kernel/modifier.ts';
import { met, needing, type Roll, rollOf } from '../../../../kernel/roll.ts';
import { times } from '../../../../kernel/words.ts';
import { heldBy } from '../advanced/grip.ts';
import { barrierTo } from '../arena/obstacles.ts';
import { advantageModifiers } from '../basic/facing.ts';
import { action, stridesOf } from '../basic/plot.ts';
import { mayRise } from '../basic/posture.ts';
import { orderRider } from '../beasts/rider-orders.ts';
import { rangeTo } from '../bodies.ts';
import { D66 } from '../dice.ts';
import { isActive, moveRate, movesLeft, occupant, PHASES_PER_TURN } from '../sheet.ts';
import { RELATIVE, type Tables } from '../tables/types.ts';
import { type Fighter, ROLL_WAYS, type RollWay, type State } from '../types.ts';
import type { BookView } from '../view.ts';
import { type Bearing, bearingOf, CENTURION_UNIT, type CenturionPlan, idle, pickOne, turnToward } from './bearing.ts';
import { moveOnChart } from './chart.ts';
import { finishPlan } from './finish.ts';
import { neededItems } from './needs.ts';
import { bookNet, repelRoll } from './net.ts';

/** C8 A lying centurion rolls away on this or less. */
const CENT_ROLL_MAX = 10;
/** C7 He pauses on this or less. */
const PAUSE_MAX = 1;
/** P74 How near a needed item must lie. */
const RECOVER_RANGE = 1;

/**
 * 29.4 What a centurion does this phase, in the order of P73: an owed stumble, lying, recovering a
 * needed item, what it takes to finish a fallen man (P324), pausing, repelling a net (29.6.1), or a move on the chart.
 * `fell`: he fell prone in this very phase (16.2.1).
 */
export function orderCenturion(view: BookView, fighter: Fighter, fell: boolean): CenturionPlan | null {
  if (!isActive(fighter)) return null;
  const canMove = movesLeft(view.tables, fighter) > 0;
  if (fighter.mount !== null) return ride(view, fighter);
  const tied = fighter.ensnared !== null || fighter.grappled !== null; // 20.5.1, 22.4 the ensnared and the held stay
  if (fighter.posture === 'prone') return fell || tied || !canMove ? idle('lie', 'lies') : getUp(view, fighter);
  if (fighter.stumbling) return canMove && !tied ? stumble(view, fighter) : idle('stumble', 'stumbles');
  if (fighter.grappled !== null) return idle('held', 'is held'); // P73 a held man does nothing
  if (heldBy(view.state, fighter) !== null) return idle('hold', 'keeps his hold'); // P172 whoever holds stays
  if (!canMove) return idle('pause', 'no moving phase left');
  if (neededItems(view.state, view.tables, fighter, RECOVER_RANGE).length > 0) return recover(view.tables);
  if (fighter.ensnared?.by === 'leg') return idle('pause', 'is caught by the leg'); // 21.7.1 the noose keeps him there
  const bearing = bearingOf(view, fighter);
  const finish = finishPlan(view, fighter, bearing);
  if (finish !== null) return finish;
  const thrown = view.dice.throw('order', D66);
  const pause = pauseRoll(view, fighter, bearing, thrown);
  const tests = pause === null ? [] : [pause];
  if (pause !== null && met(pause)) return { ...idle('pause', 'pauses', bearing), rolls: tests };
  const repel = repelRoll(view, bearing, thrown);
  if (repel !== null) tests.push(repel);
  if (repel !== null && met(repel)) {
    const strides = stridesOf(view.tables, [action('RN')]);
    return { ...idle('repel', 'repels the net', bearing), strides, rolls: tests };
  }
  const plan = moveOnChart(view, fighter, bearing, thrown);
  return withNet(view, fighter, bearing, { ...plan, rolls: [...tests, ...plan.rolls] });
}

/** 30.4, 30.6.4 A rider moves by the chart alone; struggling in the saddle he does not move. */
function ride(view: BookView, rider: Fighter): CenturionPlan | null {
  if (rider.stumbling) return idle('stumble', 'struggles to stay in the saddle');
  return orderRider(view, rider, bearingOf(view, rider), view.dice.throw('order', D66));
}

/** 29.6.2 A net man's movement with the net attack that goes with it; caught himself he cannot turn (20.5). */
function withNet(view: BookView, fighter: Fighter, bearing: Bearing, plan: CenturionPlan): CenturionPlan {
  const turns = fighter.ensnared === null ? plan.turns : 0;
  const { plot, rolls } = bookNet(view, fighter, bearing);
  const all = { ...plan, turns, rolls: [...plan.rolls, ...rolls] };
  return plot === null ? all : { ...all, net: plot };
}

/** P88 Stumbling, he turns one hexside toward his enemy if he has a moving phase for it. */
function stumble(view: BookView, fighter: Fighter): CenturionPlan {
  const bearing = bearingOf(view, fighter);
  return turning(view, fighter, bearing, idle('stumble', 'stumbles', bearing), 'S');
}

/** 29.4.1.1 A lying man rolls away on 10 or less with the range, and else gets to his knees, if he can (P306); where he rises he may turn anew (P323). */
function getUp(view: BookView, fighter: Fighter): CenturionPlan {
  const bearing = bearingOf(view, fighter);
  const modifiers: Modifier[] = [];
  addModifier(modifiers, bearing.range, 'range', '29.4.1.1');
  const thrown = view.dice.throw('order', D66);
  const roll = needing(rollOf('roll-over', '29.4.1.1', thrown, 'sum', modifiers), '<=', CENT_ROLL_MAX, (rolls) =>
    rolls ? 'rolls' : 'kneels',
  );
  const ways = met(roll) ? rollWays(view.state, fighter, bearing.enemy) : [];
  if (ways.length === 0 && !mayRise(view.tables, fighter)) return { ...idle('lie', 'lies', bearing), rolls: [roll] };
  if (ways.length === 0) {
    const plan = turning(view, fighter, bearing, idle('kneel', 'gets to his knees', bearing), 'KN');
    return { ...plan, rolls: [roll] };
  }
  const [way, lots] = pickOne(view, 'roll-way', 'P75', ways);
  const strides = stridesOf(view.tables, [{ code: 'RO', before: 0, after: 0, way }]);
  const plan = idle('roll-over', `rolls ${way}`, bearing);
  return { ...plan, strides, path: [rollHex(fighter, way)], rolls: [roll], lots: [...bearing.lots, ...lots] };
}

/** An action in place with one hexside toward his enemy. */
function turning(
  view: BookView,
  fighter: Fighter,
  bearing: Bearing,
  plan: CenturionPlan,
  code: 'S' | 'KN',
): CenturionPlan {
  const { by, lots } = turnToward(view, fighter, bearing.arrow, 1);
  const strides = stridesOf(view.tables, [action(code, by)]);
  return { ...plan, strides, turns: Math.abs(by), lots: [...plan.lots, ...lots] };
}

function rollHex(fighter: Fighter, way: RollWay): Hex {
  return neighbour(fighter.at, turn(fighter.facing, RELATIVE.indexOf(way)));
}

/** P75 The free roll hexes that end farthest from the enemy. */
function rollWays(state: Readonly<State>, fighter: Fighter, enemy: Fighter): readonly RollWay[] {
  const free = ROLL_WAYS.filter((way) => {
    const hex = rollHex(fighter, way);
    return occupant(state, hex) === null && barrierTo(state, fighter.at, hex) === null;
  });
  const away = (way: RollWay) => rangeTo(enemy, rollHex(fighter, way));
  const farthest = Math.max(...free.map(away));
  return free.filter((way) => away(way) === farthest);
}

/** 29.4.1.2 He stays where he is to pick up what he needs; he does not turn (F20). */
function recover(tables: Tables): CenturionPlan {
  return { ...idle('recover', 'reaches for an item'), strides: stridesOf(tables, [action('R')]) };
}

/** P72 The pause test; null when no pause is left to spend. */
function pauseRoll(view: BookView, fighter: Fighter, bearing: Bearing, thrown: Throw): Roll | null {
  const { phase } = view.state;
  const spent = phase - 1 - fighter.moves;
  const left = PHASES_PER_TURN - moveRate(view.tables, fighter) - spent;
  if (left <= 0) return null;
  const modifiers: Modifier[] = [];
  addModifier(modifiers, -Math.floor(bearing.range / CENTURION_UNIT), 'range', '29.4.1.3');
  addModifier(modifiers, -(left + phase), `${times(left, 'pause')} left, phase ${phase}`, 'P72');
  const threat = sumModifiers(advantageModifiers(view.tables, bearing.enemy.at, fighter));
  addModifier(modifiers, threat, "opponent's positional advantage", '29.4.1.3');
  const sum = rollOf('pause', '29.4.1.3', thrown, 'sum', modifiers);
  return needing(sum, '<=', PAUSE_MAX, (pauses) => (pauses ? 'pauses' : 'moves'));
}
