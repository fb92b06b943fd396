/** The challenge of the day: one bout for everybody, one try each, a table a day. */

import type { TryParts } from '../../games/game.ts';
import { type Read, readable, type Save, unreadable } from '../../kernel/save.ts';
import { placed, type Try, tableOf } from '../../play/daily/table.ts';
import { openTry } from '../../play/daily/tries.ts';
import type { SaveSink } from '../../session/session.ts';
import type { Settings } from '../../settings.ts';
import { newNonce } from '../../store/nonce.ts';
import type { Daily, DailyStanding } from '../../tui/company.ts';
import { dailyScreen } from '../../tui/host/daily.ts';
import { dayText } from '../../tui/host/day-text.ts';
import type { OpenGame } from '../../tui/program.ts';
import type { Hold } from '../accounts/accounts.ts';
import type { Visit } from '../company/visit.ts';
import type { Kept } from '../door/kept.ts';
import { type DailyBook, type DailyOptions, dayAfter, openBook } from './book.ts';

/** A session that may try. */
interface Challenger {
  readonly visit: Visit;
  readonly hold: Hold;
  settings(): Settings;
  /** Counts a try that is over among the matches of the player. */
  count(save: Save): void;
}

/** The daily challenges of a host, as they concern all accounts: who fights, who may watch, who came first. */
export interface Challenges {
  dailyFor(challenger: Challenger): Daily;
  /** The match of a day, begun or gone on with; a try begun on its day may be gone on with later. Why there is none. */
  fight(challenger: Challenger, date: string): Read<OpenGame>;
  /** The session has ended: what it was at may be gone on with in another. */
  leave(session: string): void;
  /** Whether somebody may see a try at a day's bout: whoever has had an own one, or can have none any more. */
  mayWatch(visit: Visit, date: string): boolean;
  /** The last day before today, and who came first in it; null where there is none. */
  lastDay(): { readonly date: string; readonly first: readonly Try[]; readonly tries: number } | null;
  settled(): Promise<void>;
}

/** Which session is at a try, by the day and the account. */
type Playing = Map<string, { readonly id: string; readonly date: string; readonly account: string }>;

/** Opens the challenges of a host. Throws where its folder cannot be used. */
export function openChallenges(options: DailyOptions): Challenges {
  const book = openBook(options);
  const playing: Playing = new Map();
  return {
    dailyFor: (challenger) => dailyFor(book, challenger),
    fight: (challenger, date) => fight(book, playing, challenger, date),
    leave(session) {
      for (const [key, { id, date, account }] of playing) {
        if (id !== session) continue;
        playing.delete(key);
        book.forget(date, account);
      }
    },
    mayWatch(visit, date) {
      const stands = standingOf(book, visit, date);
      return date < book.today() ? stands !== 'going' : stands === 'done';
    },
    lastDay() {
      const date = book.days().find((one) => one < book.today());
      if (date === undefined) return null;
      const tries = placed(book.tries(date));
      const most = tries[0]?.score.points;
      return { date, first: tries.filter(({ score }) => score.points === most), tries: tries.length };
    },
    settled: () => book.settled(),
  };
}

const tryOf = (book: DailyBook, account: string, date: string): Try | undefined =>
  book.tries(date).find((one) => one.account === account);

function standingOf(book: DailyBook, visit: Visit, date: string): DailyStanding {
  const own = visit.account === null ? undefined : tryOf(book, visit.account, date);
  if (own !== undefined) return own.score === null ? 'going' : 'done';
  const why = date === book.today() ? whyTooNew(visit, date) : 'That day is over.';
  if (why !== null) return { why };
  return book.isDrawing(date) ? { why: 'It can be tried once it is drawn.' } : 'open';
}

/**
 * Why somebody cannot try on a day, from when on one can, and that one may look on; null where one can. Whoever could
 * come under another name would see the bout before the own try.
 */
function whyTooNew({ accountDay }: Visit, today: string): string | null {
  const from = (made: string): string => dayText(dayAfter(made), today);
  if (accountDay === null) return `Guests can look: an account made today can try from ${from(today)} on.`;
  if (accountDay < today) return null;
  return `Your account is new: look now, and try from ${from(accountDay)} (UTC) on.`;
}

