/** How the dice of a finished bout fell, for the counts over many: its blows held against what they could have brought (P300). */
import type { LuckTold } from '../../../kernel/dice-luck.ts';
import type { Save } from '../../../kernel/save.ts';
import { type DoableErrand, type Toil, toilUntil } from '../../../odds/labour.ts';
import { GAME_ID } from '../id.ts';
import { diceTally } from '../odds/luck.ts';
import { isPlayers } from '../rules/setup/levels.ts';
import { beginBout, boutEnd } from '../session/bout-record.ts';
import { type LuckReading, readLuck } from '../session/luck.ts';
import { tables } from '../tables.ts';

/** What it is asked of. */
export interface DiceLuckOrders {
  readonly save: Save;
}

/** Blows and events of a slice: some milliseconds. */
const BLOWS = 12;
const EVENTS = 250;

/** The luck of a bout's player, to be asked for. */
export function diceLuckErrand(orders: DiceLuckOrders): DoableErrand<LuckTold> {
  return { game: GAME_ID, kind: 'dice-luck', orders, begin: () => toilForDiceLuck(orders) };
}

/** Begins to read it. */
export function toilForDiceLuck({ save }: DiceLuckOrders): Toil<LuckTold> {
  const bout = beginBout(tables(), save);
  let reading: LuckReading | null = null;
  return toilUntil(
    () => {
      bout.step(EVENTS);
      const { value } = bout;
      if (value === null) return null;
      if (!value.ok) return { untold: value.why };
      reading ??= readLuck(value.value);
      reading.step(BLOWS);
      if (reading.luck === null) return null;
      const side = boutEnd(value.value).fighters.find(isPlayers)?.side ?? 0;
      return { luck: diceTally(reading.luck.blows, side) };
    },
    () => (bout.done + (reading?.done ?? 0)) / 2,
  );
}
