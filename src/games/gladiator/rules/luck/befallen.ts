/** 34.1, 34.3, P335: which rolls befall a man that are not his own, what they are for, and when they go against him. */
import type { Roll } from '../../../../kernel/roll.ts';
import type { EventOf, GladiatorEvent } from '../events.ts';
import { fighterOf } from '../sheet.ts';
import { areaName, itemText, nameOf } from '../told/words.ts';
import type { FighterId, State } from '../types.ts';
import { blowDraws, blowNoun, type Claim, claim, isHold, MUCH, named } from './claims.ts';

/** P335 The rolls of an event that befall others than him whose they are; `later`: what comes after it. */
export function befallen(
  state: Readonly<State>,
  event: GladiatorEvent,
  later: () => readonly GladiatorEvent[],
): readonly Claim[] {
  switch (event.kind) {
    case 'blow':
      return blowOn(state, event);
    case 'bruised':
      return isHold(event)
        ? claim(event, event.fighter, `what the hold of ${nameOf(state, event.by)} does`, event.critical !== null)
        : [];
    case 'thrown':
      return claim(event, event.target, `the throw of ${nameOf(state, event.fighter)} at him`, false);
    case 'net-cast':
      return netOn(state, event);
    case 'ensnared':
      return claim(
        event,
        event.fighter,
        `where the noose of ${nameOf(state, event.by)} catches`,
        event.how !== 'torso',
      );
    case 'dragged':
      return claim(event, event.fighter, `whether ${nameOf(state, event.by)} drags him down`, event.down);
    case 'escape-tried':
      return event.against === undefined
        ? []
        : named(event, 'escape', event.against.by, `the escape of ${nameOf(state, event.fighter)}`, event.escaped);
    default:
      return ofTheMatch(state, event, later);
  }
}

/** Dice of two or more men against each other, and those that are thrown for nobody. */
function ofTheMatch(
  state: Readonly<State>,
  event: GladiatorEvent,
  later: () => readonly GladiatorEvent[],
): readonly Claim[] {
  switch (event.kind) {
    case 'collided':
      return opponents(event, event.fighters, (foe) => `the impact of ${nameOf(state, foe)}`);
    case 'struggled':
      return opponents(event, [event.fighter, event.target], (foe) => `the tug of ${nameOf(state, foe)} at the net`);
    case 'recovery-contested':
      return opponents(
        event,
        event.fighters,
        (foe) => `how soon ${nameOf(state, foe)} is at the ${itemText(event.item)}`,
      );
    case 'paths-crossed':
      return event.fighters.flatMap((one) => claim(event, one, 'whether they collide', false));
    case 'edge-tested':
      return claim(event, event.fighter, 'whether there is a wall', event.walled);
    case 'stans-missus-checked':
      return judgedWith(state, later()).flatMap((one) => claim(event, one, 'whether the match is stopped', false));
    default:
      return [];
  }
}

/** 5.4.1 Who was in the arena when it was asked whether to stop the match. */
function judgedWith({ fighters }: Readonly<State>, later: readonly GladiatorEvent[]): readonly FighterId[] {
  const judged = later.flatMap((event) => (event.kind === 'appealed' ? [event.fighter] : []));
  return fighters.filter(({ id, fate }) => fate === 'fighting' || judged.includes(id)).map(({ id }) => id);
}

/** P212 The dice of the others: against him where they fell after his and beat them. */
function opponents(
  event: GladiatorEvent,
  men: readonly FighterId[],
  what: (foe: FighterId) => string,
): readonly Claim[] {
  const { rolls = [] } = event;
  return men.flatMap((fighter, i) =>
    men.flatMap((foe, k): readonly Claim[] => {
      const [own, other] = [rolls[i], rolls[k]];
      if (i === k || own === undefined || other === undefined) return [];
      return [
        { fighter, what: what(foe), draw: other.draw, against: other.draw > own.draw && other.total > own.total },
      ];
    }),
  );
}

function netOn(state: Readonly<State>, event: EventOf<'net-cast'>): readonly Claim[] {
  if (event.target === null) return [];
  const what = `the ${event.plot.kind} of the net by ${nameOf(state, event.fighter)}`;
  return claim(event, event.target, what, event.result === 'H');
}

/** Throws within a blow that tell on him who is struck. */
const ASIDES: { readonly [name: string]: { what(by: string): string; against(roll: Roll): boolean } } = {
  sand: { what: (by) => `how the sand of ${by} blinds him`, against: ({ total }) => total >= MUCH },
  'fatal-blow': { what: (by) => `what the Fatal Blow of ${by} takes off his defence`, against: () => false },
  'beast-area': { what: (by) => `where ${by} strikes him`, against: () => false },
  'throw-area': { what: (by) => `where the throw of ${by} strikes`, against: () => false },
};

/** P335, P336 The dice of a blow befall him who is struck. */
function blowOn(state: Readonly<State>, event: EventOf<'blow'>): readonly Claim[] {
  const { rolls = [], target } = event;
  const by = nameOf(state, event.fighter);
  const asides = rolls.flatMap((roll): readonly Claim[] => {
    const aside = ASIDES[roll.name];
    if (aside === undefined) return [];
    return [{ fighter: target, what: aside.what(by), draw: roll.draw, against: aside.against(roll), aside: true }];
  });
  const what = `the ${blowNoun(event)} of ${by} at his ${areaName(fighterOf(state, target), event.area)}`;
  const against = matters(event);
  return [...asides, ...blowDraws(event).map((draw) => ({ fighter: target, what, draw, against }))];
}

/** P336 A blow that goes against him who is struck: more than wounds alone come of it. */
function matters({ critical, shieldDestroyed, left, wounds, rolls = [] }: EventOf<'blow'>): boolean {
  const dropped = rolls.some(({ name, need }) => name === 'drop' && need?.met === true);
  const killed = rolls.some(({ name, result }) => name === 'wound' && result === 'killed');
  const lasting = critical !== null && critical !== '--';
  return lasting || shieldDestroyed || dropped || killed || (wounds > 0 && left.to === 0);
}
