/** Allocations in writing: attacks in their order before a bar, defence behind it (9.3). */

import { type Read, readable } from '../../../../kernel/save.ts';
import { andText } from '../../../../kernel/words.ts';
import { DEFENCE_NAMES } from '../../rules/advanced/specials.ts';
import { NO_DEFENCE } from '../../rules/basic/allocation.ts';
import {
  type Allocation,
  AREA_NAMES,
  AREAS,
  type Area,
  type Attack,
  SPECIAL_ATTACKS,
  type SpecialAttack,
} from '../../rules/types.ts';
import { NOTHING, partsOf, type Word, wordsOf, wrong } from './words.ts';

/**
 * Writes an allocation: `head 4, legs 2 | chest 1`, `feint head 4 >C | duck, legs 2`; `-` for nothing at all.
 *
 * ```
 * allocation = '-' | [ attacks ] [ '|' defences ]
 * attacks    = attack { ',' attack }              in the order in which they fall (9.3.2.1)
 * attack     = [ special ] [ area ] cf [ '+' ] [ '@' arm ] [ '>' opponent ] [ 'fatal' ]
 * defences   = defence { ',' defence }            an area that is not written has none
 * defence    = area cf | 'duck' | 'block' | 'back step' | 'parry' | 'jump'
 * special    = disarm | feint | sweep | bash | sand
 * area       = head | chest | groin | arms | legs
 * ```
 * A special attack that goes to one area alone needs none. `+` puts the edge over that man into it (26.5), `@1`
 * strikes with the second of what he can strike with (24.1.1), `>C` at C rather than the nearest (26.3.1), and
 * `fatal` gives it up for a Fatal Blow (31.3).
 */
export function printAllocation({ attacks, defence, special }: Allocation): string {
  const held = AREAS.flatMap((area) => [
    ...(special === area ? [DEFENCE_NAMES[area]] : []),
    ...(defence[area] === 0 ? [] : [`${AREA_NAMES[area]} ${defence[area]}`]),
  ]);
  const struck = attacks.map(attackText).join(', ');
  return [struck, held.length === 0 ? '' : `| ${held.join(', ')}`].filter((part) => part !== '').join(' ') || NOTHING;
}

function attackText({ area, cf, arm, special, target, edge, fatal }: Attack): string {
  const goesThere = special !== undefined && SPECIAL_ATTACKS[special] === area;
  return [
    ...(special === undefined ? [] : [special]),
    ...(goesThere ? [] : [AREA_NAMES[area]]),
    `${cf}${edge === undefined ? '' : '+'}`,
    ...(arm === undefined ? [] : [`@${arm}`]),
    ...(target === undefined ? [] : [`>${target}`]),
    ...(fatal === undefined ? [] : [FATAL]),
  ].join(' ');
}

/** Reads an allocation as `printAllocation` writes it, an empty text as nothing; whether it is legal the rules say. */
export function parseAllocation(text: string): Read<Allocation> {
  if (text.trim() === NOTHING) return readable({ attacks: [], defence: NO_DEFENCE });
  const [attackPart = { text: '', at: 1 }, defencePart, more] = partsOf({ text, at: 1 }, '|');
  if (more !== undefined)
    return wrong({ text: '|', at: more.at - 1 }, 'a second bar', 'write attacks before one bar, defence behind it');
  const attacks = readAll(attackPart, readAttack);
  if (!attacks.ok) return attacks;
  const held = defencePart === undefined ? readable([]) : readAll(defencePart, readDefence);
  if (!held.ok) return held;
  return heldTogether(attacks.value, held.value);
}

const FATAL = 'fatal';
const SPECIALS = Object.keys(SPECIAL_ATTACKS) as readonly SpecialAttack[];
const AREA_WORDS = `write ${andText(AREAS.map((area) => AREA_NAMES[area]))}`.replace(' and ', ' or ');

/** What stands on an area: CF, or its special defence in their place. */
type Held = { readonly area: Area; readonly word: Word; readonly cf: number | null };

function heldTogether(attacks: readonly Attack[], all: readonly Held[]): Read<Allocation> {
  const defence = { ...NO_DEFENCE };
  let special: Area | undefined;
  for (const [i, { area, word, cf }] of all.entries()) {
    const before = all.slice(0, i).filter((one) => (one.cf === null) === (cf === null));
    if (before.some((one) => cf === null || one.area === area))
      return cf === null
        ? wrong(word, 'a second special defence', 'write one of them alone (23.3)')
        : wrong(word, 'that area a second time', `write all its CF at once: ${AREA_NAMES[area]} ${defence[area] + cf}`);
    if (cf === null) special = area;
    else defence[area] = cf;
  }
  return readable({ attacks, defence, ...(special === undefined ? {} : { special }) });
}

