/** Weapons, shields and armour drawn in characters. */

import type { Skin } from '../../../../tui/glyphs.ts';
import type { ShieldSize, SnareKind, WeaponKind } from '../../rules/types.ts';

/** Rows of one picture, all of one length or shorter. */
export type Picture = readonly string[];

type Pictures = { readonly [K in WeaponKind | SnareKind]: Picture };

const UNICODE: Pictures = {
  sword: ['   ╻', '●━━╋══════════▷', '   ╹'],
  dagger: ['   ╻', '●━━╋═════▷', '   ╹'],
  scimitar: ['   ╻         ▁▄▀', '●━━╋▄▄▄▄▄▄▄▀▀', '   ╹'],
  javelin: ['', '──────────────▷', ''],
  spear: ['', '━━━━━━━━━━━━━━◆▷', ''],
  pike: ['', '━━━━━━━━━━━━━━━━◁▷', ''],
  trident: ['             ┌──▷', '━━━━━━━━━━━━━┿━━▷', '             └──▷'],
  axe: ['           ▟█▙', '━━━━━━━━━━━┿━┿━', '           ▜█▛'],
  flail: ['', '━━━━━━━━╸∘∘∘╮', '            ◉'],
  maul: ['            ▗▄▄▖', '━━━━━━━━━━━━▐██▌', '            ▝▀▀▘'],
  net: ['╱╳╳╳╳╳╳╲', '╳╳╳╳╳╳╳╳━━━━', '╲╳╳╳╳╳╳╱'],
  lasso: [' ╭───╮', '╭┤   ├─────────', ' ╰───╯'],
  scissor: ['▄▄▄▄▄▄▄     ╭▸', '████████━━━━┥', '▀▀▀▀▀▀▀     ╰▸'],
  bow: ['   ╭──╮', '≫──┼──╪───────▷', '   ╰──╯'],
};

const ASCII: Pictures = {
  sword: ['   |', 'o==+----------->', '   |'],
  dagger: ['   |', 'o==+----->', '   |'],
  scimitar: ['   |         _.-/', 'o==+--------"', '   |'],
  javelin: ['', '-------------->', ''],
  spear: ['', '==============<>', ''],
  pike: ['', '================<>', ''],
  trident: ['             .-->', '=============+-->', "             '-->"],
  axe: ['           (#)', '===========(#)=', '           (#)'],
  flail: ['', '=========ooo.', '            @'],
  maul: ['            .--.', '============|##|', "            '--'"],
  net: [' /xXxXxX', '(XxXxXxXx)====', ' \\xXxXxX'],
  lasso: [' .---.', '(     )---------', " '---'"],
  scissor: ['#######     .>', '########----{', "#######     '>"],
  bow: ['   .--.', '>>-|---+------->', "   '--'"],
};

/** A weapon, three rows high. */
export function weaponPicture(kind: WeaponKind | SnareKind, skin: Skin): Picture {
  return (skin === 'ascii' ? ASCII : UNICODE)[kind];
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
