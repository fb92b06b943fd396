/** A gladiator on a card: lines a person can read, closed by a checksum that betrays a changed one. */

import { type Read, readAs, readable, unreadable } from '../../../../kernel/save.ts';
import { digestOf } from '../../../../kernel/state.ts';
import type { Talent } from '../../rules/advanced/talent-types.ts';
import type { Armoury } from '../../rules/tables/armoury-types.ts';
import { AREA_NAMES, AREAS, type Area, CHARACTERISTICS } from '../../rules/types.ts';
import { manSchema } from './man-schema.ts';
import type { Injury, Man } from './man-types.ts';

const TITLE = 'HARENA GLADIATOR CARD 1';
/** Nothing on a card comes near this. */
const LONGEST = 4000;
const UNKNOWN = 'unknown';
const NONE = 'none';

/** One line of a card: its word, what it says of a man, and which of his fields it is read into. */
interface Line {
  readonly word: string;
  readonly field: keyof Man;
  /** Null: the line is left out, and so is the field where it is. */
  write(man: Man): string | null;
  read(text: string, armoury: Armoury): Read<unknown>;
}

const LINES: readonly Line[] = [
  { word: 'name', field: 'name', write: ({ name }) => name, read: readable },
  { word: 'style', field: 'style', write: ({ style }) => style, read: readable },
  {
    word: 'origin',
    field: 'origin',
    write: ({ origin }) => origin ?? UNKNOWN,
    read: (text) => readable(text === UNKNOWN ? null : text),
  },
  {
    word: 'ratings',
    field: 'ratings',
    write: ({ ratings }) => CHARACTERISTICS.map((one) => `${one.toUpperCase()} ${ratings[one]}`).join(', '),
    read: readCounts,
  },
  {
    word: 'talents',
    field: 'talents',
    write: ({ talents }) => listed(talents.map(talentText)),
    read: (text, armoury) => all(parts(text).map((part) => readTalent(part, armoury))),
  },
  { word: 'luck', field: 'luck', write: ({ luck }) => String(luck), read: readNumber },
  { word: 'prestige', field: 'pr', write: ({ pr }) => String(pr), read: readNumber },
  { word: 'experience', field: 'xp', write: ({ xp }) => String(xp), read: readNumber },
  {
    word: 'armour',
    field: 'armour',
    write: ({ armour }) => AREAS.map((area) => `${AREA_NAMES[area]} ${armour[area]}`).join(', '),
    read: readArmour,
  },
  { word: 'shield', field: 'shield', write: ({ shield }) => shield, read: readable },
  { word: 'weapon', field: 'weapon', write: ({ weapon }) => weapon ?? null, read: readWeapon },
  {
    word: 'record',
    field: 'record',
    write: ({ record: { v, s, m } }) => `V ${v}, S ${s}, M ${m}`,
    read: readCounts,
  },
  { word: 'kills', field: 'kills', write: ({ kills }) => String(kills), read: readNumber },
  {
    word: 'injuries',
    field: 'injuries',
    write: ({ injuries }) => listed(injuries.map(injuryText)),
    read: (text) => all(parts(text).map(readInjury)),
  },
];
/** P330 What a card says nothing of where there is nothing to say. */
const LEFT_OUT: readonly (keyof Man)[] = ['weapon'];
const CHECK = 'check';
const WIDTH = Math.max(...LINES.map(({ word }) => word.length)) + 2;

/** A man's card: text lines, the last one empty. */
export function cardOf(man: Man): string {
  const lines = LINES.flatMap(({ word, write }) => {
    const said = write(man);
    return said === null ? [] : [`${`${word}:`.padEnd(WIDTH)}${said}`];
  });
  return [TITLE, ...lines, `${`${CHECK}:`.padEnd(WIDTH)}${digestOf(man)}`, ''].join('\n');
}

/** Whether a text says of itself that it is a card. */
export function looksLikeCard(text: string): boolean {
  return text.trimStart().startsWith('HARENA GLADIATOR CARD');
}

/** The man of a card, or what is wrong with it. */
export function readCard(text: string, armoury: Armoury): Read<Man> {
  if (text.length > LONGEST) return unreadable(`not a gladiator card: it is longer than ${LONGEST} characters`);
  const [title = '', ...rest] = text.trim().split(/\r?\n/);
  if (!looksLikeCard(title)) return unreadable(`not a gladiator card: it does not begin with '${TITLE}'`);
  if (title.trim() !== TITLE) return unreadable('a gladiator card of another version of harena');
  const fields = new Map<string, string>();
  for (const line of rest.filter((one) => one.trim() !== '')) {
    const match = /^([a-z]+):\s*(.*?)\s*$/.exec(line.trimStart());
    const word = match?.[1] ?? '';
    if (word !== CHECK && !LINES.some((one) => one.word === word)) {
      return unreadable(`the card has a line that does not belong on it: '${printable(line)}'`);
    }
    if (fields.has(word)) return unreadable(`the card has two lines '${word}'`);
    fields.set(word, match?.[2] ?? '');
  }
  return assembled(fields, armoury);
}