/** Every part between commas; none of a side that is left empty. */
function readAll<T>(side: Word, readOne: (words: readonly Word[], at: number) => Read<T>): Read<readonly T[]> {
  if (side.text.trim() === '') return readable([]);
  const all: T[] = [];
  for (const part of partsOf(side, ',')) {
    const words = wordsOf(part.text, part.at);
    if (words.length === 0)
      return wrong({ text: '', at: part.at }, 'nothing before or behind a comma', 'leave the comma out');
    const one = readOne(words, part.at + part.text.length);
    if (!one.ok) return one;
    all.push(one.value);
  }
  return readable(all);
}

/** One attack; `end`: the place behind its last word. */
function readAttack(words: readonly Word[], end: number): Read<Attack> {
  const special = SPECIALS.find((one) => one === words[0]?.text.toLowerCase());
  const rest = special === undefined ? words : words.slice(1);
  const fixed = special === undefined ? null : SPECIAL_ATTACKS[special];
  const area = isAreaWord(rest[0]) || fixed === null ? areaOf(rest[0], end) : readable(fixed);
  if (!area.ok) return area;
  const [cf, ...marks] = isAreaWord(rest[0]) ? rest.slice(1) : rest;
  const [, number, edge] = /^(-?\d+(?:\.\d+)?)(\+?)$/.exec(cf?.text ?? '') ?? [];
  if (number === undefined) return noCf(cf, end, `${special ?? AREA_NAMES[area.value]} 4`);
  const marked = readMarks(marks);
  if (!marked.ok) return marked;
  const named = special === undefined ? {} : { special };
  const edged = edge === '+' ? { edge: true as const } : {};
  return readable({ area: area.value, cf: numberOf(number), ...named, ...edged, ...marked.value });
}

type Marks = Pick<Attack, 'arm' | 'target' | 'fatal'>;

/** '@1', '>C', 'fatal', each once. */
function readMarks(words: readonly Word[]): Read<Marks> {
  let marks: Marks = {};
  for (const word of words) {
    const [, arm, target] = /^(?:@(\d{1,2})|>([a-z]))$/i.exec(word.text) ?? [];
    const one: Marks | null =
      arm !== undefined
        ? { arm: Number(arm) }
        : target !== undefined
          ? { target }
          : word.text.toLowerCase() === FATAL
            ? { fatal: true }
            : null;
    if (one === null)
      return wrong(
        word,
        'nothing that goes with an attack',
        'behind its CF write @1, >C or fatal, and a comma before the next',
      );
    if (Object.keys(one).some((key) => key in marks)) return wrong(word, 'that a second time', 'write it once');
    marks = { ...marks, ...one };
  }
  return readable(marks);
}

const isAreaWord = (word: Word | undefined): boolean => word !== undefined && /^[a-z]+$/i.test(word.text);

function areaOf(word: Word | undefined, end: number): Read<Area> {
  const area = AREAS.find((one) => AREA_NAMES[one] === word?.text.toLowerCase());
  if (area !== undefined) return readable(area);
  return wrong(word ?? { text: '', at: end }, word === undefined ? 'the area is missing' : 'no body area', AREA_WORDS);
}

function noCf(word: Word | undefined, end: number, example: string) {
  return wrong(
    word ?? { text: '', at: end },
    word === undefined ? 'its CF are missing' : 'no number of CF',
    `write ${example}`,
  );
}

function readDefence(words: readonly Word[], end: number): Read<Held> {
  const [first = { text: '', at: end }, cf, more] = words;
  const name = words.map(({ text }) => text.toLowerCase()).join(' ');
  const guarded = AREAS.find((area) => DEFENCE_NAMES[area] === name);
  if (guarded !== undefined) return readable({ area: guarded, word: first, cf: null });
  const area = areaOf(first, end);
  if (!area.ok)
    return wrong(
      first,
      'no body area and no special defence',
      `${AREA_WORDS}, or ${Object.values(DEFENCE_NAMES).join(', ')}`,
    );
  if (!/^-?\d+(?:\.\d+)?$/.test(cf?.text ?? '')) return noCf(cf, end, `${AREA_NAMES[area.value]} 2`);
  if (more !== undefined) return wrong(more, 'nothing that goes with a defence', 'write a comma before the next');
  return readable({ area: area.value, word: first, cf: numberOf(cf?.text) });
}

/** A number that no sign makes another nought. */
const numberOf = (text: string | undefined): number => Number(text) || 0;
