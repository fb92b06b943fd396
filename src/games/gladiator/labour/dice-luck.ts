/** How the dice of a finished bout fell, for the counts over many: its blows held against what they could have brought (P300). */
import type { LuckTold } from '../../../kernel/dice-luck.ts';
import type { Save } from '../../../kernel/save.ts';
import type { DoableErrand, Toil } from '../../../odds/labour.ts';
import { GAME_ID } from '../id.ts';
import { diceTally } from '../odds/luck.ts';
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
  let found: LuckTold | null = null;
  return {
    get done() {
      return (bout.done + (reading?.done ?? 0)) / 2;
    },
    get found() {
      return found;
    },
    get over() {
      return found !== null;
    },
    step() {
      bout.step(EVENTS);
      const { value } = bout;
      if (found !== null || value === null) return;
      if (!value.ok) {
        found = { untold: value.why };
        return;
      }
      reading ??= readLuck(value.value);
      reading.step(BLOWS);
      if (reading.luck === null) return;
      const side = boutEnd(value.value).fighters.find(({ by }) => by === 'seat')?.side ?? 0;
      found = { luck: diceTally(reading.luck.blows, side) };
    },
  };
}
