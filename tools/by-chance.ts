/** Who plays matches of any game for fixtures and tests: with legal choices by chance. */
import { randomController } from '../src/ai/random.ts';
import type { Kit } from '../src/kernel/kit.ts';
import type { Session } from '../src/session/session.ts';

/** Plays a match until it is so, or to its end. */
export function playByChance<K extends Kit>(
  session: Session<K>,
  done: (session: Session<K>) => boolean = () => false,
): void {
  const { match, seat } = session;
  const { ruleset, tables, seed } = match;
  const player = randomController(ruleset, tables, seed);
  for (;;) {
    while (session.advance() !== null);
    if (session.over || done(session)) return;
    const { prompt } = session;
    if (prompt === null) throw new Error('neither over nor asking');
    const why = session.answer(player.choose(prompt, ruleset.view(match.state, seat)));
    if (why !== null) throw new Error(why);
  }
}
