/** Long work in batches: a few at a time, as much as one worker does before it is asked again. */
import type { Range } from '../../session/range.ts';

/** The batches that a run makes, in their order. */
export interface Batches<B> {
  readonly count: number;
  at(index: number): B;
}

/** Cuts a range into batches of at most `size`. */
export function cutRange({ from, to }: Range, size: number): Batches<Range> {
  return {
    count: Math.ceil((to - from) / size),
    at(index) {
      const start = from + index * size;
      return { from: start, to: Math.min(to, start + size) };
    },
  };
}
