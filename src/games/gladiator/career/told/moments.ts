/** The telling moments of a bout: a sentence for what will be spoken of, and how much it will be. */

import { numberWord } from '../../../../kernel/words.ts';
import type { EventOf, GladiatorEvent } from '../../rules/events.ts';
import { fighterOf, isWeapon, weaponOf } from '../../rules/sheet.ts';
import type { Tables } from '../../rules/tables/types.ts';
import { areaName, itemText } from '../../rules/told/words.ts';
import type { Fighter, State } from '../../rules/types.ts';
import { figureOf, figureText, sentence, strokeText, woundsText } from './bout-words.ts';

/** A sentence and its weight: of many moments the heaviest are kept. */
export interface Moment {
  readonly weight: number;
  readonly text: string;
}

/** How much is made of what. */
const WEIGHTS = {
  death: 100,
  appeal: 95,
  stopped: 80,
  out: 70,
  snared: 60,
  hurt: 58,
  firstBlood: 55,
  battered: 50,
  thrown: 50,
  disarmed: 45,
  enters: 44,
  favour: 35,
  fall: 30,
} as const;
/** A wounding blow weighs more with every wound. */
const WOUND_WEIGHT = { base: 25, each: 8, most: 65 } as const;

/** The moment that an event makes, told with the state just after it; `bloodied`: somebody had been wounded before. */
export function momentOf(
  tables: Tables,
  event: GladiatorEvent,
  state: Readonly<State>,
  bloodied: boolean,
): Moment | null {
  switch (event.kind) {
    case 'blow':
      return blowMoment(tables, event, state, bloodied);
    case 'killed':
      return { weight: WEIGHTS.death, text: sentence(deathText(event, state)) };
    case 'died-of-wounds':
      return moment('death', `${figureOf(state, event.fighter)} is carried out with a wound nobody lives through`);
    case 'appealed':
      return { weight: WEIGHTS.appeal, text: sentence(appealText(event, state)) };
    case 'stans-missus-checked':
      return event.stopped ? moment('stopped', 'the signal is given, and swords go down with nothing decided') : null;
    case 'knocked-out':
      return moment('out', `${figureOf(state, event.fighter)} goes down senseless`);
    case 'woke':
      return moment('fall', `${figureOf(state, event.fighter)} comes to on the sand, with the fight still on`);
    default:
      return lesserMoment(event, state);
  }
}

function lesserMoment(event: GladiatorEvent, state: Readonly<State>): Moment | null {
  switch (event.kind) {
    case 'ensnared':
      return moment('snared', snareText(event, state));
    case 'dragged':
      return event.down
        ? moment('snared', `${figureOf(state, event.by)} hauls ${figureOf(state, event.fighter)} off his feet`)
        : null;
    case 'grappled':
      return moment('snared', `${figureOf(state, event.fighter)} gets ${figureOf(state, event.target)} in his grip`);
    case 'hurt':
      return hurtMoment(event, state);
    case 'item-dropped':
      return dropMoment(event, state);
    case 'thrown':
      return event.hit ? moment('thrown', throwText(event, state)) : null;
    case 'weapon-broken':
      return moment('disarmed', `the ${event.item.kind} of ${figureOf(state, event.fighter)} snaps on a parry`);
    case 'favour-kept':
      return event.kept === 'second' ? moment('favour', `the gods look upon ${figureOf(state, event.fighter)}`) : null;
    case 'entered':
      return moment('enters', `${figureOf(state, event.fighter)} comes in through the gate`);
    case 'beast-acted':
      return event.action === 'panic' ? moment('fall', `${figureOf(state, event.fighter)} loses its nerve`) : null;
    case 'unhorsed':
      return moment('snared', `${figureOf(state, event.fighter)} is thrown from the saddle`);
    case 'collided':
      return collisionMoment(event, state);
    case 'fell-prone':
      return event.why === 'stumble' || event.why === 'stun'
        ? moment('fall', `${figureOf(state, event.fighter)} loses his footing and is down on the sand`)
        : null;
    default:
      return null;
  }
}

function moment(weight: keyof typeof WEIGHTS, text: string): Moment {
  return { weight: WEIGHTS[weight], text: sentence(text) };
}

function blowMoment(tables: Tables, event: EventOf<'blow'>, state: Readonly<State>, bloodied: boolean): Moment | null {
  if (event.wounds === 0) return null;
  const weighed = Math.min(WOUND_WEIGHT.most, WOUND_WEIGHT.base + WOUND_WEIGHT.each * event.wounds);
  const weight = bloodied ? weighed : Math.max(WEIGHTS.firstBlood, weighed);
  const target = fighterOf(state, event.target);
  const striker = fighterOf(state, event.fighter);
  const stroke = `${figureOf(state, event.fighter)} ${strokeText(tables, striker, event.with)} the ${areaName(target, event.area)} of ${figureOf(state, event.target)}`;
  const opening = bloodied ? '' : 'first blood: ';
  const meeting = event.together ? ', each at the same moment' : '';
  const spent = event.left.to === 0 ? '' : leftText(event.left.to);
  return { weight, text: sentence(`${opening}${stroke} for ${woundsText(event.wounds)}${meeting}${spent}`) };
}

/** A last box or two is worth a word. */
function leftText(left: number): string {
  return left > 2 ? '' : `, and ${numberWord(left)} more would be the last`;
}

