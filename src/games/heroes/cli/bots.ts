/** Heroes of the Colosseum as bots play it. */
import type { BotGame } from '../../bots.ts';
import { adeptAnswer } from '../ai/adept.ts';
import { heroesTactics } from '../ai/search/tactics.ts';
import { GAME_ID } from '../id.ts';
import { heroes } from '../rules/index.ts';
import type { HeroesKit } from '../rules/kit.ts';
import { chances, tables } from '../tables.ts';

/** The searcher's candidates are proposed to a bot, and an adept stands in for it. */
export function botGame(): BotGame<HeroesKit> {
  const own = tables();
  return {
    ...{ game: GAME_ID, ruleset: heroes, tables: own },
    stand: (request, view) => adeptAnswer(view, own, request),
    propose: (request, view, pick) => heroesTactics(chances(), 0).candidates(view, own, request, pick),
  };
}
