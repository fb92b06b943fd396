/** Who plays campaigns for fixtures, tests and the soak: plainly, its matches by the book. */
import { bookAnswer } from '../../../src/games/gladiatori/ai/book-mind.ts';
import { plainCampaign } from '../../../src/games/gladiatori/ai/plain-campaign.ts';
import { gladiatori } from '../../../src/games/gladiatori/rules/index.ts';
import { matchNow } from '../../../src/games/gladiatori/screens/campaign/campaign-match.ts';
import type { CampaignGame } from '../../../src/games/gladiatori/session/campaign.ts';
import { campaignTables, tables } from '../../../src/games/gladiatori/tables.ts';
import { rngFrom, seedState } from '../../../src/kernel/rng.ts';
import type { GameSession } from './sessions.ts';

/** Plays a match by the book until it is so, or to its end. */
export function playMatch(session: GameSession, done: (session: GameSession) => boolean = () => false): void {
  const { match, seat } = session;
  const lots = rngFrom(seedState(match.seed));
  for (;;) {
    while (session.advance() !== null);
    const { prompt } = session;
    if (session.over || done(session)) return;
    if (prompt === null) throw new Error('neither over nor asking');
    const why = session.answer(bookAnswer(gladiatori.view(match.state, seat), tables(), prompt, lots.int));
    if (why !== null) throw new Error(why);
  }
}

/** Plays a campaign plainly until it is so, or it is over; every match with its record. */
export function playCampaign(game: CampaignGame, done: (game: CampaignGame) => boolean): CampaignGame {
  const { session } = game;
  const player = plainCampaign(campaignTables(), () => {
    throw new Error('a match is played, not reckoned');
  });
  for (;;) {
    while (session.advance() !== null);
    const { prompt } = session;
    if (prompt === null || done(game)) return game;
    if (prompt.kind !== 'match') {
      const why = game.answer(player.choose(prompt, session.match.state));
      if (why !== null) throw new Error(why);
      continue;
    }
    const match = matchNow(game);
    if (!match.ok) throw new Error(match.why);
    if (match.value === null) continue; // answered from its record
    playMatch(match.value);
    const why = game.finish(match.value);
    if (why !== null) throw new Error(why);
  }
}

/** Whether a question of a kind is open, after at least so many matches. */
export function asked(kind: string, matches = 0): (game: CampaignGame) => boolean {
  return ({ session }) => session.prompt?.kind === kind && session.match.state.past.length >= matches;
}
