/** Nets, lassos and holds in English (chapter 20, 21.7, 22.4). */
import { rollText } from '../../../../kernel/roll-text.ts';
import type { EventOf, GladiatorEvent, ReleaseCause } from '../events.ts';
import { AREA_NAMES, type NetPlot, type State } from '../types.ts';
import { narrateBeasts } from './beasts.ts';
import { itemText, nameOf } from './words.ts';

/** One line for an event of nets or holds; '' for one that belongs elsewhere. */
export function narrateNets(event: GladiatorEvent, state: Readonly<State>, name: string): string {
  switch (event.kind) {
    case 'net-spoiled':
      return `${name}'s ${netWords(event.plot)} comes to nothing: ${event.why}.`;
    case 'net-cast':
      return castLine(event, state, name);
    case 'ensnared':
      return `${name} is caught${event.how === 'net' ? ' in the net' : ` by the ${event.how}`}.`;
    case 'struggled':
      return `${nameOf(state, event.target)} grabs the net, ${sums(event)}: ${event.kept ? `${name} keeps it` : `${name} loses it`}.`;
    case 'net-won':
      return event.taken
        ? `${name} keeps the ${itemText(event.item)}.`
        : `The ${itemText(event.item)} lies at ${name}'s feet.`;
    case 'net-let-go':
      return `${nameOf(state, event.by)} lets go of the cord; ${name} is still caught.`;
    case 'escape-tried':
      return escapeLine(event, state, name);
    case 'grappled':
      return `${name} grabs ${nameOf(state, event.target)}'s ${AREA_NAMES[event.area]} with both hands.`;
    case 'released':
      return `${nameOf(state, event.by)} ${RELEASE_WORDS[event.why]}: ${name} is out of his hold.`;
    case 'dragged':
      return `${nameOf(state, event.by)} drags at ${name}, ${sums(event)}.`;
    default:
      return narrateBeasts(event, state, name);
  }
}

/** A net attack as it is called. */
function netWords(plot: NetPlot): string {
  if (plot.kind !== 'lay') return `net ${plot.kind}`;
  return `net laid ${['', 'to the left front', 'in front', 'to the right front'][plot.hex]}`;
}

function castLine(event: EventOf<'net-cast'>, state: Readonly<State>, name: string): string {
  const what = `${name}'s ${netWords(event.plot)} (${event.cf} CF)`;
  if (event.target === null) return `${what} meets nobody.`;
  return `${what} at ${nameOf(state, event.target)}: ${sums(event)}.`;
}

const RELEASE_WORDS: { readonly [W in ReleaseCause]: string } = {
  'let-go': 'lets go',
  hurt: 'is hurt',
  moved: 'is no longer next to him',
  hands: 'has picked something up',
  fell: 'has gone down',
};

function escapeLine(
  { cf, escaped, penalty, against, rolls }: EventOf<'escape-tried'>,
  state: Readonly<State>,
  name: string,
): string {
  const outcome = escaped ? (penalty > 0 ? `free, but attacks on him gain ${penalty}` : 'free') : 'still held';
  const foe = against === undefined ? '' : ` against ${against.cf} of ${nameOf(state, against.by)}`;
  return `${name} struggles with ${cf} CF${foe}, ${sums({ rolls: rolls?.slice(-1) ?? [] })}: ${outcome}.`;
}

function sums({ rolls = [] }: { readonly rolls?: readonly Parameters<typeof rollText>[0][] }): string {
  return rolls.map(rollText).join('; ');
}
