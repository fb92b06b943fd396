/** harena odds: what may come of a throw, a strike or a ram, exactly. */
import { chanceLine } from '../../../cli/chances.ts';
import { UsageError } from '../../../cli/errors.ts';
import { inAscii } from '../../../cli/in-ascii.ts';
import type { Globals, OptionSpec } from '../../commands.ts';
import { type AttackOdds, ramFaces, ramOdds, strikeOdds, throwOdds } from '../odds/attack-odds.ts';
import { throwRange } from '../rules/pit.ts';
import { initialState } from '../rules/setup.ts';
import type { Glider } from '../rules/types.ts';
import { WEAPONS } from '../rules/words.ts';
import { tables } from '../tables.ts';
import { readBout, readNumber } from './options.ts';

/** What `harena odds` is told of this game. */
export interface PitOddsOptions extends Globals {
  readonly weapon?: string;
  readonly hexes?: string;
  readonly below?: string;
  readonly speed?: string;
  readonly altitude?: string;
  readonly strike?: true;
  readonly ram?: string;
  readonly unspent?: string;
  readonly json?: true;
}

/** Its options. */
export const ATTACK_OPTIONS: readonly OptionSpec[] = [
  { flags: '--weapon <weapon>', about: WEAPONS.join(', '), standing: 'spear' },
  { flags: '--hexes <hexes>', about: 'how far ahead the target is on the map', standing: '3' },
  { flags: '--below <levels>', about: 'how far below it is; a number below 0: above', standing: '0' },
  { flags: '--speed <speed>', about: 'of the target', standing: '2' },
  { flags: '--altitude <levels>', about: 'of the target over the floor', standing: '8' },
  { flags: '--strike', about: 'a strike from behind at speed 2, not a throw' },
  { flags: '--ram <levels>', about: 'a ram from so many levels above, 1 to 3, not a throw' },
  { flags: '--unspent <points>', about: 'MP not flown for the ram', standing: '0' },
  { flags: '--json', about: 'one JSON document' },
];

const HIGHEST = 19;

/** Works the odds out and returns what is to be printed. Throws UsageError. */
export function runPitOdds(options: PitOddsOptions): string {
  return options.ram === undefined ? attackText(options) : ramText(options, options.ram);
}

/** 11.26 The odds of a ram. Throws UsageError. */
function ramText(options: PitOddsOptions, ram: string): string {
  const levels = readNumber('--ram', ram, 1, 3);
  const unspent = readNumber('--unspent', options.unspent ?? '0', 0, 5);
  const altitude = readNumber('--altitude', options.altitude ?? '8', 1, HIGHEST);
  const [glider, foe] = initialState(readBout({}, null, 'odds'), tables()).gliders as [Glider, Glider];
  Object.assign(foe, { alt: altitude });
  const faces = ramFaces(tables(), levels, unspent);
  const odds = ramOdds(faces, { glider, foe, floor: 0 });
  if (options.json === true)
    return documentOf({ ram: levels, unspent, altitude }, { ...odds, faces: faces.map(({ effect }) => effect.text) });
  const { loses, ownLoss, out, stunned, ownOut } = odds;
  const lost = `${loses.toFixed(2)} levels on the average, and ${ownLoss.toFixed(2)} of whoever rams`;
  return linesOf(
    [lost, ...faces.map(({ die, effect }) => `  ${die}  ${effect.text}`)],
    { out, stunned, 'the rammer out': ownOut },
    inAscii(options),
  );
}

/** 11.28, 11.30 The odds of a throw or a strike. Throws UsageError. */
function attackText(options: PitOddsOptions): string {
  const weapon = WEAPONS.find((one) => one === (options.weapon ?? 'spear'));
  if (weapon === undefined) throw new UsageError(`--weapon ${options.weapon}; legal: ${WEAPONS.join(', ')}`);
  const hexes = readNumber('--hexes', options.hexes ?? '3', 0, 12);
  const below = readNumber('--below', options.below ?? '0', -HIGHEST, HIGHEST);
  const speed = readNumber('--speed', options.speed ?? '2', 0, 5);
  const altitude = readNumber('--altitude', options.altitude ?? '8', 1, HIGHEST);
  const [one, two] = initialState(readBout({}, null, 'odds'), tables()).gliders as [Glider, Glider];
  Object.assign(one, { alt: altitude + below, hand: weapon, speed: 2 });
  Object.assign(two, { hex: { q: hexes, r: 0 }, alt: altitude, speed });
  const range = throwRange(one, two);
  const { range: most, strikes } = tables().weapons[weapon];
  if (options.strike === true && !strikes) throw new UsageError(`--strike: nobody strikes with a ${weapon} (11.30)`);
  if (options.strike !== true && range > most)
    throw new UsageError(
      `--hexes ${hexes} --below ${below}: that is range ${range}, a ${weapon} flies ${most} (11.28)`,
    );
  const odds = (options.strike === true ? strikeOdds : throwOdds)(tables(), one, weapon, two, 0);
  const input = { weapon, hexes, below, speed, altitude, strike: options.strike === true };
  if (options.json === true) return documentOf(input, odds);
  return textOf(odds, inAscii(options));
}

const documentOf = (input: object, odds: object): string =>
  `${JSON.stringify({ schema: 'harena/odds/1', game: 'gliderpit', input, odds }, null, 2)}\n`;

function textOf({ cf, need, hit, out, stunned, netted, levels, slowed }: AttackOdds, ascii: boolean): string {
  const head = `CF ${cf}: ${need} or more; ${levels.toFixed(2)} levels and ${slowed.toFixed(2)} speed on the average`;
  return linesOf([head], { hit, out, stunned, 'in the net': netted }, ascii);
}

function linesOf(heads: readonly string[], chances: { readonly [what: string]: number }, ascii: boolean): string {
  const told = Object.entries(chances).filter(([, chance]) => chance > 0);
  return `${[...heads, ...told.map(([what, chance]) => chanceLine(what, chance, ascii))].join('\n')}\n`;
}
