/** One roll on lines of its own, as a page explains it. */
import { sumModifiers } from '../../../../kernel/modifier.ts';
import { type Roll, readDice } from '../../../../kernel/roll.ts';
import { needText, signed } from '../../../../kernel/roll-text.ts';
import type { Segment } from '../../../../tui/canvas.ts';
import type { Env } from '../../../../tui/program.ts';
import { beyondColumns, diceSegments, labelOf, type RuledLine } from './roll-lines.ts';
import { litTableLines } from './table-lines.ts';

/** A line of plain text, with the rule it goes by. */
export const plain = (text: string, cite = ''): RuledLine => ({ segments: [{ text, style: { fg: 'text' } }], cite });
/** A line in the background. */
export const muted = (text: string, cite = ''): RuledLine => ({ segments: [{ text, style: { fg: 'mute' } }], cite });
/** A roll in full: its dice, every modifier with its rule, the sum, what it had to be, and what came of it; `shown`: and its table. */
export function explainedRoll(roll: Roll, env: Env, shown: 'table' | 'no-table' = 'table'): readonly RuledLine[] {
  const { name, cite, draw, dice, read, modifiers, need, table, result } = roll;
  const base = readDice(dice, read);
  const head: Segment[] = [
    { text: `${labelOf(name).padEnd(10)} `, style: { fg: 'key', bold: true } },
    ...diceSegments(dice, env.skin),
    { text: `${base}`, style: { fg: 'text', bold: true } },
    { text: `   draw ${draw}`, style: { fg: 'rule' } },
  ];
  const terms = modifiers.map(({ value, why, cite: rule }) =>
    plain(`${' '.repeat(11)}${signed(value).padStart(4)}  ${why}`, rule),
  );
  const sum = name === 'crt' ? columnLines(roll) : sumLines(roll);
  const held = need === undefined ? [] : [plain(`${' '.repeat(11)}${needText(need)}: ${need.met ? 'yes' : 'no'}`)];
  const came =
    result === undefined
      ? []
      : [{ segments: [{ text: `${' '.repeat(11)}${result}`, style: { fg: 'warn' as const, bold: true } }], cite: '' }];
  return [
    { segments: head, cite },
    ...terms,
    ...sum,
    ...held,
    ...(table === undefined || shown === 'no-table' ? [] : litTableLines(table, env)),
    ...came,
  ];
}

const INDENT = ' '.repeat(11);

function sumLines({ modifiers, total }: Roll): readonly RuledLine[] {
  return modifiers.length === 0 ? [] : [plain(`${INDENT}= ${`${total}`.padStart(2)}`)];
}

/** 9.5.1 On the CRT the modifiers make the modified CF, which is the column; what lies beyond it counts on the dice. */
function columnLines(roll: Roll): readonly RuledLine[] {
  const { modifiers, table, dice, read } = roll;
  if (table === undefined) return sumLines(roll);
  const beyond = beyondColumns(roll);
  const column = plain(
    `${INDENT}= ${`${sumModifiers(modifiers)}`.padStart(2)}  modified CF: column ${table.column}`,
    '9.5.1',
  );
  if (beyond === 0) return [column];
  const what = beyond > 0 ? `CF above column ${table.column}` : `CF below column ${table.column}`;
  return [
    column,
    plain(`${INDENT}${signed(beyond).padStart(4)}  ${what}, on the red dice`, beyond > 0 ? '9.5.1.3' : '9.5.1.2'),
    plain(`${INDENT}= ${`${readDice(dice, read) + beyond}`.padStart(2)}  red dice`),
  ];
}
