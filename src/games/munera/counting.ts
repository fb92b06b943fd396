/** What is counted of Munera's bouts: what a bout was for its player, and the achievements that it earns. */
import { PLAYER_SEAT } from '../../kernel/levels.ts';
import { type Read, readable, type Save } from '../../kernel/save.ts';
import { readWhole, reread } from '../../session/reread.ts';
import type { Achievement } from '../../tui/stats/telling.ts';
import { ARENA_RESULTS, readAchievements } from '../achievements.ts';
import type { CountedMatch, MatchCounting, Tally } from '../game.ts';
import { achievementFile } from './data.ts';
import type { MuneraEvent } from './rules/events.ts';
import { munera } from './rules/index.ts';
import type { Fighter, State } from './rules/types.ts';
import { BOUT_ACHIEVEMENTS, type SeenBout } from './session/achievements.ts';
import { tables } from './tables.ts';

let read: readonly Achievement[] | null = null;

/** The counts of Munera Sine Missione. */
export const MUNERA_COUNTING: MatchCounting = {
  get achievements() {
    read ??= readAchievements(achievementFile);
    return read;
  },
  results: ARENA_RESULTS,
  harm: 'wounds',
  turnWord: 'round',
  withoutDice: true,
  count: (save): Read<Tally> => readable(boutTally(save)),
};

const NOTHING: Tally = { match: null, earned: [] };

/** A bout by its last state, and what it earns where it can be played again; nothing of one that goes on, or that nobody led. */
function boutTally(save: Save): Tally {
  const state = munera.schema.state.safeParse(save.checkpoint.state);
  if (!state.success || state.data.outcome === null) return NOTHING;
  const end = state.data;
  const own = end.fighters.find(({ seat }) => seat === PLAYER_SEAT);
  if (own === undefined) return NOTHING;
  const match = boutOf(end, own);
  const events = eventsOf(save);
  const seen: SeenBout = { events: events ?? [], end, own, won: match.result === 'V' };
  const earned =
    events === null ? [] : Object.keys(BOUT_ACHIEVEMENTS).filter((id) => BOUT_ACHIEVEMENTS[id]?.(seen) === true);
  return { match, earned };
}

/** Everything that happened in a bout, which is played again for it; null: it cannot be. */
function eventsOf(save: Save): readonly MuneraEvent[] | null {
  const events: MuneraEvent[] = [];
  const watch = ({ event }: { readonly event: MuneraEvent }): void => void events.push(event);
  return readWhole(reread(munera, tables(), save, { watch }, readable)).ok ? events : null;
}

function boutOf(end: State, own: Fighter): CountedMatch {
  const foes = end.fighters.filter(({ team }) => team !== own.team);
  const [foe] = foes;
  return {
    ...{ own: own.profile, foe: foes.length === 1 && foe !== undefined ? foe.profile : `${foes.length} others` },
    ...{ result: resultOf(end, own), turns: end.turn, dealt: own.dealt, taken: own.taken },
  };
}

/** Won where the team did, however one fared oneself. */
function resultOf({ outcome, fighters }: State, own: Fighter): string {
  const letters = fighters.filter(({ team }) => team === own.team).map(({ id }) => outcome?.results[id]);
  return letters.includes('V') ? 'V' : (outcome?.results[own.id] ?? 'P');
}
