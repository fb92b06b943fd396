/** Every event in a line of English. */
import type { PitEvent } from './events.ts';
import { rowName, WAY_NAMES } from './hex-names.ts';
import { gliderOf, partiesOf } from './roster.ts';
import type { State } from './types.ts';
import type { Out, WallEffect } from './words.ts';

type Event<K extends PitEvent['kind']> = Extract<PitEvent, { kind: K }>;
type Name = (id: string) => string;

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** One line of English for an event. */
export function narrate(event: PitEvent, state: Readonly<State>): string {
  const name: Name = (id) => gliderOf(state, id).name;
  const who = 'glider' in event ? name(event.glider) : '';
  switch (event.kind) {
    case 'set-up-order':
      return `The teams choose in this order: ${event.teams.map((team) => teamNames(state, team)).join('; ')}.`;
    case 'zoned':
      return `${who} takes launch zone ${event.zone}.`;
    case 'wished':
      return `${who} wishes for ${event.weapons.join(', ')}.`;
    case 'drafted':
      return `${who} takes a ${event.weapon}.`;
    case 'passed':
      return `${teamNames(state, event.team)} take no more.`;
    case 'drawn':
      return event.fits ? `A ${event.weapon} is drawn.` : `A ${event.weapon} is drawn, and nobody has room for it.`;
    case 'launch-die':
      return event.dive === 0
        ? `${who} launches without a dive.`
        : `${who} dives ${plural(event.dive, 'level')} at the launch.`;
    case 'launched':
      return `${who} launches at ${event.at}, facing ${WAY_NAMES[event.facing]}: altitude ${event.alt}, speed ${event.speed}.`;
    case 'chits':
      return `They fly in this order: ${event.order.map(name).join(', ')}.`;
    case 'sequence':
      return `${who}, altitude ${event.alt}, speed ${event.speed}.`;
    case 'spun':
      return event.facing === null
        ? `${who} falls into a spin, down to ${event.alt}.`
        : `${who} comes out of it facing ${WAY_NAMES[event.facing]}: altitude ${event.alt}, speed ${event.speed}.`;
    case 'intent':
      return `${who} means to ${INTENTS[event.intent]}.`;
    case 'chosen-by-lot':
      return `${who} draws one of ${event.of} that are as good.`;
    case 'flew':
      return flewText(event, who);
    case 'forced-down':
      return `Somebody is there: ${who} is forced down to ${event.alt}.`;
    case 'collided':
      return `${who} hits the wall${WALLS[event.effect]}.`;
    case 'ram-ready':
      return `${who} stops over ${name(event.foe)}, ${event.bonus} MP not flown.`;
    case 'held':
      return event.slows ? `${who} glides and loses speed: ${event.speed}.` : `${who} glides.`;
    case 'dived':
      return divedText(event, who, name);
    case 'rammed':
      return `${who} rams ${name(event.foe)}: ${event.result}.`;
    case 'threw':
      return `${who} throws a ${event.weapon} at ${name(event.foe)}, CF ${event.cf}: ${RESULTS[event.result]}.`;
    case 'struck':
      return `${who} strikes at ${name(event.foe)} with the ${event.weapon}, CF ${event.cf}: ${RESULTS[event.result]}.`;
    case 'handed':
      return `${who} hands the ${event.weapon} to ${name(event.foe)}, CF ${event.cf}: ${HANDED[event.result]}.`;
    case 'wound':
      return `${who}: ${event.result === '-' ? 'nothing comes of it' : event.result}${event.shift === 0 ? '' : ', by the sword'}.`;
    case 'stunned':
      return `${who} is stunned.`;
    case 'recovered':
      return `${who} is not stunned any more.`;
    case 'netted':
      return event.by === event.glider ? `${who} is caught in its own net.` : `${who} is caught in the net.`;
    case 'slowed':
      return `${who} has speed ${event.speed}.`;
    case 'climbed':
      return `${who} rises to ${event.alt}.`;
    case 'sank':
      return `${who} sinks to ${event.alt}.`;
    case 'lost':
      return `The ${event.weapon} of ${who} falls into the pit.`;
    case 'took':
      return `${who} takes the ${event.weapon} in hand.`;
    case 'stowed':
      return `${who} puts the ${event.weapon} away.`;
    case 'escaped':
      return event.free ? `${who} is out of the net.` : `${who} does not get out of the net.`;
    case 'recovery':
      return `${who} ${RECOVERIES[event.result]}.`;
    case 'faced':
      return `${who} faces ${WAY_NAMES[event.facing]}.`;
    case 'air-rolled':
      return `Air currents: ${event.total}.`;
    case 'air-placed':
      return `${who} lays ${event.sign > 0 ? 'an updraft' : 'a downdraft'} in row ${rowName(event.row)}.`;
    case 'lifted':
      return `The air lifts ${who} to ${event.alt}.`;
    case 'pulled-down':
      return `The air pulls ${who} down to ${event.alt}.`;
    case 'out':
      return outText(event, who, name);
    case 'ended':
      return endText(event, state);
  }
}

