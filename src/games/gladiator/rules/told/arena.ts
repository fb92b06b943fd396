/** Chapter 27 in English: the arena, and those who run into it. */

import { EDGES } from '../../../../kernel/arena.ts';
import { rollText } from '../../../../kernel/roll-text.ts';
import { times } from '../../../../kernel/words.ts';
import type { ArenaSize } from '../arena/types.ts';
import type { EventOf, GladiatorEvent } from '../events.ts';
import type { State } from '../types.ts';
import { place } from './words.ts';

/** One line for an event of the arena; '' for one that belongs elsewhere. */
export function narrateArena(event: GladiatorEvent, state: Readonly<State>, name: string): string {
  switch (event.kind) {
    case 'arena-made':
      return arenaLine(event);
    case 'obstacle-placed':
      return `${OBSTACLE_WORDS[event.obstacle]} ${place(state, event.at)}.`;
    case 'edge-tested':
      return `${name} comes to the ${event.edge} edge, ${sums(event)}: ${event.walled ? 'a wall stands there' : 'the sand goes on'}.`;
    case 'wall-removed':
      return `The wall in the ${event.edge} is left behind.`;
    case 'obstacle-hit':
      return hitLine(event, state, name);
    case 'tumbled':
      return `${name} tumbles from the rock to ${place(state, event.to)}.`;
    default:
      return '';
  }
}

const OBSTACLE_WORDS = {
  pillar: 'A pillar stands in',
  tree: 'A tree grows in',
  mud: 'There is mud in',
  rock: 'A rock lies in',
} as const;

/** 27.2.1 What an arena of each size is like. */
export const SIZE_WORDS: { readonly [S in ArenaSize]: string } = {
  1: 'the Colosseum in Rome',
  2: 'a great arena',
  3: 'an arena',
  4: 'a small arena',
  5: 'a fighting pit',
};

function arenaLine(event: EventOf<'arena-made'>): string {
  const { size, walls, obstacles, rolls = [] } = event;
  const rolled = rolls.length === 0 ? '' : ` (${sums(event)})`;
  const what = obstacles === 0 ? 'nothing stands in it' : times(obstacles, 'obstacle');
  const walled = walls.length === EDGES.length ? ', walled all round' : '';
  return `Size ${size}, ${SIZE_WORDS[size]}${walled}: ${what}${rolled}.`;
}

function hitLine({ barrier, hex, at, pushed }: EventOf<'obstacle-hit'>, state: Readonly<State>, name: string): string {
  const into = barrier === 'wall' ? 'the wall' : `the ${barrier} in ${place(state, hex)}`;
  return pushed ? `${name} is driven against ${into}.` : `${name} runs into ${into}, and stops in ${place(state, at)}.`;
}

function sums({ rolls = [] }: { readonly rolls?: readonly Parameters<typeof rollText>[0][] }): string {
  return rolls.map(rollText).join('; ');
}
