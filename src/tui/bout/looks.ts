/** How the bout is looked at: which keys are in effect, how large it is drawn. */
import type { ScreenName } from '../keymap.ts';
import type { Env } from '../program.ts';
import type { GladiatorRequest } from './session.ts';
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
export function isLarge({ large }: { readonly large: boolean | null }, { columns, rows }: Env): boolean {
  return large ?? (columns >= 120 && rows >= 36);
}

/** Hex names where hexes are large, unless the player chose. */
export function showsCoords(
  state: { readonly large: boolean | null; readonly coords: boolean | null },
  env: Env,
): boolean {
  return state.coords ?? isLarge(state, env);
}
