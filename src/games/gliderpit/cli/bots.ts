/** Glider-Pit Gladiators as bots play it. */
import type { BotGame } from '../../bots.ts';
import { GAME_ID } from '../id.ts';
import { mindOf } from '../labour/minds.ts';
import { gliderpit } from '../rules/index.ts';
import type { PitKit } from '../rules/kit.ts';
import { tables } from '../tables.ts';

/** A tactician stands in for a bot, and proposes what it would do. */
export function botGame(): BotGame<PitKit> {
  const { choose } = mindOf(new Map());
  return { game: GAME_ID, ruleset: gliderpit, tables: tables(), stand: choose };
}
