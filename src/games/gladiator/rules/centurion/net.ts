/** 29.6, P73, P76: centurions with nets, and against them. */
import { ONE_DIE, type Throw } from '../../../../kernel/dice.ts';
import { distance } from '../../../../kernel/hex.ts';
import { addModifier, type Modifier, sumModifiers } from '../../../../kernel/modifier.ts';
import { needing, type Roll, rollOf } from '../../../../kernel/roll.ts';
import { isNetReady, snareOf } from '../advanced/nets.ts';
import { availableModifiers } from '../basic/allocation.ts';
import { isOnFoot } from '../beasts/mounts.ts';
import { inForce } from '../rule-choices.ts';
import type { Fighter, NetPlot } from '../types.ts';
import type { BookView } from '../view.ts';
import type { Bearing } from './bearing.ts';

/** C10 He repels on this or less. */
const REPEL_MAX = 10;
/** P76 Hexes by which the men may still close in. */
const CLOSING = 2;

/** 29.6.1 Against a man whose net is ready, where he has not paused: the movement dice and the range, 10 or less to repel; null where none is. */
export function repelRoll(view: BookView, bearing: Bearing, thrown: Throw): Roll | null {
  if (!inForce(view.state.rules, 20) || !isNetReady(view, bearing.enemy)) return null;
  const modifiers: Modifier[] = [];
  addModifier(modifiers, bearing.range, 'range', '29.6.1.1');
  const sum = rollOf('repel-net', '29.6.1.1', thrown, 'sum', modifiers);
  return needing(sum, '<=', REPEL_MAX, (repels) => (repels ? 'repels the net' : 'takes no heed'));
}

/** A net attack with the dice that chose it. */
interface BookNet {
  readonly plot: NetPlot | null;
  readonly rolls: readonly Roll[];
}

const NO_NET: BookNet = { plot: null, rolls: [] };

/** 29.6.2 Each moving phase in which his net is ready: 1D6 for the attack (P76). A lasso is only tossed (21.7). */
export function bookNet(view: BookView, fighter: Fighter, bearing: Bearing): BookNet {
  if (!inForce(view.state.rules, 20) || !isNetReady(view, fighter)) return NO_NET;
  if (!isOnFoot(bearing.enemy)) return NO_NET; // P158 no net holds a beast
  if (fighter.ensnared !== null || !hasHandsFor(fighter)) return NO_NET;
  const roll = rollOf('net-attack', '29.6.2', view.dice.throw('net-attack', ONE_DIE), 'sum');
  const kind = snareOf(fighter)?.kind === 'lasso' ? 'toss' : kindOf(roll.total);
  const rolls = [{ ...roll, result: `net ${kind}` }];
  const { cf, reach } = view.tables.netAttacks[kind];
  const pool = Math.max(0, sumModifiers(availableModifiers(view.tables, fighter, [], view.state.rules)));
  if (pool < cf || distance(fighter.at, bearing.enemy.at) > reach + CLOSING) return { ...NO_NET, rolls };
  return { plot: kind === 'lay' ? { kind, hex: roll.total as 1 | 2 | 3 } : { kind }, rolls };
}

/** 21.7.3 A lasso takes both hands. */
function hasHandsFor(fighter: Fighter): boolean {
  return snareOf(fighter)?.kind === 'net' || fighter.hands.length === 1;
}

function kindOf(face: number): NetPlot['kind'] {
  if (face <= 3) return 'lay'; // left, centre, right
  return face <= 5 ? 'swing' : 'toss';
}
