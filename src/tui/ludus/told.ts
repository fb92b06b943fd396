/** The colours of what is told in a game of houses. */
import type { LanistaState } from '../../engine/campaign/lanista/types.ts';
import type { Segment } from '../canvas.ts';
import type { Colouring } from '../career/walk.ts';
import { OWN_HOUSE, ownNames } from './quiet.ts';
import { houseOf } from './state.ts';

/** Texts with the names of the player's house and men in his colour. */
export function colouring(state: Readonly<LanistaState>): Colouring {
  const names = [houseOf(state, OWN_HOUSE).name, ...ownNames(state)].filter((name) => name !== '');
  const quoted = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'));
  const any = new RegExp(`(${quoted.join('|')})`, 'u');
  return (text, base) =>
    text.split(any).flatMap((part, i): readonly Segment[] => {
      if (part === '') return [];
      return [{ text: part, style: i % 2 === 1 ? { ...base, fg: 'youFg' } : base }];
    });
}
