/** The challenge of the day for who plays alone: the same for everybody, for it is drawn by the date and nothing else. */
import type { DailyChallenge, Drawn, TryParts } from '../../games/game.ts';
import { type Read, readable, type Save, unreadable } from '../../kernel/save.ts';
import type { TriedDay } from '../../store/days.ts';
import type { Store } from '../../store/store.ts';
import type { Daily, DailyRow, DailyStanding } from '../../tui/company.ts';
import { dailyScreen } from '../../tui/host/daily.ts';
import { dayText } from '../../tui/host/day-text.ts';
import type { OpenGame } from '../../tui/program.ts';
import type { MakesOwn, Services } from '../../tui/services.ts';
import type { AlonePart } from './challenges.ts';
import { type Drawings, drawings } from './drawing.ts';
import { dailyKey } from './key.ts';
import { tableOf } from './table.ts';
import { openTry } from './tries.ts';

/** What the days of those who play alone are drawn by: everybody may know it. */
const EVERYBODYS = 'harena, alone';

/** What the challenge of a game's days is made of. */
export interface AloneParts {
  readonly game: string;
  readonly challenge: DailyChallenge;
  readonly store: Store;
  readonly services: Pick<Services, 'settings' | 'counts'>;
  /** How the days are drawn: by the date and nothing else. */
  readonly drawn: Drawings;
}

/** A game's part in the challenge of the day for who plays alone. */
export function alonePart(game: string, challenge: DailyChallenge): AlonePart {
  const drawn = drawings(challenge, secretOf(game));
  const make: MakesOwn<Alone> = (store, services) => aloneAt({ game, challenge, store, services, drawn });
  return {
    daily: (services) => services.own(make).daily,
    fight: (services, date) => services.own(make).fight(date),
  };
}

/** What the days of a game are drawn by. */
export const secretOf = (game: string): string => `${EVERYBODYS}, ${game}`;

/** The challenge of a game's days. */
interface Alone {
  readonly daily: Daily;
  fight(date: string): Read<OpenGame>;
}

/** The challenge of a game's days for one player. */
export function aloneAt(parts: AloneParts): Alone {
  const { game, challenge, store, drawn } = parts;
  const known = new Map<string, Drawn>();
  const today = (): string => store.folder.now().toISOString().slice(0, 10);
  const drawingOf = (date: string): Drawn | null => {
    const found = known.get(date) ?? drawn.take(date);
    if (found !== null) known.set(date, found);
    return found;
  };
  const tried = (): readonly TriedDay[] => {
    const found = store.days.load();
    return (found.ok ? found.value : []).filter((one) => one.game === game);
  };
  const standing = (date: string): DailyStanding => {
    const own = tried().find((one) => one.date === date);
    if (own !== undefined) return own.score === null ? 'going' : 'done';
    if (date !== today()) return { why: 'That day is over.' };
    if (store.trouble !== null) return { why: store.trouble };
    return drawingOf(date) === null ? { why: 'It can be tried once it is drawn.' } : 'open';
  };
  const daily: Daily = {
    date: today,
    days: () => [...new Set([today(), ...tried().map(({ date }) => date)])].sort().reverse(),
    about(date) {
      const found = drawingOf(date);
      return found === null ? ['The match of the day is being drawn: one moment.'] : challenge.about(found);
    },
    standing,
    table: (date) => tableAlone(tried(), date, today()),
    best: (date) => ownTry(parts, date),
    points: challenge.points,
    alone: { game, told: () => toldOf(tried(), today()) },
  };
  return { daily, fight: (date) => fight(parts, daily, date, drawingOf(date)) };
}

function fight(parts: AloneParts, daily: Daily, date: string, drawn: Drawn | null): Read<OpenGame> {
  const { game, challenge, store } = parts;
  const stands = daily.standing(date);
  if (typeof stands === 'object') return unreadable(stands.why);
  if (stands === 'done') return unreadable('You have had your try.');
  const full = stands === 'open' ? store.room.whyNoMatch() : null;
  if (full !== null) return unreadable(full);
  const record = store.days.record(date, game);
  const save = record.load();
  if (!save.ok) return save;
  const setup = save.value?.setup ?? drawn?.setup;
  if (setup === undefined) return unreadable('That day has no match.');
  const opened = openTry({
    challenge,
    day: { setup, seed: dailyKey(secretOf(game), 'bout', date) },
    save: save.value,
    parts: (word) => partsOf(parts, daily, date, word),
    copyAside: (why) => record.copyAside(why),
  });
  if (!opened.ok) return opened;
  note(parts, date, opened.value.save());
  return readable(opened.value.game);
}

/** Enters a try when it begins, and what it came to once it is over. */
function note({ game, challenge, store }: AloneParts, date: string, save: Save): string | null {
  return store.days.note({ date, game, score: challenge.score(save) });
}

/** What a try is wired to: its record is written before the table, and both before anything of it is seen. */
function partsOf(parts: AloneParts, daily: Daily, date: string, word: TryParts['word']): TryParts {
  const { game, store, services } = parts;
  const record = store.days.record(date, game);
  return {
    sink: { write: (save) => record.write(save) ?? note(parts, date, save), nonce: record.nonce },
    settings: () => services.settings(),
    count: (save) => services.counts.add(save, record.name),
    place: () => `Challenge of ${dayText(date, daily.date())}`,
    kept: 'Your try is in your table.',
    after: 'your table',
    stake: { name: 'Your try', back: 'go back to it from the challenge of its day' },
    word,
    goOn: () => dailyScreen({ daily }, date, true),
  };
}

/** The days as rows, the best first; the day that is looked at is the player's mark. */
function tableAlone(days: readonly TriedDay[], date: string, today: string): readonly DailyRow[] {
  const tries = days.map((one) => ({ account: one.date, name: dayText(one.date, today), score: one.score }));
  return tableOf(tries, date);
}

/** The player's own try of a day, to be watched. */
function ownTry({ game, store }: AloneParts, date: string): ReturnType<Daily['best']> {
  const found = store.days.record(date, game).load();
  if (!found.ok) return found;
  return found.value === null ? unreadable('Its record is gone.') : readable({ name: 'you', game, save: found.value });
}

/** 'best 134, 3 days in a row'; '' before anything has been tried. */
function toldOf(days: readonly TriedDay[], today: string): string {
  const ended = days.flatMap(({ date, score }) => (score === null ? [] : [{ date, points: score.points }]));
  if (ended.length === 0) return '';
  const best = Math.max(...ended.map(({ points }) => points));
  const streak = streakOf(new Set(ended.map(({ date }) => date)), today);
  return `your best ${best}, your streak ${streak === 1 ? '1 day' : `${streak} days`}`;
}

const DAY = 86_400_000;
const dayBefore = (date: string): string => new Date(Date.parse(`${date}T00:00:00Z`) - DAY).toISOString().slice(0, 10);

/** Days in a row that were tried to the end, up to today, or up to yesterday while today's is open. */
function streakOf(days: ReadonlySet<string>, today: string): number {
  let date = days.has(today) ? today : dayBefore(today);
  let streak = 0;
  for (; days.has(date); date = dayBefore(date)) streak += 1;
  return streak;
}
