/** Every event in a line of English. */
import type { Modifier } from '../../../kernel/modifier.ts';
import { times, titled } from '../../../kernel/words.ts';
import type { Award, GladiatoriEvent } from './events.ts';
import { felledText } from './felled.ts';
import { labelOf, WAY_NAMES } from './geometry.ts';
import { nameOf, partiesOf } from './roster.ts';
import type { Mode, State } from './types.ts';

type Event<K extends GladiatoriEvent['kind']> = Extract<GladiatoriEvent, { kind: K }>;
type Name = (id: string) => string;

/** What is in a list, each kind with how often: '2 Energy 1, Rage'; 'nothing' for none. */
function listed(all: readonly string[]): string {
  const kinds = [...new Set(all)].map((one) => {
    const count = all.filter((other) => other === one).length;
    return count === 1 ? titled(one) : `${count} ${titled(one)}`;
  });
  return kinds.length === 0 ? 'nothing' : kinds.join(', ');
}

/** 2.4 '4 cards with an energy of 3'; 'nothing' of no card. */
const bidText = ({ energy, cards }: { readonly energy: number; readonly cards: number }): string =>
  cards === 0 ? 'nothing' : `${times(cards, 'card')} with an energy of ${energy}`;

const signed = (value: number): string => (value < 0 ? `- ${-value}` : `+ ${value}`);

/** Parts of a total in a row: '5 items + 4 Offense - 3 Trapped'. */
export function sumText(modifiers: readonly Pick<Modifier, 'value' | 'why'>[]): string {
  const word = (value: number, why: string): string => (why === 'items' && Math.abs(value) === 1 ? 'item' : why);
  return modifiers.map(({ value, why }, i) => `${i === 0 ? value : signed(value)} ${word(value, why)}`).join(' ');
}

const withParts = (head: string, modifiers: readonly Modifier[]): string =>
  modifiers.length === 0 ? `${head}.` : `${head} (${sumText(modifiers)}).`;

/** One line of English for an event. */
export function narrate(event: GladiatoriEvent, state: Readonly<State>): string {
  const name: Name = (id) => nameOf(state, id);
  const again = (id: string): boolean => state.fighters.some((one) => one.id === id && one.undead !== null);
  const line = event.kind === 'ended' ? endText(event, state) : lineOf(event, name, again);
  return line.charAt(0).toUpperCase() + line.slice(1);
}

