/** 39.5.4.4 Book odds, and beside them what a match is really worth. */

import { times } from '../../../../../kernel/words.ts';
import type { PageLine } from '../../../../../tui/screens/text-page.ts';
import { wrapText } from '../../../../../tui/wrap.ts';
import { otherSide } from '../../../house/games/odds.ts';
import type { Fixture } from '../../../house/month-types.ts';
import type { HousesState } from '../../../house/types.ts';
import type { Side } from '../../../rules/side.ts';
import { meetingNames } from '../meeting.ts';
import { isReckoning, type Truth } from '../truth.ts';
import { type ColumnCell, columnLines, type TableColumn } from './table.ts';

const SIDES: readonly Side[] = [0, 1];

/** A line a side: what is risked to win what; with the true odds known, how often it wins, and what a wager on it brings. */
export function oddsLines(
  state: Readonly<HousesState>,
  { n, odds, fought }: Fixture,
  width: number,
  truth: Truth | null,
): readonly PageLine[] {
  const names = meetingNames(state, n);
  const known = truth === null || truth.odds.bouts === 0 ? null : truth;
  const book: readonly TableColumn[] =
    odds === null
      ? []
      : [
          {
            ...{ title: 'risk:win', right: true },
            cells: SIDES.map((side) => ({
              text: `${odds[side]}:${odds[otherSide(side)]}`,
              style: { fg: 'key', bold: true },
            })),
          },
        ];
  const table = columnLines(
    [
      { title: odds === null ? '' : 'book odds (P125)', cells: SIDES.map((side) => ({ text: names[side] })) },
      ...book,
      ...trueColumns(known, odds),
    ],
    width,
  );
  return [
    ...(odds === null ? wrapped('No wagers are taken on it: beasts have no CV (P125).', width) : []),
    ...(odds === null && known === null ? [] : table),
    ...(truth === null
      ? fought === null && state.setup.trueOdds
        ? wrapped('t: the true odds, from many bouts fought by the book.', width)
        : []
      : reckonedLines(truth, width)),
  ];
}

const wrapped = (text: string, width: number): readonly PageLine[] =>
  wrapText(text, width).map((line): PageLine => [{ text: line, style: { fg: 'mute' } }]);

const percent = (share: number): string => `${Math.round(100 * share)}%`;

function trueColumns(truth: Truth | null, odds: Fixture['odds']): readonly TableColumn[] {
  if (truth === null) return [];
  const shares = sharesOf(truth);
  const wins: TableColumn = {
    ...{ title: 'true', right: true },
    cells: SIDES.map((side) => ({ text: percent(shares[side]), style: { fg: 'key', bold: true } })),
  };
  if (odds === null) return [wins];
  return [wins, { title: 'edge', right: true, cells: SIDES.map((side) => edgeCell(edgeOf(truth, odds, side))) }];
}

function sharesOf({ odds: { bouts, red, blue } }: Truth): readonly [red: number, blue: number] {
  return [red / bouts, blue / bouts];
}

/** What a denarius at risk on a side brings on the average, by the true odds. */
function edgeOf(truth: Truth, odds: NonNullable<Fixture['odds']>, side: Side): number {
  const shares = sharesOf(truth);
  const [risk, prize] = [odds[side], odds[otherSide(side)]];
  return (shares[side] * prize - shares[otherSide(side)] * risk) / risk;
}

function edgeCell(edge: number): ColumnCell {
  return { text: `${edge < 0 ? '' : '+'}${percent(edge)}`, style: { fg: edge < 0 ? 'bad' : 'good', bold: true } };
}

/** How the true odds were found, or how far that has come. */
function reckonedLines(truth: Truth, width: number): readonly PageLine[] {
  const { bouts, draws } = truth.odds;
  const { wanted } = truth;
  const { trouble } = truth.awaited;
  const slow = trouble === null ? '' : ` ${trouble}`;
  if (isReckoning(truth))
    return wrapped(`About, from ${bouts} of ${wanted} bouts fought by the book. Esc stops.${slow}`, width);
  if (bouts === 0) return wrapped(trouble ?? 'Nothing was counted.', width);
  const level = draws === 0 ? '' : `, ${percent(draws / bouts)} neither`;
  return wrapped(`About, from ${times(bouts, 'bout')} fought by the book${level}; margin ${marginOf(bouts)}%.`, width);
}

/** Two standard errors of a share near a half, in hundredths. */
const marginOf = (bouts: number): number => Math.round(100 / Math.sqrt(bouts));
