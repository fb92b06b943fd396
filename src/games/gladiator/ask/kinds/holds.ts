/** What is asked about holds: laying hold, holding on, getting free, dragging down (20.6, 22.3, 22.4). */

import type { Request } from '../../../../kernel/request.ts';
import { dragChance, escapeChance } from '../../odds/single-rolls.ts';
import { fighterOf } from '../../rules/sheet.ts';
import type { Tables } from '../../rules/tables/types.ts';
import { itemsText, nameOf } from '../../rules/told/words.ts';
import { AREA_NAMES, type GladiatorDecisions } from '../../rules/types.ts';
import { in100 } from '../allocate/odds.ts';
import type { Asked, Here, Offer } from '../asked.ts';

/** 22.3.3 Hands on him or not; what they hold now falls. */
export const GRAPPLE: Asked<'grapple'> = {
  question: (_, { area }) => `Your strike lets you grapple: grab his ${AREA_NAMES[area]}? (22.3.3)`,
  hint: () =>
    'A man you hold can neither move, turn nor strike, and takes stun of 1D3 + your ST each phase. You need both hands for it, and cannot strike.',
  answers: {
    listed({ state }, { fighter, area }) {
      const { hands } = fighterOf(state, fighter);
      const note = hands.length === 0 ? '22.3.3' : `drops ${itemsText(hands)}`;
      return [
        { choice: true, label: `Grapple his ${AREA_NAMES[area]}`, note },
        { choice: false, label: 'Do not grapple', note: '' },
      ];
    },
  },
  means({ state }, { fighter, target, area }, grapples) {
    if (!grapples) return 'You do not grapple him.';
    const { hands } = fighterOf(state, fighter);
    const first = hands.length === 0 ? '' : `let go of ${itemsText(hands)} and `;
    return `You ${first}grab ${nameOf(state, target)} by the ${AREA_NAMES[area]}.`;
  },
};

/** 22.4.1 CF to hold a man with, or letting him go. */
export const HOLD: Asked<'hold'> = {
  question: (_, { area }) => `You have him by the ${AREA_NAMES[area]}: how many CF to hold him? (22.4.1)`,
  hint: () =>
    'He gets free if 3D6 - his CF + yours come to 6 or less. What you keep back defends you. You lose him if you leave your hex, pick something up or are hurt.',
  answers: { listed: (here, request) => [...shareOffers(here, request), refusal('Let him go')] },
  means: ({ state }, { target }, cf) =>
    cf === null ? `You let ${nameOf(state, target)} go.` : `You hold ${nameOf(state, target)} with ${cf} CF.`,
};

/** 20.6, 22.4.1 How many CF go into an escape, in words, from a net or from another's hands. */
export const ESCAPE: Asked<'escape'> = {
  question: (_, { cite }) =>
    cite === '22.4.1'
      ? 'He holds you: how many CF to get free? (22.4.1)'
      : 'You are caught: how many CF to escape? (20.6)',
  hint: ({ state }, { fighter }) =>
    fighterOf(state, fighter).grappled === null
      ? 'CF spent here are gone for this phase; what is left can defend. If you escape narrowly, attacks on you gain what is above 0.'
      : 'CF spent here are gone for this phase, and the CF he holds you with count against them. While held you can only escape or defend yourself, and he stuns you each phase.',
  answers: { listed: shareOffers },
  means: (_, __, cf) => (cf === 0 ? 'You leave it to the dice alone.' : `You put ${cf} CF into getting free.`),
};

/** 20.6.2 CF to drag him down with, or leaving him on his feet. */
export const DRAG: Asked<'drag'> = {
  question: () => 'He is caught: drag him down? (20.6.2)',
  hint: () =>
    'Dragged down, he is at your mercy at the start of the next phase, as long as you hold the cord and a weapon and have at least 1 CF.',
  answers: { listed: (here, request) => [refusal('Do not drag'), ...shareOffers(here, request)] },
  means: ({ state }, { target }, cf) =>
    cf === null
      ? `You leave ${nameOf(state, target)} on his feet.`
      : `You drag at ${nameOf(state, target)} with ${cf} CF.`,
};

type Share = Request<GladiatorDecisions, 'escape' | 'hold' | 'drag'>;

const refusal = (label: string): Offer<null> => ({ choice: null, label, note: '' });

/** Every number of CF that may go into it, with what the dice need then. */
function shareOffers(here: Here, request: Share): readonly Offer<number>[] {
  return Array.from({ length: request.most + 1 }, (_, cf) => {
    const chance = here.odds ? shareChance(here, request, cf) : null;
    const told = chance === null ? '' : `${in100(chance)} in 100: `;
    return { choice: cf, label: `${cf} CF`, note: `${told}${shareNote(here.tables, request, cf)}` };
  });
}

/** What the dice need with so many CF. */
function shareNote({ formulas }: Tables, { kind, cite }: Share, cf: number): string {
  switch (kind) {
    case 'escape':
      return `3D6 - ${cf}${cite === '22.4.1' ? ' + his CF' : ''}, 6 or less`;
    case 'hold':
      return `3D6 + ${cf} - his CF, 6 or less`;
    case 'drag':
      return `3D6 + ST + ${cf}, ${formulas.drag}+`;
  }
}

/** 20.6.1, 20.6.2.1 The chance of so many CF, where it hangs on nobody else's. */
function shareChance({ state, tables }: Here, request: Share, cf: number): number | null {
  if (request.kind === 'escape') return request.cite === '22.4.1' ? null : escapeChance(cf);
  if (request.kind === 'hold') return null;
  const { ensnared } = fighterOf(state, request.target);
  return ensnared === null ? null : dragChance(tables, fighterOf(state, request.fighter), ensnared, cf);
}
