/** Blows, wounds and ends in English. */

import type { Roll } from '../../../../kernel/roll.ts';
import { rollText } from '../../../../kernel/roll-text.ts';
import { andText, times } from '../../../../kernel/words.ts';
import { DEFENCE_NAMES } from '../advanced/specials.ts';
import { isHorse } from '../beasts/mounts.ts';
import type { AtBeast, EventOf, GladiatorEvent, Slot } from '../events.ts';
import { fighterOf } from '../sheet.ts';
import { AREA_NAMES, AREAS, type Area, type EndCause, type Fighter, type FighterId, type State } from '../types.ts';
import { narrateNets } from './nets.ts';
import { areaName, areasText, nameOf, place, RESULT_WORDS } from './words.ts';

/** One line for an event of combat or of an end; '' for one that belongs elsewhere. */
export function narrateCombat(event: GladiatorEvent, state: Readonly<State>, name: string): string {
  switch (event.kind) {
    case 'engaged':
      return engagedLine(event, state, name);
    case 'allocated':
      return `${name} has ${event.total} CF: ${allocationText(event, state)}.`;
    case 'attack-halved':
      return halvedLine(event, state, name);
    case 'sequence-set':
      return `Order of blows: ${event.slots.map((slot) => slotText(slot, state)).join(', ')}.`;
    case 'blow':
      return narrateBlow(event, state);
    case 'cf-lost':
      return cfLostLine(event, state, name);
    case 'attacks-lost':
      return `${name} loses ${times(event.areas.length, 'attack')} (${areasText(event.areas, aimedAt(state, event))}): ${event.why}.`;
    case 'feinted':
      return `${name}'s feint draws the guard of ${nameOf(state, event.target)}: ${event.cf} CF on the ${areaOf(state, event.target, event.area)}.`;
    case 'weapon-broken':
      return event.how === 'short'
        ? `${name}'s ${event.item.kind} breaks, but still strikes at one hex.`
        : `${name}'s ${event.item.kind} breaks and is thrown away.`;
    case 'bruised':
      return bruiseLine(event, state, name);
    case 'hurt':
      return `${name}: ${event.text}.`;
    default:
      return narrateEnd(event, state, name);
  }
}

function narrateEnd(event: GladiatorEvent, state: Readonly<State>, name: string): string {
  switch (event.kind) {
    case 'bled':
      return `${name} bleeds from the ${areaOf(state, event.fighter, event.area)}: ${event.left.to} left.`;
    case 'blood-shed':
      return `Blood on the sand: ${event.at.map((hex) => place(state, hex)).join(', ')}.`;
    case 'shrugged-off':
      return `${name} is tough: the first CF loss in his ${areaOf(state, event.fighter, event.area)} is ignored.`;
    case 'attack-given-up':
      return `${name} gives up his blow at the ${AREA_NAMES[event.area]} (${event.cf} CF) for a fatal one.`;
    case 'killed':
      return killedLine(event, name);
    case 'endurance-checked':
      return event.loss === 0
        ? `${name} does not tire: ${sums(event)}.`
        : `${name} tires: ${sums(event)}; CF ${event.cf.from} to ${event.cf.to}.`;
    case 'stans-missus-checked':
      return `Stans missus: ${sums(event)}; ${event.stopped ? 'the match is stopped' : 'they fight on'}.`;
    case 'appealed':
      return appealLine(event, name);
    case 'appeal-refused':
      return `${nameOf(state, event.to)} has no time for ${name}'s appeal.`;
    case 'died-of-wounds':
      return `${name} dies of his mortal wound when all is over.`;
    case 'bout-ended':
      return endLine(event, state);
    default:
      return narrateNets(event, state, name);
  }
}

/** What an area of that figure is called. */
function areaOf(state: Readonly<State>, of: FighterId, area: Area): string {
  return areaName(fighterOf(state, of), area);
}

