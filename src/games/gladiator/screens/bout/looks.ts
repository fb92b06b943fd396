/** How the bout is looked at: which keys are in effect, how large it is drawn. */

import type { Hex } from '../../../../kernel/hex.ts';
import { SETTING_CHOICES } from '../../../../settings.ts';
import { boundsOf, GEOMETRY, originOf } from '../../../../tui/arena/geometry.ts';
import type { ScreenName } from '../../../../tui/keymap.ts';
import type { Env } from '../../../../tui/program.ts';
import type { GladiatorRequest } from '../../ask/request.ts';
import type { State } from '../../rules/types.ts';
import type { ShownBout } from './shown-bout.ts';
import { type BoutState, promptNow } from './state.ts';

type Prompt = GladiatorRequest;
type MenuPrompt = Exclude<Prompt, { kind: 'plot' | 'allocate' }>;

/** Whether a prompt is answered from a menu. */
export function isMenuPrompt(prompt: Prompt): prompt is MenuPrompt {
  return prompt.kind !== 'plot' && prompt.kind !== 'allocate';
}

/** The keys of the prompt, or those for showing events. */
export function keysFor(state: BoutState): ScreenName {
  const prompt = promptNow(state);
  if (prompt === null) return 'resolution';
  return isMenuPrompt(prompt) ? 'act' : prompt.kind;
}

/** Large hexes where the terminal has room for them, unless the player chose. */
function isLarge({ large }: { readonly large: boolean | null }, { columns, rows }: Env): boolean {
  return large ?? (columns >= 120 && rows >= 36);
}

type Looks = Pick<ShownBout, 'large' | 'coords' | 'lens'>;

/** Whether hexes are large as the arena was last drawn. */
export function isZoomed({ large, lens }: Looks, env: Env): boolean {
  return large ?? (lens.view === null ? isLarge({ large }, env) : lens.view.size === 'L');
}

/** Hex names where hexes are large, unless the player chose. */
export function showsCoords(looks: Looks, env: Env): boolean {
  return looks.coords ?? isZoomed(looks, env);
}

/** Tints whose reach comes next: of both sides, of yours, of theirs, of nobody. */
export function changeReach({ services, settings }: Env): void {
  const ways = SETTING_CHOICES.reach;
  const next = ways[(ways.indexOf(settings.reach) + 1) % ways.length];
  if (next !== undefined) services.changeSettings({ reach: next });
}

/** The columns and rows of cells that the arena has. */
interface Room {
  readonly width: number;
  readonly height: number;
}

/** Whether large hexes leave room for all that must be seen, wherever the view stops. */
export function holdsLarge({ width, height }: Room, must: readonly Hex[]): boolean {
  const { left, right, top, bottom } = boundsOf(GEOMETRY.flat.L, must);
  const { pitch, rows } = GEOMETRY.flat.L;
  return right - left + pitch - 1 <= width && bottom - top + rows - 1 <= height;
}

/** Hexes that must be to spare about a team before its hexes grow large. */
const SPARE = 1;

/** 26 Large hexes for a team only as long as all men who fight are to be seen at once, unless the player chose. */
export function isLargeFor(looks: Looks, { fighters }: Readonly<State>, room: Room, env: Env): boolean {
  if (looks.large !== null || fighters.length <= 2 || !isLarge(looks, env)) return isLarge(looks, env);
  const { pitch, rows, width } = GEOMETRY.flat.L;
  const places = fighters.filter(({ fate }) => fate === 'fighting').map(({ at }) => originOf(GEOMETRY.flat.L, at));
  const spread = (along: readonly number[]) => Math.max(...along) - Math.min(...along);
  const spare = looks.lens.view?.size === 'L' ? 0 : 2 * SPARE;
  const wide = spread(places.map(({ x }) => x)) + width + spare * pitch;
  const high = spread(places.map(({ y }) => y)) + rows + 1 + spare * rows;
  return wide <= room.width && high <= room.height;
}
