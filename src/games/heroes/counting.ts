/** What is counted of Heroes' matches: what a match was for its player, and the achievements that it or a familia earns. */
import { PLAYER_SEAT } from '../../kernel/levels.ts';
import { type Read, readable, type Save } from '../../kernel/save.ts';
import { readWhole, reread } from '../../session/reread.ts';
import type { Achievement } from '../../tui/stats/telling.ts';
import { ARENA_RESULTS, readAchievements } from '../achievements.ts';
import type { CountedMatch, MatchCounting, Tally } from '../game.ts';
import { heroesCareer } from './career/index.ts';
import { achievementWords } from './data.ts';
import type { HeroesEvent } from './rules/events.ts';
import { heroes } from './rules/index.ts';
import type { Fighter, ResultLetter, State } from './rules/types.ts';
import { familiaEarned, MATCH_ACHIEVEMENTS, type SeenMatch } from './session/achievements.ts';
import { tables } from './tables.ts';

let read: readonly Achievement[] | null = null;

/** The counts of Heroes of the Colosseum. */
export const HEROES_COUNTING: MatchCounting = {
  get achievements() {
    read ??= readAchievements(achievementWords);
    return read;
  },
  results: ARENA_RESULTS,
  harm: 'wounds',
  turnWord: 'round',
  withoutDice: true,
  count: (save): Read<Tally> => readable(save.ruleset === heroes.id ? matchTally(save) : familiaTally(save)),
};

const NOTHING: Tally = { match: null, earned: [] };

function familiaTally({ checkpoint }: Save): Tally {
  const state = heroesCareer.schema.state.safeParse(checkpoint.state);
  return state.success ? { match: null, earned: familiaEarned(state.data) } : NOTHING;
}

/** A match by its last state, and what it earns where it can be played again; nothing of one that goes on, or that nobody led. */
function matchTally(save: Save): Tally {
  const state = heroes.schema.state.safeParse(save.checkpoint.state);
  if (!state.success || state.data.outcome === null) return NOTHING;
  const end = state.data;
  const led = end.fighters.filter(({ seat }) => seat === PLAYER_SEAT);
  if (led.length === 0) return NOTHING;
  const match = matchOf(end, led);
  const events = eventsOf(save);
  const seen: SeenMatch = { events: events ?? [], end, led, won: match.result === 'V' };
  const earned =
    events === null ? [] : Object.keys(MATCH_ACHIEVEMENTS).filter((id) => MATCH_ACHIEVEMENTS[id]?.(seen) === true);
  return { match, earned };
}

/** Everything that happened in a match, which is played again for it; null: it cannot be. */
function eventsOf(save: Save): readonly HeroesEvent[] | null {
  const events: HeroesEvent[] = [];
  const watch = ({ event }: { readonly event: HeroesEvent }): void => void events.push(event);
  return readWhole(reread(heroes, tables(), save, { watch }, readable)).ok ? events : null;
}

function matchOf(end: State, led: readonly Fighter[]): CountedMatch {
  const side = led[0]?.side;
  const [own, foes] = [
    end.fighters.filter((one) => one.side === side),
    end.fighters.filter((one) => one.side !== side),
  ];
  const taken = led.reduce((sum, one) => sum + one.taken, 0);
  const dealt = led.reduce((sum, one) => sum + one.dealt, 0);
  return { own: kindOf(own), foe: kindOf(foes), result: resultOf(end, led), turns: end.turn, dealt, taken };
}

const BEST_FIRST: readonly ResultLetter[] = ['V', 'S', 'M', 'P'];

/** 6, R95 The best that one of those who were led came to. */
function resultOf({ outcome }: State, led: readonly Fighter[]): ResultLetter {
  const letters = led.map(({ id }) => outcome?.results[id] ?? 'P');
  return BEST_FIRST.find((letter) => letters.includes(letter)) ?? 'P';
}

/** What a side is called in the counts: a style, or how many there are. */
function kindOf(side: readonly Fighter[]): string {
  const styles = [...new Set(side.map(({ style }) => style))];
  const [style = 'nobody'] = styles;
  if (side.length === 1) return style;
  return styles.length === 1 ? `${side.length} x ${style}` : `team of ${side.length}`;
}
