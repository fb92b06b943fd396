/** Pages that can be read in a career: the other houses, the chronicle, the hall, what is told of him. */
import { chronicleOf } from '../../engine/campaign/chronicle.ts';
import { combatValue } from '../../engine/campaign/fighter.ts';
import { type HallEntry, hallEntry } from '../../engine/campaign/hall.ts';
import type { Rival } from '../../engine/campaign/man-types.ts';
import { obituaryOf } from '../../engine/campaign/obituary.ts';
import type { CareerState } from '../../engine/campaign/types.ts';
import type { CareerGame } from '../../session/career.ts';
import type { Env } from '../program.ts';
import type { PageLine, TextPage } from '../screens/text-page.ts';
import { wrapText } from '../wrap.ts';
import { billLines, memory } from './bill-view.ts';
import { hallPages } from './hall-pages.ts';
import type { CareerPageName } from './menus.ts';
import { capitalised, dateText, recordText } from './words.ts';

/** The pages of a name. */
export function pagesFor(name: CareerPageName, game: CareerGame, env: Env): readonly TextPage[] {
  const { state } = game.session.match;
  switch (name) {
    case 'bill':
      return [billPage(state)];
    case 'rivals':
      return [rivalsPage(state)];
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
  const found = services.hall();
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
    lines: (width) => lines.flatMap((line) => paragraph(line, width)),
  }));
}

function obituaryPage(state: Readonly<CareerState>): TextPage {
  const told = obituaryOf(state);
  return {
    title: told?.title ?? 'Of him',
    right: dateText(state.turn),
    lines: (width) => (told?.lines ?? ['He is still fighting.']).flatMap((line) => paragraph(line, width)),
  };
}

function billPage(state: Readonly<CareerState>): TextPage {
  const { bill, turn } = state;
  return {
    title: 'The bill of the day',
    right: dateText(turn),
    lines: (width) => (bill === null ? [] : billLines(state, bill, width)),
  };
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
      { text: capitalised(man.style).padEnd(17) },
      { text: `${recordText(man.record)}  CV ${combatValue(man)}`, style: { fg: 'mute' } },
      { text: end, style: { fg: 'bad' } },
    ],
    ...(rival.met.length === 0
      ? []
      : wrapText(memory(rival), width - 4).map((line): PageLine => [{ text: `    ${line}`, style: { fg: 'mute' } }])),
  ];
}
