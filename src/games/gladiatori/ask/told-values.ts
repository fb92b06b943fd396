/** 9 Values in words: every part with its name, what a hit would do, and what could meet it. */
import { capital } from '../../../kernel/words.ts';
import { percent } from '../../../odds/offers.ts';
import type { Met, Outlook } from '../odds/outlook.ts';
import { isFront } from '../rules/geometry.ts';
import { sumText } from '../rules/narrate.ts';
import { countsPoints } from '../rules/points.ts';
import { nameOf } from '../rules/roster.ts';
import type { State } from '../rules/types.ts';
import { type Part, totalOf } from '../rules/values.ts';
import type { ActionCard } from '../rules/words.ts';

/** 'Attack 15: 5 items + ..' */
export const valueText = (what: string, parts: readonly Part[]): string =>
  `${what} ${totalOf(parts)}${parts.length === 0 ? '' : `: ${sumText(parts)}`}.`;

/** 9.3 What a hit would do: '2 damage: 1 for a hit + 1 for 2 cards'. */
export const damageText = (parts: readonly Part[]): string =>
  `${totalOf(parts)} damage${parts.length < 2 ? '' : `: ${sumText(parts)}`}`;

/** 8.2 What a card is called as a Reaction; null: Passive. */
export const REACTION_NAMES: { readonly [C in ActionCard]: string } = {
  strength: 'Block',
  dexterity: 'Parry',
  berserk: 'Oppose',
  movement: 'Dodge',
};

/** All that is to be said of an attack on those it strikes; of several each by its name. */
export const outlooksLines = (state: Readonly<State>, all: readonly Outlook[]): readonly string[] =>
  all.length === 1 ? all.flatMap((one) => outlookLines(state, one)) : all.map((one) => shortOutlook(state, one));

/** An attack on one of several in a sentence. */
function shortOutlook(state: Readonly<State>, { target, bearing, fav, damage, met }: Outlook): string {
  const [passive] = met;
  const against = passive === undefined ? '' : `, ${passive.fdv} undefended`;
  const side = isFront(bearing) ? '' : ' from behind';
  return `${capital(nameOf(state, target))}${side}: attack ${fav}${against}; a hit does ${totalOf(damage)} damage.`;
}

/** All that is to be said of an attack on one target. */
function outlookLines(state: Readonly<State>, outlook: Outlook): readonly string[] {
  const { bearing, parts, fav, damage, met, kills } = outlook;
  const head = valueText(isFront(bearing) ? 'Attack' : 'From behind', parts);
  if (fav <= 0) return [head, 'Not above 0: the attack would come to nothing (9.1).'];
  const killing = kills === null || kills < 0.005 ? '' : `, ${percent(kills)} to kill`;
  const hurts = damage.length === 0 ? [] : [`A hit does ${totalOf(damage)} damage${killing}.`];
  const meets = met.length === 0 ? [] : [`${met.map(metText).join(', ')}.`];
  return [head, ...hurts, ...meets, ...pointsLines(state, outlook)];
}

/** 'Block 6 hit (63 %)': a Reaction with its value, what comes of it, and the chance that it can be played. */
function metText({ react, fdv, fav, hits, chance }: Met): string {
  const name = react === null ? 'Undefended' : REACTION_NAMES[react];
  const halved = react === 'movement' ? ` v ${fav}` : '';
  const has = react === null || chance === null || chance === 1 ? '' : ` (${percent(chance)})`;
  return `${name} ${fdv}${halved} ${hits ? 'hit' : 'miss'}${has}`;
}

/** 15.1 What it costs in honour to strike from behind. */
function pointsLines(state: Readonly<State>, { target, bearing, damage }: Outlook): readonly string[] {
  const foe = state.fighters.find(({ id }) => id === target);
  if (foe === undefined || !countsPoints(state) || isFront(bearing)) return [];
  return [`From behind: -3 VP, -${2 * totalOf(damage)} if it hits, -12 for a kill (15.1).`];
}
