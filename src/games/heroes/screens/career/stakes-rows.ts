/** 4.1, 7.4, 7.7 What a match may bring, before it is chosen. */

import { percent } from '../../../../odds/offers.ts';
import { LOCALE_NAMES } from '../../career/calendar.ts';
import { highestLocale } from '../../career/match.ts';
import type { Career, CareerState } from '../../career/types.ts';
import { foeOdds, foeStyles } from '../../odds/foes.ts';
import { ratedTotal } from '../../rules/creation.ts';
import type { Locale } from '../../rules/words.ts';
import { tables } from '../../tables.ts';
import { mute, plain, type Row } from './star-rows.ts';
import type { Making } from './state.ts';

/** 36 throws of two dice, of which so many come to 7. */
const SEVENS = 6 / 36;

/** What is known of the match that is being made, in rows of no more than so many cells. */
export function stakesRows({ familia }: Readonly<CareerState>, { stars }: Making, width: number): readonly Row[] {
  const entrants = stars.flatMap(({ star, secondary }) => {
    const found = familia.find(({ id }) => id === star);
    return found === undefined ? [] : [{ star: found, secondary }];
  });
  if (entrants.length === 0) return CHOOSE.map((text) => [mute(text)]);
  const locale = highestLocale(entrants.map(({ star }) => star.locale));
  return [
    [plain(`In ${LOCALE_NAMES[locale]}`)],
    [mute(placeText(locale))],
    ...entrants.flatMap(({ star, secondary }) => entrantRows(star, secondary, locale, width)),
    ...(entrants.length === 1 ? FAME.map((text): Row => [mute(text)]) : []),
  ];
}

const CHOOSE = [
  'Choose who goes in, who fights',
  'beside them, and against how many.',
  'Your side may not be the larger one.',
];
const FAME = ['Beating an equal is worth Fame 1,', 'a better one more, a lesser none.'];

/** 4.5, 4.7 'raw 7 to 14; never to the death'. */
function placeText(locale: Locale): string {
  const [least, most] = foeOdds(tables(), locale, 0).raw;
  const death = tables().locales[locale].toDeath === 'never' ? 'never to the death' : `to the death ${percent(SEVENS)}`;
  return `raw ${least} to ${most}; ${death}`;
}

/** 3.8, 7.7.1 Whom a Star meets, and how they are rated beside it. */
function entrantRows(star: Career, secondary: boolean, locale: Locale, width: number): readonly Row[] {
  const style = secondary ? (star.secondary ?? star.primary) : star.primary;
  const rated = ratedTotal(star.card, secondary, tables());
  const { lower, equal, higher } = foeOdds(tables(), locale, rated);
  const met = foeStyles(tables(), style).map(([one, chance]) => `${one} ${percent(chance)}`);
  const sides = [`rated lower ${percent(lower)}`, `as high ${percent(equal)}`, `higher ${percent(higher)}`];
  return [
    [{ text: star.name, style: { fg: 'youFg', bold: true } }, mute(`, rated ${rated}, meets`)],
    ...[met, sides].flatMap((pieces) => packed(pieces, width - 1)).map((text): Row => [mute(` ${text}`)]),
  ];
}

/** Pieces with commas between them, as many in a row as fit. */
function packed(pieces: readonly string[], width: number): readonly string[] {
  return pieces.reduce<readonly string[]>((rows, piece) => {
    const last = rows.at(-1);
    if (last === undefined) return [piece];
    const longer = `${last}, ${piece}`;
    return longer.length > width - 1 ? [...rows.slice(0, -1), `${last},`, piece] : [...rows.slice(0, -1), longer];
  }, []);
}
