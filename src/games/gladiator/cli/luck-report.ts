/** harena replay --luck: how lucky each side of a bout was, and the rolls that swung it. */

import { FailureError } from '../../../cli/errors.ts';
import { inAscii } from '../../../cli/in-ascii.ts';
import { progressOn } from '../../../cli/progress.ts';
import type { Save } from '../../../kernel/save.ts';
import type { SideLuck } from '../odds/luck.ts';
import type { Side } from '../rules/side.ts';
import type { Tables } from '../rules/tables/types.ts';
import { type BoutRecord, boutEnd, readBout } from '../session/bout-record.ts';
import { type BoutLuck, boutLuck, type LuckBlow, sideNames } from '../session/luck.ts';
import { type Chance, type Swing, searchSwings } from '../session/swings.ts';

/** Draws between two looks at the progress line. */
const STEP = 2000;
const COLOURS = ['red', 'blue'] as const;

/** The luck of a finished bout as text or as a document. Throws FailureError for a save that is none. */
export function luckReport(
  tables: Tables,
  file: string,
  save: Save,
  how: { readonly json?: boolean; readonly ascii?: boolean },
): string {
  const read = readBout(tables, save);
  if (!read.ok) throw new FailureError(`${file}: ${read.why}`);
  const record = read.value;
  const luck = boutLuck(record);
  const swings = searched(record, luck, inAscii(how));
  return how.json === true ? jsonOf(record, luck, swings) : textOf(record, luck, swings);
}

function searched(record: BoutRecord, luck: BoutLuck, ascii: boolean): readonly Swing[] {
  const progress = progressOn(process.stderr, ascii);
  const search = searchSwings(record, luck);
  while (search.swings === null) {
    search.step(STEP);
    progress.at(search.done, () => 'playing on from before and after its rolls');
  }
  progress.clear();
  return search.swings;
}

function jsonOf(record: BoutRecord, { sides, blows, unlikely }: BoutLuck, swings: readonly Swing[]): string {
  const { ruleset, version, seed, digest } = record.save;
  const document = {
    schema: 'harena/luck/1',
    ...{ ruleset, version, seed, digest },
    sides: sides.map((one, side) => ({ side, names: sideNames(boutEnd(record), side as Side), ...one })),
    swings: swings.map(({ line, roll, before, after }) => ({ ...placeOf(line), roll, before, after, text: line.text })),
    unlikely: unlikely.map(({ line, roll, chance }) => ({ ...placeOf(line), roll, chance, text: line.text })),
    blows: blows.map(({ line, side, actual, expected, harm, orMore }) => ({
      ...placeOf(line),
      ...{ side, actual, expected, harm, orMore, text: line.text },
    })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function placeOf({ entry: { seq, turn, phase, event } }: LuckBlow['line']) {
  return { seq, turn, phase, cite: event.cite };
}

const NAMES_WIDTH = 24;

function textOf(record: BoutRecord, { sides, blows, unlikely }: BoutLuck, swings: readonly Swing[]): string {
  const names = ([0, 1] as const).map((side) => sideNames(boutEnd(record), side).join(', '));
  const lines = [
    `${names.join(' against ')}, seed ${record.save.seed}`,
    '',
    `  ${''.padEnd(5 + NAMES_WIDTH)} blows   wounds  expected   killed  expected   luck`,
    ...sides.map((one, side) => sideLine(one, COLOURS[side] ?? '', names[side] ?? '')),
    '',
    '  Luck: of 100 bouts with other dice, so many go worse for that side (P300).',
    '  A man killed counts as all the wound boxes of an area.',
    '',
    'The rolls that swung it: the chance of red to win, about, a draw being half a victory (P301)',
    ...swings.flatMap(({ line, before, after }) => [
      `  ${told(line)}`,
      `        ${inHundred(before)}, then ${inHundred(after)}`,
    ]),
    ...(swings.length === 0 ? ['  No single roll swung it by more than could be chance.'] : []),
    '',
    'The least likely',
    ...unlikely.map(({ line, chance }) => `  ${told(line)}: ${times(chance)}`),
    ...(unlikely.length === 0 ? ['  Nothing unusual happened.'] : []),
    '',
    'Blow by blow: wounds, and how many were to be expected',
    ...blows.map(blowLine),
  ];
  return `${lines.join('\n')}\n`;
}

function sideLine({ blows, actual, expected, luck }: SideLuck, colour: string, names: string): string {
  const cells = [
    String(blows).padStart(6),
    String(actual.wounds).padStart(8),
    expected.wounds.toFixed(1).padStart(9),
    String(actual.kills).padStart(8),
    expected.kills.toFixed(2).padStart(9),
    luck.toFixed(0).padStart(6),
  ];
  return `  ${colour.padEnd(5)}${names.slice(0, NAMES_WIDTH).padEnd(NAMES_WIDTH)} ${cells.join(' ')}`;
}

/** A line of the journal as luck names it: its number, when, what, by which rule. */
function told({ entry: { seq, turn, phase, event }, text }: LuckBlow['line']): string {
  return `#${seq}  ${turn}.${phase}  ${text}  [${event.cite}]`;
}

function inHundred({ chance, low, high }: Chance): string {
  const round = (share: number) => (100 * share).toFixed(0);
  return `${round(chance)} in 100 (${round(low)} to ${round(high)})`;
}

/** A chance in words; never 0 of what can be. */
function times(chance: number): string {
  if (chance === 0) return 'never';
  if (chance < 0.0001) return 'less than once in 10000';
  return chance < 0.01 ? `${(1000 * chance).toFixed(1)} in 1000` : `${(100 * chance).toFixed(0)} in 100`;
}

function blowLine({ line, actual, expected, harm, orMore }: LuckBlow): string {
  const did = actual.kills > 0 ? 'death' : `${actual.wounds}`;
  const due = `${expected.wounds.toFixed(1)}, and death ${times(expected.kills)}`;
  const rare = harm === 0 ? '' : `; this harm or more: ${times(orMore)}`;
  return `  #${line.entry.seq}  ${did} (expected ${due}${rare}): ${line.text}  [${line.entry.event.cite}]`;
}
