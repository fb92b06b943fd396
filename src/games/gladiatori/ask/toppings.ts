/** 9.1 What may come on top of an attack as it stands: Blood, moves and Powers that are announced with it. */
import { hasPower } from '../rules/legal/moves.ts';
import { MOST_BLOOD, MOST_LEAPT, MOST_LUNGED } from '../rules/legal/options.ts';
import { isHampered, subOf } from '../rules/roster.ts';
import type { Fighter, State } from '../rules/types.ts';
import type { CardName } from '../rules/words.ts';

const DOUBLED = 2;
const A_MOVE = 3;

/** 13 Lunge and Leap of somebody, where they could go with a blow; `hand`: how many cards there are to lunge with. */
function powersOnTop(state: Readonly<State>, fighter: Fighter, hand: number): readonly string[] {
  if (isHampered(fighter)) return [];
  const lunged = hasPower(state, fighter, 'lunge') ? Math.min(MOST_LUNGED, hand) : 0;
  const leapt = hasPower(state, fighter, 'leap') ? Math.min(MOST_LEAPT, subOf(state).entered) : 0;
  return [
    ...(lunged > 0 ? [`Lunge ${DOUBLED * lunged}`] : []),
    ...(leapt > 0 ? [`Leap ${DOUBLED * leapt} or ${leapt} damage`] : []),
  ];
}

/** What its own gladiator may still put on top of an Action with such cards; null: nothing. */
export function toppingsLine(
  state: Readonly<State>,
  fighter: Fighter,
  { card, added, thrown }: { readonly card: string; readonly added: readonly CardName[]; readonly thrown: boolean },
): string | null {
  const hand = fighter.hand.length;
  const blood = card === 'berserk' ? Math.min(MOST_BLOOD, fighter.cur.blood) : 0;
  const told = [
    ...(blood > 0 ? [`Blood ${DOUBLED * blood}`] : []),
    ...(added.includes('acrobatic strike') ? [`Acrobatic Strike ${A_MOVE}`] : []),
    ...(added.includes('sacrifice') && hand > 0 ? [`Sacrifice ${A_MOVE}`] : []),
    ...(thrown ? [] : powersOnTop(state, fighter, hand)),
  ];
  return told.length === 0 ? null : `May come on top: ${told.join(', ')}.`;
}

/** What the Powers of a foe, as far as everybody knows them, may add to its blow; null: nothing. */
export function foreseenPowers(state: Readonly<State>, foe: Fighter): string | null {
  const told = foe.character === 'custom' ? [] : powersOnTop(state, foe, foe.hand.length);
  return told.length === 0 ? null : told.join(', ');
}
