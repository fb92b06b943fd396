/** 9 Values in words: every part with its name, what a hit would do, and what could meet it. */
import { percent } from '../../../odds/offers.ts';
import type { Met, Outlook } from '../odds/outlook.ts';
import { isFront } from '../rules/geometry.ts';
import { countsPoints } from '../rules/points.ts';
import { nameOf } from '../rules/roster.ts';
import type { State } from '../rules/types.ts';
import { type Part, totalOf } from '../rules/values.ts';
import type { ActionCard } from '../rules/words.ts';

/** 'items 5 + Offense 4 - Trapped 3'. */
export function partsText(parts: readonly Part[]): string {
  return parts
    .map(({ value, why }, i) => (i === 0 ? `${why} ${value}` : `${value < 0 ? '-' : '+'} ${why} ${Math.abs(value)}`))
    .join(' ');
}

/** 'FAV 15: items 5 + ..' */
export const valueText = (what: 'FAV' | 'FDV', parts: readonly Part[]): string =>
  `${what} ${totalOf(parts)}${parts.length === 0 ? '' : `: ${partsText(parts)}`}.`;

/** 8.2 What a card is called as a Reaction; null: Passive. */
export const REACTION_NAMES: { readonly [C in ActionCard]: string } = {
  strength: 'Block',
  dexterity: 'Parry',
  berserk: 'Oppose',
  movement: 'Dodge',
};

/** All that is to be said of an attack on one target. */
export function outlookLines(state: Readonly<State>, outlook: Outlook): readonly string[] {
  const { target, bearing, parts, fav, damage, met, kills } = outlook;
  const side = isFront(bearing) ? '' : ' from behind';
  const head = `On ${nameOf(state, target)}${side}: ${valueText('FAV', parts)}`;
  if (fav <= 0) return [head, 'Not above 0: the attack would come to nothing (9.1).'];
  const killing = kills === null || kills < 0.005 ? '' : `, ${percent(kills)} to kill`;
  const hurts = damage.length === 0 ? [] : [`A hit: damage ${totalOf(damage)} (${partsText(damage)})${killing}.`];
  const meets = met.length === 0 ? [] : [`Met by ${met.map(metText).join('; ')}.`];
  return [head, ...hurts, ...meets, ...pointsLines(state, outlook)];
}

function metText({ react, fdv, fav, hits, chance }: Met): string {
  const name = react === null ? 'nothing' : REACTION_NAMES[react];
  const halved = react === 'movement' ? ` v ${fav}` : '';
  const has = react === null || chance === null || chance === 1 ? '' : `, has it ${percent(chance)}`;
  return `${name} ${fdv}${halved}: ${hits ? 'hit' : 'miss'}${has}`;
}

/** 15.1 What it costs in honour to strike from behind. */
function pointsLines(state: Readonly<State>, { target, bearing, damage }: Outlook): readonly string[] {
  const foe = state.fighters.find(({ id }) => id === target);
  if (foe === undefined || !countsPoints(state) || isFront(bearing)) return [];
  return [`From behind: -3 VP, -${2 * totalOf(damage)} if it hits, -12 for a kill (15.1).`];
}
