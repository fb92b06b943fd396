/** Who plays matches and familiae for fixtures and tests: by chance in a match, plainly beyond it. */
import { randomController } from '../../../src/ai/random.ts';
import { plainCareer } from '../../../src/games/heroes/ai/plain-career.ts';
import { mindsFor } from '../../../src/games/heroes/labour/minds.ts';
import { heroes } from '../../../src/games/heroes/rules/index.ts';
import type { HeroesKit } from '../../../src/games/heroes/rules/kit.ts';
import type { HeroesSetup } from '../../../src/games/heroes/rules/types.ts';
import type { FamiliaGame } from '../../../src/games/heroes/session/career.ts';
import { tables } from '../../../src/games/heroes/tables.ts';
import { PLAYER_SEAT } from '../../../src/kernel/levels.ts';
import { type SaveSink, Session } from '../../../src/session/session.ts';

/** A match in play. */
export type MatchSession = Session<HeroesKit>;

/** Begins a match of the player's. */
export function startMatch(setup: HeroesSetup, seed: string, sink: SaveSink): MatchSession {
  return Session.start(heroes, tables(), { setup, seed }, { seats: [PLAYER_SEAT], sink, minds: mindsFor(setup) });
}

/** Plays a match with legal choices by chance until it is so, or to its end. */
export function playMatch(session: MatchSession, done: (session: MatchSession) => boolean = () => false): void {
  const { match, seat } = session;
  const player = randomController(heroes, tables(), match.seed);
  for (;;) {
    while (session.advance() !== null);
    if (session.over || done(session)) return;
    const { prompt } = session;
    if (prompt === null) throw new Error('neither over nor asking');
    const why = session.answer(player.choose(prompt, heroes.view(match.state, seat)));
    if (why !== null) throw new Error(why);
  }
}

/** Plays a familia of one Star plainly until it is so, or it is closed; every match with its record. */
export function playFamilia(game: FamiliaGame, done: (game: FamiliaGame) => boolean): FamiliaGame {
  const { session } = game;
  const points = { savvy: 5, speed: 3, strength: 4 };
  const player = plainCareer(tables(), { signature: 'agile', second: true, points, style: 'murmillo' });
  for (;;) {
    while (session.advance() !== null);
    const { prompt } = session;
    if (prompt === null || done(game)) return game;
    if (prompt.kind !== 'match') {
      const why = game.answer(player.choose(prompt, session.match.state));
      if (why !== null) throw new Error(why);
      continue;
    }
    const match = game.bout();
    if (!match.ok) throw new Error(match.why);
    if (match.value === null) continue; // answered from its record
    playMatch(match.value);
    const why = game.finish(match.value);
    if (why !== null) throw new Error(why);
  }
}

/** Whether a question of a kind is open, after at least so many matches. */
export function asked(kind: string, matches = 0): (game: FamiliaGame) => boolean {
  return ({ session }) => session.prompt?.kind === kind && session.match.state.past.length >= matches;
}
