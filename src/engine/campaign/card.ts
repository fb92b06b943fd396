/** A gladiator on a card: lines a person can read, closed by a checksum that betrays a changed one. */

import { WEAPON_GROUPS } from '../gladiator/item-types.ts';
import type { Talent } from '../gladiator/talent-types.ts';
import { AREA_NAMES, AREAS, type Area, CHARACTERISTICS } from '../gladiator/types.ts';
import { type Read, readAs, readable, unreadable } from '../kernel/save.ts';
import { digestOf } from '../kernel/state.ts';
import { manSchema } from './man-schema.ts';
import type { Injury, Man } from './man-types.ts';

const TITLE = 'HARENA GLADIATOR CARD 1';
/** Nothing on a card comes near this. */
const LONGEST = 4000;

/** One line of a card: its word, how it is written, and how it is read; reading throws what is wrong. */
interface Line {
  readonly word: string;
  write(man: Man): string;
  read(text: string): Partial<{ [K in keyof Man]: unknown }>;
}

const LINES: readonly Line[] = [
  { word: 'name', write: ({ name }) => name, read: (name) => ({ name }) },
  { word: 'style', write: ({ style }) => style, read: (style) => ({ style }) },
  {
    word: 'origin',
    write: ({ origin }) => origin ?? 'unknown',
    read: (text) => ({ origin: text === 'unknown' ? null : text }),
  },
  {
    word: 'ratings',
    write: ({ ratings }) => CHARACTERISTICS.map((one) => `${one.toUpperCase()} ${ratings[one]}`).join(', '),
    read: (text) => ({ ratings: lowerKeys(counted(text)) }),
  },
  {
    word: 'talents',
    write: ({ talents }) => listed(talents.map(talentText)),
    read: (text) => ({ talents: parts(text).map(readTalent) }),
  },
  { word: 'luck', write: ({ luck }) => String(luck), read: (text) => ({ luck: numberOf(text) }) },
  { word: 'prestige', write: ({ pr }) => String(pr), read: (text) => ({ pr: numberOf(text) }) },
  { word: 'experience', write: ({ xp }) => String(xp), read: (text) => ({ xp: numberOf(text) }) },
  {
    word: 'armour',
    write: ({ armour }) => AREAS.map((area) => `${AREA_NAMES[area]} ${armour[area]}`).join(', '),
    read: (text) => ({ armour: readArmour(text) }),
  },
  { word: 'shield', write: ({ shield }) => shield, read: (shield) => ({ shield }) },
  {
    word: 'record',
    write: ({ record: { v, s, m } }) => `V ${v}, S ${s}, M ${m}`,
    read: (text) => ({ record: lowerKeys(counted(text)) }),
  },
  { word: 'kills', write: ({ kills }) => String(kills), read: (text) => ({ kills: numberOf(text) }) },
  {
    word: 'injuries',
    write: ({ injuries }) => listed(injuries.map(injuryText)),
    read: (text) => ({ injuries: parts(text).map(readInjury) }),
  },
];
const CHECK = 'check';
const WIDTH = Math.max(...LINES.map(({ word }) => word.length)) + 2;

/** A man's card: text lines, the last one empty. */
export function cardOf(man: Man): string {
  const lines = LINES.map((line) => `${`${line.word}:`.padEnd(WIDTH)}${line.write(man)}`);
  return [TITLE, ...lines, `${`${CHECK}:`.padEnd(WIDTH)}${digestOf(man)}`, ''].join('\n');
}

/** Whether a text says of itself that it is a card. */
export function looksLikeCard(text: string): boolean {
  return text.trimStart().startsWith('HARENA GLADIATOR CARD');
}

/** The man of a card, or what is wrong with it. */
export function readCard(text: string): Read<Man> {
  if (text.length > LONGEST) return unreadable(`not a gladiator card: it is longer than ${LONGEST} characters`);
  const [title = '', ...rest] = text.trim().split(/\r?\n/);
  if (!looksLikeCard(title)) return unreadable(`not a gladiator card: it does not begin with '${TITLE}'`);
  if (title.trim() !== TITLE) return unreadable('a gladiator card of another version of harena');
  const fields = new Map<string, string>();
  for (const line of rest.filter((one) => one.trim() !== '')) {
    const match = /^([a-z]+):\s*(.*?)\s*$/.exec(line.trimStart());
    const word = match?.[1] ?? '';
    if (word !== CHECK && !LINES.some((one) => one.word === word)) {
      return unreadable(`the card has a line that is none of its own: '${printable(line)}'`);
    }
    if (fields.has(word)) return unreadable(`the card has two lines '${word}'`);
    fields.set(word, match?.[2] ?? '');
  }
  return assembled(fields);
}