/** One line for an event; `again`: whether somebody was felled before and fights on (10.4). */
function lineOf(
  event: Exclude<GladiatoriEvent, { kind: 'ended' }>,
  name: Name,
  again: (id: string) => boolean,
): string {
  const who = 'fighter' in event ? name(event.fighter) : '';
  switch (event.kind) {
    case 'order-drawn':
      return `by lot, the order at equal VP: ${event.order.map(name).join(', ')}.`;
    case 'order-set':
      return `the order: ${event.order.map(name).join(', ')}.`;
    case 'items-shown':
      return event.items.length === 0
        ? 'the items are shuffled.'
        : `on the table: ${event.items.map(titled).join(', ')}.`;
    case 'items-gone':
      return `nobody takes the ${event.items.map(titled).join(', the ')}.`;
    case 'item-taken':
      return `${who} takes the ${titled(event.item)}.`;
    case 'item-left':
      return `${who} leaves the ${titled(event.item)} behind.`;
    case 'bids':
      return `for the ${titled(event.item)}: ${event.bids.map((one) => `${name(one.fighter)} bids ${bidText(one)}`).join(', ')}.`;
    case 'placed':
      return `${who} begins at ${labelOf(event.hex)}, facing ${WAY_NAMES[event.facing]}.`;
    case 'turn-began':
      return `turn ${event.number}.`;
    case 'round-began':
      return event.round === 1 ? 'the first round.' : 'the second round.';
    case 'moves-joined':
      return `${times(event.count, 'Special Move')} of ${who} join${event.count === 1 ? 's' : ''} the deck.`;
    case 'split':
      return `${who} takes ${times(event.hand, 'card')} in hand and lays ${event.hp} as life.`;
    case 'split-cards':
      return `${who} holds ${listed(event.hand)}; as life ${listed(event.hp)}.`;
    case 'animals-rolled':
      return event.count === 0 ? 'no animal comes in.' : `${times(event.count, 'animal')} to come.`;
    case 'animal-entered':
      return `${name(event.animal)} comes in at ${labelOf(event.hex)}.`;
    case 'animal-bred':
      return `another ${event.species} comes in at ${labelOf(event.hex)}.`;
    case 'animal-moved':
      return `${name(event.animal)} runs to ${labelOf(event.to)}.`;
    case 'animal-waits':
      return `${name(event.animal)} stays where it is.`;
    case 'animal-freed':
      return `${name(event.animal)} works at the net.`;
    case 'animal-struggles':
      return `${name(event.animal)} struggles in the net.`;
    case 'animal-attacks':
      return `${name(event.animal)} attacks ${who} for ${event.total}.`;
    case 'animal-defends':
      return `${name(event.animal)} defends with ${event.total} against ${event.fav}.`;
    case 'animal-killed':
      return `${who} kills ${name(event.animal)}.`;
    case 'animal-trapped':
      return `${who} nets ${name(event.animal)}.`;
    case 'retreated':
      return `${who} steps back to ${labelOf(event.to)}.`;
    case 'bite-doubled':
      return `a bite of ${who} would hurt twice.`;
    case 'sub-began':
      return `${who} acts.`;
    case 'passed':
      return `${who} passes: no Action in the ${event.round === 1 ? 'first' : 'second'} round of turn ${event.turn}.`;
    case 'surrendered':
      return `${who} gives up.`;
    case 'stopped':
      return `${who} stops.`;
    case 'stepped':
      return `${who} steps to ${labelOf(event.to)}, facing ${WAY_NAMES[event.facing]}${event.paid ? ' (1 Speed)' : ''}.`;
    case 'turned':
      return `${who} turns ${WAY_NAMES[event.facing]}${event.paid ? ' (1 Speed)' : ''}.`;
    case 'marker-off':
      return `${who} takes ${event.marker === 'trapped' ? 'a Trapped' : 'an Unbalanced'} marker off for 2 Elements, ${times(event.cards, 'card')} among them: ${event.left} left.`;
    case 'stood-up':
      return `${who} stands.`;
    case 'floored':
      return `${who} is Face-down.`;
    case 'freed':
      return `${who} is free of the net.`;
    case 'trapped':
      return `${who} is Trapped.`;
    case 'unbalanced':
      return `${who} is Unbalanced.`;
    case 'elements-paid':
      return `${who} pays ${listed(event.elements)}.`;
    case 'elements-back':
      return `${who} gets back ${listed(event.elements)}.`;
    case 'recovered':
      return `${who} recovers ${times(event.count, 'Element')}, ${times(event.cards, 'card')} among them.`;
    case 'power':
      return `${who} uses ${event.power === 'stand up' ? 'Stand up!' : titled(event.power)}.`;
    case 'adapted':
      return `${who} lays ${times(event.lay, 'card')} and takes ${event.take}.`;
    case 'adapted-cards':
      return `${who} takes ${listed(event.hand)} and lays ${listed(event.hp)}.`;
    case 'delayed':
      return `${who} acts in place ${event.place}.`;
    case 'played':
      return `${who} plays an Action face down.`;
    case 'reacted':
      return `${who} reacts with a card face down.`;
    case 'played-card':
      return `only ${who} knows: the Action is ${titled(event.card)}.`;
    case 'reacted-card':
      return `only ${who} knows: the Reaction is ${titled(event.card)}.`;
    case 'reused':
      return `${who} uses ${titled(event.card)} again for ${event.blood} Blood.`;
    case 'reaction-reused':
      return `${who} reacts with ${titled(event.card)} again for ${event.blood} Blood.`;
    case 'standby':
      return `${who} stands by.`;
    case 'added':
      return `${who} adds ${times(event.count, 'card')}.`;
    case 'added-cards':
      return `only ${who} knows what is added: ${listed(event.cards)}.`;
    case 'declared':
      return `${who} ${modeText(event.mode, event.targets.map(name))}.`;
    case 'declared-nothing':
      return `${who} declares no attack.`;
    case 'no-reaction':
      return `${who} ${event.forced ? 'cannot react' : 'does not react'}.`;
    case 'revealed':
      return `${who} shows ${titled(event.card)}${event.cards.length > 0 ? ` with ${listed(event.cards)}` : ''}.`;
    case 'raged':
      return `Rage brings ${who} ${titled(event.card)} from the ${event.from === 'discard' ? 'discard' : 'HP deck'}.`;
    case 'overskill':
      return `${who} uses Overskill.`;
    case 'overskill-points':
      return `${who} has ${event.amount} more ${titled(event.skill)}.`;
    case 'sacrificed':
      return `${who} sacrifices ${titled(event.card)}.`;
    case 'fav-parts':
    case 'fdv-parts':
      return `only ${who} knows: ${event.total} is ${sumText(event.modifiers)}.`;
    case 'fav':
      return withParts(`${who} attacks ${name(event.foe)} for ${event.total}`, event.modifiers);
    case 'fdv':
      return withParts(`${who} defends with ${event.total}`, event.modifiers);
    case 'helped':
      return `${who} helps ${name(event.ally)} against ${name(event.foe)}: ${event.bonus} more.`;
    case 'unbalance-paid':
      return `${who} keeps the balance for 2 Elements.`;
    case 'unbalance-taken':
      return `${who} loses the balance.`;
    case 'feinted':
      return `${who}: it was a Feint!`;
    case 'result':
      return resultText(event, who, name(event.foe));
    case 'null-attack':
      return `the attack of ${who} on ${name(event.foe)} comes to nothing.`;
    case 'paid':
      return paidText(event, who);
    case 'item-damaged':
      return `the ${titled(event.item)} of ${who} is damaged.`;
    case 'item-lost':
      return `the ${titled(event.item)} of ${who} is gone.`;
    case 'net-engaged':
      return `the ${titled(event.item)} of ${who} holds ${name(event.foe)}.`;
    case 'died':
      return `${who} ${again(event.fighter) ? 'falls again, for good' : `is ${felledText(event.overkill)}`}.`;
    case 'unbeatable':
      return `${who} fights on, Unbeatable; only this fall counts.`;
    case 'collapsed':
      return `${who} falls for good: Unbeatable lasts no longer.`;
    case 'pushed':
      return `${who} pushes ${name(event.target)} to ${labelOf(event.to)}.`;
    case 'seven':
      return `a seven of ${name(event.animal)} against ${who}.`;
    case 'points':
      return `${who}: ${event.delta > 0 ? '+' : ''}${event.delta} VP, ${AWARDS[event.reason]} (${event.total}).`;
    case 'rested':
      return event.endurance
        ? `${who} rests and recovers ${times(event.count, 'Element')}, ${times(event.cards, 'card')} among them.`
        : `${who} does not use Endurance.`;
    case 'book':
      return `${who} thinks: ${event.what}.`;
  }
}