/** '3 A head'; '3 A head of C' where more than two fight. */
function slotText({ fighter, area, round, target, fast, fatal }: Slot, state: Readonly<State>): string {
  const { side } = fighterOf(state, fighter);
  const struck = target ?? state.fighters.find((one) => one.side !== side)?.id ?? fighter;
  return `${round} ${fighter} ${areaOf(state, struck, area)}${target === undefined ? '' : ` of ${target}`}${fast === undefined ? '' : ' (a round early: Fast Attack)'}${fatal === undefined ? '' : ' (to be given up)'}`;
}

function sums({ rolls = [] }: { readonly rolls?: readonly Roll[] }): string {
  return rolls.map(rollText).join('; ');
}

function engagedLine(
  { target, advantage, modifiers, apart }: EventOf<'engaged'>,
  state: Readonly<State>,
  name: string,
): string {
  const foe = nameOf(state, target);
  if (advantage === 0) return `${name} engages ${foe}, front to front.`;
  const why = modifiers.map(({ value, why: reason }) => `+${value} ${reason}`).join(', ');
  return `${name} engages ${foe} at an advantage${apart === true ? ', for one blow' : ''}: ${why}.`;
}

function halvedLine(event: EventOf<'attack-halved'>, state: Readonly<State>, name: string): string {
  const { cite, area, cf } = event;
  const change = `${cf.from} to ${cf.to}`;
  if (cite === 'F7')
    return `${name} strikes at the ${areaName(aimedAt(state, event), area)} with his bare hand: CF ${change}.`;
  if (cite === '27.8.2.2') return `${name}'s blow at the man on the rock is halved, ${change}.`;
  if (cite === '30.6.3') return `${name}'s blow at the man on horseback is halved, ${change}.`;
  if (cite === '27.8.2.1') return `${name}'s attack on legs below the rock is halved, ${change}.`;
  return `${name}'s attack on the legs of a kneeling man is halved, ${change}.`;
}

/** What an attack goes at: the beast that is named, or a man. */
function aimedAt(state: Readonly<State>, { target }: AtBeast): Pick<Fighter, 'beast'> {
  return target === undefined ? { beast: null } : fighterOf(state, target);
}

function bruiseLine(
  { fighter, area, wounds, left, critical, cite, rolls = [] }: EventOf<'bruised'>,
  state: Readonly<State>,
  name: string,
): string {
  if (cite === '28.7.3.2')
    return `${name} meets the blade: ${times(wounds, 'wound')} of the fore legs, ${left.to} left.`;
  if (cite === '22.2.1') return `${name} meets the blade: ${times(wounds, 'wound')} of the arm, ${left.to} left.`;
  const what = cite === '22.4.2' ? 'hold' : 'strike';
  const harm = wounds > 0 ? `${times(wounds, 'wound')}, ${left.to} left` : (critical ?? 'no more harm');
  return `The ${what} on ${name}'s ${areaOf(state, fighter, area)}, ${sums({ rolls })}: ${harm}.`;
}

/** 'attacks head 6, legs 2; defends head 2'. */
function allocationText({ target, allocation }: EventOf<'allocated'>, state: Readonly<State>): string {
  const { attacks, defence, special } = allocation;
  const attack = attacks
    .map(
      (one) =>
        `${one.special === undefined ? '' : `${one.special} `}${areaOf(state, one.target ?? target, one.area)} ${one.cf}${one.edge === undefined ? '' : ' and the edge'}${one.fatal === undefined ? '' : ' (to be given up)'}${one.target === undefined ? '' : ` (${one.target})`}`,
    )
    .join(', ');
  const defend = AREAS.filter((area) => defence[area] > 0).map((area) => `${AREA_NAMES[area]} ${defence[area]}`);
  if (special !== undefined) defend.unshift(DEFENCE_NAMES[special]);
  const parts = [
    attack === '' ? 'no attack' : `attacks ${attack}`,
    defend.length === 0 ? 'no defence' : `defends ${defend.join(', ')}`,
  ];
  return parts.join('; ');
}

