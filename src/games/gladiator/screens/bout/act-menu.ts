/** What can be done with items in the action step, as a menu. */

import { DIRECTION_NAMES, distance, neighbour } from '../../../../kernel/hex.ts';
import type { Request } from '../../../../kernel/request.ts';
import type { MenuItem } from '../../../../tui/view.ts';
import { dragChance, escapeChance, throwChance } from '../../odds/single-rolls.ts';
import { drawDecision } from '../../rules/advanced/sheath.ts';
import { DEFENCE_NAMES } from '../../rules/advanced/specials.ts';
import { sheathedBy, takeable } from '../../rules/advanced/spoils.ts';
import { freeCf } from '../../rules/arena/halved.ts';
import { isBehind } from '../../rules/basic/engagement.ts';
import { areasFrom } from '../../rules/basic/facing.ts';
import { missusLeast } from '../../rules/basic/missus.ts';
import { rangeBetween } from '../../rules/bodies.ts';
import { fighterOf } from '../../rules/sheet.ts';
import type { Tables } from '../../rules/tables/types.ts';
import { actDecision } from '../../rules/things/items.ts';
import { areaName, itemsText, itemText, nameOf, place } from '../../rules/told/words.ts';
import {
  type Act,
  AREA_NAMES,
  type Area,
  type Fighter,
  type GladiatorDecisions,
  type Item,
  type ItemId,
  type State,
} from '../../rules/types.ts';
import { in100 } from '../allocate/odds.ts';
import { outcomesText } from '../journal/roll-lines.ts';

type ActRequest = Request<GladiatorDecisions, 'act'>;

/** The menu of a prompt that is answered from one; each item's value is the choice as JSON. */
export function promptMenu(
  state: Readonly<State>,
  tables: Tables,
  prompt: Request<GladiatorDecisions>,
  odds = true,
): readonly MenuItem[] {
  switch (prompt.kind) {
    case 'act':
      return actMenu(state, tables, prompt, odds);
    case 'lose':
      return prompt.hands.map((hand) => loseItem(state, prompt, hand));
    case 'seize':
      return seizeMenu(state, prompt);
    case 'grapple':
      return grappleMenu(state, prompt);
    case 'escape':
    case 'hold':
    case 'drag':
      return shareMenu(state, tables, prompt, odds);
    case 'draw':
      return drawMenu(state, tables, prompt);
    case 'face':
      return faceMenu(state, prompt);
    case 'cast':
      return castMenu(state, prompt);
    case 'sand':
      return sandMenu(state, prompt);
    case 'mercy':
      return [
        { value: 'true', label: state.sineMissione ? 'Kill him' : 'Let him appeal', note: 'it takes your phase too' },
        { value: 'false', label: 'Fight on', note: 'he stays where he lies' },
      ];
    case 'call':
      return callMenu(state, tables, prompt);
    case 'favour':
      return [
        { value: 'true', label: 'Call on the gods', note: 'if they hear, their dice come off his LK' },
        { value: 'false', label: 'Let it stand', note: 'nothing is lost' },
      ];
    case 'keep':
      return [
        { value: '"first"', label: 'Let the first throw stand', note: outcomesText(prompt.first) },
        { value: '"second"', label: 'Take the second throw', note: outcomesText(prompt.second) },
      ];
    case 'aim':
    case 'feint':
      return areaMenu(state, tables, prompt);
    default:
      return [];
  }
}

/** P307 The crowd may spare him, or not. */
function callMenu(
  state: Readonly<State>,
  tables: Tables,
  { fighter }: Request<GladiatorDecisions, 'call'>,
): readonly MenuItem[] {
  const least = missusLeast(tables, fighterOf(state, fighter), state.turn);
  return [
    { value: 'false', label: 'Fight on', note: '' },
    { value: 'true', label: 'Call for missus', note: `spared on ${least === 6 ? 'a 6' : `${least}+`}` },
  ];
}

/** 23.2, P315 Those whom his sand reaches and nothing else of his does, or nobody. */
function sandMenu(state: Readonly<State>, { targets }: Request<GladiatorDecisions, 'sand'>): readonly MenuItem[] {
  const at = targets.map((id): MenuItem => {
    const label = `Kick sand at ${nameOf(state, id)}`;
    return { value: JSON.stringify(id), label, note: 'an attack: you both turn and fight (9.1)' };
  });
  return [{ value: 'null', label: 'Let it be', note: '' }, ...at];
}

/** P61 The men a net can be tossed at, each with his range. */
function castMenu(
  state: Readonly<State>,
  { fighter, targets }: Request<GladiatorDecisions, 'cast'>,
): readonly MenuItem[] {
  const { at } = fighterOf(state, fighter);
  return targets.map((id) => {
    const range = distance(at, fighterOf(state, id).at);
    return { value: JSON.stringify(id), label: nameOf(state, id), note: range === 1 ? 'beside you' : `${range} hexes` };
  });
}

