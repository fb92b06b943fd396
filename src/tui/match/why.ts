/** "Why?" for a line of any match: its dice, every modifier with its rule, and the rules in our words. */
import { citesOf, type GameEvent } from '../../kernel/event.ts';
import type { Kit } from '../../kernel/kit.ts';
import { once } from '../../kernel/once.ts';
import type { Roll } from '../../kernel/roll.ts';
import { rollText, signed } from '../../kernel/roll-text.ts';
import { lookUp, type Rulebook } from '../../kernel/rulebook.ts';
import type { Awaited } from '../../odds/labour.ts';
import type { JournalLine } from '../../session/frames.ts';
import type { Recalled } from '../../session/recall.ts';
import { matchWords } from '../advice/kind-words.ts';
import { recallingText, weighedTexts } from '../advice/recalled.ts';
import type { Env, Screen } from '../program.ts';
import { type PageLine, type TextPage, textPages } from '../screens/text-page.ts';
import { wrapText } from '../wrap.ts';
import type { MatchKind } from './kind.ts';

/** The page that explains a line of a match; `state`: any of the match. */
export function whyOf<K extends Kit>(
  kind: MatchKind<K>,
  line: Line<K>,
  state: Readonly<K['state']>,
  recalled: Awaited<Recalled<K>> | null = null,
): Screen {
  return textPages([matchPage(kind, line, state, () => recalled)]);
}

/**
 * The same for the last of the lines from `since` on that has something behind it; the pages before it explain the
 * others that have. `recalled` finds what was weighed before a line, null: nothing was. Null: there is no line at all.
 */
export function whyOfLast<K extends Kit>(
  kind: MatchKind<K>,
  lines: readonly Line<K>[],
  since: number,
  state: Readonly<K['state']>,
  recalled: (line: Line<K>) => Awaited<Recalled<K>> | null = () => null,
): Screen | null {
  const last = lines.at(-1);
  if (last === undefined) return null;
  const behind = lines.slice(since).filter((line) => isBehind(kind, line, state));
  const told = behind.length === 0 ? [last] : behind;
  const pages = told.map((line) => matchPage(kind, line, state, recalled));
  return textPages(pages, pages.length - 1);
}

type Line<K extends Kit> = JournalLine<K['event'] & GameEvent>;

/** Whether dice, or thoughts, stand behind a line. */
function isBehind<K extends Kit>(
  kind: MatchKind<K>,
  { entry: { event } }: Line<K>,
  state: Readonly<K['state']>,
): boolean {
  return countThrown(event) + (kind.beside?.(event, null, state) ?? []).length > 0;
}

/** Rolls and lots of an event. */
const countThrown = ({ rolls = [], lots = [] }: GameEvent): number => rolls.length + lots.length;

/** What was weighed is looked for once the page is open. */
function matchPage<K extends Kit>(
  kind: MatchKind<K>,
  line: Line<K>,
  state: Readonly<K['state']>,
  recalled: (line: Line<K>) => Awaited<Recalled<K>> | null,
): TextPage {
  const { event } = line.entry;
  const weighed = once(() => ({ by: recalled(line) }));
  return linePage(
    line,
    kind.moment(state, line.entry),
    kind.rulebook(),
    (_, roll) => kind.beside?.(event, roll, state) ?? [],
    {
      get awaited() {
        return weighed().by;
      },
      lines(width, env) {
        const { by } = weighed();
        return by === null ? null : recalledLines(kind, by, width, env);
      },
    },
  );
}

/** What a game says of a roll of an event besides its dice, and (null) of the event itself. */
type TellsBeside = (event: GameEvent, roll: number | null) => readonly string[];

/** The pages of those lines that have something behind them, at the last of them, of a journal that has no thoughts; where none has, that of the last line. */
export function whyPages(
  lines: readonly JournalLine<GameEvent>[],
  when: (turn: number) => string,
  book: Rulebook,
  beside: TellsBeside = () => [],
): Screen {
  const behind = lines.filter(({ entry: { event } }) => countThrown(event) + beside(event, null).length > 0);
  const told = behind.length === 0 ? lines.slice(-1) : behind;
  const pages = told.map((line) => linePage(line, when(line.entry.turn), book, beside, null));
  return textPages(pages, pages.length - 1);
}

