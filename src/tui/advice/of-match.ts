/** Advice on the house's screen of a match: answers are told as its lists tell them. */
import { chanceFor } from '../../ai/mind.ts';
import type { Feared } from '../../ai/tactics.ts';
import type { Kit } from '../../kernel/kit.ts';
import type { Request } from '../../kernel/request.ts';
import { equalPlain } from '../../kernel/state.ts';
import { ownEyes } from '../../session/eyes.ts';
import type { Session } from '../../session/session.ts';
import type { Choosable, MatchKind } from '../match/kind.ts';
import type { Env, Screen } from '../program.ts';
import { adviceScreen } from './advice.ts';

/** The box with advice on the question that is open, beside the answer under the mark; null: none is open, or the game gives none. */
export function matchAdvice<K extends Kit>(
  kind: MatchKind<K>,
  session: Session<K>,
  marked: Choosable | null,
  env: Env,
): Screen | null {
  const { inquiry, match } = session;
  if (inquiry === null || kind.advise === undefined) return null;
  const { request } = inquiry;
  const answers = (one: Request<K['decisions']>): readonly Choosable[] =>
    kind.ask(one, ownEyes(session).shown, match.tables, env).answers;
  const told = (one: Request<K['decisions']>, choice: unknown): Choosable | null =>
    answers(one).find((other) => equalPlain(other.choice, choice)) ?? null;
  const labelled = (one: Request<K['decisions']>, choice: unknown): string =>
    told(one, choice)?.label ?? JSON.stringify(choice);
  const asked = marked === null ? inquiry : { ...inquiry, own: marked.choice };
  return adviceScreen<K>(
    {
      errand: kind.advise(asked, chanceFor(match, 'advice', request.seat)),
      plan: marked?.label ?? null,
      short: (choice) => labelled(request, choice),
      means: (choice) => told(request, choice)?.note ?? '',
      others: (met: Feared<K>['answers']) => met.map((one) => labelled(one.request, one.choice)).join('; '),
    },
    env,
  );
}
