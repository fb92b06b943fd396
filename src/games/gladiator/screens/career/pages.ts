/** Pages that can be read in a career: the other houses, the chronicle, the hall, what is told of him. */

import { signed } from '../../../../kernel/roll-text.ts';
import { capital } from '../../../../kernel/words.ts';
import type { Env } from '../../../../tui/program.ts';
import type { PageLine, TextPage } from '../../../../tui/screens/text-page.ts';
import { wrapText } from '../../../../tui/wrap.ts';
import type { Rival } from '../../career/man/man-types.ts';
import { combatValue } from '../../career/munus/fighter.ts';
import type { Billed } from '../../career/munus/munus-types.ts';
import { chronicleOf } from '../../career/told/chronicle.ts';
import { type HallEntry, hallEntry } from '../../career/told/hall.ts';
import { type Obituary, obituaryOf } from '../../career/told/obituary.ts';
import type { CareerState } from '../../career/types.ts';
import { gladiatorFiles } from '../../files/services.ts';
import type { CareerGame } from '../../session/career.ts';
import { memory } from './bill-view.ts';
import { hallPages } from './hall-pages.ts';
import { manPage, type Whose } from './man-page.ts';
import type { CareerPageName } from './menus.ts';
import { dateText, recordLetters } from './words.ts';

/** The pages of a name. */
export function pagesFor(name: CareerPageName, game: CareerGame, env: Env): readonly TextPage[] {
  const { state } = game.session.match;
  switch (name) {
    case 'sheet':
      return sheetPages(game);
    case 'rivals':
      return [rivalsPage(state), ...rivalSheets(game)];
    case 'chronicle':
      return chroniclePages(state);
    case 'obituary':
      return [obituaryPage(state)];
    case 'hall':
      return hallPages(entriesWith(state, env));
  }
}

/** The hall, and this career in it as it would be now. */
function entriesWith(state: Readonly<CareerState>, { services }: Env): readonly HallEntry[] {
  const found = gladiatorFiles(services).hall();
  const own = state.outcome === null ? hallEntry(state) : null;
  return [...(found.ok ? found.value : []), ...(own === null ? [] : [own])];
}

const paragraph = (text: string, width: number): readonly PageLine[] => [
  ...wrapText(text, width).map((line): PageLine => [{ text: line }]),
  [],
];

/** A page for each month, the last month first. */
function chroniclePages(state: Readonly<CareerState>): readonly TextPage[] {
  const pages = chronicleOf(state).toReversed();
  if (pages.length === 0) {
    return [
      {
        title: 'The chronicle',
        right: '',
        lines: (width) => paragraph('Nothing has been written yet: the first games are still to come.', width),
      },
    ];
  }
  return pages.map(({ munus, title, lines }) => ({
    title: `The chronicle: ${title}`,
    right: dateText(munus),
    lines: (width) => storyLines(lines, width),
  }));
}

const SPACED: { readonly [K in Obituary['kind']]: string } = {
  obituary: 'O B I I T',
  laurels: 'L I B E R',
  farewell: 'V A L E',
};
const OVER: { readonly [K in Obituary['kind']]: 'bad' | 'good' | 'accent' } = {
  obituary: 'bad',
  laurels: 'good',
  farewell: 'accent',
};

/** What is told of him who is dead, or free: his life, and the moments of his last bout lit. */
export function obituaryPage(state: Readonly<CareerState>): TextPage {
  const told = obituaryOf(state);
  if (told === null) return { title: 'Of him', right: '', lines: () => [[{ text: 'He is still fighting.' }]] };
  const { kind, title, lines, record } = told;
  const middle = (text: string, width: number): string =>
    `${' '.repeat(Math.max(0, (width - text.length) >> 1))}${text}`;
  return {
    title,
    right: dateText(state.turn),
    lines: (width) => [
      [{ text: middle(SPACED[kind], width), style: { fg: OVER[kind], bold: true } }],
      [{ text: middle(title, width), style: { fg: 'youFg', bold: true } }],
      [{ text: middle(`${recordLetters(record)}   ${capital(told.style)}`, width), style: { fg: 'mute' } }],
      [],
      ...storyLines(lines, width),
    ],
  };
}

/** 'Turn 3. ..': a moment of a bout, as the engine tells it. */
const MOMENT = /^Turn \d+\. /u;

/** A story in paragraphs; moments of a bout stand close together, set apart from the rest. */
function storyLines(lines: readonly string[], width: number): readonly PageLine[] {
  return lines.flatMap((line, i) => {
    if (!MOMENT.test(line)) return paragraph(line, width);
    const rows = wrapText(line, width - 2).map((row): PageLine => [{ text: `  ${row}`, style: { fg: 'accent' } }]);
    return MOMENT.test(lines[i + 1] ?? '') ? rows : [...rows, []];
  });
}

/** The log sheet of the player's man, and of all who are on the bill with him. */
function sheetPages({ session: { match } }: CareerGame): readonly TextPage[] {
  const { man, bill, rivals } = match.state;
  const billed = (one: Billed, whose: Whose): TextPage => {
    const known = rivals.find(({ id }) => id === one.rival);
    const spirit = `Fighting spirit ${signed(one.fs)} (29.2).`;
    return manPage(one.man, whose, whose === 'yours' ? 'on your side' : 'against you', match.tables, [
      spirit,
      ...(known === undefined ? [] : [memory(known)]),
    ]);
  };
  return [
    ...(man === null ? [] : [manPage(man, 'yours', 'your man', match.tables)]),
    ...(bill?.challengers ?? []).map((one) => billed(one, 'theirs')),
    ...(bill?.comrades ?? []).map((one) => billed(one, 'yours')),
  ];
}

/** The log sheets of the known gladiators who still fight. */
function rivalSheets({ session: { match } }: CareerGame): readonly TextPage[] {
  return match.state.rivals
    .filter(({ standing }) => standing === 'fighting')
    .map((rival) => manPage(rival.man, 'theirs', 'of another house', match.tables, [memory(rival)]));
}

function rivalsPage({ rivals, turn }: Readonly<CareerState>): TextPage {
  const living = rivals.filter(({ standing }) => standing === 'fighting');
  const gone = rivals.filter(({ standing }) => standing !== 'fighting');
  return {
    title: 'The other houses',
    right: `${living.length} living, ${gone.length} gone, ${dateText(Math.max(1, turn))}`,
    lines: (width) =>
      rivals.length === 0
        ? [[{ text: 'He knows nobody yet.', style: { fg: 'mute' } }]]
        : [...living, ...gone].flatMap((rival) => rivalLines(rival, width)),
  };
}

function rivalLines(rival: Rival, width: number): readonly PageLine[] {
  const { man, standing, killer } = rival;
  const end = standing === 'fighting' ? '' : `  ${standing}${killer === null ? '' : `, killed by ${killer}`}`;
  return [
    [
      {
        text: man.name.padEnd(16),
        style: { fg: standing === 'fighting' ? 'foeFg' : 'mute', bold: standing === 'fighting' },
      },
      { text: capital(man.style).padEnd(17) },
      { text: `${recordLetters(man.record)}  CV ${combatValue(man)}`, style: { fg: 'mute' } },
      { text: end, style: { fg: 'bad' } },
    ],
    ...(rival.met.length === 0
      ? []
      : wrapText(memory(rival), width - 4).map((line): PageLine => [{ text: `    ${line}`, style: { fg: 'mute' } }])),
  ];
}