/** A whole blow in one line: what was struck at, the result, and what it did. */
function narrateBlow(event: EventOf<'blow'>, state: Readonly<State>): string {
  const { fighter, target, area, result, bonus, cf, defence } = event;
  const against = event.round === null ? '' : ` (${cf} CF against ${defence})`;
  const head = `${nameOf(state, fighter)} ${event.round === null ? 'hits' : 'strikes at'} ${nameOf(state, target)}'s ${areaOf(state, target, area)}${against}`;
  const outcome = `${RESULT_WORDS[result]}${bonus > 0 ? ` +${bonus}` : ''}`;
  return `${head}: ${[outcome, ...effects(event)].join(', ')}.`;
}

function effects({ result, wounds, critical, shieldBoxes, targetCf, rolls = [] }: EventOf<'blow'>): readonly string[] {
  const list: string[] = [];
  const boxes = shieldBoxes === null ? 0 : shieldBoxes.to - shieldBoxes.from;
  if (boxes > 0) list.push(boxes === 1 ? '1 shield box' : `${boxes} shield boxes`);
  if (wounds > 0) list.push(times(wounds, 'wound'));
  else if (result === 'H' && critical === null && !rolls.some(({ result: what }) => what === 'killed'))
    list.push('no wound');
  if (rolls.some(({ name, result: what }) => name === 'wound' && what === 'killed')) list.push('a killing wound');
  if (critical !== null && critical !== '--') list.push(`critical ${critical}`);
  if (targetCf.from > targetCf.to) list.push(`CF ${targetCf.from} to ${targetCf.to}`);
  return list;
}

function cfLostLine({ amount, attacks, owed }: EventOf<'cf-lost'>, state: Readonly<State>, name: string): string {
  const taken = attacks.map(({ area, cf, ...at }) => `${areaName(aimedAt(state, at), area)} ${cf.from} to ${cf.to}`);
  const parts = [...taken, ...(owed > 0 ? [`the next defence loses ${owed}`] : [])];
  return `${name} loses ${amount} CF this phase: ${parts.join(', ')}.`;
}

function killedLine({ why }: EventOf<'killed'>, name: string): string {
  if (why === 'crushed') return `${name} is crushed against the wall.`;
  if (why === 'spent') return `${name} has nothing left, and the fresher man cuts him down.`;
  return why === 'sine-missione' ? `${name} is put to the sword: there is no missus.` : `${name} is dead.`;
}

const APPEAL_WORDS = {
  unconscious: 'lies unconscious',
  'no-moves': 'can move no more',
  ensnared: 'lies in the net',
  grappled: 'lies in a hold',
  dragged: 'lies where he was dragged',
  bound: 'is bound',
  'run-onto': 'is at his mercy',
  called: 'lets his weapons fall, raises a finger',
  'stans-missus': 'awaits judgement',
  outnumbered: 'is on the losing side',
} as const;

function appealLine({ why, fate, rolls = [] }: EventOf<'appealed'>, name: string): string {
  const verdict = fate === 'dead' ? 'no mercy' : 'spared';
  return `${name} ${APPEAL_WORDS[why]} and asks for missus: ${sums({ rolls })}; ${verdict}.`;
}

/** P71 Ends that nobody has won. */
const NOBODY_WON: { readonly [by in EndCause]?: string } = {
  'both-dead': 'They have killed each other',
  'victor-bled': 'The victor has bled to death',
  'both-bled': 'Both have bled to death',
};

function endLine({ winner, by }: EventOf<'bout-ended'>, state: Readonly<State>): string {
  const victors = state.fighters.filter((one) => one.side === winner && !isHorse(one));
  if (victors.length > 0)
    return `${andText(victors.map(({ name }) => name.toUpperCase()))} ${victors.length > 1 ? 'have' : 'has'} won.`;
  if (by === 'hunt-over') return 'The hunt is over, and nobody has won it.';
  if (by === 'stans-missus') return 'Stans missus: the match is a draw.';
  const spared = state.fighters.filter(({ fate, beast }) => fate === 'spared' && beast === null);
  const lives = `${andText(spared.map(({ name }) => name.toUpperCase()))} alone ${spared.length > 1 ? 'leave' : 'leaves'}`;
  return `${NOBODY_WON[by] ?? 'Nobody has won'}: ${spared.length === 0 ? 'nobody leaves' : lives} the arena alive.`;
}
