/** Falls of a blow's dice that come to the same, each kind once with its ways. */

import type { Throw } from '../../../kernel/dice.ts';
import { sumModifiers } from '../../../kernel/modifier.ts';
import { readDice } from '../../../kernel/roll.ts';
import { RED_FALLS } from '../../../odds/falls.ts';
import { armedCf } from '../rules/advanced/weapons.ts';
import { readResult } from '../rules/basic/blow.ts';
import type { Fallen } from '../rules/basic/blow-dice.ts';
import { bowBreakChance, breakChance, type Effects, stunningCite } from '../rules/basic/blow-effects.ts';
import { deathBy, woundsAfter } from '../rules/basic/harm.ts';
import type { Blow, CrtResult, HitReading } from '../rules/blow-types.ts';
import type { MetBlow } from '../rules/phase.ts';
import { areaLoss, isShield } from '../rules/sheet.ts';
import type { Fighter } from '../rules/types.ts';
import type { OddsBook } from './attempt.ts';
import { bodyReader } from './bodies.ts';

/** Falls that come to the same: one of them for all. */
interface Alike {
  readonly throws: readonly Fallen[];
  readonly ways: readonly number[];
}

/** The kinds of falls of a blow as the men now are. */
export type AlikeReader = (met: MetBlow) => Alike;

/** One kind of all dice but the red ones. */
interface Kind {
  readonly fallen: Fallen;
  ways: number;
}

/** Reads blows, and keeps what it has read for men in the same state. */
export function alikeReader(book: OddsBook): AlikeReader {
  const wholes = new Map<string, Alike>();
  const parts = new Map<string, ReadonlyMap<string, Kind>>();
  return (met) => {
    const { blow, modified, onDice, guarded } = met;
    const men = menText(book, blow);
    const key = `${modified} ${sumModifiers(onDice)} ${guarded} ${men}`;
    const known = wholes.get(key);
    if (known !== undefined) return known;
    const found = new Map<string, Kind>();
    for (const { crt, red, ways } of results(book, met)) {
      const partKey = `${crt.result}${crt.bonus} ${crt.result === 'H' ? '' : modified} ${men}`;
      const part = parts.get(partKey) ?? kindsOf(book, { ...blow, cf: modified }, crt);
      parts.set(partKey, part);
      for (const [what, kind] of part) {
        const same = found.get(what);
        if (same === undefined) found.set(what, { fallen: joined(red, kind.fallen), ways: ways * kind.ways });
        else same.ways += ways * kind.ways;
      }
    }
    const kinds = [...found.values()];
    const alike = { throws: kinds.map(({ fallen }) => fallen), ways: kinds.map(({ ways }) => ways) };
    wholes.set(key, alike);
    return alike;
  };
}

/** The dice of a blow with those of its result: among the six, or by themselves (P261). */
const joined = (red: Throw, { blow, ...parts }: Fallen): Fallen =>
  blow === undefined ? { ...parts, crt: red } : { blow: { draw: 0, dice: { ...red.dice, ...blow.dice } } };

/** All that a blow between two men is read by but for its CF, in a word. */
function menText({ rules, tables }: OddsBook, { attacker, target, area, item, special, fist }: Blow): string {
  const weak = Math.min(0, armedCf(rules, tables, target));
  const held = `${item?.id ?? ''}${item !== null && 'short' in item ? 's' : ''}${special ?? ''}${fist ? 'f' : ''}`;
  return `${area} ${held} ${weak} ${manText(tables, attacker)} ${manText(tables, target)} ${target.wounds[area]}`;
}

function manText(tables: OddsBook['tables'], fighter: Fighter): string {
  const { id, st, armour, hands, beast } = fighter;
  const held = hands.map((item) => (isShield(item) ? `${item.id}:${item.ticked}` : item.id)).join();
  const worn = `${armour[1]}${armour[2]}${armour[3]}${armour[4]}${armour[5]}`;
  return `${id}/${st}/${held}/${worn}/${areaLoss(tables, fighter, 4)}${beast === null ? '' : beast.kind}`;
}

interface RedResult {
  readonly crt: CrtResult;
  readonly red: Throw;
  ways: number;
}

/** 9.5 Each result of the red dice, and a fall that brings it. */
function results(book: OddsBook, { blow, modified, ...met }: MetBlow): Iterable<RedResult> {
  const found = new Map<string, RedResult>();
  for (const { thrown, ways } of RED_FALLS) {
    const { crt } = readResult(book, { ...blow, cf: modified }, thrown, met);
    const key = `${crt.result}${crt.bonus}`;
    const known = found.get(key);
    if (known === undefined) found.set(key, { crt, red: thrown, ways });
    else known.ways += ways;
  }
  return found.values();
}

/** The kinds of all other dice under one result. */
function kindsOf(book: OddsBook, blow: Blow, crt: CrtResult): ReadonlyMap<string, Kind> {
  const kinds = new Map<string, Kind>();
  const tail = tailText(book.tables, blow, crt);
  for (const { effects, fallen, ways } of bodyReader(book)(blow, crt)) {
    const what = `${effectsText(blow, effects)}${tail}`;
    const known = kinds.get(what);
    if (known === undefined) kinds.set(what, { fallen, ways });
    else known.ways += ways;
  }
  return kinds;
}

/** What a result itself brings with it, or lets further dice decide. */
function tailText(tables: OddsBook['tables'], blow: Blow, { result, bonus }: CrtResult): string {
  const { target, special, fist, item } = blow;
  const breaks = result === 'P*' && breakChance(tables, blow) !== null ? 'b' : '';
  const bow = (result === 'P' || result === 'P*') && bowBreakChance(tables, blow) !== null ? 'w' : '';
  const counts = special !== null || fist || stunningCite(tables, item) !== null || target.mount !== null;
  return `${result === 'F' ? 'F' : ''}${breaks}${bow}${counts && result === 'H' ? `H${bonus}` : ''}`;
}

/** Effects that differ have different words. */
function effectsText(blow: Blow, { hit, shield, drops, landed, recoil, white }: Effects): string {
  const worn = shield === null ? '' : `${shield.boxes}${shield.destroyed ? 'd' : ''}${shield.overflow ?? ''}`;
  const shaken = white === null ? '' : readDice(white.dice, 'sum');
  const back = recoil === null ? '' : hitText({ ...blow, target: blow.attacker, area: 4 }, recoil);
  return `${hit === null ? '' : hitText(blow, hit)}|${worn}|${drops ?? ''}|${landed ? 'l' : ''}|${back}|${shaken}|`;
}

function hitText({ target, area }: Blow, hit: HitReading): string {
  const left = target.w - woundsAfter(target, area, hit);
  return deathBy(hit, left) === null
    ? `${hit.wounds}${hit.critical ?? ''}${hit.mortal ? 'm' : ''}${hit.force > 0 ? `f${hit.force}` : ''}`
    : 'dies';
}
