/** SPEC: fighters as words on the command line, such as light(tr=12,ag=2,armour=3)+heavy wolf+wolf or @maximus.card. */

import { UsageError } from '../../../cli/errors.ts';
import { LEVELS } from '../../../kernel/levels.ts';
import { waveFault } from '../rules/match-setup.ts';
import { isWornIn } from '../rules/rules-schema.ts';
import { LUCK_RANGE, RATING_RANGES } from '../rules/schema.ts';
import { SIDE_MAX } from '../rules/setup/lineup.ts';
import { anyMan, type MusterMan } from '../rules/setup/muster.ts';
import type { FighterSetup } from '../rules/setup/setup.ts';
import type { Armoury } from '../rules/tables/armoury-types.ts';
import { COVERAGE_RANGES, editionOf } from '../rules/tables/edition-types.ts';
import {
  ALL_STYLES,
  type Armour,
  CHARACTERISTICS,
  type Characteristic,
  GLADIATOR_TYPES,
  HUNTER_STYLES,
  RIDER_STYLES,
  type RuleChoices,
  SHIELD_SIZES,
  SWORD,
} from '../rules/types.ts';
import { armoury as bundled } from '../tables.ts';
import { requireChapter } from './rules-option.ts';
import { checkBeastKey, checkBeasts, isWild, WILD_KINDS, wildKind } from './spec-beasts.ts';
import { cardMan, isCard } from './spec-card.ts';
import { checkTalents, readTalents } from './spec-talents.ts';

const KEYS = [
  ...CHARACTERISTICS,
  'armour',
  'shield',
  'weapon',
  'dagger',
  'talents',
  'luck',
  'wave',
  'fs',
  'pr',
  'ai',
  'name',
] as const;
type Key = (typeof KEYS)[number];
const MEN = [...GLADIATOR_TYPES, ...ALL_STYLES] as const;
const YES_NO = ['yes', 'no'] as const;
const SHIELDS = [...SHIELD_SIZES, 'none'] as const;
const ARMOUR_ENTRY = /^(?:-{1,2}|[ABC](?:[2-9]|1[01])?)$/;

/**
 * Reads a SPEC as the men, or beasts, of one side, in its order. Throws UsageError naming what was wrong and what
 * would be right; `armoury`: the weapons that can be named. Whether the rules in force know a style, a weapon or a team is for `checkTeams`.
 */
export function readSpec(text: string, armoury = bundled()): readonly MusterMan[] {
  const men = splitOutside(text, '+').map((part) => readMan(part.trim(), armoury));
  if (men.length > SIDE_MAX) throw new UsageError(`${men.length} men on a side; legal: 1 to ${SIDE_MAX}`);
  return men;
}

/** Refuses teams, styles, weapons, beasts, talents and luck that the chapters in force do not know (19, 21, 26, 28, 31, 34). */
export function checkTeams(fighters: readonly FighterSetup[], rules: RuleChoices, armoury = bundled()): void {
  checkBeasts(fighters, rules);
  const men = fighters.filter(({ kind }) => !isWild(kind));
  const fault = waveFault(men);
  if (fault !== null) throw new UsageError(`wave=: ${fault}`);
  const atOnce = men.filter(({ wave = 0 }) => wave === 0);
  if ([0, 1].some((side) => atOnce.filter((man) => man.side === side).length > 1))
    requireChapter(rules, 26, 'several men a side are');
  for (const man of men) {
    checkMan(man, rules, armoury);
    checkTalents(man, rules);
    if (man.luck !== undefined) requireChapter(rules, 34, 'luck= is');
  }
}

/** 38.3.1 The part of a set-up that makes a death match of it, where one is asked for; beasts fight none. */
export function deathMatch(
  { sineMissione }: { readonly sineMissione?: true },
  fighters: readonly FighterSetup[],
): { readonly sineMissione?: true } {
  if (sineMissione === undefined) return {};
  if (fighters.some(({ kind }) => isWild(kind)))
    throw new UsageError('--sine-missione: beasts beg nobody, and no hunt is a death match (38.2.3)');
  return { sineMissione };
}

function checkMan(
  { kind, by, armour, weapon, shield, dagger }: FighterSetup,
  rules: RuleChoices,
  armoury: Armoury,
): void {
  const edition = editionOf(rules);
  if (!isWornIn(edition, armour))
    throw new UsageError(
      `armour=: in these tables (${edition}) partial armour has numbers from ${COVERAGE_RANGES[edition].join(' to ')}`,
    );
  if (shield === 'XL' && edition !== 'v2') throw new UsageError('shield=XL: of V2.0 alone; add --tables v2 (P305)');
  if (RIDER_STYLES.some((style) => style === kind)) {
    requireChapter(rules, 30, `'${kind}' rides, which is`);
    if (by === 'seat') throw new UsageError(`'${kind}': only centurions ride (30.2.1); give him to the book's side`);
  }
  if (ALL_STYLES.some((style) => style === kind)) requireChapter(rules, 19, `'${kind}' is a style`);
  if (HUNTER_STYLES.some((style) => style === kind))
    requireChapter(rules, 28, `'${kind}' fights beasts (28.1.1), which is`);
  if (weapon !== null && weapon !== SWORD) requireChapter(rules, 21, `weapon=${weapon} is`);
  if (shield === 'none') requireChapter(rules, 21, 'shield=none is');
  if (weapon !== null && armoury.of(weapon).use === 'shot' && shield !== null && shield !== 'none')
    throw new UsageError(`weapon=${weapon}, shield=${shield}: a ${weapon} leaves no hand for a shield (21.3.4)`);
  if (dagger === true) requireChapter(rules, 21, 'dagger=yes is');
  if (dagger === true && kind !== 'retiarius')
    throw new UsageError('dagger=yes: only a retiarius may take one (21.4.1)');
}

