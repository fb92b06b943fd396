/** What is asked about things before a fight: one act with an item (5.2.4), and what to draw (21.1.2.1). */

import { neighbour } from '../../../../kernel/hex.ts';
import type { Request } from '../../../../kernel/request.ts';
import { throwChance } from '../../odds/single-rolls.ts';
import { isBow } from '../../rules/advanced/bow.ts';
import { drawDecision } from '../../rules/advanced/sheath.ts';
import { sheathedBy, takeable } from '../../rules/advanced/spoils.ts';
import { rangeBetween } from '../../rules/bodies.ts';
import { DIRECTION_NAMES } from '../../rules/directions.ts';
import { fighterOf } from '../../rules/sheet.ts';
import type { Tables } from '../../rules/tables/types.ts';
import { actDecision } from '../../rules/things/items.ts';
import { itemText, nameOf, place } from '../../rules/told/words.ts';
import type { Act, Draw, FighterId, GladiatorDecisions, Item, ItemId, State } from '../../rules/types.ts';
import { in100 } from '../allocate/odds.ts';
import type { Asked, Here, Offer } from '../asked.ts';

type ActRequest = Request<GladiatorDecisions, 'act'>;
type Words = Pick<Offer, 'label' | 'note'>;

/** 5.2.4 One act with an item. */
export const ACT: Asked<'act'> = {
  question: () => 'Before the fight: do you do something with an item? (5.2.4)',
  hint: () => 'You may do one thing with an item before the fight, or nothing.',
  answers: { listed: actOffers },
  means: actMeaning,
};

/** 21.1.2.1 What to draw from the sheath. */
export const DRAW: Asked<'draw'> = {
  question: () => 'Draw a weapon? Attacks are at half this phase (21.1.2.1).',
  hint: () => 'You have it in your hand at once, but this phase your attacks with it count half.',
  answers: { listed: drawOffers },
  means: drawMeaning,
};

/** Every legal act, the harmless one first. */
function actOffers(here: Here, request: ActRequest): readonly Offer<Act>[] {
  const acts = actDecision.list(here.state, here.tables, request) ?? [];
  return acts.map((act) => {
    const { label, note } = actWords(here, request, act);
    const chance = here.odds && act.kind === 'throw' ? throwText(here, request, act) : '';
    return { choice: act, label, note: `${chance}${note}` };
  });
}

/** 13.3.2 'hits 33 in 100, ' of a throw or a shot. */
function throwText(
  { state, tables }: Here,
  request: ActRequest,
  { hand, target }: Extract<Act, { kind: 'throw' }>,
): string {
  const fighter = fighterOf(state, request.fighter);
  const item = fighter.hands[hand];
  if (item === undefined) return '';
  const chance = throwChance(tables, fighter, item, rangeBetween(fighter, fighterOf(state, target)));
  return `hits ${in100(chance)} in 100, `;
}

function actWords({ state, tables }: Here, request: ActRequest, act: Act): Words {
  const { hands, arrows } = fighterOf(state, request.fighter);
  switch (act.kind) {
    case 'none':
      return { label: 'Do nothing', note: '' };
    case 'throw':
      return {
        label: isShot(tables, hands[act.hand])
          ? `Shoot an arrow (${arrows} left)`
          : `Throw the ${inHand(hands, act.hand)}`,
        note: request.throwAt.length > 1 ? `at ${nameOf(state, act.target)}` : '13.3',
      };
    case 'recover':
      return recoverWords(state, act, hands);
    case 'kick': {
      const { text, at } = loose(state, act.item);
      return {
        label: `Kick ${text} ${DIRECTION_NAMES[act.direction]}`,
        note: `to ${place(state, neighbour(at, act.direction))}`,
      };
    }
    case 'drop':
      return { label: `Drop the ${inHand(hands, act.hand)}`, note: 'P32' };
  }
}

/** 13.4, 21.1.2.2 What taking up a thing is called, from the sand or out of a fallen man's sheath. */
function recoverWords(
  state: Readonly<State>,
  { item, drop }: Extract<Act, { kind: 'recover' }>,
  hands: readonly Item[],
): Words {
  const { text } = loose(state, item);
  const owner = sheathedBy(state, item);
  const whence = owner === null ? '' : `from ${nameOf(state, owner.id)}'s sheath`;
  if (drop === null) return { label: `Pick up the ${text}`, note: whence === '' ? '13.4' : whence };
  return { label: `Take ${text}, drop ${inHand(hands, drop)}`, note: whence };
}

function actMeaning({ state, tables }: Here, { fighter }: ActRequest, act: Act): string {
  const { hands } = fighterOf(state, fighter);
  switch (act.kind) {
    case 'none':
      return 'You do nothing with an item.';
    case 'throw':
      return `${isShot(tables, hands[act.hand]) ? 'You shoot an arrow' : `You throw the ${inHand(hands, act.hand)}`} at ${nameOf(state, act.target)}.`;
    case 'recover': {
      const first = act.drop === null ? '' : `drop the ${inHand(hands, act.drop)} and `;
      return `You ${first}try to pick up the ${loose(state, act.item).text}.`;
    }
    case 'kick': {
      const { text, at } = loose(state, act.item);
      return `You kick the ${text} to ${place(state, neighbour(at, act.direction))}.`;
    }
    case 'drop':
      return `You drop the ${inHand(hands, act.hand)}; it falls where you stand.`;
  }
}

/** 21.1.2.1 What can be drawn, and what lets go for it; two of a kind are offered once. */
function drawOffers({ state, tables }: Here, request: Request<GladiatorDecisions, 'draw'>): readonly Offer<Draw>[] {
  const { hands, sheath } = fighterOf(state, request.fighter);
  const draws = drawDecision.list(state, tables, request) ?? [];
  const seen = new Set<string>();
  return draws.flatMap((draw) => {
    const label = draw.weapon === null ? 'Draw nothing' : `Draw the ${inHand(sheath, draw.weapon)}`;
    const note = draw.drop === null ? '' : `drops the ${inHand(hands, draw.drop)}`;
    if (seen.has(label + note)) return [];
    seen.add(label + note);
    return [{ choice: draw, label, note }];
  });
}

function drawMeaning({ state }: Here, { fighter }: { readonly fighter: FighterId }, { weapon, drop }: Draw): string {
  const { hands, sheath } = fighterOf(state, fighter);
  if (weapon === null) return 'You draw nothing.';
  const first = drop === null ? '' : `drop the ${inHand(hands, drop)} and `;
  return `You ${first}draw the ${inHand(sheath, weapon)}; your attacks with it count half this phase.`;
}

/** The name of the thing at a place in the hands, or in the sheath. */
export function inHand(held: readonly Item[], at: number): string {
  const item = held[at];
  return item === undefined ? 'nothing' : itemText(item);
}

/** 21.3.2.1 A bow is not thrown: it shoots an arrow. */
const isShot = (tables: Tables, item: Item | undefined): boolean => item !== undefined && isBow(tables, item);

function loose(state: Readonly<State>, id: ItemId) {
  const found = takeable(state).find(({ item }) => item.id === id);
  if (found === undefined) throw new Error(`item ${id} cannot be reached`);
  return { text: itemText(found.item), at: found.at };
}
