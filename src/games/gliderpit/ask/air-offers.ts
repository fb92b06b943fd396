/** 14 Markers of the air currents in words, and which of them need no question. */
import type { AirMarker } from '../rules/acts.ts';
import { rowName } from '../rules/hex-names.ts';
import { markersOf } from '../rules/legal.ts';
import { rowOf, rowsNamed } from '../rules/pit.ts';
import { aloftIn } from '../rules/roster.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { Glider, State } from '../rules/types.ts';
import { type Asking, type Offer, offer } from './offer.ts';

/** Markers of a turn. */
const MARKERS = 4;

const thereIn = (state: Readonly<State>, row: number): readonly Glider[] =>
  aloftIn(state).filter(({ hex }) => rowOf(hex) === row);

const isEmpty = (state: Readonly<State>, tables: Tables, total: number): boolean =>
  rowsNamed(tables, total).every((row) => thereIn(state, row).length === 0);

/** 14.37 The marker that is laid without a question: nobody flies in the rows, and what is left for later rolls is the same whatever is chosen; undefined: something depends on it. */
export function settledAir(state: Readonly<State>, tables: Tables, total: number): AirMarker | undefined {
  const { air } = state;
  if (air === null || !isEmpty(state, tables, total)) return undefined;
  const isLast = air.placed.length === MARKERS - 1;
  return isLast || air.up === 0 || air.down === 0 ? markersOf(state, tables, total)[0] : undefined;
}

/** 14.37 Where a marker can be laid, the best for one's team first; where nobody flies, only which one is spent. */
export function airOffers({ state, tables, glider }: Asking, total: number): readonly Offer[] {
  const markers = markersOf(state, tables, total);
  if (isEmpty(state, tables, total)) return spentOffers(markers);
  const offers = markers.map((marker) => {
    const there = thereIn(state, marker.row);
    const gain = there.reduce((sum, { team }) => sum + (team === glider.team ? marker.sign : -marker.sign), 0);
    const names = there.map(({ name }) => name).join(', ');
    return { gain, one: offer(marker, airWord(marker), names === '' ? 'nobody' : names, { row: marker.row }) };
  });
  return offers.toSorted((a, b) => b.gain - a.gain).map(({ one }) => one);
}

/** A marker and its row, which lists leave out where nobody flies in any of the rows. */
export const airWord = ({ sign, row }: AirMarker): string => `${sign > 0 ? 'Updraft' : 'Downdraft'} in ${rowName(row)}`;

/** One of each kind, in the first of the rows. */
function spentOffers(markers: readonly AirMarker[]): readonly Offer[] {
  const kinds = [-1, 1].flatMap((sign) => markers.find((one) => one.sign === sign) ?? []);
  return kinds.map((marker) =>
    offer(marker, `Spend a${marker.sign > 0 ? 'n updraft' : ' downdraft'}`, 'nobody flies there', { row: marker.row }),
  );
}
