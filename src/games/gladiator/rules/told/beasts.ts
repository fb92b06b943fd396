/** Beasts in English. */
import { sameHex } from '../../../../kernel/hex.ts';
import type { Roll } from '../../../../kernel/roll.ts';
import { rollText } from '../../../../kernel/roll-text.ts';
import { DIRECTION_NAMES } from '../directions.ts';
import type { EventOf, GladiatorEvent } from '../events.ts';
import { AREA_NAMES, type State } from '../types.ts';
import { narrateSpringsteen } from './springsteen.ts';
import { nameOf, place } from './words.ts';

/** One line for what a beast does; '' for an event that is none. */
export function narrateBeasts(event: GladiatorEvent, state: Readonly<State>, name: string): string {
  switch (event.kind) {
    case 'beast-acted':
      return actedLine(event, state, name);
    case 'beast-stepped':
      return sameHex(event.from, event.to)
        ? `${name} turns to face ${DIRECTION_NAMES[event.facing]}.`
        : `${name} goes to ${place(state, event.to)}.`;
    case 'beast-barred':
      return event.aside === null
        ? `${name} finds its way blocked and stops${diceOf(event)}.`
        : `${name} finds its way blocked and turns aside ${DIRECTION_NAMES[event.aside]}: ${sums(event)}.`;
    case 'beast-fed':
      return fedLine(event, state, name);
    case 'rode':
      return `${name} rides to ${place(state, event.to)}.`;
    case 'unhorsed':
      return `${name} comes off his horse and falls to ${place(state, event.at)}.`;
    case 'horse-gone':
      return `${name} bolts through the gate.`;
    case 'reared':
      return `${name} rears up on its hind legs.`;
    default:
      return narrateSpringsteen(event, state, name);
  }
}

function sums({ rolls = [] }: { readonly rolls?: readonly Roll[] }): string {
  return rolls.map(rollText).join('; ');
}

/** The rolls after a colon; '' where there are none. */
function diceOf({ rolls = [] }: { readonly rolls?: readonly Roll[] }): string {
  return rolls.length === 0 ? '' : `: ${sums({ rolls })}`;
}

const hexText = (hexes: number) => (hexes === 1 ? '1 hex' : `${hexes} hexes`);

function actedLine(event: EventOf<'beast-acted'>, state: Readonly<State>, name: string): string {
  const { action, hexes, towards, rolls = [] } = event;
  const dice = diceOf({ rolls });
  const whom = towards === undefined ? '' : nameOf(state, towards);
  switch (action) {
    case 'panic':
      return `${name} is in panic and runs ${hexText(hexes)}${dice}.`;
    case 'random':
      return `${name} roams ${hexText(hexes)}${dice}.`;
    case 'stay':
      return `${name} stays and eyes ${whom}${dice}.`;
    case 'away':
      return `${name} backs away from ${whom}, ${hexText(hexes)}${dice}.`;
    case 'toward':
      return hexes === 0
        ? `${name} crouches before ${whom}${dice}.`
        : `${name} comes for ${whom}, ${hexText(hexes)}${dice}.`;
    case 'feed':
      return `${name} smells blood and makes for ${whom}${dice}.`;
    case 'dazed':
      return `${name} is dazed.`;
  }
}

function fedLine({ body, area, left }: EventOf<'beast-fed'>, state: Readonly<State>, name: string): string {
  const whom = nameOf(state, body);
  if (area === null || left === null) return `${name} feeds on ${whom}.`;
  return `${name} tears at ${whom}, who is unconscious: the ${AREA_NAMES[area]}, ${left.to} left.`;
}
