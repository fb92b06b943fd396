/** A game of Gladiatori set up by hand, with dice that fall as written and answers in a list. */
import type { GladiatoriEvent } from '../../../../src/games/gladiatori/rules/events.ts';
import { HEXES, labelOf } from '../../../../src/games/gladiatori/rules/geometry.ts';
import { gladiatori } from '../../../../src/games/gladiatori/rules/index.ts';
import type { AnswerTo, Question, QuestionKind } from '../../../../src/games/gladiatori/rules/kit.ts';
import { initialState } from '../../../../src/games/gladiatori/rules/setup.ts';
import type { FighterSetup, GameOptions, GladiatoriSetup } from '../../../../src/games/gladiatori/rules/setup-types.ts';
import type { Animal, Fighter, State } from '../../../../src/games/gladiatori/rules/types.ts';
import type { CardName } from '../../../../src/games/gladiatori/rules/words.ts';
import { tables } from '../../../../src/games/gladiatori/tables.ts';
import type { Hex } from '../../../../src/kernel/hex.ts';
import { copyPlain } from '../../../../src/kernel/state.ts';
import { type Scripted, scriptedDice } from '../../../../tools/dice.ts';

/** Options as they are where nothing is said. */
const OPTIONS: GameOptions = {
  ...{ freePlacement: false, bonusDamage: false, lastManStandingWins: false, singleVp: 0 },
  ...{ promptEveryInstant: false, itemMethod: 'quick' },
};

/** Somebody to be put on the sand: what is not said is as its character has it. */
export type Somebody = Partial<Omit<Fighter, 'items' | 'character'>> & {
  readonly character?: FighterSetup['character'];
  readonly items?: readonly Fighter['items'][number]['name'][];
  readonly budget?: number;
};

/** A hex by its label, as in 'E6'. */
export function hexAt(label: string): Hex {
  const found = HEXES.find((hex) => labelOf(hex) === label);
  if (found === undefined) throw new Error(`no hex ${label}`);
  return found;
}

/** A set-up of characters, each a team of its own unless more is said. */
export function setupOf(
  all: readonly Somebody[],
  more: Partial<Omit<GladiatoriSetup, 'fighters' | 'options'>> & { readonly options?: Partial<GameOptions> } = {},
): GladiatoriSetup {
  return {
    ...{ animals: null, level: 'normal', ...more },
    options: { ...OPTIONS, ...more.options },
    fighters: all.map((one, i) => ({
      ...{ name: one.name ?? `N${i + 1}`, team: one.team ?? i, seat: one.seat ?? null, build: null, items: null },
      ...{ character: one.character ?? 'secutor', budget: one.budget ?? 55 },
    })),
  };
}

/** A game in its first round, in which the first has the sub-round: A, B, .. as they are given, each led by a seat of its own. */
export function sand(all: readonly Somebody[], more: Parameters<typeof setupOf>[1] = {}): State {
  const state = initialState(setupOf(all, more), tables());
  for (const [i, fighter] of state.fighters.entries()) {
    const { character: _character, items, budget: _budget, ...rest } = all[i] ?? {};
    Object.assign(fighter, { seat: i, deck: [], powers: [] }, copyPlain(rest));
    if (items !== undefined) fighter.items = items.map((name) => ({ name, damaged: false, holds: null }));
  }
  const order = state.fighters.map(({ id }) => id);
  Object.assign(state, { turn: 1, phase: 2, order, step: 'sub start' } satisfies Partial<State>);
  state.vpBefore = state.fighters.map(({ id, vp }) => ({ id, vp }));
  return state;
}

/** Puts an animal into the arena. */
export function animalAt(state: State, kind: Animal['kind'], hex: Hex, more: Partial<Animal> = {}): Animal {
  const number = state.animals.filter((one) => one.kind === kind).length + 1;
  const animal: Animal = {
    ...{ id: `${kind} ${number}`, kind, hex, trapped: 0, state: 'out', entry: null, born: false, ...more },
  };
  state.animals.push(animal);
  state.gated = true;
  return animal;
}

/** Two who face each other, A on E6 looking east, B on E7 looking back. */
export function pair(first: Somebody = {}, second: Somebody = {}, more: Parameters<typeof setupOf>[1] = {}) {
  const state = sand(
    [
      { hex: hexAt('E6'), facing: 0, ...first },
      { hex: hexAt('E7'), facing: 3, ...second },
    ],
    more,
  );
  const [a, b] = state.fighters as [Fighter, Fighter];
  return { state, a, b };
}