function deathText({ why, fighter, killer }: EventOf<'killed'>, state: Readonly<State>): string {
  const victim = figureOf(state, fighter);
  const by = killer === null ? null : figureOf(state, killer);
  switch (why) {
    case 'killing-wound':
      return by === null ? `${victim} is killed at a stroke` : `${by} kills ${victim} at a stroke`;
    case 'killing-critical':
      return `${by ?? 'the blow'} cuts ${victim} down with a wound to be talked of for years`;
    case 'bled':
      return `${victim} bleeds to death before anybody can help him`;
    case 'crushed':
      return `${victim} is crushed against the wall${by === null ? '' : ` by ${by}`}`;
    case 'sine-missione':
      return `${victim} lies helpless, and nobody asks the crowd: the match is to the death`;
    case 'spent':
      return `${victim} has nothing left, and is cut down where he stands`;
    case 'hunted':
      return `${victim} is put down where it lies`;
    default:
      return wornOutText(victim, killer === null ? null : fighterOf(state, killer));
  }
}

/** 10.3.2 The last box of an area: by what it was ticked. */
function wornOutText(victim: string, killer: Fighter | null): string {
  if (killer === null) return `${victim} can take no more, and dies`;
  const by = figureText(killer);
  if (killer.beast !== null) return `${by} does not let go of ${victim} until it is over`;
  const weapon = weaponOf(killer);
  return weapon === null
    ? `${victim} dies under the hands of ${by}`
    : `${victim} dies by the ${itemText(weapon)} of ${by}`;
}

/** How a man came to ask for his life. */
const PLIGHTS: { readonly [why in EventOf<'appealed'>['why']]: string } = {
  ensnared: 'wrapped in the net',
  grappled: 'held fast',
  dragged: 'dragged down in the cords',
  bound: 'bound hand and foot',
  unconscious: 'senseless on the sand',
  'no-moves': 'too spent to rise',
  'run-onto': 'with a foot on his chest',
  called: 'one finger raised',
  'stans-missus': 'still on his feet',
  outnumbered: 'with nobody left to help him',
};

function appealText({ fighter, to, why, fate, rolls = [] }: EventOf<'appealed'>, state: Readonly<State>): string {
  const [roll] = rolls;
  const plea = `${figureOf(state, fighter)}, ${PLIGHTS[why]},`;
  const margin = roll?.need === undefined ? 0 : Math.abs(roll.total - roll.need.than);
  if (fate === 'dead') {
    const verdict = margin > 3 ? 'finds no pity in all the seats' : 'asks for his life, and the thumbs go against him';
    return `${plea} ${verdict}${to === null ? '' : `; ${figureOf(state, to)} does what is left to do`}`;
  }
  if (why === 'stans-missus') return `${plea} is let go with honour`;
  return `${plea} asks for his life, and ${margin > 3 ? 'the whole crowd wants him spared' : 'is granted it'}`;
}

function snareText({ fighter, by, how }: EventOf<'ensnared'>, state: Readonly<State>): string {
  const victim = figureOf(state, fighter);
  if (how === 'net') return `${figureOf(state, by)} throws his net over ${victim}`;
  return `the noose of ${figureOf(state, by)} closes on the ${how} of ${victim}`;
}

/** 10.5 What is told of lasting harm, by what it begins with. */
const HARMS: readonly (readonly [effect: RegExp, text: string])[] = [
  [/^V$/, 'has blood in his eyes for the rest of the fight'],
  [/^HL$/, 'loses his helmet'],
  [/^SA$/, 'bleeds from an opened artery'],
  [/^LMP$/, 'drags a leg from now on'],
  [/^STU$/, 'can hardly stand on that leg'],
  [/M$/, 'has taken a wound that will kill him when the day is over'],
];

function hurtMoment({ fighter, effect }: EventOf<'hurt'>, state: Readonly<State>): Moment | null {
  const harm = HARMS.find(([pattern]) => pattern.test(effect));
  return harm === undefined ? null : moment('hurt', `${figureOf(state, fighter)} ${harm[1]}`);
}

function dropMoment({ fighter, item, why }: EventOf<'item-dropped'>, state: Readonly<State>): Moment | null {
  const man = figureOf(state, fighter);
  if (why === 'battered') return moment('battered', `the shield of ${man} is beaten to pieces on his arm`);
  if (why === 'thrown' || why === 'given-up') return null;
  if (isWeapon(item)) return moment('disarmed', `${man} loses his ${itemText(item)}`);
  return item.kind === 'shield' ? moment('disarmed', `${man} loses his shield`) : null;
}

function throwText({ fighter, target, item, range, arrows }: EventOf<'thrown'>, state: Readonly<State>): string {
  const thing = arrows !== undefined ? 'an arrow' : `his ${itemText(item)}`;
  const how = arrows !== undefined ? 'puts' : 'lands';
  return `${figureOf(state, fighter)} ${how} ${thing} on ${figureOf(state, target)} from ${numberWord(range)} ${range === 1 ? 'pace' : 'paces'}`;
}

/** 8.4 Only those that send a man flying are told. */
const HARD_COLLISION = 5;

function collisionMoment({ fighters, winner, by }: EventOf<'collided'>, state: Readonly<State>): Moment | null {
  if (winner === null || by < HARD_COLLISION) return null;
  const loser = fighters[0] === winner ? fighters[1] : fighters[0];
  return moment('fall', `${figureOf(state, winner)} runs ${figureOf(state, loser)} down`);
}