/** 26.2 Each facing, and who would strike past his defence then (26.4). */
function faceMenu(
  state: Readonly<State>,
  { fighter, foes, threats, ways }: Request<GladiatorDecisions, 'face'>,
): readonly MenuItem[] {
  const me = fighterOf(state, fighter);
  const men = foes.map((id) => fighterOf(state, id));
  const who = men.filter(({ id }) => threats.includes(id));
  return ways.map((way) => {
    const turned = { fighter: { ...me, facing: way }, threats: who };
    const [before, behind] = [false, true].map((past) => men.filter((foe) => isBehind(foe, turned) === past));
    const ids = (some: readonly Fighter[] = []) => some.map(({ id }) => id).join(' ');
    const label = `${DIRECTION_NAMES[way]} ${place(state, neighbour(me.at, way))}`;
    const note = `sees ${ids(before)}${behind?.length === 0 ? '' : `; behind ${ids(behind)}`}`;
    return { value: JSON.stringify(way), label, note };
  });
}

/** 13.3.2.1, 28.7.1 The areas that can be struck from where he stands. */
function areaMenu(
  state: Readonly<State>,
  tables: Tables,
  prompt: Request<GladiatorDecisions, 'aim' | 'feint'>,
): readonly MenuItem[] {
  const target = fighterOf(state, prompt.target);
  return areasFrom(tables, target, fighterOf(state, prompt.fighter).at).map((area) => ({
    value: JSON.stringify(area),
    label: areaName(target, area),
    note: `armour ${target.armour[area]}${prompt.kind === 'feint' ? `, ${guardWords(state, prompt, area)}` : ''}`,
  }));
}

/** 23.2 F What stands against the blow that follows a feint, and what is left of it where it counts half. */
function guardWords(state: Readonly<State>, prompt: Request<GladiatorDecisions, 'feint'>, area: Area): string {
  const { defence, special, cf } = prompt;
  const left = freeCf(state, fighterOf(state, prompt.fighter), fighterOf(state, prompt.target), area, cf);
  const guard = special === area ? DEFENCE_NAMES[area] : `defence ${defence[area]}`;
  return left === cf ? guard : `${guard}, halved to ${left} CF`;
}

/** 21.7.1 */
function loseItem(state: Readonly<State>, { fighter }: Request<GladiatorDecisions, 'lose'>, hand: number): MenuItem {
  const item = fighterOf(state, fighter).hands[hand];
  const text = item === undefined ? 'nothing' : itemText(item);
  return { value: JSON.stringify(hand), label: `Lose the ${text}`, note: 'it falls near you (13.2)' };
}

/** 20.9.2, P314 Taking the net he has won, in each hand that can, or not. */
function seizeMenu(
  state: Readonly<State>,
  { fighter, snare, hands }: Request<GladiatorDecisions, 'seize'>,
): readonly MenuItem[] {
  const held = fighterOf(state, fighter).hands;
  const taken = hands.map((hand): MenuItem => {
    const item = held[hand];
    const [label, note] =
      item === undefined
        ? [`Keep the ${snare}`, 'in your free hand']
        : [`Let the ${itemText(item)} go for the ${snare}`, 'it falls where you stand (P32)'];
    return { value: JSON.stringify(hand), label, note };
  });
  return [...taken, { value: 'null', label: 'Let it lie', note: 'at your feet, for whoever takes it up (13.4)' }];
}

/** 22.3.3 Hands on him or not; what they hold now falls. */
function grappleMenu(
  state: Readonly<State>,
  { fighter, area }: Request<GladiatorDecisions, 'grapple'>,
): readonly MenuItem[] {
  const { hands } = fighterOf(state, fighter);
  return [
    {
      value: 'true',
      label: `Grapple his ${AREA_NAMES[area]}`,
      note: hands.length === 0 ? '22.3.3' : `drops ${itemsText(hands)}`,
    },
    { value: 'false', label: 'Do not grapple', note: '' },
  ];
}

type Share = Request<GladiatorDecisions, 'escape' | 'hold' | 'drag'>;

/** What the dice need with so many CF. */
function shareNote({ formulas }: Tables, { kind, cite }: Share, cf: number): string {
  switch (kind) {
    case 'escape':
      return `3D6 - ${cf}${cite === '22.4.1' ? ' + his CF' : ''}: 6 or less frees you`;
    case 'hold':
      return `3D6 + ${cf} - his CF: 6 or less frees him`;
    case 'drag':
      return `3D6 + ST + ${cf}: ${formulas.drag} or more fells him`;
  }
}

/** 20.6.1, 20.6.2.1 The chance of so many CF, where it hangs on nobody else's. */
function shareChance(state: Readonly<State>, tables: Tables, request: Share, cf: number): number | null {
  if (request.kind === 'escape') return request.cite === '22.4.1' ? null : escapeChance(cf);
  if (request.kind === 'hold') return null;
  const { ensnared } = fighterOf(state, request.target);
  return ensnared === null ? null : dragChance(tables, fighterOf(state, request.fighter), ensnared, cf);
}

