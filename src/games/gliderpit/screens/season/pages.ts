/** Pages that can be read in a season: the pilots, the ladder, the chronicle, a life. */
import { chaptersPage, type PageLine, pageLines, type TextPage } from '../../../../tui/screens/text-page.ts';
import { counted, ratingText } from '../../career/narrate.ts';
import { pilotLife, seasonChronicle } from '../../career/told.ts';
import type { SeasonPilot, SeasonState } from '../../career/types.ts';
import { seasonTables } from '../../tables.ts';
import type { SeasonPageName } from './state.ts';
import { fieldWords, MIND_WORDS, outText } from './words.ts';

/** The pages of a name. */
export function seasonPages(name: SeasonPageName, state: Readonly<SeasonState>): readonly TextPage[] {
  switch (name) {
    case 'pilots':
      return [pilotsPage(state)];
    case 'ladder':
      return [ladderPage(state)];
    case 'chronicle':
      return [chaptersPage(`season ${state.season}`, () => seasonChronicle(state, seasonTables()))];
    case 'life':
      return [
        {
          ...{ title: state.setup.name, right: state.ended ?? `season ${state.season}` },
          lines: (width) => pilotLife(state).flatMap((line) => [...pageLines([line], width), []]),
        },
      ];
  }
}

function pilotsPage(state: Readonly<SeasonState>): TextPage {
  return {
    ...{ title: 'The pilots', right: `season ${state.season}` },
    lines: (width) => state.pilots.flatMap((one) => [...pilotLines(state, one, width), []]),
  };
}

function pilotLines({ pilots }: Readonly<SeasonState>, one: SeasonPilot, width: number): readonly PageLine[] {
  const { name, mind, since, rating, laurels, coins, hull, wrecked, record, grudges } = one;
  const bears = Object.entries(grudges).flatMap(([id, grudge]) => {
    const at = pilots.find((other) => other.id === id);
    return at === undefined ? [] : [`${at.mind === 'player' ? 'you' : at.name} (${grudge})`];
  });
  const own = mind === 'player';
  return [
    [
      { text: name, style: { fg: own ? 'youFg' : 'foeFg', bold: true } },
      { text: `  ${own ? 'you' : MIND_WORDS[mind]}, since season ${since}`, style: { fg: 'mute' } },
      { text: wrecked ? '  wrecked' : '', style: { fg: 'bad', bold: true } },
    ],
    ...pageLines(
      [
        `Rated ${ratingText(rating)}; ${counted(laurels, 'laurel')}, ${counted(coins, 'coin')}, hull ${hull}.`,
        `${counted(record.flown, 'bout')}, ${record.won} won, ${record.downed} put out, ${outText(record.out)}; ${record.wreaths === 1 ? '1 wreath' : `${record.wreaths} wreaths`}.`,
        ...(bears.length === 0 ? [] : [`Bears a grudge: ${bears.join(', ')}.`]),
      ],
      width,
    ),
  ];
}

function ladderPage(state: Readonly<SeasonState>): TextPage {
  return {
    ...{ title: 'The ladder', right: `season ${state.season}` },
    lines: (width) =>
      seasonTables().ladder.flatMap((pit, i) => [
        [
          {
            text: `${i + 1 === state.pit ? '>' : ' '} ${i + 1} ${pit.name}`,
            style: { fg: i + 1 === state.pit ? 'key' : 'accent', bold: true },
          },
          { text: `  floor ${pit.floor}`, style: { fg: 'text' } },
        ],
        ...pageLines([`    ${fieldWords(pit)}`], width),
      ]),
  };
}
