/** What the title offers where there are others. */
import { times } from '../../kernel/words.ts';
import type { Company } from '../company.ts';
import type { Env, Screen } from '../program.ts';
import type { MenuItem } from '../view.ts';
import { dailyScreen } from './daily.ts';
import { lobbyScreen } from './lobby.ts';
import { newsScreen } from './news.ts';

/** The lines of the title that a host adds. */
export function hostItems({ present, daily, news }: Company): readonly MenuItem[] {
  const others = present().filter(({ self }) => !self);
  const fighting = others.filter((one) => one.fighting).length;
  const [newest] = news();
  return [
    {
      value: 'lobby',
      label: 'Lobby',
      note: others.length === 0 ? 'you are alone here' : othersNote(others.length, fighting),
    },
    { value: 'daily', label: 'Daily challenge', note: challengeNote(daily) },
    { value: 'news', label: 'News', note: newest === undefined ? 'nothing yet' : `the latest of ${newest.name}` },
  ];
}

function othersNote(count: number, fighting: number): string {
  return `${times(count, 'other')} here, ${fighting === 0 ? 'nobody fighting' : `${fighting} fighting`}`;
}

function challengeNote(daily: Company['daily']): string {
  const standing = daily.standing(daily.date());
  switch (standing) {
    case 'open':
      return 'one try, the same for all';
    case 'going':
      return 'your try goes on';
    case 'done':
      return 'tried; see the table';
    default:
      return 'who meets whom, and the table';
  }
}

/** The screen that such a line opens, or null. */
export function hostScreen(value: string, env: Env): Screen | null {
  const { company } = env.services;
  if (company === null) return null;
  switch (value) {
    case 'lobby':
      return lobbyScreen(company);
    case 'daily':
      return dailyScreen(company);
    case 'news':
      return newsScreen(env);
    default:
      return null;
  }
}
