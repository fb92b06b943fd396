/** A word that is no command: which there are, and which one was meant. */
import type { Command } from 'commander';
import { UsageError } from './errors.ts';

/** At most so many letters wrong, and fewer than half of them. */
const FARTHEST = 2;

/** The complaint about a word that `parent` has no command of. */
export function unknownCommand(word: string, parent: Command): UsageError {
  const names = parent.commands.map((command) => command.name());
  const near = nearest(word, names);
  const meant = near === null ? '' : ` (did you mean ${near}?)`;
  return new UsageError(`unknown command '${word}'${meant}; the commands are ${names.join(', ')}`);
}

/** The name a mistyped word is nearest to, or null where none is near. @internal */
export function nearest(word: string, names: readonly string[]): string | null {
  const [best] = names
    .map((name) => ({ name, errors: distance(word.toLowerCase(), name) }))
    .filter(({ name, errors }) => errors <= FARTHEST && errors * 2 < name.length)
    .sort((a, b) => a.errors - b.errors);
  return best?.name ?? null;
}

/** Letters to be put in, taken out, changed or swapped with their neighbour to make one word of another. */
function distance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= from.length; i++) {
    rows[i] = [i];
    for (let j = 1; j <= to.length; j++) {
      const change = at(i - 1, j - 1) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const swapped = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const swap = swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      rows[i]?.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, change, swap));
    }
  }
  return at(from.length, to.length);
}
