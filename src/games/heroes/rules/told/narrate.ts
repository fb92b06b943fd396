/** Every event in a line of English. */
import { capital } from '../../../../kernel/words.ts';
import { judgeAt } from '../board.ts';
import type { HeroesEvent } from '../events.ts';
import { fighterOf } from '../roster.ts';
import type { State } from '../types.ts';

type Event<K extends HeroesEvent['kind']> = Extract<HeroesEvent, { kind: K }>;
type Name = (id: string) => string;

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
const dice = (count: number): string => (count === 0 ? 'no Bonus Dice' : plural(count, 'Bonus Die', 'Bonus Dice'));
const regained = (count: number): string => (count === 0 ? '' : ` and gets ${dice(count)} back`);

/** One line of English for an event. */
export function narrate(event: HeroesEvent, state: Readonly<State>): string {
  const name: Name = (id) => fighterOf(state, id).name;
  switch (event.kind) {
    case 'style-rolled':
      return `${name(event.fighter)} is a ${event.style}.`;
    case 'card-rolled':
      return cardSentence(name(event.fighter), event);
    case 'trimmed':
      return `${name(event.fighter)} is too good for this place: ${event.attribute} falls to ${event.left}.`;
    case 'death-rolled':
      return event.toDeath ? 'This match is to the death.' : 'This match is not to the death.';
    case 'entered':
      return `${name(event.fighter)} comes in at ${event.zone}.`;
    case 'initiative':
      return `Initiative: ${event.fighters.map((id, i) => `${name(id)} ${event.rolls?.[i]?.total ?? 0}`).join(', ')}.`;
    case 'order':
      return `Order: ${event.order.map(name).join(', ')}.`;
    case 'side-step':
      return `${name(event.fighter)} steps aside.`;
    case 'option':
      return `${name(event.fighter)} ${event.passed ? 'keeps a cool head' : 'hesitates'}.`;
    case 'held':
      return `${name(event.fighter)} waits${regained(event.bonus)}.`;
    case 'stood':
      return `${name(event.fighter)} stands up${regained(event.bonus)}.`;
    case 'escaped':
      return `${name(event.fighter)} sheds the net and stands.`;
    case 'freed':
      return `${name(event.fighter)} tears free of the net and stands.`;
    case 'stays-netted':
      return `${name(event.fighter)} stays in the net.`;
    case 'net-destroyed':
      return `${name(event.fighter)} cuts up the net.`;
    case 'moved':
      return `${name(event.fighter)} goes to ${event.to}.`;
    case 'left':
      return `${name(event.fighter)} breaks away to ${event.to}.`;
    case 'rolled-away':
      return `${name(event.fighter)} rolls away to ${event.to}.`;
    case 'target':
      return `${name(event.fighter)} turns to ${name(event.foe)}.`;
    case 'switched':
      return `${name(event.fighter)} takes the ${event.item} in the ${event.hand} hand${regained(event.bonus)}.`;
    case 'dropped':
      return `${name(event.fighter)} drops the ${event.item}.`;
    case 'picked-up':
      return `${name(event.fighter)} picks up a ${event.item}.`;
    case 'cleared-eyes':
      return `${name(event.fighter)} ${event.clear ? 'rubs the sand out' : 'cannot see for sand'}.`;
    case 'committed':
      return `${name(event.fighter)} adds ${dice(event.dice)}; ${event.left} left.`;
    case 'maneuver':
      return maneuverText(event, name);
    case 'edge':
      return `${name(event.fighter)} ${event.edge === 'bash' ? 'bashes with the shield' : 'has the advantage'}.`;
    case 'attack':
      return attackText(event, name);
    case 'located':
      return event.guard === null
        ? `The blow goes to the ${event.part} of ${name(event.foe)}.`
        : `The ${event.guard} of ${name(event.foe)} keeps the blow off the ${event.part}.`;
    case 'impact':
      return `Impact ${event.modified}: ${plural(event.damage, 'point', 'points')} of damage to the ${event.part}.`;
    case 'knocked-down':
      return `${name(event.fighter)} is knocked down.`;
    case 'steadied':
      return `${name(event.fighter)} is steady and keeps standing.`;
    case 'star-power':
      return `Star Power leaves ${plural(event.damage, 'point', 'points')}; ${plural(event.left, 'die', 'dice')} left.`;
    case 'wounded':
      return woundText(event, name);
    case 'killed':
      return `${name(event.fighter)} is dead.`;
    case 'unconscious':
      return `${name(event.fighter)} lies unconscious.`;
    case 'fell':
      return `${name(event.fighter)} can no longer stand.`;
    case 'surrendered':
      return `${name(event.fighter)} surrenders to ${name(event.to)}.`;
    case 'appealed':
      return appealText(event, name);
    case 'judged':
      return `${judgeAt(state)} ${event.spared ? 'spares' : 'does not spare'} ${name(event.fighter)}.`;
    case 'put-to-death':
      return `${name(event.fighter)} is put to death.`;
    case 'net-tossed':
      return netText(event, name);
    case 'sand-kicked':
      return `${name(event.fighter)} kicks sand at ${name(event.foe)}, who ${event.result === 'caught' ? 'has it in the eyes' : 'turns away'}.`;
    case 'thrown':
      return event.margin > 0
        ? `${name(event.fighter)} throws the ${event.item} at ${name(event.foe)} and hits.`
        : `${name(event.fighter)} throws the ${event.item} at ${name(event.foe)}; it flies to ${event.lands}.`;
    case 'break':
      return `A break: ${event.fighters.map((id, i) => `${name(id)} has ${dice(event.bonus[i] ?? 0)}`).join(', ')}.`;
    case 'ended':
      return endText(event, state);
  }
}

