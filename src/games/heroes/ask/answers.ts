/** Every question of a match in words, with all that may be answered and what it would bring. */
import type { Request } from '../../../kernel/request.ts';
import { percent } from '../../../odds/offers.ts';
import { countsOf, marginChance } from '../odds/contest.ts';
import { plainChance, rollAhead } from '../odds/rolls.ts';
import type { Act, BonusTable } from '../rules/acts.ts';
import { boardIn, zoneKindOf } from '../rules/board.ts';
import { bonusRange } from '../rules/bonus.ts';
import type { HeroesDecisions } from '../rules/kit.ts';
import { actsOf, pickUpsOf } from '../rules/legal.ts';
import { fighterOf, opponentsIn, savvyNow } from '../rules/roster.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { Fighter, State } from '../rules/types.ts';
import { poolText } from './pool-text.ts';
import { blowWords, shareWords } from './share-words.ts';

/** An answer in words; `choice` is what it stands for. */
interface Offer {
  readonly choice: unknown;
  readonly label: string;
  readonly note: string;
  /** A list of its own. */
  readonly group?: string;
  /** What it would bring, in sentences; worked out when it is asked for. */
  more(): readonly string[];
}

/** A question in words. */
export interface Question {
  readonly text: string;
  readonly offers: readonly Offer[];
}

/** A match as a question sees it. */
interface Place {
  readonly state: Readonly<State>;
  readonly tables: Tables;
}

/** A question put to a seat, in words. */
export function questionOf(request: Request<HeroesDecisions>, state: Readonly<State>, tables: Tables): Question {
  const place = { state, tables };
  const fighter = fighterOf(state, request.fighter);
  switch (request.kind) {
    case 'act':
      return { text: `What does ${fighter.name} do?`, offers: actOffers(place, fighter) };
    case 'pick-up':
      return { text: `Does ${fighter.name} pick anything up?`, offers: pickUpOffers(place, fighter) };
    case 'target':
      return { text: `Whom does ${fighter.name} take on?`, offers: targetOffers(place, fighter) };
    case 'bonus':
      return bonusQuestion(place, fighter, request);
    case 'edge':
      return edgeQuestion(place, fighter, fighterOf(state, request.foe));
    case 'swordsman':
      return swordsmanQuestion(request);
    case 'star-power':
      return starQuestion(fighter, request);
  }
}

const TABLE_NAMES: { readonly [T in BonusTable]: string } = { maneuver: 'Maneuver', attack: 'Attack', net: 'net' };

// Acts