/** The page of one line. */
function linePage(
  { entry: { event }, text }: JournalLine<GameEvent>,
  when: string,
  book: Rulebook,
  beside: TellsBeside,
  thought: Thoughtful | null,
): TextPage {
  const apart = beside(event, null);
  const thoughts = (width: number, env: Env): readonly PageLine[] => {
    const told = thought?.lines(width, env) ?? null;
    return told === null ? [] : [[], ...told];
  };
  const lines = (width: number, env: Env): readonly PageLine[] => [
    ...wrapText(text, width).map((row): PageLine => [{ text: row, style: { fg: 'accent', bold: true } }]),
    ...thoughts(width, env),
    ...(apart.length === 0 ? [] : [[], ...told(apart, width)]),
    ...(event.rolls ?? []).flatMap((roll, i) => [[], ...rollLines(roll, told(beside(event, i), width), width)]),
    ...(event.lots ?? []).map(
      ({ name, of, picked, cite }): PageLine => [
        { text: `Drawn: ${name.replaceAll('-', ' ')}, number ${picked + 1} of ${of}`, style: { fg: 'text' } },
        { text: `  ${cite}`, style: { fg: 'mute' } },
      ],
    ),
    ...(countThrown(event) + apart.length === 0
      ? [[], [{ text: 'No dice fell here.', style: { fg: 'mute' as const } }]]
      : []),
    ...ruleLines(event, book, width),
  ];
  return {
    title: 'Why?',
    right: `${when}  ${event.cite}`,
    lines,
    get awaited() {
      return thought?.awaited ?? null;
    },
    cites: () => citesOf(event),
  };
}

/** What was weighed before a line, told on its page while it is found. */
interface Thoughtful {
  readonly awaited: Awaited<unknown> | null;
  /** Null: nothing was weighed. */
  lines(width: number, env: Env): readonly PageLine[] | null;
}

const TONES = {
  head: { fg: 'text', bold: true },
  taken: { fg: 'accent' },
  text: { fg: 'text' },
  mute: { fg: 'mute' },
} as const;

function recalledLines<K extends Kit>(
  kind: MatchKind<K>,
  { found, done, trouble }: Awaited<Recalled<K>>,
  width: number,
  env: Env,
): readonly PageLine[] {
  if (found === null) return [[{ text: recallingText(done, trouble), style: TONES.mute }]];
  const texts = weighedTexts(found, ({ request, view }) => ({
    who: kind.thoughts?.who(request, view) ?? '',
    words: matchWords(kind, request, view, env),
  }));
  return texts.flatMap(({ text, tone }) => {
    const indent = text.length - text.trimStart().length;
    return wrapText(text.trimStart(), width - indent).map(
      (row): PageLine => [{ text: `${' '.repeat(indent)}${row}`, style: TONES[tone] }],
    );
  });
}

const told = (texts: readonly string[], width: number): readonly PageLine[] =>
  texts.flatMap((text) =>
    wrapText(text, width - 2).map((row): PageLine => [{ text: `  ${row}`, style: { fg: 'text' } }]),
  );

function rollLines(roll: Roll, beside: readonly PageLine[], width: number): readonly PageLine[] {
  const { name, cite, modifiers, table, result } = roll;
  return [
    [
      { text: name.replaceAll('-', ' '), style: { fg: 'key', bold: true } },
      { text: `  ${cite}`, style: { fg: 'mute' } },
    ],
    ...beside,
    [{ text: `  ${rollText(roll)}`, style: { fg: 'text' } }],
    ...modifiers.map(
      (one): PageLine => [
        { text: `    ${signed(one.value)} ${one.why}`, style: { fg: 'mute' } },
        { text: `  ${one.cite}`, style: { fg: 'mute' } },
      ],
    ),
    ...(table === undefined
      ? []
      : [[{ text: `  table ${table.id}, row ${table.row}: ${table.cell}`, style: { fg: 'text' as const } }]]),
    ...(result === undefined ? [] : wrapText(`comes to: ${result}`, width - 4)).map(
      (text, i): PageLine => [{ text: `${i === 0 ? '  ' : '    '}${text}`, style: { fg: 'accent' } }],
    ),
  ];
}

function ruleLines(event: GameEvent, book: Rulebook, width: number): readonly PageLine[] {
  return citesOf(event).flatMap((cite): readonly PageLine[] => {
    const found = lookUp(book, cite);
    if (found === null) return [];
    return [
      [],
      ...wrapText(found.title, width - cite.length - 2).map(
        (text, i, rows): PageLine => [
          { text, style: { fg: 'text', bold: true } },
          ...(i === rows.length - 1 ? [{ text: `  ${cite}`, style: { fg: 'mute' as const } }] : []),
        ],
      ),
      ...wrapText(found.text, width - 2).map((line): PageLine => [{ text: `  ${line}`, style: { fg: 'mute' } }]),
    ];
  });
}
