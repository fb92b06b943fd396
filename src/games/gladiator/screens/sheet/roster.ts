/** All the men of a bout in a line each: who still fights, and in what state. */

import type { Canvas, Segment } from '../../../../tui/canvas.ts';
import { barOf, GLYPHS, truncate } from '../../../../tui/glyphs.ts';
import { type Pane, paneOf } from '../../../../tui/pane.ts';
import type { Style } from '../../../../tui/style.ts';
import { isYours } from '../../ask/sides.ts';
import { armedCf, fullCf } from '../../rules/advanced/weapons.ts';
import { isHorse } from '../../rules/beasts/mounts.ts';
import { boxesLeft, isShield, moveRate, movesLeft, shieldOf } from '../../rules/sheet.ts';
import type { Side } from '../../rules/side.ts';
import type { Tables } from '../../rules/tables/types.ts';
import { conditionText } from '../../rules/told/words.ts';
import { AREAS, type Fighter, type FighterId, type State } from '../../rules/types.ts';
import { badgeStyle, sideStyle } from '../bout/sides.ts';
import { itemGlyph } from '../kit/pictures.ts';
import { areaStyle, kindText } from './strip.ts';

/** The men in the order in which they are listed: yours, then the others, each side by its letters. */
export function rosterOf(state: Readonly<State>, you: FighterId): readonly Fighter[] {
  const yours = state.fighters.filter(({ id }) => isYours(state, id, you));
  return [...yours, ...state.fighters.filter((fighter) => !yours.includes(fighter))];
}

const isOut = ({ fate }: Fighter): boolean => fate !== 'fighting';

/** What is to be said of a man's state beside his CF. */
function conditionStyle(fighter: Fighter, condition: string): Style {
  if (isOut(fighter)) return { fg: 'mute' };
  return condition === 'standing' ? { fg: 'mute' } : { fg: 'warn', bold: true };
}

/** The letter and the name of a man in `width` cells, a horse as that of the man whose letter it has, in the colours of his side or in grey. */
export function drawName(pane: Pane, { id, name, beast }: Fighter, colours: 'yours' | 'theirs' | 'grey'): void {
  const { canvas, x, y, width } = pane;
  const grey = { fg: 'mute' } as const;
  const yours = colours === 'yours';
  canvas.text(x, y, ` ${id} `, colours === 'grey' ? grey : badgeStyle(yours));
  const shown = truncate(isHorse({ beast }) ? 'HORSE' : name.toUpperCase(), width - 4, canvas.skin);
  canvas.text(x + 4, y, shown, colours === 'grey' ? grey : sideStyle(yours));
}

/** One who is out of the arena is grey. */
const coloursOf = (fighter: Fighter, yours: boolean) => (isOut(fighter) ? 'grey' : yours ? 'yours' : 'theirs');

/** Columns of what follows a name in the small roster: CF, stun, condition. */
const SMALL = { cf: 18, stun: 25, condition: 30 } as const;

/** Rows of the roster beside the arena: a line a man, and one above each side. */
export function rosterRows(men: number): number {
  return men + 2;
}

/** The roster beside the arena: both sides with a line a man, the one in focus marked. */
export function drawRoster(pane: Pane, state: Readonly<State>, tables: Tables, you: FighterId): void {
  const { canvas, x, y, width } = pane;
  let row = y - 1;
  let last: Side | null = null;
  for (const fighter of rosterOf(state, you)) {
    const yours = isYours(state, fighter.id, you);
    row += 1;
    if (fighter.side !== last) {
      const title = { title: yours ? 'Your side' : 'Their side', titleStyle: { fg: 'accent', bold: true } } as const;
      const keys = yours ? ({ right: 'r', rightStyle: { fg: 'mute' } } as const) : {};
      canvas.rule(x, row, width, { fg: 'rule' }, { ...title, ...keys });
      row += 1;
    }
    last = fighter.side;
    if (fighter.id === you) canvas.fill(x, row, width, 1, { bg: 'selBg' });
    drawName(paneOf(canvas, x, row, SMALL.cf - 1), fighter, coloursOf(fighter, yours));
    const condition = conditionText(state, fighter);
    const room = width - SMALL.condition;
    canvas.text(x + SMALL.condition, row, truncate(condition, room, canvas.skin), conditionStyle(fighter, condition));
    if (isOut(fighter)) continue;
    canvas.segments(x + SMALL.cf, row, [{ text: 'CF ', style: { fg: 'mute' } }, cfSegment(state, tables, fighter)]);
    const { amount } = fighter.stun;
    if (amount > 0) canvas.text(x + SMALL.stun, row, `st ${amount}`, { fg: 'warn' });
  }
}

/** His CF, in a warning colour where wounds or fatigue have taken some. */
function cfSegment({ rules }: Readonly<State>, tables: Tables, fighter: Fighter): Segment {
  const cf = armedCf(rules, tables, fighter);
  return {
    text: `${cf}`.padStart(2),
    style: { fg: cf < fullCf(rules, tables, fighter) ? 'warn' : 'accent', bold: true },
  };
}

/** Columns of the large roster; all of it fits into 80. */
export const COLUMNS = {
  name: 3,
  style: 20,
  cf: 36,
  stun: 45,
  moves: 50,
  wounds: 57,
  gear: 64,
  condition: 68,
} as const;

/** A line of the large roster. */
export function drawRosterLine(
  canvas: Canvas,
  y: number,
  state: Readonly<State>,
  tables: Tables,
  fighter: Fighter,
  you: FighterId,
): void {
  const out = isOut(fighter);
  const text: Style = out ? { fg: 'mute' } : { fg: 'text' };
  const colours = coloursOf(fighter, isYours(state, fighter.id, you));
  drawName(paneOf(canvas, COLUMNS.name, y, COLUMNS.style - COLUMNS.name - 1), fighter, colours);
  canvas.text(COLUMNS.style, y, kindText(fighter), { fg: 'mute' });
  const condition = conditionText(state, fighter);
  canvas.text(COLUMNS.condition, y, condition, conditionStyle(fighter, condition));
  const cf = cfSegment(state, tables, fighter);
  canvas.segments(COLUMNS.cf, y, [
    out ? { text: cf.text, style: text } : cf,
    { text: `/${fullCf(state.rules, tables, fighter)}`, style: { fg: 'mute' } },
  ]);
  const { amount } = fighter.stun;
  canvas.text(COLUMNS.stun, y, `${amount}`.padStart(2), amount > 0 && !out ? { fg: 'warn', bold: true } : text);
  canvas.text(COLUMNS.moves, y, `${movesLeft(tables, fighter)}/${moveRate(tables, fighter)}`, text);
  for (const [i, area] of AREAS.entries()) {
    const share = boxesLeft(fighter, area) / fighter.w;
    canvas.put(COLUMNS.wounds + i, y, barOf(GLYPHS[canvas.skin], share), out ? text : areaStyle(fighter, area));
  }
  canvas.text(COLUMNS.gear, y, gearText(canvas, tables, fighter), text);
}

/** The signs of what he holds: weapon and shield. */
function gearText({ skin }: Canvas, tables: Tables, fighter: Fighter): string {
  const shield = shieldOf(tables, fighter);
  const held = fighter.hands.flatMap((item) => (isShield(item) ? [] : [itemGlyph(tables, item, skin)]));
  return [...held, ...(shield === null ? [] : [GLYPHS[skin][shield.size]])].join('');
}
