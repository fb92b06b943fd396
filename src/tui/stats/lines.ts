/** A game's statistics and achievements as lines of text, for the screen and the command line alike. */
import type { DiceLuck } from '../../kernel/dice-luck.ts';
import { capital } from '../../kernel/words.ts';
import type { Stats } from '../../store/stats.ts';
import type { PageLine } from '../screens/text-page.ts';
import type { Style } from '../style.ts';
import { wrapText } from '../wrap.ts';
import { type AllLuck, allLuck, allMatches, countAs, luckShare, rowsBy, type SumRow } from './sums.ts';
import type { Achievement, CountsTold } from './telling.ts';

const MUTE: Style = { fg: 'mute' };
const HEAD: Style = { fg: 'accent', bold: true };
const TEXT: Style = { fg: 'text' };

/** What the lines are made of: the counts of one game. */
export interface Told {
  readonly stats: Stats;
  readonly game: string;
  readonly telling: CountsTold;
  /** Ids of matches whose luck cannot be told. */
  readonly untold: ReadonlySet<string>;
}

/** 'Nothing has been counted yet', or how all matches went and how the dice fell. */
export function overviewLines(told: Told, width: number): readonly PageLine[] {
  const { stats, game, telling } = told;
  const whole = allMatches(stats, game);
  if (whole.matches === 0)
    return wrapped(
      'No match has been counted yet: the first will be the next one you finish. Older matches that are still kept are counted by "harena saves repair".',
      width,
      TEXT,
    );
  const won = countAs(whole, telling, 'won');
  const results = telling.results.map(({ letter, word }) => `${whole.results[letter] ?? 0} ${word}`).join(', ');
  const turns = (whole.turns / whole.matches).toFixed(1);
  return [
    [
      { text: `${matchesText(whole.matches)}: ${results}`, style: { fg: 'text', bold: true } },
      { text: ` (${percent(won, whole.matches)} won)`, style: MUTE },
    ],
    [
      {
        text: `${capital(telling.harm)} dealt ${whole.dealt}, taken ${whole.taken}; ${turns} ${telling.turnWord ?? 'turn'}s a match`,
        style: TEXT,
      },
    ],
    [],
    ...(telling.withoutDice === true ? [] : [...luckLines(told, width), []]),
    ...tableLines('As', rowsBy(stats, game, 'own'), telling),
  ];
}

const matchesText = (count: number): string => (count === 1 ? '1 match' : `${count} matches`);

/** How matches went against each kind of opponent. */
export function opponentLines({ stats, game, telling }: Told): readonly PageLine[] {
  return tableLines('Against', rowsBy(stats, game, 'foe'), telling);
}

const percent = (part: number, whole: number): string => `${Math.round((100 * part) / Math.max(1, whole))} %`;

function wrapped(text: string, width: number, style: Style): readonly PageLine[] {
  return wrapText(text, width).map((row) => [{ text: row, style }]);
}

function luckLines({ stats, game, telling, untold }: Told, width: number): readonly PageLine[] {
  const luck = allLuck(stats, game, untold);
  const head: PageLine = [{ text: 'Dice', style: HEAD }];
  if (luck.read === 0) return [head, ...wrapped(missingText(luck), width, MUTE)];
  return [
    head,
    ...fallenLines(luck, telling, width),
    ...wrapped(`${missingText(luck)} ${telling.diceNote ?? ''}`, width, MUTE),
  ];
}

/** '6 successes', '1 success': what dice came to. */
export function cameText(came: number, told: Pick<CountsTold, 'harm' | 'diceIn' | 'oneDiceIn'>): string {
  const several = told.diceIn ?? told.harm;
  return `${came} ${came === 1 ? (told.oneDiceIn ?? several) : several}`;
}

/** What dice brought to the player and against, what was to be expected, and how lucky that is. */
export function fallenLines(
  luck: DiceLuck,
  telling: Pick<CountsTold, 'harm' | 'diceIn' | 'oneDiceIn'>,
  width: number,
): readonly PageLine[] {
  const row = (what: string, came: number, due: number): PageLine => [
    { text: what.padEnd(14), style: TEXT },
    { text: cameText(came, telling), style: { fg: 'text', bold: true } },
    { text: `, ${(due / 100).toFixed(1)} expected`, style: MUTE },
  ];
  const share = luckShare(luck);
  return [
    row('yours', luck.dealt, luck.dealtDue),
    row('against you', luck.taken, luck.takenDue),
    ...(share === null
      ? []
      : wrapped(`Luck about ${share} of 100: with other dice you would do worse that often.`, width, TEXT)),
  ];
}

/** Of how many matches the dice are read, and what is missing. */
function missingText({ read, unread, lost }: AllLuck): string {
  const of = `Read of ${read} of ${matchesText(read + unread + lost)}.`;
  const are = (count: number): string => (count === 1 ? '1 is' : `${count} are`);
  const later = unread === 0 ? '' : ` ${are(unread)} still to be read.`;
  const gone = lost === 0 ? '' : ` ${are(lost)} gone or cannot be read.`;
  return `${of}${later}${gone}`;
}

const NAME = 20;
const COLUMN = 8;

function tableLines(title: string, rows: readonly SumRow[], telling: CountsTold): readonly PageLine[] {
  const words = ['matches', ...telling.results.map(({ word }) => word), 'dealt', 'taken'];
  const cells = ({ matches, results, dealt, taken }: SumRow): readonly number[] => [
    matches,
    ...telling.results.map(({ letter }) => results[letter] ?? 0),
    dealt,
    taken,
  ];
  const head: PageLine = [
    { text: title.padEnd(NAME), style: HEAD },
    { text: words.map((word) => word.padStart(COLUMN)).join(''), style: MUTE },
  ];
  return [
    head,
    ...rows.map(
      (row): PageLine => [
        { text: row.name.slice(0, NAME - 1).padEnd(NAME), style: TEXT },
        {
          text: cells(row)
            .map((cell) => String(cell).padStart(COLUMN))
            .join(''),
          style: TEXT,
        },
      ],
    ),
  ];
}

/** How many achievements are earned, of how many: '3 of 20'. */
export function earnedText({ stats, game, telling }: Pick<Told, 'stats' | 'game' | 'telling'>): string {
  const had = stats.earned[game] ?? {};
  const count = telling.achievements.filter(({ id }) => Object.hasOwn(had, id)).length;
  return `${count} of ${telling.achievements.length}`;
}

/** Every achievement with its tick and the day; what it teaches is below it. */
export function achievementLines({ stats, game, telling }: Told, width: number): readonly PageLine[] {
  const had = stats.earned[game] ?? {};
  return telling.achievements.flatMap((one) => oneLines(one, had[one.id] ?? null, width));
}

const TITLE = 20;
const TASK = 40;
const MARK = 4;

function oneLines({ title, task, cite, rule }: Achievement, when: string | null, width: number): readonly PageLine[] {
  const earned = when !== null;
  const day = when === null ? '' : `  ${when.slice(0, 10)}`;
  const style: Style = earned ? { fg: 'good', bold: true } : TEXT;
  return [
    [
      { text: earned ? '[x] ' : '[ ] ', style },
      { text: title.padEnd(TITLE), style },
      { text: day === '' ? task : task.padEnd(TASK), style: TEXT },
      { text: day, style: MUTE },
    ],
    ...wrapText(`${cite}  ${rule}`, width - MARK).map(
      (row): PageLine => [{ text: ' '.repeat(MARK) + row, style: MUTE }],
    ),
  ];
}
