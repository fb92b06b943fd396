/** Nets and lassos in English (chapter 20, 21.7). */
import { rollText } from '../kernel/roll-text.ts';
import type { EventOf, GladiatorEvent } from './events.ts';
import type { NetPlot, State } from './types.ts';
import { nameOf } from './words.ts';

/** One line for an event of nets; '' for one that belongs elsewhere. */
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
    case 'net-let-go':
      return `${nameOf(state, event.by)} lets go of the cord; ${name} is still caught.`;
    case 'escape-tried':
      return escapeLine(event, name);
    case 'dragged':
      return `${nameOf(state, event.by)} drags at ${name}, ${sums(event)}.`;
    default:
      return '';
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

function escapeLine({ cf, escaped, penalty, rolls }: EventOf<'escape-tried'>, name: string): string {
  const outcome = escaped ? (penalty > 0 ? `free, but attacks on him gain ${penalty}` : 'free') : 'still held';
  return `${name} struggles with ${cf} CF, ${sums({ rolls: rolls?.slice(-1) ?? [] })}: ${outcome}.`;
}

function sums({ rolls = [] }: { readonly rolls?: readonly Parameters<typeof rollText>[0][] }): string {
  return rolls.map(rollText).join('; ');
}