function actOffers({ state, tables }: Place, fighter: Fighter): readonly Offer[] {
  const offers = actsOf(state, tables, fighter.id).map((act) => ({
    choice: act,
    ...actWords({ state, tables }, fighter, act),
  }));
  return offers.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** What is seldom done stands last, and what leads to a fight first. */
const SELDOM_DONE = ['Throw, kick', 'More'];
const placeOf = ({ group, choice }: Offer): number =>
  group === undefined && 'to' in (choice as Act) ? FIGHTS : SELDOM_DONE.indexOf(group ?? '');
const FIGHTS = -2;

type Words = Omit<Offer, 'choice'>;

function actWords(place: Place, fighter: Fighter, act: Act): Words {
  const { state } = place;
  switch (act.do) {
    case 'hold':
      return plain('Wait', regain(fighter), nothing);
    case 'stand':
      return plain('Stand up', opponentsIn(state, fighter, fighter.zone).length > 0 ? '' : regain(fighter), nothing);
    case 'escape':
      return plain(
        'Out of the net',
        fighter.rank === 'star' ? 'and stand' : `${percent(Math.min(6, savvyNow(fighter)) / 6)}`,
        nothing,
      );
    case 'clear-eyes':
      return plain('Clear the eyes', percent(Math.max(1, Math.min(6, fighter.now.savvy - 1)) / 6), nothing);
    case 'destroy-net':
      return plain('Cut up the net', 'it is gone for good', nothing);
    case 'surrender':
      return plain('Surrender', 'and appeal for mercy', () => ['The crowd decides at once (6.8).'], 'More');
    case 'attack':
      return plain(`Attack ${nameOf(place, act.foe)}`, 'a Maneuver first', () => maneuverMore(place, fighter, act.foe));
    case 'move':
    case 'leave':
    case 'roll-away':
      return stepWords(place, fighter, act);
    case 'toss':
      return plain(`Toss the net at ${nameOf(place, act.foe)}`, netNote(place, fighter, act.foe), () => [
        'More successes: down in the net. As many: the net comes back. Fewer: it lies there.',
      ]);
    case 'throw':
      return plain(
        `Throw the ${fighter.hands[act.hand]} at ${nameOf(place, act.foe)}`,
        `hits ${percent(plainChance(fighter, fighterOf(state, act.foe), '5.4.8'))}`,
        () => ['It counts against you in an appeal (6.8).'],
        'Throw, kick',
      );
    case 'sand':
      return plain(
        `Kick sand at ${nameOf(place, act.foe)}`,
        percent(plainChance(fighter, fighterOf(state, act.foe), '5.4.9')),
        () => ['It costs Savvy 1 until it is out, and counts against you in an appeal (6.8).'],
        'Throw, kick',
      );
    case 'switch':
      return plain(`Change hands: ${fighter.hands[act.hand]}`, regain(fighter), nothing, 'More');
    case 'drop':
      return plain(`Drop the ${fighter.hands[act.hand]}`, 'free', nothing, 'More');
    case 'pick-up':
      return plain(`Pick up the ${state.ground[act.ground]?.item}`, `${act.hand} hand, free`, nothing, 'More');
  }
}

const plain = (label: string, note: string, more: Offer['more'], group?: string): Words =>
  group === undefined ? { label, note, more } : { label, note, more, group };

const nothing = (): readonly string[] => [];

const nameOf = ({ state }: Place, id: string): string => fighterOf(state, id).name;

/** 3.7.1 Bonus Dice that come back. */
function regain({ bonus, now }: Fighter): string {
  const back = Math.max(0, now.strength - bonus);
  return back === 0 ? '' : `${back} Bonus ${back === 1 ? 'Die' : 'Dice'} back`;
}

const STEPS = { move: 'Go to', leave: 'Break away to', 'roll-away': 'Roll away to' } as const;
const STEP_GROUPS = { move: 'Go', leave: 'Break away', 'roll-away': 'Roll away' } as const;

function stepWords(place: Place, fighter: Fighter, act: Extract<Act, { to: string }>): Words {
  const { state, tables } = place;
  const foes = opponentsIn(state, fighter, act.to);
  const kind = zoneKindOf(boardIn(tables, state), act.to);
  const crowd = kind === 'center' ? ', mercy +1' : kind === 'wall' ? ', mercy -1' : '';
  const note = foes.length > 0 ? `to ${foes.map(({ name }) => name).join(', ')}: a Maneuver` : `${kind}${crowd}`;
  const [foe] = foes;
  const more = foe === undefined ? nothing : () => maneuverMore(place, { ...fighter, zone: act.to }, foe.id);
  return plain(`${STEPS[act.do]} ${act.to}`, note, more, foes.length > 0 ? undefined : STEP_GROUPS[act.do]);
}

/** 5.3 What a Maneuver would bring without Bonus Dice. */
function maneuverMore({ state, tables }: Place, fighter: Fighter, id: string): readonly string[] {
  const foe = fighterOf(state, id);
  const asking = { table: 'maneuver', first: true, exchange: null } as const;
  const { own, other, margins } = rollAhead(fighter, foe, asking, 0, tables);
  const { note } = shareWords(asking, fighter, foe, margins);
  return [`Without Bonus Dice: ${note}.`, `${own.dice} dice against ${other.dice} and what is added.`];
}

function netNote({ state, tables }: Place, fighter: Fighter, id: string): string {
  const asking = { table: 'net', first: true, exchange: null } as const;
  const { margins } = rollAhead(fighter, fighterOf(state, id), asking, 0, tables);
  return `catches ${percent(marginChance(margins, (m) => m > 0))}`;
}

function pickUpOffers({ state }: Place, fighter: Fighter): readonly Offer[] {
  return [
    { choice: null, label: 'Nothing', note: '', more: nothing },
    ...pickUpsOf(state, fighter.id).map((one) => ({
      ...{ choice: one, label: `The ${state.ground[one.ground]?.item}`, note: `${one.hand} hand`, more: nothing },
    })),
  ];
}

function targetOffers(place: Place, fighter: Fighter): readonly Offer[] {
  return opponentsIn(place.state, fighter, fighter.zone).map(({ id, name, style }) => ({
    ...{ choice: id, label: name, note: style, more: () => maneuverMore(place, fighter, id) },
  }));
}

// Rolls

function bonusQuestion(
  { state, tables }: Place,
  fighter: Fighter,
  request: Extract<Request<HeroesDecisions>, { kind: 'bonus' }>,
): Question {
  const foe = fighterOf(state, request.foe);
  const asking = { table: request.table, first: request.first, exchange: state.exchange };
  const { least, most } = bonusRange(fighter, request.table);
  const bare = rollAhead(fighter, foe, asking, 0, tables);
  const text = `Bonus Dice for the ${TABLE_NAMES[request.table]}: you roll ${bare.own.dice}, ${foe.name} ${bare.other.dice}. Add how many of ${most}?`;
  const offers = Array.from({ length: most - least + 1 }, (_, i): Offer => {
    const committed = least + i;
    const { own, margins } = rollAhead(fighter, foe, asking, committed, tables);
    const { note, more } = shareWords(request, fighter, foe, margins);
    const { first } = request;
    const bash = state.exchange?.bash === true;
    const told = (): readonly string[] => {
      const blows = request.table === 'attack' ? blowWords({ first, bash }, fighter, foe, margins, tables) : [];
      return [...blows.slice(0, 2), ...more, ...blows.slice(2), poolText(own.lines, own.dice)];
    };
    return { choice: committed, label: `${committed}`, note, more: told };
  });
  return { text, offers };
}

function edgeQuestion({ tables }: Place, fighter: Fighter, foe: Fighter): Question {
  const offer = (edge: 'advantage' | 'bash', label: string, note: string): Offer => {
    const bash = edge === 'bash';
    const exchange = { kind: 'attack', first: fighter.id, second: foe.id, advantage: !bash, bash, retakes: 0 } as const;
    const { margins } = rollAhead(fighter, foe, { table: 'attack', first: true, exchange }, 0, tables);
    const { note: shares } = shareWords({ table: 'attack', first: true }, fighter, foe, margins);
    const more = (): readonly string[] => [
      `Without Bonus Dice: ${shares}.`,
      ...blowWords({ first: true, bash }, fighter, foe, margins, tables),
    ];
    return { choice: edge, label, note, more };
  };
  return {
    text: 'A clear opening. What do you make of it?',
    offers: [
      offer('bash', 'Bash', 'two dice more, unguarded if it fails'),
      offer('advantage', 'Advantage', 'one die more'),
    ],
  };
}

function swordsmanQuestion({ places }: Extract<Request<HeroesDecisions>, { kind: 'swordsman' }>): Question {
  return {
    text: 'Two places were rolled. Where does the blow go?',
    offers: places.map(({ part, guard, damage }, i) => ({
      ...{ choice: i, label: part, more: nothing },
      note: guard === null ? `${damage} ${damage === 1 ? 'point' : 'points'}` : `kept off by the ${guard}`,
    })),
  };
}

function starQuestion(
  fighter: Fighter,
  { part, damage }: Extract<Request<HeroesDecisions>, { kind: 'star-power' }>,
): Question {
  const dice = fighter.starPower;
  const allOff = countsOf(dice)
    .slice(damage)
    .reduce((sum, chance) => sum + chance, 0);
  const left = Math.max(0, fighter.parts[part].now - damage);
  return {
    text: `A blow to the ${part} for ${damage}. Roll Star Power?`,
    offers: [
      {
        ...{ choice: true, label: dice === 1 ? 'Roll the one die' : `Roll all ${dice} dice` },
        note: `takes ${(dice / 2).toFixed(1)} off on the average`,
        more: () => [
          `No wound at all ${percent(allOff)}.`,
          'Each 1 to 3 takes a point off; each 6 is gone for the match (3.2.1).',
        ],
      },
      { choice: false, label: 'Take it', note: `leaves ${left} of ${fighter.parts[part].now} there`, more: nothing },
    ],
  };
}
