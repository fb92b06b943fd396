/** A bout being shown, played or replayed: the arena with the sheets beside it, or cards; the journal below. */

import type { Hex } from '../../../../kernel/hex.ts';
import type { Showing } from '../../../../session/frames.ts';
import type { AsideBelow } from '../../../../tui/advice/asides.ts';
import type { Canvas } from '../../../../tui/canvas.ts';
import type { Skin } from '../../../../tui/glyphs.ts';
import type { ScreenName } from '../../../../tui/keymap.ts';
import { type Pane, paneOf } from '../../../../tui/pane.ts';
import { drawKeyBar, drawPrompt, drawTold, type Hotkey, type Tone } from '../../../../tui/parts.ts';
import type { Env } from '../../../../tui/program.ts';
import { pictureNow } from '../../../../tui/screens/motion.ts';
import { endedRows, wrapText, wrapWithin } from '../../../../tui/wrap.ts';
import { byRange, isYours, pairOf } from '../../ask/sides.ts';
import { hexesOf } from '../../rules/bodies.ts';
import type { GladiatorKit } from '../../rules/kit.ts';
import { isOnSand } from '../../rules/sheet.ts';
import type { FighterId, State } from '../../rules/types.ts';
import { animalRollIn, drawAnimalRoll } from '../beasts/animal-roll.ts';
import { beastRollIn, drawBeastRoll } from '../beasts/beast-roll.ts';
import { drawLog } from '../journal/log.ts';
import { PANEL_ROWS } from '../plot/plot-panel.ts';
import { drawRoster, rosterRows } from '../sheet/roster.ts';
import { drawStrip, STRIP_ROWS } from '../sheet/strip.ts';
import { tablesFor } from '../tables-for.ts';
import { drawArenaIn } from './arena-panel.ts';
import { coloured, comingCard, drawCards } from './cards.ts';
import { holdsLarge, isLargeFor } from './looks.ts';
import { mustSee } from './must-see.ts';
import { NO_OVERLAY, type SceneOverlay } from './scene.ts';
import type { ShownBout } from './shown-bout.ts';

/** Columns beside the arena. */
const SIDE = { narrow: 34, wide: 41 } as const;

/** Columns from which cards leave room for the arena. */
const WIDE = 120;

/** How the rows and columns of a screen are shared out. */
export interface Layout {
  readonly side: number;
  readonly arena: number;
  /** First row of the journal, and its lines. */
  readonly logAt: number;
  readonly logRows: number;
  readonly stripRows: number;
  /** First row of the roster of all men; null where there is no room, or no need of one. */
  readonly rosterAt: number | null;
  /** First row below strips and roster. */
  readonly sideTop: number;
}

/** The layout of a screen of this size for a bout of so many men. */
export function layoutOf({ columns, rows }: Env, men: number): Layout {
  const side = columns >= WIDE ? SIDE.wide : SIDE.narrow;
  const logRows = rows >= 36 ? 5 : 3;
  const logAt = rows - logRows - 3;
  const rosterAt = 1 + 2 * STRIP_ROWS.short;
  const below = rosterAt + rosterRows(men);
  const shares = { side, arena: columns - side - 1, logAt, logRows };
  if (men > 2 && logAt - below >= PANEL_ROWS)
    return { ...shares, stripRows: STRIP_ROWS.short, rosterAt, sideTop: below };
  const stripRows = rows >= 30 ? STRIP_ROWS.long : STRIP_ROWS.short;
  return { ...shares, stripRows, rosterAt: null, sideTop: 1 + 2 * stripRows };
}

type Shown = Pick<ShownBout, 'you' | 'pair'>;

/** The strips of the two men it is about, one below the other, and of a team bout all men below them. */
function drawStrips(
  canvas: Canvas,
  x: number,
  width: number,
  state: Readonly<State>,
  { you, pair }: Shown,
  env: Env,
): void {
  const tables = tablesFor(env, state.rules);
  const { stripRows, rosterAt } = layoutOf(env, state.fighters.length);
  for (const [i, fighter] of pairOf(state, you, pair).entries())
    drawStrip(
      paneOf(canvas, x, 1 + i * stripRows, width),
      { state, tables },
      fighter,
      isYours(state, fighter.id, you),
      stripRows,
    );
  if (rosterAt !== null) drawRoster(paneOf(canvas, x, rosterAt, width), state, tables, you);
}

