/** The page of a game with one kind of long game: its list and its hall of fame, and what a guest of a host is told. */
import { readable, unreadable } from '../../kernel/save.ts';
import type { Env, GameScreens, Screen } from '../program.ts';
import { type LongList, longGamesScreen } from './long-games.ts';

/** What the page of such a game says. */
interface LongHome<F> {
  /** The kind of the long game, and what an item of the menu is called by. */
  readonly kind: string;
  readonly value: string;
  readonly label: string;
  /** What is said beside the label where there are none yet, and to guests who would have one. */
  readonly fresh: string;
  readonly guests: string;
  readonly list: LongList<F>;
  /** How many go on, and how many cannot be read. */
  count(env: Env): { readonly going: number; readonly unknown: number };
  /** The hall of fame, and what is said beside it. */
  readonly hall: { readonly note: string; open(env: Env): Screen };
}

/** Whether the games of the player are not kept, because there is no account for them on the host. */
const isGuest = ({ services: { company } }: Env): boolean => company !== null && company.account === null;

/** The menu of such a game, what its items do, and how one of its games is gone on with. */
export function longHome<F>(home: LongHome<F>): Pick<GameScreens, 'menu' | 'choose' | 'resume' | 'hall' | 'letters'> {
  const note = (env: Env): string => {
    if (isGuest(env)) return 'with an account only';
    const { going, unknown } = home.count(env);
    return going + unknown === 0 ? home.fresh : `${going + unknown} going on, or a new one`;
  };
  return {
    letters: { n: home.value, h: 'hall' },
    hall: home.hall.open,
    menu: (env) => [
      { value: home.value, label: home.label, note: note(env) },
      { value: 'hall', label: 'Hall of fame', note: home.hall.note },
    ],
    choose(value, env, page) {
      if (value === 'hall') return { to: 'over', screen: page, next: home.hall.open(env) };
      if (value === home.value && isGuest(env)) return { to: 'only', next: env.routes.title(env, home.guests) };
      if (value === home.value) return { to: 'over', screen: page, next: longGamesScreen(home.list, env) };
      return { to: 'stay', screen: page };
    },
    resume({ kind, id }, env) {
      if (kind !== home.kind) return unreadable(`this game knows no long game of the kind '${kind}'`);
      const opened = home.list.open(id, env);
      return opened.ok ? readable(env.routes.play(opened.value, env, null)) : opened;
    },
  };
}
