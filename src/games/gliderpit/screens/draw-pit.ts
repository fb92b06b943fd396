/** 2 The pit from above: the whole of it, or closely those parts of it that matter; altitude and speed beside every glider. */
import { distance, type Hex, neighbour, sameHex } from '../../../kernel/hex.ts';
import { drawRowNotes } from '../../../tui/arena/board/margin.ts';
import { drawBoardIn } from '../../../tui/arena/board/panel.ts';
import type { BoardScene } from '../../../tui/arena/board/scene.ts';
import { GEOMETRY, originOf } from '../../../tui/arena/geometry.ts';
import type { ArenaView } from '../../../tui/arena/viewport.ts';
import type { CloseLook } from '../../../tui/match/kind.ts';
import { type Pane, paneOf } from '../../../tui/pane.ts';
import type { Env } from '../../../tui/program.ts';
import type { Colour } from '../../../tui/style.ts';
import { rowName } from '../rules/hex-names.ts';
import { isInPit } from '../rules/pit.ts';
import { NORTH } from '../rules/tables/tables.ts';
import type { Glider, State } from '../rules/types.ts';
import { tables } from '../tables.ts';
import { type BoardAsked, boardOf, launchedIn, liveryOf, seenFirst } from './board-scene.ts';
import type { Marked } from './draw-gliders.ts';

/** What is asked and marked, and how the pit is looked at. */
interface PitLook {
  readonly asked: BoardAsked | null;
  readonly marked: Marked;
  readonly close: CloseLook | null;
  readonly env: Env;
}

/** The column before the pit, in which each row has its letter. */
export const LETTERS = 1;

/** Draws the pit with all who fly in it. */
export function drawPit(whole: Pane, state: Readonly<State>, { asked, marked, close, env }: PitLook): void {
  const pane = paneOf(whole.canvas, whole.x + LETTERS, whole.y, whole.width - LETTERS, whole.height);
  const board = boardOf(state, tables(), asked, close !== null);
  const lens = close?.lens ?? null;
  const size = close === null ? 'S' : 'L';
  const view = drawBoardIn(pane, board, { size, focus: focusOf(state, marked), lens, env });
  const rows = paneOf(whole.canvas, whole.x, whole.y, LETTERS, whole.height);
  drawRowNotes(rows, view, (r) => {
    const row = r - NORTH + 1;
    return row < 1 || row > tables().rows.length ? null : { text: rowName(row), style: { fg: 'mute' } };
  });
  if (close === null) drawStands(pane, view, { state, board, first: marked.glider });
}

/** What is to be seen: where the mark leads, who is asked, whom the mark is on, then all others by how near they are. */
function focusOf(state: Readonly<State>, { glider, pose }: Marked): readonly Hex[] {
  const all = launchedIn(state);
  const own = all.find(({ id }) => id === glider);
  const at = pose?.hex ?? own?.hex;
  const others = all.filter((one) => one !== own).map(({ hex }) => hex);
  const near = at === undefined ? others : others.toSorted((a, b) => distance(a, at) - distance(b, at));
  return [...(pose === null ? [] : [pose.hex]), ...(own === undefined ? [] : [own.hex]), ...near];
}

const EAST = 0;
const WEST = 3;

/** Writes '12/3', altitude and speed, beside each glider: of several in a hex for whoever is asked first, then from above; none over another. */
function drawStands(
  pane: Pane,
  view: ArenaView,
  {
    state,
    board,
    first,
  }: { readonly state: Readonly<State>; readonly board: BoardScene; readonly first: string | null },
): void {
  const written: Hex[] = [];
  for (const glider of seenFirst(state, first)) {
    const side = freeSide(glider.hex, board, written);
    if (side === null) continue;
    written.push(neighbour(glider.hex, side));
    drawStand(pane, view, { glider, side, fg: liveryOf(state, glider).text });
  }
}

/** Writes altitude and speed over the hex on a side of a glider. */
function drawStand(
  { canvas, x, y, width, height }: Pane,
  view: ArenaView,
  { glider, side, fg }: { readonly glider: Glider; readonly side: Side; readonly fg: Colour },
): void {
  const beside = originOf(GEOMETRY.pointy.S, neighbour(glider.hex, side));
  const text = `${glider.alt}/${glider.speed}`;
  const left = beside.x - view.x + (side === EAST ? 0 : GEOMETRY.pointy.S.width - text.length);
  const top = beside.y - view.y;
  if (left < 0 || left + text.length > width || top < 0 || top >= height) return;
  canvas.text(x + left, y + top, text, { fg, bold: true });
}

type Side = typeof EAST | typeof WEST;

/** On which side of a hex there is a hex with nothing in it; null: on neither. */
function freeSide(hex: Hex, { pieces, hints, plan, cursor }: BoardScene, written: readonly Hex[]): Side | null {
  const seen = [
    ...[...pieces, ...hints, ...(plan?.steps ?? [])].map(({ at }) => at),
    ...(cursor === null ? [] : [cursor]),
    ...written,
  ];
  const isFree = (side: Side): boolean => {
    const there = neighbour(hex, side);
    return isInPit(tables(), there) && !seen.some((one) => sameHex(one, there));
  };
  return ([EAST, WEST] as const).find(isFree) ?? null;
}
