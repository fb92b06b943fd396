/** What follows from a save alone, calculated once: files are checked again and again, and most of them are the same. */
import type { Read, Save } from '../../../src/kernel/save.ts';
import type { LongProof } from '../../../src/store/game-file.ts';
import type { KnownGames } from '../../../src/store/known.ts';

/** Answers that are kept; then all are let go. */
const KEPT_MOST = 4_000;

/** The same function, that remembers what it said of equal saves. */
function remembering<T>(of: (save: Save) => T): (save: Save) => T {
  const kept = new Map<string, T>();
  return (save) => {
    const text = JSON.stringify(save);
    const known = kept.get(text);
    if (known !== undefined) return known;
    if (kept.size >= KEPT_MOST) kept.clear();
    const found = of(save);
    kept.set(text, found);
    return found;
  };
}

/** The games of the house that remember how they judged saves. Bytes of files are read and parsed as ever. */
export function remembered(known: KnownGames): KnownGames {
  const { verify } = known;
  return {
    ...known,
    verify: verify === null ? null : remembering<Read<string | null>>(verify),
    summary: remembering(known.summary),
    counted: remembering(known.counted),
    long: known.long.map((kind) => (kind.proof === undefined ? kind : { ...kind, proof: proofOf(kind.proof) })),
  };
}

const proofOf = (proof: LongProof): LongProof => ({
  ...proof,
  fought: remembering((save) => proof.fought(save)),
  resultOf: remembering((record) => proof.resultOf(record)),
});
