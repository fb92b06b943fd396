/** Answers that are composed in rows, in a few words, and as the rows have them in the making. */
import { turn } from '../../../kernel/hex.ts';
import type { AttackChoice, DefenseChoice, Element, Instant, Operation } from '../rules/acts.ts';
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
  action: (act) => (act.do === 'standby' ? `Standby: ${elementsText(act.recover)} back` : null),
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

const listedParts = (parts: readonly (string | false)[]): string => {
  const told = parts.filter((one) => one !== false);
  return told.length === 0 ? 'announce it as it is' : `with ${told.join(', ')}`;
};

function attackText(choice: AttackChoice, state: Readonly<State>): string {
  const { offense, blood, sacrifice, acrobatic, lunge, leap, deep, wrestle, spend } = choice;
  return listedParts([
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
  return listedParts([
    guard && 'Guard',
    speed > 0 && `${speed} Speed`,
    sacrifice !== null && `${nameOfCard(sacrifice)} sacrificed`,
    acrobatic && 'Acrobatic Strike',
    ...spend.map((one) => `${nameOfCard(one)} spent`),
  ]);
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
  return kind === 'defend' ? { defense: choice as DefenseChoice } : null;
}
