/** harena replay --luck of a bout. */
import { matchLuckReport } from '../../../cli/match-luck.ts';
import type { Save } from '../../../kernel/save.ts';
import { LUCK_WORDS } from '../ask/luck-words.ts';
import { luckReader } from '../labour/dice-luck.ts';

/** The luck of a finished bout as text or as a document. Throws FailureError. */
export const boutLuckReport = (file: string, save: Save, how: { readonly json?: boolean }): string =>
  matchLuckReport(luckReader(), LUCK_WORDS, file, save, how);
