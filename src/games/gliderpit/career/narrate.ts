/** Every event of a season in a line of English. */
import { signed } from '../../../kernel/roll-text.ts';
import type { SeasonEvent } from './events.ts';
import { HUNDREDTHS } from './pilots.ts';

type Told<K extends SeasonEvent['kind']> = Extract<SeasonEvent, { kind: K }>;

/** One line of English for an event. */
export function narrateSeason(event: SeasonEvent): string {
  switch (event.kind) {
    case 'season':
      return `Season ${event.season}: ${event.names.join(', ')}.`;
    case 'newcomer':
      return `${event.leaves} flies no more; ${event.name} comes in.`;
    case 'pit':
      return `Pit ${event.pit}, ${event.name}: the floor is at ${event.floor}.`;
    case 'bought':
      return boughtText(event);
    case 'wrecked':
      return `${event.name} has no hull left and no coins for a patch: wrecked.`;
    case 'matched':
      return `In order: ${event.order.join(', ')}.`;
    case 'bout-made':
      return `Bout ${event.number}: ${event.sides.join(' v ')}.`;
    case 'bout-flown':
      return flownText(event);
    case 'placed':
      return `Places: ${event.names.map((name, i) => `${i + 1} ${name}`).join(', ')}.`;
    case 'laurels':
      return `${event.name} has ${counted(event.total, 'laurel')}${reasons(event)}.`;
    case 'coins':
      return `${event.name} has ${counted(event.total, 'coin')}${reasons(event)}.`;
    case 'hull':
      return `${event.name} ${OUT_TEXTS[event.how]}: hull ${event.hull}.`;
    case 'grudge':
      return event.grudge === 0
        ? `${event.name} bears ${event.at} no grudge any more.`
        : `${event.name} bears ${event.at} ${counted(event.grudge, 'grudge')}.`;
    case 'rating':
      return `${event.name} is rated ${ratingText(event.rating)} (${signed(Math.round(event.by / HUNDREDTHS))}).`;
    case 'wreath':
      return `The wreath of season ${event.season} goes to ${event.name}, with ${counted(event.laurels, 'laurel')}.`;
    case 'ended':
      return event.how === 'retired'
        ? `${event.name} hangs up the wings.`
        : `${event.name} is seen at no pit any more.`;
  }
}

/** '1 laurel', '3 laurels'. */
export const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** GR-47 A rating in whole points. */
export const ratingText = (rating: number): string => `${Math.round(rating / HUNDREDTHS)}`;

const OUT_TEXTS = {
  floor: 'went down to the floor',
  overspeed: 'broke up, too fast',
  stun: 'was knocked out',
  wall: 'hit the wall',
} as const;

function reasons({ modifiers }: Told<'laurels' | 'coins'>): string {
  return modifiers.length === 0 ? '' : ` (${modifiers.map(({ value, why }) => `${signed(value)} ${why}`).join(', ')})`;
}

function boughtText({ name, patches, straps, first, coins }: Told<'bought'>): string {
  const things = [
    ...(patches > 0 ? [counted(patches, 'patch').replace('patchs', 'patches')] : []),
    ...(straps > 0 ? [counted(straps, 'strap')] : []),
    ...(first ? ['the first chit'] : []),
  ];
  return `${name} buys ${things.length === 0 ? 'nothing' : things.join(', ')}; ${counted(coins, 'coin')} left.`;
}

function flownText({ number, winners, by, turns }: Told<'bout-flown'>): string {
  const after = `after ${counted(turns, 'turn')}`;
  if (winners.length === 0) return `Bout ${number} has no winner ${after}.`;
  const last = by === 'time' ? 'flies highest' : `${winners.length > 1 ? 'are' : 'is'} left in the air`;
  return `Bout ${number}: ${winners.join(' and ')} ${last} ${after}.`;
}
