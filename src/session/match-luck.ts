/** How the dice of a finished match fell, for the counts over many: each throw held against what it was to bring. */
import type { DiceLuck, LuckTold } from '../kernel/dice-luck.ts';
import type { Kit } from '../kernel/kit.ts';
import type { RuleSet } from '../kernel/ruleset.ts';
import { readable, type Save } from '../kernel/save.ts';
import type { Toil } from '../odds/labour.ts';
import { reread } from './reread.ts';

/** A throw of one of both: what came, and in hundredths what was to be expected and how far it strays. */
export interface WeighedThrow {
  /** It is the player's, or of the player's side. */
  readonly own: boolean;
  readonly came: number;
  readonly due: number;
  readonly variance: number;
}

/** How the matches of a game are read. */
interface LuckReader<K extends Kit> {
  readonly ruleset: RuleSet<K>;
  readonly tables: K['tables'];
  /** The throws of an event that count; the state is the one after it. */
  weigh(event: K['event'], state: Readonly<K['state']>): readonly WeighedThrow[];
}

/** Events of a slice: some milliseconds. */
const EVENTS = 250;

/** Begins to read it from the record of a match. */
export function toilForMatchLuck<K extends Kit>({ ruleset, tables, weigh }: LuckReader<K>, save: Save): Toil<LuckTold> {
  const fallen: WeighedThrow[] = [];
  const reading = reread<K, DiceLuck>(
    ruleset,
    tables,
    save,
    { watch: ({ event }, state) => void fallen.push(...weigh(event, state)) },
    () => readable(summed(fallen)),
  );
  let found: LuckTold | null = null;
  return {
    get done() {
      return reading.done;
    },
    get found() {
      return found;
    },
    get over() {
      return found !== null;
    },
    step() {
      reading.step(EVENTS);
      const { value } = reading;
      if (found === null && value !== null) found = value.ok ? { luck: value.value } : { untold: value.why };
    },
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
