/** Riders drawn in plain characters: the horse, and the man on it with what he fights with. The head is to the left. */
import type { RiderStyle } from '../../rules/types.ts';
import type { Picture } from './pictures.ts';

/** Rows of every one of them. */
export const RIDER_ROWS = 10;

const HORSE: Picture = [
  '',
  '',
  '',
  '     /|,',
  "  __/ '\\\\",
  ' /  e  \\\\\\',
  "(_,-'\\  \\\\\\______________",
  "      \\                 '\\\\",
  '      |  |.---------.|  |))',
  '      |__|           |__|_|',
];

const MEN: { readonly [S in RiderStyle]: Picture } = {
  eques: [
    '               _',
    '              (")',
    '<>===========o/#\\==----',
    '          .--.###',
    '          |  |###',
    '          |()|##|',
    '          |  |##|__',
    "          '--'   /",
    '               _/',
    '',
  ],
  sagittarius: [
    '         .     _',
    '        (|    (")',
    '  <-----(+---o/#\\',
    '        (|    ###',
    "         '    ##|",
    '              ##|',
    '              ##|__',
    '                 /',
    '               _/',
    '',
  ],
};

/** The horse under a rider. */
export const horsePicture = (): Picture => HORSE;

/** The man on the horse, in the same rows and columns. */
export const riderPicture = (style: RiderStyle): Picture => MEN[style];
