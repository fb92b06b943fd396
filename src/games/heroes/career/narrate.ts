/** Every event of a career in a line of English. */
import { signed } from '../../../kernel/roll-text.ts';
import { capital } from '../../../kernel/words.ts';
import { endingOf } from '../rules/told/ending-words.ts';
import { cardSentence } from '../rules/told/narrate.ts';
import { LOCALE_NAMES, monthText } from './calendar.ts';
import type { CareerEvent } from './events.ts';

/** One line of English for an event. */
export function narrateCareer(event: CareerEvent): string {
  switch (event.kind) {
    case 'style-rolled':
      return `${event.fighter} is a ${event.style}.`;
    case 'card-rolled':
      return cardSentence(event.fighter, event);
    case 'trimmed':
      return `${event.fighter} is too good for this place: ${capital(event.attribute)} falls to ${event.left}.`;
    case 'month':
      return `${monthText(event.month)}: ${event.slots} matches on the day.`;
    case 'size-rolled':
      return `${event.name} is ${event.size}.`;
    case 'second-rolled':
      return event.signature === 'none'
        ? `${event.name} has no second signature.`
        : `${event.name} is also ${event.signature}.`;
    case 'made':
      return `${event.name} joins the familia, rated ${event.rated}.`;
    case 'nobody-made':
      return 'Nobody joins the familia.';
    case 'named':
      return `${event.name} is called.`;
    case 'rival-die':
      return event.comes ? `${event.name} comes back.` : `${event.name} does not come today.`;
    case 'match-made':
      return `Match ${event.number}: ${event.sides[0]} against ${event.sides[1]}.`;
    case 'match-fought':
      return matchText(event);
    case 'recovery':
      return recoveryText(event);
    case 'barred':
      return `${event.name} sits out next month.`;
    case 'died':
      return `${event.name} is dead: ${event.why}.`;
    case 'fame':
      return `${event.name} has ${event.total} Fame${reasons(event)}.`;
    case 'laurel':
      return `${event.name} wears the laurel.`;
    case 'trains':
      return `${event.name} works on ${capital(event.attribute)}.`;
    case 'rise':
      return riseText(event);
    case 'fall':
      return event.attribute === null
        ? `${event.name} loses nothing by it.`
        : `${event.name}: ${capital(event.attribute)} falls to ${event.value}.`;
    case 'locale':
      return `${event.name} goes on to ${LOCALE_NAMES[event.locale]}.`;
    case 'freedom':
      return event.free ? `${event.name} is given the rudis, and is free.` : `${event.name} is not freed yet.`;
    case 'retired':
      return `${event.name} leaves the arena, free.`;
    case 'closed':
      return 'The familia is closed.';
  }
}

type Told<K extends CareerEvent['kind']> = Extract<CareerEvent, { kind: K }>;

function matchText({ number, winner, by }: Told<'match-fought'>): string {
  if (winner === null) return `Match ${number} is a draw.`;
  const [how, whose] = winner === 0 ? (['won', 'the other'] as const) : (['lost', 'yours'] as const);
  return `Match ${number} is ${how}: ${endingOf(by, whose) ?? by}.`;
}

function riseText({ name, attribute, value, rolls = [] }: Told<'rise'>): string {
  const rises = rolls.some(({ result }) => result === 'rises');
  return `${name}: ${capital(attribute)} ${rises ? 'rises to' : 'stays at'} ${value}.`;
}

function recoveryText({ name, part, result }: Told<'recovery'>): string {
  if (result === 'dies') return `${name} dies of the belly wound.`;
  return result === '-1' ? `${name}: the ${part} never heals completely.` : `${name}: the ${part} heals.`;
}

function reasons({ modifiers }: Told<'fame'>): string {
  return modifiers.length === 0 ? '' : ` (${modifiers.map(({ value, why }) => `${signed(value)} ${why}`).join(', ')})`;
}
