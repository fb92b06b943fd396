/** Answers that are composed in rows, in a few words, and as the rows have them in the making. */
import { turn } from '../../../kernel/hex.ts';
import { equalPlain } from '../../../kernel/state.ts';
import type { AttackChoice, DefenseChoice, Element, Instant, Operation, RevealChoice } from '../rules/acts.ts';
import { WAY_NAMES } from '../rules/geometry.ts';
import type { AnswerTo, Question, QuestionKind } from '../rules/kit.ts';
import { fighterOf, nameOf } from '../rules/roster.ts';
import type { Fighter, State } from '../rules/types.ts';
import { CARDS, type CardName } from '../rules/words.ts';
import { countIn, type Draft } from './draft.ts';
import { CARD_SIGNS, countedNames, elementsText, nameOfCard, nameOfPower } from './words.ts';

type Told = {
  readonly [K in QuestionKind]?: (choice: AnswerTo<K>, fighter: Fighter, state: Readonly<State>) => string | null;
};

const TOLD: Told = {
  split: (hand) => `hand: ${signsText(hand)}`,
  add: (cards) => (cards.length === 0 ? 'play it alone' : `play it with ${signsText(cards)}`),
  free: (act, fighter) =>
    act.do === 'step' || act.do === 'turn' ? operationText(act, fighter) : isInstant(act) ? instantText(act) : null,
  move: (act, fighter) => (act.do === 'stop' ? null : operationText(act, fighter)),
  action: actText,
  reveal: revealText,
  rest: (choice) => ('instant' in choice ? instantText(choice.instant) : restText(choice.recover)),
  window: (choice) => (choice === null ? null : instantText(choice)),
  attack: (choice, _fighter, state) => ('instant' in choice ? instantText(choice.instant) : attackText(choice, state)),
  defend: (choice) => ('instant' in choice ? instantText(choice.instant) : defenseText(choice)),
};

/** 7.2, 9.1, 9.2 An answer that no list has as it stands, in a few words; null: lists have it. */
export function composedWords(request: Question, choice: unknown, state: Readonly<State>): string | null {
  const told = TOLD[request.kind] as
    | ((choice: unknown, fighter: Fighter, state: Readonly<State>) => string | null)
    | undefined;
  return told?.(choice, fighterOf(state, request.fighter), state) ?? null;
}

/** 'STR E1×3': cards by their signs, in the order of the book. */
function signsText(cards: readonly CardName[]): string {
  const kinds = CARDS.filter((card) => cards.includes(card));
  const told = kinds.map((card) => {
    const count = countIn(cards, card);
    return count === 1 ? CARD_SIGNS[card] : `${CARD_SIGNS[card]}×${count}`;
  });
  return told.length === 0 ? 'none' : told.join(' ');
}

/** 7.3 Standby with what comes back; Movement, to which lists add that it is played alone. */
function actText(act: AnswerTo<'action'>, { row }: Fighter): string | null {
  if (act.do === 'standby') return `Standby: ${elementsText(act.recover)} back`;
  if (act.do === 'fresh') return act.card === 'movement' ? 'Movement' : null;
  return act.do === 'reuse' && row[act.at]?.card === 'movement' ? 'Movement again' : null;
}

function operationText(op: Operation, { facing }: Fighter): string {
  if (op.do === 'turn') return `turn ${WAY_NAMES[turn(facing, op.by)]}`;
  const then = op.turn === 0 ? '' : `, facing ${WAY_NAMES[turn(facing, op.turn)]}`;
  return `step ${WAY_NAMES[op.way]}${then}`;
}

const INSTANTS: readonly string[] = [
  'stand up',
  'adaptation',
  'resistance',
  'delay',
] satisfies readonly Instant['do'][];
const isInstant = (act: { readonly do: string }): act is Instant => INSTANTS.includes(act.do);

function instantText(instant: Instant): string {
  const name = nameOfPower(instant.do);
  if (instant.do === 'resistance') return `${name}: ${elementsText(instant.recover)} back`;
  if (instant.do !== 'adaptation') return name;
  return `${name}: ${countedNames(instant.lay)} to life, ${countedNames(instant.take)} to hand`;
}

/** 6.4 'rest: 2 Energy 1 back'; null: a list has it. */
const restText = (recover: readonly Element[] | null): string | null =>
  recover === null ? null : `rest: ${elementsText(recover)} back`;

/** 12.4, 12.5 'turn the cards up: Rage for Sweep from the discard, Overskill Guard +5'. */
function revealText({ rage, overskill }: RevealChoice): string {
  const told = [
    ...(rage === null
      ? []
      : [`Rage for ${nameOfCard(rage.card)} from the ${rage.from === 'discard' ? 'discard' : 'HP deck'}`]),
    ...(overskill === null ? [] : [`Overskill ${nameOfCard(overskill.skill)} +${overskill.amount}`]),
  ];
  return told.length === 0 ? 'turn the cards up as they are' : `turn the cards up: ${told.join(', ')}`;
}