/** 10.1, 10.4 What damage takes; what an Unbeatable one has laid since is no life, and pays nothing. */
function paidText({ damage, cards, items }: Event<'paid'>, who: string): string {
  const gone = [...cards, ...items];
  if (gone.length === 0) return `${who} has nothing left to pay with.`;
  return damage === 0 ? `${who} loses ${listed(gone)}.` : `${who} pays ${damage} HP with ${listed(gone)}.`;
}

const AWARDS: { readonly [A in Award]: string } = {
  attack: 'an attack',
  damage: 'damage',
  'first blood': 'First Blood',
  kill: 'a kill',
  'attack from behind': 'an attack from behind',
  'damage from behind': 'damage from behind',
  'kill from behind': 'a kill from behind',
  'item destroyed': 'an item destroyed',
  flight: 'fleeing',
  cowardice: 'cowardice',
  surrender: 'giving up',
  alive: 'alive at the end',
  'animal killed': 'an animal killed',
};

function modeText(mode: Mode, targets: readonly string[]): string {
  const at = targets.join(' and ');
  switch (mode.do) {
    case 'melee':
      return `attacks ${at}`;
    case 'sweep':
      return `sweeps at ${at}`;
    case 'break':
      return `strikes at the ${titled(mode.item)} of ${at}`;
    case 'throw':
    case 'net throw':
      return `throws the ${titled(mode.item)} at ${at}`;
    case 'net melee':
      return `casts the ${titled(mode.item)} over ${at}`;
    case 'help':
      return `helps against ${at}`;
  }
}

function resultText({ fav, halved, fdv, hit, damage, modifiers }: Event<'result'>, who: string, foe: string): string {
  const against = `${halved === null ? fav : `${fav} halved to ${halved}`} against ${fdv}`;
  if (!hit) return `${who} misses ${foe}: ${against}.`;
  return modifiers.length === 0
    ? `${who} hits ${foe}: ${against}.`
    : withParts(`${who} hits ${foe}: ${against}, damage ${damage}`, modifiers);
}

const ENDS: { readonly [by: string]: string } = {
  points: 'on points',
  elimination: 'on points, nobody else being left',
  'hit points': 'on hit points, VP being equal',
  'last standing': 'as the last who stands',
};

/** 17.8 How a hunt was won: 'no animal is left'. */
export function huntWonText({ animals, fighters }: Readonly<State>): string {
  if (animals.every((one) => one.state === 'dead')) return 'no animal is left';
  return fighters.length === 1 ? 'alive after the last turn' : 'all are alive after the last turn';
}

/** Who stands together, by name: 'Felix and Verus'. */
function sideText(state: Readonly<State>, party: number): string {
  const team = partiesOf(state)[party];
  const names = state.fighters.filter((one) => one.team === team).map(({ name }) => name);
  return names.length === 0 ? `side ${party + 1}` : names.join(' and ');
}

function endText({ by, winner, scores }: Event<'ended'>, state: Readonly<State>): string {
  const told = scores.map(({ party, vp, hp }) => `${sideText(state, party)} ${vp} VP, ${hp} HP`).join('; ');
  const tail = told === '' ? '' : ` (${told})`;
  if (by === 'partial victory') return `some are alive at the end: half a victory${tail}.`;
  if (by === 'defeat') return `the animals win${tail}.`;
  if (winner === null) return `nobody wins${tail}.`;
  const side = sideText(state, winner);
  const wins = `${side} ${side.includes(' and ') ? 'win' : 'wins'}`;
  return by === 'victory' ? `${wins}: ${huntWonText(state)}${tail}.` : `${wins} ${ENDS[by] ?? by}${tail}.`;
}
