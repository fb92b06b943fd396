/** harena replay --luck of games whose matches are on the house's screens: how the dice fell, throw by throw. */
import type { Kit } from '../kernel/kit.ts';
import type { Save } from '../kernel/save.ts';
import { toiledOut } from '../odds/labour.ts';
import { type LuckReader, toilForThrows } from '../session/match-luck.ts';
import { type LuckWords, throwLines } from '../tui/match/luck-page.ts';
import { FailureError } from './errors.ts';

const WIDTH = 100;

/** The luck of a finished match as text or as a document. Throws FailureError where the save is none. */
export function matchLuckReport<K extends Kit>(
  reader: LuckReader<K>,
  words: LuckWords,
  file: string,
  save: Save,
  { json }: { readonly json?: boolean },
): string {
  const found = toiledOut(toilForThrows(reader, save));
  if (found === null || 'untold' in found) throw new FailureError(`${file}: ${found?.untold ?? 'it cannot be read'}`);
  if (json !== true) {
    const lines = throwLines(
      found,
      words,
      ({ line: { entry } }) => `#${entry.seq} ${entry.turn}.${entry.phase}`,
      WIDTH,
    );
    return `${lines.map((line) => line.map(({ text }) => text).join('')).join('\n')}\n`;
  }
  const { ruleset, version, seed, digest } = save;
  const throws = found.throws.map(({ line: { entry, text }, seq, own, came, due }) => ({
    ...{ seq, turn: entry.turn, phase: entry.phase, cite: entry.event.cite },
    ...{ own, came, due: due / 100, text },
  }));
  const document = { schema: 'harena/match-luck/1', ruleset, version, seed, digest, luck: found.luck, throws };
  return `${JSON.stringify(document, null, 2)}\n`;
}
