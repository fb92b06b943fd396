/** Events in English, one line each. Prose is made from events, never the other way round. */

import { turnBetween } from '../../../../kernel/hex.ts';
import type { Roll } from '../../../../kernel/roll.ts';
import { rollText, signed } from '../../../../kernel/roll-text.ts';
import { andText, times } from '../../../../kernel/words.ts';
import { plotText } from '../basic/plot.ts';
import { DIRECTION_NAMES } from '../directions.ts';
import type { EventOf, GladiatorEvent, TickStep } from '../events.ts';
import { fighterOf, isSnare } from '../sheet.ts';
import type { FighterId, NetKind, State } from '../types.ts';
import { narrateCombat } from './combat.ts';
import { ACTION_WORDS, itemsText, itemText, nameOf, place, turnWords } from './words.ts';

/** One line of English for an event, told while the state is as the event left it. */
export function narrate(event: GladiatorEvent, state: Readonly<State>): string {
  const name = 'fighter' in event ? nameOf(state, event.fighter) : '';
  switch (event.kind) {
    case 'sheet-made':
      return sheetLine(event, name);
    case 'placed':
      return `${name} stands in ${place(state, event.at)}, facing ${DIRECTION_NAMES[event.facing]}.`;
    case 'intimidated':
      return intimidationLine(event, state);
    case 'entered':
      return `${name} comes into the arena in ${place(state, event.at)}, facing ${DIRECTION_NAMES[event.facing]}.`;
    case 'plot-shown':
      return plotLine(event, state, name);
    case 'illegal-plot':
      return `${name} breaks the rules and stands still: ${event.why}.`;
    case 'fall-prone-checked':
      return `${name} stumbles: ${arithmetic(event)}; ${event.fell ? 'he falls' : 'he keeps his feet'}.`;
    case 'limp-checked':
      return `${name} is lame: ${arithmetic(event)}; ${event.stumbled ? 'he stumbles instead' : 'he goes on'}.`;
    case 'centurion-ordered':
      return `${name} ${orderWords(event)}.`;
    case 'knelt':
      return event.rising ? `${name} gets to his knees in ${place(state, event.at)}.` : `${name} kneels.`;
    case 'stepped':
      return event.steps.map((step) => stepLine(step, state)).join(' ');
    case 'turned':
      return `${name} turns ${turnWords(turnBetween(event.from, event.to))}, facing ${DIRECTION_NAMES[event.to]}.`;
    case 'divine-favour':
      return `${name} calls on the gods about ${event.what}: ${arithmetic(event)}; ${event.granted ? 'they hear him' : 'they are deaf'}.`;
    case 'favour-kept':
      return event.kept === 'first'
        ? `${name} keeps the first roll; the second does not count.`
        : `${name} takes the second roll; the first does not count.`;
    case 'edge-passed':
      return `${name} steps over the ${event.edge} edge: the map moves on by three hexes.`;
    default:
      return narrateContact(event, state, name);
  }
}

type ContactEvent = Exclude<
  GladiatorEvent,
  { kind: 'sheet-made' | 'placed' | 'intimidated' | 'entered' | 'plot-shown' }
>;

/** Collisions, stun, posture and items. */
function narrateContact(event: ContactEvent, state: Readonly<State>, name: string): string {
  switch (event.kind) {
    case 'paths-crossed':
      return `Their paths cross in ${place(state, event.at)}: ${arithmetic(event)}; ${event.collided ? 'they collide' : 'they pass'}.`;
    case 'collided':
      return collisionLine(event, state);
    case 'run-onto':
      return `${name} runs onto ${nameOf(state, event.target)}, who lies at his mercy.`;
    case 'stopped-short':
      return `${name} stops short of ${nameOf(state, event.target)}.`;
    case 'piled-up':
      return `${andText(event.fighters.map((one) => nameOf(state, one)))} are all bound for ${place(state, event.at)}: ${andText(event.first.map((one) => nameOf(state, one)))} meet first.`;
    case 'foe-chosen':
      return `${name} keeps his eye on ${nameOf(state, event.target)}.`;
    case 'put-back':
      return `${name} steps back to ${place(state, event.to)}.`;
    case 'stumble-checked':
      return `${name} may stumble (${event.why}): ${arithmetic(event)}; ${event.stumbled ? 'he stumbles' : 'he is steady'}.`;
    case 'stunned':
      return `${name} is stunned by ${event.why}: ${arithmetic(event)}; stun ${event.stun.from} to ${event.stun.to}.`;
    case 'stun-recovered':
      return `${name} shakes off ${event.stun.from - event.stun.to} stun (${arithmetic(event)}), ${event.stun.to} left.`;
    case 'knocked-out':
      return `${name} is knocked out: stun ${event.stun} against CF ${event.cf}.`;
    case 'woke':
      return isBeast(state, event.fighter)
        ? `${name} comes to, and is up again.`
        : `${name} comes to, lying where he fell.`;
    case 'fell-prone':
      return isBeast(state, event.fighter) ? `${name} goes down.` : `${name} falls prone.`;
    default:
      return narrateItems(event, state, name);
  }
}

