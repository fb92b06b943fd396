/** The statistics of a game, or of all that have any; the luck of matches is read while they are looked at. */
import type { LuckTold } from '../../kernel/dice-luck.ts';
import type { Awaited } from '../../odds/labour.ts';
import type { CountedLine, Stats } from '../../store/stats.ts';
import { type Env, type Move, type Screen, stay } from '../program.ts';
import { type PageLine, type TextPage, textPages } from '../screens/text-page.ts';
import type { Message } from '../view.ts';
import { achievementLines, earnedText, opponentLines, overviewLines, type Told } from './lines.ts';

interface StatsState {
  /** The pages, as they scroll. */
  readonly inner: Screen;
  readonly games: readonly string[];
  /** The match whose luck is being read. */
  readonly reading: { readonly match: CountedLine; readonly awaited: Awaited<LuckTold> } | null;
  /** Ids of matches whose luck cannot be told; filled as they are tried. */
  readonly untold: Set<string>;
  /** Milliseconds until there is something to look after; null: there is nothing. */
  readonly pause: number | null;
  readonly ticks: number;
}

/** The statistics of one game, or (null) of every game that counts anything; games are loaded meanwhile, for their words. */
export function statsScreen(env: Env, game: string | null): Screen {
  const games = game === null ? countedGames(env) : [game];
  for (const id of games) if (env.games.screens(id) === null) void env.games.load(id);
  const untold = new Set<string>();
  const inner = textPages(games.flatMap((id) => pagesOf(id, untold, env)));
  return page(readOn({ inner, games, reading: null, untold, pause: null, ticks: 0 }, env));
}

/** The games of which something is counted; where nothing is, the first. */
function countedGames({ games, services }: Env): readonly string[] {
  const { matches, sums, earned } = statsOf(services);
  const counted = games.lines.filter(
    ({ id }) => [...matches, ...sums].some((one) => one.game === id) || Object.hasOwn(earned, id),
  );
  return (counted.length > 0 ? counted : games.lines.slice(0, 1)).map(({ id }) => id);
}

const EMPTY: Stats = { matches: [], sums: [], earned: {} };

function statsOf({ counts }: Env['services']): Stats {
  const found = counts.load();
  return found.ok ? found.value : EMPTY;
}

function pagesOf(game: string, untold: ReadonlySet<string>, env: Env): readonly TextPage[] {
  const title = env.games.lines.find(({ id }) => id === game)?.title ?? game;
  const pageFor = (name: string, lines: (told: Told, width: number) => readonly PageLine[]): TextPage => ({
    title: `${name} · ${title}`,
    right: '',
    lines(width, now) {
      const found = now.services.counts.load();
      if (!found.ok) return [[{ text: `The statistics cannot be read: ${found.why}.`, style: { fg: 'bad' } }]];
      const telling = now.services.counts.telling(game);
      if (telling === null) return [[{ text: `${title} is being set up.`, style: { fg: 'mute' } }]];
      return lines({ stats: found.value, game, telling, untold }, width);
    },
  });
  return [
    pageFor('Statistics', overviewLines),
    pageFor('Opponents', opponentLines),
    pageFor('Achievements', (told, width) => [
      [{ text: earnedText(told), style: { fg: 'accent', bold: true } }],
      [],
      ...achievementLines(told, width),
    ]),
  ];
}

/** Milliseconds between two looks at whether a game has been loaded. */
const LOOK_EVERY = 50;

function page(state: StatsState): Screen {
  const { inner, reading, pause, ticks } = state;
  return {
    ...inner,
    timer: pause === null ? null : { ms: pause, token: `stats-${ticks}` },
    awaited: reading?.awaited ?? null,
    update: (message, env) => update(state, message, env),
  };
}

function update(state: StatsState, message: Message, env: Env): Move {
  if (message.kind === 'tick') return stay(page(readOn({ ...state, ticks: state.ticks + 1 }, env)));
  const around = (inner: Screen): Screen => page({ ...state, inner });
  const move = state.inner.update(message, env);
  if (move.to === 'stay') return stay(around(move.screen));
  return move.to === 'over' ? { ...move, screen: around(move.screen) } : move;
}

/** Looks after the match whose luck is read, and begins the next, the newest first. */
function readOn(state: StatsState, env: Env): StatsState {
  const { counts } = env.services;
  const { reading, untold } = state;
  if (reading === null) return begun(state, env);
  reading.awaited.look();
  const { found, over } = reading.awaited;
  if (found === null && !over) return state;
  const kept = found !== null && 'luck' in found && counts.keepLuck(reading.match, found.luck) === null;
  if (!kept) untold.add(reading.match.id);
  return begun(state, env);
}

/** Begins with the next match, or waits for a game that is being loaded. */
function begun(state: StatsState, env: Env): StatsState {
  const reading = nextOf(state, env);
  const loading = state.games.some((id) => env.games.screens(id) === null);
  return { ...state, reading, pause: reading !== null ? env.services.labour.pause : loading ? LOOK_EVERY : null };
}

function nextOf({ games, untold }: StatsState, { services }: Env): StatsState['reading'] {
  const { counts, labour } = services;
  const waiting = statsOf(services).matches.filter(
    ({ id, game, luck, record }) => luck === null && record !== null && games.includes(game) && !untold.has(id),
  );
  for (const match of waiting.toReversed()) {
    if (counts.telling(match.game) === null) continue;
    const awaited = counts.luckOf(match, labour);
    if (awaited !== null) return { match, awaited };
    untold.add(match.id);
  }
  return null;
}
