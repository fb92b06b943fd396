/** Pages that can be read in a campaign: the others, the chronicle, the end. */
import { chaptersPage, type PageLine, pageLines, type TextPage } from '../../../../tui/screens/text-page.ts';
import { munusMonth } from '../../career/calendar.ts';
import { firstOfSchools, rivalsAbout } from '../../career/rivals.ts';
import { campaignChronicle, campaignObituary } from '../../career/told.ts';
import type { CampaignState, Rival } from '../../career/types.ts';
import { END_WORDS } from '../../career/words.ts';
import type { CampaignPageName } from './state.ts';
import { rivalInFull } from './words.ts';

/** The pages of a name. */
export function campaignPages(name: CampaignPageName, state: Readonly<CampaignState>): readonly TextPage[] {
  switch (name) {
    case 'rivals':
      return [rivalsPage(state)];
    case 'chronicle':
      return [chaptersPage(munusMonth(state.turn), () => campaignChronicle(state))];
    case 'end':
      return [
        {
          ...{ title: state.man.name, right: state.ended === null ? '' : END_WORDS[state.ended.how] },
          lines: (width) => campaignObituary(state).flatMap((line) => [...pageLines([line], width), []]),
        },
      ];
  }
}

/** Those who are about, the most famous first; then those who are gone and were met. */
function rivalsPage(state: Readonly<CampaignState>): TextPage {
  const about = rivalsAbout(state).toSorted((a, b) => b.fame - a.fame || b.xp - a.xp);
  const gone = state.rivals.filter(({ ended }) => ended !== null);
  return {
    ...{ title: 'The others', right: `${about.length} about, ${gone.length} gone` },
    lines: () => [...about, ...gone].flatMap((one) => linesOf(one, one.id === firstOfSchools(state)?.id)),
  };
}

function linesOf(one: Rival, first: boolean): readonly PageLine[] {
  const { name, ended, wounds } = one;
  const how = ended === null ? (wounds > 0 ? 'wounded' : '') : ended.how;
  return [
    [
      { text: name, style: { fg: ended === null ? 'foeFg' : 'mute', bold: ended === null } },
      { text: first ? '  the first of the schools' : '', style: { fg: 'key' } },
      { text: how === '' ? '' : `  ${how}`, style: { fg: ended?.how === 'dead' ? 'bad' : 'warn' } },
    ],
    ...rivalInFull(one).map((line): PageLine => [{ text: `  ${line}`, style: { fg: 'mute' } }]),
  ];
}
