/** harena practice of a game whose matches stand alone on the house's screens. */
import type { FirstScreen } from '../games/commands.ts';
import type { Kit } from '../kernel/kit.ts';
import type { Store } from '../store/store.ts';
import { begunLone, type LoneMatches, loneMatch } from '../tui/match/practice.ts';
import { UsageError } from './errors.ts';

/** Begins a match unless one goes on already; what cannot be told on its screen is told on the title. Throws UsageError. */
export function practisedAlone<K extends Kit>(
  of: LoneMatches<K>,
  { setup, seed }: { readonly setup: K['setup']; readonly seed: string },
  store: Store,
): FirstScreen {
  const { noun } = of.kind;
  const sink = store.match(of.game);
  const running = sink.load();
  if (running.ok && running.value !== null && store.trouble === null)
    throw new UsageError(`a ${noun} is in progress: finish it or give it up with harena, then practise`);
  const session = begunLone(of, setup, seed, sink);
  return (env, told) =>
    told === null ? env.routes.play(loneMatch(of, session), env, session.trouble) : env.routes.title(env, told);
}
