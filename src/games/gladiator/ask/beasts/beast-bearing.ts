/** 28.7.1 How one stands to a beast in a hex: which side of it that is, and what of it can be struck from there. */

import { type Hex, sameHex } from '../../../../kernel/hex.ts';
import { sumModifiers } from '../../../../kernel/modifier.ts';
import { andText } from '../../../../kernel/words.ts';
import { advantageModifiers, areasFrom, zoneOf } from '../../rules/basic/facing.ts';
import { hexesOf, rangeTo } from '../../rules/bodies.ts';
import type { Tables } from '../../rules/tables/types.ts';
import { areaName, shortArea } from '../../rules/told/words.ts';
import { AREAS, type Area, type Fighter } from '../../rules/types.ts';

/** A man's bearing on a beast. */
export interface BeastBearing {
  /** 'shoulder', 'rear flank'; of one that lies or rears 'body'. */
  readonly side: string;
  readonly bonus: number;
  readonly areas: readonly Area[];
  readonly range: number;
}

/** How a man in a hex would stand to a beast as it is now. */
export function bearingOn(tables: Tables, from: Hex, beast: Fighter): BeastBearing {
  const side = beast.posture === 'prone' ? null : zoneOf(tables, beast, from);
  const bonus = sumModifiers(advantageModifiers(tables, from, beast));
  return { side: side?.name ?? 'body', bonus, areas: areasFrom(tables, beast, from), range: rangeTo(beast, from) };
}

/** 'HeChFo', or 'all of it'. */
export function areasInShort(beast: Fighter, areas: readonly Area[]): string {
  return areas.length === AREAS.length ? 'all' : areas.map((area) => shortArea(beast, area)).join('');
}

/** 'head, chest and fore legs', or 'all of it'. */
export function areasInWords(beast: Fighter, areas: readonly Area[]): string {
  return areas.length === AREAS.length ? 'all of it' : andText(areas.map((area) => areaName(beast, area)));
}

/** 28.2 The part of a beast that is in a hex; null where none of it is. */
export function partInWords(beast: Fighter, at: Hex): string | null {
  const hexes = hexesOf(beast);
  const names = hexes.length === 1 ? ['body'] : hexes.length === 2 ? ['rear', 'head'] : ['body', 'head', 'tail'];
  return names[hexes.findIndex((hex) => sameHex(hex, at))] ?? null;
}