/** The strips of the two men it is about, side by side. */
function drawStripsAcross(canvas: Canvas, y: number, state: Readonly<State>, { you, pair }: Shown, env: Env): void {
  const half = Math.floor(canvas.width / 2);
  const ground = { state, tables: tablesFor(env, state.rules) };
  for (const [i, fighter] of pairOf(state, you, pair).entries()) {
    const yours = isYours(state, fighter.id, you);
    drawStrip(paneOf(canvas, i * half, y, half), ground, fighter, yours, STRIP_ROWS.short);
  }
}

/** What must be seen of a fight, the most important first: the man in focus, then whoever is near him, head and tail too. */
function focusHexes(state: Readonly<State>, { you, pair }: Shown): readonly Hex[] {
  const there = state.fighters.filter(isOnSand);
  const first = pairOf(state, you, pair).filter((fighter) => there.includes(fighter));
  const from = first[0];
  return (from === undefined ? there : [...first, ...byRange(there, from)]).flatMap(hexesOf);
}

/** A part of a screen that somebody else draws. */
export type DrawPart = (x: number, y: number, width: number, height: number) => void;

/** The arena at the left, strips at the right, and below them what `side` draws. */
export function drawArenaScreen(
  canvas: Canvas,
  shown: ShownBout,
  state: Readonly<State>,
  overlay: SceneOverlay,
  side: DrawPart,
  env: Env,
): void {
  const layout = layoutOf(env, state.fighters.length);
  const room = { width: layout.arena, height: layout.logAt - 1 };
  const must = mustSee(state, tablesFor(env, state.rules), overlay);
  const large = isLargeFor(shown, state, room, env) && holdsLarge(room, must);
  drawArenaIn(canvas, {
    ...{ x: 0, y: 1, ...room },
    state,
    you: shown.you,
    overlay: { ...overlay, coords: shown.coords ?? large },
    large,
    focus: focusHexes(state, shown),
    must,
    lens: shown.lens,
    env,
  });
  const x = layout.arena + 1;
  drawStrips(canvas, x, layout.side, state, shown, env);
  side(x, layout.sideTop, layout.side, layout.logAt - layout.sideTop);
}

/** The bout as far as it has been shown. */
export function drawShown(canvas: Canvas, shown: ShownBout, source: Showing<GladiatorKit>, env: Env): void {
  if (shown.face === 'cards') {
    drawCardScreen(canvas, shown, source, env);
    return;
  }
  const { trail, clash, flights, casts: cords } = shown;
  const overlay = { ...NO_OVERLAY, trail, clash, flights, cords, picture: pictureNow(shown.motion) };
  const rolled = beastRollIn(source.lines);
  const prowled = animalRollIn(source.lines);
  const side: DrawPart = (x, y, width, height) => {
    if (rolled !== null && drawBeastRoll(paneOf(canvas, x, y, width, height), rolled, source.shown, env)) return;
    if (prowled !== null && drawAnimalRoll(paneOf(canvas, x, y, width, height), prowled, source.shown, env)) return;
    drawPhase(paneOf(canvas, x, y, width, height), source, shown.you, env);
  };
  drawArenaScreen(canvas, shown, source.shown, overlay, side, env);
}

/** What both are doing this phase, while it is shown. */
function drawPhase(pane: Pane, { shown, lines }: Showing<GladiatorKit>, you: FighterId, env: Env): void {
  const { canvas, x, y, width, height } = pane;
  if (height < 3) return;
  canvas.rule(x, y, width, { fg: 'rule' }, { title: 'This phase', titleStyle: { fg: 'accent', bold: true } });
  const now = lines.filter(({ entry }) => entry.turn === shown.turn && entry.phase === shown.phase);
  const told = wholeEntries(
    now.map(({ text }) => wrapText(text, width - 2)),
    height - 1,
    env.skin,
  );
  for (const [i, line] of told.entries()) canvas.segments(x + 1, y + 1 + i, coloured(line, shown, you), x + width - 1);
}

/** The rows of the last entries that fit whole; of one too long for all the rows, its beginning and an ellipsis. */
function wholeEntries(entries: readonly (readonly string[])[], rows: number, skin: Skin): readonly string[] {
  let told: readonly string[] = [];
  for (const entry of entries.toReversed()) {
    if (told.length > 0 && told.length + entry.length > rows) break;
    told = [...entry, ...told];
  }
  return told.length <= rows ? told : endedRows(told, rows, skin);
}

