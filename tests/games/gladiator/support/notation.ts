/** Orders and allocations as a player would write them. */

import { DEFENCE_NAMES } from '../../../../src/games/gladiator/rules/advanced/specials.ts';
import { action } from '../../../../src/games/gladiator/rules/basic/plot.ts';
import {
  ACTION_CODES,
  type Allocation,
  AREA_NAMES,
  AREAS,
  type Area,
  type Attack,
  type NetPlot,
  type Plot,
  type PlotAction,
  ROLL_WAYS,
  SPECIAL_ATTACKS,
  type SpecialAttack,
} from '../../../../src/games/gladiator/rules/types.ts';

const ACTION = /^(?:\(([LR]+)\))?([A-Z]+)(?:\(([LR]+)\))?$/;

/**
 * 'F(L) SFR', '(R)F', 'X(RR)', 'RO BL', 'KN', '' (no order). A net attack comes last: 'F TN', 'SN', 'B LN2'.
 * A '!' at the end asks for the action step (throws).
 */
export function order(text: string): Plot {
  const act = text.endsWith('!');
  const words = text.replace('!', '').split(' ').filter(Boolean);
  if (words[0] === 'RO') {
    const way = ROLL_WAYS.find((one) => one === words[1]) ?? null;
    return { actions: [{ code: 'RO', before: 0, after: 0, way }], act };
  }
  const net = netOf(words.at(-1));
  if (net === null) return { actions: words.map(readAction), act };
  return { actions: words.slice(0, -1).map(readAction), act, net };
}

function netOf(word = ''): NetPlot | null {
  const [, code, hex] = /^(TN|SN|LN)([123])?$/.exec(word) ?? [];
  if (code === undefined) return null;
  if (code === 'LN') return { kind: 'lay', hex: Number(hex) as 1 | 2 | 3 };
  return { kind: code === 'TN' ? 'toss' : 'swing' };
}

function readAction(word: string): PlotAction {
  const match = ACTION.exec(word);
  const code = ACTION_CODES.find((one) => one === match?.[2]);
  if (code === undefined) throw new Error(`'${word}' is no action`);
  const before = turns(match?.[1]);
  const after = turns(match?.[3]);
  const inPlace = code === 'X' || code === 'KN' || code === 'R' || code === 'S';
  return inPlace ? action(code, before + after) : action(code, before, after);
}

function turns(letters = ''): number {
  return letters.startsWith('L') ? -letters.length : letters.length;
}

function areaOf(word: string): Area {
  const area = AREAS.find((one) => AREA_NAMES[one] === word);
  if (area === undefined) throw new Error(`'${word}' is no body area`);
  return area;
}

/**
 * 'head 6, legs 2 | chest 1, arms 2': attacks in order, then defences; either side may be empty. A special
 * attack is named before its area, which only a feint needs ('feint head 4', 'sweep 3'); '@1' strikes with the
 * second of the pool's arms ('head 4 @1'); '>C' strikes at C rather than at the nearest ('head 4 >C'), and '+'
 * after the CF puts the edge over him into it ('head 8+ >C'); a special defence stands among the defences by
 * its name ('| duck'). 'head 2 fatal' is given up for a Fatal Blow.
 */
export function allot(text: string): Allocation {
  const [attackText = '', defenceText = ''] = text.split('|');
  const defence = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  const guards = parts(defenceText).map((part) => AREAS.find((area) => DEFENCE_NAMES[area] === part));
  for (const [i, part] of parts(defenceText).entries()) {
    const [word = '', cf = ''] = part.split(' ');
    if (guards[i] === undefined) defence[areaOf(word)] = Number(cf);
  }
  const special = guards.find((guard) => guard !== undefined);
  return { attacks: parts(attackText).map(readAttack), defence, ...(special === undefined ? {} : { special }) };
}

function parts(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

const ATTACK = /^(?:(disarm|feint|sweep|bash|sand) ?)?([a-z]+)? (-?[\d.]+)(\+)?(?: @(\d))?(?: >([A-Z]))?( fatal)?$/;

function readAttack(part: string): Attack {
  const [, name, word, cf, edge, arm, target, fatal] = ATTACK.exec(part) ?? [];
  if (cf === undefined) throw new Error(`'${part}' is no attack`);
  const special = SPECIALS.find((one) => one === name);
  const fixed = special === undefined ? null : SPECIAL_ATTACKS[special];
  const area = word === undefined && fixed !== null ? fixed : areaOf(word ?? '');
  return {
    area,
    cf: Number(cf),
    ...(arm === undefined ? {} : { arm: Number(arm) }),
    ...(special === undefined ? {} : { special }),
    ...(target === undefined ? {} : { target }),
    ...(edge === undefined ? {} : { edge: true as const }),
    ...(fatal === undefined ? {} : { fatal: true as const }),
  };
}

const SPECIALS = Object.keys(SPECIAL_ATTACKS) as readonly SpecialAttack[];