function assembled(fields: ReadonlyMap<string, string>): Read<Man> {
  const man: { [key: string]: unknown } = {};
  for (const { word, read } of LINES) {
    const text = fields.get(word);
    if (text === undefined) return unreadable(`the card has no line '${word}'`);
    const value = tried(() => read(text));
    if (!value.ok) return unreadable(`the card's line '${word}': ${value.why}`);
    Object.assign(man, value.value);
  }
  const checked = readAs(manSchema, man, 'the card describes no gladiator');
  if (!checked.ok) return checked;
  const check = fields.get(CHECK);
  if (check === undefined) return unreadable("the card has no line 'check'");
  if (check !== digestOf(checked.value)) {
    return unreadable(
      `the card was changed: its lines come to ${digestOf(checked.value)}, its check says ${printable(check)}`,
    );
  }
  return checked;
}

class Unread extends Error {}

function tried<T>(read: () => T): Read<T> {
  try {
    return readable(read());
  } catch (error) {
    if (error instanceof Unread) return unreadable(error.message);
    throw error;
  }
}

const NONE = 'none';
const listed = (texts: readonly string[]): string => (texts.length === 0 ? NONE : texts.join(', '));
const parts = (text: string): readonly string[] => (text === NONE ? [] : text.split(',').map((part) => part.trim()));

function numberOf(text: string): number {
  if (!/^-?\d{1,4}$/.test(text)) throw new Unread(`expected a number, found '${printable(text)}'`);
  return Number(text);
}

/** 'TR 11, ST 3' as { TR: 11, ST: 3 }. */
function counted(text: string): { readonly [word: string]: number } {
  return Object.fromEntries(
    parts(text).map((part) => {
      const [word = '', number = ''] = part.split(/\s+/);
      return [word, numberOf(number)];
    }),
  );
}

function lowerKeys(counts: { readonly [word: string]: number }): { readonly [word: string]: number } {
  return Object.fromEntries(Object.entries(counts).map(([word, number]) => [word.toLowerCase(), number]));
}

function talentText(talent: Talent): string {
  if (talent.code === 'WP') return `WP ${talent.group} ${talent.sl}`;
  return 'sl' in talent ? `${talent.code} ${talent.sl}` : talent.code;
}

function readTalent(text: string): unknown {
  const [code = '', second, third] = text.split(/\s+/);
  if (code === 'WP') {
    const group = WEAPON_GROUPS.find((one) => one === second);
    if (group === undefined)
      throw new Unread(`'${printable(text)}' names no weapon; legal: ${WEAPON_GROUPS.join(', ')}`);
    return { code, group, sl: numberOf(third ?? '') };
  }
  return second === undefined ? { code } : { code, sl: numberOf(second) };
}

function injuryText({ munus, area, rating, loss }: Injury): string {
  return `munus ${munus} ${AREA_NAMES[area]} ${rating.toUpperCase()} -${loss}`;
}

function readInjury(text: string): unknown {
  const match = /^munus (\d{1,4}) ([a-z]+) ([A-Z]{1,2}) -(\d{1,2})$/.exec(text);
  if (match === null) throw new Unread(`'${printable(text)}' is no injury such as 'munus 3 legs AG -1'`);
  const [, munus = '', area = '', rating = '', loss = ''] = match;
  return { munus: Number(munus), area: areaOf(area), rating: rating.toLowerCase(), loss: Number(loss) };
}

function readArmour(text: string): unknown {
  return Object.fromEntries(
    parts(text).map((part) => {
      const [area = '', armour = ''] = part.split(/\s+/);
      return [areaOf(area), armour];
    }),
  );
}

function areaOf(name: string): Area {
  const area = AREAS.find((one) => AREA_NAMES[one] === name);
  if (area === undefined) throw new Unread(`'${printable(name)}' is no body area`);
  return area;
}

/** Somebody else's text, fit to be shown. */
function printable(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, ' ').slice(0, 40);
}
