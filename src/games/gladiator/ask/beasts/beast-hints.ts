/** 28 A word of advice on beasts beside the prompt. */

import { edgeBeyond } from '../../../../kernel/arena.ts';
import { neighbour } from '../../../../kernel/hex.ts';
import { isSpringsteens } from '../../rules/beasts/setup.ts';
import { isLooseBeast } from '../../rules/bodies.ts';
import { isActive } from '../../rules/sheet.ts';
import { manFaced } from '../../rules/springsteen/ground.ts';
import type { Tables } from '../../rules/tables/types.ts';
import type { Fighter, State } from '../../rules/types.ts';
import { areasInWords, bearingOn } from './beast-bearing.ts';

/** What to know while an order is written and the nearest opponent is a beast. */
export function beastPlotHint(tables: Tables, me: Fighter, beast: Fighter): string {
  const { side, bonus, areas, range } = bearingOn(tables, me.at, beast);
  const name = beast.name.toUpperCase();
  if (!beast.conscious)
    return `${name} is unconscious: you can strike any area, at +${bonus}. Its body blocks the way (P157).`;
  if (beast.beast?.panicked === true)
    return `${name} is in panic: each phase it runs 2D3 hexes wherever the dice send it, and tramples a man in its way (28.5.2, 28.6.1). Keep clear of it.`;
  if (range > 2)
    return `${name} is ${range} hexes away. It plots nothing: its dice are rolled once your order is sealed (28.4). It strikes only what is in front of its head, and never turns to face an attacker (28.7.2).`;
  return `At its ${side} you strike ${areasInWords(beast, areas)} at +${bonus} (28.7.1). Only the three hexes in front of its head are its front. Its dice are rolled once your order is sealed (28.4).`;
}

/** P182, P186 The same where it is an animal of Springsteen's that has you straight before its head; else null. */
export function animalPlotHint(state: Readonly<State>, me: Fighter, beast: Fighter): string | null {
  if (!isSpringsteens(state.rules, beast) || !isLooseBeast(beast) || !isActive(beast)) return null;
  if (manFaced(state, beast) !== me) return null;
  const walled = edgeBeyond(state.window, neighbour(me.at, beast.facing)) !== null;
  const danger = walled ? ' The wall is behind you: if you lose, you are crushed against it (P186).' : '';
  return `${beast.name.toUpperCase()} has you straight in front of its head: unless it pauses, holds or backs off, every move it makes comes at you (P182).${danger}`;
}

/** What to know while CF are divided against a beast. */
export function beastAllocateHint({ beast }: Fighter): string {
  if (beast?.reared === true)
    return 'The bear is up: it strikes head, chest and arms, with 4 CF more (28.7.4). It makes 1D3 attacks with its CF divided evenly (28.7.3).';
  return 'It makes 1D3 attacks with its CF divided evenly, at areas rolled with 1D6 (28.7.3). Guard what is weak or bare; it never defends.';
}
