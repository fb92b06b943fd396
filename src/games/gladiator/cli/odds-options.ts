/** What harena odds is asked, read from its options; whatever is not legal is refused with what is. */

import { UsageError } from '../../../cli/errors.ts';
import type { PlainAttempt } from '../odds/plain-men.ts';
import { RATING_RANGES } from '../rules/schema.ts';
import { COVERAGE_RANGES, EDITIONS, type Edition } from '../rules/tables/edition-types.ts';
import { AREA_NAMES, AREAS, ARMOUR_LETTERS, type Area, type Armour, SHIELD_SIZES } from '../rules/types.ts';
import { readEdition } from './tables-option.ts';

/** What `harena odds` is told of one attack, still in words; `readQuestion` checks it. */
export interface OddsOptions {
  readonly attack?: string;
  readonly defence?: string;
  readonly strength?: string;
  readonly area?: string;
  readonly armour?: string;
  readonly w?: string;
  readonly shield?: string;
  /** false: --no-weapon. */
  readonly weapon?: boolean;
  readonly tables?: string;
  readonly json?: boolean;
  readonly ascii?: boolean;
}

/** What is asked, of one attack or of several. */
export interface OddsQuestion extends PlainAttempt {
  readonly attacks: readonly number[];
  /** --attack was given as a range. */
  readonly range: boolean;
  readonly defence: number;
  readonly tables: Edition;
}

const SHIELDS = [...SHIELD_SIZES, 'none'] as const;
/** CF that may be asked about: more than any man can bring to bear. */
const CF_RANGE = [0, 40] as const;
/** Reads the options. Throws UsageError. */
export function readQuestion(options: OddsOptions): OddsQuestion {
  const attack = given(options.attack, '--attack', 'CF such as 6, or a range such as 1..8');
  const { strength = '0', area = 'chest', armour = 'none', w = '12', shield = 'large' } = options;
  const tables = readEdition(options.tables) ?? 'colosseum';
  if (shield === 'XL' && tables !== 'v2') throw new UsageError('--shield XL: of V2.0 alone; add --tables v2 (P305)');
  return {
    attacks: readAttacks(attack),
    range: attack.includes('..'),
    defence: readInteger('--defence', given(options.defence, '--defence', 'CF such as 2'), CF_RANGE),
    strength: readInteger('--strength', strength, RATING_RANGES.st),
    area: readArea(area),
    armour: readArmour(armour, tables),
    w: readInteger('--w', w, RATING_RANGES.w),
    shield: readWord('--shield', shield, SHIELDS),
    armed: options.weapon !== false,
    tables,
  };
}

function given(text: string | undefined, option: string, expected: string): string {
  if (text === undefined) throw new UsageError(`${option} is missing: give it ${expected}`);
  return text;
}

function readAttacks(text: string): readonly number[] {
  const [first = '', last = first, ...more] = text.split('..');
  if (more.length > 0 || first === '' || last === '')
    throw new UsageError(`--attack ${text}: expected a number or a range such as 1..8`);
  const from = readInteger('--attack', first, CF_RANGE);
  const to = readInteger('--attack', last, CF_RANGE);
  if (to < from) throw new UsageError(`--attack ${text}: expected the lower number first, as in ${to}..${from}`);
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

function readInteger(option: string, text: string, [low, high]: readonly [number, number]): number {
  const number = Number(text);
  if (/^[+-]?\d+$/.test(text) && number >= low && number <= high) return number + 0;
  throw new UsageError(`${option} ${text}: expected a whole number from ${low} to ${high}`);
}

function readWord<W extends string>(option: string, text: string, words: readonly W[]): W {
  const word = words.find((one) => one === text);
  if (word === undefined) throw new UsageError(`${option} ${text}: unknown; legal: ${words.join(', ')}`);
  return word;
}

function readArea(text: string): Area {
  const names = AREAS.map((area) => AREA_NAMES[area]);
  const name = readWord('--area', text, names);
  return AREAS.find((area) => AREA_NAMES[area] === name) ?? 1;
}

/** Armour as an edition has it. */
function readArmour(text: string, edition: Edition): Armour {
  if (text === 'none' || text === '--') return '--';
  const [least, most] = COVERAGE_RANGES[edition];
  const [, letter = '', number = ''] = /^([A-Z])(\d*)$/.exec(text.toUpperCase()) ?? [];
  const known = ARMOUR_LETTERS.some((one) => one === letter);
  const partial =
    number !== '' && String(Number(number)) === number && Number(number) >= least && Number(number) <= most;
  if (known && (number === '' || partial)) return `${letter}${number}` as Armour;
  throw new UsageError(`--armour ${text}: unknown; legal: none, ${ARMOUR_LETTERS.join(', ')}, ${partialIn(edition)}`);
}

/** 10.2.2, P261 'A2 to A5, B2 to B5, C2 to C5': what partial armour an edition knows, and where there is more. */
function partialIn(edition: Edition): string {
  const [least, most] = COVERAGE_RANGES[edition];
  const listed = ARMOUR_LETTERS.map((letter) => `${letter}${least} to ${letter}${most}`).join(', ');
  const wider = EDITIONS.filter((one) => COVERAGE_RANGES[one][1] > most);
  const widest = Math.max(...wider.map((one) => COVERAGE_RANGES[one][1]));
  return wider.length === 0 ? listed : `${listed}; up to ${widest} with --tables ${wider.join(', ')}`;
}
