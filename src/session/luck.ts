/** The luck of a bout, line by line of its journal (P300). */
import type { EventOf, GladiatorEvent } from '../engine/gladiator/events.ts';
import { isHorse } from '../engine/gladiator/mounts.ts';
import type { State } from '../engine/gladiator/types.ts';
import type { Side } from '../engine/kernel/state.ts';
import { chanceOfOutcome, luckOf, type SideLuck, type Struck, struckBy } from '../odds/luck.ts';
import { type BoutRecord, isFortune } from './bout-record.ts';
import type { Frame, JournalLine } from './frames.ts';

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

/** The luck of a bout. */
export interface BoutLuck {
  readonly sides: readonly [SideLuck, SideLuck];
  readonly blows: readonly LuckBlow[];
  /** The least likely first. */
  readonly unlikely: readonly Unlikely[];
}

/** What comes oftener than so is not unlikely. */
const UNLIKELY = 0.1;
const TOLD = 5;

/** Reads the luck of a bout from all its dice. */
export function boutLuck(record: BoutRecord): BoutLuck {
  const blows = blowsOf(record);
  return { sides: luckOf(blows), blows, unlikely: unlikelyOf(record, blows) };
}

function blowsOf({ frames, tables }: BoutRecord): readonly LuckBlow[] {
  const befores = statesBefore(frames);
  return frames.flatMap(({ entry, text }, i): readonly LuckBlow[] => {
    const { event } = entry;
    const before = befores[i];
    if (event.kind !== 'blow' || before === undefined) return [];
    const struck = struckBy({ rules: before.rules, tables }, before, event);
    return struck === null ? [] : [{ ...struck, line: { entry, text } }];
  });
}

/** The state each event found: for blows of one moment the one before the first of them (P40). */
function statesBefore(frames: readonly Frame<State, GladiatorEvent>[]): readonly (Readonly<State> | undefined)[] {
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
export function sideNames({ marks }: BoutRecord, side: Side): readonly string[] {
  const { fighters } = marks.at(-1)?.state ?? { fighters: [] };
  return fighters.filter((one) => one.side === side && !isHorse(one)).map(({ name }) => name);
}
