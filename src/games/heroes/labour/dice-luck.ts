/** How the pools of a match fell: their successes, held against one of two dice (2.7.3). */
import type { LuckTold } from '../../../kernel/dice-luck.ts';
import type { Entry } from '../../../kernel/event.ts';
import { PLAYER_SEAT } from '../../../kernel/levels.ts';
import type { Save } from '../../../kernel/save.ts';
import type { DoableErrand, Toil } from '../../../odds/labour.ts';
import {
  type LuckReader,
  type ThrowsTold,
  toilForMatchLuck,
  toilForThrows,
  type WeighedThrow,
} from '../../../session/match-luck.ts';
import { GAME_ID } from '../id.ts';
import type { HeroesEvent } from '../rules/events.ts';
import { heroes } from '../rules/index.ts';
import type { HeroesKit } from '../rules/kit.ts';
import type { State } from '../rules/types.ts';
import { tables } from '../tables.ts';

/** What it is asked of. */
export interface DiceLuckOrders {
  readonly save: Save;
}

/** 2.7.3 Of a die's success, in hundredths: what is expected, and how far it strays. */
const DIE = { due: 50, variance: 25 } as const;

/** The luck of a match's player, to be asked for. */
export function diceLuckErrand(orders: DiceLuckOrders): DoableErrand<LuckTold> {
  return { game: GAME_ID, kind: 'dice-luck', orders, begin: () => toilForDiceLuck(orders) };
}

/** Every pool of a match, to be asked for. */
export function poolsErrand(save: Save): DoableErrand<ThrowsTold> {
  const orders: DiceLuckOrders = { save };
  return { game: GAME_ID, kind: 'pools', orders, begin: () => toilForPools(orders) };
}

/** Begins to read the sums. */
export const toilForDiceLuck = ({ save }: DiceLuckOrders): Toil<LuckTold> => toilForMatchLuck(poolReader(), save);

/** Begins to read every pool. */
export const toilForPools = ({ save }: DiceLuckOrders): Toil<ThrowsTold> => toilForThrows(poolReader(), save);

/** How matches are read. */
export const poolReader = (): LuckReader<HeroesKit> => ({ ruleset: heroes, tables: tables(), weigher: () => weigh });

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
