/** Who plays careers for fixtures, tests and the soak: plainly beyond the bouts, by chance or by the tactician in them. */
import { randomController } from '../../../src/ai/random.ts';
import { plainCareer } from '../../../src/games/munera/ai/plain-career.ts';
import { tacticianAct } from '../../../src/games/munera/ai/tactician.ts';
import { munera } from '../../../src/games/munera/rules/index.ts';
import type { MuneraKit } from '../../../src/games/munera/rules/kit.ts';
import { careerBout } from '../../../src/games/munera/screens/career/career-match.ts';
import type { CareerGame } from '../../../src/games/munera/session/career.ts';
import { tables } from '../../../src/games/munera/tables.ts';
import type { Session } from '../../../src/session/session.ts';

/** A bout in play. */
export type BoutSession = Session<MuneraKit>;

/** Plays a bout until it is so, or to its end: what it does by the tactician, all else by chance. */
export function playBout(session: BoutSession, done: (session: BoutSession) => boolean = () => false): void {
  const { match, seat } = session;
  const player = randomController(munera, tables(), match.seed);
  for (;;) {
    while (session.advance() !== null);
    if (session.over || done(session)) return;
    const { prompt } = session;
    if (prompt === null) throw new Error('neither over nor asking');
    const view = munera.view(match.state, seat);
    const choice = prompt.kind === 'act' ? tacticianAct(view, tables(), prompt.fighter) : player.choose(prompt, view);
    const why = session.answer(choice);
    if (why !== null) throw new Error(why);
  }
}

/** Plays a career plainly until it is so, or it is over; every bout with its record. */
export function playCareer(game: CareerGame, done: (game: CareerGame) => boolean): CareerGame {
  const { session } = game;
  const player = plainCareer(() => {
    throw new Error('a bout is played, not reckoned');
  });
  for (;;) {
    while (session.advance() !== null);
    const { prompt } = session;
    if (prompt === null || done(game)) return game;
    if (prompt.kind !== 'bout') {
      const why = game.answer(player.choose(prompt, session.match.state));
      if (why !== null) throw new Error(why);
      continue;
    }
    const bout = careerBout(game);
    if (!bout.ok) throw new Error(bout.why);
    if (bout.value === null) continue; // answered from its record
    playBout(bout.value);
    const why = game.finish(bout.value);
    if (why !== null) throw new Error(why);
  }
}

/** Whether a question of a kind is open, after at least so many bouts. */
export function asked(kind: string, bouts = 0): (game: CareerGame) => boolean {
  return ({ session }) => session.prompt?.kind === kind && session.match.state.past.length >= bouts;
}
