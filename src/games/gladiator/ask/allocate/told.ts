/** Attacks and defence in words. */

import { DEFENCE_NAMES } from '../../rules/advanced/specials.ts';
import { fighterOf } from '../../rules/sheet.ts';
import { areaName } from '../../rules/told/words.ts';
import { type Allocation, AREA_NAMES, AREAS, type Attack, type FighterId, type State } from '../../rules/types.ts';
import { SPECIAL_WORDS } from './allocation-specials.ts';

/** 'legs 2 (sweep)'; `named`: with the letter of whom it is at, 'C head 6 and the edge'; `nearest`: whom it is at unless it says. */
export function attackWords(
  state: Readonly<State>,
  { area, cf, special, target, edge, fatal }: Attack,
  nearest: FighterId,
  named: boolean,
): string {
  const at = target ?? nearest;
  const more = `${edge === undefined ? '' : ' and the edge'}${fatal === undefined ? '' : ' (given up)'}${special === undefined ? '' : ` (${SPECIAL_WORDS[special]})`}`;
  return `${named ? `${at} ` : ''}${areaName(fighterOf(state, at), area)} ${cf}${more}`;
}

/** 'head (duck), chest 2', or 'none'. */
export function defenceWords({ defence, special }: Allocation): string {
  const held = AREAS.filter((area) => defence[area] > 0).map((area) => `${AREA_NAMES[area]} ${defence[area]}`);
  if (special !== undefined) held.unshift(`${AREA_NAMES[special]} (${DEFENCE_NAMES[special]})`);
  return held.length === 0 ? 'none' : held.join(', ');
}
