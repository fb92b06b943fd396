/** 2.7.3 The pools of a roll below the cards of the two who roll: line by line before it falls, die by die after. */
import type { Roll } from '../../../kernel/roll.ts';
import type { Segment } from '../../../tui/canvas.ts';
import type { Scene } from '../../../tui/match/kind.ts';
import { wrapText } from '../../../tui/wrap.ts';
import { poolText } from '../ask/pool-text.ts';
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
  const told = (words: string) => textRows(words, width, POOL_ROWS);
  if (fighter.id === own.id) return told(`${NAMES[table]}: ${poolText(ahead.own.lines, ahead.own.dice)}.`);
  if (fighter.id !== foe.id) return null;
  const more = foe.bonus === 0 ? '' : `, and 0 to ${foe.bonus} Bonus ${foe.bonus === 1 ? 'Die' : 'Dice'}`;
  return told(`${NAMES[table]}: ${poolText(ahead.other.lines, ahead.other.dice)}${more}.`);
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
  const words = textRows(`${NAMES[event.kind]}: ${poolText(pool.lines, pool.dice)}`, width, POOL_ROWS - 1);
  return [...words, diceRow(roll, width)];
}

const textRows = (words: string, width: number, most: number): readonly (readonly Segment[])[] =>
  wrapText(words, width)
    .slice(0, most)
    .map((text): readonly Segment[] => [{ text, style: { fg: 'text' } }]);

/** '1 2 2 | 4 6: 3 succeed': the dice that succeed stand before the bar; close together where there is little room. */
function diceRow({ dice, each, total }: Roll, width: number): readonly Segment[] {
  const faces = Object.values(dice)
    .flat()
    .toSorted((a, b) => a - b);
  if (faces.length === 0) return [{ text: 'no dice', style: { fg: 'mute' } }];
  const than = each?.than ?? 0;
  const result = `: ${total} succeed`;
  const between = 2 * faces.length + 2 + result.length <= width ? ' ' : '';
  const joined = (kept: readonly number[]): string => kept.join(between);
  return [
    { text: joined(faces.filter((face) => face <= than)), style: { fg: 'key', bold: true } },
    { text: `${between}|${between}`, style: { fg: 'mute' } },
    { text: joined(faces.filter((face) => face > than)), style: { fg: 'mute' } },
    { text: result, style: { fg: 'text', bold: true } },
  ];
}