/** A question's kind and what is answered to it. */
export type Answered = { readonly [K in QuestionKind]: readonly [K, AnswerTo<K>] }[QuestionKind];

/** Events of a kind, those that share their members with another among them. */
type OfKind<V, E> = V extends { readonly kind: infer K } ? (E extends K ? V : never) : never;

/** What happened while answers were given, and what is asked then. */
export interface Course {
  readonly events: readonly GladiatoriEvent[];
  readonly asked: Question | null;
  of<E extends GladiatoriEvent['kind']>(kind: E): readonly OfKind<GladiatoriEvent, E>[];
}

/** Where a course ends though nobody is asked. */
const STOPS: readonly State['step'][] = ['round end', 'turn end'];

/** Plays on until a question comes for which no answer is left, or to the end of the round. Each answer must be of the kind that is asked, and legal. */
export function play(state: State, answers: readonly Answered[], script: readonly Scripted[] = []): Course {
  const events: GladiatoriEvent[] = [];
  const dice = scriptedDice(script);
  const left = [...answers];
  const ctx = {
    state,
    tables: tables(),
    dice,
    emit: (event: GladiatoriEvent) => void events.push(structuredClone(event)),
  };
  let asked: Question | null = null;
  while (state.outcome === null && asked === null) {
    if (left.length === 0 && answers.length > 0 && STOPS.includes(state.step)) break;
    const before = copyPlain(state);
    const told = events.length;
    const phase = gladiatori.playPhase(ctx);
    for (let step = phase.next([]); step.done !== true; ) {
      const questions = step.value;
      if (left[0] === DONE && questions[0]?.kind !== 'free') left.shift();
      if (left.length < questions.length) {
        asked = questions[0] ?? null;
        restore(state, before);
        events.length = told;
        break;
      }
      step = phase.next(questions.map((question) => answerTo(state, question, left.shift())));
    }
  }
  if (left.length > 0) throw new Error(`answers are left: ${JSON.stringify(left)}`);
  dice.done();
  return { events, asked, of: (kind) => events.filter((event) => event.kind === kind) as never };
}

/** Puts a state back to what it was; fighters stay the objects they are. */
function restore(state: State, { fighters, ...rest }: State): void {
  for (const [i, fighter] of state.fighters.entries()) Object.assign(fighter, fighters[i]);
  Object.assign(state, rest);
}

function answerTo(state: State, question: Question, answer: Answered | undefined): unknown {
  if (answer === undefined) throw new Error('no answer is left');
  const [kind, choice] = answer;
  if (kind !== question.kind) throw new Error(`${question.kind} is asked, ${kind} was answered`);
  const why = faultOf(state, question, choice);
  if (why !== null) throw new Error(`${kind}: ${why}`);
  return choice;
}

/** Why an answer is illegal; null: it is legal. */
export function faultOf(state: State, question: Question, choice: unknown): string | null {
  const rules = gladiatori.decisions[question.kind];
  return rules.check(state, tables(), question as never, choice as never);
}

/** So many of a card. */
export const many = (card: CardName, count: number): CardName[] => Array.from({ length: count }, () => card);

/** An attack into which nothing is put but what is said. */
export const attackWith = (more: Partial<Exclude<AnswerTo<'attack'>, { instant: unknown }>> = {}): Answered => [
  'attack',
  {
    ...{ offense: false, blood: 0, sacrifice: null, acrobatic: false, lunge: [], leap: { attack: 0, damage: 0 } },
    ...{ deep: 0, wrestle: null, spend: [], ...more },
  },
];

/** A defense into which nothing is put but what is said. */
export const defendWith = (more: Partial<Exclude<AnswerTo<'defend'>, { instant: unknown }>> = {}): Answered => [
  'defend',
  { guard: false, speed: 0, sacrifice: null, acrobatic: false, spend: [], ...more },
];

/** Who is done with what comes before the Action, where that is asked. */
export const DONE: Answered = ['free', { do: 'done' }];
/** A fresh Action. */
export const fresh = (card: 'strength' | 'dexterity' | 'berserk' | 'movement'): Answered => [
  'action',
  { do: 'fresh', card },
];
/** A fresh Reaction. */
export const reacts = (card: 'strength' | 'dexterity' | 'berserk' | 'movement'): Answered => [
  'react',
  { do: 'fresh', card },
];
/** No Reaction. */
export const PASSES: Answered = ['react', { do: 'pass' }];
/** A blow at whoever is ahead. */
export const strikes = (target = 'B'): Answered => ['declare', { do: 'melee', target }];
