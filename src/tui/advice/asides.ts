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

/** What stands below a line. */
interface Aside {
  readonly text: string;
  /** What was decided, and what came next. */
  readonly same: string;
  /** What is told instead where those are the same as before. */
  readonly again: string;
  /** The line before that showed a decision of the same kind by the same fighter; null: there is none. */
  readonly before: Entry<GameEvent> | null;
}

/** What stands below lines, by their entries; null: nothing does. It goes with them. */
const BELOW = new WeakMap<Entry<GameEvent>, Aside | null>();

/** What stands below a line as far as it has been found; null: nothing does, or the player wants none. */
export type AsideBelow = (line: JournalLine<GameEvent>) => string | null;

/** What stands below lines by a player's options. */
export const asidesFor = ({ reasons }: Pick<Settings, 'reasons'>): AsideBelow =>
  reasons ? ({ entry }) => textBelow(entry) : () => null;

/** Who decides the same again and again is told in full once. */
function textBelow(entry: Entry<GameEvent>): string | null {
  const aside = BELOW.get(entry) ?? null;
  if (aside === null) return null;
  const before = aside.before === null ? null : BELOW.get(aside.before);
  return before?.same === aside.same ? aside.again : aside.text;
}

/** A match in play. */
interface InPlay<K extends Kit> {
  readonly match: { readonly setup: unknown; readonly over: boolean };
  readonly lines: readonly JournalLine<GameEvent>[];
  readonly kept: readonly KeptThought<K>[];
}

/** Finds for lines that have just been shown what was kept of the thoughts behind them. */
export function tellAsides<K extends Kit>(
  words: AsideWords<K>,
  { match, kept, lines: all }: InPlay<K>,
  lines: readonly JournalLine<GameEvent>[],
): void {
  if (kept.length === 0 || (words.of.hides && !match.over)) return;
  for (const [i, { entry }] of lines.entries()) {
    if (BELOW.has(entry) || !isTold(words, lines, i)) continue;
    const recalled = words.of.keptBehind(match.setup, entry, kept);
    if (recalled !== null) keepBelow(words, match, { entry, all }, recalled);
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

/** The line before another that showed what the same fighter had decided, of the same kind. */
function shownBefore<K extends Kit>(
  words: AsideWords<K>,
  all: readonly JournalLine<GameEvent>[],
  entry: Entry<GameEvent>,
): Entry<GameEvent> | null {
  const shown = words.of.shows(entry.event);
  const at = all.findLastIndex((one, i) => {
    if (one.entry.seq >= entry.seq) return false;
    const other = words.of.shows(one.entry.event);
    return other?.fighter === shown?.fighter && other?.kind === shown?.kind && isTold(words, all, i);
  });
  return all[at]?.entry ?? null;
}

function keepBelow<K extends Kit>(
  words: AsideWords<K>,
  of: Pick<Save, 'setup'>,
  { entry, all }: { readonly entry: Entry<GameEvent>; readonly all: readonly JournalLine<GameEvent>[] },
  recalled: Recalled<K>,
): void {
  const told = asideOf(words, recalled, words.of.leaderIn(of.setup, entry) ?? 'tactician');
  BELOW.set(entry, told === null ? null : { ...told, before: shownBefore(words, all, entry) });
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
      keepBelow(words, save, { entry, all: lines }, awaited.found ?? { untold: '' });
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

/** A decision as it is told: what was taken, what came next, each with its worth where it has one, and what else there is to say. */
interface Decided {
  readonly who: string;
  readonly taken: string;
  readonly worth: string;
  readonly next: string | null;
  readonly nextWorth: string;
  readonly more: readonly string[];
}

/** 'Calvus (tactician): FF, 54 %; next RF, 53 %; feared Felix: F(L); 12 weighed': what matters most first, for a narrow journal has but a row for it. */
function toldOf({ who, taken, worth, next, nextWorth, more }: Decided): Omit<Aside, 'before'> {
  const after = next === null ? [] : [`next ${next}${nextWorth}`];
  return {
    text: [`${who}: ${taken}${worth}`, ...after, ...more].join('; '),
    same: JSON.stringify([taken, next]),
    again: `${who}: as before${worth}`,
  };
}

/** What is told of a thought; null: nothing is. */
function asideOf<K extends Kit>(
  { by }: AsideWords<K>,
  recalled: Recalled<K>,
  level: SearchingLevel,
): Omit<Aside, 'before'> | null {
  if ('untold' in recalled) return null;
  const { who, words } = by(recalled);
  if ('ruled' in recalled) return ruledAside(`${who} (${level})`, recalled.ruled);
  const { choice, reasons } = recalled;
  const taken = words.short(choice);
  const all = reasons.best.map((one) => [words.short(one.choice), `, ${ofHundred(one.chance)}`] as const);
  const [next = null, nextWorth = ''] = all.find(([text]) => text !== taken) ?? [];
  const worth = all.find(([text]) => text === taken)?.[1] ?? '';
  const feared = reasons.feared === null ? [] : [`feared ${words.others(reasons.feared.answers)}`];
  return toldOf({
    ...{ who: `${who} (${level})`, taken, worth, next, nextWorth },
    more: [...feared, `${reasons.weighed} weighed`],
  });
}

/** What a rule of thumb came to: what it took, and what came next; without its parts, which the page has. */
function ruledAside(who: string, ruled: readonly string[]): Omit<Aside, 'before'> | null {
  const at = ruled.findIndex((text) => text.startsWith('> '));
  if (at < 0) return null;
  const halves = (text: string): readonly [string, string] => {
    const whole = text.replace(/ \(.*\)$/u, '');
    const colon = whole.lastIndexOf(': ');
    return colon < 0 ? [whole, ''] : [whole.slice(0, colon), whole.slice(colon)];
  };
  const [taken, worth] = halves(ruled[at]?.slice(2) ?? '');
  const after = ruled[at + 1];
  const [next, nextWorth] = after === undefined || at + 1 === ruled.length - 1 ? [null, ''] : halves(after);
  return toldOf({ who, taken, worth, next, nextWorth, more: [] });
}
