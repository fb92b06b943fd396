/** All that a blow can do under one result of the CRT: every way its other dice can fall, those taken together that no reading tells apart. */

import type { Throw } from '../../../kernel/dice.ts';
import { eachWay, type PickWay } from '../../../odds/branching.ts';
import { BODY_WAYS, type Fall, fallsBySum, ONES, OTHER_FALLS } from '../../../odds/falls.ts';
import type { BlowPart, Cast, DiceReading, Fallen } from '../rules/basic/blow-dice.ts';
import { blowDice, castOf, dicePart, isOneThrow } from '../rules/basic/blow-dice.ts';
import { type Effects, readEffects } from '../rules/basic/blow-effects.ts';
import type { Blow, CrtResult } from '../rules/blow-types.ts';
import { weaponOf } from '../rules/sheet.ts';
import type { OddsBook } from './attempt.ts';

/** One way: what it does, the dice that bring it, and in how many of BODY_WAYS it comes. */
interface BodyWay {
  readonly effects: Effects;
  readonly fallen: Fallen;
  readonly ways: number;
}

/** The ways under a result. What has been read is kept, so the men must not change in between. */
export type BodyReader = (blow: Blow, crt: CrtResult) => readonly BodyWay[];

/** Reads the ways of blows between two men. */
export function bodyReader(book: OddsBook): BodyReader {
  if (isOneThrow(book.tables)) return (blow, crt) => ofOneThrow(book, blow, crt);
  const known: Readings = new Map();
  return (blow, crt) => ofThrowsApart(book, blow, crt, known);
}

/** What a blow does as its dice fell. */
export function effectsOf({ rules, tables }: OddsBook, blow: Blow, crt: CrtResult, cast: Cast): Effects {
  const armed = weaponOf(blow.target) !== null;
  return readEffects({ rules, tables, dice: ONES, blow, cast, modified: blow.cf, rolls: [], armed }, crt);
}

/** P2 White and black dice, from which all is read. */
function ofOneThrow(book: OddsBook, blow: Blow, crt: CrtResult): readonly BodyWay[] {
  return OTHER_FALLS.map(({ thrown, ways }) => {
    const fallen = { blow: thrown };
    return { effects: effectsOf(book, blow, crt, castOf(blowDice(book.tables, ONES, fallen))), fallen, ways };
  });
}

/** What one reading can come to. */
interface Outcomes<T = unknown> {
  readonly reads: readonly DiceReading<T>[];
  readonly throws: readonly Throw[];
  readonly words: readonly string[];
  readonly ways: readonly number[];
}

/** Readings that have been made, by all that they hang on in words. */
type Readings = Map<string, Outcomes>;

/** P261 Each reading with dice of its own, and only those that are made. */
function ofThrowsApart(book: OddsBook, blow: Blow, crt: CrtResult, known: Readings): readonly BodyWay[] {
  const found: BodyWay[] = [];
  let fallen: { [P in BlowPart]?: Throw } = {};
  let effects: Effects | null = null;
  const script = (pick: PickWay) => {
    const dice: { [P in BlowPart]?: Throw } = {};
    let before = '';
    const cast: Cast = (part, read) => {
      const key = keyOf(blow, crt, part, before);
      const outcomes = outcomesOf(known, key, part, read);
      const i = pick(outcomes.ways);
      dice[part] = outcomes.throws[i] ?? ONES.throw(part, dicePart(part));
      before = crt.result === 'H' ? (outcomes.words[i] ?? '') : `${before}>${outcomes.words[i]}`;
      return outcomes.reads[i] ?? read(ONES.throw(part, dicePart(part)));
    };
    effects = effectsOf(book, blow, crt, cast);
    fallen = dice;
  };
  eachWay(script, (chance) => {
    if (effects !== null) found.push({ effects, fallen, ways: chance * BODY_WAYS });
  });
  return found;
}

/** All that a reading hangs on: of a body hit's, the one before it alone, and armour and critical on no bonus. */
function keyOf(
  { cf, area, target, special }: Blow,
  { result, bonus }: CrtResult,
  part: BlowPart,
  before: string,
): string {
  const own = result !== 'H' ? cf : part === 'armour' || part === 'critical' ? '' : bonus;
  return `${part} ${result}${own} ${before} ${area}${target.id}${special ?? ''}`;
}

/** Every way the dice of a reading can fall, by what it comes to. */
function outcomesOf<T>(
  known: Readings,
  key: string,
  part: BlowPart,
  read: (thrown: Throw) => DiceReading<T>,
): Outcomes<T> {
  const found = known.get(key);
  if (found !== undefined) return found as Outcomes<T>;
  const kinds = new Map<string, { readonly read: DiceReading<T>; readonly thrown: Throw; ways: number }>();
  for (const { thrown, ways } of fallsOf(part)) {
    const one = read(thrown);
    const words = JSON.stringify(one.value);
    const same = kinds.get(words);
    if (same === undefined) kinds.set(words, { read: one, thrown, ways });
    else same.ways += ways;
  }
  const all = [...kinds.values()];
  const made = {
    reads: all.map((one) => one.read),
    throws: all.map((one) => one.thrown),
    words: [...kinds.keys()],
    ways: all.map((one) => one.ways),
  };
  known.set(key, made);
  return made;
}

const FALLS = new Map<BlowPart, readonly Fall[]>();

function fallsOf(part: BlowPart): readonly Fall[] {
  const falls = FALLS.get(part) ?? fallsBySum(dicePart(part));
  FALLS.set(part, falls);
  return falls;
}
