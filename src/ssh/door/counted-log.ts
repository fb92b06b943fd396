/** A log of what strangers do, in which repeats are counted: one line a minute for each kind of event and address. */
import { countedAs } from './address.ts';
import { type Clock, every } from './clock.ts';
import type { Facts, Log } from './log.ts';

/** A log that counts, until it is closed. */
export interface CountedLog extends Log {
  /** Tells what has been counted, and counts no more. */
  close(): void;
}

type Level = keyof Log;

/** What was told in this minute or the last. */
interface Told {
  readonly level: Level;
  readonly event: string;
  readonly facts: Facts;
  /** How often it came again, untold. */
  times: number;
}

const MINUTE = 60_000;
/** Kinds and addresses that are told apart; all beyond are counted together. */
const APART_MAX = 1_000;

/**
 * The first event of a kind from an address is told at once. Its like are told together at the end of
 * the minute, as the first with `times` more, and so every minute until there are none.
 */
export function countedLog(log: Log, clock: Clock): CountedLog {
  const told = new Map<string, Told>();
  const tell = (level: Level, event: string, facts: Facts): void => {
    const { key, shown } = placeOf(told, event, facts);
    const known = told.get(key);
    if (known !== undefined) {
      known.times++;
      return;
    }
    told.set(key, { level, event, facts: shown, times: 0 });
    log[level](event, shown);
  };
  const sum = (): void => {
    for (const [key, one] of told) {
      if (one.times === 0) told.delete(key);
      else log[one.level](one.event, { ...one.facts, times: one.times });
      one.times = 0;
    }
  };
  const stop = every(clock, MINUTE, sum);
  return {
    info: (event, facts = {}) => tell('info', event, facts),
    warn: (event, facts = {}) => tell('warn', event, facts),
    error: (event, facts = {}) => tell('error', event, facts),
    close() {
      stop();
      sum();
    },
  };
}

/** Where an event is counted, and what is told of it. Reasons are not looked at: strangers write some of them. */
function placeOf(
  told: ReadonlyMap<string, Told>,
  event: string,
  facts: Facts,
): { readonly key: string; readonly shown: Facts } {
  const key = `${event}|${facts.what ?? ''}|${countedAs(String(facts.address ?? ''))}`;
  if (told.size < APART_MAX || told.has(key)) return { key, shown: facts };
  return { key: event, shown: { address: 'others' } };
}
