/** 7.1 to 7.6 The way to freedom of each Star, and the months gone by. */
import { percent } from '../../../../odds/offers.ts';
import type { Segment } from '../../../../tui/canvas.ts';
import { FREEDOM } from '../../career/aftermath.ts';
import { shortMonth } from '../../career/calendar.ts';
import { isLiving, MOST_RAW } from '../../career/limits.ts';
import type { Career, CareerState, PastMatch } from '../../career/types.ts';
import { rawTotal } from '../../rules/creation.ts';
import { tables } from '../../tables.ts';
import { mute, PLACES, type Row, strong } from './star-rows.ts';

type State = Readonly<CareerState>;

/** Cells of a name before a bar. */
const NAME = 9;
/** So many Stars have a second row, of what each is to do next. */
const TOLD_IN_FULL = 3;

/** 7.3, 7.6 Each Star's raw total on its way to 20, with the places on it, and what is missing to the next one. */
export function roadRows(now: State, most: number): readonly Row[] {
  const living = now.familia.filter(isLiving);
  const inFull = living.length <= TOLD_IN_FULL && now.outcome === null;
  const shown = living.slice(0, most - 1);
  return [
    headRow(),
    ...shown.flatMap((star) => (inFull ? [barRow(star), [mute(`  ${nextText(star)}`)]] : [barRow(star)])),
  ];
}

const stops = (): readonly [heart: number, rome: number] => [
  tables().locales.fringes.leaves,
  tables().locales.heart.leaves,
];

function headRow(): Row {
  const [heart, rome] = stops();
  const fringes = 'raw total'.padEnd(NAME + 1 + heart - 1);
  return [mute(`${fringes}${`${heart}`.padEnd(1 + rome - heart)}${`${rome}`.padEnd(2 + MOST_RAW - rome)}${MOST_RAW}`)];
}

/** A cell for each point, and a line before the places that are to be reached. */
function barRow({ name, card, free }: Career): Row {
  const raw = rawTotal(card.attributes);
  const [heart, rome] = stops();
  const cells = Array.from({ length: MOST_RAW }, (_, i) => i + 1).flatMap((point): readonly Segment[] => [
    ...(point === heart || point === rome ? [mute('|')] : []),
    point <= raw ? { text: '■', style: { fg: 'youFg' } } : mute('·'),
  ]);
  return [
    { text: `${name.slice(0, NAME).padEnd(NAME)} `, style: { fg: 'youFg', bold: true } },
    ...cells,
    free ? { text: '  free', style: { fg: 'good', bold: true } } : strong(`  ${raw}`),
  ];
}

/** 36 throws of two dice, of which so many bring the rudis. */
const THROWS = 36;

/** What a Star has to reach next. */
function nextText({ card, locale, free }: Career): string {
  if (free) return 'may leave the arena at any time';
  const missing = (to: number): number => to - rawTotal(card.attributes);
  if (locale !== 'rome') {
    const [to, where] = locale === 'fringes' ? [stops()[0], 'the Heart'] : [stops()[1], 'Rome'];
    return `${PLACES[locale]}: ${missing(to)} more to ${where}`;
  }
  const left = missing(MOST_RAW);
  return left > 0
    ? `in Rome: ${left} more to ${MOST_RAW}`
    : `the rudis on ${FREEDOM} or more (${percent(21 / THROWS)})`;
}

const RESULTS: { readonly [R in 'V' | 'S' | 'M' | 'P']: Segment } = {
  V: { text: 'V', style: { fg: 'good', bold: true } },
  S: { text: 'S', style: { fg: 'accent', bold: true } },
  M: { text: 'M', style: { fg: 'warn', bold: true } },
  P: { text: 'P', style: { fg: 'bad', bold: true } },
};

/** How a match ended for the familia: won, drawn, lost, or with a Star dead. */
function resultSign({ stars, result: { winner, fighters } }: PastMatch): Segment {
  if (fighters.slice(0, stars.length).some(({ fate }) => fate === 'killed')) return RESULTS.P;
  return winner === null ? RESULTS.S : winner === 0 ? RESULTS.V : RESULTS.M;
}

/** 7.1, 7.4 The last months, a letter for each match and what they brought; of this one also what is left of its day. */
export function calendarRows({ turn, past, slots, used, outcome }: State, rows: number): readonly Row[] {
  const from = Math.max(1, turn - rows + 1);
  return Array.from({ length: Math.max(0, turn - from + 1) }, (_, i) => from + i).map((month): Row => {
    const fought = past.filter((one) => one.month === month);
    const fame = fought.flatMap((one) => one.fame).reduce((sum, one) => sum + one, 0);
    const now = month === turn && outcome === null;
    const signs = fought.flatMap((one) => [resultSign(one), mute(' ')]);
    const gone = fought.length === 0 && !now ? [mute('no match ')] : signs;
    const left = now ? '· '.repeat(slots - used) : '';
    return [
      { text: now ? '> ' : '  ', style: { fg: 'key', bold: true } },
      { text: `${shortMonth(month)}  `, style: { fg: now ? 'text' : 'mute', bold: now } },
      ...gone,
      mute(left),
      ...(fought.length === 0 ? [] : [strong(` Fame ${fame > 0 ? '+' : ''}${fame}`)]),
    ];
  });
}

/** 'V  Oct 106  Fame +1   4 rounds in the Heart  Flamma (murmillo) v Rufus (thraex)'; where there is no room for styles, without them. */
export function pastRow(one: PastMatch, width: number): Row {
  const { month, result, fame, locale } = one;
  const gained = fame.reduce((sum, each) => sum + each, 0);
  const rounds = `${result.turns} rounds ${PLACES[locale]}${result.toDeath ? ', to the death' : ''}`;
  const head = [
    resultSign(one),
    mute(`  ${shortMonth(month)}  `),
    strong(`Fame ${gained > 0 ? '+' : ''}${gained}  `.padEnd(9)),
    mute(`${rounds.padEnd(ROUNDS)}  `),
  ];
  const left = width - head.reduce((sum, { text }) => sum + text.length, 0);
  return [...head, { text: metText(one, left), style: { fg: 'text' } }];
}

/** Cells of '12 rounds in the Fringes'. */
const ROUNDS = 24;

/** Who met whom: with styles, with names alone, or with how many they were. */
function metText({ names, sides, styles }: PastMatch, width: number): string {
  const side = (of: 0 | 1, told: (i: number) => string): readonly string[] =>
    names.flatMap((_, i) => (sides[i] === of ? [told(i)] : []));
  const bothBy = (told: (i: number) => string): string => `${side(0, told).join(', ')} v ${side(1, told).join(', ')}`;
  const [full, plain] = [bothBy((i) => `${names[i]} (${styles[i]})`), bothBy((i) => names[i] ?? '')];
  if (full.length <= width) return full;
  const [own, foes] = [side(0, String), side(1, String)];
  return plain.length <= width ? plain : `${names[0]} and ${own.length - 1} more v ${foes.length}`;
}
