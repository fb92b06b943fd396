/** Orders and allocations as a player would write them. */
import { action } from '../../src/engine/gladiator/plot.ts';
import {
  ACTION_CODES,
  type Allocation,
  AREA_NAMES,
  AREAS,
  type Area,
  type Plot,
  type PlotAction,
  ROLL_WAYS,
} from '../../src/engine/gladiator/types.ts';

const ACTION = /^(?:\(([LR]+)\))?([A-Z]+)(?:\(([LR]+)\))?$/;

/** 'F(L) SFR', '(R)F', 'X(RR)', 'RO BL', 'KN', '' (no order). A '!' at the end asks for the action step (throws). */
export function order(text: string): Plot {
  const act = text.endsWith('!');
  const words = text.replace('!', '').split(' ').filter(Boolean);
  if (words[0] === 'RO') {
    const way = ROLL_WAYS.find((one) => one === words[1]) ?? null;
    return { actions: [{ code: 'RO', before: 0, after: 0, way }], act };
  }
  return { actions: words.map(readAction), act };
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

/** 'head 6, legs 2 | chest 1, arms 2': attacks in order, then defences; either side may be empty. */
export function allot(text: string): Allocation {
  const [attackText = '', defenceText = ''] = text.split('|');
  const defence = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
  for (const [area, cf] of pairs(defenceText)) defence[area] = cf;
  return { attacks: pairs(attackText).map(([area, cf]) => ({ area, cf })), defence };
}

function pairs(text: string): [Area, number][] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [word = '', cf = ''] = part.split(' ');
      return [areaOf(word), Number(cf)];
    });
}
