/** Pages that can be read in a career: the others, the chronicle, the end. */
import type { Segment } from '../../../../tui/canvas.ts';
import { chaptersPage, type PageLine, pageLines, type TextPage } from '../../../../tui/screens/text-page.ts';
import { wrapText } from '../../../../tui/wrap.ts';
import { munusDate } from '../../career/calendar.ts';
import { livingRivals } from '../../career/rivals.ts';
import { chronicleOf, obituaryOf } from '../../career/told.ts';
import type { CareerState, Rival } from '../../career/types.ts';
import type { CareerPageName } from './state.ts';
import { rivalLines } from './words.ts';

/** The pages of a name. */
export function careerPages(name: CareerPageName, state: Readonly<CareerState>): readonly TextPage[] {
  switch (name) {
    case 'rivals':
      return [rivalsPage(state)];
    case 'chronicle':
      return [chaptersPage(munusDate(state.turn), () => chronicleOf(state))];
    case 'end':
      return [
        {
          ...{ title: state.man.name, right: state.ended?.how ?? '' },
          lines: (width) => obituaryOf(state).flatMap((line) => [...pageLines([line], width), []]),
        },
      ];
  }
}

/** Those who are about, the most skilled first; then those who are gone and were met. */
function rivalsPage(state: Readonly<CareerState>): TextPage {
  const living = livingRivals(state).toSorted((a, b) => b.skills.length - a.skills.length || b.fame - a.fame);
  const gone = state.rivals.filter(({ ended }) => ended !== null);
  return {
    ...{ title: 'The others', right: `${living.length} about, ${gone.length} gone` },
    lines: (width) => [...living, ...gone].flatMap((one) => linesOf(one, width)),
  };
}

/** What it is and has done, then what it can and what was between, beside its name. */
function linesOf(one: Rival, width: number): readonly PageLine[] {
  const { name, ended, hurt } = one;
  const how = ended === null ? (hurt > 0 ? 'hurt' : '') : ended.how === 'dead' ? 'dead' : 'free';
  const title: Segment = {
    text: name.padEnd(NAME_CELLS),
    style: { fg: ended === null ? 'foeFg' : 'mute', bold: ended === null },
  };
  const mark: Segment = { text: how === '' ? '' : `${how}  `, style: { fg: ended?.how === 'dead' ? 'bad' : 'warn' } };
  const blank: Segment = { text: ' '.repeat(NAME_CELLS) };
  const told = (text: string, fg: 'text' | 'mute', first: number): readonly Segment[] =>
    wrapText(' '.repeat(first) + text, width - NAME_CELLS).map((row, i) => ({
      text: i === 0 ? row.slice(first) : row,
      style: { fg },
    }));
  const [what, done, can] = rivalLines(one);
  const [head, ...rest] = told(`${what}; ${done}`, 'text', mark.text.length);
  return [
    [title, mark, ...(head === undefined ? [] : [head])],
    ...[...rest, ...told(can, 'mute', 0)].map((row): PageLine => [blank, row]),
  ];
}

/** The longest name, and a blank. */
const NAME_CELLS = 14;
