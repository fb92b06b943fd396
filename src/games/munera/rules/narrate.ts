/** Every event in a line of English. */
import { andText } from '../../../kernel/words.ts';
import type { AppealReason, MuneraEvent } from './events.ts';
import { itemName } from './gear.ts';
import { hexName, WAY_NAMES } from './hex-names.ts';
import { fighterOf } from './roster.ts';
import type { State } from './types.ts';

type Event<K extends MuneraEvent['kind']> = Extract<MuneraEvent, { kind: K }>;
type Name = (id: string) => string;

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** One line of English for an event. */
export function narrate(event: MuneraEvent, state: Readonly<State>): string {
  const name: Name = (id) => fighterOf(state, id).name;
  const who = 'fighter' in event ? name(event.fighter) : '';
  switch (event.kind) {
    case 'stamina-rolled':
      return `${who} has ${event.stamina} stamina${event.arrows > 0 ? ` and ${plural(event.arrows, 'arrow')}` : ''}.`;
    case 'order-rolled':
      return `The order: ${event.fighters.map((id, i) => `${name(id)} ${event.rolls?.[i]?.total ?? 0}`).join(', ')}.`;
    case 'order':
      return `They move in this order: ${event.order.map(name).join(', ')}.`;
    case 'points':
      return `${who} has ${event.ap} AP${event.capped ? ', all a worn gladiator may have' : ''}.`;
    case 'stood':
      return `${who} stands up.`;
    case 'feint-again':
      return `It was a feint: ${who} strikes again.`;
    case 'shed':
      return `${who} throws the ${event.what} away.`;
    case 'stepped':
      return `${who} steps to ${hexName(event.to, state.radius)}.`;
    case 'turned':
      return `${who} turns ${WAY_NAMES[event.facing]}.`;
    case 'whirled':
      return `${who} whirls round to ${hexName(event.to, state.radius)}.`;
    case 'attacked':
      return attackText(event, name);
    case 'shredded':
      return event.gone ? `${who} shreds the ${event.what}.` : `${who} cannot shred the ${event.what}.`;
    case 'saved':
      return `The armour of ${who} holds.`;
    case 'unsaved':
      return `The armour of ${who} does not hold.`;
    case 'wounded':
      return `${who} takes ${plural(event.wounds, 'wound')}: ${event.stamina} stamina left.`;
    case 'injured':
      return `${who} is injured.`;
    case 'tired':
      return `${who} has ${event.fatigue} fatigue.`;
    case 'pushed':
      return `${who} is pushed back to ${hexName(event.to, state.radius)}.`;
    case 'pinned':
      return `${who} has nowhere to go.`;
    case 'knocked-down':
      return `${who} is knocked down.`;
    case 'entangled':
      return `${who} is caught in the ${event.what}.`;
    case 'net-missed':
      return `${who} slips the ${event.what}.`;
    case 'cut':
      return cutText(event, who);
    case 'freed':
      return `${who} is free.`;
    case 'flew':
      return `The ${itemName(event.item)} of ${who} flies to ${hexName(event.to, state.radius)}.`;
    case 'landed':
      return `The ${itemName(event.item)} lands at ${hexName(event.to, state.radius)}.`;
    case 'dropped':
      return `${who} drops the ${itemName(event.item)}.`;
    case 'kicked':
      return `${who} kicks the ${itemName(event.item)} to ${hexName(event.to, state.radius)}.`;
    case 'destroyed':
      return `The ${event.what} of ${who} breaks.`;
    case 'lost':
      return `The ${event.what} of ${who} is lost.`;
    case 'no-effect':
      return `Nothing comes of it for ${who}: ${event.why}.`;
    case 'floored':
      return `${who} is floored.`;
    case 'double-six':
      return `A terrible blow: ${plural(event.wounds, 'wound')} to ${who}.`;
    case 'weapon-drawn':
      return `A weapon of ${who} is struck.`;
    case 'grappled':
      return event.locked
        ? `${who} locks ${name(event.foe)} in a grapple.`
        : `${who} cannot get hold of ${name(event.foe)}.`;
    case 'grapple-test':
      return event.winner === null ? `${who} and ${name(event.foe)} strain.` : `${name(event.winner)} is the stronger.`;
    case 'thrown-down':
      return `${name(event.by)} throws ${who} to the ground.`;
    case 'let-go':
      return `${who} and ${name(event.foe)} break apart.`;
    case 'sand':
      return `${who} kicks sand at ${name(event.foe)}${event.works ? ', into the eyes' : ' and misses'}.`;
    case 'drew':
      return `${who} draws the ${event.what}.`;
    case 'sheathed':
      return `${who} sheathes the ${event.what}.`;
    case 'picked-up':
      return `${who} picks up the ${event.what}.`;
    case 'temper':
      return `${who}, facing ${name(event.foe)}: ${event.stance}.`;
    case 'net-die':
      return `${who} ${event.allowed ? 'thinks of the net' : 'keeps the net back'}.`;
    case 'flourish':
      return event.what === 'nothing' ? `${who} finds no room for a flourish.` : `${who} wants to please the crowd.`;
    case 'shed-die':
      return `${who} ${event.sheds ? 'has had enough of the shield' : 'keeps the shield'}.`;
    case 'appealed':
      return `${who} appeals, ${REASONS[event.reason]}: ${event.spared ? 'spared' : 'no mercy'}.`;
    case 'died':
      return `${who} is dead.`;
    case 'ended':
      return endText(event, state);
  }
}

const REASONS: { readonly [R in AppealReason]: string } = {
  wounds: 'beaten',
  surrender: 'worn out',
  floored: 'floored',
  'knocked down twice': 'down again',
};

function attackText({ fighter, foe, weapon, result, double, score }: Event<'attacked'>, name: Name): string {
  const how = weapon === 'improvised' ? 'with bare hands' : `with the ${weapon}`;
  const head = `${name(fighter)} attacks ${name(foe)} ${how}`;
  if (result === 'double') return `${head}: double ${double}.`;
  return result === 'hit' ? `${head}: a hit by ${score}.` : `${head}: a miss.`;
}

function cutText({ free, destroyed }: Event<'cut'>, who: string): string {
  if (destroyed) return `${who} cuts it to pieces.`;
  return free ? `${who} gets free.` : `${who} does not get free.`;
}

function endText({ winner }: Event<'ended'>, { fighters }: Readonly<State>): string {
  if (winner === null) return 'All who are left are sent off standing.';
  const team = [...new Set(fighters.map((one) => one.team))][winner];
  const names = fighters.filter((one) => one.team === team).map((one) => one.name);
  return `${andText(names)} ${names.length === 1 ? 'wins' : 'win'}.`;
}
