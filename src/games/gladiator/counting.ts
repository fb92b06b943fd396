/** What is counted of GLADIATOR's matches: what a bout was for its player, and the achievements that it, a career or a house earns. */
import type * as z from 'zod/mini';
import { type Read, readable, type Save } from '../../kernel/save.ts';
import { readWhole, reread } from '../../session/reread.ts';
import type { Achievement } from '../../tui/stats/telling.ts';
import { ARENA_RESULTS, readAchievements } from '../achievements.ts';
import type { CountedMatch, MatchCounting, Tally } from '../game.ts';
import { career } from './career/index.ts';
import { achievementTexts } from './data.ts';
import { lanista } from './house/index.ts';
import { diceLuckErrand } from './labour/dice-luck.ts';
import { isHorse } from './rules/beasts/mounts.ts';
import { gladiator } from './rules/index.ts';
import type { Fighter, State } from './rules/types.ts';
import {
  BOUT_ACHIEVEMENTS,
  careerEarned,
  houseEarned,
  type SeenBout,
  type TimedEvent,
} from './session/achievements.ts';
import { tables } from './tables.ts';

let read: readonly Achievement[] | null = null;

/** GLADIATOR's counts. */
export const COUNTING: MatchCounting = {
  get achievements() {
    read ??= readAchievements(achievementTexts);
    return read;
  },
  results: ARENA_RESULTS,
  harm: 'wounds',
  diceNote: 'A blow that kills counts as all boxes of an area (P300).',
  count(save): Read<Tally> {
    switch (save.ruleset) {
      case gladiator.id:
        return readable(boutTally(save));
      case career.id:
        return earnedBy(save, career.schema.state, careerEarned);
      default:
        return earnedBy(save, lanista.schema.state, houseEarned);
    }
  },
  luck: (save) => diceLuckErrand({ save }),
};

const NOTHING: Tally = { match: null, earned: [] };

function earnedBy<S>(
  { checkpoint }: Save,
  schema: z.ZodMiniType<S>,
  earned: (state: S) => readonly string[],
): Read<Tally> {
  const state = schema.safeParse(checkpoint.state);
  return readable(state.success ? { match: null, earned: earned(state.data) } : NOTHING);
}

/** A bout by its last state, and what it earns where it can be played again; nothing of one that goes on, or that the player only looked on at. */
function boutTally(save: Save): Tally {
  const state = gladiator.schema.state.safeParse(save.checkpoint.state);
  if (!state.success || state.data.outcome === null) return NOTHING;
  const end = state.data;
  const led = end.fighters.filter(({ by }) => by === 'seat');
  if (led.length === 0) return NOTHING;
  const events = eventsOf(save);
  const seen: SeenBout = { events: events ?? [], end, led, won: resultFor(end, led) === 'V' };
  const earned =
    events !== null ? Object.keys(BOUT_ACHIEVEMENTS).filter((id) => BOUT_ACHIEVEMENTS[id]?.(seen) === true) : [];
  return { match: matchFor(end, led), earned };
}

/** Everything that happened in a bout, which is played again for it; null: it cannot be. */
function eventsOf(save: Save): readonly TimedEvent[] | null {
  const events: TimedEvent[] = [];
  const watch = (entry: TimedEvent): void => void events.push(entry);
  return readWhole(reread(gladiator, tables(), save, { watch }, readable)).ok ? events : null;
}

function matchFor(end: State, led: readonly Fighter[]): CountedMatch {
  const side = led[0]?.side;
  const foes = end.fighters.filter((one) => one.side !== side);
  const own = end.fighters.filter((one) => one.side === side);
  return {
    ...{ own: kindOf(own), foe: kindOf(foes), result: resultFor(end, led), turns: end.turn },
    ...{ dealt: woundsOf(foes), taken: woundsOf(led) },
  };
}

/** 3.8.1 The letter of the one man who was led; of several that of their side. */
function resultFor({ outcome }: State, led: readonly Fighter[]): string {
  const [first] = led;
  const letters = led.map(({ id }) => outcome?.results[id] ?? 'P');
  if (led.length === 1) return letters[0] ?? 'P';
  if (outcome?.winner === null) return 'S';
  return outcome?.winner === first?.side ? 'V' : letters.includes('M') ? 'M' : 'P';
}

const woundsOf = (men: readonly Fighter[]): number =>
  men.reduce((sum, { wounds }) => sum + Object.values(wounds).reduce((all, boxes) => all + boxes, 0), 0);

/** What a side is called in the counts: a style, or of the Basic Game a weight; a kind of beast; or how many. */
function kindOf(side: readonly Fighter[]): string {
  const there = side.filter((one) => !isHorse(one));
  const kinds = [...new Set(there.map(({ beast, style, type }) => beast?.kind ?? style ?? type))];
  const [kind = 'nobody'] = kinds;
  if (there.length === 1) return kind;
  return kinds.length === 1 ? `${there.length} x ${kind}` : `team of ${there.length}`;
}