function dailyFor(book: DailyBook, challenger: Challenger): Daily {
  const { account } = challenger.visit;
  return {
    date: book.today,
    days: book.days,
    about(date) {
      const day = book.day(date)?.value();
      if (day !== undefined) return book.game?.challenge.about(day) ?? [];
      return [
        book.isDrawing(date) ? 'The match of the day is being drawn: one moment.' : 'Nothing is known of that day.',
      ];
    },
    standing: (date) => standingOf(book, challenger.visit, date),
    table: (date) => tableOf(book.tries(date), account),
    best: (date) => bestOf(book, challenger.visit, date),
    points: book.game?.challenge.points ?? [],
  };
}

function fight(book: DailyBook, playing: Playing, challenger: Challenger, date: string): Read<OpenGame> {
  const { account, id, name } = challenger.visit;
  const stands = standingOf(book, challenger.visit, date);
  if (typeof stands === 'object') return unreadable(stands.why);
  const day = book.day(date)?.value();
  if (account === null || day === undefined || book.game === null) return unreadable('That day has no match.');
  if (stands === 'done') return unreadable('You have had your try.');
  const key = `${date}/${account}`;
  if ((playing.get(key)?.id ?? id) !== id) return unreadable('You are playing it in another session.');
  const record = book.record(date, { account, name });
  if (!record.ok) return record;
  playing.set(key, { id, date, account });
  const save = record.value.value();
  const { challenge } = book.game;
  const sink = sinkOf(book, challenger, date, record.value, () => playing.get(key)?.id === id);
  const opened = openTry({
    challenge,
    ...{ day, save },
    parts: (word) => partsOf(book, challenger, date, sink, word),
    copyAside: (why, one) => book.copyAside(date, account, one, why),
  });
  if (!opened.ok) return opened;
  if (save !== null) note(book, challenger, date, save);
  return readable(opened.value.game);
}

/** What a try on that day is wired to. */
function partsOf(
  { today }: DailyBook,
  { settings, count }: Challenger,
  date: string,
  sink: SaveSink,
  word: () => string | null,
): TryParts {
  return {
    ...{ sink, settings, word, count },
    place: () => `Challenge of ${dayText(date, today())}`,
    kept: 'Your try is in the table of the day.',
    after: 'the table of the day',
    stake: { name: 'Your try', back: 'go back to it from the challenge of its day' },
    goOn(env) {
      const { company } = env.services;
      return company === null ? env.routes.title(env, null) : dailyScreen(company, date, true);
    },
  };
}

/** The record is asked for before the table: a try counts from its first save, which is before it is seen. */
function sinkOf(
  book: DailyBook,
  challenger: Challenger,
  date: string,
  record: Kept<Save | null>,
  isSpringsteens: () => boolean,
): SaveSink {
  return {
    write(save) {
      if (!isSpringsteens()) return 'This try goes on in another session.';
      challenger.hold(record.change(() => readable(save)).written);
      note(book, challenger, date, save);
      return null;
    },
    nonce: newNonce,
  };
}

/** Enters a try in the table when it begins, and what it came to once it is over. */
function note(book: DailyBook, { visit: { account, name }, hold }: Challenger, date: string, save: Save): void {
  const day = book.day(date);
  if (day === null || account === null) return;
  const score = book.game?.challenge.score(save) ?? null;
  const own = tryOf(book, account, date);
  if (own !== undefined && (score === null || own.score !== null)) return;
  const { written } = day.change((value) => {
    const others = value.tries.filter((one) => one.account !== account);
    return readable({ ...value, tries: [...others, { account, name, score }] });
  });
  hold(written);
}

function bestOf(book: DailyBook, visit: Visit, date: string): ReturnType<Daily['best']> {
  if (date >= book.today()) return unreadable('The best try can be watched once the day is over.');
  if (standingOf(book, visit, date) === 'going') return unreadable('Your own try of that day is not over.');
  const [first] = placed(book.tries(date));
  if (first === undefined) return unreadable('Nobody has finished a try of that day.');
  const record = book.record(date, first);
  if (!record.ok) return record;
  const save = record.value.value();
  book.forget(date, first.account);
  return save === null
    ? unreadable('Its record is gone.')
    : readable({ name: first.name, game: book.game?.id ?? '', save });
}
