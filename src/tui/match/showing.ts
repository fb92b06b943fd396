/** How a match is shown: line by line at the pace of its player, drawn with what the game draws of it. */
import type { Kit } from '../../kernel/kit.ts';
import type { Showing } from '../../session/frames.ts';
import type { Settings } from '../../settings.ts';
import type { AsideBelow } from '../advice/asides.ts';
import type { Canvas } from '../canvas.ts';
import { paneOf } from '../pane.ts';
import type { Env } from '../program.ts';
import { type MatchKind, type MatchLayout, placeAbove, type Scene } from './kind.ts';
import { drawLines } from './log.ts';

/** Milliseconds between two lines where they come by themselves. */
const PAUSES = { key: null, flow: 900, brisk: 350, instant: 0 } as const satisfies {
  readonly [P in Settings['pace']]: number | null;
};

/** Milliseconds until the next line comes by itself; null: at a key. */
export const pauseOf = ({ pace }: Pick<Settings, 'pace'>): number | null => PAUSES[pace];

/** Shows lines up to one that is loud and with it; where the pace is instant, all of them. */
export function showOn<K extends Kit>(kind: MatchKind<K>, showing: Showing<K>, pace: Settings['pace']): void {
  for (let frame = showing.advance(); frame !== null; frame = showing.advance())
    if (pace !== 'instant' && kind.isLoud(frame.entry.event)) return;
}

/** Shows what is left of a turn; where nothing is, the next one. */
export function showTurn<K extends Kit>(showing: Showing<K>): void {
  const { turn, phase } = showing.next?.entry ?? {};
  while (showing.next?.entry.turn === turn && showing.next?.entry.phase === phase) showing.advance();
}

/** Shows all lines that wait. */
export function showAll<K extends Kit>(showing: Showing<K>): void {
  while (showing.advance() !== null);
}

/** Draws a match below the header and above the foot. `below`: what stands below lines of its journal; absent: nothing does. `foot`: the first row of the foot; absent: it has two. */
export function drawMatch<K extends Kit>(
  canvas: Canvas,
  kind: MatchKind<K>,
  scene: Scene<K>,
  env: Env,
  below?: AsideBelow,
  foot = canvas.height - 2,
): void {
  const layout = kind.layout(env);
  kind.draw(paneOf(canvas, 0, 1, canvas.width, canvas.height - 3), scene, env);
  const { log } = layout;
  const more = layout.more === null ? null : placeAbove(layout.more, foot);
  const { x, y, width, rows } = placeAbove(journalPlace(layout, scene.asked !== null), foot);
  const { lines, from } = besideOf(kind, scene);
  drawLines(paneOf(canvas, x, y, width, rows), lines, from, kind.lineStyle?.bind(kind), below);
  if (more === null) return;
  const told = scene.asked?.marked?.more ?? [];
  for (const [i, line] of told.slice(0, more.rows).entries())
    canvas.segments(more.x, more.y + i, line, more.x + more.width);
  // where the journal has no place of its own, its last lines stand in one that is free
  if (scene.asked !== null && told.length === 0 && log.rows === 0)
    drawLines(paneOf(canvas, more.x, more.y, more.width, more.rows), lines, from, kind.lineStyle?.bind(kind), below);
}

/** Where the journal stands. While nothing is asked it has the place of a list above it or in its row, and of what is told beside that. */
function journalPlace({ menu, more, log }: MatchLayout, asks: boolean): MatchLayout['log'] {
  if (asks) return log;
  if (menu.x === log.x) {
    // what is told elsewhere than beside the list stays
    const width = more?.y === menu.y ? log.width : menu.width;
    return { ...log, y: menu.y, width, rows: log.y + log.rows - menu.y };
  }
  return menu.y === log.y && more?.y === log.y ? { ...log, x: menu.x, width: log.x + log.width - menu.x } : log;
}

/** Older lines that are looked through for those that stand beside the picture: more than it has room for. */
const LOOKED_BACK = 200;

/** The lines that may stand beside the picture, and the first of them that is new. */
function besideOf<K extends Kit>(kind: MatchKind<K>, { seen: { lines }, from }: Scene<K>) {
  if (kind.isAside === undefined) return { lines, from };
  const toldIn = (some: typeof lines) => some.filter(({ entry }) => kind.isAside?.(entry.event) !== true);
  const before = toldIn(lines.slice(Math.max(0, from - LOOKED_BACK), from));
  return { lines: [...before, ...toldIn(lines.slice(from))], from: before.length };
}
