/** The types of Gladiatori as the kernel plays it. */
import type { Request } from '../../../kernel/request.ts';
import { asking, type Rule } from '../../../kernel/rule.ts';
import type { Context } from '../../../kernel/ruleset.ts';
import type {
  ActionChoice,
  AttackChoice,
  Bid,
  Declaration,
  DefenseChoice,
  Element,
  FreeAct,
  Instant,
  Operation,
  Payment,
  Placement,
  ReactChoice,
  RevealChoice,
} from './acts.ts';
import type { GladiatoriEvent } from './events.ts';
import type { GladiatoriSetup } from './setup-types.ts';
import type { Tables } from './tables/types.ts';
import type { Fighter, State } from './types.ts';
import type { Card, CardName, ItemMethod, ItemName } from './words.ts';

type Asked<More = object> = { readonly fighter: string } & More;

/** What is asked, and what may be answered (19). */
export type GladiatoriDecisions = {
  /** 2.4 One item of a draft, or those that are secretly named. */
  readonly items: { readonly ask: Asked<{ readonly method: ItemMethod }>; readonly choice: readonly ItemName[] };
  readonly bid: { readonly ask: Asked<{ readonly item: ItemName }>; readonly choice: Bid };
  /** 2.4 The two that are kept of those won. */
  readonly keep: { readonly ask: Asked; readonly choice: readonly ItemName[] };
  readonly place: { readonly ask: Asked; readonly choice: Placement };
  /** 5 The hand; all else lies in the HP deck. */
  readonly split: { readonly ask: Asked; readonly choice: readonly CardName[] };
  /** GR-57 A place in the order from 1 on; null: as it stands. */
  readonly delay: { readonly ask: Asked; readonly choice: number | null };
  readonly free: { readonly ask: Asked; readonly choice: FreeAct };
  readonly action: { readonly ask: Asked; readonly choice: ActionChoice };
  readonly add: { readonly ask: Asked; readonly choice: readonly CardName[] };
  readonly declare: { readonly ask: Asked; readonly choice: Declaration };
  readonly react: { readonly ask: Asked<{ readonly foe: string }>; readonly choice: ReactChoice };
  readonly reveal: { readonly ask: Asked<{ readonly role: Role }>; readonly choice: RevealChoice };
  readonly attack: { readonly ask: Asked; readonly choice: AttackChoice | { readonly instant: Instant } };
  readonly defend: {
    readonly ask: Asked<{ readonly foe: string }>;
    readonly choice: DefenseChoice | { readonly instant: Instant };
  };
  /** 12.7 Two Elements, or none: the marker is taken. */
  readonly unbalanced: { readonly ask: Asked<{ readonly foe: string }>; readonly choice: readonly Element[] };
  readonly feint: { readonly ask: Asked<{ readonly answers: boolean }>; readonly choice: boolean };
  readonly pay: { readonly ask: Asked<{ readonly damage: number }>; readonly choice: Payment };
  readonly unbeatable: { readonly ask: Asked; readonly choice: boolean };
  readonly move: {
    readonly ask: Asked<{ readonly free: number; readonly reflex: boolean }>;
    readonly choice: Operation | { readonly do: 'stop' };
  };
  /** 13 A free hex beside the target, by its direction from there; null: none. */
  readonly wrestle: {
    readonly ask: Asked<{ readonly foe: string }>;
    readonly choice: 0 | 1 | 2 | 3 | 4 | 5 | null;
  };
  readonly retreat: { readonly ask: Asked<{ readonly foe: string }>; readonly choice: boolean };
  /** 17.7 What a bear takes: an item by name, or a card of the HP deck. */
  readonly seven: { readonly ask: Asked; readonly choice: Payment };
  /** 6.4 What Endurance brings back; null: it is not used. */
  readonly rest: {
    readonly ask: Asked;
    readonly choice: { readonly recover: readonly Element[] | null } | { readonly instant: Instant };
  };
  readonly window: { readonly ask: Asked; readonly choice: Instant | null };
};

/** Whose cards are turned up. */
export type Role = 'attack' | 'defense' | 'action';

/** All of the game's types. */
export interface GladiatoriKit {
  readonly state: State;
  readonly decisions: GladiatoriDecisions;
  readonly event: GladiatoriEvent;
  readonly setup: GladiatoriSetup;
  readonly tables: Tables;
}

/** The name of a kind of question. */
export type QuestionKind = keyof GladiatoriDecisions & string;
/** A question of one kind, or of any. */
export type Question<K extends QuestionKind = QuestionKind> = Request<GladiatoriDecisions, K>;
/** An answer to a question of one kind. */
export type AnswerTo<K extends QuestionKind> = GladiatoriDecisions[K]['choice'];

/** Answers for a gladiator whom no seat leads, by what it may see. */
export type Policy = <K extends QuestionKind>(ctx: GladiatoriContext, question: Question<K>) => AnswerTo<K>;

/** What a rule of the game works with. */
export type GladiatoriContext = Context<GladiatoriKit>;
/** The same, and who answers for those whom no seat leads. */
export interface LedContext extends GladiatoriContext {
  readonly policy: Policy;
}

/** Puts questions of one kind to the seats. */
const resolveAsking = asking<GladiatoriDecisions>();

/** What is asked of one gladiator beside its seat. */
type Plain<K extends QuestionKind> = Omit<Question<K>, 'seat'>;

/** The question to a gladiator, in the seat of whoever leads it; -1: the book. @internal */
export function questionFor<K extends QuestionKind>({ seat }: Fighter, plain: Plain<K>): Question<K> {
  return { ...plain, seat: seat ?? -1 } as unknown as Question<K>;
}

/** What is answered for one gladiator, by a seat or by the book. */
export function* resolveChoice<K extends QuestionKind>(
  play: LedContext,
  fighter: Fighter,
  plain: Plain<K>,
): Rule<GladiatoriDecisions, AnswerTo<K>> {
  const question = questionFor(fighter, plain);
  if (fighter.seat === null) return play.policy(play, question);
  const [answer] = yield* resolveAsking<K>([question]);
  return answer as AnswerTo<K>;
}

/** What is answered for several at once and in secret; the book answers before anybody's answer is known. */
export function* resolveSecretly<K extends QuestionKind>(
  play: LedContext,
  fighters: readonly Fighter[],
  plainOf: (fighter: Fighter) => Plain<K>,
): Rule<GladiatoriDecisions, readonly AnswerTo<K>[]> {
  const questions = fighters.map((one) => questionFor<K>(one, plainOf(one)));
  const byBook = fighters.map((one, i) =>
    one.seat === null ? play.policy(play, questions[i] as Question<K>) : undefined,
  );
  const asked = questions.filter((_, i) => fighters[i]?.seat !== null);
  const answers = yield* resolveAsking<K>(asked);
  return questions.map((question, i) => {
    const at = asked.indexOf(question);
    return (at >= 0 ? answers[at] : byBook[i]) as AnswerTo<K>;
  });
}

/** A hidden card as its owner knows it. Throws where it is unseen: whoever looks has no business there. */
export function known(card: Card): CardName {
  if (card === 'unseen') throw new Error('a card that is not seen was played');
  return card;
}
