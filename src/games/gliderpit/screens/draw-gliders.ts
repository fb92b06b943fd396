/** How everybody is: tracks of altitude in rows, the same in profile, and a card for each. */
import type { Segment } from '../../../tui/canvas.ts';
import { GLYPHS, type Skin } from '../../../tui/glyphs.ts';
import type { Pane } from '../../../tui/pane.ts';
import { wrapText } from '../../../tui/wrap.ts';
import type { Pose } from '../rules/tables/types.ts';
import type { Glider, State } from '../rules/types.ts';
import { LEDGE } from '../rules/words.ts';
import { letterOf, liveryOf } from './board-scene.ts';

/** What is drawn besides the gliders themselves: whose question it is, and where its mark leads. */
export interface Marked {
  readonly glider: string | null;
  readonly pose: Pose | null;
}

/** Gliders in the order of their chits, else by seat. */
function inOrder({ chits, gliders }: Readonly<State>): readonly Glider[] {
  const flying = chits.flatMap((id) => gliders.find((one) => one.id === id) ?? []);
  return [...flying, ...gliders.filter((one) => !flying.includes(one))];
}

/** Draws a row for each glider: its letter on the track from the floor to the ledge, its speed, what it holds as far as there is room. */
export function drawTracks({ canvas, x, y, width, height }: Pane, state: Readonly<State>, marked: Marked): void {
  canvas.text(x, y, trackHead(state.floor), { fg: 'mute' }, x + width);
  for (const [i, glider] of inOrder(state)
    .slice(0, height - 1)
    .entries())
    canvas.segments(x, y + 1 + i, trackRow(state, glider, marked, canvas.skin, width), x + width);
}

/** Every fifth level. */
const STEP = 5;

/** The number of every fifth level below the ledge, ending over its place on the track. */
function trackHead(floor: number): string {
  const levels = Array.from({ length: (LEDGE - floor) / STEP }, (_, i) => floor + i * STEP);
  const numbers = levels.map((level, i) => `${level}`.padStart(i === 0 ? 3 : STEP));
  return `${numbers.join('')}${' '.repeat(STEP)}sp`;
}

function trackRow(
  state: Readonly<State>,
  glider: Glider,
  marked: Marked,
  skin: Skin,
  width: number,
): readonly Segment[] {
  const { alt, speed, out, id } = glider;
  const fg = out === null ? liveryOf(state, glider).text : 'mute';
  const now = state.acting?.glider === id || marked.glider === id;
  const letter = letterOf(state, glider);
  const head: Segment = { text: `${now ? GLYPHS[skin].selection : ' '}${letter}`, style: { fg, bold: now } };
  if (out !== null) return [head, { text: ` out: ${OUT_WORDS[out]}`, style: { fg: 'mute' } }];
  const ghost = marked.glider === id ? marked.pose : null;
  const cells = Array.from({ length: LEDGE - state.floor + 1 }, (_, above): Segment => {
    const level = state.floor + above;
    if (level === alt) return { text: letter, style: { fg, bold: true } };
    if (level === ghost?.alt) return { text: letter.toLowerCase(), style: { fg: 'path', bold: true } };
    return { text: trackSign(level, state.floor), style: { fg: 'mute' } };
  });
  const told: readonly Segment[] = [
    head,
    ...cells,
    { text: alt === LEDGE ? '' : `${speed}`, style: { fg: 'text', bold: true } },
    { text: ghost === null ? '' : `>${ghost.speed}`, style: { fg: 'path' } },
    { text: signsOf(glider), style: { fg: 'warn', bold: true } },
  ];
  const room = width - told.reduce((sum, { text }) => sum + text.length, 0) - 1;
  return [...told, { text: handText(glider, room), style: { fg: 'text' } }];
}

/** The ledge is left empty: nobody flies there. */
function trackSign(level: number, floor: number): string {
  if (level === LEDGE) return ' ';
  if (level === floor) return '#';
  return level % STEP === 0 ? ':' : '.';
}

/** What is in the hand, by two letters where there is no room for its word. */
function handText({ hand }: Glider, room: number): string {
  if (hand === null || room < SHORT) return '';
  return ` ${hand.length > room ? hand.slice(0, SHORT) : hand}`;
}

const SHORT = 2;

const OUT_WORDS = { floor: 'on the floor', overspeed: 'too fast', stun: 'knocked out', wall: 'in the wall' } as const;

