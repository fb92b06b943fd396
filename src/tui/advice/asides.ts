/** What somebody weighed, in a line below the line of a journal that showed it; the whole of it stands on the page behind that line. */
import type { SearchingLevel } from '../../ai/led.ts';
import { CERTAIN, type Likelihood } from '../../ai/tactics.ts';
import type { Entry, GameEvent } from '../../kernel/event.ts';
import type { Kit } from '../../kernel/kit.ts';
import type { Save } from '../../kernel/save.ts';
import type { Awaited, Labour } from '../../odds/labour.ts';
import type { JournalLine } from '../../session/frames.ts';
import type { KeptThought } from '../../session/kept-thoughts.ts';
import type { Recalled } from '../../session/recall.ts';
import type { SecondThoughts } from '../../session/second-thoughts.ts';
import type { Settings } from '../../settings.ts';
import type { WeighedBy } from './recalled.ts';

/** How a game finds what was weighed, and tells it. */
export interface AsideWords<K extends Kit> {
  readonly of: SecondThoughts<K>;
  by(found: Exclude<Recalled<K>, { untold: string }>): WeighedBy<K>;
}

/** What stands below lines, by their entries; null: nothing does. It goes with them. */
const BELOW = new WeakMap<Entry<GameEvent>, string | null>();

/** What stands below a line as far as it has been found; null: nothing does, or the player wants none. */
export type AsideBelow = (line: JournalLine<GameEvent>) => string | null;

/** What stands below lines by a player's options. */
export const asidesFor = ({ reasons }: Pick<Settings, 'reasons'>): AsideBelow =>
  reasons ? ({ entry }) => BELOW.get(entry) ?? null : () => null;

/** A match in play. */
interface InPlay<K extends Kit> {
  readonly match: { readonly setup: unknown; readonly over: boolean };
  readonly kept: readonly KeptThought<K>[];
}

/** Finds for lines that have just been shown what was kept of the thoughts behind them. */
export function tellAsides<K extends Kit>(
  words: AsideWords<K>,
  { match, kept }: InPlay<K>,
  lines: readonly JournalLine<GameEvent>[],
): void {
  if (kept.length === 0 || (words.of.hides && !match.over)) return;
  for (const [i, { entry }] of lines.entries()) {
    if (BELOW.has(entry) || !isTold(words, lines, i)) continue;
    const recalled = words.of.keptBehind(match.setup, entry, kept);
    if (recalled !== null) keepBelow(words, match, entry, recalled);
  }
}

/** Whether something may stand below a line: it shows what somebody decided, and none before it in its phase showed the same plan. */
function isTold<K extends Kit>({ of }: AsideWords<K>, lines: readonly JournalLine<GameEvent>[], i: number): boolean {
  const entry = lines[i]?.entry;
  if (entry === undefined || !of.shows(entry.event)) return false;
  const { turn, phase } = entry;
  const before = lines
    .slice(0, i)
    .flatMap((one) => (one.entry.turn === turn && one.entry.phase === phase ? [one.entry] : []));
  return of.isFirst(entry.event, before);
}

function keepBelow<K extends Kit>(
  words: AsideWords<K>,
  of: Pick<Save, 'setup'>,
  entry: Entry<GameEvent>,
  recalled: Recalled<K>,
): void {
  BELOW.set(entry, asideText(words, recalled, words.of.leaderIn(of.setup, entry) ?? 'tactician'));
}

/** A thought that is being found again for a line of a replay. */
export interface AsideSought {
  readonly awaited: Awaited<unknown>;
  readonly pause: number;
  readonly looks: number;
  /** Puts what was found below its line. */
  take(): void;
}

/** Begins to find what was weighed before the last of the lines from `since` on of which it is not known; null: there is none. */
export function seekAside<K extends Kit>(
  words: AsideWords<K>,
  save: Save,
  lines: readonly JournalLine<GameEvent>[],
  since: number,
  labour: Labour,
): AsideSought | null {
  const at = lines.findLastIndex(({ entry }, i) => i >= since && !BELOW.has(entry) && isTold(words, lines, i));
  const entry = lines[at]?.entry;
  const errand = entry === undefined ? null : words.of.recall(save, entry);
  if (entry === undefined || errand === null) return null;
  const awaited = labour.send(errand);
  return {
    ...{ awaited, pause: labour.pause, looks: 0 },
    take() {
      keepBelow(words, save, entry, awaited.found ?? { untold: '' });
    },
  };
}

/** A look after it later; null: it is over, and what was found stands below its line. */
export function soughtOn(sought: AsideSought): AsideSought | null {
  sought.awaited.look();
  if (!sought.awaited.over) return { ...sought, looks: sought.looks + 1 };
  sought.take();
  return null;
}

const ofHundred = (chance: Likelihood): string => `${Math.round((100 * chance) / CERTAIN)} %`;

/** 'Calvus (tactician) took FF, 54 %; next RF, 53 %; feared Felix: F(L); 12 weighed': what matters most first, for a narrow journal has but a row for it. Null: there is nothing to tell. */
function asideText<K extends Kit>({ by }: AsideWords<K>, recalled: Recalled<K>, level: SearchingLevel): string | null {
  if ('untold' in recalled) return null;
  const { who, words } = by(recalled);
  if ('ruled' in recalled) return ruledAside(`${who} (${level})`, recalled.ruled);
  const { choice, reasons } = recalled;
  const taken = words.short(choice);
  const all = reasons.best.map((one) => [words.short(one.choice), one.chance] as const);
  const told = (text: string, chance: Likelihood): string => `${text}, ${ofHundred(chance)}`;
  const own = all.find(([text]) => text === taken);
  const [best] = all.filter(([text]) => text !== taken);
  return [
    `${who} (${level}) took ${own === undefined ? taken : told(...own)}`,
    ...(best === undefined ? [] : [`next ${told(...best)}`]),
    ...(reasons.feared === null ? [] : [`feared ${words.others(reasons.feared.answers)}`]),
    `${reasons.weighed} weighed`,
  ].join('; ');
}

/** What a rule of thumb came to: what it took, and what came next; without its parts, which the page has. */
function ruledAside(who: string, ruled: readonly string[]): string | null {
  const at = ruled.findIndex((text) => text.startsWith('> '));
  if (at < 0) return null;
  const short = (text: string): string => text.replace(/ \(.*\)$/u, '');
  const next = ruled[at + 1];
  const more = next === undefined || at + 1 === ruled.length - 1 ? [] : [`next ${short(next)}`];
  return [`${who} took ${short(ruled[at]?.slice(2) ?? '')}`, ...more].join('; ');
}
