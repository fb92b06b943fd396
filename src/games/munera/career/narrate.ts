/** Every event of a career in a line of English. */
import { signed } from '../../../kernel/roll-text.ts';
import type { CareerEvent } from './events.ts';
import type { OtherBout } from './types.ts';

type Told<K extends CareerEvent['kind']> = Extract<CareerEvent, { kind: K }>;

/** One line of English for an event. */
export function narrateCareer(event: CareerEvent): string {
  switch (event.kind) {
    case 'sworn':
      return `${event.name}, ${event.age} years old, swears to be burned, bound, beaten and killed by iron.`;
    case 'newcomer':
      return `${event.name}, ${event.profile}, is about${event.skills.length === 0 ? '' : `: ${event.skills.join(', ')}`}.`;
    case 'year':
      return `The year ${event.year}: the giver of each of its munera is known.`;
    case 'aged':
      return `${event.name} is ${event.age}${event.fails ? ', and feels it' : ', and feels none of it'}.`;
    case 'healed':
      return `${event.name} heals by ${event.by}${event.hurt === 0 ? ' and is whole' : `; ${event.hurt} is still missing`}.`;
    case 'trained':
      return event.learned
        ? `${event.name} has learned ${event.skill}.`
        : `${event.name} works at ${event.skill}: not yet, +1 the next time.`;
    case 'guarded':
      return `${event.name} stands guard for ${gold(event.pay)}.`;
    case 'paid':
      return `${event.name} pays ${gold(event.cost)} for ${event.for}.`;
    case 'munus':
      return `${event.giver} gives games at ${event.town}.`;
    case 'undercard':
      return undercardText(event.bout);
    case 'mood':
      return moodText(event.spared);
    case 'called-out':
      return event.calls ? `${event.name} calls for revenge.` : `${event.name} bides its time.`;
    case 'matched':
      return event.names.length === 0 ? 'Nobody is left to be matched.' : `On the bill: ${event.names.join(', ')}.`;
    case 'challenged':
      return event.accepts ? `${event.name} accepts.` : `${event.name} will not be drawn.`;
    case 'sat-out':
      return `${event.name} does not fight today.`;
    case 'bout-made':
      return `Bout ${event.number}: ${event.sides.join(' v ')}${event.mortal ? ', sine missione' : ''}.`;
    case 'bout-fought':
      return `Bout ${event.number} is ${event.won === null ? 'a draw' : event.won ? 'won' : 'lost'}.`;
    case 'pleaded':
      return event.heard
        ? `The giver listens: ${event.name} lives.`
        : `The giver looks away: nobody hears ${event.name}.`;
    case 'asked-nothing':
      return `${event.name} asks nothing of anybody.`;
    case 'mercy-asked':
      return event.heard ? `${event.name} is given its life.` : `Nobody wants to hear of ${event.name}.`;
    case 'no-mercy':
      return `Not a word is said for ${event.name}.`;
    case 'hurt':
      return `${event.name} is hurt: ${event.hurt} stamina is missing.`;
    case 'lasting':
      return event.stays
        ? `${event.name} will never be whole again: ${event.lasting} stamina lost for good.`
        : `${event.name}: the wounds will heal.`;
    case 'fame':
      return `${event.name} has ${event.total} Fame${reasons(event)}.`;
    case 'purse':
      return `${event.name} has ${gold(event.total)}${reasons(event)}.`;
    case 'skill':
      return `${event.name} has won ${event.skill} by beating ${event.over}.`;
    case 'regard':
      return regardText(event);
    case 'rudis-roll':
      return event.freed ? `The crowd shouts for the wooden sword!` : `${event.name} is not let go yet.`;
    case 'rivals-trained':
      return event.learned.length === 0
        ? 'In the schools nobody learns anything new.'
        : `In the schools: ${event.learned.map(({ name, skill }) => `${name} has learned ${skill}`).join('; ')}.`;
    case 'rival-freed':
      return event.leaves ? `${event.name} is given the wooden sword, and leaves.` : `${event.name} is not freed yet.`;
    case 'died':
      return `${event.name} is dead: ${event.why}.`;
    case 'ended':
      return endText(event);
  }
}

const gold = (pieces: number): string => `${pieces} gold`;

function reasons({ modifiers }: Told<'fame' | 'purse'>): string {
  return modifiers.length === 0 ? '' : ` (${modifiers.map(({ value, why }) => `${signed(value)} ${why}`).join(', ')})`;
}

/** 'Rapax beats Verus: no mercy.' */
export function undercardText({ names, winner, end }: OtherBout): string {
  const [one, other] = winner === 1 ? [names[1], names[0]] : names;
  if (winner === null) return `${one} and ${other} are sent off standing.`;
  return `${one} beats ${other}, ${{ spared: 'who is spared', killed: 'for whom there is no mercy', dead: 'who is dead', drawn: '' }[end]}.`;
}

function moodText(spared: number): string {
  if (spared === 0) return 'The crowd has spared nobody yet today.';
  return `The crowd has spared ${spared} already: ${signed(-spared)} on appeals.`;
}

function regardText({ name, regard }: Told<'regard'>): string {
  if (regard === 'grudge') return `${name} will not forget it.`;
  return regard === 'debt' ? `${name} owes a life.` : `${name} takes it as it is.`;
}

function endText({ how, name, why }: Told<'ended'>): string {
  switch (how) {
    case 'rudis':
    case 'bought free':
      return `${name} is free: ${why}.`;
    case 'dead':
      return `So ends ${name}.`;
    case 'crippled':
    case 'old':
      return `${name} fights no more: ${why}.`;
    case 'closed':
      return `${name} is heard of no more.`;
  }
}