function assembled(fields: ReadonlyMap<string, string>, armoury: Armoury): Read<Man> {
  const man: Partial<Record<keyof Man, unknown>> = {};
  for (const { word, field, read } of LINES) {
    const text = fields.get(word);
    if (text === undefined && LEFT_OUT.includes(field)) continue;
    if (text === undefined) return unreadable(`the card has no line '${word}'`);
    const value = read(text, armoury);
    if (!value.ok) return unreadable(`the card's line '${word}': ${value.why}`);
    man[field] = value.value;
  }
  const checked = readAs(manSchema, man, 'the card describes no gladiator');
  return checked.ok ? unchanged(checked.value, fields.get(CHECK)) : checked;
}

function unchanged(man: Man, check: string | undefined): Read<Man> {
  if (check === undefined) return unreadable(`the card has no line '${CHECK}'`);
  const digest = digestOf(man);
  if (check === digest) return readable(man);
  return unreadable(`the card was changed: its lines come to ${digest}, its check says ${printable(check)}`);
}

const listed = (texts: readonly string[]): string => (texts.length === 0 ? NONE : texts.join(', '));
const parts = (text: string): readonly string[] => (text === NONE ? [] : text.split(',').map((part) => part.trim()));

/** All of them, or what is wrong with the first that is no good. */
function all<T>(reads: readonly Read<T>[]): Read<readonly T[]> {
  const bad = reads.find((one) => !one.ok);
  if (bad !== undefined && !bad.ok) return bad;
  return readable(reads.flatMap((one) => (one.ok ? [one.value] : [])));
}

function entries(reads: readonly Read<readonly [string, unknown]>[]): Read<unknown> {
  const read = all(reads);
  return read.ok ? readable(Object.fromEntries(read.value)) : read;
}

function readNumber(text: string): Read<number> {
  if (!/^-?\d{1,4}$/.test(text)) return unreadable(`expected a number, found '${printable(text)}'`);
  return readable(Number(text));
}

/** 'TR 11, ST 3' as { tr: 11, st: 3 }. */
function readCounts(text: string): Read<unknown> {
  return entries(
    parts(text).map((part) => {
      const [word = '', number = ''] = part.split(/\s+/);
      const count = readNumber(number);
      return count.ok ? readable([word.toLowerCase(), count.value] as const) : count;
    }),
  );
}

function talentText(talent: Talent): string {
  if (talent.code === 'WP') return `WP ${talent.group} ${talent.sl}`;
  return 'sl' in talent ? `${talent.code} ${talent.sl}` : talent.code;
}

function readTalent(text: string, { wpGroups }: Armoury): Read<unknown> {
  const [code = '', second, third] = text.split(/\s+/);
  const level = code === 'WP' ? third : second;
  const sl = level === undefined ? null : readNumber(level);
  if (sl !== null && !sl.ok) return sl;
  const learned = sl === null ? { code } : { code, sl: sl.value };
  if (code !== 'WP') return readable(learned);
  if (wpGroups.some((one) => one === second)) return readable({ ...learned, group: second });
  return unreadable(`'${printable(text)}' names no weapon; legal: ${wpGroups.join(', ')}`);
}

function readWeapon(text: string, { kinds }: Armoury): Read<unknown> {
  if (kinds.includes(text)) return readable(text);
  return unreadable(`'${printable(text)}' is not a weapon; legal: ${kinds.join(', ')}`);
}

function injuryText({ munus, area, rating, loss }: Injury): string {
  return `munus ${munus} ${AREA_NAMES[area]} ${rating.toUpperCase()} -${loss}`;
}

function readInjury(text: string): Read<unknown> {
  const match = /^munus (\d{1,4}) ([a-z]+) ([A-Z]{1,2}) -(\d{1,2})$/.exec(text);
  if (match === null) return unreadable(`'${printable(text)}' is not an injury such as 'munus 3 legs AG -1'`);
  const [, munus = '', name = '', rating = '', loss = ''] = match;
  const area = readArea(name);
  if (!area.ok) return area;
  return readable({ munus: Number(munus), area: area.value, rating: rating.toLowerCase(), loss: Number(loss) });
}

function readArmour(text: string): Read<unknown> {
  return entries(
    parts(text).map((part) => {
      const [name = '', armour = ''] = part.split(/\s+/);
      const area = readArea(name);
      return area.ok ? readable([String(area.value), armour] as const) : area;
    }),
  );
}

function readArea(name: string): Read<Area> {
  const area = AREAS.find((one) => AREA_NAMES[one] === name);
  return area === undefined ? unreadable(`'${printable(name)}' is not a body area`) : readable(area);
}

/** Somebody else's text, fit to be shown. */
function printable(text: string): string {
  return text.replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, ' ').slice(0, 40);
}
