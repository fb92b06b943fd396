/** The ledger of a house: how its purse and its name grew, and every denarius in and out. */

import { signed } from '../../../../../kernel/roll-text.ts';
import type { Segment } from '../../../../../tui/canvas.ts';
import type { Skin } from '../../../../../tui/glyphs.ts';
import type { PageLine, TextPage } from '../../../../../tui/screens/text-page.ts';
import type { House, Posting, Reason } from '../../../house/house-types.ts';
import { REASON_NAMES } from '../../../house/told/words.ts';
import type { HousesState } from '../../../house/types.ts';
import { dateOf, dateText } from '../../career/words.ts';
import { editionHead } from '../../editions.ts';
import { OWN_HOUSE } from '../quiet.ts';
import { houseMark } from './standings.ts';

/** The charts of all houses, then the books of the player's own, and those of the others. */
export function ledgerPages(state: Readonly<HousesState>): readonly TextPage[] {
  return [chartsPage(state), ...state.houses.map((house) => booksPage(state, house))];
}

function chartsPage(state: Readonly<HousesState>): TextPage {
  return {
    title: 'The ledger',
    right: `${editionHead(state.setup.rules)}${dateText(Math.max(1, state.turn))}`,
    lines: (width, { skin, rows }) => {
      const height = Math.max(5, Math.min(12, Math.floor((rows - 12) / 2)));
      return [
        ...chart('Denarii', state, ({ denarii }) => denarii, width, height, skin),
        [],
        ...chart('Reputation', state, ({ rep }) => rep, width, height, skin),
        [],
        state.houses.map(({ name, id }): Segment => {
          const { text, fg } = houseMark(id, skin);
          return { text: `${text} ${name}   `, style: { fg, bold: id === OWN_HOUSE } };
        }),
      ];
    },
  };
}

type Month = HousesState['months'][number];

/** A chart of a number of every house over the months: a mark a house and month. */
export function chart(
  title: string,
  { months, houses }: Readonly<HousesState>,
  read: (standing: Month['houses'][number]) => number,
  width: number,
  height: number,
  skin: Skin,
): readonly PageLine[] {
  const head: PageLine = [{ text: title, style: { fg: 'accent', bold: true } }];
  if (months.length === 0) return [head, [{ text: 'No month is over yet.', style: { fg: 'mute' } }]];
  const values = months.flatMap((month) => month.houses.map(read));
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  const step = Math.max(1, Math.min(4, Math.floor((width - AXIS) / months.length)));
  const shown = months.slice(-Math.floor((width - AXIS) / step));
  const rowOf = (value: number): number => Math.round(((high - value) / (high - low)) * (height - 1));
  const rows = Array.from({ length: height }, (_, y): PageLine => {
    const label = y === 0 ? String(high) : y === rowOf(0) ? '0' : y === height - 1 ? String(low) : '';
    const cells = shown.flatMap((month) => cellOf(month, houses, read, y, rowOf, step, skin));
    return [
      { text: `${label.padStart(AXIS - 2)} `, style: { fg: 'mute' } },
      { text: skin === 'ascii' ? '|' : '│', style: { fg: 'rule' } },
      ...cells,
    ];
  });
  const initials = shown
    .map(({ month }) =>
      dateOf(month)
        .month.slice(0, step > 2 ? 3 : 1)
        .padEnd(step),
    )
    .join('');
  return [head, ...rows, [{ text: `${' '.repeat(AXIS)}${initials}`, style: { fg: 'mute' } }]];
}

const AXIS = 7;

function cellOf(
  month: Month,
  houses: readonly House[],
  read: (standing: Month['houses'][number]) => number,
  y: number,
  rowOf: (value: number) => number,
  step: number,
  skin: Skin,
): readonly Segment[] {
  const here = houses.filter(({ id }) => {
    const standing = month.houses[id];
    return standing !== undefined && rowOf(read(standing)) === y;
  });
  const marks = here.slice(0, step).map(({ id }): Segment => {
    const { text, fg } = houseMark(id, skin);
    return { text, style: { fg, bold: id === OWN_HOUSE } };
  });
  return [...marks, { text: ' '.repeat(step - marks.length) }];
}

function booksPage({ ledger, men, houses }: Readonly<HousesState>, house: House): TextPage {
  const own = ledger.filter((one) => one.house === house.id);
  const nameOf = (id: number | null): string => men.find((one) => one.id === id)?.man.name ?? '';
  const other = (id: number | null): string => houses.find((one) => one.id === id)?.name ?? '';
  return {
    title: `The books of ${house.name}`,
    right: `${house.denarii} denarii`,
    lines: () => [
      ...totals(own),
      [],
      ...own.toReversed().map(
        ({ month, denarii, why, cite, man, with: partner }): PageLine => [
          {
            text: (month === 0 ? 'founding' : `${dateOf(month).month.slice(0, 3)} ${dateOf(month).year}`).padEnd(10),
            style: { fg: 'mute' },
          },
          { text: signed(denarii).padStart(5), style: { fg: denarii < 0 ? 'bad' : 'good' } },
          {
            text: `  ${REASON_NAMES[why]}${man === null ? '' : `, ${nameOf(man)}`}${partner === null ? '' : `, ${other(partner)}`}`.padEnd(
              44,
            ),
          },
          { text: cite, style: { fg: 'rule' } },
        ],
      ),
    ],
  };
}

/** What came in and went out for each reason, the largest sums first. */
function totals(own: readonly Posting[]): readonly PageLine[] {
  const reasons = [...new Set(own.map(({ why }) => why))];
  const sum = (why: Reason): number => own.reduce((all, one) => all + (one.why === why ? one.denarii : 0), 0);
  return reasons
    .map((why) => ({ why, all: sum(why) }))
    .toSorted((a, b) => Math.abs(b.all) - Math.abs(a.all))
    .map(
      ({ why, all }): PageLine => [
        { text: REASON_NAMES[why].padEnd(30), style: { fg: 'mute' } },
        { text: signed(all).padStart(6), style: { fg: all < 0 ? 'bad' : 'good', bold: true } },
      ],
    );
}