/** 4.5 What somebody was rolled as. */
export function cardSentence(
  name: string,
  { attributes, signature }: Pick<Event<'card-rolled'>, 'attributes' | 'signature'>,
): string {
  const { savvy, speed, strength } = attributes;
  const more = signature === 'none' ? '' : `, ${signature}`;
  return `${name} has Savvy ${savvy}, Speed ${speed}, Strength ${strength}${more}.`;
}

const scores = (rolls: HeroesEvent['rolls']): string => `${rolls?.[0]?.total ?? 0} to ${rolls?.[1]?.total ?? 0}`;

function maneuverText({ fighter, foe, attacker, result, rolls }: Event<'maneuver'>, name: Name): string {
  const head = `${name(fighter)} and ${name(foe)} circle, ${scores(rolls)}`;
  if (attacker === null) return `${head}: no opening.`;
  return `${head}: ${name(attacker)} has ${result === 'opening' ? 'an opening' : 'a clear opening'}.`;
}

function attackText({ fighter, foe, result, rolls }: Event<'attack'>, name: Name): string {
  const head = `${name(fighter)} attacks ${name(foe)}, ${scores(rolls)}`;
  switch (result) {
    case 'hit':
      return `${head}: a hit.`;
    case 'hit back':
      return `${head}: ${name(foe)} hits back.`;
    case 'torn free':
      return `${head}: no way through.`;
    case 'counterstrike':
      return `${head}: ${name(foe)} strikes back.`;
    case 'retake':
      return `${head}: blade on blade.`;
    case 'nothing':
      return `${head}: neither can strike.`;
  }
}

function woundText({ fighter, hit, part, before, after, attribute }: Event<'wounded'>, name: Name): string {
  const passed = hit === part ? '' : `, for the ${hit} has nothing left`;
  const lost = attribute === null ? '' : `; ${capital(attribute.name)} falls to ${attribute.left}`;
  return `${name(fighter)} is wounded: ${part} ${before} to ${after}${passed}${lost}.`;
}

function appealText({ fighter, result }: Event<'appealed'>, name: Name): string {
  if (result === 'split') return `The crowd is split over ${name(fighter)}.`;
  return result === 'spared' ? `The crowd spares ${name(fighter)}.` : `The crowd wants ${name(fighter)} dead.`;
}

function netText({ fighter, foe, result }: Event<'net-tossed' | 'sand-kicked'>, name: Name): string {
  const head = `${name(fighter)} tosses the net at ${name(foe)}`;
  if (result === 'caught') return `${head}, who goes down in it.`;
  return result === 'kept' ? `${head} and pulls it back.` : `${head} and misses.`;
}

function endText({ winner }: Event<'ended'>, { fighters }: Readonly<State>): string {
  if (winner === null) return 'Both are sent off standing.';
  const side = fighters.filter((one) => one.side === winner);
  return `${side.map((one) => one.name).join(' and ')} ${side.length === 1 ? 'wins' : 'win'}.`;
}
