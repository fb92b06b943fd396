/** One roll in one line: coloured dice, what was added, what came of it. */

import { sumModifiers } from '../../../../kernel/modifier.ts';
import { type Roll, readDice } from '../../../../kernel/roll.ts';
import { modifierText, signed } from '../../../../kernel/roll-text.ts';
import type { Segment } from '../../../../tui/canvas.ts';
import { GLYPHS, type Skin } from '../../../../tui/glyphs.ts';
import type { Style } from '../../../../tui/style.ts';
import { outcomeOf } from '../../ask/roll-words.ts';
import { COLOURS, type DieColour } from '../../rules/dice.ts';
import type { RollName } from '../../rules/events.ts';

/** A line with its rule at the right. */
export interface RuledLine {
  readonly segments: readonly Segment[];
  readonly cite: string;
}

/** What each roll is called in front of its dice. */
const LABELS: { readonly [N in RollName]?: string } = {
  crt: 'RED',
  armour: 'armour',
  wound: 'wound',
  critical: 'critical',
  shield: 'shield',
  drop: 'drop',
  fumble: 'fumbled',
  impact: 'impact',
  'stun-recovery': 'recovery',
  'fall-prone': 'fall',
  'throw-distance': 'throw',
  'throw-area': 'area',
  'stans-missus': 'stans',
  'stumbling-limp': 'limp',
  'drop-direction': 'falls',
  'drop-distance': 'hexes',
  'kneel-place': 'rises',
  favour: 'gods',
  'beast-action': 'action',
  'beast-hexes': 'hexes',
  'beast-way': 'way',
  'beast-aside': 'aside',
  'beast-area': 'area',
};

const DIE_STYLES: { readonly [C in DieColour]: Style } = {
  red: { fg: 'dieRed', bg: 'dieRedBg', bold: true },
  white: { fg: 'dieWhite', bg: 'dieWhiteBg', bold: true },
  black: { fg: 'dieBlack', bg: 'dieBlackBg', bold: true },
  die: { fg: 'key', bg: 'panel', bold: true },
  tens: { fg: 'key', bg: 'panel', bold: true },
  ones: { fg: 'key', bg: 'panel', bold: true },
};

/** The faces of a roll on dice of their colours. */
export function diceSegments(dice: Roll['dice'], skin: Skin): readonly Segment[] {
  const { open, close } = GLYPHS[skin].dice;
  return COLOURS.flatMap((colour) =>
    (dice[colour] ?? []).flatMap((face) => [
      { text: `${open}${face}${close}`, style: DIE_STYLES[colour] },
      { text: ' ' },
    ]),
  );
}

/** Dice that have not fallen yet. */
export function unthrownDice(count: number, colour: DieColour, skin: Skin): readonly Segment[] {
  const { open, close } = GLYPHS[skin].dice;
  return Array.from({ length: count }, () => [
    { text: `${open}?${close}`, style: DIE_STYLES[colour] },
    { text: ' ' },
  ]).flat();
}

/** What a roll is called on the screen. */
export function labelOf(name: string): string {
  return LABELS[name as RollName] ?? name.replaceAll('-', ' ');
}

/** 'wound  [2] [3] [5] 10 +3 H+3 -3 armour C = 10 > 1 wound', with its rule. */
export function rollLine(roll: Roll, skin: Skin): RuledLine {
  const { name, dice, read, modifiers, total, table, cite } = roll;
  const base = readDice(dice, read);
  const sum = name === 'crt' ? redText(roll) : sumText(base, modifiers.map(modifierText), total);
  const cell = name === 'crt' && table !== undefined ? `column ${table.column} ` : '';
  const outcome = outcomeOf(roll);
  const arrow = skin === 'ascii' ? '>' : '→';
  return {
    segments: [
      { text: `${labelOf(name).padEnd(8)} `, style: { fg: 'mute' } },
      ...diceSegments(dice, skin),
      { text: sum, style: { fg: 'text' } },
      ...(outcome === ''
        ? []
        : [
            { text: ` ${arrow} `, style: { fg: 'mute' as const } },
            { text: `${cell}${outcome}`, style: outcomeStyle(roll) },
          ]),
    ],
    cite: table?.id.endsWith('crt') === true ? `CRT ${cite}` : cite,
  };
}

/** 9.5.1.2-3 By how much CF below column 1 or above column 8 change the red dice. */
export function beyondColumns({ modifiers, table }: Roll): number {
  return table === undefined ? 0 : sumModifiers(modifiers) - Number(table.column);
}

/** The red dice as they are looked up: CF only counts on them where the columns end. */
function redText(roll: Roll): string {
  const base = readDice(roll.dice, roll.read);
  const beyond = beyondColumns(roll);
  return beyond === 0 ? `${base}` : `${base} ${signed(beyond)} = ${base + beyond}`;
}

function sumText(base: number, terms: readonly string[], total: number): string {
  return terms.length === 0 ? `${base}` : `${base} ${terms.join(' ')} = ${total}`;
}

function outcomeStyle({ name, result, need }: Roll): Style {
  if (name === 'crt') return { fg: /^(?:.*: )?H/.test(result ?? '') ? 'good' : 'warn', bold: true };
  if (name === 'wound' && result !== '0 wounds') return { fg: 'bad', bold: true };
  return { fg: need?.met === true ? 'warn' : 'text' };
}
