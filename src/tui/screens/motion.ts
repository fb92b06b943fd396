/** Pictures between what was shown and what is shown now: they follow one another by a screen's timer, and any key ends them. */
import type { Settings } from '../../settings.ts';
import type { Screen } from '../program.ts';

/** Pictures of a game that are seen one after the other, and which of them is seen now. */
export interface Motion<P> {
  readonly pictures: readonly P[];
  readonly at: number;
}

/** Milliseconds that a picture is seen. */
const SEEN_MS = 70;

/** Pictures to be seen from the first on; null: there are none, or the player wants to see none. */
export function motionOf<P>(
  pictures: () => readonly P[],
  { motion, pace }: Pick<Settings, 'motion' | 'pace'>,
): Motion<P> | null {
  if (!motion || pace === 'instant') return null;
  const all = pictures();
  return all.length === 0 ? null : { pictures: all, at: 0 };
}

/** The picture that is seen now; null: what is shown stands as it is. */
export function pictureNow<P>(motion: Motion<P> | null): P | null {
  return motion?.pictures[motion.at] ?? null;
}

/** What is seen after the picture of now; null: what is shown stands as it is. */
export function movedOn<P>({ pictures, at }: Motion<P>): Motion<P> | null {
  return at + 1 < pictures.length ? { pictures, at: at + 1 } : null;
}

/** The timer of a screen on which pictures are seen; `token` tells what they lead to from all else. */
export function motionTimer({ at }: Motion<unknown>, token: string): Screen['timer'] {
  return { ms: SEEN_MS, token: `${token}-picture-${at}` };
}
