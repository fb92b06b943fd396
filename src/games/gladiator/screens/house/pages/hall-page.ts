/** The houses in the hall of fame: what they came to, and the best man each had. */

import { capital } from '../../../../../kernel/words.ts';
import { type Owner, ownerLine } from '../../../../../tui/screens/owner-line.ts';
import type { PageLine, TextPage } from '../../../../../tui/screens/text-page.ts';
import type { HouseEntry } from '../../../house/told/hall.ts';
import { recordLetters } from '../../career/words.ts';
import { money } from '../words.ts';

/** The page of houses, those that won first, then by denarii; `ownerOf` says whose a house was where others play too. */
export function houseHallPage(
  entries: readonly HouseEntry[],
  ownerOf: (entry: HouseEntry) => Owner | null = () => null,
): TextPage {
  const ranked = entries.toSorted((a, b) => Number(b.won) - Number(a.won) || b.denarii - a.denarii || b.rep - a.rep);
  return {
    title: 'Hall of fame: houses',
    right: `${entries.length} ${entries.length === 1 ? 'house' : 'houses'}`,
    lines: () => ranked.flatMap((entry) => linesOf(entry, ownerOf(entry))),
  };
}

function linesOf(entry: HouseEntry, owner: Owner | null): readonly PageLine[] {
  const { name, mode, months, rep, denarii, champions, best, how, won, houses, trueOdds } = entry;
  const place = houses.findIndex((one) => one.name === name) + 1;
  const marks = [
    `${months} months`,
    `REP ${rep}`,
    ...(champions > 0 ? [`champions ${champions}`] : []),
    ...(mode === 'lenient' ? ['lenient'] : []),
    ...(trueOdds === true ? ['true odds'] : []),
  ];
  return [
    [
      { text: `House of ${name}`.padEnd(26), style: { fg: won ? 'accent' : 'text', bold: true } },
      { text: money(denarii).padEnd(14), style: { fg: denarii < 0 ? 'bad' : 'good', bold: true } },
      { text: won ? 'won' : `${place}. of ${houses.length}, ${how}`, style: { fg: won ? 'good' : 'mute' } },
    ],
    ...(owner === null ? [] : [ownerLine(owner, 2)]),
    [{ text: `  ${marks.join('   ')}`, style: { fg: 'mute' } }],
    ...(best === null
      ? []
      : [
          [
            {
              text: `  best: ${best.name}, ${capital(best.style)}, ${recordLetters(best.record)}`,
              style: { fg: 'mute' as const },
            },
          ],
        ]),
    [],
  ];
}
