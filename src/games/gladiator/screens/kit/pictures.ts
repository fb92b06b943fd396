/** Weapons, shields and armour drawn in characters; those of weapons stand in their records. */

import { thingGlyph } from '../../../../tui/arena/thing-glyph.ts';
import type { Emblem } from '../../../../tui/arena/things.ts';
import type { Skin } from '../../../../tui/glyphs.ts';
import { isSnare } from '../../rules/sheet.ts';
import type { Tables } from '../../rules/tables/types.ts';
import { weaponRecord } from '../../rules/tables/weapon-rows.ts';
import type { ShieldSize, Snare, SnareKind, Weapon, WeaponKind } from '../../rules/types.ts';

/** Rows of one picture, all of one length or shorter. */
export type Picture = readonly string[];

/** A weapon in one cell. */
export function emblemOf(tables: Pick<Tables, 'armoury'>, kind: WeaponKind): Emblem {
  const { glyph } = weaponRecord(tables, { kind });
  if (glyph === undefined) throw new Error(`a ${kind} has no glyph of its own`);
  return glyph;
}

/** The one cell of what is held or lies about, shields apart. */
export function itemGlyph(tables: Pick<Tables, 'armoury'>, item: Weapon | Snare, skin: Skin): string {
  return thingGlyph(skin, isSnare(item) ? item.kind : emblemOf(tables, item.kind));
}

/** A weapon, a net or a lasso, three rows high. */
export function weaponPicture(tables: Pick<Tables, 'armoury'>, kind: WeaponKind | SnareKind, skin: Skin): Picture {
  return weaponRecord(tables, { kind }).picture[skin];
}

const SHIELDS: { readonly [K in Skin]: { readonly [S in ShieldSize]: Picture } } = {
  unicode: {
    large: ['╭─┬─╮', '│ │ │', '├─◉─┤', '│ │ │', '╰─┴─╯'],
    small: ['', '╭───╮', '│ ◉ │', '╰───╯', ''],
    XL: ['╭──┬──╮', '│  │  │', '├──◉──┤', '│  │  │', '╰──┴──╯'],
  },
  ascii: {
    large: ['.-+-.', '| | |', '+-O-+', '| | |', "'-+-'"],
    small: ['', '.---.', '| O |', "'---'", ''],
    XL: ['.--+--.', '|  |  |', '+--O--+', '|  |  |', "'--+--'"],
  },
};

/** A shield, five rows high. */
export function shieldPicture(size: ShieldSize, skin: Skin): Picture {
  return SHIELDS[skin][size];
}

/** A man by his body areas: each digit is an area to be filled with how well it is covered. */
export const BODY: Picture = ['  11  ', ' 4224 ', '4 22 4', '  33  ', ' 5  5 '];

const SHADES: { readonly [K in Skin]: string } = { unicode: '·░▒▓█', ascii: '.:=%#' };

/** The sign of an area that is covered to a share of 0..1 of the best there is. */
export function shadeOf(share: number, skin: Skin): string {
  const shades = SHADES[skin];
  return shades.charAt(share <= 0 ? 0 : Math.min(shades.length - 1, Math.ceil(share * (shades.length - 1))));
}
