/** 34.3, P211: which rolls are a man's own, what they are for, and when they have gone against him. */
import type { Roll } from '../../../../kernel/roll.ts';
import { BLOW_PARTS, type BlowPart } from '../basic/blow-dice.ts';
import type { EventOf, GladiatorEvent } from '../events.ts';
import { fighterOf } from '../sheet.ts';
import { areaName, itemText, nameOf } from '../told/words.ts';
import type { FighterId, State } from '../types.ts';
import { blowDraws, blowNoun, type Claim, claim, isHold, MUCH, named } from './claims.ts';

/** P211 The rolls of an event that are somebody's own. */
export function owned(state: Readonly<State>, event: GladiatorEvent): readonly Claim[] {
  switch (event.kind) {
    case 'blow':
      return blowClaims(state, event);
    case 'bruised':
      return isHold(event) ? claim(event, event.by, 'what his hold does', event.critical === null) : [];
    case 'collided':
      return opposed(event, event.fighters, 'his impact');
    case 'struggled':
      return opposed(event, [event.fighter, event.target], 'the tug at the net');
    case 'recovery-contested':
      return opposed(event, event.fighters, `who is first at the ${itemText(event.item)}`);
    case 'thrown':
      return claim(event, event.fighter, `his throw at ${nameOf(state, event.target)}`, !event.hit);
    case 'net-cast':
      return claim(event, event.fighter, `his ${event.plot.kind} of the net`, event.result !== 'H');
    case 'ensnared':
      return claim(event, event.by, 'where his noose catches', false);
    case 'dragged':
      return claim(event, event.by, `dragging ${nameOf(state, event.fighter)} down`, !event.down);
    case 'escape-tried':
      return named(event, 'escape', event.fighter, 'his escape', !event.escaped);
    default:
      return checkClaims(event);
  }
}

/** His checks, and the small things. */
function checkClaims(event: GladiatorEvent): readonly Claim[] {
  switch (event.kind) {
    case 'fall-prone-checked':
      return claim(event, event.fighter, 'whether he falls', event.fell);
    case 'limp-checked':
      return claim(event, event.fighter, 'whether his leg bears him', event.stumbled);
    case 'stumble-checked':
      return claim(event, event.fighter, `whether he stumbles: ${event.why}`, event.stumbled);
    case 'stunned':
      return claim(event, event.fighter, `how he is stunned: ${event.why}`, event.stun.to > event.stun.from);
    case 'stun-recovered':
      return claim(event, event.fighter, 'shaking off stun', event.stun.to === event.stun.from);
    case 'endurance-checked':
      return claim(event, event.fighter, 'his endurance', event.loss > 0);
    case 'knelt':
      return claim(event, event.fighter, 'where he gets to his knees', false);
    case 'item-dropped':
      return claim(event, event.fighter, `where the ${itemText(event.item)} falls`, false);
    case 'recovery-tried':
      return claim(event, event.fighter, `grabbing for the ${itemText(event.item)}`, !isMet(event.rolls?.[0]));
    case 'kicked':
      return claim(event, event.fighter, `his kick at the ${itemText(event.item)}`, !event.moved);
    case 'appealed':
      return claim(event, event.fighter, 'his appeal for missus', !isMet(event.rolls?.[0]));
    default:
      return [];
  }
}

const isMet = (roll: Roll | undefined): boolean => roll?.need?.met === true;

/** P212 Dice against dice, one of each man: lost when one that fell before is higher. */
function opposed({ rolls = [] }: GladiatorEvent, men: readonly FighterId[], what: string): readonly Claim[] {
  return men.flatMap((fighter, i): readonly Claim[] => {
    const own = rolls[i];
    if (own === undefined) return [];
    const against = rolls.some(({ draw, total }) => draw < own.draw && total > own.total);
    return [{ fighter, what, draw: own.draw, against }];
  });
}

/** Throws within a blow that are not the blow itself: what they are for, and when they have gone against him. */
const ASIDES: { readonly [name: string]: { readonly what: string; against(roll: Roll): boolean } } = {
  fumble: { what: 'what his fumble costs him', against: ({ total }) => total >= MUCH },
  break: { what: 'whether his weapon breaks', against: isMet },
  'break-place': { what: 'where his trident breaks', against: (roll) => !isMet(roll) },
  sand: { what: 'how the sand blinds', against: () => false },
  'fatal-blow': { what: 'what his Fatal Blow takes off the defence', against: () => false },
  'throw-area': { what: 'where his throw strikes', against: () => false },
};
/** P211 The six dice are his who strikes; what is tested of a man's defence or of his own weapon is that man's. */
function blowClaims(state: Readonly<State>, event: EventOf<'blow'>): readonly Claim[] {
  const { rolls = [], fighter, target } = event;
  const asides = rolls.flatMap((roll): readonly Claim[] => {
    const aside = ASIDES[roll.name];
    if (aside === undefined) return [];
    const owner = roll.name === 'fumble' || roll.cite.startsWith('21.3.3') ? target : fighter;
    return [{ fighter: owner, what: aside.what, draw: roll.draw, against: aside.against(roll), aside: true }];
  });
  const at = `the ${areaName(fighterOf(state, target), event.area)} of ${nameOf(state, target)}`;
  const [first, ...apart] = blowDraws(event);
  if (first === undefined) return asides;
  const whole = { fighter, what: `his ${blowNoun(event)} at ${at}`, draw: first, against: isVain(event) };
  return [...asides, whole, ...apart.flatMap((draw) => partClaim(event, draw))];
}

/** P211, P261 Readings of a blow that have dice of their own: what they are for, and when they have gone against him who strikes. */
const PARTS: { readonly [P in Exclude<BlowPart, 'crt'>]: (typeof ASIDES)[string] } = {
  shield: { what: 'what his blow does to the shield', against: (roll) => !isMet(roll) },
  drop: { what: 'whether his blow knocks it from the hand', against: (roll) => !isMet(roll) },
  armour: { what: 'whether armour stops his blow', against: isMet },
  wound: { what: 'the wounds of his blow', against: ({ table }) => table?.cell === '--' },
  critical: { what: 'the critical of his blow', against: ({ result }) => result === '--' },
};

/** Of a parry they are what the blade does to him, and nothing he would have again. */
function partClaim({ rolls = [], fighter, result }: EventOf<'blow'>, draw: number): readonly Claim[] {
  const part = BLOW_PARTS.find((name) => rolls.some((roll) => roll.draw === draw && roll.name === name));
  const roll = rolls.findLast(({ name }) => name === part);
  if (part === undefined || part === 'crt' || roll?.draw !== draw) return [];
  if (result.startsWith('P') && part !== 'drop') return [];
  const { what, against } = PARTS[part];
  return [{ fighter, what, draw, against: against(roll) }];
}

/** P213 A blow that is stopped, or leaves nothing: no wound, no weapon or shield gone, nobody shaken. */
function isVain({ result, wounds, special, with: item, shieldDestroyed, rolls = [] }: EventOf<'blow'>): boolean {
  const dropped = rolls.some((roll) => roll.name === 'drop' && isMet(roll));
  if (wounds > 0 || shieldDestroyed || dropped) return false;
  const onlyWounds = special === null ? item !== null : special === 'disarm';
  return result !== 'H' || onlyWounds;
}