type ItemEvent = Exclude<GladiatorEvent, { kind: 'paths-crossed' | 'collided' | 'sheet-made' }>;

function narrateItems(event: ItemEvent, state: Readonly<State>, name: string): string {
  switch (event.kind) {
    case 'item-dropped':
      return dropLine(event, state, name);
    case 'thrown':
      if (event.arrows !== undefined) return shotLine(event, state, name);
      return `${name} throws his ${itemText(event.item)} at ${nameOf(state, event.target)}: ${arithmetic(event)}; ${event.hit ? 'it strikes' : 'it misses'}.`;
    case 'shield-weighed':
      return `${name} may drop his shield for the spear: ${arithmetic(event)}; he ${event.sheds ? 'drops it' : 'keeps it'}.`;
    case 'item-chosen':
      return event.cite === 'P32'
        ? `${name} loses his grip on the ${itemText(event.item)}.`
        : `${name} goes for the ${itemText(event.item)}.`;
    case 'drawn':
      return `${name} draws his ${itemText(event.item)}.`;
    case 'recovery-tried':
      return `${name} grabs for the ${itemText(event.item)}${event.from === undefined ? '' : ` in ${nameOf(state, event.from)}'s sheath`}: ${arithmetic(event)}; ${event.recovered ? 'he has it' : 'it stays down'}.`;
    case 'recovery-contested':
      return `Both are at the ${itemText(event.item)}${event.winner === null ? ' at once' : `: ${nameOf(state, event.winner)} is first`}.`;
    case 'kicked':
      return event.moved
        ? `${name} kicks the ${itemText(event.item)} to ${place(state, event.to)}: ${arithmetic(event)}.`
        : `${name} kicks at the ${itemText(event.item)} and misses: ${arithmetic(event)}.`;
    default:
      return narrateCombat(event, state, name);
  }
}

function shotLine(event: EventOf<'thrown'>, state: Readonly<State>, name: string): string {
  const left = times(event.arrows ?? 0, 'arrow');
  return `${name} shoots at ${nameOf(state, event.target)}: ${arithmetic(event)}; it ${event.hit ? 'strikes' : 'misses'}; ${left} left.`;
}

const NET_DOES: { readonly [K in NetKind]: string } = { toss: 'tosses', swing: 'swings', lay: 'lays' };

function plotLine(event: EventOf<'plot-shown'>, state: Readonly<State>, name: string): string {
  const { plot, move, rate, exceeded } = event;
  const ready = plot.act ? ', ready to throw' : '';
  if (plot.actions.length === 0 && plot.net !== undefined)
    return `${name} ${NET_DOES[plot.net.kind]} the ${fighterOf(state, event.fighter).hands.find(isSnare)?.kind ?? 'net'}${ready}.`;
  if (plot.actions.length === 0) return `${name} waits${ready}.`;
  const spent = move.to === move.from ? '' : ` (move ${move.to} of ${rate}${exceeded ? ', over his rate' : ''})`;
  return `${name} plots ${plotText(plot)}${ready}${spent}.`;
}

