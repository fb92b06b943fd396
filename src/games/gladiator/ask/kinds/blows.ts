/** What is asked of a man among opponents: which way he faces, and where a blow goes. */

import { neighbour } from '../../../../kernel/hex.ts';
import type { Request } from '../../../../kernel/request.ts';
import { DEFENCE_NAMES } from '../../rules/advanced/specials.ts';
import { freeCf } from '../../rules/arena/halved.ts';
import { isBehind } from '../../rules/basic/engagement.ts';
import { areasFrom } from '../../rules/basic/facing.ts';
import { DIRECTION_NAMES } from '../../rules/directions.ts';
import { fighterOf } from '../../rules/sheet.ts';
import { areaName, nameOf, place } from '../../rules/told/words.ts';
import type { Area, Fighter, GladiatorDecisions, State } from '../../rules/types.ts';
import type { Asked, Here, Offer } from '../asked.ts';

/** 26.2 Which of equally good ways he faces. */
export const FACE: Asked<'face'> = {
  question: () => 'Several attack you: which way do you face? (26.2)',
  hint: () => 'An enemy at your back strikes past your defence.',
  answers: { listed: faceOffers },
  means({ state }, request, way) {
    const { behind } = seenFacing(state, request, way);
    const exposed = behind.length === 0 ? '' : ` ${behind.join(' and ')} strike past your defence (26.4).`;
    return `You face ${DIRECTION_NAMES[way]}.${exposed}`;
  },
};

/** 23.2, P315 Whether he kicks sand at one whom nothing else of his reaches. */
export const SAND: Asked<'sand'> = {
  question: () => 'No weapon of yours reaches him: kick sand at his head? (23.2)',
  hint: () =>
    'You divide its CF with the rest; a hit costs him 2D3 CF for this phase. He turns to you, and may strike back with anything that reaches you.',
  answers: {
    listed: ({ state }, { targets }) => [
      { choice: null, label: 'Kick no sand', note: '' },
      ...targets.map((id) => ({
        choice: id,
        label: `Kick sand at ${nameOf(state, id)}`,
        note: 'you both turn and fight (9.1)',
      })),
    ],
  },
  means: ({ state }, _, target) =>
    target === null ? 'You kick no sand.' : `You kick sand at ${nameOf(state, target)}: you both turn and fight.`,
};

/** 13.3.2.1 The area that a throw strikes. */
export const AIM: Asked<'aim'> = {
  question: () => 'Your throw hits: which area? (13.3.2.1)',
  hint: () => 'Your throw hits where you like: bare areas are hurt most.',
  answers: { listed: (here, request) => areaOffers(here, request, () => '') },
  means: ({ state }, { target }, area) =>
    `Your throw hits ${nameOf(state, target)} in the ${areaName(fighterOf(state, target), area)}.`,
};

/** 23.2 F The area of the blow that follows a feint. */
export const FEINT: Asked<'feint'> = {
  question: (_, { cf }) => `Your feint worked: ${cf} CF on which area? (23.2)`,
  hint: () =>
    'Strike where he has neither armour nor defence CF. Like any attack it is halved at the legs of a kneeling man, and against a man above you (14.2, 27.8.2.2).',
  answers: {
    listed: (here, request) => areaOffers(here, request, (area) => `, ${guardWords(here.state, request, area)}`),
  },
  means: ({ state }, { target, cf }, area) =>
    `You strike ${nameOf(state, target)} in the ${areaName(fighterOf(state, target), area)} with ${cf} CF.`,
};

/** Who would be before him and who behind him if he faced that way. */
function seenFacing(
  state: Readonly<State>,
  { fighter, foes, threats }: Request<GladiatorDecisions, 'face'>,
  way: Fighter['facing'],
) {
  const men = foes.map((id) => fighterOf(state, id));
  const turned = {
    fighter: { ...fighterOf(state, fighter), facing: way },
    threats: men.filter(({ id }) => threats.includes(id)),
  };
  const ids = (past: boolean) => men.filter((foe) => isBehind(foe, turned) === past).map(({ id }) => id);
  return { before: ids(false), behind: ids(true) };
}

/** 26.2 Each facing, and who would strike past his defence then (26.4). */
function faceOffers(
  { state }: Here,
  request: Request<GladiatorDecisions, 'face'>,
): readonly Offer<Fighter['facing']>[] {
  const { at } = fighterOf(state, request.fighter);
  return request.ways.map((way) => {
    const { before, behind } = seenFacing(state, request, way);
    const label = `${DIRECTION_NAMES[way]} ${place(state, neighbour(at, way))}`;
    const note = `sees ${before.join(' ')}${behind.length === 0 ? '' : `; behind ${behind.join(' ')}`}`;
    return { choice: way, label, note };
  });
}

/** 13.3.2.1, 28.7.1 The areas that can be struck from where he stands. */
function areaOffers(
  { state, tables }: Here,
  request: Request<GladiatorDecisions, 'aim' | 'feint'>,
  more: (area: Area) => string,
): readonly Offer<Area>[] {
  const target = fighterOf(state, request.target);
  return areasFrom(tables, target, fighterOf(state, request.fighter).at).map((area) => ({
    choice: area,
    label: areaName(target, area),
    note: `armour ${target.armour[area]}${more(area)}`,
  }));
}

/** 23.2 F What stands against the blow that follows a feint, and what is left of it where it counts half. */
function guardWords(state: Readonly<State>, prompt: Request<GladiatorDecisions, 'feint'>, area: Area): string {
  const { defence, special, cf } = prompt;
  const left = freeCf(state, fighterOf(state, prompt.fighter), fighterOf(state, prompt.target), area, cf);
  const guard = special === area ? DEFENCE_NAMES[area] : `defence ${defence[area]}`;
  return left === cf ? guard : `${guard}, halved to ${left} CF`;
}
