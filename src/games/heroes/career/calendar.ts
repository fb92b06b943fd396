/** 7.1 The calendar of a career, and what its places are called. */
import type { Locale } from '../rules/words.ts';

const MONTHS = [
  ...(['January', 'February', 'March', 'April', 'May', 'June'] as const),
  ...(['July', 'August', 'September', 'October', 'November', 'December'] as const),
] as const;
/** 7.1 The first month is September 106. */
const FIRST = { month: 8, year: 106 } as const;

/** 7.1 'September 106' for month 1. */
export function monthText(month: number): string {
  const at = FIRST.month + month - 1;
  return `${MONTHS[at % MONTHS.length]} ${FIRST.year + Math.floor(at / MONTHS.length)}`;
}

/** 'Sep 106'. */
export function shortMonth(month: number): string {
  const [name = '', year = ''] = monthText(month).split(' ');
  return `${name.slice(0, 3)} ${year}`;
}

/** 7.3 What the places are called. */
export const LOCALE_NAMES: { readonly [L in Locale]: string } = {
  fringes: 'the Fringes of the Empire',
  heart: 'the Heart of the Empire',
  rome: 'Rome',
};
