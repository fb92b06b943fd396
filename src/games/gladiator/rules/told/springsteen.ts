/** Springsteen's animals in English. */

import { rollText } from '../../../../kernel/roll-text.ts';
import { times } from '../../../../kernel/words.ts';
import { DIRECTION_NAMES } from '../directions.ts';
import type { EventOf, GladiatorEvent } from '../events.ts';
import type { AnimalMove } from '../springsteen/types.ts';
import type { State } from '../types.ts';
import { narrateArena } from './arena.ts';
import { nameOf } from './words.ts';

/** One line for what one of his animals does; '' for an event that is none. */
export function narrateSpringsteen(event: GladiatorEvent, state: Readonly<State>, name: string): string {
  switch (event.kind) {
    case 'beast-prowled':
      return `${name} ${deedOf(event, state)}: ${sums(event)}.`;
    case 'beast-sighted':
      return `${name} has ${nameOf(state, event.target)} straight before it and goes for him, ${times(event.left, 'move')} left.`;
    case 'beast-at-wall':
      return wallLine(event, name);
    default:
      return narrateArena(event, state, name);
  }
}

const DEEDS: { readonly [M in Exclude<AnimalMove, 'back' | 'pause' | 'rush'>]: string } = {
  'whirl left': 'whirls to the left',
  'tight circle left': 'circles tightly to the left',
  'circle left': 'circles to the left',
  forward: 'goes forward',
  'circle right': 'circles to the right',
  'tight circle right': 'circles tightly to the right',
  'whirl right': 'whirls to the right',
};

function deedOf({ move, moves, towards }: EventOf<'beast-prowled'>, state: Readonly<State>): string {
  if (move === 'pause') return 'pauses';
  if (moves === 0) return 'holds where it is';
  if (move === 'back') return 'backs a hex';
  if (move !== 'rush') return `${DEEDS[move]}, ${times(moves, 'move')}`;
  return `rushes at ${towards === undefined ? 'nobody' : nameOf(state, towards)}, ${times(moves, 'move')}`;
}

function wallLine(event: EventOf<'beast-at-wall'>, name: string): string {
  const dice = event.rolls === undefined || event.rolls.length === 0 ? '' : `: ${sums(event)}`;
  const way = event.way === null ? '' : ` ${DIRECTION_NAMES[event.way]}`;
  switch (event.how) {
    case 'along':
      return `${name} comes up against the wall in the ${event.edge} and goes along it${way}${dice}.`;
    case 'rebound':
      return `${name} comes up against the wall in the ${event.edge} and turns off it${way}${dice}.`;
    case 'stays':
      return `${name} has the wall in the ${event.edge} in its way and stays${dice}.`;
  }
}

function sums({ rolls = [] }: Pick<GladiatorEvent, 'rolls'>): string {
  return rolls.map(rollText).join('; ');
}
