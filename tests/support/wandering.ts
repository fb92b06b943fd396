/** Walks through screens by keys at random, and looks whether any text is cut. */
import { expect } from 'vitest';
import type { Rng } from '../../src/kernel/rng.ts';
import { rngFrom, seedState } from '../../src/kernel/rng.ts';
import { bindingsOn, keysOf } from '../../src/tui/keymap.ts';
import type { KeyName } from '../../src/tui/keys.ts';
import type { PlainStage } from '../../tools/plain-stage.ts';
import { type Cut, cutsIn } from './cuts.ts';

/** Keys that lead out of what is walked through, or back in it. */
const NOT_PRESSED: readonly string[] = ['leave', 'theme', 'suspend', 'quit', 'ask-leave', 'undo-all', 'take-back'];

/** One of the keys of the screen on top: those that close it or go on more often than others. */
function anyKey(stage: PlainStage, rng: Rng): KeyName {
  const bindings = bindingsOn(stage.top.name, stage.env.games).filter(({ command }) => !NOT_PRESSED.includes(command));
  const keys = bindings.flatMap((binding) => keysOf(binding, 'grid'));
  const often = [
    ['Esc', 25],
    ['Enter', 45],
    ['Space', 60],
  ] as const;
  const n = rng.int(100);
  const found = often.find(([key, below]) => n < below && keys.includes(key));
  return found?.[0] ?? keys[rng.int(keys.length)] ?? 'Esc';
}

/** What a walk looks for on every screen. */
interface Wandering {
  readonly seed: string;
  readonly steps: number;
  /** A text that may be cut, because all of it is one key away. */
  isMeant(cut: Cut): boolean;
  /** More to be asked of what a screen says, all of it in one line. */
  look?(told: string): void;
  /** What to do where the walk has left for the title; without it the walk ends there. */
  again?(stage: PlainStage): void;
}

/** Walks through what is open at 80x24; throws where a text is cut, run into another or written over. */
export function wander(stage: PlainStage, { seed, steps, isMeant, look, again }: Wandering): void {
  const rng = rngFrom(seedState(seed));
  for (let step = 0; step < steps; step++) {
    if (stage.top.name === 'title' && again === undefined) return;
    if (stage.top.name === 'title') again?.(stage);
    const cuts = cutsIn(() => stage.view).filter((cut) => !isMeant(cut));
    if (cuts.length > 0) expect({ screen: stage.top.name, cuts }).toEqual({ screen: stage.top.name, cuts: [] });
    look?.(stage.text.replaceAll(/\s+/gu, ' '));
    stage.press(anyKey(stage, rng));
  }
}
