/** "Why?" for a line of any match: its dice, every modifier with its rule, and the rules in our words. */
import { citesOf, type GameEvent } from '../../kernel/event.ts';
import type { Roll } from '../../kernel/roll.ts';
import { rollText, signed } from '../../kernel/roll-text.ts';
import { lookUp, type Rulebook } from '../../kernel/rulebook.ts';
import type { JournalLine } from '../../session/frames.ts';
import type { Screen } from '../program.ts';
import { type PageLine, textPages } from '../screens/text-page.ts';
import { wrapText } from '../wrap.ts';

/** The page that explains one line of a journal; `pool`: what the game says of the dice of a roll besides. */
export function whyPage(
  { entry: { event }, text }: JournalLine<GameEvent>,
  when: string,
  book: Rulebook,
  beside: (event: GameEvent, roll: number) => readonly string[] = () => [],
): Screen {
  const lines = (width: number): readonly PageLine[] => [
    ...wrapText(text, width).map((row): PageLine => [{ text: row, style: { fg: 'accent', bold: true } }]),
    ...(event.rolls ?? []).flatMap((roll, i) => [[], ...rollLines(roll, beside(event, i))]),
    ...(event.lots ?? []).map(
      ({ name, of, picked, cite }): PageLine => [
        { text: `Drawn: ${name.replaceAll('-', ' ')}, number ${picked + 1} of ${of}`, style: { fg: 'text' } },
        { text: `  ${cite}`, style: { fg: 'mute' } },
      ],
    ),
    ...((event.rolls ?? []).length + (event.lots ?? []).length === 0
      ? [[], [{ text: 'No dice fell here.', style: { fg: 'mute' as const } }]]
      : []),
    ...ruleLines(event, book, width),
  ];
  const page = textPages([{ title: 'Why?', right: `${when}  ${event.cite}`, lines }]);
  return { ...page, cites: () => citesOf(event) };
}

function rollLines(roll: Roll, beside: readonly string[]): readonly PageLine[] {
  const { name, cite, modifiers, table, result } = roll;
  return [
    [
      { text: name.replaceAll('-', ' '), style: { fg: 'key', bold: true } },
      { text: `  ${cite}`, style: { fg: 'mute' } },
    ],
    ...beside.map((text): PageLine => [{ text: `  ${text}`, style: { fg: 'text' } }]),
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
    ...(result === undefined ? [] : [[{ text: `  comes to: ${result}`, style: { fg: 'accent' as const } }]]),
  ];
}

function ruleLines(event: GameEvent, book: Rulebook, width: number): readonly PageLine[] {
  return citesOf(event).flatMap((cite): readonly PageLine[] => {
    const found = lookUp(book, cite);
    if (found === null) return [];
    return [
      [],
      [
        { text: found.title, style: { fg: 'text', bold: true } },
        { text: `  ${cite}`, style: { fg: 'mute' } },
      ],
      ...wrapText(found.text, width - 2).map((line): PageLine => [{ text: `  ${line}`, style: { fg: 'mute' } }]),
    ];
  });
}