/** 'attack with Offense, 2 Blood'; 'attack with cards and items alone' where nothing is put in. */
const listedParts = (verb: 'attack' | 'defend', parts: readonly (string | false)[]): string => {
  const told = parts.filter((one) => one !== false);
  return `${verb} with ${told.length === 0 ? 'cards and items alone' : told.join(', ')}`;
};

function attackText(choice: AttackChoice, state: Readonly<State>): string {
  const { offense, blood, sacrifice, acrobatic, lunge, leap, deep, wrestle, spend } = choice;
  return listedParts('attack', [
    offense && 'Offense',
    blood > 0 && `${blood} Blood`,
    sacrifice !== null && `${nameOfCard(sacrifice)} sacrificed`,
    acrobatic && 'Acrobatic Strike',
    lunge.length > 0 && `Lunge ${lunge.length}`,
    leap.attack + leap.damage > 0 && `Leap +${2 * leap.attack}, damage +${leap.damage}`,
    deep > 0 && `Deep Wounds ${deep}`,
    wrestle !== null && `Wrestling with ${nameOf(state, wrestle)}`,
    ...spend.map((one) => `${nameOfCard(one)} spent`),
  ]);
}

function defenseText({ guard, speed, sacrifice, acrobatic, spend }: DefenseChoice): string {
  return listedParts('defend', [
    guard && 'Guard',
    speed > 0 && `${speed} Speed`,
    sacrifice !== null && `${nameOfCard(sacrifice)} sacrificed`,
    acrobatic && 'Acrobatic Strike',
    ...spend.map((one) => `${nameOfCard(one)} spent`),
  ]);
}

/** A label of a list, away from its question: 'pay 2 Energy 1' for '2 Energy 1'. */
export function labelApart({ kind }: Pick<Question, 'kind'>, label: string): string {
  const before = BEFORE_LABEL[kind];
  return IN_FULL[label] ?? (before === undefined ? label : `${before} ${label}`);
}

/** What is done with whatever a list names. */
const BEFORE_LABEL: { readonly [K in QuestionKind]?: string } = {
  ...{ items: 'name', keep: 'keep', place: 'begin at', bid: 'bid', react: 'react with', pay: 'pay' },
};

/** Labels that say too little away from their question. */
const IN_FULL: { readonly [label: string]: string } = {
  'No bid': 'bid nothing',
  None: 'name no item',
  'Do not react': 'do not react',
  'Take the marker': 'take the Unbalanced marker',
  'It was meant': 'let the attack stand',
  'Let it be': 'answer with no Feint',
  'It was a Feint': 'call it a Feint',
  Fall: 'fall, and do not fight on',
  'Step back': 'step back from the bite',
  Stand: 'stand before the bite',
  'Not now': 'use no Power',
};

/** 2.4 Whether two answers come to the same: cards of a bid and items may stand in any order. */
export function alikeAnswers({ kind }: Pick<Question, 'kind'>, choice: unknown, other: unknown): boolean {
  return equalPlain(inOrder(kind, choice), inOrder(kind, other));
}

/** An answer whose things stand in one order where none of theirs counts. */
function inOrder(kind: QuestionKind, choice: unknown): unknown {
  if (kind === 'bid') return (choice as AnswerTo<'bid'>).cards.toSorted();
  return kind === 'items' || kind === 'keep' ? (choice as AnswerTo<'items'>).toSorted() : choice;
}

/** The answer in the making whose rows come to a choice; null: it is not composed in rows. */
export function draftFor({ kind }: Pick<Question, 'kind'>, choice: unknown): Draft | null {
  switch (kind) {
    case 'split':
      return { hand: choice as readonly CardName[] };
    case 'add':
      return { added: choice as readonly CardName[] };
    default:
      return typeof choice === 'object' && choice !== null ? draftOfParts(kind, choice) : null;
  }
}

function draftOfParts(kind: QuestionKind, choice: object): Draft | null {
  const act = ('instant' in choice ? choice.instant : choice) as Partial<{
    [K in 'lay' | 'take']: readonly CardName[];
  }> & {
    readonly recover?: readonly Element[] | null;
  };
  if (act.recover !== undefined) return { recovered: act.recover ?? [] };
  if (act.lay !== undefined && act.take !== undefined) return { laid: act.lay, taken: act.take };
  if ('instant' in choice) return null;
  if (kind === 'attack') return { attack: choice as AttackChoice };
  if (kind === 'reveal') return { reveal: choice as RevealChoice };
  return kind === 'defend' ? { defense: choice as DefenseChoice } : null;
}
