/** Rolls in words: what fell, what was added, what came of it. */
import { COLOURS, type DiceFaces } from './dice.ts';
import type { Modifier } from './modifier.ts';
import { type Roll, readDice } from './roll.ts';

/** Faces as they fell, '[5] [6] [4]'. */
function facesText(dice: DiceFaces): string {
  return COLOURS.flatMap((colour) => dice[colour] ?? [])
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

/** The sum of a roll in one line: '[4] [3] 7 +1 AG = 8 (7 or less: no)'. */
export function rollText(roll: Roll): string {
  const { dice, read, modifiers, total, need } = roll;
  const base = readDice(dice, read);
  const terms = modifiers.map((one) => ` ${modifierText(one)}`).join('');
  const sum = modifiers.length === 0 ? `${base}` : `${base}${terms} = ${total}`;
  return `${facesText(dice)} ${sum}${need === undefined ? '' : ` (${needText(need)}: ${need.met ? 'yes' : 'no'})`}`;
}

/** '7 or less', '10 or more', 'more than 3'. */
export function needText({ op, than }: NonNullable<Roll['need']>): string {
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