const INTENTS = {
  conserve: 'save altitude',
  stalk: 'stalk somebody',
  pounce: 'pounce',
  climb: 'climb',
} as const;

const RESULTS = { hit: 'a hit', critical: 'a critical hit', miss: 'a miss', fumble: 'a miss' } as const;
const HANDED = { hit: 'taken', critical: 'taken', miss: 'not taken', fumble: 'dropped' } as const;

const WALLS: { readonly [E in WallEffect]: string } = {
  nothing: '',
  dropped: ' and loses what was in the hand',
  'stunned and dropped': ' hard',
  out: ', stunned',
};

const RECOVERIES = {
  recovers: 'comes round',
  nothing: 'hangs in the straps',
  falls: 'falls, faster',
  stalls: 'loses speed',
  rises: 'rises and slows',
} as const;

const OUT_WORDS: { readonly [O in Out]: string } = {
  floor: 'is on the floor',
  overspeed: 'breaks up in the air, too fast',
  stun: 'is knocked out',
  wall: 'is smashed against the wall',
};

function teamNames({ gliders }: Readonly<State>, team: number): string {
  return gliders.flatMap((one) => (one.team === team ? [one.name] : [])).join(' and ');
}

function flewText({ maneuver, at, facing, alt, speed }: Event<'flew'>, who: string): string {
  const stand = `altitude ${alt}, speed ${speed}`;
  switch (maneuver.do) {
    case 'forward':
      return `${who} flies to ${at}.`;
    case 'climb':
      return `${who} climbs to ${at}: ${stand}.`;
    case 'slip':
      return `${who} slips ${maneuver.side < 0 ? 'left' : 'right'} to ${at}: ${stand}.`;
    case 'turn':
      return `${who} turns ${maneuver.side < 0 ? 'left' : 'right'}, ${WAY_NAMES[facing]}: ${stand}.`;
    default:
      return `${who} flies a ${maneuver.do} to ${at}, ${WAY_NAMES[facing]}: ${stand}.`;
  }
}

function divedText({ levels, alt, speed, onto }: Event<'dived'>, who: string, name: Name): string {
  const how = `${who} dives ${plural(levels, 'level')}`;
  return onto === null ? `${how}: altitude ${alt}, speed ${speed}.` : `${how} onto ${name(onto)}: speed ${speed}.`;
}

function outText({ how, by }: Event<'out'>, who: string, name: Name): string {
  return by === null ? `${who} ${OUT_WORDS[how]}: out.` : `${who} ${OUT_WORDS[how]}: out, by ${name(by)}.`;
}

function endText({ winner, by }: Event<'ended'>, state: Readonly<State>): string {
  if (winner === null)
    return by === 'time' ? 'Nobody comes down any more: a draw.' : 'Nobody is left in the air: a draw.';
  const team = partiesOf(state)[winner] ?? 0;
  const names = state.gliders.filter((one) => one.team === team).length;
  return `${teamNames(state, team)} ${names === 1 ? 'wins' : 'win'}.`;
}
