/** Every event of a campaign in a line of English. */
import { sumModifiers } from '../../../kernel/modifier.ts';
import { signed } from '../../../kernel/roll-text.ts';
import { capital, times } from '../../../kernel/words.ts';
import { PACKS } from '../rules/words.ts';
import type { CampaignEvent } from './events.ts';
import type { OtherDuel } from './types.ts';

type Told<K extends CampaignEvent['kind']> = Extract<CampaignEvent, { kind: K }>;

/** One line of English for an event. */
export function narrateCampaign(event: CampaignEvent): string {
  switch (event.kind) {
    case 'condemned':
      return `${event.name} is condemned to the school: ${event.munera} munera.`;
    case 'newcomer':
      return `${event.name} comes in, a ${event.character} of ${times(event.coins, 'coin')}.`;
    case 'year':
      return `The year ${event.year} begins: the givers of its games, their customs and what they show are known.`;
    case 'market':
      return `For sale: ${event.items.join(', ')}.`;
    case 'arms-lost':
      return `Broken: ${event.items.join(', ')}.`;
    case 'drilled':
      return `${event.name} has drilled: ${times(event.coins, 'coin')}${event.spare > 0 ? `, ${event.spare} left over` : ''}.`;
    case 'healed':
      return `${cards(event.by)} ${event.by === 1 ? 'comes' : 'come'} back to ${event.name}: ${event.wounds === 0 ? 'none is missing any more' : `${event.wounds} still missing`}.`;
    case 'spent':
      return `${event.name} pays ${denarii(event.cost)} for ${event.for}, and has ${event.purse} left.`;
    case 'taken':
      return `${event.name} gets ${denarii(event.pay)} for ${event.for}, and has ${event.purse}.`;
    case 'munus':
      return `${capital(event.giver)} gives games at ${event.town}.`;
    case 'other-duel':
      return duelText(event.duel);
    case 'called-out':
      return event.calls ? `${event.name} calls for revenge.` : `${event.name} waits for another day.`;
    case 'matched':
      return matchedText(event);
    case 'challenged':
      return event.accepts ? `${event.name} takes the challenge.` : `${event.name} will not be drawn.`;
    case 'sat-out':
      return `${event.name} stays in the school today${event.lost === 0 ? '' : `: ${event.lost} Fame is lost by it, ${event.fame} left`}.`;
    case 'match-made':
      return `Match ${event.number}: ${sidesText(event)}${event.mortal ? ', sine missione' : ''}.`;
    case 'match-fought':
      return `Match ${event.number} is ${event.won === null ? 'drawn' : event.won ? 'won' : 'lost'}.`;
    case 'finished':
      return `${event.by} finishes ${event.name}.`;
    case 'let-live':
      return `${event.by} spares ${event.name}.`;
    case 'wounded':
      return `${event.name} is wounded: ${cards(event.wounds)} missing from the deck.`;
    case 'scar-roll':
      return event.stays ? `${event.name} keeps a scar: one card less for good.` : `${event.name} keeps no scar.`;
    case 'experience':
      return `${event.name} has ${event.total} experience${reasons(event)}.`;
    case 'fame':
      return fameText(event);
    case 'purse':
      return `${event.name} has ${denarii(event.total)}${reasons(event)}.`;
    case 'regard':
      return regardText(event);
    case 'rudis-roll':
      return event.freed ? 'The stands call for the wooden sword!' : `${event.name} is not let go yet.`;
    case 'rival-freed':
      return event.leaves ? `${event.name} leaves with the wooden sword.` : `${event.name} has to stay a while.`;
    case 'died':
      return `${event.name} is dead: ${event.why}.`;
    case 'ended':
      return endText(event);
  }
}

/** '1 denarius', '6 denarii'. */
export const denarii = (count: number): string => times(count, 'denarius', 'denarii');
const cards = (count: number): string => times(count, 'card');

function reasons({ modifiers }: Told<'fame' | 'purse' | 'experience'>): string {
  const all = modifiers.map(({ value, why }) => `${signed(value)} ${/^-?\d/u.test(why) ? 'for ' : ''}${why}`);
  return all.length === 0 ? '' : ` (${all.join(', ')})`;
}

/** GR-97 Fame and what it is made of; where there was less than is lost, what truly went. */
function fameText(event: Told<'fame'>): string {
  const { name, modifiers, before, total } = event;
  if (before + sumModifiers(modifiers) === total) return `${name} has ${total} Fame${reasons(event)}.`;
  const why = modifiers.map((one) => one.why).join(', ');
  return before === total
    ? `${name} has no Fame that ${why} could cost.`
    : `${name} has ${total} Fame (${signed(total - before)} ${why}: there was no more).`;
}

/** GR-92 'On the bill: duel (Verus), one against two (Verus, Rapax).' */
function matchedText({ matches }: Told<'matched'>): string {
  const told = matches.map(({ kind, names }) => `${kind}${names.length === 0 ? '' : ` (${names.join(', ')})`}`);
  return told.length === 0 ? 'Nobody is put on the bill.' : `On the bill: ${told.join(', ')}.`;
}

function sidesText({ sides, species }: Told<'match-made'>): string {
  const animals = species === null ? [] : [PACKS[species]];
  return [...sides, ...animals].join(' v ');
}

/** 'Rapax beats Verus, who is carried off.' */
export const duelText = ({ winner, loser, end }: OtherDuel): string =>
  `${winner} beats ${loser}${end === 'fallen' ? ', who is carried off' : ''}.`;

function regardText({ name, regard }: Told<'regard'>): string {
  const told = { grudge: 'bears a grudge', debt: 'owes a life', none: 'calls it even' };
  return `${name} ${told[regard]}.`;
}

function endText({ how, name, why }: Told<'ended'>): string {
  const told = {
    ...{ rudis: 'walks out free', 'bought free': 'walks out free', dead: 'is carried out' },
    ...{ crippled: 'will not fight again', sold: 'is sold to the mines', closed: 'is heard of no more' },
  };
  return `${name} ${told[how]}: ${why}.`;
}
