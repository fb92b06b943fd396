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

/** 'Attack 15: 5 items + ..'; `on`: whom it is on, ' on Leo'. */
export const valueText = (what: string, parts: readonly Part[], on = ''): string =>
  `${what} ${totalOf(parts)}${on}${parts.length === 0 ? '' : `: ${sumText(parts)}`}.`;

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

/** All that is to be said of an attack on those it strikes, a row for each Reaction; of several each by its name. */
export const outlooksLines = (state: Readonly<State>, all: readonly Outlook[]): readonly string[] =>
  all.length === 1 ? all.flatMap((one) => outlookLines(state, one)) : all.map((one) => shortOutlook(state, one));

/** The same with the Reactions in a sentence, for where there is little room. */
export const outlooksBrief = (state: Readonly<State>, all: readonly Outlook[]): readonly string[] =>
  all.length === 1 ? all.flatMap((one) => briefOutlook(state, one)) : outlooksLines(state, all);

/** An attack on one of several in a sentence. */
function shortOutlook(state: Readonly<State>, { target, bearing, fav, damage, met, falls }: Outlook): string {
  if (falls !== null) return `${capital(nameOf(state, target))}: attack ${fav}, ${percent(falls)} that it falls.`;
  const [passive] = met;
  const against = passive === undefined ? '' : `, ${passive.fdv} undefended`;
  const side = isFront(bearing) ? '' : ' from behind';
  return `${capital(nameOf(state, target))}${side}: attack ${fav}${against}; a hit does ${totalOf(damage)} damage.`;
}

/** An attack on one target: its parts, what a hit does, what it costs in honour. */
function attackLines(state: Readonly<State>, outlook: Outlook): readonly string[] {
  const { target, bearing, parts, fav, damage, kills, falls } = outlook;
  const more = state.options.bonusDamage ? ' or more' : '';
  const several = state.fighters.length + state.animals.length > 2;
  const on = several ? ` on ${nameOf(state, target)}` : '';
  const head = valueText(isFront(bearing) ? 'Attack' : 'From behind', parts, on);
  if (fav <= 0) return [head, 'Not above 0: the attack would come to nothing (9.1).'];
  if (falls !== null)
    return [head, `${damage.length === 0 ? 'In the net' : 'Dead'} if it throws less: ${percent(falls)} (17.6).`];
  const felling = kills === null || kills < 0.005 ? '' : `, ${percent(kills)} to fell`;
  const hurts = damage.length === 0 ? [] : [`A hit does ${totalOf(damage)}${more} damage${felling}.`];
  const undying = damage.length === 0 ? null : undyingLine(state, outlook);
  return [
    head,
    ...(undying?.instead === true ? [] : hurts),
    ...(undying === null ? [] : [undying.line]),
    ...pointsLines(state, outlook),
  ];
}

/** 10.4 What Unbeatable makes of a hit, in its place or beside it; null: nothing. */
function undyingLine(state: Readonly<State>, { target, kills }: Outlook): { line: string; instead: boolean } | null {
  const foe = state.fighters.find(({ id }) => id === target);
  if (foe === undefined) return null;
  if (foe.undead !== null) return { line: 'A hit ends Unbeatable; its damage brings no VP (10.4).', instead: true };
  const rises = (kills ?? 0) >= 0.005 && foe.character !== 'custom' && foe.powers.includes('unbeatable');
  return rises ? { line: `Felled, ${foe.name} may fight on, Unbeatable.`, instead: false } : null;
}

function outlookLines(state: Readonly<State>, outlook: Outlook): readonly string[] {
  const lines = attackLines(state, outlook);
  return outlook.fav <= 0 ? lines : [...lines, ...outlook.met.map(metRow)];
}

function briefOutlook(state: Readonly<State>, outlook: Outlook): readonly string[] {
  const lines = attackLines(state, outlook);
  const { fav, met } = outlook;
  return fav <= 0 || met.length === 0 ? lines : [...lines, `${met.map(metText).join(', ')}.`];
}

const nameOfMet = ({ react }: Met): string => (react === null ? 'Undefended' : REACTION_NAMES[react]);

/** How likely a Reaction is: that it can be played, or of one that is chosen that it is this one; '' where it is sure. */
function likelyText({ chance, chosen }: Met): string {
  if (chance === null || chance === 1) return '';
  return `${percent(chance)} ${chosen ? 'likely' : 'able'}`;
}

/** 'hit: 2', with what it hurts; of a net 'hit'; 'miss'. */
const comesTo = ({ hits, damage }: Met): string => (hits ? (damage === 0 ? 'hit' : `hit: ${damage}`) : 'miss');

/** 'Block      14 v 12  miss, 53 % able.': a Reaction with its value against the attack, and what comes of it. */
function metRow(met: Met): string {
  const values = `${met.fdv} v ${met.fav}`.padStart(7);
  const likely = likelyText(met);
  return `${nameOfMet(met).padEnd(11)}${values}  ${comesTo(met)}${likely === '' ? '' : `, ${likely}`}.`;
}

/** 'Block 14 miss (53 % able)', the same in a sentence. */
function metText(met: Met): string {
  const { react, fdv, fav } = met;
  const halved = react === 'movement' ? ` v ${fav}` : '';
  const likely = likelyText(met);
  return `${nameOfMet(met)} ${fdv}${halved} ${comesTo(met)}${likely === '' ? '' : ` (${likely})`}`;
}

/** 15.1 What it costs in honour to strike from behind. */
function pointsLines(state: Readonly<State>, { target, bearing, damage }: Outlook): readonly string[] {
  const foe = state.fighters.find(({ id }) => id === target);
  if (foe === undefined || !countsPoints(state) || isFront(bearing)) return [];
  return [`From behind: -3 VP, -${2 * totalOf(damage)} if it hits, -12 for a kill (15.1).`];
}
