/** Munera Sine Missione as bots play it. */
import type { BotGame } from '../../bots.ts';
import { muneraTactics } from '../ai/search/tactics.ts';
import { tacticianAnswer } from '../ai/tactician.ts';
import { GAME_ID } from '../id.ts';
import { munera } from '../rules/index.ts';
import type { MuneraKit } from '../rules/kit.ts';
import { tables } from '../tables.ts';

/** What is weighed as advice is proposed to a bot, and a tactician stands in for it. */
export function botGame(): BotGame<MuneraKit> {
  const own = tables();
  return {
    ...{ game: GAME_ID, ruleset: munera, tables: own },
    stand: (request, view, pick) => tacticianAnswer(view, own, request, pick),
    propose: (request, view, pick) => muneraTactics(request).candidates(view, own, request, pick),
  };
}
