/** Games of houses played by the plain lanista as far as wanted. */
import { plainLanista } from '../../../src/games/gladiator/ai/plain-lanista.ts';
import type { HousesDecisions } from '../../../src/games/gladiator/house/types.ts';
import type { HousesGame } from '../../../src/games/gladiator/session/house.ts';

interface Way {
  /** The month from which on the question counts. */
  readonly month?: number;
  /** What is answered otherwise than the plain lanista would, by kind of question. */
  readonly answers?: { readonly [kind: string]: unknown };
}

/** Answers until a question of a kind stands, or the game is over. Throws where an answer is refused. */
export function playHouse(
  game: HousesGame,
  kind: keyof HousesDecisions | null,
  { month = 1, answers = {} }: Way = {},
): void {
  const { session } = game;
  const { match } = session;
  const plain = plainLanista(match.tables);
  for (;;) {
    while (session.advance() !== null);
    const { prompt } = session;
    if (prompt === null || (prompt.kind === kind && match.state.turn >= month)) return;
    const fault = game.answer(answers[prompt.kind] ?? plain.choose(prompt, match.ruleset.view(match.state, 0)));
    if (fault !== null) throw new Error(fault);
  }
}
