/** How the dice fell in a familia's matches, on a page. */
import type { DiceLuck, LuckTold } from '../../../../kernel/dice-luck.ts';
import { toiledOut } from '../../../../odds/labour.ts';
import type { Screen } from '../../../../tui/program.ts';
import { type PageLine, textPages } from '../../../../tui/screens/text-page.ts';
import { fallenLines } from '../../../../tui/stats/lines.ts';
import { wrapText } from '../../../../tui/wrap.ts';
import { POOL_WORDS } from '../../ask/luck-words.ts';
import { monthText } from '../../career/calendar.ts';
import type { PastMatch } from '../../career/types.ts';
import { POOLS } from '../../labour/dice-luck.ts';
import type { FamiliaGame } from '../../session/career.ts';

/** So many of the last matches are told: each is played again for it. */
const LAST = 12;

/** The luck of the last matches, of all together and of each, the newest first. */
export function familiaLuck(game: FamiliaGame): Screen {
  const past = game.session.match.state.past.slice(-LAST).toReversed();
  const told = past.map((match) => ({ match, luck: luckOf(game, match) }));
  const read = told.flatMap(({ luck }) => ('luck' in luck ? [luck.luck] : []));
  const lines = (width: number): readonly PageLine[] => [
    headLine(read.length === 1 ? 'The last match' : `The last ${read.length} matches`),
    ...(read.length === 0 ? [] : fallenLines(read.reduce(added), POOL_WORDS, width)),
    ...wrapText(POOL_WORDS.diceNote, width).map((text): PageLine => [{ text, style: { fg: 'mute' } }]),
    ...told.flatMap(({ match, luck }) => [[], headLine(nameOf(match)), ...matchLines(luck, width)]),
  ];
  return textPages([{ title: 'Luck', right: '', lines }]);
}

const headLine = (text: string): PageLine => [{ text, style: { fg: 'accent', bold: true } }];

function luckOf(game: FamiliaGame, { number }: PastMatch): LuckTold {
  const record = game.record(number);
  if (!record.ok) return { untold: record.why };
  return toiledOut(POOLS.sums(record.value).begin()) ?? { untold: 'nothing is known of it' };
}

function matchLines(luck: LuckTold, width: number): readonly PageLine[] {
  if ('luck' in luck) return fallenLines(luck.luck, POOL_WORDS, width);
  return wrapText(`Its luck cannot be told: ${luck.untold}.`, width).map((text) => [{ text, style: { fg: 'warn' } }]);
}

const added = (one: DiceLuck, two: DiceLuck): DiceLuck => ({
  throws: one.throws + two.throws,
  ...{ dealt: one.dealt + two.dealt, dealtDue: one.dealtDue + two.dealtDue },
  ...{ taken: one.taken + two.taken, takenDue: one.takenDue + two.takenDue },
  variance: one.variance + two.variance,
});

/** 'September 106, Flamma v Rufus'. */
function nameOf({ month, names, sides }: PastMatch): string {
  const side = (one: 0 | 1): string => names.filter((_, i) => sides[i] === one).join(', ');
  return `${monthText(month)}, ${side(0)} v ${side(1)}`;
}
