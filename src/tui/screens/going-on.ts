/** What the player can go on with from the title. */
import { type Read, type Save, unreadable } from '../../kernel/save.ts';
import type { LongPlayed } from '../../settings.ts';
import { type Env, type GameScreens, type Move, type Screen, stay } from '../program.ts';
import { withGame } from './opening.ts';

/** What goes on, in a few words each. */
interface GoingOn {
  /** What Continue goes on with; null: nothing. */
  readonly first: string | null;
  /** Matches that are not over besides. */
  readonly others: readonly { readonly game: string; readonly note: string }[];
}

/** What goes on now: the long game last played, else the match last played, and every other match. */
export function goingOn(env: Env): GoingOn {
  const { settings } = env;
  const matches = matchesOf(env);
  const long = longOf(env);
  if (long !== null) return { first: longNote(long, env), others: matches };
  const own = matches.find(({ game }) => game === settings.lastGame) ?? matches[0];
  return { first: own?.note ?? null, others: matches.filter((one) => one !== own) };
}

function matchesOf({ services, games, settings }: Env): GoingOn['others'] {
  return games.lines.flatMap(({ id, title, turnWord = 'turn' }) => {
    const going = services.match(id).going();
    if (going === null) return [];
    const what = settings.matches[id] ?? title;
    return [{ game: id, note: (going.turn ?? 0) === 0 ? what : `${what}, ${turnWord} ${going.turn}` }];
  });
}

/** The long game last played; null: none, or one of a game that is not here. */
function longOf({ settings: { last }, games }: Env): LongPlayed | null {
  return games.lines.some(({ id }) => id === last?.game) ? last : null;
}

function longNote({ game, note }: LongPlayed, { games }: Env): string {
  return note === '' ? (games.lines.find(({ id }) => id === game)?.title ?? '') : note;
}

/** Back to what was played last. */
export function goOn(env: Env, here: Screen): Move {
  const last = longOf(env);
  if (last !== null)
    return withGame(last.game, env, here, (screens, now) => {
      const opened = screens.resume(last, now);
      return opened.ok ? { to: 'only', next: opened.value } : stay(now.routes.title(now, opened.why));
    });
  const own = matchesOf(env);
  const game = (own.find((one) => one.game === env.settings.lastGame) ?? own[0])?.game ?? env.games.lines[0]?.id ?? '';
  return goOnMatch(game, env, here);
}

/** Back to a game's match that was left, at the very question, or word of what is wrong with it. */
export function goOnMatch(game: string, env: Env, here: Screen): Move {
  return withGame(game, env, here, (screens, now) => {
    const found = now.services.match(game).load();
    const save = found.ok ? found.value : null;
    const none = found.ok ? 'There is no match to go on with.' : found.why;
    const opened = save === null ? unreadable(none) : resumed(save, game, screens, now);
    return opened.ok ? { to: 'only', next: opened.value } : stay(now.routes.title(now, opened.why));
  });
}

/** A match on its screen; one that is of no game known here, or of another, is put aside. */
function resumed(save: Save, game: string, screens: GameScreens, env: Env): Read<Screen> {
  const why = env.games.refusal(game, save);
  return why === null ? screens.resumeMatch(save, env) : unreadable(env.services.match(game).setAside(why));
}