/** Cards as wide as the screen, or beside the strips and a small arena where there is room. */
function drawCardScreen(canvas: Canvas, shown: ShownBout, source: Showing<GladiatorKit>, env: Env): void {
  const { side, logAt, sideTop } = layoutOf(env, source.shown.fighters.length);
  const wide = env.columns >= WIDE;
  const coming = comingCard(source.next, { you: shown.you, skin: env.skin });
  const width = wide ? env.columns - side - 1 : env.columns;
  const foot = wide ? 0 : STRIP_ROWS.short;
  drawCards(paneOf(canvas, 0, 1, width, logAt - 1 - foot), shown.cards, coming);
  if (!wide) {
    drawStripsAcross(canvas, logAt - foot, source.shown, shown, env);
    if (shown.motion !== null) drawInset(canvas, logAt - foot, source.shown, shown, env);
    return;
  }
  drawStrips(canvas, width + 1, side, source.shown, shown, env);
  const y = sideTop + 1;
  drawFight(canvas, { x: width + 1, y, width: side, height: logAt - y }, source.shown, shown, env);
}

/** Cells of a picture of the fight over cards. */
const INSET = { width: 30, height: 9 } as const;

/** A picture of the fight over the cards, above the row `foot`, for the moment in which something moves in it. */
function drawInset(canvas: Canvas, foot: number, state: Readonly<State>, shown: ShownBout, env: Env): void {
  const [x, y] = [canvas.width - INSET.width - 1, foot - INSET.height];
  canvas.box(x, y, INSET.width, INSET.height, { fg: 'accent' });
  const area = { x: x + 1, y: y + 1, width: INSET.width - 2, height: INSET.height - 2 };
  drawFight(canvas, area, state, shown, env);
}

/** What a small picture of the fight shows beside the state. */
type FightShown = Pick<ShownBout, 'you' | 'pair' | 'clash'> &
  Partial<Pick<ShownBout, 'flights' | 'casts' | 'motion'>> & { readonly asked?: FighterId | null };

/** A small picture of the fight in a rectangle. */
export function drawFight(
  canvas: Canvas,
  area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  state: Readonly<State>,
  { you, pair, clash, flights = [], casts: cords = [], asked = null, motion = null }: FightShown,
  env: Env,
): void {
  const focus = focusHexes(state, { you, pair });
  drawArenaIn(canvas, {
    ...area,
    state,
    you,
    overlay: { ...NO_OVERLAY, clash, flights, cords, asked, picture: pictureNow(motion) },
    large: false,
    focus,
    lens: null,
    env,
  });
}

/** A rule with 'Hint' on it and the advice under it, or the words of a lesson. */
export function drawHint(pane: Pane, lines: readonly string[], lesson = false): void {
  const { canvas, x, y, width } = pane;
  const title = { title: lesson ? 'Lesson' : 'Hint', titleStyle: { fg: 'accent', bold: true } } as const;
  const right = lesson ? 'Esc leaves' : 'H hides';
  canvas.fill(x, y, width, lines.length + 1, {});
  canvas.rule(x, y, width, { fg: 'rule' }, { ...title, right, rightStyle: { fg: 'mute' } });
  for (const [i, line] of lines.entries()) canvas.text(x + 1, y + 1 + i, line, { fg: 'text' });
}

/** The journal, the prompt line and the keys. */
export interface Foot {
  readonly screen: ScreenName;
  readonly prompt: string;
  readonly tone: Tone;
  /** It is told whole, in as many rows as it takes. */
  readonly told?: true;
  readonly hotkeys: readonly Hotkey[];
  /** Advice that takes rows of the journal where there is no other room for it. */
  readonly hint?: string | null;
  /** The advice is a lesson's. */
  readonly lesson?: true;
  /** What stands below lines of the journal; absent: nothing does. */
  readonly below?: AsideBelow;
}

/** Draws the journal of a source and the foot below it. */
export function drawFoot(
  canvas: Canvas,
  { lines, shown }: Showing<GladiatorKit>,
  you: FighterId,
  foot: Foot,
  env: Env,
): void {
  const { logAt, logRows } = layoutOf(env, shown.fighters.length);
  const told = lines.slice(-50).filter(({ entry }) => entry.turn > 0);
  const hint = wrapWithin(foot.hint ?? '', canvas.width - 3, logRows, canvas.skin);
  drawLog(canvas, logAt + hint.length, logRows - hint.length, told, shown, you, foot.below);
  if (hint.length > 0) drawHint(paneOf(canvas, 0, logAt, canvas.width), hint, foot.lesson);
  if (foot.told === true) drawTold(canvas, canvas.height - 2, foot.prompt, foot.tone);
  else drawPrompt(canvas, canvas.height - 2, foot.prompt, foot.tone);
  drawKeyBar(canvas, foot.screen, env, foot.hotkeys);
}