function readMan(text: string, armoury: Armoury): MusterMan {
  if (isCard(text)) return cardMan(text, armoury);
  const match = /^([^()]*)(?:\((.*)\))?$/.exec(text);
  if (match === null) throw new UsageError(`'${text}' is not a fighter: write KIND or KIND(key=value,...)`);
  const kind = readKind(match[1] ?? '');
  const pairs = pairsOf(match[2] ?? '');
  if (isWild(kind)) for (const [key] of pairs) checkBeastKey(kind, key);
  return pairs.reduce((man: MusterMan, pair) => applyPair(man, pair, armoury), anyMan(kind));
}

function readKind(word: string): FighterSetup['kind'] {
  const kind = MEN.find((one) => one === word) ?? wildKind(word);
  if (kind === null) throw new UsageError(`unknown fighter '${word}'; legal: ${[...MEN, ...WILD_KINDS].join(', ')}`);
  return kind;
}

/** A text cut at every separator that stands in no brackets. */
export function splitOutside(text: string, separator: string): readonly string[] {
  return text.split(new RegExp(`\\${separator}(?![^(]*\\))`));
}

function pairsOf(text: string): readonly (readonly [Key, string])[] {
  if (text.trim() === '') return [];
  return text.split(',').map((part) => {
    const at = part.indexOf('=');
    const word = part.slice(0, at < 0 ? undefined : at).trim();
    const key = KEYS.find((one) => one === word);
    if (key === undefined) throw new UsageError(`unknown key '${word}'; legal: ${KEYS.join(', ')}`);
    if (at < 0) throw new UsageError(`'${word}' needs a value: ${word}=...`);
    return [key, part.slice(at + 1).trim()] as const;
  });
}

function applyPair(man: MusterMan, [key, value]: readonly [Key, string], armoury: Armoury): MusterMan {
  switch (key) {
    case 'armour':
      return { ...man, armour: readArmour(value) };
    case 'shield':
      return { ...man, shield: readWord(key, value, SHIELDS) };
    case 'weapon':
      return { ...man, weapon: readWord(key, value, armoury.kinds) };
    case 'dagger':
      return { ...man, dagger: readWord(key, value, YES_NO) === 'yes' };
    case 'talents':
      return { ...man, talents: readTalents(value, armoury) };
    case 'luck':
      return { ...man, luck: readInteger(key, value, ...LUCK_RANGE) };
    case 'wave':
      return { ...man, wave: readInteger(key, value, 0, SIDE_MAX - 1) };
    case 'fs':
      return { ...man, fs: readInteger(key, value, -1, 1) as FighterSetup['fs'] };
    case 'pr':
      return { ...man, pr: readInteger(key, value, -20, 20) };
    case 'ai':
      return { ...man, level: readWord(key, value, LEVELS) };
    case 'name':
      return { ...man, name: readName(value) };
    default:
      return { ...man, ratings: { ...man.ratings, [key]: readRating(key, value) } };
  }
}

function readRating(key: Characteristic, value: string): number {
  const [low, high] = RATING_RANGES[key];
  return readInteger(key, value, low, high);
}

function readInteger(key: string, value: string, low: number, high: number): number {
  const number = Number(value);
  if (/^[+-]?\d+$/.test(value) && number >= low && number <= high) return number;
  throw new UsageError(`${key}=${value}: expected a whole number from ${low} to ${high}`);
}

function readWord<W extends string>(key: string, value: string, words: readonly W[]): W {
  const word = words.find((one) => one === value);
  if (word === undefined) throw new UsageError(`${key}=${value}; legal: ${words.join(', ')}`);
  return word;
}

function readName(value: string): string {
  if (/^[\p{L}\p{M}\p{N}' .-]{1,20}$/u.test(value)) return value;
  throw new UsageError(`name=${value}: expected 1 to 20 letters, digits, spaces, hyphens or apostrophes`);
}

/** A row of the type's table, or five entries for head, chest, groin, arms and legs: A/C3/-/C4/B4. */
function readArmour(value: string): FighterSetup['armour'] {
  if (/^[1-6]$/.test(value)) return Number(value);
  const entries = value.split('/');
  const bad = entries.find((entry) => !ARMOUR_ENTRY.test(entry));
  if (entries.length !== 5 || bad !== undefined) {
    throw new UsageError(
      `armour=${value}: expected a row from 1 to 6, or five entries such as A/C3/-/C4/B4 (A, B or C, with 2-5 if partial)`,
    );
  }
  const [head, chest, groin, arms, legs] = entries.map((entry) => (entry.startsWith('-') ? '--' : entry) as Armour);
  return { 1: head ?? '--', 2: chest ?? '--', 3: groin ?? '--', 4: arms ?? '--', 5: legs ?? '--' };
}
