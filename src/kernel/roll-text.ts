/** Rolls in words: what fell, what was added, what came of it. */
import type { DiceFaces } from './dice.ts';
import type { Modifier } from './modifier.ts';
import { type Roll, readDice, type Threshold } from './roll.ts';

/** Faces as they fell, '[5] [6] [4]'. */
function facesText(dice: DiceFaces): string {
  return Object.values(dice)
    .flat()
    .map((face) => `[${face}]`)
    .join(' ');
}

/** A signed number, '+3' or '-2'. */
export function signed(value: number): string {
  return value < 0 ? `${value}` : `+${value}`;
}

/** '+3 position', the way a modifier stands in a sum. */
export function modifierText({ value, why }: Modifier): string {
  return `${signed(value)} ${why}`;
}

/**
 * The sum of a roll in one line: '[4] [3] 7 +1 AG = 8 (7 or less: no)'; where dice are counted
 * '[4] [3] 1 of 2 (4 or more) +1 size = 2', and what is needed of them after a comma; where each die is read by itself
 * '[4] [3]'.
 */
export function rollText(roll: Roll): string {
  const { dice, read, modifiers, total, need } = roll;
  if (read === 'apart') return facesText(dice);
  const base = baseText(roll);
  const terms = modifiers.map((one) => ` ${modifierText(one)}`).join('');
  const sum = modifiers.length === 0 ? `${base}` : `${base}${terms} = ${total}`;
  if (need === undefined) return `${facesText(dice)} ${sum}`;
  const met = need.met ? 'yes' : 'no';
  return `${facesText(dice)} ${sum}${roll.each === undefined ? ` (${needText(need)}: ${met})` : `, needs ${needText(need)}: ${met}`}`;
}

/** What the dice alone come to. */
function baseText({ dice, read, each }: Roll): string {
  const value = `${readDice(dice, read, each)}`;
  if (each === undefined) return value;
  return `${value} of ${Object.values(dice).flat().length} (${needText(each)})`;
}

/** '7 or less', '10 or more', 'more than 3'. */
export function needText({ op, than }: Threshold): string {
  switch (op) {
    case '<=':
      return `${than} or less`;
    case '>=':
      return `${than} or more`;
    case '<':
      return `less than ${than}`;
    case '>':
      return `more than ${than}`;
    case '=':
      return `${than} exactly`;
  }
}
