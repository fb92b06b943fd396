/** Gladiatori as bots play it. */
import type { BotGame } from '../../bots.ts';
import { bookAnswer } from '../ai/book-mind.ts';
import { GAME_ID } from '../id.ts';
import { gladiatori } from '../rules/index.ts';
import type { GladiatoriKit } from '../rules/kit.ts';
import { tables } from '../tables.ts';

/** The book stands in for a bot, and proposes what it would do. */
export function botGame(): BotGame<GladiatoriKit> {
  const own = tables();
  return {
    ...{ game: GAME_ID, ruleset: gladiatori, tables: own },
    stand: (request, view, pick) => bookAnswer(view, own, request, pick),
  };
}
