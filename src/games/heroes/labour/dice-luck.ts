/** How the pools of a match fell: their successes, held against one of two dice (2.7.3). */
import type { Entry } from '../../../kernel/event.ts';
import { PLAYER_SEAT } from '../../../kernel/levels.ts';
import { type LuckReader, luckErrands, type WeighedThrow } from '../../../session/match-luck.ts';
import { GAME_ID } from '../id.ts';
import type { HeroesEvent } from '../rules/events.ts';
import { heroes } from '../rules/index.ts';
import type { HeroesKit } from '../rules/kit.ts';
import type { State } from '../rules/types.ts';
import { tables } from '../tables.ts';

/** 2.7.3 Of a die's success, in hundredths: what is expected, and how far it strays. */
const DIE = { due: 50, variance: 25 } as const;

/** How matches are read. */
export const poolReader = (): LuckReader<HeroesKit> => ({ ruleset: heroes, tables: tables(), weigher: () => weigh });

/** The luck of matches, to be asked for. */
export const POOLS = luckErrands(GAME_ID, poolReader);

function weigh({ event, seq }: Entry<HeroesEvent>, { fighters }: Readonly<State>): readonly WeighedThrow[] {
  if (!('pools' in event)) return [];
  const own = (fighters.find(({ seat }) => seat === PLAYER_SEAT) ?? fighters[0])?.side;
  return event.pools.map(({ fighter, dice }, i) => ({
    seq,
    own: fighters.find(({ id }) => id === fighter)?.side === own,
    came: event.rolls?.[i]?.total ?? 0,
    due: DIE.due * dice,
    variance: DIE.variance * dice,
  }));
}
