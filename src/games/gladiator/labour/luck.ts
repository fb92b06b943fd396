/** The luck of a finished bout: read blow by blow, and then the rolls looked for that swung it. */
import type { Save } from '../../../kernel/save.ts';
import type { DoableErrand, Toil } from '../../../odds/labour.ts';
import { GAME_ID } from '../id.ts';
import type { State } from '../rules/types.ts';
import { beginBout, boutEnd } from '../session/bout-record.ts';
import { type BoutLuck, type LuckReading, readLuck } from '../session/luck.ts';
import { type Swing, type SwingSearch, searchSwings } from '../session/swings.ts';
import { tables } from '../tables.ts';

/** What luck is asked of. */
export interface LuckOrders {
  readonly save: Save;
  /** As `searchSwings` takes it; null: as much as usual. */
  readonly work: number | null;
}

/** The luck of a bout, as far as it is known. */
export interface ToldLuck {
  readonly seed: string;
  /** How the bout ended. */
  readonly end: State;
  readonly luck: BoutLuck;
  /** Null as long as they are looked for. */
  readonly swings: readonly Swing[] | null;
}

/** Luck, or why it cannot be told. */
export type LuckFound = ToldLuck | { readonly untold: string };

/** Draws, blows and events of a slice: some twenty milliseconds. */
const DRAWS = 3000;
const BLOWS = 24;
const EVENTS = 250;

/** Luck, to be asked for. */
export function luckErrand(orders: LuckOrders): DoableErrand<LuckFound> {
  return { game: GAME_ID, kind: 'luck', orders, begin: () => toilForLuck(orders) };
}

/** Begins to read luck. */
export function toilForLuck({ save, work }: LuckOrders): Toil<LuckFound> {
  const bout = beginBout(tables(), save);
  let reading: LuckReading | null = null;
  let search: SwingSearch | null = null;
  let found: LuckFound | null = null;
  const read = (): void => {
    bout.step(EVENTS);
    const { value } = bout;
    if (value === null) return;
    if (!value.ok) {
      found = { untold: value.why };
      return;
    }
    const record = value.value;
    reading ??= readLuck(record);
    reading.step(BLOWS);
    const { luck } = reading;
    if (luck === null) return;
    search = searchSwings(record, luck, work ?? undefined);
    found = { seed: save.seed, end: boutEnd(record), luck, swings: null };
  };
  const look = (looking: SwingSearch, told: ToldLuck): void => {
    looking.step(DRAWS);
    if (looking.swings !== null) found = { ...told, swings: looking.swings };
  };
  return {
    get done() {
      return search?.done ?? (bout.done + (reading?.done ?? 0)) / 2;
    },
    get found() {
      return found;
    },
    get over() {
      return found !== null && ('untold' in found || found.swings !== null);
    },
    step() {
      if (found === null) read();
      else if (search !== null && 'luck' in found && found.swings === null) look(search, found);
    },
  };
}
