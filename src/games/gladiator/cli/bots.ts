/** GLADIATOR as bots play it. */
import type { Minds } from '../../../ai/mind.ts';
import type { SeatedBot } from '../../../cli/bots/program.ts';
import { startedBots } from '../../../cli/bots/started.ts';
import type { BotGame } from '../../bots.ts';
import { adeptAnswer } from '../ai/adept.ts';
import { gladiatorTactics } from '../ai/search/tactics.ts';
import { GAME_ID } from '../id.ts';
import { mindsFor } from '../labour/minds.ts';
import { gladiator } from '../rules/index.ts';
import type { GladiatorKit } from '../rules/kit.ts';
import type { Setup } from '../rules/setup/setup.ts';
import { overlaysOf } from '../rules/tables/edition-types.ts';
import { chances, tables } from '../tables.ts';

/** What a bot is told of a bout: the searcher's candidates are proposed to it, and an adept stands in for it. */
export function botGame(rules: Setup['rules']): BotGame<GladiatorKit> {
  const played = tables().under(overlaysOf(rules));
  return {
    ...{ game: GAME_ID, ruleset: gladiator, tables: played },
    stand: (request, view, pick) => adeptAnswer(view, played, request, pick),
    propose: (request, view, pick) => gladiatorTactics(chances(), 0).candidates(view, played, request, pick),
  };
}

/** Bots that run, as minds of a bout. */
export function botsFor(setup: Setup, seated: readonly SeatedBot[], seconds: number) {
  const bots = startedBots(botGame(setup.rules), seated, seconds);
  const minds: Minds<GladiatorKit> = { ...mindsFor(setup), ...bots.minds };
  return { ...bots, minds };
}
