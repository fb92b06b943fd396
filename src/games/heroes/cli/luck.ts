/** harena replay --luck of a match. */
import { matchLuckReport } from '../../../cli/match-luck.ts';
import type { Save } from '../../../kernel/save.ts';
import { POOL_WORDS } from '../ask/luck-words.ts';
import { poolReader } from '../labour/dice-luck.ts';

/** The luck of a finished match as text or as a document. Throws FailureError. */
export const poolLuckReport = (file: string, save: Save, how: { readonly json?: boolean }): string =>
  matchLuckReport(poolReader(), POOL_WORDS, file, save, how);
