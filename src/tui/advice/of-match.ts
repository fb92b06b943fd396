/** Advice, and what was weighed, on the house's screens of a match: answers are told as its lists tell them. */
import { chanceFor } from '../../ai/mind.ts';
import type { Kit } from '../../kernel/kit.ts';
import type { Request } from '../../kernel/request.ts';
import type { Save } from '../../kernel/save.ts';
import type { Awaited } from '../../odds/labour.ts';
import { ownEyes } from '../../session/eyes.ts';
import type { JournalLine } from '../../session/frames.ts';
import type { Recalled } from '../../session/recall.ts';
import type { Session } from '../../session/session.ts';
import type { Choosable, MatchKind } from '../match/kind.ts';
import type { Env, Screen } from '../program.ts';
import { type AnswerWords, adviceScreen } from './advice.ts';
import { type AsideBelow, type AsideWords, asidesFor, tellAsides } from './asides.ts';
import { matchWords } from './kind-words.ts';
import { openReview, type ReviewTold } from './review-screen.ts';

/** The box with advice on the question that is open, beside the answer under the mark; null: none is open, or the game gives none. */
export function matchAdvice<K extends Kit>(
  kind: MatchKind<K>,
  session: Session<K>,
  marked: Choosable | null,
  env: Env,
): Screen | null {
  const { inquiry, match } = session;
  if (inquiry === null || kind.thoughts === undefined) return null;
  const { request } = inquiry;
  const words = matchWords(kind, request, ownEyes(session).shown, env);
  const asked = marked === null ? inquiry : { ...inquiry, own: marked.choice };
  const chance = chanceFor(match, 'advice', request.seat);
  return adviceScreen<K>(
    {
      ...words,
      errand: kind.thoughts.of.thought({ level: 'advice', asked, chance }),
      plan: marked === null ? null : planText(kind, request, marked, words),
    },
    env,
  );
}

/** The plan as its list has it; of several choices in a row the first, which is the one that is weighed. */
function planText<K extends Kit>(
  { thoughts }: MatchKind<K>,
  request: Request<K['decisions']>,
  { label, choice, further = [] }: Choosable,
  { short }: Pick<AnswerWords<K>, 'short'>,
): string {
  if (thoughts?.composed !== undefined || further.length > 0) return short(choice);
  return thoughts?.apart?.(request, label) ?? label;
}

/** Somebody who finds what was weighed before a line; null: nothing was that can be told. */
export function recalledFor<K extends Kit>(
  { thoughts }: Pick<MatchKind<K>, 'thoughts'>,
  save: Save,
  { entry }: JournalLine<K['event']>,
  { services: { labour } }: Env,
): Awaited<Recalled<K>> | null {
  const errand = thoughts?.of.recall(save, entry) ?? null;
  if (errand === null) return null;
  const awaited = labour.send(errand);
  awaited.look();
  return awaited;
}

/** The review of a finished match, watched again by `watch`; null: the game gives none. */
export function matchReview<K extends Kit>(
  kind: MatchKind<K>,
  save: Save,
  watch: ReviewTold<K>['watch'],
  env: Env,
): Screen | null {
  const { thoughts } = kind;
  if (thoughts === undefined) return null;
  return openReview<K>(
    {
      noun: kind.noun,
      errand: thoughts.of.review(save),
      moment: ({ turn, phase, inquiry: { view } }) => kind.moment(view, { turn, phase }),
      who: ({ inquiry: { request, view } }) => thoughts.who(request, view),
      words: ({ inquiry: { request, view } }, now) => matchWords(kind, request, view, now),
      watch,
    },
    env,
  );
}

/** How what was weighed in matches of a game is told below lines of their journals; null: nothing is. */
export function asideWords<K extends Kit>(kind: MatchKind<K>): AsideWords<K> | null {
  const { thoughts } = kind;
  if (thoughts === undefined) return null;
  const by: AsideWords<K>['by'] = ({ request, view }) => ({
    who: thoughts.who(request, view),
    words: matchWords(kind, request, view, SIZE),
  });
  return { of: thoughts.of, by };
}

/** What stands below lines of a match in play, once it has been found for those that were shown since the last answer. */
export function asidesBelow<K extends Kit>(
  kind: MatchKind<K>,
  session: Session<K>,
  lines: readonly JournalLine<K['event']>[],
  { settings }: Env,
): AsideBelow {
  const words = asideWords(kind);
  if (words !== null) tellAsides(words, session, lines);
  return asidesFor(settings);
}

/** As wide as any note needs to be. */
const SIZE = { columns: 80, rows: 24 };
