/** 2.7.3 The pools of a roll below the cards of the two who roll: line by line before it falls, die by die after. */

import type { Modifier } from '../../../kernel/modifier.ts';
import type { Roll } from '../../../kernel/roll.ts';
import { UNBROKEN } from '../../../kernel/words.ts';
import type { Segment } from '../../../tui/canvas.ts';
import type { Scene } from '../../../tui/match/kind.ts';
import { wrapText } from '../../../tui/wrap.ts';
import { diceText } from '../ask/pool-text.ts';
import { rollAhead } from '../odds/rolls.ts';
import type { BonusTable } from '../rules/acts.ts';
import type { HeroesEvent, ToldPool } from '../rules/events.ts';
import type { HeroesKit } from '../rules/kit.ts';
import { fighterOf } from '../rules/roster.ts';
import type { Tables } from '../rules/tables/types.ts';
import type { Fighter } from '../rules/types.ts';

/** Rows that a pool takes at most. */
export const POOL_ROWS = 3;

const NAMES: { readonly [T in BonusTable | 'sand-kicked' | 'thrown' | 'net-tossed']: string } = {
  maneuver: 'Maneuver',
  attack: 'Attack',
  net: 'Net',
  'net-tossed': 'Net',
  'sand-kicked': 'Sand',
  thrown: 'Throw',
};

/** A fighter's pool in a roll that is asked about, or has just been thrown, in rows; null: there is none. */
export function poolRows(
  scene: Scene<HeroesKit>,
  fighter: Fighter,
  tables: Tables,
  width: number,
): readonly (readonly Segment[])[] | null {
  if (scene.asked?.request.kind === 'bonus') return aheadRows(scene, fighter, tables, width);
  const asked = scene.asked?.request.kind;
  if (asked !== undefined && asked !== 'swordsman' && asked !== 'star-power') return null;
  return thrownRows(scene, fighter, width);
}

/** Before the roll: what each die is for, with the Bonus Dice under the mark; of the other what may still be added. */
function aheadRows(
  { asked, seen }: Scene<HeroesKit>,
  fighter: Fighter,
  tables: Tables,
  width: number,
): readonly (readonly Segment[])[] | null {
  const request = asked?.request;
  if (request?.kind !== 'bonus') return null;
  const { shown } = seen;
  const { table, first } = request;
  const [own, foe] = [fighterOf(shown, request.fighter), fighterOf(shown, request.foe)];
  const committed = typeof asked?.marked?.choice === 'number' ? asked.marked.choice : 0;
  const ahead = rollAhead(own, foe, { table, first, exchange: shown.exchange }, committed, tables);
  const told = (head: string, { lines }: Pick<ToldPool, 'lines'>) => poolLines(head, lines, width, POOL_ROWS);
  if (fighter.id === own.id) return told(`${NAMES[table]}, ${diceText(ahead.own.dice)}`, ahead.own);
  if (fighter.id !== foe.id) return null;
  const more = foe.bonus === 0 ? '' : ` and 0 to ${foe.bonus} more`;
  return told(`${NAMES[table]}, ${diceText(ahead.other.dice)}${more}`, ahead.other);
}

/** A roll of two pools. */
type Contested = Extract<HeroesEvent, { readonly pools: readonly ToldPool[] }>;

const isContested = (event: HeroesEvent): event is Contested => 'pools' in event;

/** After the roll: what each die was for, and how it fell. */
function thrownRows(
  { seen: { lines } }: Scene<HeroesKit>,
  fighter: Fighter,
  width: number,
): readonly (readonly Segment[])[] | null {
  const now = lines.at(-1)?.entry;
  const entry = lines.findLast((line) => isContested(line.entry.event))?.entry;
  if (now === undefined || entry === undefined || entry.turn !== now.turn || entry.phase !== now.phase) return null;
  const { event } = entry;
  if (!isContested(event)) return null;
  const at = event.pools.findIndex((one) => one.fighter === fighter.id);
  const [pool, roll] = [event.pools[at], event.rolls?.[at]];
  if (pool === undefined || roll === undefined) return null;
  const head = `${NAMES[event.kind]}, ${diceText(pool.dice)}`;
  return [...poolLines(head, pool.lines, width, POOL_ROWS - 1), diceRow(roll, width)];
}

type Line = Pick<Modifier, 'value' | 'why'>;

/** What lines of a pool are called where there is little room. */
const SHORT: { readonly [why: string]: string } = {
  'Bonus Dice': 'Bonus',
  'sand in the eyes': 'sand',
  ensnared: 'net',
  'knocked down': 'down',
  'slow to react': 'slow',
  'against a secutor': 'secutor',
};

/** Lines that are told even where there is no room for all. */
const KEPT: readonly string[] = ['Savvy', 'Speed', 'Bonus Dice'];

const shortened = ({ why, value }: Line): Line => ({ why: SHORT[why] ?? why, value });

/** The lines of a pool in as few words as there are: those between attributes and Bonus Dice as one. */
function summedUp(lines: readonly Line[]): readonly Line[] {
  const value = lines.filter(({ why }) => !KEPT.includes(why)).reduce((sum, one) => sum + one.value, 0);
  const [before, after] = [KEPT.slice(0, -1), KEPT.slice(-1)].map((kept) =>
    lines.filter(({ why }) => kept.includes(why)),
  );
  return [...(before ?? []), { why: 'others', value }, ...(after ?? []).map(shortened)];
}

/** A pool in so many rows at most, none of it cut: in full, else in shorter words, else with some of it summed up. @internal */
export function poolLines(
  head: string,
  lines: readonly Line[],
  width: number,
  most: number,
): readonly (readonly Segment[])[] {
  const rowsOf = (told: readonly Line[]): readonly string[] => {
    const items = told.map(({ why, value }) => `${why} ${value}`.replaceAll(' ', UNBROKEN));
    return wrapText(`${head}: ${items.join(', ')}`, width);
  };
  const [full, short] = [rowsOf(lines), rowsOf(lines.map(shortened))];
  const rows = [full, short].find(({ length }) => length <= most) ?? rowsOf(summedUp(lines));
  return rows.slice(0, most).map((text): readonly Segment[] => [{ text, style: { fg: 'text' } }]);
}

/** '1 2 2 | 4 6: 3 succeed': the dice that succeed stand before the bar; close together where there is little room. @internal */
export function diceRow(
  { dice, each, total }: Pick<Roll, 'dice' | 'each' | 'total'>,
  width: number,
): readonly Segment[] {
  const faces = Object.values(dice)
    .flat()
    .toSorted((a, b) => a - b);
  if (faces.length === 0) return [{ text: 'no dice', style: { fg: 'mute' } }];
  const than = each?.than ?? 0;
  const [good, bad] = [faces.filter((face) => face <= than), faces.filter((face) => face > than)];
  const both = good.length > 0 && bad.length > 0;
  const told = `: ${total === 0 ? 'none succeeds' : total === 1 ? '1 succeeds' : `${total} succeed`}`;
  const between = 2 * faces.length + (both ? 2 : -1) + told.length <= width ? ' ' : '';
  const result = faces.length + 1 + told.length <= width ? told : `: ${total}`;
  return [
    { text: good.join(between), style: { fg: 'key', bold: true } },
    { text: both ? `${between}|${between}` : '', style: { fg: 'mute' } },
    { text: bad.join(between), style: { fg: 'mute' } },
    { text: result, style: { fg: 'text', bold: true } },
  ];
}