const NO_SHARE = { escape: null, hold: 'Let him go', drag: 'Do not drag' } as const;

/** 20.6, 22.4.1 CF for an escape, to hold a man, or to drag him down. */
function shareMenu(state: Readonly<State>, tables: Tables, request: Share, odds: boolean): readonly MenuItem[] {
  const { kind, most } = request;
  const shares = Array.from({ length: most + 1 }, (_, cf): MenuItem => {
    const chance = odds ? shareChance(state, tables, request, cf) : null;
    const told = chance === null ? '' : `${in100(chance)} in 100, `;
    return { value: JSON.stringify(cf), label: `${cf} CF`, note: `${told}${shareNote(tables, request, cf)}` };
  });
  const none = NO_SHARE[kind];
  if (none === null) return shares;
  const refusal: MenuItem = { value: 'null', label: none, note: '' };
  return kind === 'drag' ? [refusal, ...shares] : [...shares, refusal];
}

/** 21.1.2.1 What can be drawn, and what lets go for it. */
function drawMenu(
  state: Readonly<State>,
  tables: Tables,
  prompt: Request<GladiatorDecisions, 'draw'>,
): readonly MenuItem[] {
  const { hands, sheath } = fighterOf(state, prompt.fighter);
  const draws = drawDecision.list(state, tables, prompt) ?? [];
  const text = (item: Item | undefined) => (item === undefined ? 'nothing' : itemText(item));
  const seen = new Set<string>();
  return draws.flatMap((draw) => {
    const label = draw.weapon === null ? 'Draw nothing' : `Draw the ${text(sheath[draw.weapon])}`;
    const note = draw.drop === null ? '' : `lets the ${text(hands[draw.drop])} go`;
    if (seen.has(label + note)) return [];
    seen.add(label + note);
    return [{ value: JSON.stringify(draw), label, note }];
  });
}

/** Every legal act, the harmless one first. */
function actMenu(state: Readonly<State>, tables: Tables, request: ActRequest, odds: boolean): readonly MenuItem[] {
  const acts = actDecision.list(state, tables, request) ?? [];
  return acts.map((act) => {
    const { label, note } = wordsFor(state, request, act);
    const chance = odds && act.kind === 'throw' ? throwText(state, tables, request, act) : '';
    return { value: JSON.stringify(act), label, note: `${chance}${note}` };
  });
}

/** 13.3.2 'hits 33 in 100, ' of a throw or a shot. */
function throwText(
  state: Readonly<State>,
  tables: Tables,
  request: ActRequest,
  { hand, target }: Extract<Act, { kind: 'throw' }>,
): string {
  const fighter = fighterOf(state, request.fighter);
  const item = fighter.hands[hand];
  if (item === undefined) return '';
  const chance = throwChance(tables, fighter, item, rangeBetween(fighter, fighterOf(state, target)));
  return `hits ${in100(chance)} in 100, `;
}

function wordsFor(state: Readonly<State>, request: ActRequest, act: Act): Pick<MenuItem, 'label' | 'note'> {
  const { hands, arrows } = fighterOf(state, request.fighter);
  const held = (hand: number) => {
    const item = hands[hand];
    return item === undefined ? 'nothing' : itemText(item);
  };
  switch (act.kind) {
    case 'none':
      return { label: 'Do nothing', note: '' };
    case 'throw':
      return {
        label: isShot(hands[act.hand]) ? `Shoot an arrow (${arrows} left)` : `Throw the ${held(act.hand)}`,
        note: request.throwAt.length > 1 ? `at ${nameOf(state, act.target)}` : '13.3',
      };
    case 'recover':
      return recoverWords(state, act, held);
    case 'kick': {
      const { text, at } = loose(state, act.item);
      return {
        label: `Kick ${text} ${DIRECTION_NAMES[act.direction]}`,
        note: `to ${place(state, neighbour(at, act.direction))}`,
      };
    }
    case 'drop':
      return { label: `Let the ${held(act.hand)} go`, note: 'P32' };
  }
}

/** 13.4, 21.1.2.2 */
function recoverWords(
  state: Readonly<State>,
  { item, drop }: Extract<Act, { kind: 'recover' }>,
  held: (hand: number) => string,
): Pick<MenuItem, 'label' | 'note'> {
  const { text } = loose(state, item);
  const owner = sheathedBy(state, item);
  const whence = owner === null ? '' : `from ${nameOf(state, owner.id)}'s sheath`;
  if (drop === null) return { label: `Take up the ${text}`, note: whence === '' ? '13.4' : whence };
  return { label: `Take ${text}, drop ${held(drop)}`, note: whence };
}

/** 21.3.2.1 */
const isShot = (item: Item | undefined) => item?.kind === 'bow';

function loose(state: Readonly<State>, id: ItemId) {
  const found = takeable(state).find(({ item }) => item.id === id);
  if (found === undefined) throw new Error(`item ${id} cannot be reached`);
  return { text: itemText(found.item), at: found.at };
}
