/** How the dice of a finished match fell: each throw held against what it was to bring. */
import type { DiceLuck, LuckTold } from '../kernel/dice-luck.ts';
import type { Entry, GameEvent } from '../kernel/event.ts';
import type { Kit } from '../kernel/kit.ts';
import type { RuleSet } from '../kernel/ruleset.ts';
import { readable, type Save } from '../kernel/save.ts';
import { type DoableErrand, type Toil, type Toils, toilUntil } from '../odds/labour.ts';
import type { JournalLine } from './frames.ts';
import { reread } from './reread.ts';

/** A throw of one of both: what came, and in hundredths what was to be expected and how far it strays. */
export interface WeighedThrow {
  /** The number of its event in the journal. */
  readonly seq: number;
  /** It is the player's, or of the player's side. */
  readonly own: boolean;
  readonly came: number;
  readonly due: number;
  readonly variance: number;
}

/** How the matches of a game are read. */
export interface LuckReader<K extends Kit> {
  readonly ruleset: RuleSet<K>;
  readonly tables: K['tables'];
  /** Begins a match: what it returns gives the throws that count, each once all of it is known; the state is the one after an event. */
  weigher(): (entry: Entry<K['event']>, state: Readonly<K['state']>) => readonly WeighedThrow[];
}

/** A throw with the line of the journal that tells of it. */
export interface ToldThrow extends WeighedThrow {
  readonly line: JournalLine<GameEvent>;
}

/** How the dice of a match fell, throw by throw; or why that cannot be told. */
export type ThrowsTold =
  | { readonly luck: DiceLuck; readonly throws: readonly ToldThrow[] }
  | { readonly untold: string };

/** Events of a slice: some milliseconds. */
const EVENTS = 250;

/** Begins to read every throw from the record of a match. */
export function toilForThrows<K extends Kit>(
  { ruleset, tables, weigher }: LuckReader<K>,
  save: Save,
): Toil<ThrowsTold> {
  const lines: JournalLine<GameEvent>[] = [];
  const fallen: WeighedThrow[] = [];
  const weigh = weigher();
  const reading = reread<K, readonly ToldThrow[]>(
    ruleset,
    tables,
    save,
    {
      watch(entry, state) {
        lines.push({ entry, text: ruleset.narrate(entry.event, state) });
        fallen.push(...weigh(entry, state));
      },
    },
    () => readable(fallen.flatMap((one) => toldIn(lines, one))),
  );
  return toilUntil(
    () => {
      reading.step(EVENTS);
      const { value } = reading;
      if (value === null) return null;
      return value.ok ? { luck: summed(value.value), throws: value.value } : { untold: value.why };
    },
    () => reading.done,
  );
}

function toldIn(lines: readonly JournalLine<GameEvent>[], one: WeighedThrow): readonly ToldThrow[] {
  const line = lines.find(({ entry }) => entry.seq === one.seq);
  return line === undefined ? [] : [{ ...one, line }];
}

/** Begins to read their sums alone, for the counts over many matches. */
function toilForMatchLuck<K extends Kit>(reader: LuckReader<K>, save: Save): Toil<LuckTold> {
  const throws = toilForThrows(reader, save);
  return toilUntil(
    () => {
      throws.step();
      const { found } = throws;
      return found === null || 'untold' in found ? found : { luck: found.luck };
    },
    () => throws.done,
  );
}

/** What a match's luck is asked of. */
interface LuckOrders {
  readonly save: Save;
}

/** The luck of a game's matches: as errands, and how they are done. */
interface LuckErrands {
  readonly toils: Toils;
  /** The sums of a match's luck, to be asked for. */
  sums(save: Save): DoableErrand<LuckTold>;
  /** The same throw by throw. */
  throws(save: Save): DoableErrand<ThrowsTold>;
}

/** Those of a game by its id, and how its matches are read. */
export function luckErrands<K extends Kit>(game: string, reader: () => LuckReader<K>): LuckErrands {
  const sums = ({ save }: LuckOrders): Toil<LuckTold> => toilForMatchLuck(reader(), save);
  const throws = ({ save }: LuckOrders): Toil<ThrowsTold> => toilForThrows(reader(), save);
  const asked = <T>(kind: string, save: Save, toil: (orders: LuckOrders) => Toil<T>): DoableErrand<T> => ({
    ...{ game, kind, orders: { save }, begin: () => toil({ save }) },
  });
  return {
    toils: { 'dice-luck': sums, throws },
    sums: (save) => asked('dice-luck', save, sums),
    throws: (save) => asked('throws', save, throws),
  };
}

function summed(fallen: readonly WeighedThrow[]): DiceLuck {
  const sum = (all: readonly WeighedThrow[], of: 'came' | 'due' | 'variance'): number =>
    all.reduce((total, one) => total + one[of], 0);
  const [own, theirs] = [fallen.filter((one) => one.own), fallen.filter((one) => !one.own)];
  return {
    throws: fallen.length,
    ...{ dealt: sum(own, 'came'), dealtDue: sum(own, 'due') },
    ...{ taken: sum(theirs, 'came'), takenDue: sum(theirs, 'due') },
    variance: sum(fallen, 'variance'),
  };
}
