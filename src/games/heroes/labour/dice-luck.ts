/** How the pools of a match fell: their successes, held against one of two dice (2.7.3). */
import type { LuckTold } from '../../../kernel/dice-luck.ts';
import type { Entry } from '../../../kernel/event.ts';
import { PLAYER_SEAT } from '../../../kernel/levels.ts';
import type { Save } from '../../../kernel/save.ts';
import type { DoableErrand, Toil } from '../../../odds/labour.ts';
import { toilForMatchLuck, type WeighedThrow } from '../../../session/match-luck.ts';
import { GAME_ID } from '../id.ts';
import type { HeroesEvent } from '../rules/events.ts';
import { heroes } from '../rules/index.ts';
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

/** Begins to read it. */
export function toilForDiceLuck({ save }: DiceLuckOrders): Toil<LuckTold> {
  return toilForMatchLuck({ ruleset: heroes, tables: tables(), weigher: () => weigh }, save);
}

function weigh({ event, seq }: Entry<HeroesEvent>, { fighters }: Readonly<State>): readonly WeighedThrow[] {
  if (!('pools' in event)) return [];
  const own = fighters.find(({ seat }) => seat === PLAYER_SEAT)?.side;
  return event.pools.map(({ fighter, dice }, i) => ({
    seq,
    own: fighters.find(({ id }) => id === fighter)?.side === own,
    came: event.rolls?.[i]?.total ?? 0,
    due: DIE.due * dice,
    variance: DIE.variance * dice,
  }));
}
