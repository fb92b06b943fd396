/** 34.3, P211: which rolls are a man's own, what they are for, and when they have gone against him. */
import type { Roll } from '../kernel/roll.ts';
import type { Plea } from '../kernel/ruleset.ts';
import type { EventOf, GladiatorEvent } from './events.ts';
import { fighterOf } from './sheet.ts';
import type { FighterId, SpecialAttack, State } from './types.ts';
import { areaName, itemText, nameOf } from './words.ts';

/** A throw that is somebody's own. */
interface Claim {
  readonly fighter: FighterId;
  readonly what: string;
  readonly draw: number;
  readonly against: boolean;
}

/** P211 The rolls of an event that are the own of men with luck. */
export function pleasOf(state: Readonly<State>, event: GladiatorEvent): readonly Plea[] {
  const { rolls = [] } = event;
  if (rolls.length === 0) return [];
  return claimsOf(state, event).flatMap(({ fighter, ...claim }): readonly Plea[] => {
    const { seat, luck } = fighterOf(state, fighter);
    if (seat === null || luck === undefined) return [];
    const own = rolls.filter(({ draw }) => draw === claim.draw);
    const before = rolls.filter(({ draw }) => draw < claim.draw);
    return [{ seat, fighter, ...claim, rolls: own, before }];
  });
}

function claimsOf(state: Readonly<State>, event: GladiatorEvent): readonly Claim[] {
  switch (event.kind) {
    case 'blow':
      return blowClaims(state, event);
    case 'bruised':
      return claim(event, event.by, 'what his hold does', event.critical === null);
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

/** All throws of an event, by one man for one thing. */
function claim({ rolls = [] }: GladiatorEvent, fighter: FighterId, what: string, against: boolean): readonly Claim[] {
  return [...new Set(rolls.map(({ draw }) => draw))].map((draw) => ({ fighter, what, draw, against }));
}

/** The throws of an event that bear a name. */
function named(event: GladiatorEvent, name: string, ...rest: [fighter: FighterId, what: string, against: boolean]) {
  return claim({ ...event, rolls: event.rolls?.filter((roll) => roll.name === name) ?? [] }, ...rest);
}

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
/** P213 Of a die that can only cost him something. */
const MUCH = 4;

/** P211 The six dice are his who strikes; what is tested of a man's defence or of his own weapon is that man's. */
function blowClaims(state: Readonly<State>, event: EventOf<'blow'>): readonly Claim[] {
  const { rolls = [], fighter, target } = event;
  const asides = rolls.flatMap((roll): readonly Claim[] => {
    const aside = ASIDES[roll.name];
    if (aside === undefined) return [];
    const owner = roll.name === 'fumble' || roll.cite.startsWith('21.3.3') ? target : fighter;
    return [{ fighter: owner, what: aside.what, draw: roll.draw, against: aside.against(roll) }];
  });
  const six = rolls.find(({ name }) => name === 'crt' || name === 'wound');
  if (six === undefined) return asides;
  const at = `the ${areaName(fighterOf(state, target), event.area)} of ${nameOf(state, target)}`;
  return [...asides, { fighter, what: `${blowName(event)} at ${at}`, draw: six.draw, against: isVain(event) }];
}

const SPECIAL_NAMES: { readonly [S in SpecialAttack]: string } = {
  disarm: 'his disarm',
  feint: 'his feint',
  sweep: 'his sweep',
  bash: 'his shield bash',
  sand: 'his sand',
};

function blowName({ special, with: item, round }: EventOf<'blow'>): string {
  if (special !== null) return SPECIAL_NAMES[special];
  if (item === null) return 'his strike';
  return round === null ? `his ${itemText(item)}` : 'his blow';
}

/** P213 A blow that is stopped, or leaves nothing: no wound, no weapon or shield gone, nobody shaken. */
function isVain({ result, wounds, special, with: item, shieldDestroyed, rolls = [] }: EventOf<'blow'>): boolean {
  const dropped = rolls.some((roll) => roll.name === 'drop' && isMet(roll));
  if (wounds > 0 || shieldDestroyed || dropped) return false;
  const onlyWounds = special === null ? item !== null : special === 'disarm';
  return result !== 'H' || onlyWounds;
}
