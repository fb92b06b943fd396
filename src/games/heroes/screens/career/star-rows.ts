/** Stars of a familia in as many rows as there is room for. */

import { capital } from '../../../../kernel/words.ts';
import type { Segment } from '../../../../tui/canvas.ts';
import { endOf } from '../../career/hall.ts';
import { isLiving, restFault } from '../../career/limits.ts';
import type { Career, CareerState } from '../../career/types.ts';
import { ratedTotal, rawTotal } from '../../rules/creation.ts';
import type { HeroCard } from '../../rules/types.ts';
import { ATTRIBUTES, type Locale } from '../../rules/words.ts';
import { tables } from '../../tables.ts';

/** Where somebody is, in short. */
export const PLACES: { readonly [L in Locale]: string } = {
  fringes: 'in the Fringes',
  heart: 'in the Heart',
  rome: 'in Rome',
};

/** A row of a panel. */
export type Row = readonly Segment[];
/** Words in the background. */
export const mute = (text: string): Segment => ({ text, style: { fg: 'mute' } });
/** Words as they are. */
export const plain = (text: string): Segment => ({ text, style: { fg: 'text' } });
/** Words that count. */
export const strong = (text: string): Segment => ({ text, style: { fg: 'key', bold: true } });

/** The Stars that still fight, or of a familia that is closed all, in no more rows than given. */
export function familiaRows(now: Readonly<CareerState>, rows: number): readonly Row[] {
  const shown = now.outcome === null ? now.familia.filter(isLiving) : now.familia;
  if (shown.length === 0) return emptyRows(now);
  const each = Math.max(1, Math.floor(rows / shown.length));
  const fits = shown.length <= rows ? shown : shown.slice(0, rows - 1);
  const more = shown.length - fits.length;
  return [
    ...fits.flatMap((star) =>
      each === 1 ? [shortRow(now, star)] : starRows(now, star, each >= SPELLED_OUT).slice(0, each),
    ),
    ...(more === 0 ? [] : [[mute(`and ${more} more`)]]),
  ];
}

function emptyRows({ familia }: Readonly<CareerState>): readonly Row[] {
  const nobody = familia.length === 0 ? 'Nobody is in the familia yet:' : 'Nobody of the familia is left:';
  return [[mute(nobody)], [mute('make a Star.')]];
}

function statusOf(now: Readonly<CareerState>, star: Career): Segment {
  if (star.ended !== null) return { text: `  ${endOf(star)}`, style: { fg: star.free ? 'good' : 'bad' } };
  if (star.barred === now.turn && now.outcome === null) return { text: '  rests', style: { fg: 'warn' } };
  if (restFault(now, star) !== null && now.outcome === null)
    return { text: '  fought three times', style: { fg: 'warn' } };
  return { text: star.free ? '  free' : '', style: { fg: 'good', bold: true } };
}

const nameOf = (star: Career): Segment => ({
  text: star.name,
  style: { fg: isLiving(star) ? 'youFg' : 'mute', bold: true },
});

function shortRow(now: Readonly<CareerState>, star: Career): Row {
  return [
    nameOf(star),
    mute(`  raw ${rawTotal(star.card.attributes)}  `),
    strong(`Fame ${star.fame}`),
    statusOf(now, star),
  ];
}

/** Rows from which on attributes are named. */
const SPELLED_OUT = 7;

/** The most telling rows first. */
function starRows(now: Readonly<CareerState>, star: Career, spelled: boolean): readonly Row[] {
  const { primary, secondary, card, fame, laurels, record, locale } = star;
  const known = card.signatures.filter((one) => one !== 'none').join(', ');
  const lost = lostText(card);
  return [
    [nameOf(star), mute(`  ${primary}${secondary === null ? '' : `, ${secondary}`}`), statusOf(now, star)],
    ...(spelled
      ? [[...attributesOf(card), strong(` Fame ${fame}`)], [mute(ratingsText(card))]]
      : [[...totalsOf(card), mute('  '), strong(`Fame ${fame}`)]]),
    [mute(`${record.won} won, ${record.drawn} drawn, ${record.lost} lost${laurelsText(laurels)}`)],
    ...(lost === '' ? [] : [[{ text: `for good: ${lost}`, style: { fg: 'warn' } } as const]]),
    ...(known === '' ? [] : [[mute('known for: '), plain(known)]]),
    [mute(`${record.kills} killed; ${PLACES[locale]}`)],
  ];
}

/** '5/3/4  raw 12, rated 13'. */
export function totalsOf(card: HeroCard): readonly Segment[] {
  const { savvy, speed, strength } = card.attributes;
  return [{ text: `${savvy}/${speed}/${strength}`, style: { fg: 'text', bold: true } }, mute(`  ${ratingsText(card)}`)];
}

/** 'raw 12, rated 13'. */
const ratingsText = (card: HeroCard): string =>
  `raw ${rawTotal(card.attributes)}, rated ${ratedTotal(card, false, tables())}`;

/** 'Savvy 5 Speed 3 Strength 4'. */
function attributesOf({ attributes }: HeroCard): readonly Segment[] {
  return ATTRIBUTES.flatMap((one) => [
    mute(`${capital(one)} `),
    { text: `${attributes[one]} `, style: { fg: 'text', bold: true } },
  ]);
}

/** 'left arm -1'. */
export const lostText = ({ lost }: HeroCard): string =>
  Object.entries(lost)
    .map(([part, points]) => `${part} -${points}`)
    .join(', ');

const laurelsText = (laurels: number): string =>
  laurels === 0 ? '' : `; ${laurels} ${laurels === 1 ? 'laurel' : 'laurels'}`;