const signsOf = ({ stunned, netted }: Glider): string =>
  stunned || netted ? ` ${stunned ? 'S' : ''}${netted ? 'N' : ''}` : '';

/** Draws what is in hands and frames, in rows below the tracks, as many as there are: of whose turn it is, then of the others in the air. */
export function drawCarried({ canvas, x, y, width, height }: Pane, state: Readonly<State>, { glider }: Marked): void {
  const aloft = inOrder(state).filter(({ out }) => out === null);
  const first = aloft.filter(({ id }) => id === glider);
  const told = [...first, ...aloft.filter((one) => !first.includes(one))];
  const rows = told.flatMap((one): readonly (readonly Segment[])[] => {
    const letter: Segment = { text: letterOf(state, one), style: { fg: liveryOf(state, one).text, bold: true } };
    const mute = (text: string): Segment => ({ text: ` ${text}`, style: { fg: 'mute' } });
    return wrapText(carriedText(one), width - 3).map((row, i) => (i === 0 ? [letter, mute(row)] : [mute(` ${row}`)]));
  });
  for (const [i, row] of rows.slice(0, height).entries()) canvas.segments(x + 1, y + i, row, x + width);
}

/** The columns of the profile: a number, then two cells a glider. */
export const PROFILE_WIDTH = 18;

/** Draws the gliders in profile against the altitude track, the ledge on top: who is above whom. */
export function drawProfile({ canvas, x, y, width }: Pane, state: Readonly<State>, marked: Marked): void {
  for (let level = LEDGE; level >= state.floor; level--) {
    const row = y + LEDGE - level;
    const end = level === LEDGE ? ' ledge' : level === state.floor ? ' floor' : '';
    const isHeld = state.gliders.some(({ out, alt }) => out === null && alt === level);
    const cells = state.gliders.map((one): Segment => profileCell(state, one, level, marked));
    const line: Segment = { text: `${`${level}`.padStart(2)} `, style: { fg: 'mute' } };
    const named = end !== '' && !isHeld;
    canvas.segments(x, row, named ? [line, { text: end, style: { fg: 'mute' } }] : [line, ...cells], x + width);
  }
}

function profileCell(state: Readonly<State>, glider: Glider, level: number, marked: Marked): Segment {
  const letter = letterOf(state, glider);
  if (glider.out === null && glider.alt === level)
    return { text: `${letter}${glider.speed}`, style: { fg: liveryOf(state, glider).text, bold: true } };
  if (marked.glider === glider.id && marked.pose?.alt === level)
    return { text: `${letter.toLowerCase()}${marked.pose.speed}`, style: { fg: 'path', bold: true } };
  return { text: level % STEP === 0 ? '--' : ' .', style: { fg: 'mute' } };
}

/** The rows of a card. */
export const CARD_HEIGHT = 3;

/** Draws a card: name, altitude and speed; the hand and the frame; what ails it. */
export function drawGliderCard({ canvas, x, y, width }: Pane, state: Readonly<State>, glider: Glider): void {
  const { name, alt, speed, stunned, netted, out } = glider;
  const fg = out === null ? liveryOf(state, glider).text : 'mute';
  const ails = [...(stunned ? ['stunned'] : []), ...(netted ? ['in a net'] : [])].join(', ');
  const stand = out === null ? `  altitude ${alt}, speed ${speed}` : `  ${OUT_WORDS[out]}`;
  canvas.segments(
    x,
    y,
    [
      { text: `${letterOf(state, glider)} `, style: { fg, bold: true } },
      { text: name, style: { fg, bold: true } },
      { text: stand, style: { fg: 'text' } },
      { text: ails === '' ? '' : `  ${ails}`, style: { fg: 'warn', bold: true } },
    ],
    x + width,
  );
  if (out !== null) return;
  canvas.text(x + 2, y + 1, carriedText(glider), { fg: 'mute' }, x + width);
}

function carriedText({ hand, stowed }: Glider): string {
  const frame = stowed.length === 0 ? 'the frame is empty' : `frame: ${countedNames(stowed)}`;
  return `${hand === null ? 'nothing in hand' : `${hand} in hand`}; ${frame}`;
}

/** 'spear, dagger x3': in the order in which they first stand. */
function countedNames(names: readonly string[]): string {
  return [...new Set(names)]
    .map((name) => [name, names.filter((one) => one === name).length] as const)
    .map(([name, count]) => (count === 1 ? name : `${name} x${count}`))
    .join(', ');
}
