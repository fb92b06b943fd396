/** The luck of a bout, line by line of its journal (P300). */

import type { Frame, JournalLine } from '../../../session/frames.ts';
import { chanceOfOutcome, luckOf, type SideLuck, type Struck, struckBy } from '../odds/luck.ts';
import { isHorse } from '../rules/beasts/mounts.ts';
import type { EventOf, GladiatorEvent } from '../rules/events.ts';
import type { GladiatorKit } from '../rules/kit.ts';
import type { Side } from '../rules/side.ts';
import type { State } from '../rules/types.ts';
import { type BoutRecord, isFortune } from './bout-record.ts';

type Line = JournalLine<GladiatorEvent>;

/** A blow that luck was told of, with its line. */
export interface LuckBlow extends Struck {
  readonly line: Line;
}

/** Something that was not to be expected, with its line. */
interface Unlikely {
  readonly line: Line;
  /** The roll; null: all the dice of a blow together. */
  readonly roll: string | null;
  /** That it came out so, or for a blow so hard. */
  readonly chance: number;
}

/** How lucky both sides of a bout were, blow by blow. */
export interface BoutLuck {
  readonly sides: readonly [SideLuck, SideLuck];
  readonly blows: readonly LuckBlow[];
  /** The least likely first. */
  readonly unlikely: readonly Unlikely[];
}

/** What comes oftener than so is not unlikely. */
const UNLIKELY = 0.1;
const TOLD = 5;

/** The luck of a bout being read, some blows at a time. */
export interface LuckReading {
  /** How much of it is done, 0 to 1. */
  readonly done: number;
  /** Null as long as it goes on. */
  readonly luck: BoutLuck | null;
  /** Reads so many blows more. */
  step(blows: number): void;
}

/** Reads the luck of a bout from all its dice. */
export function boutLuck(record: BoutRecord): BoutLuck {
  const reading = readLuck(record);
  for (;;) {
    const { luck } = reading;
    if (luck !== null) return luck;
    reading.step(Number.POSITIVE_INFINITY);
  }
}

/** Begins to read the luck of a bout. */
export function readLuck(record: BoutRecord): LuckReading {
  const { frames } = record;
  const befores = statesBefore(frames);
  const places = frames.flatMap(({ entry: { event } }, i) => (event.kind === 'blow' ? [i] : []));
  const blows: LuckBlow[] = [];
  let read = 0;
  let luck: BoutLuck | null = null;
  return {
    get done() {
      return luck === null ? read / Math.max(1, places.length) : 1;
    },
    get luck() {
      return luck;
    },
    step(more) {
      for (const at of places.slice(read, read + more)) {
        const blow = blowAt(record, at, befores[at]);
        if (blow !== null) blows.push(blow);
        read += 1;
      }
      if (read === places.length) luck ??= { sides: luckOf(blows), blows, unlikely: unlikelyOf(record, blows) };
    },
  };
}

function blowAt({ frames, tables }: BoutRecord, at: number, before: Readonly<State> | undefined): LuckBlow | null {
  const frame = frames[at];
  if (frame?.entry.event.kind !== 'blow' || before === undefined) return null;
  const { entry, text } = frame;
  const struck = struckBy({ rules: before.rules, tables }, before, frame.entry.event);
  return struck === null ? null : { ...struck, line: { entry, text } };
}

/** The state each event found: for blows of one moment the one before the first of them (P40). */
function statesBefore(frames: readonly Frame<GladiatorKit>[]): readonly (Readonly<State> | undefined)[] {
  let before: Readonly<State> | undefined;
  let last: EventOf<'blow'> | null = null;
  return frames.map(({ entry: { event } }, i) => {
    const same = event.kind === 'blow' && last !== null && isOneMoment(last, event);
    if (!same) before = frames[i - 1]?.state;
    if (event.kind !== 'shrugged-off') last = event.kind === 'blow' ? event : null;
    return before;
  });
}

function isOneMoment(a: EventOf<'blow'>, b: EventOf<'blow'>): boolean {
  return a.together && b.together && a.round === b.round && (a.round === null || a.cf === b.cf);
}

function unlikelyOf({ frames }: BoutRecord, blows: readonly LuckBlow[]): readonly Unlikely[] {
  const hard = blows.filter(({ harm }) => harm > 0).map(({ line, orMore }) => ({ line, roll: null, chance: orMore }));
  const rolls = frames.flatMap(({ entry, text }): readonly Unlikely[] => {
    if (entry.event.kind === 'blow' || !isFortune(entry.event)) return [];
    return (entry.event.rolls ?? []).flatMap((roll) => {
      const chance = chanceOfOutcome(roll);
      return chance === null ? [] : [{ line: { entry, text }, roll: roll.name, chance }];
    });
  });
  const rare = [...hard, ...rolls].filter(({ chance }) => chance <= UNLIKELY);
  return rare.sort((a, b) => a.chance - b.chance || a.line.entry.seq - b.line.entry.seq).slice(0, TOLD);
}

/** Who fought on a side, but for the horses. */
export function sideNames({ fighters }: Readonly<State>, side: Side): readonly string[] {
  return fighters.filter((one) => one.side === side && !isHorse(one)).map(({ name }) => name);
}