/** 35.4 Of those whose fame is felt, and their total before the other side's. */
function intimidationLine({ by, bonus, rolls = [] }: EventOf<'intimidated'>, state: Readonly<State>): string {
  const totals = rolls.map(({ total }) => signed(total));
  const fame = (by === 1 ? totals.toReversed() : totals).join(' against ');
  if (by === null) return `Neither side stands in awe of the other: ${fame}.`;
  const men = state.fighters.filter(({ side, beast }) => side === by && beast === null);
  const names = andText(men.map(({ name }) => name.toUpperCase()));
  return `The fame of ${names} is felt: ${fame}, a prestige bonus of ${bonus} CF.`;
}

const isBeast = (state: Readonly<State>, id: FighterId) => fighterOf(state, id).beast !== null;

function sheetLine({ sheet }: EventOf<'sheet-made'>, name: string): string {
  const { type, style, beast, tr, st, ag, cn, w, cf, hands, sheath } = sheet;
  if (beast !== null) return `${name}, a beast (${beast}): ST ${signed(st)} CN ${cn} W ${w}, CF ${cf}.`;
  const ratings = `TR ${tr} ST ${signed(st)} AG ${signed(ag)} CN ${cn} W ${w}`;
  const who = style === null ? `${type} gladiator` : `${style} (${type})`;
  const sheathed = sheath.length === 0 ? '' : `; in the sheath ${itemsText(sheath)}`;
  return `${name}, ${who}: ${ratings}, CF ${cf}, ${itemsText(hands)}${sheathed}.`;
}

function orderWords({ order, text }: EventOf<'centurion-ordered'>): string {
  switch (order) {
    case 'stumble':
      return 'stumbles where he is';
    case 'lie':
      return 'lies where he fell';
    case 'kneel':
      return 'struggles up';
    case 'recover':
      return 'bends down for what he lost';
    case 'repel':
      return 'braces himself against the net';
    case 'held':
      return 'cannot get out of the hold';
    case 'hold':
      return 'keeps his hold';
    case 'pause':
      return 'pauses';
    case 'charge':
      return 'charges';
    default:
      return `chooses: ${text}`;
  }
}

function stepLine({ fighter, code, from, to, facing }: TickStep, state: Readonly<State>): string {
  const name = nameOf(state, fighter);
  const stays = from.q === to.q && from.r === to.r;
  if (stays) return `${name} turns to face ${DIRECTION_NAMES[facing]}.`;
  return `${name} ${ACTION_WORDS[code]} to ${place(state, to)}.`;
}

function collisionLine(
  { fighters, winner, pushedTo, at, by, cite, rolls }: EventOf<'collided'>,
  state: Readonly<State>,
): string {
  const [a, b] = fighters;
  const impacts = rolls?.map(({ total }) => total).join(' against ') ?? '';
  const clash = `${nameOf(state, a)} and ${nameOf(state, b)} collide in ${place(state, at)}, impact ${impacts}`;
  if (winner === null) return `${clash}: both are thrown back.`;
  const loser: FighterId = winner === a ? b : a;
  if (cite === '28.6' && pushedTo === null && loser === a)
    return `${clash}: ${nameOf(state, loser)} is thrown back, beaten by ${by}.`;
  const where = pushedTo === null ? 'down' : `to ${place(state, pushedTo)}`;
  return `${clash}: ${nameOf(state, loser)} is pushed ${where}, beaten by ${by}.`;
}

function dropLine(
  { item, at, why, around, fighter }: EventOf<'item-dropped'>,
  state: Readonly<State>,
  name: string,
): string {
  const where = place(state, at);
  switch (why) {
    case 'battered':
      return `${name}'s ${itemText(item)} is beaten to pieces and falls in ${where}.`;
    case 'thrown':
      return `The ${itemText(item)} falls in ${where}${around === fighter ? '' : `, by ${nameOf(state, around)}`}.`;
    case 'tree':
      return `${name} hits the tree and loses his ${itemText(item)}; it falls in ${where}.`;
    case 'given-up':
      return `${name} drops his ${itemText(item)}.`;
    default:
      return `${name} loses his ${itemText(item)}; it falls in ${where}.`;
  }
}

function arithmetic({ rolls = [] }: { readonly rolls?: readonly Roll[] }): string {
  return rolls.map(rollText).join('; ');
}
